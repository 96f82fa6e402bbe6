Feature: Spirit phase
  Each Spirit grows, gains Energy, and chooses and pays for its Power cards.

  Background:
    Given a game under way with Spirits only
    And an inland land
    And an inland land called there, adjacent to here

  @SI-spirit-phase-S01
  Rule: Each Spirit carries out three steps in order

    @SI-spirit-phase-S01
    @SI-growth-E02
    @case:si-spirit-phase-0001
    Scenario: what it grows counts for its income, and its income pays for its cards
      Given Earth has 1 presence in here
      And Earth holds Rituals of Destruction
      When the Spirit phase is carried out
      And Earth decides for Growth option 3
      And Earth follows the icons of option 3 in the order 1, 2
      And Earth puts a presence from the energy track into there
      And Earth lays down Rituals of Destruction
      Then Earth then has 2 energy
      And the cards in play of Earth are then Rituals of Destruction
      And the hand of Earth is then nothing

    @case:si-spirit-phase-0002
    Scenario: the presence of this turn uncovers another card play
      Given River has 1 presence in here
      And River holds Boon of Vigor and River's Bounty
      When the Spirit phase is carried out
      And River decides for Growth option 2
      And River follows the icons of option 2 in the order 1, 2
      And River puts a presence from the plays track into there
      And River puts a presence from the energy track into there
      And River lays down Boon of Vigor
      And River lays down River's Bounty
      Then River then has 2 energy
      And the cards in play of River are then Boon of Vigor and River's Bounty

  @SI-turn-P01
  Rule: The players carry out each phase simultaneously, in whatever manner they like

    Scenario Outline: who draws first
      Given River has 1 presence in here
      And Shadows has 1 presence in there
      And the Minor Power deck holds Drought, Steam Vents, Gift of Power and Call to Tend
      And the Minor Power discard holds Rain of Blood
      When the Spirit phase is carried out
      And the Spirits take their steps in the order <order>
      And River decides for Growth option 1
      And River follows the icons of option 1 in the order 1, 2, 3
      And River decides for a Minor Power
      And Shadows decides for Growth option 1
      And Shadows follows the icons of option 1 in the order 1, 2
      And Shadows decides for a Minor Power
      And <first> draws Drought, Steam Vents, Gift of Power and Call to Tend
      And <first> keeps Steam Vents
      And <other> draws Drought, Gift of Power, Call to Tend and Rain of Blood
      And <other> keeps Rain of Blood
      Then the hand of <first> is then Steam Vents
      And the hand of <other> is then Rain of Blood
      And River then has 2 energy
      And Shadows then has 0 energy

      Examples:
        | case                 | first   | other   | order                                  |
        | si-spirit-phase-0011 | River   | Shadows | River, Shadows, Shadows, River, River  |
        | si-spirit-phase-0012 | Shadows | River   | Shadows, Shadows, Shadows, River       |

  @SI-spirit-phase-S02
  Rule: Growth: one of the Growth options is chosen

    @case:si-spirit-phase-0020
    Scenario: only what the first option shows
      Given Earth has 1 presence in here
      And Earth has discarded Drought
      When Earth grows by option 1
      And Earth follows the icons of option 1 in the order 1, 2
      And Earth puts a presence from the energy track into here
      Then the hand of Earth is then Drought
      And Earth then has no energy
      And Earth then has 2 presence in here

    @case:si-spirit-phase-0021
    Scenario: only what the second option shows
      Given Earth has 1 presence in here
      And Earth has discarded Drought
      And the Minor Power deck holds Steam Vents
      When Earth grows by option 2
      And Earth follows the icons of option 2 in the order 1, 2
      And Earth decides for a Minor Power
      And Earth puts a presence from the energy track into here
      Then the hand of Earth is then Steam Vents
      And Earth then has no energy
      And Earth then has 2 presence in here

    @case:si-spirit-phase-0022
    Scenario: only what the third option shows
      Given Earth has 1 presence in here
      And Earth has discarded Drought
      When Earth grows by option 3
      And Earth follows the icons of option 3 in the order 1, 2
      And Earth puts a presence from the energy track into here
      Then the hand of Earth is then nothing
      And Earth then has 2 energy
      And Earth then has 2 presence in here

  @SI-spirit-phase-X01
  Rule: Unless something says otherwise

    @case:si-spirit-phase-0030
    Scenario: A Spread of Rampant Green adds presence whatever it chooses
      Given a wetland called yonder, adjacent to here
      And Green has 1 presence in here
      When Green grows by option 3
      And Green follows the icons of option 3 in the order 3, 1, 2
      And Green puts a presence from the plays track into yonder
      And Green decides for a Minor Power
      Then Green then has 3 energy
      And Green then has 1 presence in yonder
      And Green has then uncovered 1 space of its plays track

  @SI-spirit-phase-S03
  Rule: Everything that the option shows is carried out, in any order

    @case:si-spirit-phase-0040
    Scenario: from left to right
      Given Lightning has 1 presence in here
      When Lightning grows by option 2
      And Lightning follows the icons of option 2 in the order 1, 2
      And Lightning puts a presence from the energy track into there
      And Lightning puts a presence from the energy track into there
      Then Lightning then has 2 presence in there
      And Lightning then has 1 presence in here

    @case:si-spirit-phase-0041
    Scenario: from right to left
      Given Lightning has 1 presence in here
      When Lightning grows by option 2
      And Lightning follows the icons of option 2 in the order 2, 1
      And Lightning puts a presence from the energy track into here
      And Lightning puts a presence from the energy track into there
      Then Lightning then has 1 presence in there
      And Lightning then has 2 presence in here

    @case:si-spirit-phase-0042
    Scenario: a card can be reclaimed before another is forgotten
      Given Shadows has 1 presence in here
      And Shadows has discarded Crops Wither and Fade
      And the Major Power deck holds Tsunami
      When Shadows grows by option 1
      And Shadows follows the icons of option 1 in the order 1, 2
      And Shadows decides for a Major Power
      And Shadows gives up Crops Wither and Fade
      Then the hand of Shadows is then Tsunami
      And the forgotten cards of Shadows are then Crops Wither and Fade

  @SI-spirit-phase-S04
  Rule: Gain Energy: as much as the highest number that shows on the Energy track

    Scenario Outline: with <n> spaces uncovered
      Given Shadows has 1 presence in here
      And Shadows has uncovered <n> spaces of its energy track
      And Shadows has uncovered 3 spaces of its plays track
      When Shadows gains Energy
      Then Shadows then has <energy> energy

      Examples:
        | case                 | n | energy |
        | si-spirit-phase-0050 | 0 | 0      |
        | si-spirit-phase-0051 | 1 | 1      |
        | si-spirit-phase-0052 | 2 | 3      |

  @SI-energy-and-plays-E02
  Rule: Unused Energy is kept for later turns

    @case:si-spirit-phase-0060
    Scenario: the income is added to it
      Given Earth has 1 presence in here
      And Earth has 7 energy
      When Earth gains Energy
      Then Earth then has 9 energy

    @case:si-spirit-phase-0061
    Scenario: time takes nothing of it
      Given Earth has 1 presence in here
      And Earth has 7 energy
      When time passes
      Then Earth then has 7 energy

  @SI-spirit-phase-S05
  Rule: The Power cards of this turn are chosen, fast and slow

    @SI-spirit-phase-S05
    @SI-energy-and-plays-P01
    @case:si-spirit-phase-0070
    Scenario: a fast card and a slow one
      Given River has 1 presence in here
      And River has uncovered 1 space of its plays track
      And River has 3 energy
      And River holds Flash Floods, Wash Away and Boon of Vigor
      When River plays Flash Floods and Wash Away
      Then the cards in play of River are then Flash Floods and Wash Away
      And the hand of River is then Boon of Vigor

    @case:si-spirit-phase-0071
    Scenario: none need be played
      Given River has 1 presence in here
      And River has 3 energy
      And River holds Flash Floods and Wash Away
      When River plays nothing
      Then the hand of River is then Flash Floods and Wash Away
      And River then has 3 energy

    @case:si-spirit-phase-0072
    Scenario: a card of the discard pile can't be chosen
      Given River has 1 presence in here
      And River has 3 energy
      And River holds Wash Away
      And River has discarded Flash Floods
      When River plays Wash Away
      Then the cards in play of River are then Wash Away
      And the discard pile of River is then Flash Floods

  @SI-spirit-phase-L01
  Rule: The highest number on the card-play track is the most cards that can be played

    @case:si-spirit-phase-0080
    Scenario: as many as it shows
      Given River has 1 presence in here
      And River has uncovered 3 spaces of its plays track
      And River holds Flash Floods, Wash Away, Boon of Vigor and River's Bounty
      And River has 9 energy
      When River plays Flash Floods, Wash Away and Boon of Vigor
      Then the cards in play of River are then Flash Floods, Wash Away and Boon of Vigor
      And River then has 6 energy

    @case:si-spirit-phase-0081
    Scenario: no more, even with Energy for them
      Given River has 1 presence in here
      And River has uncovered 3 spaces of its plays track
      And River holds Flash Floods, Wash Away, Boon of Vigor and River's Bounty
      And River has 9 energy
      When River plays Flash Floods, Wash Away, Boon of Vigor and River's Bounty
      Then it is refused by SI-spirit-phase-L01

    @case:si-spirit-phase-0082
    Scenario: an option of Growth can give one more for a turn
      Given Green has 1 presence in here
      And Green has 1 more card play this turn
      And Green holds Fields Choked with Growth and Stem the Flow of Fresh Water
      When Green plays Fields Choked with Growth and Stem the Flow of Fresh Water
      Then the cards in play of Green are then Fields Choked with Growth and Stem the Flow of Fresh Water

  @SI-energy-and-plays-R01
  Rule: The Power cards that are played must be paid for

    @case:si-spirit-phase-0090
    Scenario: just enough Energy
      Given River has 1 presence in here
      And River holds Flash Floods
      And River has 2 energy
      When River plays Flash Floods
      Then River then has no energy

    @case:si-spirit-phase-0091
    Scenario: 1 Energy too few
      Given River has 1 presence in here
      And River holds Flash Floods
      And River has 1 energy
      When River plays Flash Floods
      Then it is refused by SI-energy-and-plays-R01

    @case:si-spirit-phase-0092
    Scenario: enough for each but not for both
      Given River has 1 presence in here
      And River has uncovered 1 space of its plays track
      And River holds Flash Floods and Wash Away
      And River has 2 energy
      When River plays Flash Floods and Wash Away
      Then it is refused by SI-energy-and-plays-R01

  @SI-energy-and-plays-R02
  Rule: Energy belongs to one Spirit and can't be given to another

    @case:si-spirit-phase-0100
    Scenario: another Spirit's Energy pays for nothing
      Given River has 1 presence in here
      And River holds Flash Floods
      And River has 1 energy
      And Earth has 1 presence in there
      And Earth has 9 energy
      When River plays Flash Floods
      Then it is refused by SI-energy-and-plays-R01

    @case:si-spirit-phase-0101
    Scenario: only its own is spent
      Given River has 1 presence in here
      And River holds Flash Floods
      And River has 2 energy
      And Earth has 1 presence in there
      And Earth has 9 energy
      When River plays Flash Floods
      Then River then has no energy
      And Earth then has 9 energy

  @SI-energy-and-plays-R03
  Rule: Card plays belong to one Spirit and can't be given to another

    @case:si-spirit-phase-0110
    Scenario: another Spirit's plays are not its own
      Given River has 1 presence in here
      And River holds Boon of Vigor and River's Bounty
      And Lightning has 1 presence in there
      And Lightning has uncovered 2 spaces of its plays track
      When River plays Boon of Vigor and River's Bounty
      Then it is refused by SI-spirit-phase-L01

    @case:si-spirit-phase-0111
    Scenario: a play of its own uses none of the other's
      Given River has 1 presence in here
      And River holds Boon of Vigor
      And Lightning has 1 presence in there
      And Lightning has made 1 of its card plays
      When River plays Boon of Vigor
      Then River's plays_used is then 1
      And Lightning's plays_used is then 1

  @SI-energy-and-plays-R04
  Rule: Unused card plays are not carried over

    @case:si-spirit-phase-0120
    Scenario: one more play, unused
      Given Green has 1 presence in here
      And Green has 1 more card play this turn
      When time passes
      Then Green's more_plays is then 0

    @case:si-spirit-phase-0121
    Scenario: all were used
      Given Green has 1 presence in here
      And Green has 1 more card play this turn
      And Green has made 2 of its card plays
      When time passes
      Then Green's more_plays is then 0
      And Green's plays_used is then 0

  @SI-spirit-phase-S06
  Rule: The chosen cards are laid down and paid for at once

    @case:si-spirit-phase-0130
    Scenario: slow cards too
      Given Earth has 1 presence in here
      And Earth has uncovered 2 spaces of its plays track
      And Earth holds Rituals of Destruction and Draw of the Fruitful Earth
      And Earth has 5 energy
      When Earth plays Rituals of Destruction and Draw of the Fruitful Earth
      Then Earth then has 1 energy
      And the cards in play of Earth are then Rituals of Destruction and Draw of the Fruitful Earth

  @SI-spirit-phase-S08
  Rule: The elements of all chosen cards are gained at once, whatever their speed

    @case:si-spirit-phase-0140
    Scenario: of a fast card and a slow one
      Given River has 1 presence in here
      And River has uncovered 1 space of its plays track
      And River has 3 energy
      And River holds Flash Floods and Wash Away
      When River plays Flash Floods and Wash Away
      Then River then has the elements 1 sun, 2 water and 1 earth

    @case:si-spirit-phase-0141
    Scenario: added to those of this turn
      Given River has 1 presence in here
      And River holds Boon of Vigor
      And River has the elements 1 water and 1 fire
      When River plays Boon of Vigor
      Then River then has the elements 1 sun, 2 water, 1 plant and 1 fire

  @SI-spirit-phase-T01
  Rule: What the cards do is not yet applied

    @case:si-spirit-phase-0150
    Scenario: nothing happens on the island
      Given River has 1 presence in here
      And here holds 1 town
      And River holds Flash Floods
      And River has 2 energy
      When River plays Flash Floods
      Then here then holds 1 town
      And River has then used nothing
