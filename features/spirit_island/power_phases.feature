Feature: The turn and its Power phases
  Fast powers are used before the Invaders act, slow powers after them.

  Background:
    Given a game under way with Spirits only
    And a wetland
    And a mountain called there, adjacent to here

  @SI-turn-S01
  Rule: A turn is Spirit phase, Fast Power phase, Invader phase, Slow Power phase, Time Passes

    @case:si-power-phases-0001
    Scenario: a fast power protects against the ravage, a slow one acts on what is left
      Given here holds 1 city, 1 town and 2 dahan
      And Shadows has 1 presence in here
      And Shadows has 1 energy
      And Shadows has uncovered 1 space of its plays track
      And Shadows holds Concealing Shadows and Crops Wither and Fade
      And the Wetland card is on the Ravage space
      And the Invader deck is Mountain
      When a whole turn is played
      And Shadows decides for Growth option 3
      And Shadows follows the icons of option 3 in the order 1, 2
      And Shadows puts a presence from the energy track into here
      And Shadows lays down Concealing Shadows
      And Shadows lays down Crops Wither and Fade
      And next Shadows uses the fast Concealing Shadows
      And Concealing Shadows is aimed at here
      And the Dahan in here deal 4 damage to the city
      And next Shadows uses the slow Crops Wither and Fade
      And Crops Wither and Fade is aimed at here
      And of Crops Wither and Fade the way town is taken
      Then here then holds 1 explorer, 0 towns, 0 cities, 2 dahan and 1 blight
      And Shadows then has 1 presence in here
      And Shadows then has 4 energy
      And the discard pile of Shadows is then Concealing Shadows and Crops Wither and Fade
      And the Earned Fear Cards are Isolation
      And Shadows then has no moon element

    @case:si-power-phases-0002
    Scenario: the turn breaks off when the game ends
      Given here holds 1 town
      And Shadows has 1 presence in here
      And Shadows holds Concealing Shadows
      And the Wetland card is on the Ravage space
      And the Invader deck is Mountain
      When a whole turn is played
      And Shadows decides for Growth option 1
      And Shadows follows the icons of option 1 in the order 1, 2
      And Shadows decides for a Minor Power
      And Shadows lays down Concealing Shadows
      Then the game is lost by presence
      And the cards in play of Shadows are then Concealing Shadows
      And here then holds 1 town and 1 blight

  @SI-fast-phase-S01
  Rule: In the Fast Power phase fast powers are used: innate powers and cards chosen this turn

    @case:si-power-phases-0010
    Scenario: a fast card
      Given here holds 1 town
      And River has 1 presence in here
      And River has played Flash Floods
      When River uses Flash Floods
      And it targets here
      Then here then holds 1 town with 1 damage
      And River has then used Flash Floods

    @case:si-power-phases-0011
    Scenario: a fast innate power
      Given there holds 1 explorer
      And Shadows has 2 presence in here
      And Shadows has the elements 2 moon and 1 fire
      When Shadows uses Darkness Swallows the Unwary
      And it targets here
      And an explorer is gathered from there into here
      Then here then holds 1 explorer
      And Shadows has then used Darkness Swallows the Unwary

    @case:si-power-phases-0012
    Scenario: a slow power is not used now
      Given here holds 1 town
      And River has 1 presence in here
      And River has played Wash Away
      When River tries Wash Away in the fast phase
      Then it is refused by SI-fast-phase-S01

    @case:si-power-phases-0013
    Scenario: a card that wasn't played this turn
      Given here holds 1 town
      And River has 1 presence in here
      And River holds Flash Floods
      When River uses Flash Floods
      Then it is refused by SI-fast-phase-S01

  @SI-fast-phase-P01
  Rule: The players decide together in which order their powers are used

    @SI-fast-phase-P01
    @SI-fast-phase-R01
    @case:si-power-phases-0020
    Scenario: the example: an Explorer is gathered, then a Dahan, who destroys it
      Given there holds 1 explorer and 1 dahan
      And River has 1 presence in here
      And River has played Enticing Splendor
      And Thunderspeaker has 1 presence in here
      And Thunderspeaker has played Sudden Ambush
      When the Fast Power phase is carried out
      And next River uses the fast Enticing Splendor
      And Enticing Splendor is aimed at here
      And of Enticing Splendor the way gather invaders is taken
      And an explorer is gathered from there into here
      And next Thunderspeaker uses the fast Sudden Ambush
      And Sudden Ambush is aimed at here
      And a dahan is gathered from there into here
      Then here then holds 0 explorers and 1 dahan
      And there then holds 0 explorers and 0 dahan

    @case:si-power-phases-0021
    Scenario: in the other order the Explorer stays
      Given there holds 1 explorer and 1 dahan
      And River has 1 presence in here
      And River has played Enticing Splendor
      And Thunderspeaker has 1 presence in here
      And Thunderspeaker has played Sudden Ambush
      When the Fast Power phase is carried out
      And next Thunderspeaker uses the fast Sudden Ambush
      And Sudden Ambush is aimed at here
      And a dahan is gathered from there into here
      And next River uses the fast Enticing Splendor
      And Enticing Splendor is aimed at here
      And of Enticing Splendor the way gather invaders is taken
      And an explorer is gathered from there into here
      Then here then holds 1 explorer and 1 dahan

    @case:si-power-phases-0022
    Scenario: a power that reaches its land for more range only, and one that targets a Spirit
      Given Earth has 1 presence in here
      And the powers of Earth reach 1 farther this turn
      And Earth has played Call to Isolation and Gift of Constancy
      And a mountain called yonder, adjacent to there
      And yonder holds 1 dahan and 1 explorer
      When the Fast Power phase is carried out
      And next Earth uses the fast Call to Isolation
      And Call to Isolation is aimed at yonder
      And of Call to Isolation the way push invaders is taken
      And next Earth uses the fast Gift of Constancy
      And Gift of Constancy is aimed at Earth
      Then there then holds 1 explorer
      And Earth then has 2 energy

    @case:si-power-phases-0023
    Scenario: one that needs an element of choice
      Given Bringer has 1 presence in here
      And Bringer has uncovered 5 spaces of its plays track
      And Bringer has the elements 1 moon
      And here holds 1 town
      When the Fast Power phase is carried out
      And next Bringer uses the fast Night Terrors
      And Bringer chooses air for its track
      Then 1 fear is generated

  @SI-fast-phase-R01
  Rule: All effects of a power are carried out before the next power is used

    @case:si-power-phases-0030
    Scenario: the first effect ends before the next power begins
      Given here holds 1 town
      And River has 1 presence in here
      And River has played Dark and Tangled Woods and Flash Floods
      When the Fast Power phase is carried out
      And next River uses the fast Dark and Tangled Woods
      And Dark and Tangled Woods is aimed at here
      And next River uses the fast Flash Floods
      And Flash Floods is aimed at here
      Then here then holds 1 town with 1 damage
      And 2 fear are generated

    @case:si-power-phases-0031
    Scenario: there is only one power to use
      Given here holds 1 town
      And River has 1 presence in here
      And River has played Flash Floods
      When the Fast Power phase is carried out
      And next River uses the fast Flash Floods
      And Flash Floods is aimed at here
      Then here then holds 1 town with 1 damage

  @SI-fast-phase-P02
  Rule: A power that a player doesn't want to use, or can't, is skipped

    @SI-fast-phase-P02
    @SI-power-principles-P02
    @case:si-power-phases-0040
    Scenario: one that could be used
      Given here holds 1 town
      And River has 1 presence in here
      And River has played Flash Floods
      When the Fast Power phase ends
      Then here then holds 1 town
      And River has then used nothing
      And the cards in play of River are then Flash Floods

    @SI-power-principles-P02
    @case:si-power-phases-0043
    Scenario: one after others that were used
      Given River has 1 presence in here
      And River has played Boon of Vigor and Flash Floods
      And River has used Boon of Vigor
      When the Fast Power phase ends
      Then River has then used Boon of Vigor
      And the cards in play of River are then Boon of Vigor and Flash Floods

    @SI-power-principles-P02
    @case:si-power-phases-0044
    Scenario: one that is not fast isn't skipped yet
      Given River has 1 presence in here
      And River has played Wash Away and Flash Floods
      When the Fast Power phase ends
      Then River has then used nothing

    @case:si-power-phases-0041
    Scenario: one without a target in range
      Given Earth has 1 presence in here
      And Earth has played Quicken the Earth's Struggles
      And there holds 1 town
      When Earth uses Quicken the Earth's Struggles
      Then it is refused by SI-fast-phase-P02

    @case:si-power-phases-0042
    Scenario: the whole phase without a power
      Given here holds 1 town
      And River has 1 presence in here
      And River has played Flash Floods
      When the Fast Power phase is carried out
      Then here then holds 1 town
      And River has then used nothing

  @SI-fast-phase-P03
  Rule: A Power card may be played for its elements alone

    @case:si-power-phases-0050
    Scenario: its elements serve an innate power later in the turn
      Given River has 1 presence in here
      And River has played Boon of Vigor
      And River has the elements 1 sun, 1 water and 1 plant
      When the Fast Power phase ends
      Then River then has the elements 1 sun, 1 water and 1 plant
      And River has then used nothing

  @SI-fast-phase-R03
  Rule: A fast power can't be held back for the Slow Power phase

    @case:si-power-phases-0060
    Scenario: it is used now or given up
      Given here holds 1 town
      And River has 1 presence in here
      And River has played Flash Floods
      When River tries Flash Floods in the slow phase
      Then it is refused by SI-fast-phase-R03

    @case:si-power-phases-0061
    Scenario: an innate power neither
      Given there holds 1 explorer
      And Shadows has 2 presence in here
      And Shadows has the elements 2 moon and 1 fire
      When Shadows tries Darkness Swallows the Unwary in the slow phase
      Then it is refused by SI-fast-phase-R03

  @SI-slow-phase-S01
  Rule: In the Slow Power phase slow powers are used: innate powers and cards chosen this turn

    @case:si-power-phases-0070
    Scenario: a slow card
      Given here holds 1 town
      And River has 1 presence in here
      And River has played Wash Away
      When River uses Wash Away
      And it targets here
      And a town is pushed from here to there
      Then there then holds 1 town

    @case:si-power-phases-0071
    Scenario: a slow innate power
      Given here holds 1 town
      And River has 2 presence in here
      And River has the elements 1 sun and 2 water
      When River uses Massive Flooding
      And it targets here
      And a town is pushed from here to there
      Then there then holds 1 town
      And River has then used Massive Flooding

    @case:si-power-phases-0072
    Scenario: a slow card that wasn't played this turn
      Given here holds 1 town
      And River has 1 presence in here
      And River has discarded Wash Away
      When River uses Wash Away
      Then it is refused by SI-slow-phase-S01

  @SI-slow-phase-S02
  Rule: The Slow Power phase is carried out in the same way as the Fast Power phase

    @case:si-power-phases-0080
    Scenario: powers one after the other, in the order of the players' choice
      Given here holds 1 town
      And River has 2 presence in here
      And River has the elements 1 sun and 2 water
      And River has played Wash Away
      And Earth has 2 presence in there
      And Earth has played Devouring Ants
      When the Slow Power phase is carried out
      And next River uses the slow Wash Away
      And Wash Away is aimed at here
      And a town is pushed from here to there
      And next Earth uses the slow Devouring Ants
      And Devouring Ants is aimed at there
      Then there then holds 1 town with 1 damage
      And River has then used Wash Away

    @case:si-power-phases-0081
    Scenario: what isn't used is skipped
      Given here holds 1 town
      And River has 1 presence in here
      And River has played Wash Away
      When the Slow Power phase ends
      Then here then holds 1 town
      And River has then used nothing

  @SI-powers-E02
  Rule: An innate power needs no card, and its use is optional or not

    @case:si-power-phases-0090
    Scenario: a fast one is left unused
      Given there holds 1 explorer
      And Shadows has 2 presence in here
      And Shadows has the elements 2 moon and 1 fire
      When the Fast Power phase ends
      Then by the reading optional of SI-Q10
      And Shadows has then used nothing
      And by the reading compulsory of SI-Q10
      And it is refused by SI-powers-E02

    @case:si-power-phases-0091
    Scenario: a slow one is left unused
      Given here holds 1 town
      And River has 2 presence in here
      And River has the elements 1 sun and 2 water
      When the Slow Power phase ends
      Then by the reading optional of SI-Q10
      And River has then used nothing
      And by the reading compulsory of SI-Q10
      And it is refused by SI-powers-E02

    @case:si-power-phases-0093
    Scenario: in a phase it is triggered by itself, by one reading
      Given there holds 1 explorer
      And Shadows has 2 presence in here
      And Shadows has the elements 2 moon and 1 fire
      When the Fast Power phase is carried out
      And Darkness Swallows the Unwary is aimed at here
      Then by the reading optional of SI-Q10
      And Shadows has then used nothing
      And there then holds 1 explorer
      And by the reading compulsory of SI-Q10
      And Shadows has then used Darkness Swallows the Unwary
      And here then holds 1 explorer

    @case:si-power-phases-0094
    Scenario: so in the Slow Power phase
      Given here holds 1 town
      And River has 2 presence in here
      And River has the elements 1 sun and 2 water
      When the Slow Power phase is carried out
      And Massive Flooding is aimed at here
      Then by the reading optional of SI-Q10
      And River has then used nothing
      And by the reading compulsory of SI-Q10
      And River has then used Massive Flooding
      And there then holds 1 town

    @SI-power-principles-P02
    @case:si-power-phases-0095
    Scenario: a card is never compulsory
      Given here holds 1 explorer
      And River has 1 presence in here
      And River has the elements 3 earth
      And River has played Steam Vents
      And SI-Q10 is read as compulsory
      When the Fast Power phase ends
      Then River has then used nothing

    @SI-power-principles-P02
    @case:si-power-phases-0096
    Scenario: a slow one that could be made fast isn't
      Given here holds 1 town
      And River has 2 presence in here
      And River has played Flash Floods
      And River has the elements 1 sun and 2 water
      And River may use 1 slow power as if fast
      And SI-Q10 is read as compulsory
      When the Fast Power phase ends
      Then River has then used nothing

    @case:si-power-phases-0092
    Scenario: it is used without a card in play
      Given here holds 1 town
      And River has 2 presence in here
      And River has the elements 1 sun and 2 water
      When River uses Massive Flooding
      And it targets here
      And a town is pushed from here to there
      Then there then holds 1 town
