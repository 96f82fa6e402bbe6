Feature: Solo play: the opponent's raid
  The plunder of the target goes to the supply, provisions are paid, and horses as far as they are needed.

  Background:
    Given the end of the game has been triggered

  @ROS-solo-raid-S02 @ROS-solo-raid-S07
  Rule: Plunder is removed, provisions are paid, horses are discarded, VP are gained

    @case:ros-solo-raid-0001 @ROS-solo-raid-R01 @ROS-solo-raid-V01
    Scenario: the Lookout raids the third space of Assyria
      Given the opponent is the Lookout, with 5 provisions
      And the opponent has horses of strength 1, 1 and 2
      And Assyria has 4 raid spaces in use
      And raid space 3 of Assyria from the left holds 1 gold and 2 livestock
      And the supply holds 20 provisions, 4 gold and 6 livestock
      When the opponent raids by Assyria, third space
      Then raid space 3 of Assyria from the left is then raided and empty
      And the supply then holds 23 provisions, 5 gold and 8 livestock
      And the opponent then has 2 provisions
      And the opponent then has horses of strength 1 and 1
      And horses of strength 2 are then in the animal discard pile
      And the opponent then has 7 VP

    @case:ros-solo-raid-0002 @ROS-solo-raid-V01
    Scenario: the VP are added to those on the track
      Given the opponent is the Outrider, with 3 provisions
      And the opponent has 11 VP
      And the opponent has horses of strength 1
      And Assyria has 4 raid spaces in use
      When the opponent raids by Assyria, third space
      Then the opponent then has 18 VP

  @ROS-solo-raid-S03
  Rule: A quest under the plunder is revealed and stays

    @case:ros-solo-raid-0003
    Scenario: a quest lies under the plunder
      Given the opponent is the Outrider, with 3 provisions
      And the opponent has horses of strength 1
      And Assyria has 4 raid spaces in use
      And raid space 3 of Assyria from the left holds 2 gold
      And the quest discard 8 lies face down on raid space 3 of Assyria from the left
      And the supply holds 4 gold
      When the opponent raids by Assyria, third space
      Then the quest on raid space 3 of Assyria from the left is then face up
      And the opponent then has no quest

    @case:ros-solo-raid-0004 @ROS-solo-raid-S02
    Scenario: there is no quest in Greece
      Given the opponent is the Outrider, with 3 provisions
      And a strategy card for raid space 2 of Greece: 3 provisions, 2 strength, 9 VP
      And Greece has 4 raid spaces in use
      And raid space 2 of Greece from the left holds 2 gold
      And the supply holds 4 gold
      When the opponent raids by the card
      Then the supply then holds 6 gold
      And raid space 2 of Greece from the left is then raided and empty
      And the quest on raid space 2 of Greece from the left is then face down

  @ROS-solo-raid-S04
  Rule: If the target can't be raided, the next raid space to the right is checked

    @case:ros-solo-raid-0005
    Scenario: the next to the right in the same settlement
      Given the opponent is the Outrider, with 3 provisions
      And the opponent has horses of strength 1
      And Assyria has 4 raid spaces in use
      And raid space 3 of Assyria from the left has been raided
      When the opponent raids by Assyria, third space
      Then raid space 4 of Assyria from the left is then raided and empty
      And raid space 1 of Assyria from the left is then as it was

    @case:ros-solo-raid-0006
    Scenario: in the settlement to the right
      Given the opponent is the Outrider, with 3 provisions
      And a strategy card for raid space 2 of Assyria: 3 provisions, 2 strength, 5 VP
      And Assyria has 4 raid spaces in use
      And raid spaces 2 and 3 of Assyria from the left have been raided
      When the opponent raids by the card
      Then raid space 4 of Assyria from the left is then raided and empty
      And raid space 1 of Assyria from the left is then as it was

  @ROS-solo-raid-S05
  Rule: If there is none to the right, it goes on from the leftmost toward the right

    @case:ros-solo-raid-0007
    Scenario: the leftmost after the rightmost
      Given the opponent is the Outrider, with 3 provisions
      And the opponent has horses of strength 1
      And Assyria has 4 raid spaces in use
      And raid spaces 3 and 4 of Assyria from the left have been raided
      When the opponent raids by Assyria, third space
      Then raid space 1 of Assyria from the left is then raided and empty
      And raid space 2 of Assyria from the left is then as it was

    @case:ros-solo-raid-0008
    Scenario: the space to the left of the target comes last
      Given the opponent is the Outrider, with 3 provisions
      And the opponent has horses of strength 1
      And Assyria has 4 raid spaces in use
      And raid spaces 1, 3 and 4 of Assyria from the left have been raided
      When the opponent raids by Assyria, third space
      Then raid space 2 of Assyria from the left is then raided and empty

    @case:ros-solo-raid-0009
    Scenario: all have been raided
      Given the opponent is the Outrider, with 3 provisions
      And the opponent has horses of strength 1
      And Assyria has 4 raid spaces in use
      And raid spaces 1, 2, 3 and 4 of Assyria from the left have been raided
      When the opponent raids by Assyria, third space
      Then it is refused by ROS-solo-opponent-turn-S04

  @ROS-solo-raid-D01
  Rule: The card names the civilisation and, counted from the left, the raid space

    Scenario Outline: the raid space is counted over all settlements of the row
      Given the opponent is the Outrider, with 3 provisions
      And a strategy card for raid space <target> of Cimmeria: 3 provisions, 2 strength, 5 VP
      And Cimmeria has 6 raid spaces in use
      And Assyria has 4 raid spaces in use
      When the opponent raids by the card
      Then raid space <target> of Cimmeria from the left is then raided and empty
      And raid space <other> of Cimmeria from the left is then as it was

      Examples:
        | case               | target | other |
        | ros-solo-raid-0010 | 1      | 2     |
        | ros-solo-raid-0011 | 2      | 3     |
        | ros-solo-raid-0012 | 5      | 6     |

  @ROS-solo-raid-S06
  Rule: The provisions of the raid are paid

    @case:ros-solo-raid-0013 @ROS-solo-opponent-turn-S04
    Scenario: it has 1 too few
      Given the opponent is the Outrider, with 2 provisions
      And the opponent has horses of strength 1
      And Assyria has 4 raid spaces in use
      When the opponent raids by Assyria, third space
      Then it is refused by ROS-solo-opponent-turn-S04

    @case:ros-solo-raid-0014
    Scenario: it has just enough
      Given the opponent is the Outrider, with 3 provisions
      And the opponent has horses of strength 1
      And Assyria has 4 raid spaces in use
      And the supply holds 2 provisions
      When the opponent raids by Assyria, third space
      Then the opponent then has no provisions
      And the supply then holds 5 provisions

  @ROS-solo-raid-E01
  Rule: The strength of the AI crew is never used up

    @case:ros-solo-raid-0015
    Scenario: the AI crew alone is strong enough, so no horse is discarded
      Given the opponent is the Outrider, with 3 provisions
      And the opponent has horses of strength 1 and 2
      And a strategy card for raid space 1 of Assyria: 3 provisions, 2 strength, 5 VP
      And Assyria has 4 raid spaces in use
      When the opponent raids by the card
      Then the opponent then has 5 VP
      And the opponent then has horses of strength 1 and 2

    @case:ros-solo-raid-0016
    Scenario: without strength of its own all of it is paid with horses
      Given the opponent is the Trader, with 3 provisions
      And the opponent has horses of strength 1 and 3
      And Assyria has 4 raid spaces in use
      When the opponent raids by Assyria, third space
      Then the opponent then has horses of strength 1
      And horses of strength 3 are then in the animal discard pile

    @case:ros-solo-raid-0017
    Scenario: 1 strength too little
      Given the opponent is the Lookout, with 3 provisions
      And the opponent has horses of strength 1
      And Assyria has 4 raid spaces in use
      When the opponent raids by Assyria, third space
      Then it is refused by ROS-solo-opponent-turn-S04

  @ROS-solo-raid-R01
  Rule: As few horses as possible are discarded

    @case:ros-solo-raid-0018
    Scenario: two horses where one is enough
      Given the opponent is the Lookout, with 3 provisions
      And the opponent has horses of strength 1, 1 and 2
      And Assyria has 4 raid spaces in use
      When the opponent raids by Assyria, third space
      And it pays with horses of strength 1 and 1
      Then it is refused by ROS-solo-raid-R01

    @case:ros-solo-raid-0026
    Scenario: another horse beside one that is enough
      Given the opponent is the Lookout, with 3 provisions
      And the opponent has horses of strength 1, 1 and 2
      And Assyria has 4 raid spaces in use
      When the opponent raids by Assyria, third space
      And it pays with horses of strength 1 and 2
      Then it is refused by ROS-solo-raid-R01

    @case:ros-solo-raid-0019 @ROS-Q36
    Scenario: one horse that is too strong, or two that are just right
      Given the opponent is the Lookout, with 3 provisions
      And the opponent has horses of strength 1, 1 and 3
      And Assyria has 4 raid spaces in use
      When the opponent raids by Assyria, third space
      Then by the reading fewest_horses of ROS-Q36
      And the opponent then has horses of strength 1 and 1
      And by the reading least_waste of ROS-Q36
      And the opponent then has horses of strength 3

    @case:ros-solo-raid-0020
    Scenario: of one horse or another the one that wastes less
      Given the opponent is the Lookout, with 3 provisions
      And the opponent has horses of strength 2 and 3
      And Assyria has 4 raid spaces in use
      When the opponent raids by Assyria, third space
      Then the opponent then has horses of strength 3

    @case:ros-solo-raid-0021
    Scenario: if nothing is wasted either way, the fewest
      Given the opponent is the Lookout, with 3 provisions
      And ROS-Q36 is read as least_waste
      And the opponent has horses of strength 1, 1 and 2
      And Assyria has 4 raid spaces in use
      When the opponent raids by Assyria, third space
      Then the opponent then has horses of strength 1 and 1

    @case:ros-solo-raid-0022
    Scenario: two ways are equally good
      Given the opponent is the Trader, with 3 provisions
      And the opponent has horses of strength 1, 2, 2 and 3
      And a strategy card for raid space 1 of Assyria: 3 provisions, 4 strength, 5 VP
      And Assyria has 4 raid spaces in use
      When the opponent raids by the card
      Then it may pay with horses of strength 2 and 2, or 1 and 3

    @case:ros-solo-raid-0023
    Scenario: one of two ways is chosen
      Given the opponent is the Trader, with 3 provisions
      And the opponent has horses of strength 1, 2, 2 and 3
      And a strategy card for raid space 1 of Assyria: 3 provisions, 4 strength, 5 VP
      And Assyria has 4 raid spaces in use
      When the opponent raids by the card
      And it pays with horses of strength 2 and 2
      Then the opponent then has horses of strength 1 and 3
      And horses of strength 2 and 2 are then in the animal discard pile

  @ROS-solo-raid-X01
  Rule: The opponent rolls no dice and takes no wounds

    @case:ros-solo-raid-0024
    Scenario: gold defends nothing, and nobody is wounded
      Given the opponent is the Outrider, with 3 provisions
      And the opponent has horses of strength 1
      And Assyria has 4 raid spaces in use
      And raid space 3 of Assyria from the left holds 3 gold
      And raid space 4 of Assyria from the left holds 3 gold
      And the supply holds 4 gold and 32 wounds
      When the opponent raids by Assyria, third space
      Then the supply then holds 7 gold and 32 wounds
      And raid space 4 of Assyria from the left is then as it was
      And the opponent then has 7 VP

  @ROS-solo-raid-S02
  Rule: What becomes of the worker on the target is open

    @case:ros-solo-raid-0025 @ROS-Q37
    Scenario: a worker stands on the target
      Given the opponent is the Outrider, with 3 provisions
      And the opponent has horses of strength 1
      And Assyria has 4 raid spaces in use
      And a grey worker stands on raid space 3 of Assyria from the left
      When the opponent raids by Assyria, third space
      Then by the reading removed of ROS-Q37
      And the grey worker on raid space 3 of Assyria from the left is gone
      And by the reading stays of ROS-Q37
      And the grey worker on raid space 3 of Assyria from the left stays
