Feature: Components
  The box holds so many of each component, and no more.

  @ROS-components-L01
  Rule: There are 32 silver, 32 kumis and 32 provisions

    @case:ros-components-0001
    Scenario: what the players have comes from the main supply
      Given a small box
      When Purple and Green set up the game
      Then the supply then holds 26 silver, 32 kumis and 30 provisions

    @case:ros-components-0002
    Scenario: the supply gives what it has
      Given it is the turn of Purple
      And Purple has 1 silver
      And the supply holds 2 silver
      When Purple uses the Silversmith with a blue worker
      And its action is used for silver
      Then Purple then has 3 silver
      And the supply then holds no silver

  @ROS-components-L02
  Rule: There are 14 gold, 20 equipment, 20 wagons and 26 livestock

    @case:ros-components-0010
    Scenario: all the plunder that doesn't lie on raid spaces is in the main supply
      Given a small box
      When Purple and Green set up the game
      Then the supply then holds 14 gold, 20 equipment, 20 wagons and 26 livestock

    @case:ros-components-0012
    Scenario: all of it can lie on raid spaces
      Given a small box
      And Cimmeria 1 shows 80 plunder and a grey worker
      When Purple and Green set up the game
      And all the plunder is drawn for space 1 of Cimmeria 1
      Then the supply then holds no gold, no equipment, no wagons and no livestock

    @case:ros-components-0011
    Scenario: the bag holds 80 pieces
      Given a small box
      And Cimmeria 1 shows 0 plunder and a grey worker, then 81 plunder and a grey worker
      When Purple and Green set up the game
      Then it is refused by ROS-components-L02

  @ROS-components-L03
  Rule: There are 32 wound tokens

    @case:ros-components-0020
    Scenario: all wound tokens are in the main supply
      Given a small box
      When Purple and Green set up the game
      Then the supply then holds 32 wounds

  @ROS-components-L05
  Rule: There are 8 hero cards

    @case:ros-components-0030
    Scenario: eight heroes
      Given a small box
      And there are 8 heroes in it
      When Purple and Green set up the game
      Then the hero of Green is then Second Hero

    @case:ros-components-0031
    Scenario: not nine
      Given a small box
      And there are 9 heroes in it
      When Purple and Green set up the game
      Then it is refused by ROS-components-L05

  @ROS-components-L06
  Rule: There are 76 crew cards

    @case:ros-components-0040
    Scenario: seventy-six crew cards
      Given a small box
      And there are 76 crew cards in it
      When Purple and Green set up the game
      Then 63 cards are then in the crew deck
      And 5 cards are then in the crew discard pile

    @case:ros-components-0041
    Scenario: not seventy-seven
      Given a small box
      And there are 77 crew cards in it
      When Purple and Green set up the game
      Then it is refused by ROS-components-L06

  @ROS-components-L07
  Rule: There are 14 AI strategy cards

    @case:ros-components-0050
    Scenario: fourteen strategy cards
      Given Purple plays too
      And there are 14 strategy cards in the box
      And the supply holds 31 provisions
      When the opponent is set up as the Lookout
      Then all 14 strategy cards are then in the strategy deck

    @case:ros-components-0051
    Scenario: not fifteen
      Given Purple plays too
      And there are 15 strategy cards in the box
      And the supply holds 31 provisions
      When the opponent is set up as the Lookout
      Then it is refused by ROS-components-L07
