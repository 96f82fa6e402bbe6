Feature: End of the game
  When few raid spaces or few quests are left, everyone has one more turn.

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
      And last turns are left to Green, Orange and Purple
      When Green ends the turn
      Then it is then the turn of Orange
      And last turns are then left to Orange and Purple

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
