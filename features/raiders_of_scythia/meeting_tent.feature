Feature: The Meeting Tent
  A player draws cards from the crew deck, or one card and gains kumis.

  @ROS-meeting-tent-P01
  Rule: 2 cards may be drawn

    @case:ros-meeting-tent-0001
    Scenario: from the deck
      Given it is the turn of Purple
      And the hand of Purple is Merchant
      And the crew deck holds Brawler, Herdsman and Tyrant
      When Purple uses the Meeting Tent with a blue worker
      And its action is used for 2 cards
      And Purple draws Brawler and Tyrant
      Then the hand of Purple is then Brawler, Merchant and Tyrant

    @case:ros-meeting-tent-0002
    Scenario: the discard pile makes a new deck
      Given it is the turn of Purple
      And the crew deck holds Brawler
      And the crew discard pile holds Herdsman and Tyrant
      When Purple uses the Meeting Tent with a grey worker
      And its action is used for 2 cards
      And Purple draws Brawler
      And Purple draws Tyrant
      Then the hand of Purple is then Brawler and Tyrant
      And the crew discard pile is then empty

    @case:ros-meeting-tent-0003
    Scenario: no more than there are
      Given it is the turn of Purple
      And the crew deck holds Brawler
      When Purple uses the Meeting Tent with a red worker
      And its action is used for 2 cards
      Then the hand of Purple is then Brawler

    @case:ros-meeting-tent-0004
    Scenario: above the limit while the turn lasts
      Given it is the turn of Purple
      And the hand of Purple is Brawler, Brawler, Brawler, Brawler, Brawler, Brawler, Brawler and Brawler
      And the crew deck holds Herdsman and Tyrant
      When Purple uses the Meeting Tent with a blue worker
      And its action is used for 2 cards
      And Purple draws Herdsman and Tyrant
      Then the hand of Purple is then Brawler, Brawler, Brawler, Brawler, Brawler, Brawler, Brawler, Brawler, Herdsman and Tyrant

  @ROS-meeting-tent-P02
  Rule: Or 1 card is drawn and 1 kumis gained

    @case:ros-meeting-tent-0010
    Scenario: a card and kumis
      Given it is the turn of Purple
      And Purple has 8 kumis
      And the crew deck holds Brawler and Tyrant
      And the supply holds 5 kumis
      When Purple uses the Meeting Tent with a blue worker
      And its action is used for 1 card and 1 kumis
      And Purple draws Brawler
      Then the hand of Purple is then Brawler
      And Purple then has 9 kumis
      And the supply then holds 4 kumis

    @case:ros-meeting-tent-0012 @ROS-work-P02
    Scenario: it isn't used
      Given it is the turn of Purple
      And a blue worker stands on the Meeting Tent
      And a blue worker was placed on the Farm in this turn
      And the crew deck holds Brawler and Tyrant
      When Purple takes the worker from the Meeting Tent
      Then the hand of Purple is then empty
      And Purple then holds a blue worker
