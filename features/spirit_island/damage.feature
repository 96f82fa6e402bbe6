Feature: Damage, destroy, remove, replace
  What powers, Fear cards and Dahan do to Invaders: damage them, destroy them, remove them from the
  island, or replace them by others. Only destruction frightens those who are left.

  Background:
    Given a game under way

  @SI-damage-marking-D02 @SI-damage-marking-E01
  Rule: A City is destroyed by 3 damage

    Scenario Outline: a City that is not destroyed
      Given a land with 1 city
      When a power deals <damage> damage in here
      Then here then holds 1 city with <damage> damage
      And no fear is generated

      Examples:
        | case           | damage |
        | si-damage-0001 | 1      |
        | si-damage-0002 | 2      |

    Scenario Outline: a City that is destroyed
      Given a land with 1 city
      When a power deals <damage> damage in here
      Then here then holds no cities
      And 2 fear are generated

      Examples:
        | case           | damage |
        | si-damage-0003 | 3      |
        | si-damage-0004 | 4      |

  @SI-damage-marking-D03 @SI-invaders-R02
  Rule: A Town is destroyed by 2 damage

    @case:si-damage-0005
    Scenario: 1 damage leaves a Town standing
      Given a land with 1 town
      When a power deals 1 damage in here
      Then here then holds 1 town with 1 damage
      And no fear is generated

    @case:si-damage-0006
    Scenario: 2 damage destroy a Town
      Given a land with 1 town
      When a power deals 2 damage in here
      Then here then holds no towns
      And 1 fear is generated

  @SI-glossary-D62
  Rule: An Explorer is destroyed by 1 damage

    @case:si-damage-0007
    Scenario: 1 damage destroys an Explorer, which frightens nobody
      Given a land with 1 explorer
      When a power deals 1 damage in here
      Then here then holds no explorers
      And no fear is generated

    @case:si-damage-0008
    Scenario: 1 damage destroys only one of two Explorers
      Given a land with 2 explorers
      When a power deals 1 damage in here
      And the damage in here is 1 to an explorer
      Then here then holds 1 explorer

  @SI-damage-marking-D04 @SI-glossary-E05
  Rule: A Dahan is destroyed by 2 damage

    @case:si-damage-0009
    Scenario: 1 damage leaves a Dahan standing
      Given a wetland with 1 explorer and 1 dahan
      When the Invaders ravage here
      And the Dahan in here deal 2 damage to the explorer
      Then here then holds 1 dahan with 1 damage and no explorers

    @case:si-damage-0010
    Scenario: 2 damage destroy a Dahan
      Given a wetland with 2 explorers and 1 dahan
      When the Invaders ravage here
      Then here then holds no dahan and 2 explorers

    @case:si-damage-0011
    Scenario: 1 damage more destroys a Dahan that has 1
      Given a wetland with 1 explorer and 1 dahan with 1 damage
      When the Invaders ravage here
      Then here then holds no dahan and 1 explorer

  @SI-damage-destroy-remove-replace-P02
  Rule: Damage adds up with the damage dealt before

    @case:si-damage-0012
    Scenario: a Town with 1 damage takes 1 more
      Given a land with 1 town with 1 damage
      When a power deals 1 damage in here
      Then here then holds no towns
      And 1 fear is generated

    @case:si-damage-0013
    Scenario: a City with 1 damage takes 1 more
      Given a land with 1 city with 1 damage
      When a power deals 1 damage in here
      Then here then holds 1 city with 2 damage
      And no fear is generated

    @case:si-damage-0014
    Scenario: a City with 2 damage takes 1 more
      Given a land with 1 city with 2 damage
      When a power deals 1 damage in here
      Then here then holds no cities
      And 2 fear are generated

  @SI-damage-destroy-remove-replace-T01
  Rule: Whoever has taken damage up to their health or above it is destroyed at once

    @case:si-damage-0015
    Scenario: only those whose health is reached go
      Given a land with 1 town, 1 city and 1 explorer
      When a power deals 5 damage in here
      And the damage in here is 2 to the town, 2 to the city and 1 to the explorer
      Then here then holds no towns, 1 city with 2 damage and no explorers
      And 1 fear is generated

    @case:si-damage-0016
    Scenario: damage above the health destroys one Invader and harms no other
      Given a land with 2 towns
      When a power deals 4 damage in here
      And the damage in here is 4 to a town
      Then here then holds 1 town
      And 1 fear is generated

    @case:si-damage-0076
    Scenario: 2 damage leave a Town standing that has 1 more health
      Given a land with 1 town
      And each town in here has 1 more health this turn
      When a power deals 2 damage in here
      Then here then holds 1 town with 2 damage
      And no fear is generated

    @case:si-damage-0077
    Scenario: 3 damage destroy a Town that has 1 more health
      Given a land with 1 town
      And each town in here has 1 more health this turn
      When a power deals 3 damage in here
      Then here then holds no towns
      And 1 fear is generated

  @SI-damage-destroy-remove-replace-P01
  Rule: Damage is divided among the Invaders of the land as the players want

    @case:si-damage-0017
    Scenario: the players are asked for the division
      Given a land with 1 town and 1 explorer
      When a power deals 1 damage in here
      Then the players are asked how the damage in here is divided: town or explorer

    @case:si-damage-0018
    Scenario: damage is split between a Town and an Explorer
      Given a land with 1 town and 1 explorer
      When a power deals 2 damage in here
      And the damage in here is 1 to the town and 1 to the explorer
      Then here then holds 1 town with 1 damage and no explorers

    @case:si-damage-0019
    Scenario: the strongest is spared
      Given a land with 1 city, 1 town and 1 explorer
      When a power deals 3 damage in here
      And the damage in here is 2 to the town and 1 to the explorer
      Then here then holds 1 city, no towns and no explorers
      And 1 fear is generated

    @case:si-damage-0020
    Scenario: the weakest is spared
      Given a land with 1 city, 1 town and 1 explorer
      When a power deals 3 damage in here
      And the damage in here is 3 to the city
      Then here then holds no cities, 1 town and 1 explorer
      And 2 fear are generated

    @case:si-damage-0021
    Scenario: 2 damage over two Towns destroy neither
      Given a land with 2 towns
      When a power deals 2 damage in here
      And the damage in here is 1 to a town and 1 to a town
      Then here then holds 2 towns with 1 damage each
      And no fear is generated

    @case:si-damage-0022
    Scenario: 2 damage on one of two Towns destroy it
      Given a land with 2 towns
      When a power deals 2 damage in here
      And the damage in here is 2 to a town
      Then here then holds 1 town
      And 1 fear is generated

    @case:si-damage-0023
    Scenario: the damaged one of two Cities is finished off
      Given a land with 1 city and 1 city with 2 damage
      When a power deals 1 damage in here
      And the damage in here is 1 to the city with 2 damage
      Then here then holds 1 city
      And 2 fear are generated

    @case:si-damage-0024
    Scenario: the whole one of two Cities is hit
      Given a land with 1 city and 1 city with 2 damage
      When a power deals 1 damage in here
      And the damage in here is 1 to the city
      Then here then holds 1 city with 2 damage and 1 city with 1 damage
      And no fear is generated

    @case:si-damage-0950
    Scenario: Cities of different damage are both hit, one of them is destroyed
      Given a land with 1 city with 2 damage and 1 city with 1 damage
      When a power deals 2 damage in here
      And the damage in here is 1 to the city with 2 damage and 1 to the city with 1 damage
      Then here then holds 1 city with 2 damage
      And 2 fear are generated

    @case:si-damage-0025
    Scenario: damage is wasted on a Town although an Explorer could take it
      Given a land with 1 town and 1 explorer
      When a power deals 3 damage in here
      And the damage in here is 3 to the town
      Then by the reading as_desired of SI-Q54
      And here then holds no towns and 1 explorer
      Then by the reading no_waste of SI-Q54
      And it is refused by SI-power-principles-R03

    @case:si-damage-0026
    Scenario: without waste all damage goes where it hurts
      Given SI-Q54 is read as no_waste
      And a land with 1 town and 1 explorer
      When a power deals 3 damage in here
      Then here then holds no towns and no explorers

    @case:si-damage-0078
    Scenario: without waste earlier damage counts
      Given SI-Q54 is read as no_waste
      And a land with 1 city with 2 damage and 1 town
      When a power deals 3 damage in here
      And the damage in here is 2 to the city with 2 damage and 1 to the town
      Then it is refused by SI-power-principles-R03

    @case:si-damage-0079
    Scenario: without waste all go where the damage is enough for all
      Given SI-Q54 is read as no_waste
      And a land with 3 towns
      When a power deals 7 damage in here
      Then here then holds no towns
      And 3 fear are generated

  @SI-damage-destroy-remove-replace-D01
  Rule: Damage is damage to Invaders

    @case:si-damage-0027
    Scenario: Dahan and the land take no damage of a power
      Given a land with 1 town and 2 dahan
      When a power deals 4 damage in here
      Then here then holds no towns, 2 dahan and no blight

    @case:si-damage-0028
    Scenario: where no Invader is, nobody takes damage
      Given a land with 2 dahan
      When a power deals 3 damage in here
      Then nothing changes in here

    @case:si-damage-0029
    Scenario: Invaders next door take no damage
      Given a land with 1 explorer
      And a land called there, adjacent to here, with 1 explorer
      When a power deals 2 damage in here
      Then here then holds no explorers
      And nothing changes in there

  @SI-damage-destroy-remove-replace-T03
  Rule: Destruction generates 1 Fear for a Town and 2 for a City, by damage or otherwise

    Scenario Outline: destroyed by an effect
      Given a land with <what>
      When a power destroys <what> in here
      Then <fear> fear are generated

      Examples:
        | case           | what               | fear |
        | si-damage-0030 | 1 town             | 1    |
        | si-damage-0031 | 1 city             | 2    |
        | si-damage-0032 | 3 towns            | 3    |
        | si-damage-0033 | 1 town and 1 city  | 3    |

    @case:si-damage-0034
    Scenario: two Towns destroyed by one division of damage
      Given a land with 2 towns
      When a power deals 4 damage in here
      And the damage in here is 2 to a town and 2 to a town
      Then here then holds no towns
      And 2 fear are generated

    @case:si-damage-0035
    Scenario: a City and a Town destroyed by damage
      Given a land with 1 town and 1 city
      When a power deals 5 damage in here
      And the damage in here is 2 to the town and 3 to the city
      Then 3 fear are generated

    @case:si-damage-0036
    Scenario: Towns that were not there frighten nobody
      Given a land with 1 town
      When a power destroys 2 towns in here
      Then here then holds no towns
      And 1 fear is generated

  @SI-fear-and-terror-E02
  Rule: Only destroyed Towns and Cities generate Fear

    @case:si-damage-0037
    Scenario: destroyed Explorers generate none
      Given a land with 3 explorers
      When a power destroys 3 explorers in here
      Then here then holds no explorers
      And no fear is generated

    @case:si-damage-0038
    Scenario: destroyed Dahan generate none
      Given a land with 1 explorer and 2 dahan
      When a power destroys 1 dahan in here
      Then here then holds 1 dahan and 1 explorer
      And no fear is generated

  @SI-damage-destroy-remove-replace-E06
  Rule: Fear from destruction comes on top of other Fear

    @case:si-damage-0039
    Scenario: a power that has generated 1 Fear destroys a Town
      Given a land with 1 town
      And the Fear Pool holds 3 and Generated Fear 1
      When a power destroys 1 town in here
      Then the Fear Pool then holds 2 and Generated Fear 2

  @SI-invaders-X01
  Rule: An effect may destroy Invaders whatever their health

    @case:si-damage-0040
    Scenario: an undamaged City is destroyed
      Given a land with 1 city and 1 town
      When a power destroys 1 city in here
      Then here then holds no cities and 1 town
      And 2 fear are generated

    @case:si-damage-0041
    Scenario: a City in a land with greater health is destroyed
      Given a land with 1 city
      And each city in here has 2 more health this turn
      When a power destroys 1 city in here
      Then here then holds no cities

  @SI-damage-destroy-remove-replace-E03
  Rule: Destroyed Invaders leave the island

    @case:si-damage-0042
    Scenario: the players are asked which of two Towns it is
      Given a land with 1 town and 1 town with 1 damage
      When a power destroys 1 town in here
      Then the players are asked which piece in here it is: town or town with 1 damage

    @case:si-damage-0043
    Scenario: the whole one of two Towns is destroyed
      Given a land with 1 town and 1 town with 1 damage
      When a power destroys 1 town in here
      And it is the town in here
      Then here then holds 1 town with 1 damage
      And 1 fear is generated

    @case:si-damage-0044
    Scenario: the damaged one of two Towns takes its damage along
      Given a land with 1 town and 1 town with 1 damage
      When a power destroys 1 town in here
      And it is the town with 1 damage in here
      Then here then holds 1 town
      And 1 fear is generated

    @case:si-damage-0045
    Scenario: Towns next door are not destroyed
      Given a land with 1 town
      And a land called there, adjacent to here, with 1 town
      When a power destroys 2 towns in here
      Then here then holds no towns
      And nothing changes in there

    @case:si-damage-0901
    Scenario: where both Towns are destroyed, nobody is asked which
      Given a land with 1 town and 1 town with 1 damage
      When a power destroys 2 towns in here
      Then here then holds no towns
      And 2 fear are generated

  @SI-damage-destroy-remove-replace-E01
  Rule: Removed Invaders leave the island

    @case:si-damage-0046
    Scenario: one of two Towns is removed
      Given a land with 2 towns
      When a power removes 1 town from here
      Then here then holds 1 town

    @case:si-damage-0047
    Scenario: more are removed than there are
      Given a land with 1 explorer
      When a power removes 2 explorers from here
      Then here then holds no explorers

    @case:si-damage-0048
    Scenario: a Town and an Explorer are removed together
      Given a land with 1 town, 1 explorer and 1 dahan
      When a power removes 1 town and 1 explorer from here
      Then here then holds no towns, no explorers and 1 dahan

    @case:si-damage-0049
    Scenario: the damaged one of two Cities is removed
      Given a land with 1 city and 1 city with 2 damage
      When a power removes 1 city from here
      And it is the city with 2 damage in here
      Then here then holds 1 city

    @case:si-damage-0050
    Scenario: the whole one of two Cities is removed
      Given a land with 1 city and 1 city with 2 damage
      When a power removes 1 city from here
      And it is the city in here
      Then here then holds 1 city with 2 damage

  @SI-damage-destroy-remove-replace-X01
  Rule: Removing and replacing generate no Fear

    Scenario Outline: no Fear for those removed
      Given a land with <what>
      When a power removes <what> from here
      Then here then holds no <kind>
      And no fear is generated

      Examples:
        | case           | what   | kind   |
        | si-damage-0051 | 1 town | towns  |
        | si-damage-0052 | 1 city | cities |

    Scenario Outline: no Fear for those replaced
      Given a land with 1 <piece>
      When a power replaces a <piece> in here by an <by>
      Then here then holds 1 <by>
      And no fear is generated

      Examples:
        | case           | piece | by       |
        | si-damage-0053 | town  | explorer |
        | si-damage-0054 | city  | explorer |

  @SI-damage-destroy-remove-replace-S01
  Rule: A replaced Invader goes and the replacement takes its place

    @case:si-damage-0055
    Scenario: one of two Cities becomes a Town
      Given a land with 2 cities
      When a power replaces a city in here by a town
      Then here then holds 1 city and 1 town

    @case:si-damage-0056
    Scenario: the replacement joins those of its kind
      Given a land with 1 town and 2 explorers
      When a power replaces a town in here by an explorer
      Then here then holds no towns and 3 explorers

    @case:si-damage-0057
    Scenario: a replacement may be greater
      Given a land with 1 explorer
      When a power replaces an explorer in here by a town
      Then here then holds no explorers and 1 town

    @case:si-damage-0058
    Scenario: who is not there can't be replaced
      Given a land with 1 town
      When a power replaces a city in here by a town
      Then it is refused by SI-damage-destroy-remove-replace-S01

  @SI-damage-destroy-remove-replace-E02
  Rule: A replacement takes over the damage

    @case:si-damage-0059
    Scenario: a City with 1 damage becomes a Town with 1 damage
      Given a land with 1 city with 1 damage
      When a power replaces a city in here by a town
      Then here then holds no cities and 1 town with 1 damage

    @case:si-damage-0060
    Scenario: a Town with 1 damage becomes a City with 1 damage
      Given a land with 1 town with 1 damage
      When a power replaces a town in here by a city
      Then here then holds no towns and 1 city with 1 damage

    @case:si-damage-0061
    Scenario: the damage of other Cities stays where it is
      Given a land with 1 city and 1 city with 1 damage
      When a power replaces a city in here by a town
      And it is the city in here
      Then here then holds 1 city with 1 damage and 1 town

    @case:si-damage-0062
    Scenario: the damaged one of two Cities is replaced
      Given a land with 1 city and 1 city with 1 damage
      When a power replaces a city in here by a town
      And it is the city with 1 damage in here
      Then here then holds 1 city and 1 town with 1 damage

    @case:si-damage-0063
    Scenario: a Town in place of a City with 2 damage
      Given a land with 1 city with 2 damage
      When a power replaces a city in here by a town
      Then by the reading destroyed_with_fear of SI-Q34
      And here then holds no cities and no towns
      And 1 fear is generated
      Then by the reading destroyed_without_fear of SI-Q34
      And here then holds no cities and no towns
      And no fear is generated
      Then by the reading stays of SI-Q34
      And here then holds no cities and 1 town
      And no fear is generated

    @case:si-damage-0064
    Scenario: an Explorer in place of a Town with 1 damage
      Given a land with 1 town with 1 damage
      When a power replaces a town in here by an explorer
      Then by the reading destroyed_with_fear of SI-Q34
      And here then holds no towns and no explorers
      And no fear is generated
      Then by the reading destroyed_without_fear of SI-Q34
      And here then holds no towns and no explorers
      And no fear is generated
      Then by the reading stays of SI-Q34
      And here then holds no towns and 1 explorer
      And no fear is generated

    @case:si-damage-0080
    Scenario: where too much damage stays, a whole Invader is replaced by a whole one
      Given SI-Q34 is read as stays
      And a land with 1 city
      When a power replaces a city in here by a town
      Then here then holds no cities and 1 town
      And no town in here is damaged

  @SI-invaders-R01
  Rule: Invaders do damage only when they ravage

    @case:si-damage-0065
    Scenario: Invaders that do not ravage harm neither Dahan nor presence
      Given a wetland with 1 city, 2 dahan and 1 presence of River
      And the Invaders are kept from ravaging in here this turn
      When the Invaders ravage here
      Then nothing changes in here
      And here then holds 1 presence of River

    @case:si-damage-0066
    Scenario: Invaders that ravage do
      Given a wetland with 1 town and 1 dahan
      When the Invaders ravage here
      Then here then holds no dahan and 1 town

  @SI-invaders-D03
  Rule: Explorers, Towns and Cities are Invaders

    Scenario Outline: each kind makes a land with Invaders
      Given a wetland with 1 <kind> and 1 dahan
      And here defends 3
      When the Invaders ravage here
      Then here then holds no <kind>s and 1 dahan

      Examples:
        | case           | kind     |
        | si-damage-0067 | explorer |
        | si-damage-0068 | town     |

    @case:si-damage-0069
    Scenario: a City makes a land with Invaders
      Given a wetland with 1 city and 1 dahan
      And here defends 3
      When the Invaders ravage here
      Then here then holds 1 city with 2 damage and 1 dahan

    @case:si-damage-0070
    Scenario: Dahan and blight are no Invaders
      Given a wetland with 1 dahan and 1 blight
      When the Invaders ravage here
      Then nothing changes in here

  @SI-invaders-E01
  Rule: Towns are sources for those who explore

    @case:si-damage-0071
    Scenario: a Town next door
      Given a wetland
      And here is inland
      And a land called there, adjacent to here, with 1 town
      When the Invaders explore here
      Then 1 explorer is added to here

    @case:si-damage-0072 @SI-invader-actions-R03
    Scenario: only an Explorer next door
      Given a wetland
      And here is inland
      And a land called there, adjacent to here, with 1 explorer
      When the Invaders explore here
      Then nothing changes in here

    @case:si-damage-0073
    Scenario: a Town in the land itself
      Given a wetland with 1 town
      And here is inland
      When the Invaders explore here
      Then 1 explorer is added to here

  @SI-invaders-X02 @synthetic
  Rule: Invaders never run out

    @case:si-damage-0074
    Scenario: an Explorer comes although none is left in the supply
      Given a wetland with 1 town and 50 explorers
      When the Invaders explore here
      Then 1 explorer is added to here

    @case:si-damage-0075
    Scenario: a City is built although none is left in the supply
      Given a wetland with 31 towns and 30 cities
      When the Invaders build in here
      Then here then holds 31 towns and 31 cities
