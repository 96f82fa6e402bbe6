Feature: Solo play: quests
  The arrow of the strategy card says from which end the rows of the board are gone through. The village has two
  rows, each civilisation one.

  Background:
    Given the end of the game has been triggered

  @ROS-solo-quests-S01
  Rule: The opponent takes the quest that the arrow leads to first

    @case:ros-solo-quests-0001 @ROS-solo-opponent-turn-S03
    Scenario: all of Cimmeria has been raided, and the topmost quest is taken
      Given the opponent is the Lookout
      And a strategy card for raid space 1 of Cimmeria: 2 provisions, 2 strength, 4 VP
      And its arrow leads from top to bottom
      And it blocks the Farm
      And Cimmeria has 6 raid spaces in use
      And raid spaces 1, 2, 3, 4, 5 and 6 of Cimmeria from the left have been raided
      And the quest discard 8 lies in the upper row of the village
      And the quest discard 4 lies in the lower row of the village
      And the quest discard 9 lies face up on raid space 1 of Cimmeria from the left
      When the opponent takes its turn
      Then the opponent then has the quest discard 8
      And there is no quest in the upper row of the village any more

    @case:ros-solo-quests-0002
    Scenario: from bottom to top
      Given the opponent is the Lookout
      And a strategy card for raid space 1 of Cimmeria: 2 provisions, 2 strength, 4 VP
      And its arrow leads from bottom to top
      And the quest discard 8 lies in the upper row of the village
      And the quest discard 9 lies face up on raid space 1 of Cimmeria from the left
      And the quest discard 4 lies face up on raid space 4 of Persia from the left
      And the quest 1 equipment and 1 livestock lies face up on raid space 1 of Assyria from the left
      When the opponent gains a quest by the card
      Then the opponent then has the quest discard 4
      And there is no quest on raid space 4 of Persia from the left any more

    @case:ros-solo-quests-0003
    Scenario: a quest is put to those that it has
      Given the opponent is the Lookout
      And the opponent has the quest discard 9
      And the quest discard 8 lies in the upper row of the village
      When the opponent gains a quest by Persia, first space
      Then the opponent then has the quests discard 8, discard 9

  @ROS-solo-quests-D02
  Rule: The village has two rows, each civilisation one

    @case:ros-solo-quests-0004
    Scenario: downwards the lower row of the village comes before Cimmeria
      Given the opponent is the Lookout
      And the quest discard 4 lies in the lower row of the village
      And the quest discard 9 lies face up on raid space 1 of Cimmeria from the left
      When the opponent gains a quest by Persia, first space
      Then the opponent then has the quest discard 4

    @case:ros-solo-quests-0005
    Scenario: upwards the lower row of the village comes before the upper
      Given the opponent is the Lookout
      And a strategy card for raid space 1 of Cimmeria: 2 provisions, 2 strength, 4 VP
      And its arrow leads from bottom to top
      And the quest discard 8 lies in the upper row of the village
      And the quest discard 4 lies in the lower row of the village
      When the opponent gains a quest by the card
      Then the opponent then has the quest discard 4
      And there is no quest in the lower row of the village any more

    @case:ros-solo-quests-0006
    Scenario: downwards Cimmeria comes before Assyria, and Assyria before Persia
      Given the opponent is the Lookout
      And the quest discard 4 lies face up on raid space 1 of Persia from the left
      And the quest discard 9 lies face up on raid space 3 of Assyria from the left
      When the opponent gains a quest by Persia, first space
      Then the opponent then has the quest discard 9

  @ROS-solo-quests-R01
  Rule: Of several quests in one row the opponent takes the leftmost

    @case:ros-solo-quests-0007
    Scenario: the left of two settlements
      Given the opponent is the Lookout
      And the quest discard 4 lies face up on raid space 3 of Persia from the left
      And the quest discard 9 lies face up on raid space 2 of Persia from the left
      When the opponent gains a quest by Persia, first space
      Then the opponent then has the quest discard 9

    @case:ros-solo-quests-0008
    Scenario: the left of two raid spaces of a settlement, also from bottom to top
      Given the opponent is the Lookout
      And a strategy card for raid space 1 of Cimmeria: 2 provisions, 2 strength, 4 VP
      And its arrow leads from bottom to top
      And the quest discard 4 lies face up on raid space 1 of Persia from the left
      And the quest discard 9 lies face up on raid space 2 of Persia from the left
      When the opponent gains a quest by the card
      Then the opponent then has the quest discard 4

    @case:ros-solo-quests-0009 @ROS-solo-quests-D01
    Scenario: settlements of one civilisation are one row, whichever stands higher
      Given the opponent is the Lookout
      And the quest discard 4 lies face up on raid space 6 of Persia from the left
      And the quest discard 8 lies face up on raid space 4 of Persia from the left
      And the quest discard 9 lies face up on raid space 1 of Persia from the left
      When the opponent gains a quest by Persia, first space
      Then the opponent then has the quest discard 9

    @case:ros-solo-quests-0010 @ROS-Q80
    Scenario: a second arrow that begins on the right
      Given the opponent is the Lookout
      And a strategy card for raid space 1 of Cimmeria: 2 provisions, 2 strength, 4 VP
      And its arrow leads from top to bottom
      And its second arrow begins on the right
      And the quest discard 4 lies face up on raid space 1 of Persia from the left
      And the quest discard 9 lies face up on raid space 2 of Persia from the left
      When the opponent gains a quest by the card
      Then by the reading leftmost of ROS-Q80
      And the opponent then has the quest discard 4
      And by the reading second_arrow of ROS-Q80
      And the opponent then has the quest discard 9

    @case:ros-solo-quests-0011
    Scenario: a second arrow that begins on the left
      Given the opponent is the Lookout
      And ROS-Q80 is read as second_arrow
      And the quest discard 4 lies face up on raid space 1 of Persia from the left
      And the quest discard 9 lies face up on raid space 2 of Persia from the left
      When the opponent gains a quest by Persia, first space
      Then the opponent then has the quest discard 4

  @ROS-solo-quests-X01
  Rule: If no quest is available, the opponent gains a horse

    @case:ros-solo-quests-0012
    Scenario: there is no quest on the board
      Given the opponent is the Lookout
      And the horses beside the board have strength 1, 2 and 3
      And horses of strength 2 are in the animal deck
      When the opponent gains a quest by Persia, first space
      Then the opponent then has horses of strength 3
      And the opponent then has no quest

    @case:ros-solo-quests-0013 @ROS-Q39
    Scenario: the only quest lies face down under plunder
      Given the opponent is the Lookout
      And the horses beside the board have strength 1, 2 and 3
      And horses of strength 2 are in the animal deck
      And Persia has 4 raid spaces in use
      And raid space 2 of Persia from the left holds 3 gold
      And the quest discard 4 lies face down on raid space 2 of Persia from the left
      When the opponent gains a quest by Persia, first space
      Then by the reading face_up_only of ROS-Q39
      And the opponent then has horses of strength 3
      And the opponent then has no quest
      And by the reading any_quest of ROS-Q39
      And the opponent then has the quest discard 4
      And the opponent then has no horse

    @case:ros-solo-quests-0014 @ROS-solo-quests-S01
    Scenario: a quest that lies face down is passed over
      Given the opponent is the Lookout
      And Persia has 4 raid spaces in use
      And the quest discard 4 lies face down on raid space 1 of Persia from the left
      And the quest discard 9 lies face up on raid space 2 of Persia from the left
      When the opponent gains a quest by Persia, first space
      Then the opponent then has the quest discard 9
