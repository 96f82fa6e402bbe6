Feature: Raid
  A worker, crew, provisions and wagons make a raid; it is carried out in six steps.

  # Numbers that no public source shows (dice of Persia, rows, strengths) are each scenario's own.

  # The conditions

  # Few raid spaces and quests are on these tables: the end of the game has been triggered on them before.

  Background:
    Given the end of the game has been triggered

  @ROS-raid-Z01 @ROS-raid-R01
  Rule: The central Persian settlement needs a grey or red worker, 4 crew, 2 provisions and 1 wagon

    Background:
      Given raiding Persia rolls 0 red and 0 white
      And the rows of Persia 2 are 4 VP from 1 strength
      And the right raid space of Persia 2 holds a red worker and 1 livestock
      And the supply holds 5 provisions and 5 wagons

    Scenario Outline: with just what it needs
      Given it is the turn of Purple, with a <colour> worker
      And the crew of Purple is Herdsman, Herdsman, Brawler, Herdsman
      And Purple has 2 provisions and 1 wagon
      When Purple raids Persia 2
      And the worker is placed on the left worker space
      Then Purple then has no provisions, no wagons, 4 VP and 1 livestock
      And the supply then holds 7 provisions and 6 wagons
      And Purple then holds a red worker
      And the left worker space of Persia 2 then holds a <colour> worker

      Examples:
        | colour | case          |
        | grey   | ros-raid-0001 |
        | red    | ros-raid-0002 |

    @case:ros-raid-0003
    Scenario: a blue worker can't raid it
      Given it is the turn of Purple, with a blue worker
      And the crew of Purple is Herdsman, Herdsman, Herdsman, Herdsman
      And Purple has 2 provisions and 1 wagon
      When Purple raids Persia 2
      And the worker is placed on the left worker space
      Then it is refused by ROS-raid-R01

    @case:ros-raid-0004
    Scenario: 3 crew are too few
      Given it is the turn of Purple, with a grey worker
      And the crew of Purple is Herdsman, Herdsman, Herdsman
      And Purple has 2 provisions and 1 wagon
      When Purple raids Persia 2
      And the worker is placed on the left worker space
      Then it is refused by ROS-raid-R01

    Scenario Outline: too few provisions or wagons
      Given it is the turn of Purple, with a grey worker
      And the crew of Purple is Herdsman, Herdsman, Herdsman, Herdsman
      And Purple has <what>
      When Purple raids Persia 2
      And the worker is placed on the left worker space
      Then it is refused by ROS-raid-R01

      Examples:
        | what                        | case          |
        | 1 provision and 1 wagon     | ros-raid-0005 |
        | 2 provisions and 0 wagons   | ros-raid-0006 |
        | 8 provisions and 0 wagons   | ros-raid-0007 |
        | 0 provisions and 8 wagons   | ros-raid-0008 |

    @case:ros-raid-0009
    Scenario: more than it needs is not paid
      Given it is the turn of Purple, with a grey worker
      And the crew of Purple is Herdsman, Herdsman, Herdsman, Herdsman and Herdsman
      And Purple has 5 provisions and 3 wagons
      When Purple raids Persia 2
      And the worker is placed on the left worker space
      Then Purple then has 3 provisions and 2 wagons

  @ROS-raid-R01
  Rule: Do the conditions hold for Greece too?

    Background:
      Given it is the turn of Purple, with a blue worker
      And raiding Greece rolls 0 red and 0 white
      And the crew of Purple is Herdsman
      And the right raid space of Greece 1 holds a red worker
      And Purple has 2 provisions and 2 wagons
      And the faces of the yellow die are 1 wound, nothing

    @case:ros-raid-0010
    Scenario: a blue worker and one crew member raid Greece
      When Purple raids Greece 1
      And the worker is placed on the left worker space
      Then by the reading greece_too of ROS-Q02
      And it is refused by ROS-raid-R01
      And by the reading three_civilisations of ROS-Q02
      And Purple then has 2 provisions and 2 wagons
      And Purple then holds a red worker

    @case:ros-raid-0055
    Scenario: nor is any crew needed there
      Given ROS-Q02 is read as three_civilisations
      And the right raid space of Greece 3 holds a red worker and 2 gold
      And it is the turn of Green, with a blue worker
      And the rows of Greece 3 are 6 VP from 20 strength
      When Green raids Greece 3
      And the worker is placed on the left worker space
      And the yellow die shows nothing
      Then Green then has 2 gold
      And Green then holds a red worker

    @case:ros-raid-0056
    Scenario: in Persia they hold by either reading
      Given ROS-Q02 is read as three_civilisations
      And raiding Persia rolls 0 red and 0 white
      And the rows of Persia 2 are 4 VP from 1 strength
      And the right raid space of Persia 2 holds a red worker
      When Purple raids Persia 2
      And the worker is placed on the left worker space
      Then it is refused by ROS-raid-R01

  @ROS-raid-R01
  Rule: Does the hero count as crew?

    @case:ros-raid-0011
    Scenario: the hero and 3 crew members where 4 crew are needed
      Given it is the turn of Purple, with a grey worker
      And raiding Persia rolls 0 red and 0 white
      And the rows of Persia 2 are 4 VP from 1 strength
      And the right raid space of Persia 2 holds a red worker
      And the hero of Purple is Vadasz
      And the crew of Purple is Herdsman, Herdsman, Herdsman
      And Purple has 2 provisions and 1 wagon
      When Purple raids Persia 2
      And the worker is placed on the left worker space
      Then by the reading no of ROS-Q13
      And it is refused by ROS-raid-R01
      And by the reading yes of ROS-Q13
      And Purple then has 4 VP

    @case:ros-raid-0012
    Scenario: a hero is needed no more than others
      Given it is the turn of Purple, with a grey worker
      And ROS-Q13 is read as yes
      And raiding Persia rolls 0 red and 0 white
      And the rows of Persia 2 are 4 VP from 1 strength
      And the right raid space of Persia 2 holds a red worker
      And the crew of Purple is Herdsman, Herdsman, Herdsman
      And Purple has 2 provisions and 1 wagon
      When Purple raids Persia 2
      And the worker is placed on the left worker space
      Then it is refused by ROS-raid-R01

    @case:ros-raid-0057
    Scenario: the hero counts as one
      Given it is the turn of Purple, with a grey worker
      And ROS-Q13 is read as yes
      And raiding Persia rolls 0 red and 0 white
      And the rows of Persia 2 are 4 VP from 1 strength
      And the right raid space of Persia 2 holds a red worker
      And the hero of Purple is Vadasz
      And the crew of Purple is Herdsman, Herdsman
      And Purple has 2 provisions and 1 wagon
      When Purple raids Persia 2
      And the worker is placed on the left worker space
      Then it is refused by ROS-raid-R01

  # When one may raid

  @ROS-turn-R01
  Rule: A turn is either work or a raid

    Background:
      Given it is the turn of Purple, with a blue worker
      And raiding Cimmeria rolls 0 red and 0 white
      And Cimmeria 2 needs 1 crew, 0 provisions and 0 wagons
      And the rows of Cimmeria 2 are 1 VP from 1 strength
      And the left raid space of Cimmeria 2 holds a blue worker
      And the crew of Purple is Herdsman
      And the supply holds 5 silver

    @case:ros-raid-0013
    Scenario: nothing has been done yet
      When Purple raids Cimmeria 2
      And the worker is placed on the right worker space
      Then Purple then has 1 VP and 1 silver
      And Purple then holds a blue worker

    @case:ros-raid-0058
    Scenario: the turn of the opponent follows
      Given the turn of the opponent follows
      When Purple raids Cimmeria 2
      And the worker is placed on the right worker space
      Then Purple then has 1 VP and 1 silver

    @case:ros-raid-0014
    Scenario: a worker has been placed in the village
      Given Purple has placed a worker on the Farm
      When Purple raids Cimmeria 2
      And the worker is placed on the right worker space
      Then it is refused by ROS-turn-R01

    @case:ros-raid-0015
    Scenario: another worker is to be taken
      Given another worker is to be taken now
      When Purple raids Cimmeria 2
      And the worker is placed on the right worker space
      Then it is refused by ROS-turn-R01

  # Steps 1 and 2

  @ROS-raid-R09 @ROS-raid-S01
  Rule: The worker is placed on an empty worker space of the settlement

    Background:
      Given it is the turn of Purple, with a grey worker
      And raiding Cimmeria rolls 0 red and 0 white
      And Cimmeria 2 needs 1 crew, 0 provisions and 0 wagons
      And the rows of Cimmeria 2 are 1 VP from 1 strength
      And the left raid space of Cimmeria 2 holds a blue worker
      And the crew of Purple is Brawler

    @case:ros-raid-0016
    Scenario: either of two empty ones
      When Purple raids Cimmeria 2
      Then worker_space is asked of Purple, with 1 or 2

    @case:ros-raid-0017
    Scenario: the other one where one is taken
      Given a blue worker stands on the left worker space of Cimmeria 2
      When Purple raids Cimmeria 2
      Then the right worker space of Cimmeria 2 then holds a grey worker
      And the left worker space of Cimmeria 2 then holds a blue worker

    @case:ros-raid-0018
    Scenario: the one that is taken may not be chosen
      Given a blue worker stands on the left worker space of Cimmeria 2
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      Then it is refused by ROS-raid-R09

    @case:ros-raid-0019
    Scenario: both are taken
      Given a blue worker stands on the left worker space of Cimmeria 2
      And a grey worker stands on the right worker space of Cimmeria 2
      When Purple raids Cimmeria 2
      Then it is refused by ROS-raid-R09

    @case:ros-raid-0020 @ROS-raid-S04
    Scenario: both raid spaces have been raided
      Given the left raid space of Cimmeria 2 has been raided
      And the right raid space of Cimmeria 2 has been raided
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      Then it is refused by ROS-raid-S04

  @ROS-raid-S01 @ROS-raid-S04
  Rule: Are the worker space and the raid space chosen apart?

    Background:
      Given it is the turn of Purple, with a grey worker
      And raiding Cimmeria rolls 0 red and 0 white
      And Cimmeria 2 needs 1 crew, 0 provisions and 0 wagons
      And the rows of Cimmeria 2 are 1 VP from 1 strength
      And the right raid space of Cimmeria 2 holds a grey worker and 3 livestock
      And the crew of Purple is Brawler

    @case:ros-raid-0021
    Scenario: the worker on the left, the plunder from the right
      Given the left raid space of Cimmeria 2 holds a blue worker and 2 wagons
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      And the right raid space is plundered
      Then by the reading apart of ROS-Q14
      And Purple then has 3 livestock and no wagons
      And by the reading same_side of ROS-Q14
      And it is refused by ROS-raid-example-Z03

    @case:ros-raid-0022
    Scenario: the worker beside a raid space that has been raided
      Given the left raid space of Cimmeria 2 has been raided
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      Then by the reading apart of ROS-Q14
      And Purple then has 3 livestock
      And by the reading same_side of ROS-Q14
      And it is refused by ROS-raid-S04

    @case:ros-raid-0023
    Scenario: on one side the plunder follows the worker
      Given ROS-Q14 is read as same_side
      And the left raid space of Cimmeria 2 holds a blue worker and 2 wagons
      When Purple raids Cimmeria 2
      And the worker is placed on the right worker space
      Then Purple then has 3 livestock and no wagons
      And Purple then holds a grey worker

    @case:ros-raid-0024 @ROS-raid-R09
    Scenario: on one side, with no worker space beside a raid space that is left
      Given ROS-Q14 is read as same_side
      And the left raid space of Cimmeria 2 has been raided
      And a blue worker stands on the right worker space of Cimmeria 2
      When Purple raids Cimmeria 2
      Then it is refused by ROS-raid-R09

  # Step 3

  @ROS-raid-P02 @ROS-raid-E02
  Rule: Kumis may be paid, for 1 strength each

    Background:
      Given it is the turn of Purple, with a grey worker
      And raiding Cimmeria rolls 0 red and 0 white
      And Cimmeria 2 needs 1 crew, 0 provisions and 0 wagons
      And the rows of Cimmeria 2 are 1 VP from 3 strength, 2 VP from 4 strength, 3 VP from 5 strength, 7 VP from 6 strength
      And the right raid space of Cimmeria 2 holds a grey worker
      And the crew of Purple is Brawler
      And Purple has 3 kumis
      And the supply holds 10 kumis

    Scenario Outline: some of it
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      And <n> kumis are paid
      Then Purple then has <vp> VP and <left> kumis
      And the supply then holds <there> kumis

      Examples:
        | n | vp | left | there | case          |
        | 1 | 1  | 2    | 11    | ros-raid-0025 |
        | 2 | 2  | 1    | 12    | ros-raid-0026 |
        | 3 | 3  | no   | 13    | ros-raid-0027 |

    @case:ros-raid-0028
    Scenario: none of it
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      Then Purple then has 3 kumis and no VP

    @case:ros-raid-0029 @ROS-raid-P02
    Scenario: not more than there is
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      And 4 kumis are paid
      Then it is refused by ROS-raid-P02

    @case:ros-raid-0060 @ROS-raid-P02
    Scenario: not more than there is, of all there are
      Given Purple has 31 kumis
      And the supply holds 1 kumis
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      And 32 kumis are paid
      Then it is refused by ROS-raid-P02

    Scenario Outline: is it paid before or after the dice are rolled?
      Given ROS-Q25 is read as <reading>
      And raiding Cimmeria rolls 1 red and 0 white
      And the faces of the red die are 1 strength, nothing
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      And the red die shows 1 strength
      And 3 kumis are paid
      Then Purple then has no kumis and 7 VP

      Examples:
        | reading | case          |
        | before  | ros-raid-0052 |
        | after   | ros-raid-0053 |

    @case:ros-raid-0054 @ROS-raid-P02
    Scenario: not more than there is, after the dice
      Given ROS-Q25 is read as after
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      And 4 kumis are paid
      Then it is refused by ROS-raid-P02

  # Step 4

  @ROS-raid-Z02
  Rule: The Vigilante gains 2 silver when raiding Assyria, even if it dies

    Background:
      Given it is the turn of Purple, with a grey worker
      And the card Vigilante has 1 strength
      And the supply holds 20 wounds and 8 silver

    @case:ros-raid-0030
    Scenario: it dies of the raid
      Given raiding Assyria rolls 0 red and 0 white
      And Assyria 2 needs 1 crew, 0 provisions and 0 wagons
      And the right raid space of Assyria 2 holds a grey worker
      And the crew of Purple is Vigilante
      And Purple has 1 kumis
      When Purple raids Assyria 2
      And the worker is placed on the left worker space
      And 1 kumis is paid
      Then Purple then has 2 silver and no VP
      And Vigilante of Purple is dead
      And the crew discard pile then holds Vigilante
      And the supply then holds 6 silver and 20 wounds

    @case:ros-raid-0031
    Scenario: it lives
      Given raiding Assyria rolls 0 red and 0 white
      And Assyria 2 needs 1 crew, 0 provisions and 0 wagons
      And the rows of Assyria 2 are 1 VP from 1 strength
      And the right raid space of Assyria 2 holds a grey worker
      And the crew of Purple is Vigilante
      When Purple raids Assyria 2
      And the worker is placed on the left worker space
      Then Purple then has 2 silver
      And Vigilante of Purple then has no wounds

    @case:ros-raid-0032 @ROS-raid-S03
    Scenario: not elsewhere
      Given raiding Cimmeria rolls 0 red and 0 white
      And Cimmeria 2 needs 1 crew, 0 provisions and 0 wagons
      And the rows of Cimmeria 2 are 1 VP from 1 strength
      And the right raid space of Cimmeria 2 holds a grey worker
      And the crew of Purple is Vigilante
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      Then Purple then has no silver and 1 VP

    @case:ros-raid-0033
    Scenario: two of them, of whom one is assigned a doubling eagle
      Given raiding Assyria rolls 0 red and 0 white
      And Assyria 2 needs 1 crew, 0 provisions and 0 wagons
      And the rows of Assyria 2 are 2 VP from 2 strength
      And the right raid space of Assyria 2 holds a grey worker
      And the crew of Purple is Vigilante, Vigilante
      And a doubling eagle is above space 2 of Purple
      When Purple raids Assyria 2
      And the worker is placed on the left worker space
      Then Purple then has 6 silver and 2 VP

  @ROS-stables-Z01 @ROS-stables-E03
  Rule: An eagle assigned to the Warmonger doubles the VP that it gains in Cimmeria

    Background:
      Given it is the turn of Purple, with a grey worker
      And the card Warmonger has 3 strength
      And raiding Cimmeria rolls 0 red and 0 white
      And Cimmeria 2 needs 1 crew, 0 provisions and 0 wagons
      And the rows of Cimmeria 2 are 5 VP from 6 strength
      And the right raid space of Cimmeria 2 holds a grey worker

    @case:ros-raid-0034 @ROS-stables-R05
    Scenario: the eagle is assigned to it, and its strength stays 3
      Given the crew of Purple is Warmonger
      And a doubling eagle is above space 1 of Purple
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      Then Purple then has 2 VP

    @case:ros-raid-0035 @ROS-raid-Z02
    Scenario: another eagle is
      Given the crew of Purple is Warmonger
      And an eagle of 1 is above space 1 of Purple
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      Then Purple then has 1 VP

    @case:ros-raid-0036
    Scenario: the eagle is assigned to another crew member
      Given the crew of Purple is Warmonger, Brawler
      And a doubling eagle is above space 2 of Purple
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      Then Purple then has 1 VP

    @case:ros-raid-0037
    Scenario: both abilities of one crew member are doubled
      Given the card Warmonger gains 1 VP by raiding in Cimmeria
      And the card Warmonger gains 1 kumis by raiding
      And the supply holds 10 kumis
      And the crew of Purple is Warmonger
      And a doubling eagle is above space 1 of Purple
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      Then Purple then has 2 VP and 2 kumis

  # Steps 5 and 6

  @ROS-raid-S04
  Rule: One of the remaining raid spaces is plundered, and its worker taken

    Background:
      Given it is the turn of Purple, with a grey worker
      And raiding Cimmeria rolls 0 red and 0 white
      And Cimmeria 2 needs 1 crew, 0 provisions and 0 wagons
      And the rows of Cimmeria 2 are 1 VP from 1 strength
      And the crew of Purple is Brawler
      And Purple has 1 gold

    @case:ros-raid-0038
    Scenario: the left one of two
      Given the left raid space of Cimmeria 2 holds a blue worker and 2 wagons and 1 equipment
      And the right raid space of Cimmeria 2 holds a grey worker and 3 livestock
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      And the left raid space is plundered
      Then Purple then has 1 gold, 2 wagons, 1 equipment and no livestock
      And Purple then holds a blue worker
      And the left raid space of Cimmeria 2 is then empty
      And the right raid space of Cimmeria 2 is then as it was

    @case:ros-raid-0039
    Scenario: which of two is the player's choice
      Given the left raid space of Cimmeria 2 holds a blue worker and 2 wagons
      And the right raid space of Cimmeria 2 holds a grey worker and 3 livestock
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      Then raid_space is asked of Purple, with 1 or 2

    @case:ros-raid-0040
    Scenario: not one that has been raided
      Given the left raid space of Cimmeria 2 has been raided
      And the right raid space of Cimmeria 2 holds a grey worker and 3 livestock
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      And the left raid space is plundered
      Then it is refused by ROS-raid-S04

    @case:ros-raid-0041
    Scenario: without plunder it is a raid space all the same
      Given the left raid space of Cimmeria 2 holds a blue worker
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      Then Purple then has 1 gold
      And Purple then holds a blue worker
      And the left raid space of Cimmeria 2 is then empty

  @ROS-raid-R07 @ROS-raid-R06
  Rule: The new worker is that of the raid space

    Background:
      Given it is the turn of Purple, with a grey worker
      And raiding Cimmeria rolls 0 red and 0 white
      And Cimmeria 2 needs 1 crew, 0 provisions and 0 wagons
      And the rows of Cimmeria 2 are 1 VP from 1 strength
      And the left raid space of Cimmeria 2 holds a blue worker
      And the crew of Purple is Brawler
      And a red worker stands on the Market

    @case:ros-raid-0042 @ROS-raid-R07
    Scenario: none from the village
      When Purple raids Cimmeria 2
      And the worker is placed on the right worker space
      And the new worker is taken from the Market
      Then it is refused by ROS-raid-R07

    @case:ros-raid-0043 @ROS-raid-R06
    Scenario: not the one that was placed
      When Purple raids Cimmeria 2
      And the worker is placed on the right worker space
      And the new worker is taken from the right worker space
      Then it is refused by ROS-raid-R06

    @case:ros-raid-0044 @ROS-raid-R06
    Scenario: not that of an earlier raid
      Given a grey worker stands on the left worker space of Cimmeria 2
      When Purple raids Cimmeria 2
      And the new worker is taken from the left worker space
      Then it is refused by ROS-raid-R06

    @case:ros-raid-0059 @ROS-raid-S04
    Scenario: from the raid space
      When Purple raids Cimmeria 2
      And the worker is placed on the right worker space
      And the new worker is taken from the raid space
      Then Purple then holds a blue worker

    @case:ros-raid-0045 @ROS-raid-R07
    Scenario: what stands in the village stays there
      When Purple raids Cimmeria 2
      And the worker is placed on the right worker space
      Then Purple then holds a blue worker

  @ROS-raid-S05
  Rule: A quest under the plunder is turned up and left where it is

    Background:
      Given it is the turn of Purple, with a grey worker
      And raiding Cimmeria rolls 0 red and 0 white
      And Cimmeria 2 needs 1 crew, 0 provisions and 0 wagons
      And the rows of Cimmeria 2 are 1 VP from 1 strength
      And the crew of Purple is Brawler

    @case:ros-raid-0046
    Scenario: the quest under what was taken, and no other
      Given the left raid space of Cimmeria 2 holds a blue worker and 2 wagons, over the quest discard 4
      And the right raid space of Cimmeria 2 holds a grey worker and 3 livestock, over the quest discard 8
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      And the right raid space is plundered
      Then the quest on the right raid space of Cimmeria 2 then lies face up
      And the quest on the left raid space of Cimmeria 2 then lies face down

  @ROS-raid-S04 @ROS-raid-S05
  Rule: Plundering, by itself

    Background:
      Given the left raid space of Persia 2 holds a red worker and 1 gold, over the quest discard 9
      And a grey worker stands on the left worker space of Persia 2

    @case:ros-raid-0047
    Scenario: after the worker was placed
      Given it is the turn of Purple
      When Purple plunders Persia 2
      Then Purple then has 1 gold
      And Purple then holds a red worker
      And the quest on the left raid space of Persia 2 then lies face up

    @case:ros-raid-0048 @ROS-turn-R03
    Scenario: with a worker still in hand
      Given it is the turn of Purple, with a blue worker
      When Purple plunders Persia 2
      Then it is refused by ROS-turn-R03

    @case:ros-raid-0049 @ROS-raid-S04
    Scenario: nothing is left to plunder
      Given it is the turn of Purple
      And the left raid space of Persia 2 has been raided
      When Purple plunders Persia 2
      Then it is refused by ROS-raid-S04

    @case:ros-raid-0050 @ROS-raid-S04
    Scenario: on one side, the raid space beside the worker
      Given it is the turn of Purple
      And ROS-Q14 is read as same_side
      And the right raid space of Persia 2 holds a grey worker and 2 wagons
      When Purple plunders Persia 2
      Then Purple then has 1 gold and no wagons

  @ROS-raid-T01
  Rule: When the steps are finished the turn ends

    @case:ros-raid-0051 @ROS-raid-R05
    Scenario: only the raid has been carried out
      Given it is the turn of Purple, with a grey worker
      And raiding Cimmeria rolls 0 red and 0 white
      And Cimmeria 2 needs 1 crew, 0 provisions and 0 wagons
      And the rows of Cimmeria 2 are 1 VP from 1 strength
      And the left raid space of Cimmeria 2 holds a blue worker
      And the crew of Purple is Brawler
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      Then Purple then has 1 VP
      And Purple then holds a blue worker
