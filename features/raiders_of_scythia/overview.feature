Feature: Overview and goal
  The game is for 1 to 4 players.

  @ROS-overview-D01
  Rule: The game is for 1 to 4 players

    @case:ros-overview-0001
    Scenario: four players
      Given a small box
      When Purple, Green, Orange and White set up the game
      Then the players are then Purple, Green, Orange and White, in this order

    @case:ros-overview-0002
    Scenario: not five
      Given a small box
      When Purple, Green, Orange, White and Grey set up the game
      Then it is refused by ROS-overview-D01

    @case:ros-overview-0003
    Scenario: one player alone
      Given a small box
      When Purple set up the game
      Then the players are then Purple, in this order
