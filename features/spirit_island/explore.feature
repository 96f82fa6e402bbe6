Feature: Explore
  The Invaders come from Towns, Cities and the ocean to the lands that the new card shows.

  Background:
    Given a game under way

  @SI-explore-E03
  Rule: A land with a Town or a City is explored

    @case:si-explore-0001
    Scenario: Explore example A: a Town is there already
      Given a sands with 1 town
      And here is inland
      When the Invaders explore here
      Then 1 explorer is added to here

    @case:si-explore-0002
    Scenario: a City is there already
      Given a sands with 1 city
      And here is inland
      When the Invaders explore here
      Then 1 explorer is added to here

    @SI-invader-actions-R03
    @case:si-explore-0003
    Scenario: an Explorer is no source
      Given a sands with 1 explorer
      And here is inland
      When the Invaders explore here
      Then nothing changes in here

  @SI-invader-actions-R03
  Rule: Where there is no source and none is adjacent, nobody explores

    @case:si-explore-0004
    Scenario: Explore example B: neither the coast nor a Town or City near
      Given a sands
      And here is inland
      And a jungle called there, adjacent to here
      When the Invaders explore here
      Then nothing changes in here

    @case:si-explore-0005
    Scenario: an Explorer next to it is no source
      Given a sands
      And here is inland
      And a jungle called there, adjacent to here, with 2 explorers
      When the Invaders explore here
      Then nothing changes in here
      And nothing changes in there

    @case:si-explore-0006
    Scenario: a Town two lands away is too far
      Given a sands
      And here is inland
      And a jungle called there, adjacent to here
      And there is inland
      And a mountain called yonder, adjacent to there, with 1 town
      When the Invaders explore here
      Then nothing changes in here

    @case:si-explore-0007
    Scenario: Dahan and presence are no source
      Given a sands with 2 dahan and 1 presence of River
      And here is inland
      When the Invaders explore here
      Then nothing changes in here

  @SI-explore-E04
  Rule: A land next to a Town, a City or the ocean is explored

    @case:si-explore-0008
    Scenario: Explore example C: next to a Town and a City
      Given a sands
      And here is inland
      And a jungle called there, adjacent to here, with 1 town
      And a mountain called yonder, adjacent to here, with 1 city
      When the Invaders explore here
      Then 1 explorer is added to here
      And nothing changes in there
      And nothing changes in yonder

    @case:si-explore-0009
    Scenario: Explore example D: next to the ocean and a City
      Given a mountain on the coast
      And a jungle called there, adjacent to here, with 1 city
      When the Invaders explore here
      Then 1 explorer is added to here

    @case:si-explore-0010
    Scenario: next to a Town only
      Given a sands
      And here is inland
      And a jungle called there, adjacent to here, with 1 town
      When the Invaders explore here
      Then 1 explorer is added to here

    @case:si-explore-0011
    Scenario: next to a City only
      Given a sands
      And here is inland
      And a jungle called there, adjacent to here, with 1 city
      When the Invaders explore here
      Then 1 explorer is added to here

    @SI-boards-and-lands-D06
    @case:si-explore-0012
    Scenario: next to the ocean only
      Given a mountain on the coast
      When the Invaders explore here
      Then 1 explorer is added to here

    @case:si-explore-0013
    Scenario: next to a Town that has damage
      Given a sands
      And here is inland
      And a jungle called there, adjacent to here, with 1 town with 1 damage
      When the Invaders explore here
      Then 1 explorer is added to here

    @case:si-explore-0014
    Scenario: the Town next to it may stand in a land of the same terrain
      Given a sands
      And here is inland
      And a sands called there, adjacent to here, with 1 town
      When the Invaders explore here
      Then 1 explorer is added to here
      And nothing changes in there

  @SI-explore-L01
  Rule: One Explorer comes, however many Invaders are near

    @case:si-explore-0015
    Scenario: two Towns and a City in the land
      Given a sands with 2 towns and 1 city
      And here is inland
      When the Invaders explore here
      Then 1 explorer is added to here

    @case:si-explore-0016
    Scenario: Towns and Cities all around
      Given a sands
      And here is inland
      And a jungle called there, adjacent to here, with 2 towns
      And a mountain called yonder, adjacent to here, with 2 cities
      When the Invaders explore here
      Then 1 explorer is added to here

    @case:si-explore-0017
    Scenario: a Town in the land, a Town next to it and the ocean
      Given a mountain on the coast with 1 town
      And a jungle called there, adjacent to here, with 1 town
      When the Invaders explore here
      Then 1 explorer is added to here

    @case:si-explore-0018
    Scenario: Explorers who are there already keep nobody away
      Given a sands with 2 explorers and 1 town
      And here is inland
      When the Invaders explore here
      Then here then holds 3 explorers and 1 town

    @case:si-explore-0019
    Scenario: exactly one source brings one Explorer
      Given a mountain on the coast with 1 explorer
      When the Invaders explore here
      Then here then holds 2 explorers

    @SI-explore-S03
    @case:si-explore-0048
    Scenario: Dahan, blight and presence keep nobody away
      Given a sands with 2 dahan, 1 blight and 2 presence of River
      And here is inland
      And a jungle called there, adjacent to here, with 1 town
      When the Invaders explore here
      Then 1 explorer is added to here

  @SI-explore-R01
  Rule: The Explorer comes from the supply, not from another land

    @case:si-explore-0020
    Scenario: an Explorer and a Town next to it
      Given a sands
      And here is inland
      And a jungle called there, adjacent to here, with 1 explorer and 1 town
      When the Invaders explore here
      Then 1 explorer is added to here
      And there then holds 1 explorer and 1 town

    @case:si-explore-0021
    Scenario: no Explorer anywhere near
      Given a sands
      And here is inland
      And a jungle called there, adjacent to here, with 1 town
      When the Invaders explore here
      Then 1 explorer is added to here
      And there then holds no explorers and 1 town

  @SI-invader-actions-R01
  Rule: They explore only the type of land that the card shows

    @case:si-explore-0022
    Scenario: a land of another terrain
      Given a mountain on the coast with 1 town
      And the Jungle card is on the Explore space
      When the Invaders explore here
      Then it is refused by SI-invader-actions-R01

    @case:si-explore-0023
    Scenario: a coastal land by the Coastal card
      Given a mountain on the coast
      And the Coastal card is on the Explore space
      When the Invaders explore here
      Then 1 explorer is added to here

    @case:si-explore-0024
    Scenario: an inland land by the Coastal card
      Given a sands with 1 town
      And here is inland
      And the Coastal card is on the Explore space
      When the Invaders explore here
      Then it is refused by SI-invader-actions-R01

    @case:si-explore-0025
    Scenario: the card on the Build space doesn't count
      Given a sands with 1 town
      And the Sands card is on the Build space
      And the Jungle card is on the Explore space
      When the Invaders explore here
      Then it is refused by SI-invader-actions-R01

  @SI-invader-actions-E02
  Rule: A Stage III card shows two types of land

    Scenario Outline: a card of Mountain and Wetland
      Given a <terrain> with 1 town
      And the Mountain and Wetland card is on the Explore space
      When the Invaders explore here
      Then 1 explorer is added to here

      Examples:
        | case            | terrain  |
        | si-explore-0026 | mountain |
        | si-explore-0027 | wetland  |

    @case:si-explore-0028
    Scenario: a type that is on neither half of the card
      Given a jungle with 1 town
      And the Mountain and Wetland card is on the Explore space
      When the Invaders explore here
      Then it is refused by SI-invader-actions-R01

  @SI-invader-actions-X01
  Rule: Without a card on the Explore space nobody explores

    @case:si-explore-0029
    Scenario: an empty Explore space
      Given a sands with 1 town
      And no card is on the Explore space
      When the Invaders explore here
      Then it is refused by SI-invader-actions-X01

  @SI-power-principles-T01
  Rule: What keeps the Invaders from exploring holds this turn

    @case:si-explore-0030
    Scenario: the Invaders may not explore here
      Given a sands with 1 town
      And the Invaders are kept from exploring in here this turn
      When the Invaders explore here
      Then nothing changes in here

    @case:si-explore-0031
    Scenario: what keeps them from building doesn't keep them from exploring
      Given a sands with 1 town
      And the Invaders are kept from building in here this turn
      When the Invaders explore here
      Then 1 explorer is added to here

    @case:si-explore-0032
    Scenario: a land that may not be explored is still a source
      Given a sands
      And here is inland
      And a jungle called there, adjacent to here, with 1 town
      And the Invaders are kept from exploring in there this turn
      When the Invaders explore here
      Then 1 explorer is added to here

    @case:si-explore-0901
    Scenario: the whole Explore action is skipped
      Given a sands with 1 town
      And the whole Explore action is skipped this turn
      When the Invaders explore here
      Then nothing changes in here

  @SI-explore-S01
  Rule: The top card of the Invader deck is revealed

    @case:si-explore-0033
    Scenario: of two cards the upper one
      Given the Invader deck is Sands, Jungle
      When the top Invader card is revealed
      Then the Sands card lies on the Explore space
      And the Invader deck is, from the top, Jungle

    @case:si-explore-0034
    Scenario: revealing the last card loses nothing yet
      Given the Invader deck is Sands
      When the top Invader card is revealed
      Then the Sands card lies on the Explore space
      And the Invader deck is empty
      And the game goes on

    @SI-victory-and-defeat-E04
    @case:si-explore-0035
    Scenario: no card is left to reveal
      Given the Invader deck has run out
      When the top Invader card is revealed
      Then the game is lost by time

  @SI-invader-actions-E03
  Rule: With an Adversary, the flag on a Stage II card brings the Escalation first

    @case:si-explore-0036
    Scenario: a flag against an Adversary
      Given the Kingdom of Sweden is the Adversary
      And the Invader deck is Stage II Sands
      When the top Invader card is revealed
      Then the Escalation of the Kingdom of Sweden is due
      And the Stage II Sands card lies on the Explore space

    @case:si-explore-0037
    Scenario: a flag without an Adversary
      Given the Invader deck is Stage II Sands
      When the top Invader card is revealed
      Then the Stage II Sands card lies on the Explore space
      And no Escalation is due

    @SI-explore-S01
    @case:si-explore-0038
    Scenario: the Coastal card has no flag
      Given the Kingdom of Sweden is the Adversary
      And the Invader deck is Coastal
      When the top Invader card is revealed
      Then no Escalation is due
      And the Coastal card lies on the Explore space

    @SI-explore-S01
    @case:si-explore-0039
    Scenario: a Stage I card has no flag
      Given the Kingdom of Sweden is the Adversary
      And the Invader deck is Sands
      When the top Invader card is revealed
      Then no Escalation is due
      And the Sands card lies on the Explore space

    @SI-explore-S01
    @case:si-explore-0040
    Scenario: a Stage III card has no flag
      Given the Kingdom of Sweden is the Adversary
      And the Invader deck is Sands and Wetland
      When the top Invader card is revealed
      Then no Escalation is due
      And the Sands and Wetland card lies on the Explore space

    @case:si-explore-0041
    Scenario: nobody explores before the Escalation
      Given a sands with 1 town
      And the Kingdom of Sweden is the Adversary
      And the Stage II Sands card is on the Explore space
      And its Escalation is still due
      When the Invaders explore here
      Then it is refused by SI-invader-actions-E03

    @case:si-explore-0042
    Scenario: once the Escalation is done they explore
      Given a sands with 1 town
      And the Kingdom of Sweden is the Adversary
      And the Stage II Sands card is on the Explore space
      When the Invaders explore here
      Then 1 explorer is added to here

  @SI-explore-E04
  Rule: SI-Q24: whether it is the ocean or the coast that must be adjacent

    @case:si-explore-0043
    Scenario: a land behind a coastal land
      Given a sands
      And here is inland
      And a jungle on the coast called there, adjacent to here
      When the Invaders explore here
      Then by the reading ocean of SI-Q24
      And nothing changes in here
      And by the reading coast of SI-Q24
      And 1 explorer is added to here

    @SI-invader-actions-R03
    @case:si-explore-0044
    Scenario: by the coast, two lands from the ocean are still too far
      Given a sands
      And here is inland
      And a jungle called there, adjacent to here
      And there is inland
      And a mountain on the coast called yonder, adjacent to there
      And SI-Q24 is read as coast
      When the Invaders explore here
      Then nothing changes in here

    @case:si-explore-0045
    Scenario: by the coast, a coastal land alone is explored too
      Given a mountain on the coast
      And SI-Q24 is read as coast
      When the Invaders explore here
      Then 1 explorer is added to here

  @SI-explore-E01
  Rule: SI-Q23: whether a card without a terrain lets the Invaders explore

    @case:si-explore-0046
    Scenario: the Coastal card on a coast
      Given a mountain on the coast
      And the Coastal card is on the Explore space
      When the Invaders explore here
      Then by the reading land_type of SI-Q23
      And 1 explorer is added to here
      And by the reading terrain_only of SI-Q23
      And it is refused by SI-invader-actions-R01

    @case:si-explore-0047
    Scenario: by terrain alone a coast is explored by its own terrain
      Given a mountain on the coast
      And SI-Q23 is read as terrain_only
      When the Invaders explore here
      Then 1 explorer is added to here
