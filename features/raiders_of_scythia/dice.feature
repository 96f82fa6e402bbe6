Feature: Rolling the dice
  The civilisation says how many red and white dice are rolled, the gold in the settlement how many yellow ones.

  # No public source shows all faces of a die: those of the scenarios are their own.

  # Few raid spaces and quests are on these tables: the end of the game has been triggered on them before.

  Background:
    Given the end of the game has been triggered

  @ROS-dice-E01 @ROS-dice-E02
  Rule: The dice of an Assyrian settlement

    Background:
      Given it is the turn of Purple, with a grey worker
      And Assyria 1 is raided with a grey worker
      And the faces of the red die are 2 strength with 2 wounds, 3 strength, nothing
      And the faces of the white die are 3 wounds, 2 strength, nothing
      And the faces of the yellow die are 2 wounds, 1 wound, nothing
      And the card Vigilante has 2 strength
      And the crew of Purple is Vigilante, Herdsman, Brawler
      And Purple has 4 provisions
      And the supply holds 20 wounds and 8 silver
      And the right raid space of Assyria 1 holds a grey worker and 1 gold and 2 livestock

    @case:ros-dice-0001
    Scenario: the first player to raid it rolls 1 red, 1 white and 2 yellow dice
      Given the left raid space of Assyria 1 holds a grey worker and 2 gold and 1 wagon
      When Purple raids Assyria 1
      And the worker is placed on the left worker space
      And the red die shows 3 strength
      And the white die shows 2 strength
      And the yellow dice show 1 wound, nothing
      And the wounds go 1 to Herdsman
      And the left raid space is plundered
      Then Purple then has 2 VP, 2 gold and 1 wagon
      And Herdsman of Purple then has 1 wound

    @case:ros-dice-0002
    Scenario: the second rolls 1 yellow die fewer
      Given the left raid space of Assyria 1 has been raided
      And a grey worker stands on the left worker space of Assyria 1
      When Purple raids Assyria 1
      And the red die shows 3 strength
      And the white die shows 2 strength
      And the yellow die shows 1 wound
      And the wounds go 1 to Brawler
      Then Purple then has 2 VP and 1 gold
      And Brawler of Purple then has 1 wound

    @case:ros-dice-0003
    Scenario: a raid space without gold gives no yellow die
      Given the left raid space of Assyria 1 holds a grey worker and 3 equipment
      When Purple raids Assyria 1
      And the worker is placed on the left worker space
      And the red die shows 3 strength
      And the white die shows 2 strength
      And the yellow die shows 1 wound
      And the wounds go 1 to Brawler
      And the left raid space is plundered
      Then Purple then has 2 VP and 3 equipment
      And Brawler of Purple then has 1 wound

    @case:ros-dice-0004
    Scenario: gold elsewhere gives no yellow die
      Given the left raid space of Assyria 1 has been raided
      And the left raid space of Assyria 2 holds a red worker and 3 gold
      And a grey worker stands on the left worker space of Assyria 1
      When Purple raids Assyria 1
      And the red die shows 3 strength
      And the white die shows 2 strength
      And the yellow die shows nothing
      Then Purple then has 2 VP and 1 gold

    @case:ros-dice-0005 @ROS-dice-E02
    Scenario: does the raid space that is plundered count?
      Given the left raid space of Assyria 1 has been raided
      And a grey worker stands on the left worker space of Assyria 1
      And Purple has 3 kumis
      When Purple raids Assyria 1
      And the red die shows 3 strength
      And the white die shows 2 strength
      And the yellow die shows 1 wound
      And the wounds go 1 to Brawler
      Then by the reading counts of ROS-Q26
      And Purple then has 2 VP and 1 gold
      And Brawler of Purple then has 1 wound
      And by the reading other_spaces of ROS-Q26
      And Purple then has 2 VP and 1 gold
      And Brawler of Purple then has no wounds

    @case:ros-dice-0006 @ROS-dice-E02
    Scenario: where it doesn't count, the gold that stays behind does
      Given ROS-Q26 is read as other_spaces
      And the left raid space of Assyria 1 holds a grey worker and 3 equipment
      When Purple raids Assyria 1
      And the worker is placed on the left worker space
      And the left raid space is plundered
      And the red die shows 3 strength
      And the white die shows 2 strength
      And the yellow die shows 1 wound
      And the wounds go 1 to Brawler
      Then Purple then has 2 VP and 3 equipment
      And Brawler of Purple then has 1 wound

    @case:ros-dice-0007 @ROS-raid-R05
    Scenario: where it doesn't count, it is chosen before the roll
      Given ROS-Q26 is read as other_spaces
      And the left raid space of Assyria 1 holds a grey worker and 3 equipment
      When Purple raids Assyria 1
      And the worker is placed on the left worker space
      Then raid_space is asked of Purple, with 1 or 2

  @ROS-dice-E03 @ROS-dice-R01
  Rule: The dice give strength, wounds or nothing

    Background:
      Given it is the turn of Purple, with a grey worker
      And raiding Cimmeria rolls 2 red and 1 white
      And Cimmeria 2 needs 1 crew, 0 provisions and 0 wagons
      And the faces of the red die are 2 strength with 2 wounds, 3 strength, nothing
      And the faces of the white die are 3 wounds, 2 strength, nothing
      And the rows of Cimmeria 2 are 1 VP from 5 strength, 2 VP from 7 strength, 3 VP from 8 strength, 4 VP from 10 strength
      And the left raid space of Cimmeria 2 holds a grey worker
      And the card Tyrant has 5 strength
      And the card Tyrant does nothing in raids
      And the crew of Purple is Tyrant
      And the supply holds 20 wounds

    Scenario Outline: what the dice show
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      And the red dice show <red>
      And the white die shows <white>
      Then Purple then has <vp> VP
      And Tyrant of Purple then has <n> wounds
      And the supply then holds <left> wounds

      Examples:
        | red                                              | white      | vp | n  | left | case          |
        | nothing, nothing                                 | nothing    | 1  | no | 20   | ros-dice-0008 |
        | 2 strength with 2 wounds, nothing                | nothing    | 2  | 2  | 18   | ros-dice-0009 |
        | 3 strength, nothing                              | 3 wounds   | 3  | 3  | 17   | ros-dice-0010 |
        | 3 strength, 2 strength with 2 wounds             | 3 wounds   | 4  | 5  | 15   | ros-dice-0011 |
        | 3 strength, nothing                              | 2 strength | 4  | no | 20   | ros-dice-0012 |

  @ROS-dice-E03
  Rule: The Brawler rerolls 1 die

    Background:
      Given it is the turn of Purple, with a grey worker
      And raiding Cimmeria rolls 2 red and 1 white
      And Cimmeria 2 needs 1 crew, 0 provisions and 0 wagons
      And the faces of the red die are 2 wounds, 3 strength, nothing, 2 wounds
      And the faces of the white die are 1 wound, 2 strength, nothing
      And the rows of Cimmeria 2 are 1 VP from 2 strength, 2 VP from 4 strength, 3 VP from 5 strength, 4 VP from 7 strength, 5 VP from 8 strength, 6 VP from 10 strength
      And the left raid space of Cimmeria 2 holds a grey worker
      And the supply holds 20 wounds

    @case:ros-dice-0013
    Scenario: one of the red dice
      Given the crew of Purple is Brawler
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      And the red dice show nothing, 3 strength
      And the white die shows nothing
      And the red die of nothing is rerolled to 3 strength
      Then Purple then has 5 VP

    @case:ros-dice-0014
    Scenario: the white die, and what it showed counts no more
      Given the crew of Purple is Brawler
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      And the red dice show nothing, nothing
      And the white die shows 1 wound
      And the white die of 1 wound is rerolled to 2 strength
      Then Purple then has 2 VP
      And Brawler of Purple then has no wounds

    @case:ros-dice-0015
    Scenario: what is rerolled counts even if it is worse
      Given the crew of Purple is Brawler
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      And the red dice show 3 strength, nothing
      And the white die shows 2 strength
      And the red die of 3 strength is rerolled to 2 wounds
      Then Purple then has 2 VP
      And Brawler of Purple then has 2 wounds

    @case:ros-dice-0016
    Scenario: no die has to be rerolled
      Given the crew of Purple is Brawler
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      And the red dice show nothing, 3 strength
      And the white die shows nothing
      Then Purple then has 3 VP

    @case:ros-dice-0017
    Scenario: two Brawlers reroll one die each, and may reroll the same one
      Given the crew of Purple is Brawler, Brawler
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      And the red dice show nothing, nothing
      And the white die shows nothing
      And the red die of nothing is rerolled to 2 wounds
      And the red die of 2 wounds is rerolled to 3 strength
      Then Purple then has 4 VP
      And Brawler of Purple then has no wounds

    @case:ros-dice-0018 @ROS-stables-E03
    Scenario: a doubling eagle lets it reroll two dice
      Given the crew of Purple is Brawler
      And a doubling eagle is above space 1 of Purple
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      And the red dice show nothing, nothing
      And the white die shows 1 wound
      And the red die of nothing is rerolled to 3 strength, and the white die of 1 wound to 2 strength
      Then Purple then has 4 VP
      And Brawler of Purple then has no wounds

    @case:ros-dice-0019 @ROS-stables-E03
    Scenario: two dice that show the same
      Given the crew of Purple is Brawler
      And a doubling eagle is above space 1 of Purple
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      And the red dice show nothing, nothing
      And the white die shows nothing
      And the red die of nothing is rerolled to 3 strength, and the red die of nothing to 3 strength
      Then Purple then has 5 VP

    @case:ros-dice-0020 @ROS-stables-E03
    Scenario: may a die that was rerolled be rerolled again?
      Given the crew of Purple is Brawler
      And a doubling eagle is above space 1 of Purple
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      And the red dice show nothing, nothing
      And the white die shows nothing
      And the red die of nothing is rerolled to 2 wounds
      And the red die of 2 wounds is rerolled to 3 strength
      Then by the reading at_once of ROS-Q60
      And Purple then has 1 VP
      And Brawler of Purple then has 2 wounds
      And by the reading one_after_another of ROS-Q60
      And Purple then has 3 VP
      And Brawler of Purple then has no wounds

    @case:ros-dice-0021
    Scenario: which dice there are to reroll
      Given the crew of Purple is Brawler, Tyrant
      And the card Tyrant has 5 strength
      And the card Tyrant rerolls 2 dice in Assyria
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      And the red dice show nothing, nothing
      And the white die shows nothing
      And the red die of nothing is rerolled to 3 strength
      Then Purple then has 6 VP

    @case:ros-dice-0022
    Scenario: others stand to the left of it
      Given the crew of Purple is Herdsman, Herdsman, Brawler
      And the supply holds 20 wounds and 5 silver
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      And the red dice show nothing, nothing
      And the white die shows nothing
      And the red die of nothing is rerolled to 3 strength
      Then Purple then has 5 VP and 2 silver
