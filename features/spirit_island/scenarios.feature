Feature: Scenarios
  What each Scenario changes, as far as it is known; Adversary and Scenario together.

  @SI-scenarios-P01
  Rule: A Scenario may be used or not

    @SI-scenarios-P01
    @case:si-scenarios-0001
    Scenario: Blitz: 3 blight per player on the healthy side
      Given Blitz is the Scenario
      When the Invader board is set up for 2 players
      And any cards are drawn
      Then the Blight card is Downward Spiral, its healthy side up, with 6 blight

    @case:si-scenarios-0002
    Scenario: without a Blight card nothing is known to change
      Given Blitz is the Scenario
      When the Invader board is set up for 2 players without a Blight card
      And any cards are drawn
      Then the blight space holds 10 blight and no Blight card

  @SI-scenarios-P02
  Rule: An Adversary and a Scenario may be used together

    @case:si-scenarios-0003
    Scenario: England at level 6 and Blitz
      Given the Kingdom of England is played against at level 6
      And Blitz is the Scenario
      When the Invader board is set up for 1 player
      And the first 13 Fear cards are drawn
      And any Invader cards are drawn
      And Downward Spiral is drawn as the Blight card
      Then the Fear Pool is filled with 5 Fear
      And the Fear deck has 4, 5 and 4 cards, with the dividers between them
      And the Blight card is Downward Spiral, its healthy side up, with 3 blight

  @SI-scenarios-R01
  Rule: Where Adversary and Scenario clash, the Scenario's rule is followed

    @case:si-scenarios-0004
    Scenario: England's parts of the Fear deck, and a Fear deck without dividers
      Given the Kingdom of England is played against at level 3
      And Rituals of Terror is the Scenario
      When the Invader board is set up for 1 player
      And the first 15 Fear cards are drawn
      And any Invader cards are drawn
      And Downward Spiral is drawn as the Blight card
      Then the Fear deck has all 15 cards and no divider

    @case:si-scenarios-0005
    Scenario: no clash, and the Adversary's parts are kept
      Given the Kingdom of England is played against at level 3
      And Dahan Insurrection is the Scenario
      When the Invader board is set up for 1 player
      And the first 13 Fear cards are drawn
      And any Invader cards are drawn
      And Downward Spiral is drawn as the Blight card
      Then the Fear deck has 4, 5 and 4 cards, with the dividers between them

  @SI-blight-E02
  Rule: Blitz: the blighted side has 1 blight per player less

    @case:si-scenarios-0006
    Scenario: Downward Spiral brings 4 instead of 5
      Given a game under way
      And a jungle with 1 city
      And the Blight card is Downward Spiral, its healthy side up, with 1 blight
      And Blitz is the Scenario
      When the Invaders ravage here
      Then the Blight card is flipped and holds 4 blight

    @case:si-scenarios-0007
    Scenario: without Blitz it brings 5
      Given a game under way
      And a jungle with 1 city
      And the Blight card is Downward Spiral, its healthy side up, with 1 blight
      When the Invaders ravage here
      Then the Blight card is flipped and holds 5 blight

  @SI-scenarios-E02
  Rule: Blitz: fast Power cards cost 1 Energy less

    @case:si-scenarios-0008
    Scenario: a fast card of cost 2 for 1 Energy
      Given a game under way
      And River is in play
      And River has 1 presence in far
      And River has 1 energy
      And River holds Flash Floods
      And Blitz is the Scenario
      When River chooses its cards
      And River lays down Flash Floods
      Then River keeps 0 Energy

    @SI-energy-and-plays-R01
    @case:si-scenarios-0009
    Scenario: without Blitz it isn't to be had for 1
      Given a game under way
      And River is in play
      And River has 1 presence in far
      And River has 1 energy
      And River holds Flash Floods
      When River chooses its cards
      And River lays down Flash Floods
      Then it is refused by SI-energy-and-plays-R01

    @SI-spirit-phase-S06
    @case:si-scenarios-0010
    Scenario: a slow card costs what it says
      Given a game under way
      And River is in play
      And River has 1 presence in far
      And River has 1 energy
      And River holds Wash Away
      And Blitz is the Scenario
      When River chooses its cards
      And River lays down Wash Away
      Then River keeps 0 Energy

  @SI-scenarios-E02
  Rule: SI-Q82: whether a fast card of cost 0 pays 1 Energy back

    @case:si-scenarios-0011
    Scenario: a fast card that costs nothing
      Given a game under way
      And River is in play
      And River has 1 presence in far
      And River has 1 energy
      And River holds Boon of Vigor
      And Blitz is the Scenario
      When River chooses its cards
      And River lays down Boon of Vigor
      Then by the reading not_below_zero of SI-Q82
      And River keeps 1 Energy
      And by the reading pays_back of SI-Q82
      And River keeps 2 Energy

  @SI-scenarios-E02
  Rule: Guard the Isle's Heart: the Inner Lands are known for 1 and 2 players only

    @case:si-scenarios-0012
    Scenario: 3 players
      Given Guard the Isle's Heart is the Scenario
      When the game is set up for 3 players
      Then it is refused by SI-scenarios-E02

    @SI-scenarios-P01
    @case:si-scenarios-0013
    Scenario: 2 players
      Given Guard the Isle's Heart is the Scenario
      When the Invader board is set up for 2 players
      And any cards are drawn
      Then the Fear Pool is filled with 8 Fear

  @SI-scenarios-E02
  Rule: Guard the Isle's Heart: what it changes in set-up, after all else

    @case:si-scenarios-0014
    Scenario: no Towns, an Explorer and presence in land 7, and two more cards
      Given boards A and B are laid out
      And A2 holds 1 city and 1 dahan
      And A8 holds 1 town and 1 explorer
      And B6 holds 2 towns
      And River has 1 presence in A5
      And River began on board A
      And Lightning has 2 presence in B5
      And Lightning began on board B
      And the Minor Power deck holds Drought, Gift of Power and Steam Vents
      And the Major Power deck holds Tsunami, Powerstorm and Pillar of Living Flame
      And Guard the Isle's Heart is the Scenario
      When the Isle's Heart is set up
      And River takes presence off its energy track
      And Lightning takes presence off its plays track
      And River is dealt Drought and Tsunami
      And Lightning is dealt Steam Vents and Powerstorm
      Then A8 then holds 1 explorer and no towns
      And B6 then holds no towns
      And A2 then holds 1 city and 1 dahan
      And A7 then holds 1 explorer
      And B7 then holds 1 explorer
      And River then has 1 presence in A7
      And Lightning then has 1 presence in B7
      And River has uncovered 1 space of its energy track
      And Lightning has uncovered 1 space of its plays track
      And River has the cards Drought, Tsunami in hand
      And Lightning has the cards Steam Vents, Powerstorm in hand

    @case:si-scenarios-0015
    Scenario: Ocean can't be in an Inner Land: it guards the nearest coast of its board
      Given board B is laid out
      And B2 holds 1 city
      And Ocean has 1 presence in B1
      And Ocean began on board B
      And the Minor Power deck holds Drought and Steam Vents
      And the Major Power deck holds Tsunami and Powerstorm
      And Guard the Isle's Heart is the Scenario
      When the Isle's Heart is set up
      Then Ocean may guard B1, B2 and B3

    @SI-spirits-R01
    @case:si-scenarios-0016
    Scenario: a coast that is farther away is refused
      Given board C is laid out
      And C2 holds 1 city
      And Ocean has 1 presence in C1
      And Ocean began on board C
      And Guard the Isle's Heart is the Scenario
      When the Isle's Heart is set up
      And Ocean guards C5
      Then it is refused by SI-spirits-R01

    @case:si-scenarios-0017
    Scenario: the whole set-up for River on board A
      Given Guard the Isle's Heart is the Scenario
      When the game is set up for 1 player with River
      And board A is drawn
      And any cards are drawn
      And River takes presence off its plays track
      And River is dealt Drought and Tsunami
      Then A8 then holds 1 explorer and no towns
      And A7 then holds 1 explorer and 2 dahan
      And A3 then holds 1 explorer and 2 dahan
      And River then has 1 presence in A7
      And River then has 1 presence in A5

  @SI-scenarios-E02
  Rule: Guard the Isle's Heart: lost if a Town or City stands in an Inner Land after turn 1

    @case:si-scenarios-0018
    Scenario: a Town is built there
      Given a game under way on board A
      And A2 holds 1 city
      And A7 holds 1 explorer
      And Guard the Isle's Heart is the Scenario
      And the first turn is over
      When the Invaders build in A7
      Then A7 then holds 1 explorer and 1 town
      And the game is lost by heart

    @SI-build-E02
    @case:si-scenarios-0019
    Scenario: in the first turn it isn't lost yet
      Given a game under way on board A
      And A2 holds 1 city
      And A7 holds 1 explorer
      And Guard the Isle's Heart is the Scenario
      When the Invaders build in A7
      Then A7 then holds 1 explorer and 1 town
      And the game goes on

    @case:si-scenarios-0020
    Scenario: a Town elsewhere
      Given a game under way on board A
      And A2 holds 1 city
      And A6 holds 1 explorer
      And Guard the Isle's Heart is the Scenario
      And the first turn is over
      When the Invaders build in A6
      Then A6 then holds 1 explorer and 1 town
      And the game goes on

    @case:si-scenarios-0021
    Scenario: the first turn ends with a Town there
      Given a game under way on board A
      And A2 holds 1 city
      And A7 holds 1 town
      And Guard the Isle's Heart is the Scenario
      When time passes
      Then the first turn is over
      And the game is lost by heart

    @case:si-scenarios-0022
    Scenario: the first turn ends with a City there
      Given a game under way on board A
      And A2 holds 1 city
      And A7 holds 1 city
      And Guard the Isle's Heart is the Scenario
      When time passes
      Then the game is lost by heart

    @SI-time-passes-S04
    @case:si-scenarios-0023
    Scenario: the first turn ends without one
      Given a game under way on board A
      And A2 holds 1 city
      And A7 holds 3 explorers
      And Guard the Isle's Heart is the Scenario
      When time passes
      Then the first turn is over
      And the game goes on

  @SI-scenarios-E02
  Rule: Rituals of Terror: earned Fear cards are kept, and Fear raises no Terror Level

    @case:si-scenarios-0024
    Scenario: all Fear cards are the Fear deck
      Given Rituals of Terror is the Scenario
      When the Invader board is set up for 1 player
      And the first 15 Fear cards are drawn
      And any Invader cards are drawn
      And Downward Spiral is drawn as the Blight card
      Then the Fear deck has all 15 cards and no divider

    @case:si-scenarios-0025
    Scenario: they aren't used in the Invader phase
      Given a game under way
      And a land with 1 dahan
      And the Earned Fear Cards are Dahan on their Guard
      And Rituals of Terror is the Scenario
      When the earned Fear cards are used
      Then the Earned Fear Cards are Dahan on their Guard
      And here then defends 0

    @case:si-scenarios-0026
    Scenario: nor one by one
      Given a game under way
      And the Earned Fear Cards are Dahan on their Guard
      And Rituals of Terror is the Scenario
      When the next Fear card is used
      Then it is refused by SI-scenarios-E02

    @SI-fear-and-terror-S02
    @case:si-scenarios-0027
    Scenario: the last Fear card doesn't win the game
      Given a game under way
      And the Fear deck holds Isolation
      And Rituals of Terror is the Scenario
      When a power generates 5 fear
      Then the Earned Fear Cards are Isolation
      And the Fear Pool then holds 4 and Generated Fear 0
      And the Terror Level is 1
      And the game goes on

    @SI-victory-and-defeat-T01
    @case:si-scenarios-0028
    Scenario: the condition of the Terror Level still wins it
      Given a game under way with no other Invaders
      And a land with 1 explorer and 1 town
      And the Terror Level is 2
      And Rituals of Terror is the Scenario
      When a power destroys 1 town in here
      Then the game is won by terror level 2

  @SI-scenarios-E02
  Rule: Rituals of Terror: the Ritual of Terror

    @case:si-scenarios-0029
    Scenario: the Terror Level goes up, and what it takes is paid
      Given a game under way on board A
      And A2 holds 1 city
      And 2 players
      And A7 holds 2 presence of Ocean and 2 presence of River
      And A7 holds 6 dahan
      And A1 holds 1 presence of River and 1 presence of Ocean
      And River owns 2 Energy
      And Ocean owns 2 Energy
      And the Terror Level is 1
      And Rituals of Terror is the Scenario
      When the Ritual of Terror is performed in A7
      And River pays 2 and Ocean 1 Energy for it
      And River gives 2 and Ocean 1 presence in A7
      And a dahan leaves A7 for A5
      And a dahan leaves A7 for A8
      And a dahan leaves A7 for A5
      And a dahan leaves A7 for A8
      And a dahan leaves A7 for A5
      Then the Terror Level is 2
      And River then keeps 0 Energy
      And Ocean then keeps 1 Energy
      And A7 then holds no presence of River, 1 presence of Ocean and no dahan
      And 2 presence of River lies beside the island
      And 1 presence of Ocean lies beside the island
      And A5 then holds 3 dahan
      And A8 then holds 3 dahan
      And the game goes on

    @case:si-scenarios-0030
    Scenario: of seven Dahan the odd one goes where the players want
      Given a game under way on board A
      And A2 holds 1 city
      And 2 players
      And A7 holds 2 presence of Ocean and 2 presence of River
      And A7 holds 7 dahan
      And A1 holds 1 presence of River and 1 presence of Ocean
      And River owns 2 Energy
      And Ocean owns 2 Energy
      And the Terror Level is 1
      And Rituals of Terror is the Scenario
      When the Ritual of Terror is performed in A7
      And River pays 2 and Ocean 1 Energy for it
      And River gives 2 and Ocean 1 presence in A7
      And a dahan leaves A7 for A8
      And a dahan leaves A7 for A5
      And a dahan leaves A7 for A8
      And a dahan leaves A7 for A5
      And a dahan leaves A7 for A8
      And a dahan leaves A7 for A5
      And a dahan leaves A7 for A8
      Then A8 then holds 4 dahan
      And A5 then holds 3 dahan

    @case:si-scenarios-0031
    Scenario: a second Dahan before each land has one is refused
      Given a game under way on board A
      And A2 holds 1 city
      And 2 players
      And A7 holds 2 presence of Ocean and 2 presence of River
      And A7 holds 6 dahan
      And A1 holds 1 presence of River and 1 presence of Ocean
      And River owns 2 Energy
      And Ocean owns 2 Energy
      And the Terror Level is 1
      And Rituals of Terror is the Scenario
      When the Ritual of Terror is performed in A7
      And River pays 2 and Ocean 1 Energy for it
      And River gives 2 and Ocean 1 presence in A7
      And a dahan leaves A7 for A5
      And a dahan leaves A7 for A5
      Then it is refused by SI-scenarios-E02

    @case:si-scenarios-0032
    Scenario: the first Dahan goes where the players want
      Given a game under way on board A
      And A2 holds 1 city
      And 2 players
      And A7 holds 2 presence of Ocean and 2 presence of River
      And A7 holds 6 dahan
      And A1 holds 1 presence of River and 1 presence of Ocean
      And River owns 2 Energy
      And Ocean owns 2 Energy
      And the Terror Level is 1
      And Rituals of Terror is the Scenario
      When the Ritual of Terror is performed in A7
      And River pays 2 and Ocean 1 Energy for it
      And River gives 2 and Ocean 1 presence in A7
      Then the Dahan of A7 may go to A5 and A8

    @case:si-scenarios-0033
    Scenario: all earned Fear cards are used, at the new level
      Given a game under way on board A
      And A2 holds 1 city
      And 2 players
      And A7 holds 2 presence of Ocean and 2 presence of River
      And A7 holds 6 dahan
      And A1 holds 1 presence of River and 1 presence of Ocean
      And River owns 2 Energy
      And Ocean owns 2 Energy
      And the Terror Level is 1
      And Rituals of Terror is the Scenario
      And the Earned Fear Cards are Dahan on their Guard, Overseas Trade Seems Safer
      When the Ritual of Terror is performed in A7
      And River pays 2 and Ocean 1 Energy for it
      And River gives 2 and Ocean 1 presence in A7
      And a dahan leaves A7 for A5
      And a dahan leaves A7 for A8
      And a dahan leaves A7 for A5
      And a dahan leaves A7 for A8
      And a dahan leaves A7 for A5
      Then the Earned Fear Cards are none
      And the Fear Discard holds Dahan on their Guard, Overseas Trade Seems Safer
      And A1 then defends 6
      And A7 then defends 7

    @case:si-scenarios-0034
    Scenario: the second time the Terror Level is 3
      Given a game under way on board A
      And A2 holds 1 city
      And 2 players
      And A7 holds 2 presence of Ocean and 2 presence of River
      And A7 holds 6 dahan
      And A1 holds 1 presence of River and 1 presence of Ocean
      And River owns 2 Energy
      And Ocean owns 2 Energy
      And the Terror Level is 2
      And Rituals of Terror is the Scenario
      When the Ritual of Terror is performed in A7
      And River pays 2 and Ocean 1 Energy for it
      And River gives 2 and Ocean 1 presence in A7
      And a dahan leaves A7 for A5
      And a dahan leaves A7 for A8
      And a dahan leaves A7 for A5
      And a dahan leaves A7 for A8
      And a dahan leaves A7 for A5
      Then the Terror Level is 3
      And the game goes on

    @SI-victory-and-defeat-E05
    @case:si-scenarios-0035
    Scenario: the third time is a Terror Level victory
      Given a game under way on board A
      And A2 holds 1 city
      And 2 players
      And A7 holds 2 presence of Ocean and 2 presence of River
      And A7 holds 6 dahan
      And A1 holds 1 presence of River and 1 presence of Ocean
      And River owns 2 Energy
      And Ocean owns 2 Energy
      And the Terror Level is 3
      And Rituals of Terror is the Scenario
      When the Ritual of Terror is performed in A7
      And River pays 2 and Ocean 1 Energy for it
      And River gives 2 and Ocean 1 presence in A7
      Then the game is won by terror level victory

    @case:si-scenarios-0036
    Scenario: 5 Dahan are too few for 2 players
      Given a game under way on board A
      And A2 holds 1 city
      And 2 players
      And A7 holds 2 presence of Ocean and 2 presence of River
      And A7 holds 5 dahan
      And A1 holds 1 presence of River and 1 presence of Ocean
      And River owns 2 Energy
      And Ocean owns 2 Energy
      And the Terror Level is 1
      And Rituals of Terror is the Scenario
      When the Ritual of Terror is performed in A7
      Then it is refused by SI-scenarios-E02

    @case:si-scenarios-0037
    Scenario: 3 Dahan are enough for 1 player
      Given a game under way on board A
      And A2 holds 1 city
      And 1 player
      And A7 holds 2 presence of Ocean and 2 presence of River
      And A7 holds 3 dahan
      And A1 holds 1 presence of River and 1 presence of Ocean
      And River owns 2 Energy
      And Ocean owns 2 Energy
      And the Terror Level is 1
      And Rituals of Terror is the Scenario
      When the Ritual of Terror is performed in A7
      And River pays 2 and Ocean 1 Energy for it
      And River gives 2 and Ocean 1 presence in A7
      And a dahan leaves A7 for A5
      And a dahan leaves A7 for A8
      And a dahan leaves A7 for A5
      Then the Terror Level is 2

    @case:si-scenarios-0038
    Scenario: the Spirits have 2 Energy together, which is too little
      Given a game under way on board A
      And A2 holds 1 city
      And 2 players
      And A7 holds 2 presence of Ocean and 2 presence of River
      And A7 holds 6 dahan
      And A1 holds 1 presence of River and 1 presence of Ocean
      And River owns 1 Energy
      And Ocean owns 1 Energy
      And the Terror Level is 1
      And Rituals of Terror is the Scenario
      When the Ritual of Terror is performed in A7
      Then it is refused by SI-scenarios-E02

    @case:si-scenarios-0039
    Scenario: 2 presence together is too little
      Given a game under way on board A
      And A2 holds 1 city
      And 2 players
      And A7 holds 1 presence of Ocean and 1 presence of River
      And A7 holds 6 dahan
      And A1 holds 1 presence of River and 1 presence of Ocean
      And River owns 2 Energy
      And Ocean owns 2 Energy
      And the Terror Level is 1
      And Rituals of Terror is the Scenario
      When the Ritual of Terror is performed in A7
      Then it is refused by SI-scenarios-E02

    @case:si-scenarios-0040
    Scenario: a Spirit without presence in the land
      Given a game under way on board A
      And A2 holds 1 city
      And 2 players
      And A5 holds 1 presence of River
      And A7 holds 4 presence of Ocean
      And A7 holds 6 dahan
      And A1 holds 1 presence of River and 1 presence of Ocean
      And River owns 2 Energy
      And Ocean owns 2 Energy
      And the Terror Level is 1
      And Rituals of Terror is the Scenario
      When the Ritual of Terror is performed in A7
      Then it is refused by SI-scenarios-E02

    @case:si-scenarios-0041
    Scenario: without this Scenario there is no Ritual
      Given a game under way on board A
      And A2 holds 1 city
      And A7 holds 6 dahan and 4 presence of Ocean
      And Ocean owns 6 Energy
      When the Ritual of Terror is performed in A7
      Then it is refused by SI-scenarios-E02

    @SI-victory-and-defeat-E03
    @case:si-scenarios-0042
    Scenario: a Spirit that gives its last presence loses the game
      Given a game under way on board A
      And A2 holds 1 city
      And A7 holds 3 dahan and 3 presence of Ocean
      And Ocean owns 3 Energy
      And Rituals of Terror is the Scenario
      When the Ritual of Terror is performed in A7
      Then the Terror Level is 2
      And the game is lost by presence

  @SI-scenarios-E02
  Rule: Dahan Insurrection: Dahan that an effect has moved raid where they end

    @case:si-scenarios-0043
    Scenario: a power that pushes Dahan
      Given a game under way
      And far holds 2 dahan
      And Dahan Insurrection is the Scenario
      And Thunderspeaker is in play
      And a land called here, adjacent to there with 2 dahan
      And a land called there with 1 city
      And Thunderspeaker has 1 presence in here
      And Thunderspeaker has played Voice of Thunder
      When Thunderspeaker uses Voice of Thunder
      And it targets here
      And the way push is chosen
      And dahan is pushed from here to there
      And dahan is pushed from here to there
      Then there then holds 2 dahan and 1 city
      And 2 dahan moved to there are to raid

    @case:si-scenarios-0044
    Scenario: each of them deals 1 damage
      Given a game under way
      And far holds 2 dahan
      And Dahan Insurrection is the Scenario
      And a land called here with 1 city, 1 explorer and 2 dahan
      And an effect has moved 2 dahan to here
      When what follows the effect is carried out
      And the raid in here deals 2 damage to the city
      Then here then holds 1 city with 2 damage, 1 explorer and 2 dahan
      And nothing more follows
      And no fear is generated

    @case:si-scenarios-0045
    Scenario: Dahan that stood there already don't raid
      Given a game under way
      And far holds 2 dahan
      And Dahan Insurrection is the Scenario
      And a land called here with 1 city and 3 dahan
      And an effect has moved 1 dahan to here
      When what follows the effect is carried out
      Then here then holds 1 city with 1 damage and 3 dahan

    @case:si-scenarios-0046
    Scenario: no Invaders there, no damage
      Given a game under way
      And far holds 2 dahan
      And Dahan Insurrection is the Scenario
      And a land called here with 3 dahan
      And an effect has moved 1 dahan to here
      When what follows the effect is carried out
      Then here then holds 3 dahan
      And nothing more follows

    @case:si-scenarios-0047
    Scenario: a Town that the raid destroys is answered too
      Given a game under way
      And far holds 2 dahan
      And Dahan Insurrection is the Scenario
      And a land called here with 1 town and 2 dahan
      And an effect has moved 2 dahan to here
      When what follows the effect is carried out
      And the raid in here deals 2 damage to the town
      Then here then holds 1 explorer, no towns and 2 dahan
      And 1 fear is generated
      And nothing more follows

    @case:si-scenarios-0048
    Scenario: a Fear card that moves Dahan is followed by their raid
      Given a game under way
      And far holds 3 dahan
      And Dahan Insurrection is the Scenario
      And a land called here, adjacent to there with 1 explorer and 1 dahan
      And a land called there with 1 city
      And the Earned Fear Cards are Dahan Enheartened
      When the earned Fear cards are used
      And player 1 decides for push
      And player 1 acts in here
      And player 1 pushes into there
      Then there then holds 1 dahan and 1 city with 1 damage
      And nothing more follows

  @SI-scenarios-E02
  Rule: Dahan Insurrection: a destroyed City adds a Town, a destroyed Town an Explorer, where the nearest Dahan are

    @case:si-scenarios-0049
    Scenario: a power destroys a Town and a City
      Given a game under way
      And far holds 2 dahan
      And Dahan Insurrection is the Scenario
      And a land called here with 1 town, 1 city and 1 explorer
      When a power destroys 1 town and 1 city in here
      Then 1 town destroyed in here is to be answered
      And 1 city destroyed in here is to be answered
      And here then holds no towns, no cities and 1 explorer

    @case:si-scenarios-0050
    Scenario: damage destroys a Town
      Given a game under way
      And far holds 2 dahan
      And Dahan Insurrection is the Scenario
      And a land called here with 1 town
      When a power deals 2 damage in here
      Then 1 town destroyed in here is to be answered

    @SI-damage-destroy-remove-replace-E01
    @case:si-scenarios-0051
    Scenario: removed Towns aren't answered
      Given a game under way
      And far holds 2 dahan
      And Dahan Insurrection is the Scenario
      And a land called here with 1 town
      When a power removes 1 town from here
      Then here then holds no towns
      And nothing more follows

    @case:si-scenarios-0052
    Scenario: the land itself, if there are Dahan
      Given a game under way
      And far holds 2 dahan
      And Dahan Insurrection is the Scenario
      And a land called here, adjacent to there with 1 dahan
      And a land called there with 2 dahan
      And an effect has destroyed 1 city in here
      And an effect has destroyed 1 town in here
      When what follows the effect is carried out
      Then here then holds 1 town, 1 explorer and 1 dahan
      And there then holds 2 dahan and no towns
      And nothing more follows

    @case:si-scenarios-0053
    Scenario: else the nearest land with Dahan
      Given a game under way
      And far holds 2 dahan
      And Dahan Insurrection is the Scenario
      And a land called here, adjacent to there
      And a land called there, adjacent to yonder
      And a land called yonder, adjacent to beyond with 1 dahan
      And a land called beyond with 3 dahan
      And an effect has destroyed 2 towns in here
      When what follows the effect is carried out
      Then yonder then holds 2 explorers and 1 dahan
      And here then holds no explorers
      And beyond then holds 3 dahan and no explorers

    @case:si-scenarios-0054
    Scenario: of equally near lands the players choose
      Given a game under way
      And far holds 2 dahan
      And Dahan Insurrection is the Scenario
      And a land called here, adjacent to there and yonder
      And a land called there with 1 dahan
      And a land called yonder with 2 dahan
      And an effect has destroyed 1 town in here
      When what follows the effect is carried out
      Then the response to what fell in here may be in there and yonder

    @case:si-scenarios-0055
    Scenario: a land that is farther away is refused
      Given a game under way
      And far holds 2 dahan
      And Dahan Insurrection is the Scenario
      And a land called here, adjacent to there and yonder
      And a land called there with 1 dahan
      And a land called yonder with 2 dahan
      And an effect has destroyed 1 town in here
      When what follows the effect is carried out
      And the response to what fell in here is in far
      Then it is refused by SI-scenarios-E02

    @case:si-scenarios-0078
    Scenario: each Town that a Fear card destroys is to be answered
      Given a game under way
      And far holds 2 dahan
      And Dahan Insurrection is the Scenario
      And the Terror Level is 3
      And the Earned Fear Cards are Scapegoats
      And a land called here, adjacent to there
      And here holds 2 cities and 2 towns
      And a land called there with 1 dahan
      When the next Fear card is used
      Then here then holds 2 cities and no towns
      And 2 towns destroyed in here are to be answered
      And 2 fear are generated

    @case:si-scenarios-0056
    Scenario: a ravage: what the Dahan destroy is answered
      Given a game under way
      And far holds 2 dahan
      And Dahan Insurrection is the Scenario
      And a jungle called here with 1 town and 3 dahan
      And the Jungle card is on the Ravage space
      When the Invaders ravage
      Then here then holds 1 explorer, no towns and 2 dahan
      And 1 fear is generated
      And nothing more follows

  @SI-scenarios-E02
  Rule: Dahan Insurrection: instead of a Terror Level victory the Dahan rise

    @case:si-scenarios-0057
    Scenario: the last Fear card lets them rise
      Given a game under way
      And Dahan Insurrection is the Scenario
      And a land with 2 dahan
      And the Fear deck holds Isolation
      And the Terror Level is 3
      When a power generates 4 fear
      Then the Dahan are about to rise
      And the Earned Fear Cards are Isolation
      And the game goes on

    @case:si-scenarios-0058
    Scenario: they strike in every land with 2 damage each, and win
      Given a game under way with no other Invaders
      And Dahan Insurrection is the Scenario
      And the Terror Level is 3
      And far holds 3 towns and 2 dahan
      And the Dahan are about to rise
      When what follows the effect is carried out
      And the rising in far deals 2 damage to the town and 2 damage to the town
      Then far then holds 1 town and 2 dahan
      And 2 fear are generated
      And the game is won by terror level 3

    @case:si-scenarios-0059
    Scenario: the game is lost if that doesn't win it
      Given a game under way with no other Invaders
      And Dahan Insurrection is the Scenario
      And the Terror Level is 3
      And far holds 4 cities and 2 dahan
      And the Dahan are about to rise
      When what follows the effect is carried out
      And the rising in far deals 2 damage to the city and 2 damage to the city
      Then far then holds 2 dahan
      And the game is lost by insurrection

  @SI-scenarios-E02
  Rule: Dahan Insurrection: how it is won

    @case:si-scenarios-0060
    Scenario: at level 2 no land may have more Towns and Cities than Dahan
      Given a game under way with no other Invaders
      And 1 player
      And far holds 2 dahan
      And a land called here with 2 towns, 1 city and 2 dahan
      And the Terror Level is 2
      And Dahan Insurrection is the Scenario
      When a power destroys 1 town in here
      Then the game is won by terror level 2

    @case:si-scenarios-0061
    Scenario: at level 2 one such land is too many
      Given a game under way with no other Invaders
      And 2 players
      And far holds 4 dahan
      And a land called here with 2 towns, 2 cities and 2 dahan
      And the Terror Level is 2
      And Dahan Insurrection is the Scenario
      When a power destroys 1 town in here
      Then the game goes on

    @case:si-scenarios-0062
    Scenario: at level 3 fewer such lands than players win
      Given a game under way with no other Invaders
      And 2 players
      And far holds 4 dahan
      And a land called here with 2 towns, 1 city and 2 dahan
      And a land called there with 1 city
      And the Terror Level is 3
      And Dahan Insurrection is the Scenario
      When a power destroys 1 town in here
      Then the game is won by terror level 3

    @case:si-scenarios-0063
    Scenario: at level 3 as many such lands as players don't
      Given a game under way with no other Invaders
      And 1 player
      And far holds 2 dahan
      And a land called here with 2 towns, 1 city and 2 dahan
      And a land called there with 1 city
      And the Terror Level is 3
      And Dahan Insurrection is the Scenario
      When a power destroys 1 town in here
      Then the game goes on

    @case:si-scenarios-0064
    Scenario: at level 1 nobody knows, so it isn't won
      Given a game under way with no other Invaders
      And far holds 2 dahan
      And a land called here with 1 town
      And Dahan Insurrection is the Scenario
      When a power destroys 1 town in here
      Then here then holds no towns
      And the game goes on

  @SI-scenarios-E02
  Rule: Dahan Insurrection: lost with fewer than 2 Dahan per player

    @case:si-scenarios-0065
    Scenario: 3 for 2 players
      Given a game under way
      And 2 players
      And a land called here with 4 dahan
      And Dahan Insurrection is the Scenario
      When a power destroys 1 dahan in here
      Then the game is lost by dahan

    @case:si-scenarios-0066
    Scenario: 4 for 2 players
      Given a game under way
      And 2 players
      And a land called here with 5 dahan
      And Dahan Insurrection is the Scenario
      When a power destroys 1 dahan in here
      Then the game goes on

    @case:si-scenarios-0067
    Scenario: 1 for 1 player
      Given a game under way
      And 1 player
      And a land called here with 2 dahan
      And Dahan Insurrection is the Scenario
      When a power destroys 1 dahan in here
      Then the game is lost by dahan

  @SI-scenarios-E02
  Rule: Rituals of Terror, SI-Q47: whether the last presence that is given ends the game at once

    @case:si-scenarios-0075
    Scenario: Ocean gives its last presence
      Given a game under way on board A
      And A2 holds 1 city
      And A7 holds 3 dahan and 3 presence of Ocean
      And Ocean owns 3 Energy
      And Rituals of Terror is the Scenario
      When the Ritual of Terror is performed in A7
      And a dahan leaves A7 for A5
      And a dahan leaves A7 for A8
      And a dahan leaves A7 for A5
      Then by the reading at_once of SI-Q47
      And A7 then holds 3 dahan
      And the game is lost by presence
      And by the reading after_the_effect of SI-Q47
      And A7 then holds no dahan
      And A5 then holds 2 dahan
      And the game is lost by presence

  @SI-scenarios-E02
  Rule: Rituals of Terror: which Dahan are pushed where

    @case:si-scenarios-0068
    Scenario: the players choose among the Dahan where they differ
      Given a game under way on board A
      And A2 holds 1 city
      And A1 holds 1 presence of Ocean
      And A7 holds 2 dahan, 1 dahan with 1 damage and 3 presence of Ocean
      And Ocean owns 3 Energy
      And Rituals of Terror is the Scenario
      When the Ritual of Terror is performed in A7
      And the dahan with 1 damage leaves A7 first, for A8
      And a dahan leaves A7 for A5
      And a dahan leaves A7 for A5
      Then A8 then holds 1 dahan with 1 damage
      And A5 then holds 2 dahan

  @SI-scenarios-E02
  Rule: Dahan Insurrection: only what has moved raids, and each effect is followed by itself

    @case:si-scenarios-0069
    Scenario: one of two Dahan is pushed
      Given a game under way
      And far holds 2 dahan
      And a land called here, adjacent to there with 1 explorer and 2 dahan
      And a land called there with 1 city and 1 dahan
      And Dahan Insurrection is the Scenario
      And the Earned Fear Cards are Dahan Enheartened
      When the next Fear card is used
      And player 1 decides for push
      And player 1 acts in here
      And player 1 pushes into there
      Then there then holds 2 dahan and 1 city
      And 1 dahan moved to there is to raid
      And no dahan moved to here are to raid

    @case:si-scenarios-0070
    Scenario: raids in two lands, in one of which nobody is left to hit
      Given a game under way
      And far holds 2 dahan
      And a land called here with 1 dahan
      And a land called there with 1 city and 1 dahan
      And Dahan Insurrection is the Scenario
      And an effect has moved 1 dahan to here
      And an effect has moved 1 dahan to there
      When what follows the effect is carried out
      Then there then holds 1 dahan and 1 city with 1 damage
      And nothing more follows

    @case:si-scenarios-0071
    Scenario: a City that is replaced by a Town and destroyed by its damage
      Given a game under way
      And a land with 1 city with 2 damage
      And far holds 2 dahan
      And Dahan Insurrection is the Scenario
      When a power replaces a city in here by a town
      Then here then holds no cities and no towns
      And 1 town destroyed in here is to be answered

    @case:si-scenarios-0072
    Scenario: a raid that wins, judged at its end
      Given SI-Q47 is read as after_the_effect
      And a game under way with no other Invaders
      And far holds 2 dahan
      And a land called here with 2 towns and 1 dahan
      And the Terror Level is 2
      And Dahan Insurrection is the Scenario
      And an effect has moved 1 dahan to here
      And an effect has destroyed 1 town in here
      When what follows the effect is carried out
      And the raid in here deals 1 damage to the town
      Then here then holds 1 town, 1 town with 1 damage, 1 explorer and 1 dahan
      And the game goes on

    @case:si-scenarios-0073
    Scenario: a rising that wins, judged at its end
      Given SI-Q47 is read as after_the_effect
      And a game under way with no other Invaders
      And far holds 3 towns and 2 dahan
      And a land called here with 3 dahan
      And the Terror Level is 3
      And Dahan Insurrection is the Scenario
      And the Dahan are about to rise
      When what follows the effect is carried out
      And the rising in far deals 2 damage to the town and 2 damage to the town
      Then far then holds 1 town and 2 dahan
      And the game is won by terror level 3

  @SI-scenarios-E02
  Rule: Guard the Isle's Heart: Ocean stays on its own board

    @case:si-scenarios-0074
    Scenario: a coast of the other board is nearer
      Given boards A and B are laid out
      And A2 holds 1 city
      And Ocean has 1 presence in A3
      And Ocean began on board A
      And Guard the Isle's Heart is the Scenario
      When the Isle's Heart is set up
      Then Ocean may guard A1 and A3

  @SI-scenarios-E02
  Rule: What has just happened is counted, and judged when the turn is over

    @case:si-scenarios-0076
    Scenario: two Towns are destroyed at once
      Given a game under way
      And far holds 2 dahan
      And a land called here with 3 towns
      And Dahan Insurrection is the Scenario
      When a power destroys 2 towns in here
      Then here then holds 1 town
      And 2 towns destroyed in here are to be answered

    @case:si-scenarios-0077
    Scenario: the first turn ends with a Town in the Isle's Heart
      Given SI-Q47 is read as after_the_effect
      And a game under way on board A
      And A7 holds 1 town
      And Guard the Isle's Heart is the Scenario
      When time passes
      Then the first turn is over
      And the game is lost by heart
