Feature: Time Passes
  Used cards are discarded, elements and damage vanish, and what holds for a turn ends.

  Background:
    Given a game under way

  @SI-time-passes-S02
  Rule: All Power cards used this turn go to their owners' discard piles

    @case:si-time-passes-0001
    Scenario: two cards that were used
      Given a land with 1 presence of River
      And River has Boon of Vigor, Flash Floods in play
      When time passes
      Then River then has Boon of Vigor, Flash Floods discarded
      And River then has no card in play

    @case:si-time-passes-0002
    Scenario: cards discarded before stay in the pile
      Given a land with 1 presence of River
      And River has Wash Away discarded
      And River has Boon of Vigor in play
      When time passes
      Then River then has Wash Away, Boon of Vigor discarded

    @case:si-time-passes-0003
    Scenario: cards in hand stay in hand
      Given a land with 1 presence of River
      And River has Wash Away in hand
      And River has Boon of Vigor in play
      When time passes
      Then River then has Wash Away in hand
      And River then has Boon of Vigor discarded

    @case:si-time-passes-0004
    Scenario: each Spirit on its own pile
      Given a land with 1 presence of River and 1 presence of Lightning
      And 2 players
      And River has Boon of Vigor in play
      And Lightning has Harbingers of the Lightning in play
      When time passes
      Then River then has Boon of Vigor discarded
      And Lightning then has Harbingers of the Lightning discarded

  @SI-time-passes-T01
  Rule: All elements gained this turn are lost

    @case:si-time-passes-0005
    Scenario: two kinds of element
      Given a land with 1 presence of River
      And River has gained 2 Water
      And River has gained 1 Sun
      When time passes
      Then River has lost its Water
      And River has lost its Sun

    @case:si-time-passes-0006
    Scenario: Energy is no element and is kept
      Given a land with 1 presence of River
      And River owns 3 Energy
      And River has gained 1 Water
      When time passes
      Then River still has 3 Energy
      And River has lost its Water

  @SI-time-passes-T02
  Rule: All damage of Dahan and Invaders is cleared

    @case:si-time-passes-0007
    Scenario: a damaged Dahan
      Given a land with 1 dahan with 1 damage
      When time passes
      Then here then holds 1 dahan
      And no dahan in here is damaged

    @case:si-time-passes-0008
    Scenario: a Town with 1 damage
      Given a land with 1 town with 1 damage
      When time passes
      Then here then holds 1 town
      And no town in here is damaged

    @case:si-time-passes-0009
    Scenario: a City with 2 damage
      Given a land with 1 city with 2 damage
      When time passes
      Then here then holds 1 city
      And no city in here is damaged

    @case:si-time-passes-0010
    Scenario: damaged pieces of several kinds and the whole ones beside them
      Given a land with 2 cities with 1 damage, 1 city, 1 town with 1 damage and 2 dahan with 1 damage
      When time passes
      Then here then holds 3 cities, 1 town and 2 dahan
      And no city in here is damaged
      And no town in here is damaged
      And no dahan in here is damaged

    @case:si-time-passes-0011
    Scenario: damaged pieces in two lands
      Given a land with 1 town with 1 damage
      And a land called there with 1 dahan with 1 damage
      When time passes
      Then no town in here is damaged
      And no dahan in there is damaged

    @case:si-time-passes-0012
    Scenario: blight is no damage and stays
      Given a land with 1 blight and 1 town with 1 damage
      When time passes
      Then here then holds 1 blight and 1 town
      And no town in here is damaged

    @case:si-time-passes-0013
    Scenario: damage is cleared before added health ends
      Given a land with 1 dahan with 3 damage
      And each dahan in here has 3 more health this turn
      When time passes
      Then here then holds 1 dahan
      And no dahan in here is damaged
      And the dahan in here has its printed health

  @SI-time-passes-S04
  Rule: What holds for a turn ends with it

    @SI-defend-T01
    @case:si-time-passes-0014
    Scenario: Defend ends
      Given a land with 1 town
      And here defends 4
      When time passes
      Then here defends no more
      And here then holds 1 town

    Scenario Outline: what the Invaders were kept from
      Given a land with 1 town
      And the Invaders are kept from <what> in here this turn
      When time passes
      Then nothing keeps the Invaders from <what> in here any more
      And here then holds 1 town

      Examples:
        | case                | what            |
        | si-time-passes-0015 | ravaging        |
        | si-time-passes-0016 | building        |
        | si-time-passes-0017 | building a City |
        | si-time-passes-0018 | exploring       |

    Scenario Outline: a whole action was skipped
      Given the whole <action> action is skipped this turn
      When time passes
      Then no Invader action is skipped any more

      Examples:
        | case                | action  |
        | si-time-passes-0019 | Ravage  |
        | si-time-passes-0020 | Build   |
        | si-time-passes-0021 | Explore |

    @case:si-time-passes-0022
    Scenario: added damage of the Invaders ends
      Given a land with 1 town
      And the Invaders in here deal 2 more damage this turn
      When time passes
      Then the Invaders in here deal no more damage than they are

    @case:si-time-passes-0023
    Scenario: added health ends
      Given a land with 1 town
      And each town in here has 1 more health this turn
      When time passes
      Then the town in here has its printed health
      And here then holds 1 town

    @case:si-time-passes-0024
    Scenario: effects of two lands end
      Given a land with 1 town
      And a land called there with 1 town
      And here defends 1
      And the Invaders are kept from building in there this turn
      When time passes
      Then here defends no more
      And nothing keeps the Invaders from building in there any more

    @SI-time-passes-S02
    @case:si-time-passes-0025
    Scenario: what changed on the board stays
      Given a land with 1 town, 2 dahan, 1 blight and 1 presence of River
      And River has Boon of Vigor in play
      When time passes
      Then here then holds 1 town, 2 dahan, 1 blight and 1 presence of River
      And River then has Boon of Vigor discarded

    @SI-time-passes-S02
    @case:si-time-passes-0029
    Scenario: Fear and the Invader cards stay where they are
      Given a land with 1 presence of River
      And River has Boon of Vigor in play
      And the Fear Pool holds 3 and Generated Fear 1
      And the Jungle card is on the Ravage space
      And the Sands card is on the Build space
      When time passes
      Then River then has Boon of Vigor discarded
      And the Fear Pool then holds 3 and Generated Fear 1
      And the Jungle card lies on the Ravage space
      And the Sands card lies on the Build space

  @SI-plus-stacking-E02
  Rule: Added health is added to the health that a piece has

    @case:si-time-passes-0026
    Scenario: 2 damage to a Town with 1 more health
      Given a land with 1 town
      And each town in here has 1 more health this turn
      When a power deals 2 damage in here
      Then here then holds 1 town with 2 damage

    @case:si-time-passes-0027
    Scenario: 3 damage to a Town with 1 more health
      Given a land with 1 town
      And each town in here has 1 more health this turn
      When a power deals 3 damage in here
      Then here then holds no towns
      And 1 fear is generated

    @case:si-time-passes-0028
    Scenario: the added health is the kind's alone
      Given a land with 1 explorer and 1 town
      And each town in here has 1 more health this turn
      When a power deals 3 damage in here
      And the damage in here is 1 to the explorer and 2 to the town
      Then here then holds no explorers and 1 town with 2 damage
