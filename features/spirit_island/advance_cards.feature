Feature: Advancing the Invader cards
  After Explore every Invader card moves one space to the left.

  Background:
    Given a game under way

  @SI-advance-cards-S01
  Rule: Every card moves one space to the left

    @case:si-advance-cards-0001
    Scenario: a card on every space
      Given the Jungle card is on the Ravage space
      And the Sands card is on the Build space
      And the Wetland card is on the Explore space
      When the Invader cards advance
      Then the discarded Invader cards are then Jungle
      And the Sands card lies on the Ravage space
      And the Wetland card lies on the Build space
      And no card lies on the Explore space

  @SI-advance-cards-S02
  Rule: The card on the Ravage space is discarded

    @case:si-advance-cards-0002
    Scenario: it goes to the cards discarded before
      Given the discarded Invader cards are Jungle, Wetland
      And the Sands card is on the Ravage space
      When the Invader cards advance
      Then the discarded Invader cards are then Jungle, Wetland, Sands
      And no card lies on the Ravage space

    @case:si-advance-cards-0003
    Scenario: an empty Ravage space discards nothing
      Given the Sands card is on the Build space
      When the Invader cards advance
      Then no Invader card is discarded
      And the Sands card lies on the Ravage space

  @SI-advance-cards-S03
  Rule: The card on the Build space moves to the Ravage space

    @case:si-advance-cards-0004
    Scenario: only a card on the Build space
      Given the Sands card is on the Build space
      When the Invader cards advance
      Then the Sands card lies on the Ravage space
      And no card lies on the Build space
      And no Invader card is discarded

    @case:si-advance-cards-0005
    Scenario: an empty Build space leaves the Ravage space empty
      Given the Jungle card is on the Ravage space
      When the Invader cards advance
      Then no card lies on the Ravage space

  @SI-advance-cards-S04
  Rule: The card on the Explore space moves to the Build space

    @case:si-advance-cards-0006
    Scenario: the first turn: no card on the Ravage space
      Given the Jungle and Sands card is on the Explore space
      When the Invader cards advance
      Then the Jungle and Sands card lies on the Build space
      And no card lies on the Explore space
      And no card lies on the Ravage space

    @case:si-advance-cards-0007
    Scenario: an empty Explore space leaves the Build space empty
      Given the Jungle card is on the Build space
      When the Invader cards advance
      Then no card lies on the Build space
      And the Jungle card lies on the Ravage space

    @case:si-advance-cards-0008
    Scenario: no card comes off the Invader deck
      Given the Jungle card is on the Explore space
      And the Invader deck is Sands, Wetland
      When the Invader cards advance
      Then the Jungle card lies on the Build space
      And no card lies on the Explore space
      And the Invader deck is, from the top, Sands, Wetland
