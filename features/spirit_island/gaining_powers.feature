Feature: Gaining Power cards
  New Power cards are drawn from the Minor or the Major Powers, or taken from a Power Progression.

  Background:
    Given a game under way with Spirits only
    And a wetland
    And River has 1 presence in here

  @SI-gaining-powers-S01
  Rule: Four cards are drawn from the deck of Minor or of Major Powers

    @case:si-gaining-powers-0001
    Scenario: Minor Powers
      Given the Minor Power deck holds Drought, Steam Vents, Gift of Power, Call to Tend and Rain of Blood
      And the Major Power deck holds Tsunami, Powerstorm, Poisoned Land and Paralyzing Fright
      When River gains a Power card
      And River decides for a Minor Power
      And River draws Drought, Steam Vents, Gift of Power and Rain of Blood
      Then River can keep Drought, Steam Vents, Gift of Power and Rain of Blood

    @case:si-gaining-powers-0002
    Scenario: Major Powers
      Given the Minor Power deck holds Drought, Steam Vents, Gift of Power and Call to Tend
      And the Major Power deck holds Tsunami, Powerstorm, Poisoned Land, Paralyzing Fright and Cleansing Floods
      When River gains a Power card
      And River decides for a Major Power
      And River draws Tsunami, Powerstorm, Poisoned Land and Cleansing Floods
      Then River can keep Tsunami, Powerstorm, Poisoned Land and Cleansing Floods

    @case:si-gaining-powers-0003
    Scenario: an effect can name the deck
      Given the Minor Power deck holds Drought, Steam Vents, Call to Tend and Rain of Blood
      And River has played Gift of Power
      When River uses Gift of Power
      And River draws Drought, Steam Vents, Call to Tend and Rain of Blood
      And River keeps Drought
      Then the hand of River is then Drought

  @SI-gaining-powers-S03
  Rule: One of them is kept, the others go to the discard pile of the deck

    @case:si-gaining-powers-0010
    Scenario: one of four Minor Powers
      Given the Minor Power deck holds Drought, Steam Vents, Gift of Power, Call to Tend and Rain of Blood
      And the Minor Power discard holds Devouring Ants
      When River gains a Power card
      And River decides for a Minor Power
      And River draws Drought, Steam Vents, Gift of Power and Rain of Blood
      And River keeps Gift of Power
      Then the hand of River is then Gift of Power
      And the Minor Power discard is then Devouring Ants, Drought, Steam Vents and Rain of Blood
      And the Minor Power deck is then Call to Tend

  @SI-gaining-powers-R01
  Rule: A gained card always goes to the hand

    @case:si-gaining-powers-0020
    Scenario: beside the cards that are there
      Given River holds Flash Floods
      And the Minor Power deck holds Drought
      When River gains a Power card
      And River decides for a Minor Power
      Then the hand of River is then Flash Floods and Drought
      And the cards in play of River are then nothing
      And the discard pile of River is then nothing

    @case:si-gaining-powers-0021
    Scenario: it isn't played before the next Spirit phase, by one reading
      Given River has played Gift of Power
      And River has uncovered 1 space of its plays track
      And River has made 1 of its card plays
      And River has 1 energy
      And the Minor Power deck holds Drought
      When River uses Gift of Power
      And River lays down Drought
      Then by the reading next_spirit_phase of SI-Q61
      And the hand of River is then Drought
      And River then has 1 energy
      And by the reading if_plays_are_left of SI-Q61
      And the cards in play of River are then Gift of Power and Drought
      And River then has no energy
      And River then has the elements 1 sun, 1 fire and 1 earth

    @case:si-gaining-powers-0023
    Scenario: by that reading it may stay in the hand
      Given River has played Gift of Power
      And River has uncovered 1 space of its plays track
      And River has made 1 of its card plays
      And River has 1 energy
      And SI-Q61 is read as if_plays_are_left
      And the Minor Power deck holds Drought
      When River uses Gift of Power
      Then the hand of River is then Drought
      And River then has 1 energy

    @case:si-gaining-powers-0022
    Scenario: nor by that reading without a card play
      Given River has played Gift of Power
      And River has made 1 of its card plays
      And River has 1 energy
      And SI-Q61 is read as if_plays_are_left
      And the Minor Power deck holds Drought
      When River uses Gift of Power
      And River lays down Drought
      Then it is refused by SI-spirit-phase-L01

  @SI-gaining-powers-S02
  Rule: When a Power deck runs out its discard pile becomes a new deck

    @case:si-gaining-powers-0030
    Scenario: in the middle of a draw
      Given the Minor Power deck holds Drought and Steam Vents
      And the Minor Power discard holds Call to Tend, Rain of Blood and Devouring Ants
      When River gains a Power card
      And River decides for a Minor Power
      And River draws Drought and Steam Vents
      And River draws Call to Tend and Devouring Ants
      And River keeps Devouring Ants
      Then the hand of River is then Devouring Ants
      And the Minor Power deck is then Rain of Blood
      And the Minor Power discard is then Drought, Steam Vents and Call to Tend

    @case:si-gaining-powers-0031
    Scenario: what was drawn before counts, or all is drawn anew
      Given the Minor Power deck holds Drought
      And the Minor Power discard holds Call to Tend, Rain of Blood, Devouring Ants and Steam Vents
      When River gains a Power card
      And River decides for a Minor Power
      And River draws Drought
      And River draws Call to Tend, Rain of Blood and Devouring Ants
      And River draws anew Call to Tend, Rain of Blood, Devouring Ants and Steam Vents
      And River keeps Call to Tend
      Then by the reading go_on of SI-Q36
      And the hand of River is then Call to Tend
      And the Minor Power deck is then Steam Vents
      And the Minor Power discard is then Drought, Rain of Blood and Devouring Ants
      And by the reading draw_anew of SI-Q36
      And the hand of River is then Call to Tend
      And the Minor Power deck is then Drought
      And the Minor Power discard is then Rain of Blood, Devouring Ants and Steam Vents

    @SI-gaining-powers-S01
    @case:si-gaining-powers-0034
    Scenario: a deck with four cards is enough for a draw
      Given the Minor Power deck holds Drought, Call to Tend, Rain of Blood and Steam Vents
      And the Minor Power discard holds Devouring Ants
      And SI-Q36 is read as draw_anew
      When River gains a Power card
      And River decides for a Minor Power
      And River draws Drought, Call to Tend, Rain of Blood and Steam Vents
      And River keeps Drought
      Then the hand of River is then Drought
      And the Minor Power deck is then nothing
      And the Minor Power discard is then Devouring Ants, Call to Tend, Rain of Blood and Steam Vents

    @case:si-gaining-powers-0032
    Scenario: the other deck has nothing to do with it
      Given the Major Power deck holds Tsunami
      And the Minor Power deck holds Steam Vents
      And the Minor Power discard holds Call to Tend
      When River gains a Power card
      And River decides for a Minor Power
      And River keeps Call to Tend
      Then the hand of River is then Call to Tend
      And the Minor Power discard is then Steam Vents
      And the Major Power deck is then Tsunami

    @case:si-gaining-powers-0033
    Scenario: when the last card has been drawn, by one reading
      Given the Minor Power deck holds Drought, Steam Vents, Call to Tend and Gift of Power
      And the Minor Power discard holds Rain of Blood
      When River gains a Power card
      And River decides for a Minor Power
      And River draws Drought, Steam Vents, Call to Tend and Gift of Power
      And River keeps Drought
      Then by the reading when_a_card_is_lacking of SI-Q68
      And the Minor Power deck is then nothing
      And the Minor Power discard is then Rain of Blood, Steam Vents, Call to Tend and Gift of Power
      And by the reading as_it_runs_out of SI-Q68
      And the Minor Power deck is then Rain of Blood
      And the Minor Power discard is then Steam Vents, Call to Tend and Gift of Power

  @SI-gaining-powers-R02
  Rule: Whoever gains a Major Power must forget a Power card

    @case:si-gaining-powers-0040
    Scenario: any card the Spirit has
      Given River holds Flash Floods
      And River has played Wash Away
      And River has discarded Drought
      And the Major Power deck holds Tsunami
      When River gains a Power card
      And River decides for a Major Power
      Then River can give up Flash Floods, Tsunami, Wash Away and Drought

    @case:si-gaining-powers-0041
    Scenario: it can't decline
      Given River holds Flash Floods
      And the Major Power deck holds Tsunami
      When River gains a Power card
      And River decides for a Major Power
      And River gives up no Power card
      Then it is refused by SI-gaining-powers-R02

    @SI-gaining-powers-S03
    @case:si-gaining-powers-0042
    Scenario: for a Minor Power nothing is forgotten
      Given River holds Flash Floods
      And the Minor Power deck holds Drought
      When River gains a Power card
      And River decides for a Minor Power
      Then the hand of River is then Flash Floods and Drought
      And the forgotten cards of River are then nothing

    @case:si-gaining-powers-0043
    Scenario: two Spirits that gain one each forget one
      Given a mountain called there, adjacent to here
      And Green has 1 presence in there
      And Green holds Gift of Proliferation
      And Green has played Entwined Power
      And River holds Flash Floods
      And the Major Power deck holds Tsunami, Powerstorm and Poisoned Land
      When Green uses Entwined Power
      And it targets River
      And River decides for a Major Power
      And River draws Tsunami, Poisoned Land and Powerstorm
      And River keeps Tsunami
      And Green keeps Powerstorm
      And River gives up Flash Floods
      And Green gives up Gift of Proliferation
      Then the hand of River is then Tsunami
      And the hand of Green is then Powerstorm
      And the Major Power discard is then Poisoned Land
      And the forgotten cards of River are then Flash Floods
      And the forgotten cards of Green are then Gift of Proliferation

  @SI-gaining-powers-S04
  Rule: A forgotten card goes to the discard pile of its deck

    @case:si-gaining-powers-0050
    Scenario: a Minor Power
      Given River has discarded Drought
      And the Major Power deck holds Tsunami
      And the Minor Power discard holds Steam Vents
      When River gains a Power card
      And River decides for a Major Power
      And River gives up Drought
      Then the Minor Power discard is then Steam Vents and Drought
      And the discard pile of River is then nothing
      And the forgotten cards of River are then nothing

    @case:si-gaining-powers-0051
    Scenario: a Major Power
      Given River holds Poisoned Land
      And the Major Power deck holds Tsunami
      When River gains a Power card
      And River decides for a Major Power
      And River gives up Poisoned Land
      Then the Major Power discard is then Poisoned Land
      And the hand of River is then Tsunami

  @SI-gaining-powers-X01
  Rule: A forgotten Unique Power lies under the Spirit board and is out of the game

    @SI-gaining-powers-X01
    @SI-glossary-E01
    @case:si-gaining-powers-0060
    Scenario: in no discard pile
      Given River holds Flash Floods
      And the Major Power deck holds Tsunami
      When River gains a Power card
      And River decides for a Major Power
      And River gives up Flash Floods
      Then the forgotten cards of River are then Flash Floods
      And the Minor Power discard is then nothing
      And the Major Power discard is then nothing
      And the discard pile of River is then nothing

  @SI-first-game-S02
  Rule: With a Power Progression card the next card on its list is taken

    @case:si-gaining-powers-0070
    Scenario: nothing is drawn
      Given River uses its Power Progression card, with Uncanny Melting and Tsunami to come
      And the Minor Power deck holds Drought, Steam Vents, Gift of Power and Call to Tend
      When River gains a Power card
      Then the hand of River is then Uncanny Melting
      And the cards to come of River are then Tsunami
      And the Minor Power deck is then Call to Tend, Drought, Gift of Power and Steam Vents
      And the forgotten cards of River are then nothing

    @case:si-gaining-powers-0071
    Scenario: also by Growth
      Given River uses its Power Progression card, with Uncanny Melting and Tsunami to come
      When River grows by option 1
      And River follows the icons of option 1 in the order 1, 2, 3
      Then the hand of River is then Uncanny Melting
      And the cards to come of River are then Tsunami

    @case:si-gaining-powers-0072
    Scenario: when all have been taken, cards are drawn or not
      Given River uses its Power Progression card, with nothing to come
      And the Minor Power deck holds Drought
      When River gains a Power card
      And River decides for a Minor Power
      Then by the reading draw_normally of SI-Q56
      And the hand of River is then Drought
      And by the reading nothing of SI-Q56
      And the hand of River is then nothing

  @SI-glossary-R02
  Rule: Whether drawn or taken from the list, a Major Power costs a Power card

    @case:si-gaining-powers-0080
    Scenario: one is forgotten, by one reading
      Given River holds Flash Floods
      And River uses its Power Progression card, with Tsunami and Encompassing Ward to come
      When River gains a Power card
      And River gives up Flash Floods
      Then by the reading must_forget of SI-Q37
      And the hand of River is then Tsunami
      And the forgotten cards of River are then Flash Floods
      And by the reading need_not of SI-Q37
      And the hand of River is then Flash Floods and Tsunami
      And the forgotten cards of River are then nothing

    @SI-gaining-powers-R02
    @case:si-gaining-powers-0081
    Scenario: for a card of the list it can't decline either
      Given River holds Flash Floods
      And River uses its Power Progression card, with Tsunami and Encompassing Ward to come
      When River gains a Power card
      And River gives up no Power card
      Then it is refused by SI-gaining-powers-R02

    @SI-first-game-S02
    @case:si-gaining-powers-0082
    Scenario: not for a Minor Power of the list
      Given River holds Flash Floods
      And River uses its Power Progression card, with Encompassing Ward to come
      When River gains a Power card
      Then the hand of River is then Flash Floods and Encompassing Ward
