Feature: Solo play: set-up
  After the player's own set-up the opponent gets its score marker, its strategy deck and an AI crew card.

  @ROS-solo-setup-U07 @ROS-solo-setup-U06
  Rule: The opponent receives as many provisions as its AI crew card shows

    @case:ros-solo-setup-0001 @ROS-solo-ai-crew-U02
    Scenario: the Lookout begins with 2 provisions
      Given Purple plays too
      And the supply holds 31 provisions
      When the opponent is set up as the Lookout
      Then the opponent then has 2 provisions
      And the opponent then has no VP
      And the supply then holds 29 provisions

    @case:ros-solo-setup-0002 @ROS-solo-ai-crew-U01
    Scenario: one of the AI crew begins with only 1 provision
      Given Purple plays too
      And the supply holds 31 provisions
      When the opponent is set up as the Trader
      Then the opponent then has 1 provision

    @case:ros-solo-setup-0003
    Scenario: the strongest begins with more
      Given Purple plays too
      And the supply holds 31 provisions
      When the opponent is set up as the Outrider
      Then the opponent then has 3 provisions

    @case:ros-solo-setup-0004 @ROS-Q82
    Scenario: 3 instead of 2 at set-up
      Given Purple plays too
      And the supply holds 31 provisions
      When the opponent is set up as the Huntsman
      Then by the reading as_shown of ROS-Q82
      And the opponent then has 2 provisions
      And by the reading every_gain of ROS-Q82
      And the opponent then has 3 provisions

  @ROS-solo-setup-U05
  Rule: The AI strategy cards make the strategy deck

    @case:ros-solo-setup-0005
    Scenario: all strategy cards are in the deck
      Given Purple plays too
      And the supply holds 31 provisions
      When the opponent is set up as the Lookout
      Then the strategy deck then holds Assyria, third space and Persia, first space
      And the strategy discard pile then holds nothing

  @ROS-solo-setup-T01
  Rule: The player is the first player

    @case:ros-solo-setup-0006
    Scenario: the player has the first turn
      Given Purple plays too
      And the supply holds 31 provisions
      When the opponent is set up as the Lookout
      Then the first turn is Purple's

  @ROS-solo-setup-U01
  Rule: A solo game has one player

    @case:ros-solo-setup-0007
    Scenario: two players have no opponent
      Given Purple plays too
      And Green plays too
      And the supply holds 31 provisions
      When the opponent is set up as the Lookout
      Then it is refused by ROS-solo-setup-U01

  @ROS-solo-setup-U03
  Rule: Of the two pairs the player chooses one, and the other is not needed

    @case:ros-solo-setup-0008 @ROS-Q84 @ROS-setup-U21
    Scenario: two pairs for one player; what becomes of the other crew card
      Given a small box
      When Purple set up the game against Lookout
      And the pairs are Third Hero with Brawler and Vadasz with Brawler
      And Purple chooses the pair of Vadasz
      Then by the reading discarded of ROS-Q84
      And the hero of Purple is then Vadasz
      And 3 Brawlers lie then on the crew discard pile
      And by the reading out_of_the_game of ROS-Q84
      And 2 Brawlers lie then on the crew discard pile

    @case:ros-solo-setup-0009 @ROS-solo-setup-U07 @ROS-solo-setup-T01
    Scenario: the player's set-up is the usual one, and the opponent's follows
      Given a small box
      When Purple set up the game against Lookout
      Then Purple then has 3 silver and 1 provision
      And the opponent then has 2 provisions
      And the supply then holds 29 provisions and 29 silver
      And it is then the turn of Purple
