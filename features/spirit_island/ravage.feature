Feature: Ravage
  The Invaders damage the land and the Dahan in it; then the Dahan who are left fight back.

  # The worked examples

  Rule: The example of a ravage

    Background:
      Given a game under way

    @case:si-ravage-0001 @SI-ravage-E04 @SI-ravage-S06
    Scenario: Ravage example A: a Town and an Explorer against two Dahan
      Given a wetland with 2 dahan, 1 town and 1 explorer
      When the Invaders ravage here
      And the Dahan in here deal 2 damage to the town
      Then here then holds 1 blight, 1 dahan with 1 damage, no towns and 1 explorer
      And 1 fear is generated

    @case:si-ravage-0003 @SI-blight-effects-E01
    Scenario: Ravage example B, option 1: blight cascades into an empty land
      Given a wetland with 1 city and 1 blight
      And a land called there, adjacent to here
      And a land called yonder, adjacent to here, with 2 presence of Yellow and 1 presence of Purple
      And far holds 1 presence of Purple
      When the Invaders ravage here
      And blight cascades from here to there
      Then here then holds 2 blight and 1 city
      And there then holds 1 blight
      And yonder then holds no blight, 2 presence of Yellow and 1 presence of Purple

    @case:si-ravage-0004 @SI-blight-effects-E04 @SI-presence-tracks-R03
    Scenario: Ravage example B, option 2: blight cascades into a land with presence
      Given a wetland with 1 city and 1 blight
      And a land called there, adjacent to here
      And a land called yonder, adjacent to here, with 2 presence of Yellow and 1 presence of Purple
      And far holds 1 presence of Purple
      When the Invaders ravage here
      And blight cascades from here to yonder
      Then here then holds 2 blight
      And there then holds no blight
      And yonder then holds 1 blight, 1 presence of Yellow and no presence of Purple
      And 1 presence of Yellow lies beside the island
      And 1 presence of Purple lies beside the island
      And the game goes on

  # Where the Invaders ravage

  @SI-ravage-S01
  Rule: The Invaders ravage in the lands that the Ravage space shows

    @case:si-ravage-0010
    Scenario: the Wetland card, as in the example
      Given a game under way on board A
      And the Wetland card is on the Ravage space
      And A5 holds 2 explorers
      And A8 holds 2 explorers
      When the Invaders ravage
      Then 1 blight is added to A5
      And nothing changes in A8

    @case:si-ravage-0011
    Scenario: all lands of the terrain, not only one
      Given a game under way on board A
      And the Wetland card is on the Ravage space
      And A2 holds 1 town
      And A5 holds 1 town
      When the Invaders ravage
      And A2 is ravaged first
      Then 1 blight is added to A2
      And 1 blight is added to A5

    @case:si-ravage-0012
    Scenario: both terrains of a Stage III card
      Given a game under way on board A
      And the Jungle and Wetland card is on the Ravage space
      And A5 holds 2 explorers
      And A6 holds 2 explorers
      And A8 holds 2 explorers
      When the Invaders ravage
      And A5 is ravaged first
      Then 1 blight is added to A5
      And 1 blight is added to A8
      And nothing changes in A6

    @case:si-ravage-0013
    Scenario: the coastal card shows coastal lands of every terrain
      Given a game under way on board A
      And the Coastal card is on the Ravage space
      And A1 holds 2 explorers
      And A2 holds 2 explorers
      And A5 holds 2 explorers
      When the Invaders ravage
      And A1 is ravaged first
      Then 1 blight is added to A1
      And 1 blight is added to A2
      And nothing changes in A5

    @case:si-ravage-0014
    Scenario: not in the lands of the card on the Build space
      Given a game under way on board A
      And the Wetland card is on the Ravage space
      And the Jungle card is on the Build space
      And A5 holds 2 explorers
      And A8 holds 2 explorers
      When the Invaders ravage
      Then 1 blight is added to A5
      And nothing changes in A8

  @SI-invader-actions-R01
  Rule: A land whose type the card doesn't show is not ravaged

    Background:
      Given a game under way

    @case:si-ravage-0015
    Scenario: a Town in a wetland under the Jungle card
      Given the Jungle card is on the Ravage space
      And a wetland with 1 town
      When the Invaders ravage here
      Then it is refused by SI-invader-actions-R01

    @case:si-ravage-0016
    Scenario: an inland land under the coastal card
      Given the Coastal card is on the Ravage space
      And a wetland with 1 town
      And here is inland
      When the Invaders ravage here
      Then it is refused by SI-invader-actions-R01

  @SI-invader-actions-X01
  Rule: Without a card on the Ravage space there is no ravage

    @case:si-ravage-0017
    Scenario: an empty Ravage space
      Given a game under way on board A
      And no card is on the Ravage space
      And A5 holds 1 town
      When the Invaders ravage
      Then nothing changes in A5

  @SI-invader-actions-R02
  Rule: Only a land with Invaders is ravaged

    Background:
      Given a game under way

    @case:si-ravage-0018
    Scenario: Dahan alone
      Given a wetland with 2 dahan
      When the Invaders ravage here
      Then nothing changes in here

    @case:si-ravage-0019
    Scenario: one Explorer is enough to ravage
      Given a wetland with 1 explorer and 2 dahan
      When the Invaders ravage here
      Then here then holds 1 dahan, 1 dahan with 1 damage and no explorers

  @SI-invader-phase-fear-R03
  Rule: The players choose the order of the lands

    Background:
      Given a game under way on board A
      And the Mountain card is on the Ravage space
      And A1 holds 1 town

    @case:si-ravage-0020
    Scenario: two lands to ravage
      Given A6 holds 1 town and 1 blight
      When the Invaders ravage
      Then the players choose which land is ravaged next: A1 or A6

    @case:si-ravage-0021
    Scenario: a ravage cascades into a land that is still to be ravaged
      Given A6 holds 1 town and 1 blight
      When the Invaders ravage
      And A6 is ravaged first
      And blight cascades from A6 to A1
      And blight cascades from A1 to A2
      Then A6 then holds 2 blight
      And A1 then holds 2 blight
      And A2 then holds 1 blight

    @case:si-ravage-0022
    Scenario: the other order, and the land is still clean when it is ravaged
      Given A6 holds 1 town and 1 blight
      When the Invaders ravage
      And A1 is ravaged first
      And blight cascades from A6 to A8
      Then A1 then holds 1 blight
      And A6 then holds 2 blight
      And A8 then holds 1 blight

    @case:si-ravage-0023
    Scenario: no land is left to ravage once the game is lost
      Given A6 holds 1 town
      And the Blight card is Downward Spiral, its blighted side up, with 1 blight
      When the Invaders ravage
      And A6 is ravaged first
      Then the game is lost by blight
      And nothing changes in A1

  # The damage of the Invaders

  @SI-ravage-E01
  Rule: Each Explorer deals 1 damage

    Background:
      Given a game under way

    @case:si-ravage-0030
    Scenario: one Explorer doesn't destroy a Dahan
      Given a wetland with 1 explorer and 1 dahan
      When the Invaders ravage here
      Then here then holds 1 dahan with 1 damage and no explorers

    @case:si-ravage-0031
    Scenario: two Explorers destroy one Dahan
      Given a wetland with 2 explorers and 1 dahan
      When the Invaders ravage here
      Then here then holds no dahan and 2 explorers

    @case:si-ravage-0032
    Scenario: three Explorers destroy one Dahan and damage another
      Given a wetland with 3 explorers and 2 dahan
      When the Invaders ravage here
      And the Dahan in here deal 1 damage to an explorer and 1 to an explorer
      Then here then holds 1 dahan with 1 damage and 1 explorer

  @SI-ravage-E02 @SI-ravage-E04
  Rule: Each Town deals 2 damage

    Background:
      Given a game under way

    @case:si-ravage-0033
    Scenario: a Town destroys one Dahan
      Given a wetland with 1 town and 1 dahan
      When the Invaders ravage here
      Then here then holds no dahan, 1 town and 1 blight

    @case:si-ravage-0034
    Scenario: a Town leaves the second Dahan unhurt
      Given a wetland with 1 town and 2 dahan
      When the Invaders ravage here
      Then here then holds 1 dahan and no towns
      And no dahan in here is damaged

    @case:si-ravage-0035
    Scenario: a damaged Town still deals 2
      Given a wetland with 1 town with 1 damage and 1 dahan
      When the Invaders ravage here
      Then here then holds no dahan, 1 town with 1 damage and 1 blight

  @SI-ravage-E03 @SI-ravage-E04
  Rule: Each City deals 3 damage

    Background:
      Given a game under way

    @case:si-ravage-0036
    Scenario: a City destroys one Dahan and damages another
      Given a wetland with 1 city and 2 dahan
      When the Invaders ravage here
      Then here then holds 1 dahan with 1 damage and 1 city with 2 damage

    @case:si-ravage-0037
    Scenario: a City with 2 damage still deals 3
      Given a wetland with 1 city with 2 damage and 2 dahan
      When the Invaders ravage here
      Then here then holds 1 dahan with 1 damage and no cities
      And 2 fear are generated

    @case:si-ravage-0038
    Scenario: two Cities destroy three Dahan
      Given a wetland with 2 cities and 3 dahan
      When the Invaders ravage here
      Then here then holds no dahan and 2 cities

  @SI-ravage-E04
  Rule: The full damage of all Invaders is dealt to the land and to the Dahan alike

    Background:
      Given a game under way

    @case:si-ravage-0040
    Scenario: a City, a Town and an Explorer deal 6
      Given a wetland with 1 city, 1 town, 1 explorer and 4 dahan
      When the Invaders ravage here
      And the Dahan in here deal 2 damage to the city
      Then here then holds 1 blight, 1 dahan and 1 city with 2 damage
      And no dahan in here is damaged

    @case:si-ravage-0041
    Scenario: the Dahan take nothing off the damage to the land
      Given a wetland with 1 town and 3 dahan
      When the Invaders ravage here
      Then here then holds 1 blight and 2 dahan

    @case:si-ravage-0042
    Scenario: Invaders in a neighbouring land add nothing
      Given a wetland with 1 explorer
      And a land called there, adjacent to here, with 1 city
      When the Invaders ravage here
      Then no blight is added to here

  @SI-ravage-S02
  Rule: All Invaders attack before the Dahan fight back

    Background:
      Given a game under way

    @case:si-ravage-0043
    Scenario: a lone Dahan is destroyed before it can strike
      Given a wetland with 1 city and 1 dahan
      When the Invaders ravage here
      Then here then holds no dahan, 1 blight and 1 city

    @case:si-ravage-0044
    Scenario: the land is blighted by a Town that the Dahan then destroy
      Given a wetland with 1 town and 2 dahan
      When the Invaders ravage here
      Then here then holds 1 blight and no towns

  # The land

  @SI-ravage-E05
  Rule: From 2 damage upward the land is blighted

    Background:
      Given a game under way

    Scenario Outline: Invaders alone
      Given a wetland with <invaders>
      When the Invaders ravage here
      Then <blight> blight is added to here

      Examples:
        | case           | invaders              | blight |
        | si-ravage-0005 | 2 explorers           | 1      |
        | si-ravage-0006 | 3 explorers           | 1      |
        | si-ravage-0045 | 1 town                | 1      |
        | si-ravage-0046 | 1 city                | 1      |
        | si-ravage-0047 | 1 town and 1 explorer | 1      |

    Scenario Outline: what Defend lets through
      Given a wetland with <invaders>
      And here defends <n>
      When the Invaders ravage here
      Then 1 blight is added to here

      Examples:
        | case           | invaders              | n |
        | si-ravage-0048 | 1 city                | 1 |
        | si-ravage-0049 | 1 town and 1 explorer | 1 |
        | si-ravage-0050 | 2 cities              | 4 |

    @case:si-ravage-0901
    Scenario: one Explorer that deals 1 more damage blights the land
      Given a game under way
      And a wetland with 1 explorer
      And the Invaders in here deal 1 more damage this turn
      When the Invaders ravage here
      Then 1 blight is added to here

  @SI-ravage-E06
  Rule: Nothing happens to a land that takes 1 damage or less

    Background:
      Given a game under way

    @case:si-ravage-0051
    Scenario: one Explorer
      Given a wetland with 1 explorer
      When the Invaders ravage here
      Then nothing changes in here
      And the Blight card then holds 5 blight

    Scenario Outline: what Defend stops
      Given a wetland with <invaders>
      And here defends <n>
      When the Invaders ravage here
      Then no blight is added to here

      Examples:
        | case           | invaders    | n |
        | si-ravage-0052 | 2 explorers | 1 |
        | si-ravage-0053 | 1 town      | 1 |
        | si-ravage-0054 | 1 city      | 2 |
        | si-ravage-0055 | 1 city      | 3 |

    @case:si-ravage-0056
    Scenario: a blighted land does not cascade by 1 damage
      Given a wetland with 1 explorer and 1 blight
      And a land called there, adjacent to here
      When the Invaders ravage here
      Then no blight is added to here
      And no blight is added to there

  @SI-ravage-L01
  Rule: A ravage adds blight only once, however large the damage

    Background:
      Given a game under way

    Scenario Outline: great damage
      Given a wetland with <invaders>
      When the Invaders ravage here
      Then 1 blight is added to here
      And the Blight card then holds 4 blight

      Examples:
        | case           | invaders              |
        | si-ravage-0057 | 1 city                |
        | si-ravage-0058 | 2 towns               |
        | si-ravage-0059 | 2 cities              |
        | si-ravage-0060 | 3 cities and 1 town   |

    @case:si-ravage-0061
    Scenario: great damage to a blighted land cascades once
      Given a wetland with 2 cities and 1 blight
      And a land called there, adjacent to here
      When the Invaders ravage here
      And blight cascades from here to there
      Then 1 blight is added to here
      And 1 blight is added to there
      And the Blight card then holds 3 blight

  # The Dahan

  @SI-ravage-E07 @SI-damage-marking-D04
  Rule: Each 2 damage destroys 1 Dahan

    Background:
      Given a game under way

    @case:si-ravage-0062
    Scenario: 4 damage destroys two of three
      Given a wetland with 2 towns and 3 dahan
      When the Invaders ravage here
      And the Dahan in here deal 2 damage to a town
      Then here then holds 1 dahan and 1 town
      And no dahan in here is damaged

    @case:si-ravage-0063
    Scenario: damage beyond the last Dahan is lost
      Given a wetland with 2 cities and 1 dahan
      And a land called there, adjacent to here, with 1 dahan
      When the Invaders ravage here
      Then here then holds no dahan
      And nothing changes in there

    @case:si-ravage-0064
    Scenario: a Dahan that was damaged before is destroyed by 1 more
      Given a wetland with 1 explorer and 1 dahan with 1 damage
      When the Invaders ravage here
      Then here then holds no dahan and 1 explorer

    @case:si-ravage-0065
    Scenario: 3 damage destroys a damaged Dahan and an unhurt one
      Given a wetland with 1 city, 1 dahan with 1 damage and 1 dahan
      When the Invaders ravage here
      And the Invaders in here first hit the dahan with 1 damage
      Then here then holds no dahan and 1 city

  @SI-ravage-R01 @SI-damage-marking-D04
  Rule: The damage is not spread over several Dahan

    Background:
      Given a game under way

    @case:si-ravage-0066
    Scenario: 2 damage destroys one of three and leaves two unhurt
      Given a wetland with 1 town and 3 dahan
      When the Invaders ravage here
      Then here then holds 2 dahan and no towns
      And no dahan in here is damaged

    @case:si-ravage-0067
    Scenario: 3 damage among three destroys one and damages one
      Given a wetland with 1 city and 3 dahan
      When the Invaders ravage here
      Then here then holds 1 dahan, 1 dahan with 1 damage and no cities

    @case:si-ravage-0068
    Scenario: 5 damage among three destroys two and damages one
      Given a wetland with 1 city, 1 town and 3 dahan
      When the Invaders ravage here
      And the Dahan in here deal 2 damage to the town
      Then here then holds 1 dahan with 1 damage, 1 city and no towns

    @case:si-ravage-0069
    Scenario: 1 damage spread over nobody else
      Given a wetland with 1 explorer and 3 dahan
      When the Invaders ravage here
      Then here then holds 2 dahan and 1 dahan with 1 damage

  @SI-ravage-S05
  Rule: A Dahan that was dealt only 1 damage is marked as damaged

    Background:
      Given a game under way

    @case:si-ravage-0070
    Scenario: one of two Dahan is marked
      Given a wetland with 1 explorer and 2 dahan
      When the Invaders ravage here
      Then here then holds 1 dahan, 1 dahan with 1 damage and no explorers

    @case:si-ravage-0071
    Scenario: 1 damage may fall on the Dahan that is damaged already
      Given a wetland with 1 explorer, 1 dahan and 1 dahan with 1 damage
      When the Invaders ravage here
      And the Invaders in here first hit the dahan
      Then here then holds 2 dahan with 1 damage each and no explorers

    @case:si-ravage-0072 @SI-ravage-E07
    Scenario: 1 damage may destroy the Dahan that is damaged already
      Given a wetland with 1 explorer, 1 dahan and 1 dahan with 1 damage
      When the Invaders ravage here
      And the Invaders in here first hit the dahan with 1 damage
      Then here then holds 1 dahan and no explorers
      And no dahan in here is damaged

    @case:si-ravage-0073 @SI-ravage-E04
    Scenario: the players choose whether the damaged or an unhurt Dahan is hit
      Given a wetland with 1 explorer, 2 dahan and 1 dahan with 1 damage
      When the Invaders ravage here
      Then the players choose which Dahan in here is hit: dahan or dahan with 1 damage

  # The Dahan fight back

  @SI-ravage-S06
  Rule: Each surviving Dahan deals 2 damage to the Invaders of its land

    Background:
      Given a game under way

    @case:si-ravage-0080
    Scenario: two unhurt Dahan deal 4
      Given a wetland with 1 city, 1 explorer and 2 dahan
      And here defends 4
      When the Invaders ravage here
      And the Dahan in here deal 3 damage to the city and 1 to the explorer
      Then here then holds 2 dahan, no cities and no explorers
      And 2 fear are generated

    @SI-ravage-R02
    @case:si-ravage-0081
    Scenario: destroyed Dahan don't strike
      Given a wetland with 2 towns and 2 dahan
      When the Invaders ravage here
      Then here then holds no dahan and 2 towns
      And no town in here is damaged

    @SI-ravage-R02
    @case:si-ravage-0082
    Scenario: one of three survives and deals 2, not 6
      Given a wetland with 2 towns and 3 dahan
      When the Invaders ravage here
      And the Dahan in here deal 1 damage to a town and 1 to a town
      Then here then holds 1 dahan and 2 towns with 1 damage each
      And no fear is generated

    @case:si-ravage-0083
    Scenario: a City with 1 damage is destroyed by 2 more
      Given a wetland with 1 city with 1 damage and 2 dahan
      When the Invaders ravage here
      Then here then holds no cities and 1 dahan with 1 damage
      And 2 fear are generated

    @case:si-ravage-0084
    Scenario: destroyed Explorers make no Fear
      Given a wetland with 2 explorers and 2 dahan
      When the Invaders ravage here
      And the Dahan in here deal 1 damage to an explorer and 1 to an explorer
      Then here then holds 1 dahan and no explorers
      And no fear is generated

    @case:si-ravage-0085
    Scenario: damage that no Invader is left to take is lost
      Given a wetland with 1 explorer and 3 dahan
      And a land called there, adjacent to here, with 1 town
      When the Invaders ravage here
      Then here then holds no explorers
      And nothing changes in there

  @SI-boards-and-lands-R01
  Rule: The Dahan strike in their own land only

    Background:
      Given a game under way

    @case:si-ravage-0086
    Scenario: Invaders of a neighbouring land are not struck
      Given a wetland with 1 city and 2 dahan
      And a land called there, adjacent to here, with 1 town
      When the Invaders ravage here
      Then here then holds 1 city with 2 damage
      And nothing changes in there

    @case:si-ravage-0087
    Scenario: Dahan of a neighbouring land don't join in
      Given a wetland with 1 city
      And a land called there, adjacent to here, with 2 dahan
      When the Invaders ravage here
      Then here then holds 1 city and 1 blight
      And no city in here is damaged

  @SI-ravage-E08
  Rule: A damaged Dahan deals its full 2 damage

    Background:
      Given a game under way

    @case:si-ravage-0088
    Scenario: damaged in this ravage
      Given a wetland with 1 city and 1 dahan
      And here defends 2
      When the Invaders ravage here
      Then here then holds 1 dahan with 1 damage and 1 city with 2 damage

    @case:si-ravage-0089
    Scenario: damaged before
      Given a wetland with 1 city and 1 dahan with 1 damage
      And here defends 3
      When the Invaders ravage here
      Then here then holds 1 dahan with 1 damage and 1 city with 2 damage

  @SI-ravage-P02
  Rule: The players choose which Invaders take the damage of the Dahan

    Background:
      Given a game under way

    @case:si-ravage-0090
    Scenario: Ravage example A: who can be struck
      Given a wetland with 2 dahan, 1 town and 1 explorer
      When the Invaders ravage here
      Then the players divide the damage of the Dahan in here over town and explorer

    @case:si-ravage-0091
    Scenario: Ravage example A, struck otherwise: both instead of the Town
      Given a wetland with 2 dahan, 1 town and 1 explorer
      When the Invaders ravage here
      And the Dahan in here deal 1 damage to the town and 1 to the explorer
      Then here then holds 1 town with 1 damage and no explorers
      And no fear is generated

    @case:si-ravage-0092
    Scenario: all on one of two Towns
      Given a wetland with 2 towns and 3 dahan
      When the Invaders ravage here
      And the Dahan in here deal 2 damage to a town
      Then here then holds 1 town
      And no town in here is damaged
      And 1 fear is generated

    @case:si-ravage-0093
    Scenario: a damaged Town and an unhurt one are struck with 1 each
      Given a wetland with 1 town with 1 damage, 1 town and 1 dahan
      And here defends 4
      When the Invaders ravage here
      And the Dahan in here deal 1 damage to the town with 1 damage and 1 to the town
      Then here then holds 1 town with 1 damage
      And 1 fear is generated

    @case:si-ravage-0094
    Scenario: Explorers may be struck before a City
      Given a wetland with 1 city, 2 explorers and 3 dahan
      When the Invaders ravage here
      And the Dahan in here deal 1 damage to an explorer and 1 to an explorer
      Then here then holds no explorers and 1 city
      And no city in here is damaged

  @SI-ravage-X01
  Rule: Dahan that took no damage fight back too

    Background:
      Given a game under way

    @case:si-ravage-0095
    Scenario: Defend stopped all damage
      Given a wetland with 1 town and 1 dahan
      And here defends 2
      When the Invaders ravage here
      Then here then holds 1 dahan, no blight and no towns
      And no dahan in here is damaged
      And 1 fear is generated

    @case:si-ravage-0096
    Scenario: two of three Dahan took no damage
      Given a wetland with 1 city, 1 town and 3 dahan
      And here defends 4
      When the Invaders ravage here
      And the Dahan in here deal 3 damage to the city and 3 to the town
      Then here then holds 2 dahan, 1 dahan with 1 damage, no cities and no towns

  @SI-ravage-X02
  Rule: Where the ravage is skipped, the Dahan don't fight back

    Background:
      Given a game under way

    @case:si-ravage-0097
    Scenario: the whole Ravage action is skipped
      Given a wetland with 1 city and 2 dahan
      And the whole Ravage action is skipped this turn
      When the Invaders ravage here
      Then nothing changes in here
      And no city in here is damaged

    @case:si-ravage-0098
    Scenario: the Invaders don't ravage in the target land
      Given a wetland with 1 city and 2 dahan
      And the Invaders are kept from ravaging in here this turn
      When the Invaders ravage here
      Then nothing changes in here
      And no city in here is damaged

    @case:si-ravage-0099
    Scenario: a neighbouring land is spared, not this one
      Given a wetland with 1 town and 2 dahan
      And a land called there, adjacent to here
      And the Invaders are kept from ravaging in there this turn
      When the Invaders ravage here
      Then here then holds 1 blight, 1 dahan and no towns

    @case:si-ravage-0100
    Scenario: another action is skipped, not the ravage
      Given a wetland with 1 town and 2 dahan
      And the whole Build action is skipped this turn
      When the Invaders ravage here
      Then here then holds 1 blight, 1 dahan and no towns

    @case:si-ravage-0101
    Scenario: a land in which the Invaders only don't build is ravaged
      Given a wetland with 1 town and 2 dahan
      And the Invaders are kept from building in here this turn
      When the Invaders ravage here
      Then here then holds 1 blight, 1 dahan and no towns

  @SI-ravage-X02
  Rule: A skipped Ravage action is skipped in all lands

    @case:si-ravage-0102
    Scenario: two lands of the terrain
      Given a game under way on board A
      And the Wetland card is on the Ravage space
      And the whole Ravage action is skipped this turn
      And A2 holds 1 town
      And A5 holds 1 town and 1 dahan
      When the Invaders ravage
      Then nothing changes in A2
      And nothing changes in A5

    @case:si-ravage-0103
    Scenario: one land is spared, the other not
      Given a game under way on board A
      And the Wetland card is on the Ravage space
      And the Invaders are kept from ravaging in A2 this turn
      And A2 holds 1 town
      And A5 holds 1 town
      When the Invaders ravage
      Then nothing changes in A2
      And 1 blight is added to A5

  # Spirits

  @SI-ravage-R03
  Rule: The Invaders don't attack Spirits

    Background:
      Given a game under way

    @case:si-ravage-0110
    Scenario: an Explorer beside a lone presence
      Given a wetland with 1 explorer and 1 presence of River
      And far holds 1 presence of River
      When the Invaders ravage here
      Then here then holds 1 presence of River
      And 0 presence of River lies beside the island

    @case:si-ravage-0111
    Scenario: 6 damage costs presence only by the blight
      Given a wetland with 2 cities and 3 presence of River
      When the Invaders ravage here
      Then here then holds 1 blight and 2 presence of River

    @case:si-ravage-0112
    Scenario: presence takes no damage off the Dahan
      Given a wetland with 1 town, 1 dahan and 2 presence of River
      When the Invaders ravage here
      Then here then holds no dahan and 1 presence of River

  @SI-ravage-R04
  Rule: Presence doesn't fight back

    Background:
      Given a game under way

    @case:si-ravage-0113
    Scenario: an Explorer beside two presence
      Given a wetland with 1 explorer and 2 presence of River
      When the Invaders ravage here
      Then here then holds 1 explorer and 2 presence of River

    @case:si-ravage-0114
    Scenario: presence adds nothing to what the Dahan deal
      Given a wetland with 1 city, 2 dahan and 2 presence of River
      When the Invaders ravage here
      Then here then holds 1 city with 2 damage and 1 presence of River

  # Defend

  @SI-defend-E02
  Rule: Defend is taken off once, from the damage to the land and to the Dahan alike

    Background:
      Given a game under way

    @case:si-ravage-0002
    Scenario: a defence of 4 against a City and a Town
      Given a wetland with 1 city, 1 town and 2 dahan
      And here defends 4
      When the Invaders ravage here
      And the Dahan in here deal 2 damage to the town and 2 to the city
      Then no blight is added to here
      And here then holds 1 dahan and 1 dahan with 1 damage, no towns and 1 city with 2 damage

    @case:si-ravage-0120
    Scenario: a defence of 2 against a Town: neither land nor Dahan are damaged
      Given a wetland with 1 town and 1 dahan
      And here defends 2
      When the Invaders ravage here
      Then here then holds no blight and 1 dahan
      And no dahan in here is damaged

    @case:si-ravage-0121
    Scenario: a defence of 1 against three Explorers is not taken off each of them
      Given a wetland with 3 explorers and 1 dahan
      And here defends 1
      When the Invaders ravage here
      Then here then holds 1 blight, no dahan and 3 explorers

    @case:si-ravage-0122
    Scenario: a greater defence than the damage heals no one
      Given a wetland with 1 town and 1 dahan with 1 damage
      And here defends 5
      When the Invaders ravage here
      Then here then holds no blight, 1 dahan with 1 damage and no towns

    @case:si-ravage-0123
    Scenario: Defend does not weaken the Dahan
      Given a wetland with 1 city and 1 dahan
      And here defends 3
      When the Invaders ravage here
      Then here then holds 1 city with 2 damage

    @case:si-ravage-0124
    Scenario: Defend is not used up by a ravage
      Given a wetland with 1 city
      And here defends 2
      When the Invaders ravage here
      Then here then defends 2
      And no blight is added to here

    @case:si-ravage-0125 @SI-defend-T01
    Scenario: Defend ends with the turn
      Given a wetland with 1 city
      And here defends 2
      When time passes
      Then here defends no more

  @SI-ravage-E05
  Rule: Defend protects its own land only

    Background:
      Given a game under way

    @case:si-ravage-0126
    Scenario: a neighbouring land defends
      Given a wetland with 1 town
      And a land called there, adjacent to here
      And there defends 5
      When the Invaders ravage here
      Then 1 blight is added to here

  @SI-defend-E03
  Rule: Several Defend effects in one land add up

    Background:
      Given a game under way
      And the Earned Fear Cards are Dahan on their Guard

    @case:si-ravage-0127
    Scenario: a Fear card adds its Defend to the one that is there
      Given a wetland with 2 dahan
      And here defends 3
      When the next Fear card is used
      Then here then defends 5

    @case:si-ravage-0128
    Scenario: a smaller Defend is added too
      Given a wetland with 1 dahan
      And here defends 1
      When the next Fear card is used
      Then here then defends 2

  # Open questions

  @SI-ravage-X01 @SI-dahan-R02
  Rule: SI-Q06: Dahan whom Defend kept from all damage

    @case:si-ravage-0130
    Scenario: a Town whose damage is stopped
      Given a game under way
      And a wetland with 1 town and 1 dahan
      And here defends 2
      When the Invaders ravage here
      Then by the reading all_survivors of SI-Q06
      And here then holds 1 dahan and no towns
      And 1 fear is generated
      And by the reading only_if_damaged of SI-Q06
      And here then holds 1 dahan and 1 town
      And no fear is generated

    @case:si-ravage-0131 @SI-ravage-S06
    Scenario: an unhurt Dahan beside a damaged one
      Given a game under way
      And SI-Q06 is read as only_if_damaged
      And a wetland with 1 explorer and 2 dahan
      When the Invaders ravage here
      Then here then holds no explorers

  @SI-ravage-S02
  Rule: SI-Q17: what comes first, the blight or the losses of the Dahan

    @case:si-ravage-0132
    Scenario: the blight loses the game
      Given a game under way
      And the Blight card is Downward Spiral, its blighted side up, with 1 blight
      And a wetland with 1 town and 1 dahan
      When the Invaders ravage here
      Then by the reading blight_then_dahan of SI-Q17
      And the game is lost by blight
      And here then holds 1 dahan
      And by the reading dahan_then_blight of SI-Q17
      And the game is lost by blight
      And here then holds no dahan

    @case:si-ravage-0145
    Scenario: the game is lost before the Dahan who are left can strike
      Given a game under way
      And SI-Q17 is read as dahan_then_blight
      And the Blight card is Downward Spiral, its blighted side up, with 1 blight
      And a wetland with 1 town and 2 dahan
      When the Invaders ravage here
      Then the game is lost by blight
      And here then holds 1 dahan and 1 town

  @SI-ravage-E04
  Rule: SI-Q18: the full damage to both, or shared between them

    @case:si-ravage-0133
    Scenario: a City against one Dahan
      Given a game under way
      And a wetland with 1 city and 1 dahan
      When the Invaders ravage here
      And of the damage in here, 1 goes to the land and 2 to the dahan
      Then by the reading full_to_both of SI-Q18
      And here then holds 1 blight and no dahan
      And by the reading divided of SI-Q18
      And here then holds no blight and no dahan

    @case:si-ravage-0146 @SI-ravage-E05
    Scenario: shared, Defend is taken off before the damage is shared
      Given a game under way
      And SI-Q18 is read as divided
      And a wetland with 1 city and 1 dahan
      And here defends 1
      When the Invaders ravage here
      And of the damage in here, 2 goes to the land and 0 to the dahan
      Then here then holds 1 blight, 1 dahan and 1 city with 2 damage
      And no dahan in here is damaged

  @SI-ravage-E07
  Rule: SI-Q20: Dahan that were damaged before

    @case:si-ravage-0134
    Scenario: a Town against two damaged Dahan
      Given a game under way
      And a wetland with 1 town and 2 dahan with 1 damage each
      When the Invaders ravage here
      Then by the reading by_health of SI-Q20
      And here then holds no dahan and 1 town
      And by the reading two_each of SI-Q20
      And here then holds 1 dahan with 1 damage and no towns

    @case:si-ravage-0147 @SI-ravage-S05
    Scenario: by two_each a Dahan with more health is not destroyed by 2
      Given a game under way
      And SI-Q20 is read as two_each
      And a wetland with 1 city and 1 dahan
      And each dahan in here has 3 more health this turn
      When the Invaders ravage here
      Then here then holds 1 dahan with 3 damage and 1 city with 2 damage

    @case:si-ravage-0148
    Scenario: by two_each and always_two it is
      Given a game under way
      And SI-Q20 is read as two_each
      And SI-Q48 is read as always_two
      And a wetland with 1 city and 1 dahan
      And each dahan in here has 3 more health this turn
      When the Invaders ravage here
      Then here then holds no dahan and 1 city

    @case:si-ravage-0902
    Scenario: by two_each the players choose which Dahan the 2 damage destroys
      Given a game under way
      And SI-Q20 is read as two_each
      And a wetland with 1 town, 1 dahan and 1 dahan with 1 damage
      When the Invaders ravage here
      And the Invaders in here first hit the dahan with 1 damage
      Then here then holds 1 dahan and no towns
      And no dahan in here is damaged

  @SI-ravage-X02
  Rule: SI-Q21: a land that alone is spared

    @case:si-ravage-0135
    Scenario: a Town and a Dahan where no ravage takes place
      Given a game under way
      And a wetland with 1 town and 1 dahan
      And the Invaders are kept from ravaging in here this turn
      When the Invaders ravage here
      Then by the reading land_or_step of SI-Q21
      And here then holds 1 dahan, 1 town and no blight
      And by the reading step_only of SI-Q21
      And here then holds 1 dahan, no towns and no blight

    @case:si-ravage-0136
    Scenario: the whole step is skipped, by either reading
      Given a game under way
      And SI-Q21 is read as step_only
      And a wetland with 1 town and 1 dahan
      And the whole Ravage action is skipped this turn
      When the Invaders ravage here
      Then nothing changes in here

  @SI-defend-E02
  Rule: SI-Q33: Defend lowers both kinds of damage, or is shared between them

    @case:si-ravage-0137
    Scenario: a defence of 2 against a City
      Given a game under way
      And a wetland with 1 city and 1 dahan
      And here defends 2
      When the Invaders ravage here
      And of the defence in here, 1 goes to the land and 1 to the dahan
      Then by the reading both of SI-Q33
      And here then holds no blight, 1 dahan with 1 damage and 1 city with 2 damage
      And by the reading shared of SI-Q33
      And here then holds 1 blight, no dahan and 1 city

    @case:si-ravage-0149 @SI-ravage-E06
    Scenario: shared, all of it for the land
      Given a game under way
      And SI-Q33 is read as shared
      And a wetland with 1 city and 1 dahan
      And here defends 2
      When the Invaders ravage here
      And of the defence in here, 2 goes to the land and 0 to the dahan
      Then here then holds no blight, no dahan and 1 city

    @case:si-ravage-0150 @SI-ravage-E05
    Scenario: shared, all of it for the Dahan
      Given a game under way
      And SI-Q33 is read as shared
      And a wetland with 1 city and 1 dahan
      And here defends 2
      When the Invaders ravage here
      And of the defence in here, 0 goes to the land and 2 to the dahan
      Then here then holds 1 blight, 1 dahan with 1 damage and 1 city with 2 damage

    @case:si-ravage-0151 @SI-ravage-E06
    Scenario: shared, there is more than both need
      Given a game under way
      And SI-Q33 is read as shared
      And a wetland with 1 city and 1 dahan
      And here defends 9
      When the Invaders ravage here
      Then here then holds no blight, 1 dahan and 1 city with 2 damage
      And no dahan in here is damaged

  @SI-ravage-S06
  Rule: SI-Q47: whether the Dahan still fight back when the blight ends the game

    @case:si-ravage-0138
    Scenario: the last blight of a blighted island
      Given a game under way
      And the Blight card is Downward Spiral, its blighted side up, with 1 blight
      And a wetland with 1 town and 2 dahan
      When the Invaders ravage here
      Then by the reading at_once of SI-Q47
      And the game is lost by blight
      And here then holds 2 dahan and 1 town
      And by the reading after_the_effect of SI-Q47
      And the game is lost by blight
      And here then holds 1 dahan and no towns

    @case:si-ravage-0139
    Scenario: the Dahan destroy the last Invader of the island
      Given a game under way with no other Invaders
      And the Blight card is Downward Spiral, its blighted side up, with 1 blight
      And a wetland with 1 town and 2 dahan
      When the Invaders ravage here
      Then by the reading at_once of SI-Q47
      And the game is lost by blight
      And by the reading after_the_effect of SI-Q47
      And the game is won by terror level 1

    @case:si-ravage-0903
    Scenario: a card that waits for the cascade doesn't end the ravage early either
      Given a game under way with no other Invaders
      And SI-Q47 is read as after_the_effect
      And SI-Q51 is read as after_the_cascade
      And a wetland with 1 town, 2 dahan and 1 presence of River
      When the Invaders ravage here
      Then the game is won by terror level 1

    @case:si-ravage-0904
    Scenario: blight that is needed and missing doesn't end the ravage early either
      Given a game under way with no other Invaders
      And SI-Q26 is read as when_needed
      And SI-Q47 is read as after_the_effect
      And the Blight card is Downward Spiral, its blighted side up, with 0 blight
      And a wetland with 1 town and 2 dahan
      When the Invaders ravage here
      Then the game is won by terror level 1
      And here then holds no blight

    @case:si-ravage-0905
    Scenario: what the flipped card destroys doesn't end the ravage early either
      Given a game under way with no other Invaders
      And SI-Q47 is read as after_the_effect
      And SI-Q52 is read as also_at_flip
      And the Blight card is Downward Spiral, its healthy side up, with 1 blight
      And a wetland with 1 town and 2 dahan
      When the Invaders ravage here
      Then the game is won by terror level 1

  @SI-ravage-E07
  Rule: SI-Q48: Dahan whose health was changed

    @case:si-ravage-0140
    Scenario: "Dahan health +3" against a City
      Given a game under way
      And a wetland with 1 city and 1 dahan
      And each dahan in here has 3 more health this turn
      When the Invaders ravage here
      Then by the reading current_health of SI-Q48
      And here then holds 1 dahan with 3 damage and 1 city with 2 damage
      And by the reading always_two of SI-Q48
      And here then holds no dahan and 1 city

    @case:si-ravage-0141 @SI-ravage-R01
    Scenario: 4 damage leaves a Dahan with health 5
      Given a game under way
      And a wetland with 2 towns and 1 dahan
      And each dahan in here has 3 more health this turn
      When the Invaders ravage here
      And the Dahan in here deal 2 damage to a town
      Then here then holds 1 dahan with 4 damage and 1 town

    @case:si-ravage-0142
    Scenario: 5 damage destroys a Dahan with health 5
      Given a game under way
      And a wetland with 1 city, 1 town and 1 dahan
      And each dahan in here has 3 more health this turn
      When the Invaders ravage here
      Then here then holds no dahan, 1 city and 1 town

    @case:si-ravage-0152
    Scenario: a damaged Dahan of greater health, by always_two
      Given a game under way
      And SI-Q48 is read as always_two
      And a wetland with 1 explorer and 1 dahan with 1 damage
      And each dahan in here has 3 more health this turn
      When the Invaders ravage here
      Then here then holds no dahan and 1 explorer

  @SI-ravage-S06
  Rule: SI-Q49: one pool of damage, or each Dahan against one Invader

    @case:si-ravage-0143
    Scenario: one Dahan and two Explorers
      Given a game under way
      And a wetland with 2 explorers and 1 dahan
      And here defends 2
      When the Invaders ravage here
      And the Dahan in here deal 1 damage to an explorer and 1 to an explorer
      Then by the reading pooled of SI-Q49
      And here then holds no explorers
      And by the reading each_strikes_one of SI-Q49
      And here then holds 1 explorer

    @case:si-ravage-0144
    Scenario: two Dahan against a City and a Town
      Given a game under way
      And a wetland with 1 city, 1 town and 2 dahan
      And here defends 5
      When the Invaders ravage here
      And the Dahan in here deal 3 damage to the city and 1 to the town
      And a dahan in here strikes the city
      And a dahan in here strikes the city with 2 damage
      Then by the reading pooled of SI-Q49
      And here then holds no cities and 1 town with 1 damage
      And by the reading each_strikes_one of SI-Q49
      And here then holds no cities and 1 town
      And no town in here is damaged

    @case:si-ravage-0153
    Scenario: more Dahan than Invaders, each against one
      Given a game under way
      And SI-Q49 is read as each_strikes_one
      And a wetland with 1 explorer and 2 dahan
      When the Invaders ravage here
      Then here then holds no explorers, 1 dahan and 1 dahan with 1 damage

  @SI-ravage-E08
  Rule: SI-Q19: a Dahan that survived with damage

    @case:si-ravage-0906
    Scenario: it fights back with 2 damage, or with the health it has left
      Given a game under way
      And a wetland with 1 town and 1 dahan
      And here defends 1
      When the Invaders ravage here
      Then by the reading full_two of SI-Q19
      And here then holds no towns and 1 dahan with 1 damage
      And by the reading health_left of SI-Q19
      And here then holds 1 town with 1 damage and 1 dahan with 1 damage

    @case:si-ravage-0911
    Scenario: added health counts as health it has left
      Given a game under way
      And a wetland with 1 town and 1 dahan
      And each dahan in here has 4 more health this turn
      And here defends 1
      And SI-Q19 is read as health_left
      When the Invaders ravage here
      Then here then holds no towns and 1 dahan with 1 damage

  @SI-ravage-R03
  Rule: SI-Q59: whether a ravage does damage to presence

    @case:si-ravage-0907
    Scenario: 1 damage brings no blight
      Given a game under way
      And a wetland with 1 explorer, 2 presence of River and 1 presence of Green
      And a land called there with 1 presence of Green
      When the Invaders ravage here
      Then by the reading only_through_blight of SI-Q59
      And here then holds 2 presence of River and 1 presence of Green
      And by the reading damage_to_presence of SI-Q59
      And here then holds 1 presence of River and 0 presence of Green
      And 1 presence of River lies beside the island

    @case:si-ravage-0908
    Scenario: where the ravage brings blight, presence is not damaged besides
      Given a game under way
      And a wetland with 1 town and 3 presence of River
      And SI-Q59 is read as damage_to_presence
      When the Invaders ravage here
      Then here then holds 1 town, 2 presence of River and 1 blight

    @case:si-ravage-0909
    Scenario: where all damage is defended, presence takes none
      Given a game under way
      And a wetland with 1 explorer and 2 presence of River
      And here defends 1
      And SI-Q59 is read as damage_to_presence
      When the Invaders ravage here
      Then here then holds 1 explorer and 2 presence of River

    @case:si-ravage-0910
    Scenario: the last presence is destroyed, and the Dahan still fight back if the effect is ended first
      Given a game under way
      And a wetland with 1 explorer, 1 dahan and 1 presence of River
      And SI-Q59 is read as damage_to_presence
      And SI-Q47 is read as after_the_effect
      When the Invaders ravage here
      Then here then holds no explorers and 1 dahan with 1 damage
      And the game is lost by presence
