Feature: Forgetting powers
  A Power card is given up, wherever its Spirit has it.

  Background:
    Given a game under way with Spirits only
    And a wetland
    And River has 1 presence in here
    And the Major Power deck holds Tsunami

  @SI-forgetting-P01
  Rule: Any Power card of the Spirit's own may be forgotten

    @case:si-forgetting-0001
    Scenario: Unique, Minor and Major Powers alike
      Given River holds Flash Floods, Drought and Poisoned Land
      And Earth has 1 presence in here
      And Earth holds Guard the Healing Land
      When River gains a Power card
      And River decides for a Major Power
      Then River can give up Flash Floods, Drought, Poisoned Land and Tsunami

  @SI-forgetting-P02
  Rule: It may come from the hand

    @case:si-forgetting-0010
    Scenario: a card of the hand
      Given River holds Flash Floods and Drought
      When River gains a Power card
      And River decides for a Major Power
      And River gives up Flash Floods
      Then the hand of River is then Drought and Tsunami
      And the forgotten cards of River are then Flash Floods

  @SI-forgetting-P03
  Rule: It may come from the discard pile

    @case:si-forgetting-0020
    Scenario: a card used in an earlier turn
      Given River has discarded Flash Floods and Wash Away
      When River gains a Power card
      And River decides for a Major Power
      And River gives up Wash Away
      Then the discard pile of River is then Flash Floods
      And the forgotten cards of River are then Wash Away
      And the hand of River is then Tsunami

  @SI-forgetting-P04
  Rule: It may be a card laid down for use this turn

    @case:si-forgetting-0030
    Scenario: during the turn
      Given Green has 1 presence in here
      And Green has played Entwined Power
      And River has played Flash Floods and Boon of Vigor
      And River has the elements 2 sun, 2 water and 1 plant
      When Green uses Entwined Power
      And it targets River
      And River decides for a Major Power
      And River gives up Flash Floods
      Then the cards in play of River are then Boon of Vigor
      And the forgotten cards of River are then Flash Floods

  @SI-forgetting-P05
  Rule: It may be the Major Power gained just now

    @case:si-forgetting-0040
    Scenario: it goes back to the discard pile of its deck
      Given River holds Flash Floods
      When River gains a Power card
      And River decides for a Major Power
      And River gives up Tsunami
      Then the hand of River is then Flash Floods
      And the Major Power discard is then Tsunami
      And the forgotten cards of River are then nothing

    @case:si-forgetting-0041
    Scenario: it is the only card
      Given River has 0 energy
      When River gains a Power card
      And River decides for a Major Power
      Then the hand of River is then nothing
      And the Major Power discard is then Tsunami

  @SI-forgetting-E01
  Rule: With a card laid down this turn its elements are lost at once

    @case:si-forgetting-0050
    Scenario: those of this card only
      Given River has played Flash Floods and Boon of Vigor
      And River has the elements 2 sun, 2 water and 1 plant
      When River gains a Power card
      And River decides for a Major Power
      And River gives up Boon of Vigor
      Then River then has the elements 1 sun and 1 water
      And River then has no plant element
      And the cards in play of River are then Flash Floods

    @SI-forgetting-P02
    @case:si-forgetting-0051
    Scenario: a card that was not laid down has none
      Given River has played Flash Floods
      And River holds Boon of Vigor
      And River has the elements 1 sun and 1 water
      When River gains a Power card
      And River decides for a Major Power
      And River gives up Boon of Vigor
      Then River then has the elements 1 sun and 1 water

    @case:si-forgetting-0052
    Scenario: by the Blighted Island too
      Given the Blight card is Memory Fades to Dust, its blighted side up, with 4 blight
      And River has played Flash Floods and Boon of Vigor
      And River has the elements 2 sun, 2 water and 1 plant
      When the Blighted Island effect is carried out
      And River decides to forget Boon of Vigor
      Then River then has the elements 1 sun and 1 water
      And River then has no plant element
      And the forgotten cards of River are then Boon of Vigor

    @SI-gaining-powers-S04
    @case:si-forgetting-0053
    Scenario: a Minor Power forgotten for the Blighted Island
      Given the Blight card is Memory Fades to Dust, its blighted side up, with 4 blight
      And River holds Drought
      When the Blighted Island effect is carried out
      And River decides to forget Drought
      Then the Minor Power discard is then Drought
      And the hand of River is then nothing
      And the forgotten cards of River are then nothing

  @SI-forgetting-R01
  Rule: A forgotten power that wasn't carried out yet can't be

    @case:si-forgetting-0060
    Scenario: a Unique Power
      Given here holds 1 town
      And the forgotten cards of River are Flash Floods
      When River uses Flash Floods
      Then it is refused by SI-forgetting-R01

    @case:si-forgetting-0061
    Scenario: a Minor Power
      Given the Minor Power discard holds Dark and Tangled Woods
      When River uses Dark and Tangled Woods
      Then it is refused by SI-forgetting-R01

    @case:si-forgetting-0062
    Scenario: one that it still has
      Given here holds 1 town
      And River has played Flash Floods
      And the forgotten cards of River are Wash Away
      When River uses Flash Floods
      And it targets here
      Then here then holds 1 town with 1 damage

  @SI-forgetting-E02
  Rule: What a forgotten power has done lasts until the end of the turn

    @case:si-forgetting-0070
    Scenario: a defence
      Given Earth has 2 presence in here
      And here defends 4
      And Earth has played Guard the Healing Land
      And Earth has used Guard the Healing Land
      And Earth has the elements 1 water, 1 earth and 1 plant
      When Earth gains a Power card
      And Earth decides for a Major Power
      And Earth gives up Guard the Healing Land
      Then here then defends 4
      And the forgotten cards of Earth are then Guard the Healing Land
      And Earth then has no earth element
