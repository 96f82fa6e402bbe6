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
      And player 1 takes the explorer
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
