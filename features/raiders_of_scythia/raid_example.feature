Feature: Raid example
  Purple raids Greece with a strength of 30, gains 7 VP and takes the wounds of the dice.

  # The example gives the sums 8 (dice), 16 (crew and animals) and 3 (abilities); how they are made up is the case's own.

  Background:
    Given the end of the game has been triggered
    And it is the turn of Purple, with a grey worker
    And Purple has 2 provisions, 2 wagons and 3 kumis
    And the left raid space of Greece 1 has been raided
    And the right raid space of Greece 1 holds a red worker and 2 gold
    And the faces of the red die are 2 strength with 2 wounds, 3 strength, nothing
    And the faces of the white die are 3 wounds, 3 strength, nothing
    And the faces of the yellow die are 2 wounds, 1 wound, nothing
    And the card Strongman has 4 strength
    And the card Tyrant has 4 strength
    And the card Tyrant adds 3 strength in Greece
    And the card Adventurer has 3 strength
    And the card Adventurer does nothing in raids
    And Strongman is crew of Purple on space 2
    And Tyrant is crew of Purple on space 3
    And Adventurer is crew of Purple on space 4
    And Gravedigger is crew of Purple on space 5
    And an eagle of 1 is above space 1 of Purple
    And a horse of 2 is below space 2 of Purple
    And a horse of 3 is below space 4 of Purple
    And the supply holds 20 wounds, 5 gold, 6 provisions, 7 wagons and 8 kumis

  @ROS-raid-S03 @ROS-raid-S04
  Rule: The whole raid

    @case:ros-raid-example-0001
    Scenario: 7 VP, 4 wounds, a death, and 2 gold with a red worker
      Given a red worker stands on the left worker space of Greece 1
      When Purple raids Greece 1
      And 3 kumis are paid
      And the red dice show 2 strength with 2 wounds, 3 strength
      And the white dice show 3 wounds, 3 strength
      And the yellow die shows 1 wound
      And the wounds go 2 to Tyrant, 1 to Adventurer, 1 to Gravedigger
      Then the right worker space of Greece 1 then holds a grey worker
      And Purple then has no provisions, no wagons and no kumis
      And the supply then holds 8 provisions, 9 wagons and 11 kumis
      And Purple then has 7 VP
      And Strongman of Purple then has no wounds
      And Tyrant of Purple then has 2 wounds
      And Adventurer of Purple then has 1 wound
      And Gravedigger of Purple is dead
      And the crew discard pile then holds Gravedigger
      And the supply then holds 17 wounds and 4 gold
      And Purple then has 3 gold
      And Purple then holds a red worker
      And the right raid space of Greece 1 is then empty

  @ROS-raid-R09
  Rule: The settlement has been raided, so the worker goes on the right-hand space

    @case:ros-raid-example-0002
    Scenario: not on the left one
      Given a red worker stands on the left worker space of Greece 1
      When Purple raids Greece 1
      And the worker is placed on the left worker space
      Then it is refused by ROS-raid-R09

  @ROS-raid-R01
  Rule: 4 crew and a grey or red worker are needed

    @case:ros-raid-example-0003
    Scenario: a blue worker
      Given it is the turn of Purple, with a blue worker
      And a red worker stands on the left worker space of Greece 1
      When Purple raids Greece 1
      Then it is refused by ROS-raid-R01

    @case:ros-raid-example-0004
    Scenario: 1 wagon only
      Given Purple has 2 provisions, 1 wagon and 3 kumis
      And a red worker stands on the left worker space of Greece 1
      When Purple raids Greece 1
      Then it is refused by ROS-raid-R01

  @ROS-strength-E02 @ROS-strength-E03 @ROS-strength-E04 @ROS-raid-E02 @ROS-stables-R03
  Rule: The strength is 3 for kumis, 8 for dice, 16 for crew and animals, 3 for abilities: 30

    # The rows of the settlement are put so that a strength of 30 is told from 29 and 31.

    Scenario Outline: 30 and no more
      Given a red worker stands on the left worker space of Greece 1
      And the rows of Greece 1 are <row>
      When Purple raids Greece 1
      And <n> kumis are paid
      And the red dice show 2 strength with 2 wounds, 3 strength
      And the white dice show 3 wounds, 3 strength
      And the yellow die shows 1 wound
      And the wounds go 2 to Tyrant, 1 to Adventurer, 1 to Gravedigger
      Then Purple then has <vp> VP

      Examples:
        | row                   | n | vp | case                  |
        | 7 VP from 30 strength | 3 | 7  | ros-raid-example-0005 |
        | 7 VP from 31 strength | 3 | no | ros-raid-example-0006 |
        | 7 VP from 30 strength | 2 | no | ros-raid-example-0007 |

  @ROS-raid-example-Z11
  Rule: The Strongman lowers 6 wounds to 4

    @case:ros-raid-example-0008 @ROS-wounds-S01
    Scenario: without it the 6 wounds are taken
      Given Herdsman is crew of Purple on space 2
      And a red worker stands on the left worker space of Greece 1
      When Purple raids Greece 1
      And 3 kumis are paid
      And the red dice show 2 strength with 2 wounds, 3 strength
      And the white dice show 3 wounds, 3 strength
      And the yellow die shows 1 wound
      And the wounds go 2 to Tyrant, 2 to Herdsman, 1 to Adventurer, 1 to Gravedigger
      Then Herdsman of Purple then has 2 wounds
      And the supply then holds 15 wounds
      And Purple then has 7 VP

  @ROS-raid-example-Z14
  Rule: The Gravedigger gains 1 gold as it dies

    @case:ros-raid-example-0009 @ROS-wounds-P01
    Scenario: nothing if the wounds go elsewhere
      Given a red worker stands on the left worker space of Greece 1
      When Purple raids Greece 1
      And 3 kumis are paid
      And the red dice show 2 strength with 2 wounds, 3 strength
      And the white dice show 3 wounds, 3 strength
      And the yellow die shows 1 wound
      And the wounds go 3 to Tyrant, 1 to Adventurer
      Then Purple then has 2 gold
      And Gravedigger of Purple then has no wounds
      And Tyrant of Purple then has 3 wounds
