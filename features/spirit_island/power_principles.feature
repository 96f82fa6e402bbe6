Feature: Basic principles of powers
  Do as much as you can; a power may be skipped; one land, one turn, once.

  Background:
    Given a game under way with Spirits only
    And a wetland
    And a mountain called there, adjacent to here
    And a mountain called yonder, adjacent to there

  @SI-power-principles-R01
  Rule: Everything that can be applied must be applied

    @case:si-power-principles-0001
    Scenario: a side effect on the Dahan too
      Given here holds 1 town and 1 dahan
      And Earth has 2 presence in here
      And Earth has played Devouring Ants
      When Earth uses Devouring Ants
      And it targets here
      Then here then holds 1 town with 1 damage and 0 dahan
      And 1 fear is generated

    @case:si-power-principles-0002
    Scenario: of two ways one that can be taken must be
      Given here holds 2 blight
      And Earth has 2 presence in here
      And Earth has played Purifying Flame
      When Earth uses Purifying Flame
      And it targets here
      And the way remove blight is chosen
      Then it is refused by SI-power-principles-R01

    @case:si-power-principles-0003
    Scenario: an effect is left out, by one reading
      Given here holds 1 town and 1 dahan
      And Earth has 2 presence in here
      And Earth has played Devouring Ants
      When Earth uses Devouring Ants
      And it targets here
      And its effect 1 is carried out
      And its effect 2 is carried out
      And its effect 3 is left out
      Then by the reading all_possible of SI-Q03
      And here then holds 1 town with 1 damage and 0 dahan
      And by the reading may_choose of SI-Q03
      And here then holds 1 town with 1 damage and 1 dahan

  @SI-power-principles-P04
  Rule: Not all effects of a card need be used

    @case:si-power-principles-0010
    Scenario: only the effect that helps
      Given here holds 1 dahan
      And Earth has 2 presence in here
      And Earth has played Devouring Ants
      When Earth uses Devouring Ants
      And it targets here
      And its effect 1 is carried out
      And its effect 2 is left out
      And its effect 3 is left out
      Then by the reading all_possible of SI-Q03
      And here then holds 0 dahan
      And 1 fear is generated
      And by the reading may_choose of SI-Q03
      And here then holds 1 dahan
      And 1 fear is generated

    @case:si-power-principles-0011
    Scenario: the first effect is left out and the second isn't
      Given here holds 1 town and 1 dahan
      And Earth has 2 presence in here
      And Earth has played Devouring Ants
      When Earth uses Devouring Ants
      And it targets here
      And its effect 1 is left out
      Then by the reading all_possible of SI-Q03
      And here then holds 1 town with 1 damage and 0 dahan
      And 1 fear is generated
      And by the reading may_choose of SI-Q03
      And here then holds 1 town with 1 damage and 0 dahan
      And no fear is generated

  @SI-power-principles-S01
  Rule: What can't be applied is skipped, and the rest is applied

    @case:si-power-principles-0020
    Scenario: there are no Dahan to destroy
      Given here holds 1 town
      And Earth has 2 presence in here
      And Earth has played Devouring Ants
      When Earth uses Devouring Ants
      And it targets here
      Then here then holds 1 town with 1 damage
      And 1 fear is generated

    @case:si-power-principles-0021
    Scenario: there is nothing at all
      Given Earth has 2 presence in here
      And Earth has played Devouring Ants
      When Earth uses Devouring Ants
      And it targets there
      Then 1 fear is generated
      And nothing changes in there

    @case:si-power-principles-0022
    Scenario: no presence is left to add
      Given Green has 13 presence in here
      And Green has uncovered 6 spaces of its energy track
      And Green has uncovered 5 spaces of its plays track
      And Green has played Overgrow in a Night
      When Green uses Overgrow in a Night
      And it targets here
      And the way add presence is chosen
      Then Green then has 13 presence in here

  @SI-power-principles-R02
  Rule: Only the target field limits what can be targeted

    @case:si-power-principles-0030
    Scenario: the field asks for Dahan
      Given here holds 1 town
      And there holds 1 town and 1 dahan
      And Lightning has 1 presence in here
      And Lightning has played Call to Bloodshed
      When Lightning uses Call to Bloodshed
      And it targets here
      Then it is refused by SI-power-principles-R02

    @case:si-power-principles-0031
    Scenario: an effect on Dahan alone asks for none
      Given there holds 1 dahan
      And Earth has 2 presence in here
      And Earth has played Devouring Ants
      When Earth uses Devouring Ants
      Then the power can target here and there

    @case:si-power-principles-0032
    Scenario: a terrain
      Given Earth has 1 presence in here
      And Earth has played Song of Sanctity
      When Earth uses Song of Sanctity
      And it targets here
      Then it is refused by SI-power-principles-R02

    @case:si-power-principles-0033
    Scenario: no blight
      Given here holds 1 blight
      And River has 1 presence in here
      And River has 1 presence in there
      And River has played Enticing Splendor
      When River uses Enticing Splendor
      And it targets here
      Then it is refused by SI-power-principles-R02

  @SI-power-principles-P01
  Rule: "Up to" a number lets the user stop before it

    @SI-power-principles-P01
    @SI-glossary-D01
    @case:si-power-principles-0040
    Scenario: none
      Given here holds 3 explorers
      And River has 1 presence in here
      And River has played Wash Away
      When River uses Wash Away
      And it targets here
      Then here then holds 3 explorers

    @case:si-power-principles-0041
    Scenario: fewer
      Given here holds 3 explorers
      And River has 1 presence in here
      And River has played Wash Away
      When River uses Wash Away
      And it targets here
      And an explorer is pushed from here to there
      Then here then holds 2 explorers
      And there then holds 1 explorer

    @case:si-power-principles-0042
    Scenario: as many as it says and no more
      Given here holds 4 explorers
      And River has 1 presence in here
      And River has played Wash Away
      When River uses Wash Away
      And it targets here
      And an explorer is pushed from here to there
      And an explorer is pushed from here to there
      And an explorer is pushed from here to there
      Then here then holds 1 explorer
      And there then holds 3 explorers

    @case:si-power-principles-0043
    Scenario: all of them out of one land
      Given here holds 1 explorer
      And there holds 3 explorers
      And Shadows has 2 presence in here
      And Shadows has the elements 3 moon and 2 fire
      When Shadows uses Darkness Swallows the Unwary
      And it targets here
      And an explorer is gathered from there into here
      And the explorer in here is destroyed
      And the explorer in here is destroyed
      Then here then holds 0 explorers
      And there then holds 2 explorers
      And 2 fear are generated

  @SI-power-principles-R03
  Rule: A number without "up to" must be reached as far as it can be

    @case:si-power-principles-0050
    Scenario: one can't decline to push
      Given here holds 2 explorers
      And River has 1 presence in here
      And River has played Delusions of Danger
      When River uses Delusions of Danger
      And it targets here
      And the way push is chosen
      And no piece is pushed out of here
      Then it is refused by SI-power-principles-R03

    @case:si-power-principles-0051
    Scenario: one can't decline to gather
      Given there holds 1 explorer
      And River has 1 presence in here
      And River has played Enticing Splendor
      When River uses Enticing Splendor
      And it targets here
      And the way gather invaders is chosen
      And no piece is gathered into here
      Then it is refused by SI-power-principles-R03

    @case:si-power-principles-0052
    Scenario: one can't decline to destroy
      Given here holds 1 town and 1 dahan
      And Earth has 2 presence in here
      And Earth has played Devouring Ants
      When Earth uses Devouring Ants
      And it targets here
      And no piece is destroyed in here
      Then it is refused by SI-power-principles-R03

    @case:si-power-principles-0053
    Scenario: as many as there are
      Given here holds 2 towns
      And Green has 2 presence in here
      And Green has played Drought
      When Green uses Drought
      And it targets here
      Then here then holds 0 towns and 1 blight
      And 2 fear are generated

  @SI-power-principles-R04
  Rule: The Energy of a skipped card isn't given back

    @case:si-power-principles-0060
    Scenario: a card that cost 2 and one that cost nothing
      Given River has 1 presence in here
      And River has 1 energy
      And River has played Flash Floods and Boon of Vigor
      When the Fast Power phase ends
      Then River then has 1 energy
      And the cards in play of River are then Flash Floods and Boon of Vigor

  @SI-power-principles-E01
  Rule: The elements of a skipped card stay

    @case:si-power-principles-0070
    Scenario: they serve a threshold afterwards
      Given River has 1 presence in here
      And River has played Flash Floods
      And River has the elements 1 sun and 1 water
      When the Fast Power phase ends
      Then River then has the elements 1 sun and 1 water

  @SI-power-principles-T01
  Rule: A power affects the current turn only

    @SI-power-principles-T01
    @SI-power-principles-R07
    @case:si-power-principles-0080
    Scenario: the example: health and ravage are as before
      Given here holds 1 town and 2 dahan with 1 damage
      And each dahan in here has 3 more health this turn
      And the Invaders are kept from ravaging in here this turn
      And here defends 4
      And River has 1 presence in here
      When time passes
      Then the dahan in here has its printed health
      And nothing keeps the Invaders from ravaging in here any more
      And here defends no more

    @SI-power-principles-R07
    @case:si-power-principles-0081
    Scenario: what stands on the board stays
      Given here holds 1 town, 2 dahan and 1 blight
      And River has 1 presence in here
      When time passes
      Then here then holds 1 town, 2 dahan and 1 blight
      And River then has 1 presence in here

    @case:si-power-principles-0082
    Scenario: range and leave to use slow powers go too
      Given River has 1 presence in here
      And the powers of River reach 2 farther this turn
      And River may use 2 slow powers as if fast
      When time passes
      Then River's more_range is then 0
      And River's may_hasten is then 0

    @SI-power-principles-R07
    @case:si-power-principles-0083
    Scenario: all that powers do to a land for a turn
      Given here holds 1 town and 1 dahan
      And River has 1 presence in here
      And in here blight isn't added, the Dahan are safe and strike at once, Fear defends and the dead are avenged this turn
      When time passes
      Then nothing of that holds in here any more

    @SI-power-principles-L01
    @case:si-power-principles-0084
    Scenario: all that powers let a Spirit do for a turn
      Given River has 1 presence in here
      And Green has 1 presence in here
      And River has already used Wash Away as if it were fast
      And River may repeat a Power card for its cost
      And River may keep 1 card and use its powers from presence of Green
      When time passes
      Then nothing of that holds for River any more

  @SI-power-principles-L01
  Rule: A power can be used once a turn

    @case:si-power-principles-0090
    Scenario: the first time
      Given River has 1 presence in here
      And River has played Boon of Vigor
      When River uses Boon of Vigor
      Then River then has 1 energy
      And River has then used Boon of Vigor

    @case:si-power-principles-0091
    Scenario: the second time
      Given River has 1 presence in here
      And River has played Boon of Vigor
      And River has used Boon of Vigor
      When River uses Boon of Vigor
      Then it is refused by SI-power-principles-L01

    @case:si-power-principles-0092
    Scenario: in the next turn again
      Given River has 1 presence in here
      And River has played Boon of Vigor
      And River has used Boon of Vigor
      When time passes
      Then River has then used nothing

  @SI-power-principles-R08
  Rule: Paying twice doesn't let a card be used twice

    @case:si-power-principles-0100
    Scenario: with Energy enough
      Given here holds 1 town
      And River has 1 presence in here
      And River has 9 energy
      And River has played Flash Floods
      And River has used Flash Floods
      When River uses Flash Floods
      Then it is refused by SI-power-principles-R08

    @case:si-power-principles-0102
    Scenario: with just the Energy for a card of cost 1
      Given here holds 1 town
      And River has 1 presence in here
      And River has 1 energy
      And River has played Wash Away
      And River has used Wash Away
      When River uses Wash Away
      Then it is refused by SI-power-principles-R08

    @SI-power-principles-L01
    @case:si-power-principles-0103
    Scenario: nor may it be repeated for more Energy than there is
      Given here holds 1 town
      And River has 1 presence in here
      And River has 1 energy
      And River has played Flash Floods
      And River has used Flash Floods
      And River may repeat a Power card for its cost
      When River uses Flash Floods
      Then it is refused by SI-power-principles-L01

    @case:si-power-principles-0104
    Scenario: an effect that says so takes all the Energy there is
      Given here holds 1 town
      And River has 1 presence in here
      And River has 2 energy
      And River has played Flash Floods
      And River has used Flash Floods
      And River may repeat a Power card for its cost
      When River uses Flash Floods
      And it targets here
      Then River then has no energy

    @case:si-power-principles-0105
    Scenario: an effect that says so of cheaper cards only
      Given here holds 1 town
      And River has 1 presence in here
      And River has 9 energy
      And River has played Flash Floods
      And River has used Flash Floods
      And River may repeat a Power card of cost 1 or less
      When River uses Flash Floods
      Then it is refused by SI-power-principles-R08

    @case:si-power-principles-0101
    Scenario: unless an effect says so
      Given here holds 1 town
      And River has 1 presence in here
      And River has 9 energy
      And River has played Flash Floods
      And River has used Flash Floods
      And River may repeat a Power card for its cost
      When River uses Flash Floods
      And it targets here
      Then River then has 7 energy
      And here then holds 1 town with 1 damage

  @SI-power-principles-R09
  Rule: An innate power triggers once, even with twice its elements

    @case:si-power-principles-0110
    Scenario: the second time for an innate power
      Given here holds 2 towns
      And River has 2 presence in here
      And River has the elements 2 sun and 4 water
      And River has used Massive Flooding
      When River uses Massive Flooding
      Then it is refused by SI-power-principles-R09

    @case:si-power-principles-0111
    Scenario: the first time, one level once
      Given here holds 2 towns
      And River has 2 presence in here
      And River has the elements 1 sun and 4 water
      When River uses Massive Flooding
      And it targets here
      And a town is pushed from here to there
      Then here then holds 1 town
      And there then holds 1 town

  @SI-power-principles-R10
  Rule: A slow power used as if it were fast can't be used again in the Slow Power phase

    @case:si-power-principles-0120
    Scenario: as if it were fast
      Given here holds 1 town
      And River has 1 presence in here
      And River has played Wash Away
      And River may use 2 slow powers as if fast
      When River uses Wash Away as if it were fast
      And it targets here
      And a town is pushed from here to there
      Then there then holds 1 town
      And River's may_hasten is then 1
      And River has then used Wash Away

    @case:si-power-principles-0121
    Scenario: and not again
      Given here holds 1 town
      And River has 1 presence in here
      And River has played Wash Away
      And River has already used Wash Away as if it were fast
      When River uses Wash Away
      Then it is refused by SI-power-principles-R10

    @case:si-power-principles-0122
    Scenario: another slow power can be used
      Given here holds 1 town
      And River has 2 presence in here
      And River has played Wash Away
      And River has already used Wash Away as if it were fast
      And River has the elements 1 sun and 2 water
      When River uses Massive Flooding
      And it targets here
      And a town is pushed from here to there
      Then there then holds 1 town

  @SI-glossary-D12
  Rule: A power is a Power card or an innate power

    @case:si-power-principles-0130
    Scenario: a slow innate power is used as if it were fast
      Given here holds 1 town
      And River has 2 presence in here
      And River has the elements 1 sun and 2 water
      And River may use 1 slow power as if fast
      When River uses Massive Flooding as if it were fast
      And it targets here
      And a town is pushed from here to there
      Then there then holds 1 town
      And River's may_hasten is then 0

    @SI-fast-phase-S01
    @case:si-power-principles-0131
    Scenario: without leave it is not
      Given here holds 1 town
      And River has 2 presence in here
      And River has the elements 1 sun and 2 water
      When River uses Massive Flooding as if it were fast
      Then it is refused by SI-fast-phase-S01

  @SI-play-tips-R01
  Rule: A used card isn't discarded before the turn ends

    @case:si-power-principles-0140
    Scenario: it stays in play with its elements
      Given River has 1 presence in here
      And River has played Boon of Vigor
      And River has the elements 1 sun, 1 water and 1 plant
      When River uses Boon of Vigor
      Then the cards in play of River are then Boon of Vigor
      And the discard pile of River is then nothing
      And River then has the elements 1 sun, 1 water and 1 plant

    @case:si-power-principles-0141
    Scenario: when time passes it is
      Given River has 1 presence in here
      And River has played Boon of Vigor
      When time passes
      Then the discard pile of River is then Boon of Vigor
      And the cards in play of River are then nothing
