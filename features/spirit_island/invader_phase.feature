Feature: Invader phase
  Blighted Island, Fear, Ravage, Build, Explore, and the cards advance: in this order.

  @SI-invader-phase-S01
  Rule: The Invader phase runs in a fixed order

    @case:si-invader-phase-0001
    Scenario: the Blighted Island effect comes before the Fear effects
      Given a game under way on board A
      And the Blight card is Downward Spiral, its blighted side up, with 5 blight
      And A7 holds 1 town
      And A5 holds 1 presence of Ocean
      And the Earned Fear Cards are Belief Takes Root
      And the Sands card is on the Ravage space
      And the Invader deck is Wetland
      When the Invader phase is carried out
      And Ocean destroys presence in A7
      Then A7 then holds 1 blight and 1 town
      And A7 then defends 0

    @case:si-invader-phase-0002
    Scenario: the Fear effects come before Ravage
      Given a game under way on board A
      And A7 holds 1 town
      And the Earned Fear Cards are Belief Takes Root
      And the Sands card is on the Ravage space
      And the Invader deck is Wetland
      When the Invader phase is carried out
      Then A7 then holds no blight, 1 town and 1 presence of Ocean

    @case:si-invader-phase-0003
    Scenario: Ravage comes before Build: what is built now doesn't ravage yet
      Given a game under way on board A
      And A8 holds 1 explorer
      And the Jungle card is on the Ravage space
      And the Jungle and Sands card is on the Build space
      And the Invader deck is Wetland
      When the Invader phase is carried out
      Then A8 then holds 1 explorer, 1 town and no blight

    @case:si-invader-phase-0004
    Scenario: Ravage comes before Build: whom the Dahan destroyed builds nothing
      Given a game under way on board A
      And A2 holds 1 city
      And A8 holds 1 explorer and 1 dahan
      And the Jungle card is on the Ravage space
      And the Jungle and Sands card is on the Build space
      And the Invader deck is Mountain
      When the Invader phase is carried out
      Then A8 then holds no explorers, no towns and 1 dahan with 1 damage

    @case:si-invader-phase-0005
    Scenario: Build comes before Explore: who arrives now builds nothing yet
      Given a game under way on board A
      And A2 holds 1 city
      And the Jungle card is on the Build space
      And the Invader deck is Stage II Jungle
      When the Invader phase is carried out
      Then A3 then holds 1 explorer and no towns

    @case:si-invader-phase-0006
    Scenario: Build comes before Explore: a Town built now is a source already
      Given a game under way on board A
      And A8 holds 1 explorer
      And the Jungle card is on the Build space
      And the Invader deck is Sands
      When the Invader phase is carried out
      Then A8 then holds 1 explorer and 1 town
      And A7 then holds 1 explorer
      And A4 then holds no explorers

    @SI-advance-cards-S01
    @case:si-invader-phase-0007
    Scenario: the cards advance last, the new one with them
      Given a game under way on board A
      And A5 holds 1 explorer
      And the Jungle card is on the Ravage space
      And the Sands card is on the Build space
      And the Invader deck is Mountain, Wetland
      When the Invader phase is carried out
      Then the discarded Invader cards are then Jungle
      And the Sands card lies on the Ravage space
      And the Mountain card lies on the Build space
      And no card lies on the Explore space
      And the Invader deck is, from the top, Wetland

    @case:si-invader-phase-0008
    Scenario: each action goes by the card on its own space
      Given a game under way on board A
      And A8 holds 1 town
      And A7 holds 1 town
      And A6 holds 1 town
      And the Jungle card is on the Ravage space
      And the Sands card is on the Build space
      And the Invader deck is Mountain
      When the Invader phase is carried out
      Then A8 then holds 1 blight, 1 town, no cities and no explorers
      And A7 then holds no blight, 1 town, 1 city and no explorers
      And A6 then holds no blight, 1 town, no cities and 1 explorer
      And A1 then holds 1 explorer

    @case:si-invader-phase-0009
    Scenario: on the healthy side no presence is destroyed
      Given a game under way on board A
      And A8 holds 1 explorer and 2 presence of River
      And the Invader deck is Mountain
      When the Invader phase is carried out
      Then A8 then holds 1 explorer and 2 presence of River
      And A7 then holds 1 presence of Ocean

  @SI-invader-actions-D01
  @SI-invader-actions-X01
  Rule: Of Ravage, Build and Explore an action without a card is left out

    @case:si-invader-phase-0010
    Scenario: the first turn: a card on the Build space only
      Given a game under way on board A
      And A8 holds 1 town
      And the Jungle card is on the Build space
      And the Invader deck is Wetland
      When the Invader phase is carried out
      Then A8 then holds no blight, 1 town and 1 city
      And no Invader card is discarded
      And the Jungle card lies on the Ravage space
      And the Wetland card lies on the Build space

    @case:si-invader-phase-0011
    Scenario: nothing on the Build space
      Given a game under way on board A
      And A8 holds 1 town
      And the Jungle card is on the Ravage space
      And the Invader deck is Wetland
      When the Invader phase is carried out
      Then A8 then holds 1 blight, 1 town and no cities
      And no card lies on the Ravage space

    @SI-invader-actions-X01
    @case:si-invader-phase-0012
    Scenario: Build alone, without a card
      Given a game under way on board A
      And A8 holds 1 town
      And the Jungle card is on the Ravage space
      When the Invaders build
      Then no towns are added anywhere
      And A8 then holds 1 town and no cities

  @SI-invader-phase-S01
  Rule: The phase ends where the game ends

    @SI-victory-and-defeat-E04
    @case:si-invader-phase-0013
    Scenario: no card is left to explore by: the cards advance no more
      Given a game under way on board A
      And A8 holds 1 town
      And the Jungle card is on the Build space
      And the Invader deck has run out
      When the Invader phase is carried out
      Then the game is lost by time
      And A8 then holds 1 town and 1 city
      And the Jungle card lies on the Build space

    @case:si-invader-phase-0014
    Scenario: lost in Ravage: nothing is built any more
      Given a game under way on board A
      And no Blight card is used and the blight space holds 1 blight
      And A8 holds 1 town
      And the Jungle card is on the Ravage space
      And the Jungle and Sands card is on the Build space
      And the Invader deck is Wetland
      When the Invader phase is carried out
      Then the game is lost by blight
      And A8 then holds 1 blight, 1 town and no cities
      And the Invader deck is, from the top, Wetland

    @case:si-invader-phase-0015
    Scenario: won in Ravage: nobody explores any more
      Given a game under way on board A
      And A8 holds 1 explorer and 1 dahan
      And the Jungle card is on the Ravage space
      And the Invader deck is Wetland
      When the Invader phase is carried out
      Then the game is won by terror level 1
      And A8 then holds no explorers and 1 dahan with 1 damage
      And the Invader deck is, from the top, Wetland
      And the Jungle card lies on the Ravage space

  @SI-build-S01
  Rule: They build in every land of the type that the card shows, and in no other

    @SI-build-S02
    @case:si-invader-phase-0016
    Scenario: both mountains of the board
      Given a game under way on board A
      And A1 holds 1 explorer
      And A6 holds 1 city
      And A8 holds 1 explorer
      And the Mountain card is on the Build space
      When the Invaders build
      Then towns are added to A1 and A6 and to no other land

    @case:si-invader-phase-0017
    Scenario: Build examples A to D on one island
      Given a game under way on boards A and B
      And A1 holds 1 town
      And A6 holds 1 explorer
      And B2 holds 1 town and 1 city
      And the Mountain card is on the Build space
      When the Invaders build
      Then A1 then holds 1 town and 1 city
      And A6 then holds 1 explorer and 1 town
      And B2 then holds 2 towns and 1 city
      And nothing changes in B7

    @SI-invader-actions-R01
    @case:si-invader-phase-0018
    Scenario: an Explorer in every coastal land and one inland: the Coastal card
      Given a game under way on board A
      And A1 holds 1 explorer
      And A2 holds 1 explorer
      And A3 holds 1 explorer
      And A4 holds 1 explorer
      And the Coastal card is on the Build space
      When the Invaders build
      Then towns are added to A1, A2 and A3 and to no other land

    @SI-invader-actions-E02
    @case:si-invader-phase-0019
    Scenario: both types of a Stage III card
      Given a game under way on board A
      And A1 holds 1 explorer
      And A3 holds 1 explorer
      And A4 holds 1 explorer
      And A7 holds 1 explorer
      And A8 holds 1 explorer
      And the Jungle and Sands card is on the Build space
      When the Invaders build
      Then towns are added to A3, A4, A7 and A8 and to no other land

    @SI-invader-actions-R02
    @case:si-invader-phase-0020
    Scenario: of the two jungles only the one with Invaders
      Given a game under way on board A
      And A3 holds 2 dahan
      And A8 holds 1 explorer
      And the Jungle card is on the Build space
      When the Invaders build
      Then towns are added to A8 and to no other land

    @SI-build-S02
    @case:si-invader-phase-0021
    Scenario: a Town built in one land doesn't count in the next
      Given a game under way on board B
      And B3 holds 1 explorer
      And B4 holds 1 town and 1 city
      And the Jungle and Sands card is on the Build space
      When the Invaders build
      Then towns are added to B3 and B4 and to no other land

  @SI-explore-S03
  Rule: Every land of the type on the new card that has a source or is next to one is explored

    @SI-explore-S01
    @case:si-invader-phase-0022
    Scenario: by the new card, not by those on the other spaces
      Given a game under way on board A
      And A8 holds 1 town
      And the Jungle card is on the Ravage space
      And the Wetland card is on the Build space
      And the Invader deck is Sands, Mountain
      When the Invaders explore
      Then explorers are added to A7 and to no other land
      And the Sands card lies on the Explore space
      And the Invader deck is, from the top, Mountain

    @case:si-invader-phase-0023
    Scenario: Explore examples A to D on one island
      Given a game under way on boards A and B
      And A2 holds 1 city
      And A5 holds 1 town
      And A8 holds 1 town
      And the Invader deck is Jungle and Sands
      When the Invaders explore
      Then explorers are added to A3, A4, A7, A8 and B3 and to no other land

    @SI-invader-actions-E02
    @case:si-invader-phase-0024
    Scenario: both types of a Stage III card on the coast
      Given a game under way on board A
      And A7 holds 1 explorer
      And the Invader deck is Mountain and Wetland
      When the Invaders explore
      Then explorers are added to A1 and A2 and to no other land

    @SI-invader-actions-R03
    @case:si-invader-phase-0025
    Scenario: who has just come is no source for the next land
      Given a game under way on board B
      And B6 holds 1 explorer
      And the Invader deck is Jungle and Sands
      When the Invaders explore
      Then explorers are added to B3 and to no other land

    @SI-explore-L01
    @case:si-invader-phase-0026
    Scenario: Towns and Cities around both sands bring one Explorer each
      Given a game under way on board A
      And A5 holds 2 towns and 2 cities
      And A8 holds 1 town
      And the Invader deck is Sands
      When the Invaders explore
      Then explorers are added to A4 and A7 and to no other land
