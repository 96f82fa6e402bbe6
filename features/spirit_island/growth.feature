Feature: Growth
  A Spirit chooses one of its Growth options and does everything in it.

  Background:
    Given a game under way with Spirits only
    And an inland land
    And an inland land called there, adjacent to here
    And an inland land called yonder, adjacent to there
    And an inland land called beyond, adjacent to yonder

  @SI-growth-E01
  Rule: Add presence: one token from the Spirit board is placed on the island

    @case:si-growth-0001
    Scenario: in a land at the full range of 2
      Given Earth has 1 presence in here
      When Earth grows by option 1
      And Earth follows the icons of option 1 in the order 1, 2
      And Earth puts a presence from the energy track into yonder
      Then Earth then has 1 presence in yonder
      And Earth then has 1 presence in here
      And Earth has then uncovered 1 space of its energy track
      And Earth has then uncovered 0 spaces of its plays track

    @case:si-growth-0002
    Scenario: only where the icon lets it be
      Given Thunderspeaker has 1 presence in here
      And there holds 1 dahan
      When Thunderspeaker grows by option 2
      And Thunderspeaker follows the icons of option 2 in the order 1, 2
      And Thunderspeaker puts a presence from the energy track into yonder
      Then it is refused by SI-growth-E01

    @case:si-growth-0003
    Scenario: another presence may be the starting point of the next
      Given Lightning has 1 presence in here
      When Lightning grows by option 2
      And Lightning follows the icons of option 2 in the order 1, 2
      And Lightning puts a presence from the energy track into yonder
      And Lightning puts a presence from the plays track into yonder
      Then Lightning then has 2 presence in yonder
      And Lightning then has 1 presence in here

  @SI-growth-D01
  Rule: Range is counted in steps from the Spirit's own presence on the island

    @case:si-growth-0010
    Scenario: at most 2 steps
      Given Earth has 1 presence in here
      When Earth grows by option 1
      And Earth follows the icons of option 1 in the order 2
      And Earth takes a presence from the energy track
      Then Earth can put the presence into here, there and yonder

    @case:si-growth-0011
    Scenario: not 3 steps
      Given Earth has 1 presence in here
      When Earth grows by option 1
      And Earth follows the icons of option 1 in the order 2
      And Earth puts a presence from the energy track into beyond
      Then it is refused by SI-growth-D01

    @case:si-growth-0012
    Scenario: from whichever of its presence is nearest
      Given Earth has 1 presence in here
      And Earth has 1 presence in beyond
      When Earth grows by option 3
      And Earth follows the icons of option 3 in the order 1
      And Earth takes a presence from the plays track
      Then Earth can put the presence into here, there, yonder and beyond

    @case:si-growth-0013
    Scenario: not from the presence of another Spirit
      Given Earth has 1 presence in here
      And River has 1 presence in yonder
      When Earth grows by option 3
      And Earth follows the icons of option 3 in the order 1
      And Earth takes a presence from the plays track
      Then Earth can put the presence into here and there

    @case:si-growth-0014
    Scenario: range 0 is a land with its presence
      Given Earth has 1 presence in here
      When Earth grows by option 2
      And Earth follows the icons of option 2 in the order 2
      And Earth puts a presence from the plays track into there
      Then it is refused by SI-growth-D01

  @SI-growth-E02
  Rule: Gain Energy: 2 Energy, besides the income of the turn

    @case:si-growth-0020
    Scenario: added to what it has
      Given Earth has 1 presence in here
      And Earth has 1 energy
      When Earth grows by option 3
      And Earth follows the icons of option 3 in the order 2, 1
      And Earth puts a presence from the energy track into here
      Then Earth then has 3 energy
      And Earth then has 2 presence in here

  @SI-growth-E03
  Rule: Gain a Power card

    @case:si-growth-0030
    Scenario: 1 card into the hand
      Given River has 1 presence in here
      And the Minor Power deck holds Drought, Steam Vents, Gift of Power, Call to Tend and Rain of Blood
      When River grows by option 3
      And River follows the icons of option 3 in the order 1, 2
      And River decides for a Minor Power
      And River draws Drought, Steam Vents, Gift of Power and Call to Tend
      And River keeps Steam Vents
      And River puts a presence from the energy track into there
      Then the hand of River is then Steam Vents
      And the Minor Power deck is then Rain of Blood

  @SI-growth-E04
  Rule: Reclaim: all Power cards of its discard pile return to the hand

    @case:si-growth-0040
    Scenario: all cards of its own pile and of no other
      Given Earth has 1 presence in here
      And Earth holds Guard the Healing Land
      And Earth has discarded Rituals of Destruction, Drought and Tsunami
      And River has 1 presence in there
      And River has discarded Flash Floods
      And the Minor Power discard holds Steam Vents
      When Earth grows by option 1
      And Earth follows the icons of option 1 in the order 1, 2
      And Earth puts a presence from the energy track into here
      Then the hand of Earth is then Guard the Healing Land, Rituals of Destruction, Drought and Tsunami
      And the discard pile of Earth is then nothing
      And the discard pile of River is then Flash Floods
      And the Minor Power discard is then Steam Vents

    @case:si-growth-0041
    Scenario: there is nothing to reclaim
      Given Earth has 1 presence in here
      And the forgotten cards of Earth are Rituals of Destruction
      When Earth grows by option 1
      And Earth follows the icons of option 1 in the order 1, 2
      And Earth puts a presence from the energy track into here
      Then the hand of Earth is then nothing
      And the forgotten cards of Earth are then Rituals of Destruction

  @SI-growth-P01
  Rule: Instead of adding presence a Spirit may move one that is on the island

    @case:si-growth-0050
    Scenario: one is moved and the tracks stay covered
      Given Earth has 2 presence in here
      When Earth grows by option 3
      And Earth follows the icons of option 3 in the order 1, 2
      And Earth puts a presence from here into there
      Then Earth then has 1 presence in here
      And Earth then has 1 presence in there
      And Earth has then uncovered 0 spaces of its energy track
      And Earth has then uncovered 0 spaces of its plays track

    @case:si-growth-0051
    Scenario: it can be taken from each of its lands
      Given Earth has 1 presence in here
      And Earth has 1 presence in there
      And River has 1 presence in yonder
      When Earth grows by option 3
      And Earth follows the icons of option 3 in the order 1
      Then Earth can take a presence from the energy track, the plays track, here and there

    @case:si-growth-0052
    Scenario: it is moved into another land
      Given Earth has 2 presence in here
      When Earth grows by option 3
      And Earth follows the icons of option 3 in the order 1
      And Earth puts a presence from here into here
      Then it is refused by SI-growth-P01

    @case:si-growth-0053
    Scenario: there is no other land within range
      Given Earth has 2 presence in here
      When Earth grows by option 2
      And Earth follows the icons of option 2 in the order 2
      And Earth takes a presence from here
      Then it is refused by SI-growth-P01

    @case:si-growth-0054
    Scenario: the range of the icon limits the move, by one reading
      Given Earth has 2 presence in here
      When Earth grows by option 3
      And Earth follows the icons of option 3 in the order 1, 2
      And Earth puts a presence from here into beyond
      Then by the reading within_range of SI-Q30
      And it is refused by SI-growth-D01
      And by the reading any_land of SI-Q30
      And Earth then has 1 presence in here
      And Earth then has 1 presence in beyond

    @case:si-growth-0055
    Scenario: a power that adds presence may move one too
      Given Green has 1 presence in here
      And Green has 1 presence in beyond
      And Green has played Overgrow in a Night
      When Green uses Overgrow in a Night
      And it targets there
      And the way add presence is chosen
      And Green takes a presence from beyond
      Then Green then has 1 presence in there
      And Green then has no presence in beyond
      And Green has then uncovered 0 spaces of its energy track

  @SI-components-L01
  Rule: A Spirit has no more presence than 13 tokens

    @case:si-growth-0060
    Scenario: the last one of a track
      Given Earth has 7 presence in here
      And Earth has uncovered 4 spaces of its energy track
      When Earth grows by option 3
      And Earth follows the icons of option 3 in the order 1, 2
      And Earth puts a presence from the energy track into there
      Then Earth has then uncovered 5 spaces of its energy track
      And Earth then has 1 presence in there

    @case:si-growth-0061
    Scenario: none is left on a track
      Given Earth has 8 presence in here
      And Earth has uncovered 5 spaces of its energy track
      When Earth grows by option 3
      And Earth follows the icons of option 3 in the order 1
      And Earth takes a presence from the energy track
      Then it is refused by SI-components-L01

    @case:si-growth-0062
    Scenario: all are on the island
      Given Earth has 12 presence in here
      And Earth has 1 presence in there
      And Earth has uncovered 5 spaces of its energy track
      And Earth has uncovered 5 spaces of its plays track
      When Earth grows by option 3
      And Earth follows the icons of option 3 in the order 1
      Then Earth can take a presence from here and there
