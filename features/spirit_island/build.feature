Feature: Build
  Where there are Invaders, they build one Town or one City.

  Background:
    Given a game under way

  @SI-build-E01
  Rule: One City is built where there are more Towns than Cities

    @case:si-build-0001
    Scenario: Build example A: more Towns than Cities
      Given a mountain with 1 town
      When the Invaders build in here
      Then here then holds 1 town and 1 city

    @case:si-build-0002
    Scenario: two Towns and one City
      Given a mountain with 2 towns and 1 city
      When the Invaders build in here
      Then here then holds 2 towns and 2 cities

    @case:si-build-0003
    Scenario: three Towns and no City: still only one City
      Given a mountain with 3 towns
      When the Invaders build in here
      Then here then holds 3 towns and 1 city

    @case:si-build-0004
    Scenario: Explorers do not count as Towns
      Given a mountain with 2 explorers and 1 town
      When the Invaders build in here
      Then here then holds 2 explorers, 1 town and 1 city

    @case:si-build-0005
    Scenario: Towns and Cities of a neighbouring land do not count
      Given a mountain with 1 town
      And a sands called there, adjacent to here, with 2 cities
      When the Invaders build in here
      Then here then holds 1 town and 1 city
      And nothing changes in there

  @SI-build-X01
  Rule: A City is a piece of its own, not a Town made larger

    @case:si-build-0006
    Scenario: a Town and an Explorer
      Given a mountain with 1 explorer and 1 town
      When the Invaders build in here
      Then here then holds 1 explorer, 1 town and 1 city

    @case:si-build-0007
    Scenario: the Town with damage keeps it, and the City has none
      Given a mountain with 1 town with 1 damage
      When the Invaders build in here
      Then here then holds 1 town with 1 damage and 1 city
      And no city in here is damaged

  @SI-build-E02
  Rule: In every other case one Town is built

    @case:si-build-0008
    Scenario: Build example B: only an Explorer, no Towns and no Cities
      Given a mountain with 1 explorer
      When the Invaders build in here
      Then here then holds 1 explorer, 1 town and no cities

    @case:si-build-0009
    Scenario: Build example C: as many Towns as Cities
      Given a mountain with 1 town and 1 city
      When the Invaders build in here
      Then here then holds 2 towns and 1 city

    @case:si-build-0010
    Scenario: more Cities than Towns
      Given a mountain with 1 town and 2 cities
      When the Invaders build in here
      Then here then holds 2 towns and 2 cities

    @case:si-build-0011
    Scenario: a City alone
      Given a mountain with 1 city
      When the Invaders build in here
      Then here then holds 1 town and 1 city

    @case:si-build-0012
    Scenario: several Explorers still build one Town
      Given a mountain with 3 explorers
      When the Invaders build in here
      Then here then holds 3 explorers and 1 town

    @case:si-build-0013
    Scenario: two Towns and two Cities
      Given a mountain with 2 towns and 2 cities
      When the Invaders build in here
      Then here then holds 3 towns and 2 cities

    @case:si-build-0014
    Scenario: the Dahan neither hinder the building nor count
      Given a mountain with 1 explorer and 3 dahan
      When the Invaders build in here
      Then here then holds 1 explorer, 1 town and 3 dahan

  @SI-invader-actions-R02
  Rule: Nothing is built where there are no Invaders

    @case:si-build-0015
    Scenario: Build example D: no Invaders
      Given a mountain
      When the Invaders build in here
      Then nothing changes in here

    @case:si-build-0016
    Scenario: Dahan, blight and presence are no Invaders
      Given a mountain with 2 dahan, 1 blight and 1 presence of River
      When the Invaders build in here
      Then nothing changes in here

    @case:si-build-0017
    Scenario: Invaders next to the land are not in it
      Given a mountain
      And a sands called there, adjacent to here, with 1 explorer and 1 town
      When the Invaders build in here
      Then nothing changes in here
      And nothing changes in there

    @case:si-build-0018
    Scenario: one Explorer is enough
      Given a mountain with 1 explorer
      And a sands called there, adjacent to here
      When the Invaders build in here
      Then 1 town is added to here
      And nothing changes in there

  @SI-invader-actions-R01
  Rule: They build only in the type of land that the card shows

    @case:si-build-0019
    Scenario: a land of another terrain
      Given a mountain with 1 explorer
      And the Jungle card is on the Build space
      When the Invaders build in here
      Then it is refused by SI-invader-actions-R01

    @case:si-build-0020
    Scenario: a coastal land by the Coastal card
      Given a mountain on the coast with 1 explorer
      And the Coastal card is on the Build space
      When the Invaders build in here
      Then 1 town is added to here

    @case:si-build-0021
    Scenario: an inland land by the Coastal card
      Given a mountain with 1 explorer
      And here is inland
      And the Coastal card is on the Build space
      When the Invaders build in here
      Then it is refused by SI-invader-actions-R01

    @case:si-build-0022
    Scenario: the card on the Ravage space doesn't count
      Given a mountain with 1 explorer
      And the Mountain card is on the Ravage space
      And the Jungle card is on the Build space
      When the Invaders build in here
      Then it is refused by SI-invader-actions-R01

  @SI-invader-actions-E02
  Rule: A Stage III card shows two types of land

    Scenario Outline: a card of Jungle and Sands
      Given a <terrain> with 1 explorer
      And the Jungle and Sands card is on the Build space
      When the Invaders build in here
      Then 1 town is added to here

      Examples:
        | case          | terrain |
        | si-build-0023 | jungle  |
        | si-build-0024 | sands   |

    @case:si-build-0025
    Scenario: a type that is on neither half of the card
      Given a mountain with 1 explorer
      And the Jungle and Sands card is on the Build space
      When the Invaders build in here
      Then it is refused by SI-invader-actions-R01

  @SI-invader-actions-X01
  Rule: Without a card on the Build space nothing is built

    @case:si-build-0026
    Scenario: an empty Build space and one land
      Given a mountain with 1 explorer
      And no card is on the Build space
      When the Invaders build in here
      Then it is refused by SI-invader-actions-X01

  @SI-power-principles-T01
  Rule: What keeps the Invaders from building holds this turn

    @case:si-build-0027
    Scenario: the Invaders may not build here
      Given a mountain with 1 explorer
      And the Invaders are kept from building in here this turn
      When the Invaders build in here
      Then nothing changes in here

    @case:si-build-0028
    Scenario: what keeps them from ravaging or exploring doesn't keep them from building
      Given a mountain with 1 explorer
      And the Invaders are kept from ravaging in here this turn
      And the Invaders are kept from exploring in here this turn
      When the Invaders build in here
      Then 1 town is added to here

    @case:si-build-0029
    Scenario: the whole Build is skipped
      Given a mountain with 1 explorer
      And the whole Build action is skipped this turn
      When the Invaders build in here
      Then nothing changes in here

    @SI-build-S02
    @case:si-build-0030
    Scenario: no City may be built: where one would be, nothing is
      Given a mountain with 1 town
      And the Invaders are kept from building a City in here this turn
      When the Invaders build in here
      Then nothing changes in here

    @SI-build-E02
    @case:si-build-0031
    Scenario: no City may be built: a Town still is
      Given a mountain with 1 explorer
      And the Invaders are kept from building a City in here this turn
      When the Invaders build in here
      Then 1 town is added to here

  @SI-build-S01
  Rule: SI-Q23: whether a card without a terrain lets the Invaders build

    @case:si-build-0032
    Scenario: the Coastal card on a coast
      Given a mountain on the coast with 1 explorer
      And the Coastal card is on the Build space
      When the Invaders build in here
      Then by the reading land_type of SI-Q23
      And 1 town is added to here
      And by the reading terrain_only of SI-Q23
      And it is refused by SI-invader-actions-R01

    @case:si-build-0033
    Scenario: by terrain alone a coast is built on by its own terrain
      Given a mountain on the coast with 1 explorer
      And SI-Q23 is read as terrain_only
      When the Invaders build in here
      Then 1 town is added to here
