Feature: Fear effects
  The second step of the Invader phase: all Fear cards that were earned are revealed and used.

  @SI-invader-phase-fear-S01
  Rule: Earned Fear cards are revealed and used

    Background:
      Given a game under way

    @case:si-fear-effects-0001
    Scenario: a card is revealed and its effect used
      Given a land with 2 dahan
      And the Earned Fear Cards are Dahan on their Guard
      When the earned Fear cards are used
      Then here then defends 2
      And the Earned Fear Cards are none

    @case:si-fear-effects-0002
    Scenario: no card has been earned
      Given a land with 1 explorer and 2 dahan
      When the earned Fear cards are used
      Then nothing changes in here
      And here then defends 0
      And the Fear Discard holds none

    @case:si-fear-effects-0003
    Scenario: a card of the Fear deck can't be used
      When the next Fear card is used
      Then it is refused by SI-invader-phase-fear-S01

    @case:si-fear-effects-0004
    Scenario: a discarded card isn't used again
      Given a land with 2 dahan
      And the Fear Discard holds Dahan on their Guard
      When the earned Fear cards are used
      Then here then defends 0

  @SI-invader-phase-fear-S02
  Rule: All of them are used, in the order in which they were earned

    Background:
      Given a game under way

    @case:si-fear-effects-0005
    Scenario: the first card makes way for the second
      Given an inland land with 2 explorers
      And the Earned Fear Cards are Wary of the Interior and Isolation
      When the earned Fear cards are used
      Then here then holds no explorers

    @case:si-fear-effects-0006
    Scenario: the other way round the first card finds nobody
      Given an inland land with 2 explorers
      And the Earned Fear Cards are Isolation and Wary of the Interior
      When the earned Fear cards are used
      Then here then holds 1 explorer

    @case:si-fear-effects-0007
    Scenario: three cards add up
      Given an inland land with 2 dahan and 1 presence of River
      And far is inland
      And the Earned Fear Cards are Dahan on their Guard, Scapegoats and Belief Takes Root
      When the earned Fear cards are used
      Then here then defends 4
      And the Fear Discard holds Dahan on their Guard, Scapegoats and Belief Takes Root

  @SI-invader-phase-fear-S03
  Rule: A used card goes to the Fear Discard

    Background:
      Given a game under way

    @case:si-fear-effects-0008
    Scenario: the used card is discarded, the next one waits
      Given the Earned Fear Cards are Scapegoats and Dahan on their Guard
      When the next Fear card is used
      Then the Fear Discard holds Scapegoats
      And the Earned Fear Cards are Dahan on their Guard

    @case:si-fear-effects-0009
    Scenario: it lies with those used before
      Given the Earned Fear Cards are Scapegoats
      And the Fear Discard holds Trade Suffers
      When the earned Fear cards are used
      Then the Fear Discard holds Trade Suffers and Scapegoats
      And the Fear deck then holds Isolation and Retreat!

    @case:si-fear-effects-0010
    Scenario: a card that finds nothing to do is discarded too
      Given a land with 2 explorers
      And the Earned Fear Cards are Isolation
      When the earned Fear cards are used
      Then nothing changes in here
      And the Fear Discard holds Isolation

  @SI-invader-phase-fear-R01
  Rule: Only the effect of the present Terror Level is used

    Background:
      Given a game under way

    Scenario Outline: the level decides
      Given a land with 3 dahan
      And the Terror Level is <level>
      And the Earned Fear Cards are Dahan on their Guard
      When the earned Fear cards are used
      Then here then defends <defend>

      Examples:
        | case                 | level | defend |
        | si-fear-effects-0011 | 1     | 3      |
        | si-fear-effects-0012 | 2     | 4      |
        | si-fear-effects-0013 | 3     | 6      |

    @case:si-fear-effects-0014
    Scenario: a level that rises between two cards counts for the second
      Given a land with 1 town with 1 damage and 3 dahan
      And the Earned Fear Cards are Dahan Raid and Dahan on their Guard
      And the Fear deck holds Scapegoats, Terror Level II and Retreat!
      And the Fear Pool holds 1 and Generated Fear 3
      When the earned Fear cards are used
      Then the Terror Level is 2
      And here then holds no towns
      And here then defends 4

  @SI-invader-phase-fear-S04
  Rule: A card earned in this step is used last, in this step

    Background:
      Given a game under way

    @case:si-fear-effects-0015
    Scenario: it comes after all that were earned before
      Given a land with 1 town with 1 damage and 2 dahan
      And the Earned Fear Cards are Dahan Raid and Scapegoats
      And the Fear deck holds Dahan on their Guard and Retreat!
      And the Fear Pool holds 1 and Generated Fear 3
      When the earned Fear cards are used
      Then here then defends 2
      And the Fear Discard holds Dahan Raid, Scapegoats and Dahan on their Guard
      And the Earned Fear Cards are none

    @case:si-fear-effects-0016
    Scenario: it lies behind those that still wait
      Given a land with 1 town with 1 damage and 2 dahan
      And the Earned Fear Cards are Dahan Raid and Scapegoats
      And the Fear Pool holds 1 and Generated Fear 3
      When the next Fear card is used
      Then the Earned Fear Cards are Scapegoats and Isolation

  @SI-invader-phase-fear-R02
  Rule: A Fear effect works only in lands that meet its conditions

    Background:
      Given a game under way

    @case:si-fear-effects-0017
    Scenario: only lands that meet the conditions are offered
      Given a land with 1 explorer and 1 dahan
      And a land called there with 1 explorer and 1 dahan
      And a land called yonder with 1 explorer
      And a land called beyond with 1 dahan and 1 town
      And the Earned Fear Cards are Tall Tales of Savagery
      When the earned Fear cards are used
      Then player 1 is asked in which land to act: here or there

    @case:si-fear-effects-0018
    Scenario: another land can't be chosen
      Given a land with 1 explorer and 1 dahan
      And a land called there with 1 explorer and 1 dahan
      And a land called yonder with 1 explorer
      And the Earned Fear Cards are Tall Tales of Savagery
      When the earned Fear cards are used
      And player 1 acts in yonder
      Then it is refused by SI-invader-phase-fear-R02

    @case:si-fear-effects-0019
    Scenario: where no land meets them, nothing happens
      Given a land with 1 explorer
      And a land called there with 1 dahan
      And the Earned Fear Cards are Tall Tales of Savagery
      When the earned Fear cards are used
      Then nothing changes in here
      And nothing changes in there

  @SI-invader-phase-fear-S05
  Rule: One player after the other carries out the whole instruction

    Background:
      Given a game under way
      And 2 players
      And the Fear Pool holds 8 and Generated Fear 0

    @case:si-fear-effects-0020
    Scenario: each player acts once
      Given an inland land with 3 explorers
      And the Earned Fear Cards are Wary of the Interior
      When the earned Fear cards are used
      Then here then holds 1 explorer

    @case:si-fear-effects-0021
    Scenario: the second player goes by what the first has left
      Given a land with 2 explorers
      And a land called there, adjacent to here, with 1 explorer
      And the Terror Level is 2
      And the Earned Fear Cards are Isolation
      When the earned Fear cards are used
      And player 1 acts in here
      And player 2 acts in here
      Then here then holds no explorers
      And there then holds 1 explorer

    @case:si-fear-effects-0022
    Scenario: what the first player pushed, the second pushes on
      Given an inland land with 2 explorers
      And an inland land called there, adjacent to here and yonder
      And a land called yonder
      And the Earned Fear Cards are Retreat!
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 takes the explorer
      And player 1 pushes into there
      And player 1 takes the explorer
      And player 1 pushes into there
      And player 2 acts in there
      And player 2 takes the explorer
      And player 2 pushes into yonder
      Then here then holds no explorers
      And there then holds 1 explorer
      And yonder then holds 1 explorer

  @SI-invader-phase-fear-R03
  Rule: Where the order of lands matters, the players decide it

    Background:
      Given a game under way on board A
      And the Mountain card is on the Ravage space
      And the Terror Level is 2
      And A1 holds 1 town and 3 dahan
      And A6 holds 2 explorers
      And A6 holds 1 presence of River

    @case:si-fear-effects-0023
    Scenario: they are asked which land is ravaged first
      When the Invaders ravage
      Then the players choose which land is ravaged next: A1 or A6

    @case:si-fear-effects-0024
    Scenario: they win in one land before the other is lost
      When the Invaders ravage
      And A1 is ravaged next
      Then the game is won by terror level 2
      And nothing changes in A6

    @case:si-fear-effects-0025
    Scenario: the other way round they lose
      When the Invaders ravage
      And A6 is ravaged next
      Then the game is lost by presence
      And nothing changes in A1

  @SI-invader-phase-fear-R01 @SI-invader-phase-fear-R02
  Rule: Fear of the Unseen

    Background:
      Given a game under way
      And the Earned Fear Cards are Fear of the Unseen

    @case:si-fear-effects-0101
    Scenario: level 1 takes an Explorer or a Town from a sacred site, not a City
      Given a land with 1 explorer, 1 town, 1 city and 2 presence of River
      When the earned Fear cards are used
      Then player 1 is asked which piece to take: explorer or town

    @case:si-fear-effects-0102
    Scenario: level 1 takes a Town, which frightens nobody
      Given a land with 1 explorer, 1 town and 2 presence of River
      When the earned Fear cards are used
      And player 1 takes the town
      Then here then holds 1 explorer and no towns
      And no fear is generated

    @case:si-fear-effects-0103
    Scenario: level 2 needs presence only
      Given the Terror Level is 2
      And a land with 1 town and 1 presence of River
      And a land called there with 1 explorer
      When the earned Fear cards are used
      Then here then holds no towns
      And nothing changes in there

    @case:si-fear-effects-0104
    Scenario: level 3 takes a City from a sacred site
      Given the Terror Level is 3
      And a land with 1 city and 2 presence of River
      When the earned Fear cards are used
      Then here then holds no cities
      And no fear is generated

    @case:si-fear-effects-0105
    Scenario: level 3 takes no City from where there is 1 presence
      Given the Terror Level is 3
      And a land with 1 city, 1 town and 1 presence of River
      When the earned Fear cards are used
      Then here then holds 1 city and no towns

    @case:si-fear-effects-0106
    Scenario: level 3 takes a Town although a City could go
      Given the Terror Level is 3
      And a land with 1 city and 2 presence of River
      And a land called there with 1 town and 1 presence of River
      When the earned Fear cards are used
      And player 1 decides for explorer or town
      Then here then holds 1 city
      And there then holds no towns

    @case:si-fear-effects-0174
    Scenario: Fear of the Unseen: level 2 takes no City
      Given the Terror Level is 2
      And a land with 1 city and 2 presence of River
      When the earned Fear cards are used
      Then nothing changes in here

    @case:si-fear-effects-0175
    Scenario: level 3 takes no Explorer from where there is no presence
      Given the Terror Level is 3
      And a land with 1 explorer
      When the earned Fear cards are used
      Then nothing changes in here

    @case:si-fear-effects-0176
    Scenario: level 3 takes a City although an Explorer could go
      Given the Terror Level is 3
      And a land with 1 city, 1 explorer and 2 presence of River
      When the earned Fear cards are used
      And player 1 decides for city
      Then here then holds no cities and 1 explorer

  @SI-invader-phase-fear-R01
  Rule: Scapegoats

    Background:
      Given a game under way
      And the Earned Fear Cards are Scapegoats

    @case:si-fear-effects-0107
    Scenario: at level 1 each Town destroys one Explorer and a City none
      Given a land with 2 towns, 1 city and 4 explorers
      When the earned Fear cards are used
      Then here then holds 2 explorers, 2 towns and 1 city
      And no fear is generated

    @case:si-fear-effects-0108
    Scenario: more Towns than Explorers
      Given a land with 3 towns and 1 explorer
      When the earned Fear cards are used
      Then here then holds no explorers and 3 towns

    @case:si-fear-effects-0109
    Scenario: Explorers next door are safe
      Given a land with 2 towns and 1 explorer
      And a land called there, adjacent to here, with 1 explorer
      When the earned Fear cards are used
      Then here then holds no explorers
      And nothing changes in there

    @case:si-fear-effects-0110
    Scenario: at level 2 a City destroys two
      Given the Terror Level is 2
      And a land with 1 town, 1 city and 4 explorers
      When the earned Fear cards are used
      Then here then holds 1 explorer, 1 town and 1 city

    @case:si-fear-effects-0111
    Scenario: at level 3 all Explorers go and each City destroys a Town
      Given the Terror Level is 3
      And a land with 1 city, 2 towns and 5 explorers
      When the earned Fear cards are used
      Then here then holds no explorers, 1 town and 1 city
      And 1 fear is generated

    @case:si-fear-effects-0112
    Scenario: at level 3 a Town alone drives all Explorers out
      Given the Terror Level is 3
      And a land with 1 town and 3 explorers
      And a land called there with 2 explorers
      When the earned Fear cards are used
      Then here then holds no explorers and 1 town
      And nothing changes in there
      And no fear is generated

    @case:si-fear-effects-0901
    Scenario: where all Towns are destroyed, nobody is asked which goes first
      Given the Terror Level is 3
      And a land with 2 cities, 1 town and 1 town with 1 damage
      When the earned Fear cards are used
      Then here then holds no towns and 2 cities
      And 2 fear are generated

    @case:si-fear-effects-0902
    Scenario: where one Town is left, it is asked which is destroyed
      Given the Terror Level is 3
      And a land with 1 city, 1 town and 1 town with 1 damage
      When the earned Fear cards are used
      And the players take the town in here
      Then here then holds 1 town with 1 damage and 1 city
      And 1 fear is generated

  @SI-invader-phase-fear-R01 @SI-invader-phase-fear-R02
  Rule: Emigration Accelerates

    Background:
      Given a game under way
      And the Earned Fear Cards are Emigration Accelerates

    @case:si-fear-effects-0113
    Scenario: level 1 takes an Explorer from the coast
      Given a coastal land with 2 explorers and 1 town
      When the earned Fear cards are used
      Then here then holds 1 explorer and 1 town

    @case:si-fear-effects-0114
    Scenario: level 1 takes none from inland
      Given an inland land with 1 explorer
      And a coastal land called there with 1 explorer
      When the earned Fear cards are used
      And player 1 acts in here
      Then it is refused by SI-invader-phase-fear-R02

    @case:si-fear-effects-0115
    Scenario: level 2 takes a Town from the coast
      Given the Terror Level is 2
      And a coastal land with 1 town
      And an inland land called there with 1 town
      When the earned Fear cards are used
      Then here then holds no towns
      And nothing changes in there

    @case:si-fear-effects-0116
    Scenario: level 3 takes a Town from inland
      Given the Terror Level is 3
      And an inland land with 1 town
      When the earned Fear cards are used
      Then here then holds no towns
      And no fear is generated

    @case:si-fear-effects-0177
    Scenario: Emigration Accelerates: level 2 takes no City
      Given the Terror Level is 2
      And a coastal land with 1 city
      When the earned Fear cards are used
      Then nothing changes in here

    @case:si-fear-effects-0178
    Scenario: level 3 takes an Explorer from the coast
      Given the Terror Level is 3
      And a coastal land with 1 explorer
      When the earned Fear cards are used
      Then here then holds no explorers

  @SI-invader-phase-fear-R01 @SI-invader-phase-fear-R02
  Rule: Dahan on their Guard

    Background:
      Given a game under way
      And the Earned Fear Cards are Dahan on their Guard

    @case:si-fear-effects-0117
    Scenario: the defence is added to what defends already
      Given a land with 2 dahan
      And here defends 3
      When the earned Fear cards are used
      Then here then defends 5

    @case:si-fear-effects-0118
    Scenario: a land without Dahan isn't defended at level 2
      Given the Terror Level is 2
      And a land with 1 town
      And a land called there with 1 dahan
      When the earned Fear cards are used
      Then here then defends 0
      And there then defends 2

    @case:si-fear-effects-0179
    Scenario: the coast is defended too at level 1
      Given the Terror Level is 1
      And a coastal land with 2 dahan
      When the earned Fear cards are used
      Then here then defends 2

    @case:si-fear-effects-0180
    Scenario: the coast is defended too at level 3
      Given the Terror Level is 3
      And a coastal land with 2 dahan
      When the earned Fear cards are used
      Then here then defends 4

  @SI-invader-phase-fear-R01 @SI-invader-phase-fear-R02
  Rule: Tall Tales of Savagery

    Background:
      Given a game under way
      And the Earned Fear Cards are Tall Tales of Savagery

    @case:si-fear-effects-0119
    Scenario: level 1 takes one Explorer
      Given a land with 1 dahan, 2 explorers and 1 town
      When the earned Fear cards are used
      Then here then holds 1 explorer and 1 town

    @case:si-fear-effects-0120
    Scenario: level 2 takes two Explorers
      Given the Terror Level is 2
      And a land with 1 dahan, 3 explorers and 1 town
      When the earned Fear cards are used
      And player 1 decides for explorer
      Then here then holds 1 explorer and 1 town

    @case:si-fear-effects-0121
    Scenario: level 2 takes one Town instead
      Given the Terror Level is 2
      And a land with 1 dahan, 3 explorers and 2 towns
      When the earned Fear cards are used
      And player 1 decides for town
      Then here then holds 3 explorers and 1 town
      And no fear is generated

    @case:si-fear-effects-0122
    Scenario: level 2 takes the one Explorer that there is
      Given the Terror Level is 2
      And a land with 1 dahan and 1 explorer
      And a land called there with 1 explorer
      When the earned Fear cards are used
      Then here then holds no explorers
      And nothing changes in there

    @case:si-fear-effects-0123
    Scenario: level 3 works in every land with Dahan
      Given the Terror Level is 3
      And a land with 2 dahan, 3 explorers, 1 town and 2 cities
      And a land called there with 1 dahan, 1 town and 1 city
      And a land called yonder with 1 explorer
      When the earned Fear cards are used
      And the players decide for the explorers in here
      Then here then holds 1 explorer, 1 town and 1 city
      And there then holds no towns and 1 city
      And nothing changes in yonder
      And no fear is generated

    @case:si-fear-effects-0124
    Scenario: level 3 takes a Town instead of two Explorers
      Given the Terror Level is 3
      And a land with 1 dahan, 3 explorers and 2 towns
      When the earned Fear cards are used
      And the players decide for the town in here
      Then here then holds 3 explorers and 1 town

    @case:si-fear-effects-0181
    Scenario: level 2 takes no Town from where there are no Dahan
      Given the Terror Level is 2
      And a land with 1 dahan and 1 explorer
      And a land called there with 1 town
      When the earned Fear cards are used
      Then here then holds no explorers
      And nothing changes in there

  @SI-invader-phase-fear-R01 @SI-invader-phase-fear-R02
  Rule: Retreat!

    Background:
      Given a game under way
      And the Earned Fear Cards are Retreat!

    @case:si-fear-effects-0125
    Scenario: level 1 pushes two Explorers out of an inland land
      Given an inland land with 3 explorers
      And a land called there, adjacent to here
      And a land called yonder, adjacent to here
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 takes the explorer
      And player 1 pushes into there
      And player 1 takes the explorer
      And player 1 pushes into yonder
      Then here then holds 1 explorer
      And there then holds 1 explorer
      And yonder then holds 1 explorer

    @case:si-fear-effects-0126
    Scenario: one Explorer only is pushed
      Given an inland land with 2 explorers
      And a land called there, adjacent to here
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 takes the explorer
      And player 1 pushes into there
      Then here then holds 1 explorer
      And there then holds 1 explorer

    @case:si-fear-effects-0127
    Scenario: the player need not push at all
      Given an inland land with 2 explorers
      And a land called there, adjacent to here
      When the earned Fear cards are used
      Then nothing changes in here

    @case:si-fear-effects-0128
    Scenario: level 1 pushes no one from the coast
      Given a coastal land with 2 explorers
      And an inland land called there, adjacent to here, with 1 explorer
      When the earned Fear cards are used
      And player 1 acts in here
      Then it is refused by SI-invader-phase-fear-R02

    @case:si-fear-effects-0129
    Scenario: level 2 pushes three, Towns among them
      Given the Terror Level is 2
      And an inland land with 2 explorers, 1 town with 1 damage and 1 city
      And a land called there, adjacent to here
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 takes the town with 1 damage
      And player 1 pushes into there
      And player 1 takes the explorer
      And player 1 pushes into there
      And player 1 takes the explorer
      And player 1 pushes into there
      Then here then holds no explorers, no towns and 1 city
      And there then holds 2 explorers and 1 town with 1 damage

    @case:si-fear-effects-0130
    Scenario: level 3 empties a coastal land
      Given the Terror Level is 3
      And a coastal land with 3 explorers and 1 town
      And a land called there, adjacent to here
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 takes the explorer
      And player 1 pushes into there
      And player 1 takes the explorer
      And player 1 pushes into there
      And player 1 takes the explorer
      And player 1 pushes into there
      And player 1 takes the town
      And player 1 pushes into there
      Then here then holds no explorers and no towns
      And there then holds 3 explorers and 1 town

    @case:si-fear-effects-0182
    Scenario: Retreat: level 1 pushes no Town
      Given an inland land with 1 town
      And a land called there, adjacent to here
      When the earned Fear cards are used
      And player 1 acts in here
      Then it is refused by SI-gather-and-push-E02

    @case:si-fear-effects-0183
    Scenario: the player need not choose between two lands
      Given an inland land with 2 explorers
      And an inland land called there, adjacent to here, with 1 explorer
      When the earned Fear cards are used
      Then nothing changes in here
      And nothing changes in there

    @case:si-fear-effects-0184
    Scenario: level 2 pushes no one from the coast
      Given the Terror Level is 2
      And a coastal land with 1 town
      And a land called there, adjacent to here
      When the earned Fear cards are used
      And player 1 acts in here
      Then it is refused by SI-invader-phase-fear-R02

    @case:si-fear-effects-0185
    Scenario: level 2 pushes no City
      Given the Terror Level is 2
      And an inland land with 1 city
      And a land called there, adjacent to here
      When the earned Fear cards are used
      And player 1 acts in here
      Then it is refused by SI-gather-and-push-E02

    @case:si-fear-effects-0186
    Scenario: level 3 pushes no City
      Given the Terror Level is 3
      And an inland land with 1 city
      And a land called there, adjacent to here
      When the earned Fear cards are used
      And player 1 acts in here
      Then it is refused by SI-gather-and-push-E02

    @case:si-fear-effects-0187
    Scenario: level 3 pushes Towns out of an inland land
      Given the Terror Level is 3
      And an inland land with 1 town
      And a land called there, adjacent to here
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 takes the town
      And player 1 pushes into there
      Then here then holds no towns
      And there then holds 1 town

    @case:si-fear-effects-0903
    Scenario: level 1 pushes no third Explorer, the third piece is the next card's
      Given an inland land with 3 explorers
      And a land called there, adjacent to here
      And a land called yonder with 1 explorer, 1 town and 2 presence of River
      And the Earned Fear Cards are Retreat! and Fear of the Unseen
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 takes the explorer
      And player 1 pushes into there
      And player 1 takes the explorer
      And player 1 pushes into there
      And player 1 acts in yonder
      And player 1 takes the explorer
      Then here then holds 1 explorer
      And there then holds 2 explorers
      And yonder then holds no explorers and 1 town

    @case:si-fear-effects-0904
    Scenario: level 2 pushes no fourth piece, the fourth is the next card's
      Given the Terror Level is 2
      And an inland land with 3 explorers and 1 town
      And a land called there, adjacent to here
      And a land called yonder with 1 explorer, 1 town and 1 presence of River
      And the Earned Fear Cards are Retreat! and Fear of the Unseen
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 takes the town
      And player 1 pushes into there
      And player 1 takes the explorer
      And player 1 pushes into there
      And player 1 takes the explorer
      And player 1 pushes into there
      And player 1 acts in yonder
      And player 1 takes the explorer
      Then here then holds 1 explorer and no towns
      And there then holds 2 explorers and 1 town
      And yonder then holds no explorers and 1 town

    @case:si-fear-effects-0905 @SI-damage-marking-E01 @SI-glossary-E05
    Scenario: a Town whose damage reaches its health in the new land is destroyed
      Given the Terror Level is 2
      And an inland land with 1 town with 2 damage
      And each town in here has 1 more health this turn
      And a land called there, adjacent to here
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 takes the town with 2 damage
      And player 1 pushes into there
      Then here then holds no towns
      And there then holds no towns
      And 1 fear is generated

    @case:si-fear-effects-0906 @SI-damage-marking-E01 @SI-glossary-E05
    Scenario: a Town with less damage than that stands in the new land
      Given the Terror Level is 2
      And an inland land with 1 town with 1 damage
      And each town in here has 1 more health this turn
      And a land called there, adjacent to here
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 takes the town with 1 damage
      And player 1 pushes into there
      Then here then holds no towns
      And there then holds 1 town with 1 damage
      And no fear is generated

    @case:si-fear-effects-0907 @SI-damage-marking-E01 @SI-glossary-E05
    Scenario: a Town with 2 damage stands where the new land has more health too
      Given the Terror Level is 2
      And an inland land with 1 town with 2 damage
      And each town in here has 1 more health this turn
      And a land called there, adjacent to here
      And each town in there has 1 more health this turn
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 takes the town with 2 damage
      And player 1 pushes into there
      Then here then holds no towns
      And there then holds 1 town with 2 damage
      And no fear is generated

  @SI-invader-phase-fear-R01 @SI-invader-phase-fear-R02
  Rule: Dahan Raid

    Background:
      Given a game under way
      And the Earned Fear Cards are Dahan Raid

    Scenario Outline: the damage grows with the level
      Given the Terror Level is <level>
      And a land with 2 dahan and 3 cities
      When the earned Fear cards are used
      And the damage in here is <damage>
      Then here then holds <left>
      And <fear> fear are generated

      Examples:
        | case                 | level | damage        | left                              | fear |
        | si-fear-effects-0131 | 1     | 1 to a city   | 2 cities and 1 city with 1 damage | no   |
        | si-fear-effects-0132 | 2     | 2 to a city   | 2 cities and 1 city with 2 damage | no   |
        | si-fear-effects-0133 | 3     | 4 to a city   | 2 cities                          | 2    |

    @case:si-fear-effects-0134
    Scenario: two players raid two lands
      Given 2 players
      And the Fear Pool holds 8 and Generated Fear 0
      And a land with 1 dahan and 1 town
      And a land called there with 1 dahan and 1 town
      When the earned Fear cards are used
      And player 1 acts in there
      And player 2 acts in here
      Then here then holds 1 town with 1 damage
      And there then holds 1 town with 1 damage

    @case:si-fear-effects-0135
    Scenario: not twice the same land
      Given 2 players
      And the Fear Pool holds 8 and Generated Fear 0
      And a land with 1 dahan and 1 town
      And a land called there with 1 dahan and 1 town
      When the earned Fear cards are used
      And player 1 acts in here
      And player 2 acts in here
      Then it is refused by SI-invader-phase-fear-R02

    @case:si-fear-effects-0136
    Scenario: for the second player no land is left
      Given 2 players
      And the Fear Pool holds 8 and Generated Fear 0
      And a land with 1 dahan and 1 town
      When the earned Fear cards are used
      Then here then holds 1 town with 1 damage

    @case:si-fear-effects-0188
    Scenario: at level 3 one Dahan deals 2 damage
      Given the Terror Level is 3
      And a land with 1 dahan and 1 city
      When the earned Fear cards are used
      Then here then holds 1 city with 2 damage

  @SI-invader-phase-fear-R01 @SI-invader-phase-fear-R02
  Rule: Dahan Enheartened

    Background:
      Given a game under way
      And the Earned Fear Cards are Dahan Enheartened

    @case:si-fear-effects-0137
    Scenario: level 1 pushes a Dahan away from Invaders
      Given a land with 1 explorer and 2 dahan
      And a land called there, adjacent to here
      When the earned Fear cards are used
      And player 1 decides for push
      And player 1 acts in here
      And player 1 pushes into there
      Then here then holds 1 dahan and 1 explorer
      And there then holds 1 dahan

    @case:si-fear-effects-0138
    Scenario: level 1 gathers a Dahan towards Invaders
      Given a land with 1 explorer
      And a land called there, adjacent to here, with 2 dahan
      When the earned Fear cards are used
      And player 1 decides for gather
      And player 1 acts in here
      Then here then holds 1 dahan and 1 explorer
      And there then holds 1 dahan

    @case:si-fear-effects-0139
    Scenario: level 2 deals 1 damage however many Dahan there are
      Given the Terror Level is 2
      And a land with 1 city
      And a land called there, adjacent to here, with 3 dahan
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 gathers out of there
      And player 1 gathers out of there
      Then here then holds 2 dahan and 1 city with 1 damage
      And there then holds 1 dahan

    @case:si-fear-effects-0140
    Scenario: level 2 deals no damage where no Dahan are
      Given the Terror Level is 2
      And a land with 1 town
      When the earned Fear cards are used
      And player 1 acts in here
      Then nothing changes in here

    @case:si-fear-effects-0141
    Scenario: level 3 deals 1 damage for each Dahan, gathered or not
      Given the Terror Level is 3
      And a land with 1 city and 1 dahan
      And a land called there, adjacent to here, with 1 dahan
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 gathers out of there
      Then here then holds 2 dahan and 1 city with 2 damage

    @case:si-fear-effects-0189
    Scenario: Dahan Enheartened: level 1 need not be used
      Given a land with 1 explorer and 2 dahan
      And a land called there, adjacent to here, with 1 dahan
      When the earned Fear cards are used
      Then nothing changes in here
      And nothing changes in there

    @case:si-fear-effects-0190
    Scenario: level 1 pushes no Dahan from where no Invaders are
      Given a land with 1 explorer and 1 dahan
      And a land called there, adjacent to here, with 1 dahan
      When the earned Fear cards are used
      And player 1 decides for push
      And player 1 acts in there
      Then it is refused by SI-invader-phase-fear-R02

    @case:si-fear-effects-0191
    Scenario: level 1 gathers no Dahan to where no Invaders are
      Given a land with 1 explorer and 1 dahan
      And a land called there, adjacent to here, with 1 dahan
      When the earned Fear cards are used
      And player 1 decides for gather
      And player 1 acts in there
      Then it is refused by SI-invader-phase-fear-R02

    @case:si-fear-effects-0192
    Scenario: level 1 pushes Dahan only
      Given a land with 1 explorer and 1 dahan
      And a land called there, adjacent to here, with 1 explorer
      When the earned Fear cards are used
      And player 1 decides for push
      And player 1 acts in there
      Then it is refused by SI-gather-and-push-E02

    @case:si-fear-effects-0193
    Scenario: Dahan Enheartened: level 3 works on the coast
      Given the Terror Level is 3
      And a coastal land with 1 city and 1 dahan
      When the earned Fear cards are used
      And player 1 acts in here
      Then here then holds 1 dahan and 1 city with 1 damage

    @case:si-fear-effects-0194
    Scenario: level 2 works inland
      Given the Terror Level is 2
      And an inland land with 1 city and 1 dahan
      When the earned Fear cards are used
      And player 1 acts in here
      Then here then holds 1 dahan and 1 city with 1 damage

    @case:si-fear-effects-0908
    Scenario: level 1 pushes the damaged one of two Dahan
      Given a land with 1 explorer, 1 dahan and 1 dahan with 1 damage
      And a land called there, adjacent to here
      When the earned Fear cards are used
      And player 1 decides for push
      And player 1 acts in here
      And player 1 takes the dahan with 1 damage
      And player 1 pushes into there
      Then here then holds 1 dahan and 1 explorer
      And there then holds 1 dahan with 1 damage

    @case:si-fear-effects-0909
    Scenario: level 1 asks which of two Dahan is pushed
      Given a land with 1 explorer, 1 dahan and 1 dahan with 1 damage
      And a land called there, adjacent to here
      When the earned Fear cards are used
      And player 1 decides for push
      And player 1 acts in here
      Then player 1 is asked which piece to take: dahan or dahan with 1 damage

    @case:si-fear-effects-0910
    Scenario: level 1 gathers the whole one of two Dahan
      Given a land with 1 explorer
      And a land called there, adjacent to here, with 1 dahan and 1 dahan with 1 damage
      When the earned Fear cards are used
      And player 1 decides for gather
      And player 1 acts in here
      And player 1 takes the dahan
      Then here then holds 1 dahan and 1 explorer
      And there then holds 1 dahan with 1 damage

    @case:si-fear-effects-0911 @SI-glossary-E05
    Scenario: a Dahan whose damage reaches its health in the new land is destroyed
      Given a land with 1 explorer and 1 dahan with 2 damage
      And each dahan in here has 1 more health this turn
      And a land called there, adjacent to here
      When the earned Fear cards are used
      And player 1 decides for push
      And player 1 acts in here
      And player 1 pushes into there
      Then here then holds no dahan and 1 explorer
      And there then holds no dahan
      And no fear is generated

    @case:si-fear-effects-0912
    Scenario: level 1 need not be used where Dahan can only be pushed
      Given a land with 1 explorer and 1 dahan
      And a land called there, adjacent to here
      When the earned Fear cards are used
      Then nothing changes in here
      And nothing changes in there

    @case:si-fear-effects-0913
    Scenario: level 1 is used by the second player although the first does nothing
      Given 2 players
      And the Fear Pool holds 8 and Generated Fear 0
      And a land with 1 explorer and 2 dahan
      And a land called there, adjacent to here
      When the earned Fear cards are used
      And player 2 decides for push
      And player 2 acts in here
      And player 2 pushes into there
      Then here then holds 1 dahan and 1 explorer
      And there then holds 1 dahan

    @case:si-fear-effects-0914
    Scenario: level 2 gathers no third Dahan, the third land is the next card's
      Given the Terror Level is 2
      And a land with 1 city
      And a land called there, adjacent to here, with 3 dahan and 1 explorer
      And a land called yonder, adjacent to here, with 1 explorer
      And the Earned Fear Cards are Dahan Enheartened and Seek Safety
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 gathers out of there
      And player 1 gathers out of there
      And player 1 decides for explorer
      And player 1 acts in here
      And player 1 gathers out of there
      Then here then holds 2 dahan, 1 explorer and 1 city with 1 damage
      And there then holds 1 dahan and no explorers
      And nothing changes in yonder

    @case:si-fear-effects-0915
    Scenario: level 2 asks which of two Invaders takes the damage
      Given the Terror Level is 2
      And a land with 1 town, 1 city and 2 dahan
      When the earned Fear cards are used
      And player 1 acts in here
      Then the players are asked how the damage in here is divided: town or city

    @case:si-fear-effects-0916
    Scenario: level 2 damages the weaker of two Invaders
      Given the Terror Level is 2
      And a land with 1 town, 1 city and 2 dahan
      When the earned Fear cards are used
      And player 1 acts in here
      And the damage in here is 1 to the town
      Then here then holds 1 town with 1 damage, 1 city and 2 dahan
      And no fear is generated

    @case:si-fear-effects-0917
    Scenario: level 3 divides the damage between a Town and a City
      Given the Terror Level is 3
      And a land with 1 town, 1 city and 1 dahan
      And a land called there, adjacent to here, with 3 dahan
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 gathers out of there
      And player 1 gathers out of there
      And the damage in here is 2 damage to the town and 1 to the city
      Then here then holds no towns, 1 city with 1 damage and 3 dahan
      And there then holds 1 dahan
      And 1 fear is generated

  @SI-invader-phase-fear-R01 @SI-invader-phase-fear-R02
  Rule: Avoid the Dahan

    Background:
      Given a game under way
      And the Earned Fear Cards are Avoid the Dahan

    @case:si-fear-effects-0142
    Scenario: level 1 keeps explorers away from two Dahan, not from one
      Given a land with 2 dahan
      And a land called there with 1 dahan
      When the earned Fear cards are used
      Then the Invaders may not explore in here this turn
      And the Invaders may explore in there this turn
      And the Invaders may build in here this turn

    @case:si-fear-effects-0143
    Scenario: level 2 stops building where Dahan outnumber Towns and Cities
      Given the Terror Level is 2
      And a land with 3 dahan, 1 town, 1 city and 2 explorers
      And a land called there with 2 dahan, 1 town and 1 city
      When the earned Fear cards are used
      Then the Invaders may not build in here this turn
      And the Invaders may build in there this turn

    @case:si-fear-effects-0144
    Scenario: level 3 stops building where there are Dahan
      Given the Terror Level is 3
      And a land with 1 dahan and 3 towns
      And a land called there with 1 town
      When the earned Fear cards are used
      Then the Invaders may not build in here this turn
      And the Invaders may build in there this turn

  @SI-invader-phase-fear-R01 @SI-invader-phase-fear-R02
  Rule: Seek Safety

    Background:
      Given a game under way
      And the Earned Fear Cards are Seek Safety

    @case:si-fear-effects-0145
    Scenario: level 1 pushes an Explorer to more Towns and Cities
      Given a land with 2 explorers and 1 town
      And a land called there, adjacent to here, with 1 town and 1 city
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 pushes into there
      Then here then holds 1 explorer and 1 town
      And there then holds 1 explorer, 1 town and 1 city

    @case:si-fear-effects-0146
    Scenario: level 1 doesn't push it to as many
      Given a land with 1 explorer and 1 town
      And a land called there, adjacent to here, with 2 towns
      And a land called yonder, adjacent to here, with 1 city
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 pushes into yonder
      Then it is refused by SI-invader-phase-fear-R02

    @case:si-fear-effects-0147
    Scenario: level 2 gathers an Explorer to a Town
      Given the Terror Level is 2
      And a land with 1 town
      And a land called there, adjacent to here, with 2 explorers
      When the earned Fear cards are used
      And player 1 decides for explorer
      And player 1 acts in here
      Then here then holds 1 explorer and 1 town
      And there then holds 1 explorer

    @case:si-fear-effects-0148
    Scenario: level 2 gathers a Town to a City
      Given the Terror Level is 2
      And a land with 1 city
      And a land called there, adjacent to here, with 1 town
      When the earned Fear cards are used
      And player 1 decides for town
      And player 1 acts in here
      Then here then holds 1 city and 1 town
      And there then holds no towns

    @case:si-fear-effects-0149
    Scenario: level 2 gathers no Town to a Town
      Given the Terror Level is 2
      And a land with 1 town
      And a land called there, adjacent to here, with 1 town
      When the earned Fear cards are used
      Then nothing changes in here
      And nothing changes in there

    @case:si-fear-effects-0150
    Scenario: level 3 removes a Town and an Explorer
      Given the Terror Level is 3
      And a land with 2 explorers and 2 towns
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 takes the town
      And player 1 takes the explorer
      Then here then holds 1 explorer and 1 town
      And no fear is generated

    @case:si-fear-effects-0151
    Scenario: level 3 removes no second Town
      Given the Terror Level is 3
      And a land with 1 explorer and 2 towns
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 takes the town
      And player 1 takes the town
      Then it is refused by SI-power-principles-P01

    @case:si-fear-effects-0152
    Scenario: level 3 works in no land with a City
      Given the Terror Level is 3
      And a land with 1 explorer and 1 city
      And a land called there with 1 explorer
      When the earned Fear cards are used
      And player 1 acts in here
      Then it is refused by SI-invader-phase-fear-R02

    @case:si-fear-effects-0195
    Scenario: level 1 pushes no Explorer where no neighbour has more
      Given a land with 1 explorer and 1 town
      And a land called there, adjacent to here, with 1 town
      When the earned Fear cards are used
      And player 1 acts in here
      Then it is refused by SI-invader-phase-fear-R02

    @case:si-fear-effects-0196
    Scenario: Seek Safety: level 1 pushes no Town
      Given a land with 1 town
      And a land called there, adjacent to here, with 2 cities
      When the earned Fear cards are used
      And player 1 acts in here
      Then it is refused by SI-gather-and-push-E02

    @case:si-fear-effects-0197
    Scenario: Seek Safety: level 1 need not be used
      Given a land with 1 explorer
      And a land called there, adjacent to here, with 1 town
      When the earned Fear cards are used
      Then nothing changes in here
      And nothing changes in there

    @case:si-fear-effects-0198
    Scenario: level 2 gathers no Explorer to where no Town or City is
      Given the Terror Level is 2
      And a land with 1 explorer
      And a land called there, adjacent to here, with 1 explorer and 1 town
      When the earned Fear cards are used
      And player 1 decides for explorer
      And player 1 acts in here
      Then it is refused by SI-invader-phase-fear-R02

    @case:si-fear-effects-0199
    Scenario: level 2 gathers no Town to where no City is
      Given the Terror Level is 2
      And a land with 1 town
      And a land called there, adjacent to here, with 1 town and 1 city
      When the earned Fear cards are used
      And player 1 decides for town
      And player 1 acts in here
      Then it is refused by SI-invader-phase-fear-R02

    @case:si-fear-effects-0200
    Scenario: level 2 gathers no Town as an Explorer
      Given the Terror Level is 2
      And a land with 1 city
      And a land called there, adjacent to here, with 1 town
      And a land called yonder with 1 town
      And a land called beyond, adjacent to yonder, with 1 explorer
      When the earned Fear cards are used
      And player 1 decides for explorer
      And player 1 acts in here
      Then it is refused by SI-gather-and-push-E01

    @case:si-fear-effects-0201
    Scenario: level 2 gathers no Explorer as a Town
      Given the Terror Level is 2
      And a land with 1 city
      And a land called there, adjacent to here, with 1 explorer
      And a land called yonder with 1 city
      And a land called beyond, adjacent to yonder, with 1 town
      When the earned Fear cards are used
      And player 1 decides for town
      And player 1 acts in here
      Then it is refused by SI-gather-and-push-E01

    @case:si-fear-effects-0202
    Scenario: Seek Safety: level 2 need not be used
      Given the Terror Level is 2
      And a land with 1 city
      And a land called there, adjacent to here, with 1 town and 1 explorer
      When the earned Fear cards are used
      Then nothing changes in here
      And nothing changes in there

    @case:si-fear-effects-0203
    Scenario: level 3 removes three Explorers
      Given the Terror Level is 3
      And a land with 4 explorers
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 takes the explorer
      And player 1 takes the explorer
      And player 1 takes the explorer
      Then here then holds 1 explorer

    @case:si-fear-effects-0204
    Scenario: level 3 need not be used
      Given the Terror Level is 3
      And a land with 1 explorer
      And a land called there with 1 town
      When the earned Fear cards are used
      Then nothing changes in here
      And nothing changes in there

    @case:si-fear-effects-0918
    Scenario: Seek Safety: level 2 need not be used where only a Town can be gathered
      Given the Terror Level is 2
      And a land with 1 city
      And a land called there, adjacent to here, with 1 town
      When the earned Fear cards are used
      Then nothing changes in here
      And nothing changes in there

    @case:si-fear-effects-0919
    Scenario: Seek Safety: level 2 is used by the second player although the first does nothing
      Given 2 players
      And the Fear Pool holds 8 and Generated Fear 0
      And the Terror Level is 2
      And a land with 1 city
      And a land called there, adjacent to here, with 1 town and 1 explorer
      When the earned Fear cards are used
      And player 2 decides for town
      And player 2 acts in here
      And player 2 gathers out of there
      Then here then holds 1 city and 1 town
      And there then holds no towns and 1 explorer

  @SI-invader-phase-fear-R01 @SI-invader-phase-fear-R02
  Rule: Wary of the Interior

    Background:
      Given a game under way
      And the Earned Fear Cards are Wary of the Interior

    @case:si-fear-effects-0153
    Scenario: level 1 takes an Explorer from inland, not from the coast
      Given an inland land with 1 explorer and 1 town
      And a coastal land called there with 1 explorer
      When the earned Fear cards are used
      Then here then holds no explorers and 1 town
      And nothing changes in there

    @case:si-fear-effects-0154
    Scenario: level 2 takes a Town from inland
      Given the Terror Level is 2
      And an inland land with 1 town
      And a coastal land called there with 1 town
      When the earned Fear cards are used
      Then here then holds no towns
      And nothing changes in there

    @case:si-fear-effects-0155
    Scenario: level 3 takes a Town from the coast
      Given the Terror Level is 3
      And a coastal land with 1 town
      When the earned Fear cards are used
      Then here then holds no towns

    @case:si-fear-effects-0205
    Scenario: Wary of the Interior: level 2 takes no City
      Given the Terror Level is 2
      And an inland land with 1 city
      When the earned Fear cards are used
      Then nothing changes in here

    @case:si-fear-effects-0206
    Scenario: level 3 takes an Explorer from inland
      Given the Terror Level is 3
      And an inland land with 1 explorer
      When the earned Fear cards are used
      Then here then holds no explorers

  @SI-invader-phase-fear-R01 @SI-invader-phase-fear-R02
  Rule: Belief Takes Root

    Background:
      Given a game under way
      And the Earned Fear Cards are Belief Takes Root

    @case:si-fear-effects-0156
    Scenario: level 1 defends 2 in lands with presence, however much
      Given a land with 1 presence of River
      And a land called there with 2 presence of River and 1 presence of Ocean
      And a land called yonder with 1 dahan
      When the earned Fear cards are used
      Then here then defends 2
      And there then defends 2
      And yonder then defends 0
      And River has 0 Energy

    @case:si-fear-effects-0157
    Scenario: level 2 gives Energy for sacred sites with Invaders
      Given the Terror Level is 2
      And a land with 1 explorer and 2 presence of River
      And a land called there with 1 town and 2 presence of River
      And a land called yonder with 2 presence of River
      And a land called beyond with 1 city and 1 presence of River
      And River owns 3 Energy
      When the earned Fear cards are used
      Then River has 5 Energy
      And here then defends 2
      And beyond then defends 2

    @case:si-fear-effects-0158
    Scenario: level 3 removes 2 health for each presence
      Given the Terror Level is 3
      And a land with 1 city, 2 towns and 1 presence of River and 1 presence of Ocean
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 takes the town
      And player 1 takes the town
      Then here then holds 1 city and no towns
      And no fear is generated

    @case:si-fear-effects-0159
    Scenario: level 3 removes no City for one presence
      Given the Terror Level is 3
      And a land with 1 city, 1 town and 1 presence of River
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 takes the city
      Then it is refused by SI-power-principles-P01

    @case:si-fear-effects-0207
    Scenario: level 2 defends no land without presence
      Given the Terror Level is 2
      And a land with 1 town
      And a land called there with 1 presence of River
      When the earned Fear cards are used
      Then here then defends 0
      And there then defends 2

    @case:si-fear-effects-0208
    Scenario: Belief Takes Root: level 3 works on the coast
      Given the Terror Level is 3
      And a coastal land with 2 towns and 1 presence of River
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 takes the town
      Then here then holds 1 town

    @case:si-fear-effects-0209
    Scenario: level 3 works inland
      Given the Terror Level is 3
      And an inland land with 3 explorers and 1 presence of River
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 takes the explorer
      And player 1 takes the explorer
      Then here then holds 1 explorer

  @SI-invader-phase-fear-R01 @SI-invader-phase-fear-R02
  Rule: Isolation

    Background:
      Given a game under way
      And the Earned Fear Cards are Isolation

    @case:si-fear-effects-0160
    Scenario: level 1 takes a Town that is alone, with Dahan or without
      Given a land with 1 town and 2 dahan
      And a land called there with 2 explorers
      When the earned Fear cards are used
      Then here then holds no towns and 2 dahan
      And nothing changes in there

    @case:si-fear-effects-0161
    Scenario: level 2 takes one of two Invaders
      Given the Terror Level is 2
      And a land with 1 town and 1 city
      And a land called there with 1 town and 2 explorers
      When the earned Fear cards are used
      Then here then holds no towns and 1 city
      And nothing changes in there

    @case:si-fear-effects-0162
    Scenario: Isolation: level 2 takes no City
      Given the Terror Level is 2
      And a land with 1 city
      When the earned Fear cards are used
      Then nothing changes in here

    @case:si-fear-effects-0163
    Scenario: level 3 takes a City
      Given the Terror Level is 3
      And a land with 1 city and 1 explorer
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 takes the city
      Then here then holds no cities and 1 explorer
      And no fear is generated

    @case:si-fear-effects-0164
    Scenario: level 3 takes no City among three Invaders
      Given the Terror Level is 3
      And a land with 1 city and 2 explorers
      When the earned Fear cards are used
      And player 1 acts in here
      Then it is refused by SI-invader-phase-fear-R02

  @SI-invader-phase-fear-R01 @SI-invader-phase-fear-R02
  Rule: Overseas Trade Seems Safer

    Background:
      Given a game under way on board A
      And A1 holds 1 town
      And A4 holds 1 town and 1 city
      And the Earned Fear Cards are Overseas Trade Seems Safer

    Scenario Outline: the coast is defended and spared
      Given the Terror Level is <level>
      When the earned Fear cards are used
      Then A1 then defends <defend>
      And A2 then defends <defend>
      And A3 then defends <defend>
      And the Invaders <city> build a City in A1 this turn
      And the Invaders <build> build in A1 this turn
      And A4 then defends 0
      And the Invaders may build a City in A4 this turn
      And the Invaders may build in A4 this turn

      Examples:
        | case                 | level | defend | city    | build   |
        | si-fear-effects-0165 | 1     | 3      | may     | may     |
        | si-fear-effects-0166 | 2     | 6      | may not | may     |
        | si-fear-effects-0167 | 3     | 9      | may     | may not |

  @SI-invader-phase-fear-R01 @SI-invader-phase-fear-R02
  Rule: Trade Suffers

    Background:
      Given a game under way
      And the Earned Fear Cards are Trade Suffers

    @case:si-fear-effects-0168
    Scenario: level 1 stops building where there is a City
      Given a land with 1 city
      And a land called there with 2 towns
      When the earned Fear cards are used
      Then the Invaders may not build in here this turn
      And the Invaders may build in there this turn

    @case:si-fear-effects-0169
    Scenario: level 2 replaces a Town on the coast by an Explorer
      Given the Terror Level is 2
      And a coastal land with 2 towns
      When the earned Fear cards are used
      And player 1 acts in here
      Then here then holds 1 town and 1 explorer
      And no fear is generated

    @case:si-fear-effects-0170
    Scenario: Trade Suffers: level 2 need not be used
      Given the Terror Level is 2
      And a coastal land with 2 towns
      When the earned Fear cards are used
      Then nothing changes in here

    @case:si-fear-effects-0171
    Scenario: level 2 replaces none inland
      Given the Terror Level is 2
      And an inland land with 1 town
      And a coastal land called there with 1 town
      When the earned Fear cards are used
      And player 1 acts in here
      Then it is refused by SI-invader-phase-fear-R02

    @case:si-fear-effects-0172
    Scenario: level 3 replaces a City by a Town, which keeps its damage
      Given the Terror Level is 3
      And a coastal land with 1 city with 1 damage
      When the earned Fear cards are used
      And player 1 decides for city
      And player 1 acts in here
      Then here then holds no cities and 1 town with 1 damage
      And no fear is generated

    @case:si-fear-effects-0173
    Scenario: level 3 replaces a Town instead
      Given the Terror Level is 3
      And a coastal land with 1 city and 1 town
      When the earned Fear cards are used
      And player 1 decides for town
      And player 1 acts in here
      Then here then holds 1 city, no towns and 1 explorer

    @case:si-fear-effects-0920
    Scenario: Trade Suffers: level 3 need not be used
      Given the Terror Level is 3
      And a coastal land with 1 city and 1 town
      When the earned Fear cards are used
      Then nothing changes in here

    @case:si-fear-effects-0921
    Scenario: level 3 replaces the damaged one of two Cities
      Given the Terror Level is 3
      And a coastal land with 1 city and 1 city with 1 damage
      When the earned Fear cards are used
      And player 1 decides for city
      And player 1 acts in here
      And player 1 takes the city with 1 damage
      Then here then holds 1 city and 1 town with 1 damage
      And no fear is generated

  @SI-invader-phase-fear-R02
  Rule: SI-Q64: whether a condition is tested when the card is used or when the Invaders act

    @case:si-fear-effects-1001
    Scenario: lands are marked, or the card stays at work
      Given a game under way
      And a land with 2 dahan
      And the Earned Fear Cards are Dahan on their Guard
      When the next Fear card is used
      Then by the reading when_used of SI-Q64
      And here then defends 2
      And no Fear card is at work
      And by the reading when_acting of SI-Q64
      And here then defends 0
      And Dahan on their Guard is at work at level 1

    @case:si-fear-effects-1002
    Scenario: a Ravage destroys the last Dahan of a land that the Invaders avoid
      Given a game under way on board A
      And the Terror Level is 3
      And A2 holds 1 city
      And A8 holds 1 town and 1 dahan
      And the Earned Fear Cards are Avoid the Dahan
      And the Jungle card is on the Ravage space
      And the Jungle and Sands card is on the Build space
      And the Invader deck is Wetland
      When the Invader phase is carried out
      Then by the reading when_used of SI-Q64
      And A8 then holds 1 town, no cities, no dahan and 1 blight
      And by the reading when_acting of SI-Q64
      And A8 then holds 1 town, 1 city, no dahan and 1 blight

    @case:si-fear-effects-1003
    Scenario: Dahan come into a land after the Invaders were told to avoid them
      Given a game under way on board A
      And the Terror Level is 3
      And A2 holds 1 city
      And A7 holds 1 dahan
      And A8 holds 1 town
      And the Earned Fear Cards are Avoid the Dahan and Dahan Enheartened
      And the Mountain card is on the Ravage space
      And the Jungle card is on the Build space
      And the Invader deck is Wetland
      When the Invader phase is carried out
      And player 1 acts in A8
      And player 1 gathers out of A7
      Then by the reading when_used of SI-Q64
      And A8 then holds 1 town with 1 damage, 1 dahan and 1 city
      And by the reading when_acting of SI-Q64
      And A8 then holds 1 town with 1 damage, 1 dahan and no cities

    @case:si-fear-effects-1004
    Scenario: a guard leaves before the Ravage
      Given a game under way on board A
      And A8 holds 1 city and 2 dahan
      And the Earned Fear Cards are Dahan on their Guard and Dahan Enheartened
      And the Jungle card is on the Ravage space
      And the Invader deck is Wetland
      When the Invader phase is carried out
      And player 1 decides for push
      And player 1 acts in A8
      And player 1 pushes into A5
      Then by the reading when_used of SI-Q64
      And A8 then holds no blight, 1 dahan with 1 damage and 1 city with 2 damage
      And by the reading when_acting of SI-Q64
      And A8 then holds 1 blight, no dahan and 1 city

    @case:si-fear-effects-1005
    Scenario: a Ravage leaves one of the two Dahan whom no Explorer would meet
      Given a game under way on board A
      And A6 holds 1 town
      And A8 holds 1 town and 2 dahan
      And the Earned Fear Cards are Avoid the Dahan
      And the Jungle card is on the Ravage space
      And the Invader deck is Jungle and Sands
      When the Invader phase is carried out
      Then by the reading when_used of SI-Q64
      And A8 then holds no explorers, no towns and 1 dahan
      And by the reading when_acting of SI-Q64
      And A8 then holds 1 explorer, no towns and 1 dahan

  @SI-invader-phase-fear-R02
  Rule: SI-Q64: a card that is at work acts in each land that meets its condition then

    Background:
      Given a game under way
      And SI-Q64 is read as when_acting

    Scenario Outline: what is built beside Dahan
      Given the Terror Level is 3
      And Avoid the Dahan is at work at level <level>
      And a sands with <there>
      When the Invaders build in here
      Then here then holds 1 town and <cities>

      Examples:
        | case                 | level | there              | cities    |
        | si-fear-effects-1010 | 3     | 1 town and 1 dahan | no cities |
        | si-fear-effects-1011 | 3     | 1 town             | 1 city    |
        | si-fear-effects-1012 | 2     | 1 town and 2 dahan | no cities |
        | si-fear-effects-1013 | 2     | 1 town and 1 dahan | 1 city    |
        | si-fear-effects-1014 | 1     | 1 town and 2 dahan | 1 city    |

    Scenario Outline: what is built on the coast and inland
      Given the Terror Level is 2
      And Overseas Trade Seems Safer is at work at level 2
      And a <land> with <there>
      And here is <side>
      When the Invaders build in here
      Then here then holds <towns> and <cities>

      Examples:
        | case                 | land               | side    | there      | towns  | cities    |
        | si-fear-effects-1015 | sands on the coast | coastal | 1 town     | 1 town | no cities |
        | si-fear-effects-1016 | sands              | inland  | 1 town     | 1 town | 1 city    |
        | si-fear-effects-1017 | sands on the coast | coastal | 1 explorer | 1 town | no cities |

    Scenario Outline: which Dahan Explorers avoid
      Given Avoid the Dahan is at work at level 1
      And a sands on the coast with <dahan>
      When the Invaders explore here
      Then here then holds <explorers>

      Examples:
        | case                 | dahan   | explorers    |
        | si-fear-effects-1018 | 2 dahan | no explorers |
        | si-fear-effects-1019 | 1 dahan | 1 explorer   |

    Scenario Outline: presence defends as long as it is there
      Given Belief Takes Root is at work at level 1
      And a sands with <there>
      When the Invaders ravage here
      Then here then holds <blight>

      Examples:
        | case                 | there                            | blight    |
        | si-fear-effects-1020 | 1 city and 2 presence of Ocean   | no blight |
        | si-fear-effects-1021 | 1 city                           | 1 blight  |
        | si-fear-effects-1022 | 2 towns and 2 presence of Ocean  | 1 blight  |

    @case:si-fear-effects-1023 @SI-defend-E03
    Scenario: cards at work and the Defend of the land add up
      Given Belief Takes Root is at work at level 1
      And Dahan on their Guard is at work at level 1
      And a sands with 1 city, 1 town, 1 dahan and 2 presence of Ocean
      And here defends 1
      When the Invaders ravage here
      And the Dahan in here deal 2 damage to the town
      Then here then holds no blight, 1 city, no towns and 1 dahan with 1 damage
      And 1 fear is generated

    @case:si-fear-effects-1024 @SI-blight-effects-E04
    Scenario: blight destroys the presence that defended its land
      Given Belief Takes Root is at work at level 1
      And a jungle with 2 cities and 1 blight
      And a jungle called there, adjacent to here, with 1 city and 1 presence of River
      And a wetland called yonder, adjacent to there
      And far holds 2 presence of River
      And the Jungle card is on the Ravage space
      When the Invaders ravage
      And here is ravaged first
      And blight cascades from there to yonder
      Then here then holds 2 blight
      And there then holds 2 blight and no presence of River
      And yonder then holds 1 blight

    @case:si-fear-effects-1025 @SI-fear-and-terror-T02
    Scenario: the Energy of a card that is at work is gained at once
      Given the Terror Level is 2
      And a land with 1 explorer and 2 presence of River
      And the Earned Fear Cards are Belief Takes Root
      When the next Fear card is used
      Then River has 1 Energy
      And Belief Takes Root is at work at level 2

    @case:si-fear-effects-1026 @SI-fear-and-terror-T02
    Scenario: a second card stands beside the first
      Given Dahan on their Guard is at work at level 1
      And the Earned Fear Cards are Avoid the Dahan
      When the next Fear card is used
      Then Dahan on their Guard, then Avoid the Dahan are at work at level 1

    @case:si-fear-effects-1027 @SI-fear-and-terror-T02
    Scenario: no card is at work in the next turn
      Given Dahan on their Guard is at work at level 1
      When time passes
      Then no Fear card is at work

  @SI-damage-marking-E01
  Rule: SI-Q65: whether a Fear card counts the full health of an Invader or what damage has left

    Background:
      Given a game under way
      And the Terror Level is 3

    @case:si-fear-effects-1030 @SI-power-principles-P01
    Scenario: two damaged Towns for 3 health
      Given a land with 2 towns with 1 damage each
      And the Earned Fear Cards are Seek Safety
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 takes the town with 1 damage
      And player 1 takes the town with 1 damage
      Then by the reading full_health of SI-Q65
      And it is refused by SI-power-principles-P01
      And by the reading health_left of SI-Q65
      And here then holds no towns

    @case:si-fear-effects-1031 @SI-power-principles-P01
    Scenario: a damaged City for one presence
      Given a land with 1 city with 1 damage and 1 presence of River
      And the Earned Fear Cards are Belief Takes Root
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 takes the city with 1 damage
      Then by the reading full_health of SI-Q65
      And it is refused by SI-power-principles-P01
      And by the reading health_left of SI-Q65
      And here then holds no cities
      And no fear is generated

    @case:si-fear-effects-1032 @SI-power-principles-P01
    Scenario: what damage has left is all that counts
      Given SI-Q65 is read as health_left
      And a land with 2 towns with 1 damage each and 2 explorers
      And the Earned Fear Cards are Seek Safety
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 takes the town with 1 damage
      And player 1 takes the town with 1 damage
      And player 1 takes the explorer
      And player 1 takes the explorer
      Then it is refused by SI-power-principles-P01

    @case:si-fear-effects-1033 @SI-power-principles-P01
    Scenario: a City with 1 damage isn't worth less than 2
      Given SI-Q65 is read as health_left
      And a land with 1 city with 1 damage, 1 town and 1 presence of River
      And the Earned Fear Cards are Belief Takes Root
      When the earned Fear cards are used
      And player 1 acts in here
      And player 1 takes the city with 1 damage
      And player 1 takes the town
      Then it is refused by SI-power-principles-P01
