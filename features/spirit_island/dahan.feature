Feature: Dahan
  The Dahan are the people of the island; they fight the Invaders only when they are attacked.

  @SI-dahan-U01
  Rule: Each island board begins with 6 Dahan

    @case:si-dahan-0001
    Scenario: board A
      Given an empty table
      When the island is laid out
      And board A is drawn
      Then A2 then holds 1 dahan
      And A3 then holds 2 dahan
      And A6 then holds 1 dahan
      And A7 then holds 2 dahan

  @SI-dahan-R02
  Rule: The Dahan attack only when they are attacked

    @case:si-dahan-0002
    Scenario: Dahan beside Invaders in a land that isn't ravaged
      Given a game under way on board A
      And the Wetland card is on the Ravage space
      And A5 holds 2 explorers
      And A8 holds 2 dahan and 1 town
      When the Invaders ravage
      Then nothing changes in A8
      And no town in A8 is damaged

    @case:si-dahan-0003
    Scenario: attacked Dahan answer
      Given a game under way
      And a wetland with 1 town and 2 dahan
      When the Invaders ravage here
      Then here then holds 1 dahan and no towns

    @case:si-dahan-0004
    Scenario: Dahan whom the Invaders don't ravage stay quiet
      Given a game under way
      And a wetland with 1 town and 2 dahan
      And the Invaders are kept from ravaging in here this turn
      When the Invaders ravage here
      Then here then holds 2 dahan and 1 town
      And no town in here is damaged
