Feature: End of the game
  When few raid spaces or few quests are left, everyone has one more turn.

  @ROS-game-end-T01
  Rule: The end is triggered when only 2 raid spaces are left

    Background:
      Given it is the turn of Purple, with a grey worker
      And the crew of Purple is Herdsman, Herdsman, Herdsman, Herdsman
      And Purple has 2 provisions and 1 wagon
      And raiding Persia rolls 0 red and 0 white
      And the rows of Persia 2 are 4 VP from 1 strength
      And the right raid space of Persia 2 holds a red worker and 1 livestock
      And the left raid space of Greece 1 holds a red worker and 1 gold
      And the right raid space of Greece 1 holds a grey worker and 1 gold
      And the quest "discard 4" lies in the village on space 1
      And the quest "discard 8" lies in the village on space 2

    @case:ros-game-end-0020
    Scenario: the third raid space from the end is raided
      Given the left raid space of Persia 2 has been raided
      And the quest "discard 9" lies face up on Persia 2, space 1
      When Purple raids Persia 2
      And the worker is placed on the right worker space
      Then the end of the game is then triggered

    @case:ros-game-end-0021
    Scenario: the fourth raid space from the end is raided
      Given the left raid space of Persia 1 holds a red worker and 1 wagon
      And the quest "discard 9" lies face down on Persia 1, space 1
      When Purple raids Persia 2
      And the worker is placed on the left worker space
      Then the end of the game is then not triggered

    @case:ros-game-end-0022
    Scenario: whether raid spaces that are not used in this game are left too
      Given the left raid space of Persia 2 has been raided
      And the quest "discard 9" lies face up on Persia 2, space 1
      When Purple raids Persia 2
      And the worker is placed on the right worker space
      Then by the reading in_play_only of ROS-Q08
      And the end of the game is then triggered
      And by the reading printed_spaces of ROS-Q08
      And the end of the game is then not triggered

    @case:ros-game-end-0023
    Scenario: all spaces of the board are used, and three are left
      Given every other raid space has been raided
      And the left raid space of Persia 3 holds a red worker and 1 wagon
      And the quest "discard 9" lies face down on Persia 3, space 1
      And ROS-Q08 is read as printed_spaces
      When Purple raids Persia 2
      And the worker is placed on the left worker space
      Then the end of the game is then not triggered

    @case:ros-game-end-0024
    Scenario: all spaces of the board are used, and two are left
      Given every other raid space has been raided
      And the quest "discard 9" lies face up on Persia 3, space 1
      And ROS-Q08 is read as printed_spaces
      When Purple raids Persia 2
      And the worker is placed on the left worker space
      Then the end of the game is then triggered

  @ROS-game-end-T02
  Rule: The end is triggered when only 2 quests are left, face up or face down

    Background:
      Given it is the turn of Purple
      And Purple has 1 equipment and 1 livestock
      And the quest "1 equipment and 1 livestock" lies in the village on space 1
      And the quest "discard 8" lies in the village on space 2
      And the left raid space of Greece 1 holds a red worker and 1 gold
      And the right raid space of Greece 1 holds a grey worker and 1 gold
      And the left raid space of Greece 2 holds a grey worker and 1 gold

    @case:ros-game-end-0030
    Scenario: the third quest from the end is completed
      Given the quest "discard 4" lies face down on Persia 2, space 1
      And the left raid space of Persia 2 holds a grey worker and 1 gold
      When Purple uses the Chief's Tent with a grey worker
      And its action is used for a quest
      And the quest in the village on space 1 is completed
      Then the end of the game is then triggered

    @case:ros-game-end-0031
    Scenario: the fourth quest from the end is completed
      Given the quest "discard 4" lies face down on Persia 2, space 1
      And the quest "discard 9" lies face up on Persia 2, space 2
      When Purple uses the Chief's Tent with a grey worker
      And its action is used for a quest
      And the quest in the village on space 1 is completed
      Then the end of the game is then not triggered

  @ROS-game-end-S01
  Rule: The current player finishes the turn in which the end is triggered

    @case:ros-game-end-0001
    Scenario: everyone then has a last turn, the current player the last of all
      Given it is the turn of Purple, with a blue worker
      And Green plays too
      And Orange plays too
      And Purple has worked
      And the end of the game has been triggered
      When Purple ends the turn
      Then it is then the turn of Green
      And last turns are then left to Green, Orange and Purple

    @case:ros-game-end-0002
    Scenario: who has a last turn
      Given it is the turn of Purple, with a blue worker
      And Green plays too
      And Purple has worked
      And the end of the game has been triggered
      When Purple ends the turn
      Then by the reading everyone_once_more of ROS-Q07
      And last turns are then left to Green and Purple
      And by the reading triggering_turn_is_last of ROS-Q07
      And last turns are then left to Green

    @case:ros-game-end-0003 @ROS-turn-S01
    Scenario: as long as it isn't triggered nobody has a last turn
      Given it is the turn of Purple, with a blue worker
      And Green plays too
      And Purple has worked
      When Purple ends the turn
      Then it is then the turn of Green
      And last turns are then left to nobody

  @ROS-game-end-S02
  Rule: Each player takes exactly one last turn, and the game ends

    @case:ros-game-end-0010
    Scenario: the first of three last turns
      Given it is the turn of Green, with a blue worker
      And Orange plays too
      And Purple plays too
      And Green has worked
      And Green placed a worker on the Farm
      And Green has used the hero
      And last turns are left to Green, Orange and Purple
      When Green ends the turn
      Then it is then the turn of Orange
      And last turns are then left to Orange and Purple
      And hero and eagles can then be used again

    @case:ros-game-end-0011
    Scenario: after the last one nobody has a turn
      Given it is the turn of Purple, with a blue worker
      And Green plays too
      And Purple has worked
      And last turns are left to Purple
      When Purple ends the turn
      Then it is then the turn of nobody
      And last turns are then left to nobody

    @case:ros-game-end-0012
    Scenario: the game is scored after the last turn only
      Given it is the turn of Purple, with a blue worker
      And Green plays too
      And last turns are left to Purple
      When the game is scored
      Then it is refused by ROS-game-end-S02

    @case:ros-game-end-0013
    Scenario: the opponent of a solo game has a last turn, or has none
      Given it is the turn of Purple, with a blue worker
      And Trader is the opponent of Purple
      And Purple has worked
      And the end of the game has been triggered
      When Purple ends the turn
      Then by the reading as_a_player of ROS-Q40
      And it is then the turn of the opponent
      And last turns are then left to the opponent and Purple
      And by the reading no_last_turn of ROS-Q40
      And it is then the turn of Purple
      And last turns are then left to Purple
