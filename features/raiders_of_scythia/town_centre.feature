Feature: The Town Centre
  A card is played from the hand, or the ability of the own hero or of an eagle is used.

  @ROS-town-centre-S01
  Rule: A card is discarded from the hand, and its action is carried out

    @case:ros-town-centre-0001
    Scenario: a card of the player's choice
      Given it is the turn of Purple
      And the hand of Purple is Antagonist and Brawler
      And the crew deck holds Tyrant and Merchant
      And the supply holds 5 provisions
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And Purple plays the Antagonist
      And Purple draws Tyrant
      Then the hand of Purple is then Brawler and Tyrant
      And Purple then has 1 provision
      And the crew discard pile is then Antagonist

    @case:ros-town-centre-0002
    Scenario: a card that says one of two things
      Given it is the turn of Purple
      And the hand of Purple is Brawler
      And the crew deck holds Tyrant and Merchant
      And the supply holds 5 provisions
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And the card is used to gain 2 provisions
      Then the hand of Purple is then empty
      And Purple then has 2 provisions

    @case:ros-town-centre-0003
    Scenario: the other of the two
      Given it is the turn of Purple
      And the hand of Purple is Brawler
      And the crew deck holds Tyrant and Merchant
      And the supply holds 5 provisions
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And the card is used to gain 2 cards
      And Purple draws Merchant and Tyrant
      Then the hand of Purple is then Merchant and Tyrant
      And the crew discard pile is then Brawler

    @case:ros-town-centre-0004 @ROS-town-centre-P01
    Scenario: no card
      Given it is the turn of Purple
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      Then it is refused by ROS-town-centre-P01

    @case:ros-town-centre-0005 @ROS-work-P02
    Scenario: it isn't used
      Given it is the turn of Purple
      And a blue worker stands on the Town Centre
      And a blue worker was placed on the Farm in this turn
      And the hero of Purple is Vadasz
      And the hand of Purple is Antagonist
      And the supply holds 5 provisions and 5 kumis
      When Purple takes the worker from the Town Centre
      Then Purple then has no provisions and no kumis
      And the hand of Purple is then Antagonist

    @case:ros-town-centre-0006
    Scenario: a card that does nothing
      Given it is the turn of Purple
      And the hand of Purple is Tyrant
      And the card Tyrant does nothing in the Town Centre
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      Then by the reading must_do_something of ROS-Q43
      And it is refused by ROS-town-centre-S01
      And by the reading only_lose_to_gain of ROS-Q43
      And the crew discard pile is then Tyrant

    @case:ros-town-centre-0007
    Scenario: a card that does several things, in its order
      Given it is the turn of Purple
      And Purple has 1 VP
      And the hand of Purple is Tyrant
      And the card Tyrant says: gain 1 VP, then lose 2 VP to gain 4 silver
      And the supply holds 9 silver
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      Then Purple then has no VP and 4 silver

    @case:ros-town-centre-0008
    Scenario: this card does nothing, another one would
      Given it is the turn of Purple
      And the hand of Purple is Antagonist and Tyrant
      And the card Tyrant does nothing in the Town Centre
      And the supply holds 5 provisions
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And Purple plays the Tyrant
      Then it is refused by ROS-town-centre-S01

  @ROS-town-centre-S02
  Rule: The ability of the hero is the action at the bottom of its card

    @case:ros-town-centre-0010
    Scenario: Vadasz
      Given it is the turn of Purple
      And the hero of Purple is Vadasz
      And the supply holds 5 provisions and 5 kumis
      When Purple uses the Town Centre with a blue worker
      And its action is used for the hero
      Then Purple then has 4 kumis and 1 provision
      And the hero has then been used

    @case:ros-town-centre-0011 @ROS-town-centre-P01
    Scenario: no hero
      Given it is the turn of Purple
      And the hand of Purple is Antagonist
      And the supply holds 5 provisions and 5 kumis
      When Purple uses the Town Centre with a blue worker
      And its action is used for the hero
      Then it is refused by ROS-town-centre-P01

    @case:ros-town-centre-0012
    Scenario: a hero that could do nothing
      Given it is the turn of Purple
      And the hero of Purple is Vadasz
      When Purple uses the Town Centre with a blue worker
      And its action is used for the hero
      Then by the reading must_do_something of ROS-Q43
      And it is refused by ROS-town-centre-S02
      And by the reading only_lose_to_gain of ROS-Q43
      And the hero has then been used

  @ROS-town-centre-S03 @ROS-stables-E03
  Rule: The ability of an eagle is the action of the crew card to which it is assigned

    @case:ros-town-centre-0020
    Scenario: an eagle that is assigned to the Antagonist
      Given it is the turn of Purple
      And Antagonist is crew of Purple on space 2
      And Purple has a Town Centre eagle above space 2
      And the crew deck holds Tyrant and Merchant
      And the supply holds 5 provisions
      When Purple uses the Town Centre with a blue worker
      And its action is used for the ability of an eagle
      And Purple draws Merchant
      Then the hand of Purple is then Merchant
      And Purple then has 1 provision
      And the Antagonist is then crew of Purple on space 2
      And the eagle above space 2 has then been used

    @case:ros-town-centre-0021
    Scenario: the eagle of the Warmonger doubles, and can't be used here
      Given it is the turn of Purple
      And Warmonger is crew of Purple on space 3
      And the card Warmonger says: gain 1 silver
      And Purple has a doubling eagle above space 3
      And the supply holds 5 silver
      When Purple uses the Town Centre with a blue worker
      And its action is used for the ability of an eagle
      Then by the reading those_that_allow of ROS-Q28
      And it is refused by ROS-stables-E03
      And by the reading every_eagle of ROS-Q28
      And Purple then has 1 silver

    @case:ros-town-centre-0022 @ROS-town-centre-S03
    Scenario: an eagle that is assigned to nobody
      Given it is the turn of Purple
      And Antagonist is crew of Purple on space 2
      And Purple has a Town Centre eagle above space 3
      And the supply holds 5 provisions
      When Purple uses the Town Centre with a blue worker
      And its action is used for the ability of an eagle
      Then it is refused by ROS-town-centre-S03

    @case:ros-town-centre-0023 @ROS-town-centre-P01
    Scenario: no eagle
      Given it is the turn of Purple
      And Antagonist is crew of Purple on space 2
      And Purple has a Town Centre horse below space 2
      And the supply holds 5 provisions
      When Purple uses the Town Centre with a blue worker
      And its action is used for the ability of an eagle
      Then it is refused by ROS-town-centre-P01

    @case:ros-town-centre-0024
    Scenario: one of two eagles
      Given it is the turn of Purple
      And Antagonist is crew of Purple on space 2
      And Herdsman is crew of Purple on space 4
      And Brawler is crew of Purple on space 5
      And Purple has a Town Centre eagle above space 2
      And Purple has a Town Centre eagle above space 5
      And the supply holds 5 provisions
      When Purple uses the Town Centre with a blue worker
      And its action is used for the ability of an eagle
      And the eagle above space 5 is used
      And the card is used to gain 2 provisions
      Then Purple then has 2 provisions
      And the eagle above space 5 has then been used

    @case:ros-town-centre-0025 @ROS-town-centre-S03
    Scenario: an eagle whose crew member could do nothing
      Given it is the turn of Purple
      And Antagonist is crew of Purple on space 2
      And Purple has a Town Centre eagle above space 2
      When Purple uses the Town Centre with a blue worker
      And its action is used for the ability of an eagle
      Then it is refused by ROS-town-centre-S03

    @case:ros-town-centre-0026 @ROS-card-terms-R06
    Scenario: an eagle whose crew member has nothing to lose
      Given it is the turn of Purple
      And Mercenary is crew of Purple on space 2
      And the card Mercenary says: lose 1 VP to gain 2 silver
      And Purple has a Town Centre eagle above space 2
      And the supply holds 5 silver
      When Purple uses the Town Centre with a blue worker
      And its action is used for the ability of an eagle
      Then it is refused by ROS-card-terms-R06
