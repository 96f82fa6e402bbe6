Feature: Adversaries
  What an Adversary changes: the decks, the set-up, the Invaders' actions, by level; its Escalation, its loss condition.

  @SI-fear-cards-by-adversary-U01
  Rule: Each level says how many Fear cards lie in each part of the Fear deck

    Scenario Outline: the parts of the Fear deck
      Given the <adversary> is played against at level <level>
      When the Invader board is set up for 1 player
      And the first <all> Fear cards are drawn
      And any Invader cards against the <adversary> at level <level> are drawn
      And Downward Spiral is drawn as the Blight card
      Then the Fear deck has <one>, <two> and <three> cards, with the dividers between them

      Examples:
        | case                | adversary                      | level | all | one | two | three |
        | si-adversaries-0001 | Kingdom of Brandenburg-Prussia | 0     | 9   | 3   | 3   | 3     |
        | si-adversaries-0002 | Kingdom of Brandenburg-Prussia | 1     | 9   | 3   | 3   | 3     |
        | si-adversaries-0003 | Kingdom of Brandenburg-Prussia | 2     | 9   | 3   | 3   | 3     |
        | si-adversaries-0004 | Kingdom of Brandenburg-Prussia | 3     | 10  | 3   | 4   | 3     |
        | si-adversaries-0005 | Kingdom of Brandenburg-Prussia | 4     | 11  | 4   | 4   | 3     |
        | si-adversaries-0006 | Kingdom of Brandenburg-Prussia | 5     | 11  | 4   | 4   | 3     |
        | si-adversaries-0007 | Kingdom of Brandenburg-Prussia | 6     | 12  | 4   | 4   | 4     |
        | si-adversaries-0008 | Kingdom of England             | 0     | 9   | 3   | 3   | 3     |
        | si-adversaries-0009 | Kingdom of England             | 1     | 10  | 3   | 4   | 3     |
        | si-adversaries-0010 | Kingdom of England             | 2     | 11  | 4   | 4   | 3     |
        | si-adversaries-0011 | Kingdom of England             | 3     | 13  | 4   | 5   | 4     |
        | si-adversaries-0012 | Kingdom of England             | 4     | 14  | 4   | 5   | 5     |
        | si-adversaries-0013 | Kingdom of England             | 5     | 14  | 4   | 5   | 5     |
        | si-adversaries-0014 | Kingdom of England             | 6     | 13  | 4   | 5   | 4     |
        | si-adversaries-0015 | Kingdom of Sweden              | 0     | 9   | 3   | 3   | 3     |
        | si-adversaries-0016 | Kingdom of Sweden              | 1     | 9   | 3   | 3   | 3     |
        | si-adversaries-0017 | Kingdom of Sweden              | 2     | 10  | 3   | 4   | 3     |
        | si-adversaries-0018 | Kingdom of Sweden              | 3     | 10  | 3   | 4   | 3     |
        | si-adversaries-0019 | Kingdom of Sweden              | 4     | 11  | 3   | 4   | 4     |
        | si-adversaries-0020 | Kingdom of Sweden              | 5     | 12  | 4   | 4   | 4     |
        | si-adversaries-0021 | Kingdom of Sweden              | 6     | 13  | 4   | 4   | 5     |

  @SI-adversaries-R01
  Rule: The effects of the levels are cumulative

    @case:si-adversaries-0022
    Scenario: Prussia at its base level adds nothing in set-up
      Given boards A and B are laid out
      And the Kingdom of Brandenburg-Prussia is played against at level 0
      When what the Adversary adds is placed
      Then nothing is added anywhere

    @SI-adversaries-R01
    @SI-setup-general-U02
    @case:si-adversaries-0023
    Scenario: Prussia at level 1 adds a Town in land 3 of each board
      Given boards A and B are laid out
      And the Kingdom of Brandenburg-Prussia is played against at level 1
      When what the Adversary adds is placed
      Then 1 town is added to A3
      And 1 town is added to B3
      And 0 towns are added to A2
      And 0 towns are added to A8

    @case:si-adversaries-0024
    Scenario: Prussia at level 6 still adds that Town and no other
      Given board A is laid out
      And the Kingdom of Brandenburg-Prussia is played against at level 6
      When what the Adversary adds is placed
      Then 1 town is added to A3
      And 0 towns are added to A1
      And A3 then holds no cities

    @case:si-adversaries-0025
    Scenario: England at level 1 adds nothing in set-up
      Given board A is laid out
      And the Kingdom of England is played against at level 1
      When what the Adversary adds is placed
      Then nothing is added anywhere

    @case:si-adversaries-0026
    Scenario: England at level 2 adds a City in land 1 and a Town in land 2 of each board
      Given boards C and D are laid out
      And C2 holds 1 city
      And the Kingdom of England is played against at level 2
      When what the Adversary adds is placed
      Then 1 city is added to C1
      And 0 towns are added to C1
      And C2 then holds 1 city and 1 town
      And 1 city is added to D1
      And 1 town is added to D2
      And D2 then holds no cities

    @case:si-adversaries-0027
    Scenario: Sweden at level 1 adds nothing in set-up
      Given board A is laid out
      And A2 holds 1 city
      And A4 holds 1 blight
      And the Kingdom of Sweden is played against at level 1
      When what the Adversary adds is placed
      Then nothing is added anywhere

    @case:si-adversaries-0028
    Scenario: Sweden at level 2 adds a City in land 4 of each board and puts its blight in land 5
      Given boards A and C are laid out
      And A2 holds 1 city
      And A4 holds 1 blight
      And C5 holds 2 dahan and 1 blight
      And the Kingdom of Sweden is played against at level 2
      When what the Adversary adds is placed
      Then A4 then holds 1 city and no blight
      And A5 then holds 1 blight
      And C4 then holds 1 city and no blight
      And C5 then holds 2 dahan and 1 blight

    @case:si-adversaries-0029
    Scenario: Sweden at level 5 adds nothing in land 8
      Given board A is laid out
      And A2 holds 1 city
      And A4 holds 1 blight
      And the Kingdom of Sweden is played against at level 5
      When what the Adversary adds is placed
      Then 1 city is added to A4
      And 0 towns are added to A8
      And 0 blight is added to A8

  @SI-adversary-sweden-U01
  Rule: Sweden's set-up also adds blight

    @case:si-adversaries-0030
    Scenario: at level 6: a Town and blight in land 8 of each board, from the box
      Given boards A and D are laid out
      And the Blight card holds 4 blight
      And A8 holds 1 town
      And the Kingdom of Sweden is played against at level 6
      When what the Adversary adds is placed
      Then 1 town is added to A8
      And 1 blight is added to A8
      And 1 town is added to D8
      And 1 blight is added to D8
      And 1 city is added to A4
      And the Blight card then holds 4 blight

  @SI-adversary-sweden-X01
  Rule: Blight of Sweden's set-up doesn't cascade

    @case:si-adversaries-0031
    Scenario: a land that has blight already
      Given board A is laid out
      And the Blight card holds 4 blight
      And A2 holds 1 city
      And A8 holds 1 blight
      And the Kingdom of Sweden is played against at level 6
      When what the Adversary adds is placed
      Then A8 then holds 2 blight and 1 town
      And A5 then holds no blight
      And A6 then holds no blight
      And A7 then holds no blight
      And the Blight card then holds 4 blight

  @SI-adversary-sweden-X02
  Rule: Blight of Sweden's set-up destroys no presence

    @case:si-adversaries-0032
    Scenario: presence in land 8
      Given board A is laid out
      And A8 holds 1 presence of River and 1 town
      And the Kingdom of Sweden is played against at level 6
      When what the Adversary adds is placed
      Then A8 then holds 1 presence of River, 2 towns and 1 blight
      And no presence of River lies beside the island
      And the game goes on

  @SI-adversaries-D03
  Rule: Prussia's levels change the order of the Invader deck

    @SI-adversaries-R01
    @case:si-adversaries-0033
    Scenario: level 1 leaves the deck as it is
      Given the Kingdom of Brandenburg-Prussia is played against at level 1
      When the Invader deck is built
      And the Stage I cards are drawn in the order Sands, Jungle, Mountain
      And the Stage II cards are drawn in the order Wetland, Coastal, Mountain, Jungle
      And the Stage III cards are drawn in the order Sands and Wetland, Jungle and Sands, Mountain and Sands, Jungle and Mountain, Mountain and Wetland
      Then the Invader deck is, from the top, Sands, Jungle, Mountain, Stage II Wetland, Coastal, Stage II Mountain, Stage II Jungle, Sands and Wetland, Jungle and Sands, Mountain and Sands, Jungle and Mountain, Mountain and Wetland

    @case:si-adversaries-0034
    Scenario: level 2: a Stage III card lies between Stage I and Stage II
      Given the Kingdom of Brandenburg-Prussia is played against at level 2
      When the Invader deck is built
      And the Stage I cards are drawn in the order Sands, Jungle, Mountain
      And the Stage II cards are drawn in the order Wetland, Coastal, Mountain, Jungle
      And the Stage III cards are drawn in the order Sands and Wetland, Jungle and Sands, Mountain and Sands, Jungle and Mountain, Mountain and Wetland
      Then the Invader deck is, from the top, Sands, Jungle, Mountain, Sands and Wetland, Stage II Wetland, Coastal, Stage II Mountain, Stage II Jungle, Jungle and Sands, Mountain and Sands, Jungle and Mountain, Mountain and Wetland

    @case:si-adversaries-0035
    Scenario: level 3: one Stage I card is left out besides
      Given the Kingdom of Brandenburg-Prussia is played against at level 3
      When the Invader deck is built
      And the Stage I cards are drawn in the order Sands, Jungle
      And the Stage II cards are drawn in the order Wetland, Coastal, Mountain, Jungle
      And the Stage III cards are drawn in the order Sands and Wetland, Jungle and Sands, Mountain and Sands, Jungle and Mountain, Mountain and Wetland
      Then the Invader deck is, from the top, Sands, Jungle, Sands and Wetland, Stage II Wetland, Coastal, Stage II Mountain, Stage II Jungle, Jungle and Sands, Mountain and Sands, Jungle and Mountain, Mountain and Wetland

    @case:si-adversaries-0036
    Scenario: level 4: one Stage II card is left out besides
      Given the Kingdom of Brandenburg-Prussia is played against at level 4
      When the Invader deck is built
      And the Stage I cards are drawn in the order Sands, Jungle
      And the Stage II cards are drawn in the order Wetland, Coastal, Mountain
      And the Stage III cards are drawn in the order Sands and Wetland, Jungle and Sands, Mountain and Sands, Jungle and Mountain, Mountain and Wetland
      Then the Invader deck is, from the top, Sands, Jungle, Sands and Wetland, Stage II Wetland, Coastal, Stage II Mountain, Jungle and Sands, Mountain and Sands, Jungle and Mountain, Mountain and Wetland

    @case:si-adversaries-0037
    Scenario: level 5: another Stage I card is left out
      Given the Kingdom of Brandenburg-Prussia is played against at level 5
      When the Invader deck is built
      And the Stage I cards are drawn in the order Sands
      And the Stage II cards are drawn in the order Wetland, Coastal, Mountain
      And the Stage III cards are drawn in the order Sands and Wetland, Jungle and Sands, Mountain and Sands, Jungle and Mountain, Mountain and Wetland
      Then the Invader deck is, from the top, Sands, Sands and Wetland, Stage II Wetland, Coastal, Stage II Mountain, Jungle and Sands, Mountain and Sands, Jungle and Mountain, Mountain and Wetland

    @case:si-adversaries-0038
    Scenario: level 6: no Stage I card is left
      Given the Kingdom of Brandenburg-Prussia is played against at level 6
      When the Invader deck is built
      And the Stage II cards are drawn in the order Wetland, Coastal, Mountain
      And the Stage III cards are drawn in the order Sands and Wetland, Jungle and Sands, Mountain and Sands, Jungle and Mountain, Mountain and Wetland
      Then the Invader deck is, from the top, Sands and Wetland, Stage II Wetland, Coastal, Stage II Mountain, Jungle and Sands, Mountain and Sands, Jungle and Mountain, Mountain and Wetland

    @SI-adversaries-R01
    @case:si-adversaries-0039
    Scenario: England and Sweden leave the deck as it is
      Given the Kingdom of England is played against at level 6
      When the Invader deck is built
      And the Stage I cards are drawn in the order Sands, Jungle, Mountain
      And the Stage II cards are drawn in the order Wetland, Coastal, Mountain, Jungle
      And the Stage III cards are drawn in the order Sands and Wetland, Jungle and Sands, Mountain and Sands, Jungle and Mountain, Mountain and Wetland
      Then the Invader deck is, from the top, Sands, Jungle, Mountain, Stage II Wetland, Coastal, Stage II Mountain, Stage II Jungle, Sands and Wetland, Jungle and Sands, Mountain and Sands, Jungle and Mountain, Mountain and Wetland

  @SI-adversaries-P01
  Rule: An Adversary may be used or not

    @SI-adversaries-P01
    @SI-adversaries-R01
    @case:si-adversaries-0040
    Scenario: against England at level 6 there is 1 Fear marker per player more
      Given the Kingdom of England is played against at level 6
      When the Invader board is set up for 2 players
      And the first 13 Fear cards are drawn
      And any Invader cards are drawn
      And Downward Spiral is drawn as the Blight card
      Then the Fear Pool is filled with 10 Fear

    @SI-adversaries-P01
    @SI-adversaries-R01
    @case:si-adversaries-0041
    Scenario: at level 5 there is none more
      Given the Kingdom of England is played against at level 5
      When the Invader board is set up for 2 players
      And the first 14 Fear cards are drawn
      And any Invader cards are drawn
      And Downward Spiral is drawn as the Blight card
      Then the Fear Pool is filled with 8 Fear

    @case:si-adversaries-0042
    Scenario: the whole set-up against Prussia at level 6: the first explore is by two terrains
      Given the Kingdom of Brandenburg-Prussia is played against at level 6
      When the game is set up for 1 player
      And board A is drawn
      And the first 12 Fear cards are drawn
      And the Stage II cards are drawn in the order Wetland, Coastal, Mountain
      And the Stage III cards are drawn in the order Sands and Wetland, Jungle and Sands, Mountain and Sands, Jungle and Mountain, Mountain and Wetland
      And Downward Spiral is drawn as the Blight card
      Then A2 then holds 1 explorer and 1 city
      And A3 then holds 1 town and no explorers
      And A4 then holds 1 explorer
      And A5 then holds 1 explorer
      And A7 then holds 1 explorer
      And the Sands and Wetland card lies on the Build space

  @SI-adversaries-D02
  Rule: The Escalation is part of the base level

    @case:si-adversaries-0043
    Scenario: Prussia: a Town in a land without one, of each board with a Town or City
      Given a game under way on boards A and B
      And the Kingdom of Brandenburg-Prussia is played against at level 0
      And the Stage II Sands card is on the Explore space
      And its Escalation is still due
      And A2 holds 1 city
      And A8 holds 1 town
      And B6 holds 1 explorer
      When the Escalation takes place
      And the Land Rush on A is in A5
      Then A5 then holds 1 town
      And no Escalation is due
      And B1 then holds no towns
      And B6 then holds 1 explorer and no towns

    @case:si-adversaries-0044
    Scenario: Prussia: the players choose the land
      Given a game under way on board A
      And the Kingdom of Brandenburg-Prussia is played against at level 0
      And the Stage II Sands card is on the Explore space
      And its Escalation is still due
      And A2 holds 1 city
      And A8 holds 1 town
      And A3 holds 2 towns
      When the Escalation takes place
      Then the Land Rush on A may be in A1, A2, A4, A5, A6 and A7

    @SI-invader-actions-E03
    @case:si-adversaries-0045
    Scenario: Prussia: a land with a Town gets none
      Given a game under way on board A
      And the Kingdom of Brandenburg-Prussia is played against at level 0
      And the Stage II Sands card is on the Explore space
      And its Escalation is still due
      And A8 holds 1 town
      When the Escalation takes place
      And the Land Rush on A is in A8
      Then it is refused by SI-invader-actions-E03

    @case:si-adversaries-0046
    Scenario: Prussia: no Town where each land has one
      Given a game under way on board A
      And the Kingdom of Brandenburg-Prussia is played against at level 0
      And the Stage II Sands card is on the Explore space
      And its Escalation is still due
      And a town stands in each land
      When the Escalation takes place
      Then nothing changes in A1
      And nothing changes in A8
      And no Escalation is due

    @case:si-adversaries-0047
    Scenario: Prussia: a City on another board counts for that board
      Given a game under way on boards A and B
      And the Kingdom of Brandenburg-Prussia is played against at level 0
      And the Stage II Sands card is on the Explore space
      And its Escalation is still due
      And A2 holds 1 city
      And B2 holds 1 city
      When the Escalation takes place
      And the Land Rush on A is in A2
      And the Land Rush on B is in B2
      Then A2 then holds 1 city and 1 town
      And B2 then holds 1 city and 1 town

    @SI-adversaries-D02
    @SI-build-S02
    @case:si-adversaries-0048
    Scenario: England: a Build in the land with the most Towns and Cities, of each board that has some
      Given a game under way on boards A and B
      And the Kingdom of England is played against at level 0
      And the Stage II Sands card is on the Explore space
      And its Escalation is still due
      And A2 holds 1 city
      And A8 holds 1 town and 1 city
      And A5 holds 5 explorers
      And B6 holds 1 explorer
      When the Escalation takes place
      Then A8 then holds 2 towns and 1 city
      And A2 then holds 1 city and no towns
      And A5 then holds 5 explorers and no towns
      And B6 then holds 1 explorer and no towns
      And no Escalation is due

    @case:si-adversaries-0049
    Scenario: England: a City is built where there are more Towns than Cities
      Given a game under way on board A
      And the Kingdom of England is played against at level 0
      And the Stage II Sands card is on the Explore space
      And its Escalation is still due
      And A8 holds 2 towns and 1 city
      And A2 holds 1 town
      When the Escalation takes place
      Then A8 then holds 2 towns and 2 cities
      And A2 then holds 1 town and no cities

    @case:si-adversaries-0050
    Scenario: England: of equal lands the players choose one
      Given a game under way on board A
      And the Kingdom of England is played against at level 0
      And the Stage II Sands card is on the Explore space
      And its Escalation is still due
      And A2 holds 1 city
      And A8 holds 1 town
      And A5 holds 1 explorer
      When the Escalation takes place
      Then the Building Boom on A may be in A2 and A8

    @SI-invader-actions-E03
    @case:si-adversaries-0051
    Scenario: England: a land with fewer is not chosen
      Given a game under way on board A
      And the Kingdom of England is played against at level 0
      And the Stage II Sands card is on the Explore space
      And its Escalation is still due
      And A2 holds 1 city
      And A8 holds 2 towns
      When the Escalation takes place
      And the Building Boom on A is in A2
      Then it is refused by SI-invader-actions-E03

    @case:si-adversaries-0052
    Scenario: England: nothing is built where the Invaders are kept from building
      Given a game under way on board A
      And the Kingdom of England is played against at level 0
      And the Stage II Sands card is on the Explore space
      And its Escalation is still due
      And A8 holds 2 towns
      And the Invaders are kept from building in A8 this turn
      When the Escalation takes place
      Then nothing changes in A8

    @SI-invader-actions-X02
    @case:si-adversaries-0053
    Scenario: Sweden: from now on the explored lands of this phase are looked at
      Given a game under way on board A
      And the Kingdom of Sweden is played against at level 0
      And the Stage II Sands card is on the Explore space
      And its Escalation is still due
      And A8 holds 1 town
      When the Escalation takes place
      Then the Invaders sway the Dahan of each land that they explore
      And no Escalation is due
      And nothing changes in A8

    @SI-invader-actions-E03
    @case:si-adversaries-0054
    Scenario: no Escalation without the flag
      Given a game under way on board A
      And the Kingdom of Sweden is played against at level 3
      And A8 holds 1 town
      And the Coastal card is on the Explore space
      When the Escalation takes place
      Then it is refused by SI-invader-actions-E03

  @SI-invader-actions-E03
  Rule: SI-Q11: whether Prussia changes more than the set-up

    @case:si-adversaries-0055
    Scenario: the flag against Prussia
      Given a game under way on board A
      And the Kingdom of Brandenburg-Prussia is played against at level 0
      And the Stage II Sands card is on the Explore space
      And its Escalation is still due
      And A8 holds 1 town
      When the Escalation takes place
      And the Land Rush on A is in A5
      Then by the reading mostly_setup of SI-Q11
      And A5 then holds 1 town
      And by the reading setup_only of SI-Q11
      And A5 then holds no towns

  @SI-invader-actions-E04
  Rule: Sweden's Escalation changes the explore: a Dahan of an explored land may become a Town

    @case:si-adversaries-0056
    Scenario: as many Invaders as Dahan, with the new Explorer
      Given a game under way
      And a sands on the coast with 1 explorer and 2 dahan
      And the Kingdom of Sweden is played against at level 0
      And the Invaders sway the Dahan of each land that they explore
      When the Invaders explore here
      Then here then holds 2 explorers, 1 dahan and 1 town

    @case:si-adversaries-0057
    Scenario: fewer Invaders than Dahan
      Given a game under way
      And a sands on the coast with 1 explorer and 3 dahan
      And the Kingdom of Sweden is played against at level 0
      And the Invaders sway the Dahan of each land that they explore
      When the Invaders explore here
      Then here then holds 2 explorers, 3 dahan and no towns

    @case:si-adversaries-0058
    Scenario: more Invaders than Dahan: still only 1 Dahan
      Given a game under way
      And a sands on the coast with 1 city, 1 town, 3 explorers and 2 dahan
      And the Kingdom of Sweden is played against at level 0
      And the Invaders sway the Dahan of each land that they explore
      When the Invaders explore here
      Then here then holds 1 city, 2 towns, 4 explorers and 1 dahan

    @case:si-adversaries-0059
    Scenario: the only Dahan
      Given a game under way
      And a sands on the coast with 1 dahan
      And the Kingdom of Sweden is played against at level 0
      And the Invaders sway the Dahan of each land that they explore
      When the Invaders explore here
      Then here then holds 1 explorer, no dahan and 1 town

    @SI-explore-E01
    @case:si-adversaries-0060
    Scenario: no Dahan at all
      Given a game under way
      And a sands on the coast with 1 explorer
      And the Kingdom of Sweden is played against at level 0
      And the Invaders sway the Dahan of each land that they explore
      When the Invaders explore here
      Then here then holds 2 explorers, no dahan and no towns

    @SI-power-principles-T01
    @case:si-adversaries-0061
    Scenario: a land that isn't explored
      Given a game under way
      And a sands on the coast with 2 explorers and 1 dahan
      And the Kingdom of Sweden is played against at level 0
      And the Invaders sway the Dahan of each land that they explore
      And the Invaders are kept from exploring in here this turn
      When the Invaders explore here
      Then nothing changes in here

    @case:si-adversaries-0062
    Scenario: a damaged Dahan becomes a damaged Town
      Given a game under way
      And a sands on the coast with 2 explorers and 1 dahan with 1 damage
      And the Kingdom of Sweden is played against at level 0
      And the Invaders sway the Dahan of each land that they explore
      When the Invaders explore here
      Then here then holds 3 explorers, no dahan and 1 town with 1 damage

    @case:si-adversaries-0063
    Scenario: the players choose the Dahan where they differ
      Given a game under way
      And a sands on the coast with 2 explorers, 1 dahan and 1 dahan with 1 damage
      And the Kingdom of Sweden is played against at level 0
      And the Invaders sway the Dahan of each land that they explore
      When the Invaders explore here
      Then the players choose which Dahan in here is swayed: dahan with 1 damage and dahan

    @case:si-adversaries-0064
    Scenario: the Dahan that they chose
      Given a game under way
      And a sands on the coast with 2 explorers, 1 dahan and 1 dahan with 1 damage
      And the Kingdom of Sweden is played against at level 0
      And the Invaders sway the Dahan of each land that they explore
      When the Invaders explore here
      And the dahan in here is swayed
      Then here then holds 3 explorers, 1 dahan with 1 damage and 1 town

    @SI-explore-E01
    @case:si-adversaries-0065
    Scenario: without the Escalation nobody is swayed
      Given a game under way
      And a sands on the coast with 1 explorer and 1 dahan
      And the Kingdom of Sweden is played against at level 6
      When the Invaders explore here
      Then here then holds 2 explorers, 1 dahan and no towns

    @case:si-adversaries-0066
    Scenario: the whole explore: the flag comes first, then each land that is explored
      Given a game under way on board A
      And the Kingdom of Sweden is played against at level 0
      And A2 holds 1 city
      And A3 holds 2 dahan
      And A4 holds 1 dahan
      And A7 holds 2 dahan
      And the Invader deck is Stage II Sands
      When the Invaders explore
      Then A4 then holds 1 explorer, no dahan and 1 town
      And A7 then holds no explorers and 2 dahan
      And A3 then holds 2 dahan and no towns
      And the Invaders sway the Dahan of each land that they explore

    @SI-advance-cards-S01
    @case:si-adversaries-0067
    Scenario: it ends with the Invader phase
      Given a game under way on board A
      And the Kingdom of Sweden is played against at level 0
      And A2 holds 1 city
      And the Invaders sway the Dahan of each land that they explore
      When the Invader cards advance
      Then the Invaders sway nobody any more

  @SI-adversaries-X01
  Rule: England adds a condition of defeat: 7 Towns and Cities in one land

    @case:si-adversaries-0068
    Scenario: the seventh
      Given a game under way
      And a jungle with 4 towns and 2 cities
      And the Kingdom of England is played against at level 0
      When the Invaders build in here
      Then here then holds 4 towns and 3 cities
      And the game is lost by capital

    @case:si-adversaries-0069
    Scenario: the sixth
      Given a game under way
      And a jungle with 3 towns and 2 cities
      And the Kingdom of England is played against at level 0
      When the Invaders build in here
      Then here then holds 3 towns and 3 cities
      And the game goes on

    @case:si-adversaries-0070
    Scenario: Explorers don't count
      Given a game under way
      And a jungle with 5 explorers, 3 towns and 2 cities
      And the Kingdom of England is played against at level 0
      When the Invaders build in here
      Then here then holds 3 towns and 3 cities
      And the game goes on

    @SI-build-E01
    @case:si-adversaries-0071
    Scenario: Sweden has no such condition
      Given a game under way
      And a jungle with 4 towns and 2 cities
      And the Kingdom of Sweden is played against at level 6
      When the Invaders build in here
      Then here then holds 4 towns and 3 cities
      And the game goes on

    @case:si-adversaries-0072
    Scenario: two lands together don't count
      Given a game under way
      And a jungle called here, adjacent to there with 3 towns and 2 cities
      And a sands called there with 3 towns
      And the Kingdom of England is played against at level 0
      When the Invaders build in here
      Then the game goes on

    @case:si-adversaries-0073
    Scenario: a Build of the Escalation can found it
      Given a game under way on board A
      And the Kingdom of England is played against at level 0
      And the Stage II Sands card is on the Explore space
      And its Escalation is still due
      And A8 holds 3 towns and 3 cities
      When the Escalation takes place
      Then A8 then holds 4 towns and 3 cities
      And the game is lost by capital

  @SI-adversaries-E02
  Rule: England, level 1: the Invaders also build where none of them are, if 2 Towns or Cities are nearby

    @case:si-adversaries-0074
    Scenario: a Town and a City in two adjacent lands
      Given a game under way
      And a jungle called here, adjacent to there and yonder
      And a sands called there with 1 town
      And a wetland called yonder with 1 city
      And the Kingdom of England is played against at level 1
      When the Invaders build in here
      Then here then holds 1 town and no cities

    @case:si-adversaries-0075
    Scenario: two Towns in one adjacent land
      Given a game under way
      And a jungle called here, adjacent to there and yonder
      And a sands called there with 2 towns
      And a wetland called yonder with 1 explorer
      And the Kingdom of England is played against at level 1
      When the Invaders build in here
      Then here then holds 1 town and no cities

    @SI-invader-actions-R02
    @case:si-adversaries-0076
    Scenario: only one nearby
      Given a game under way
      And a jungle called here, adjacent to there and yonder
      And a sands called there with 1 town
      And a wetland called yonder with 3 explorers
      And the Kingdom of England is played against at level 1
      When the Invaders build in here
      Then nothing changes in here

    @SI-adversaries-R01
    @SI-invader-actions-R02
    @case:si-adversaries-0077
    Scenario: at its base level England doesn't
      Given a game under way
      And a jungle called here, adjacent to there and yonder
      And a sands called there with 1 town
      And a wetland called yonder with 1 city
      And the Kingdom of England is played against at level 0
      When the Invaders build in here
      Then nothing changes in here

    @SI-adversaries-E02
    @SI-adversaries-R01
    @case:si-adversaries-0078
    Scenario: at level 5 it still does
      Given a game under way
      And a jungle called here, adjacent to there and yonder
      And a sands called there with 1 town
      And a wetland called yonder with 1 city
      And the Kingdom of England is played against at level 5
      When the Invaders build in here
      Then here then holds 1 town and no cities

    @SI-build-E02
    @case:si-adversaries-0079
    Scenario: where Invaders are they build as always
      Given a game under way
      And a jungle called here, adjacent to there and yonder with 1 explorer
      And a sands called there with 1 explorer
      And a wetland called yonder with 1 explorer
      And the Kingdom of England is played against at level 1
      When the Invaders build in here
      Then here then holds 1 explorer and 1 town

    @SI-adversaries-E02
    @SI-build-S01
    @case:si-adversaries-0080
    Scenario: the whole Build
      Given a game under way on board A
      And the Kingdom of England is played against at level 1
      And A2 holds 1 city
      And A5 holds 1 town
      And the Sands card is on the Build space
      When the Invaders build
      Then towns are added to A4 and to no other land

    @SI-invader-actions-R02
    @case:si-adversaries-0081
    Scenario: the whole Build at the base level
      Given a game under way on board A
      And the Kingdom of England is played against at level 0
      And A2 holds 1 city
      And A5 holds 1 town
      And the Sands card is on the Build space
      When the Invaders build
      Then no towns are added anywhere

  @SI-adversaries-E02
  Rule: SI-Q80: whether one Build can bring about another in the same action

    @case:si-adversaries-0082
    Scenario: a Town that is built makes the second nearby
      Given a game under way
      And a jungle called here, adjacent to there and beyond
      And a sands called there, adjacent to yonder
      And a wetland called yonder with 2 towns
      And a wetland called beyond with 1 town
      And the Kingdom of England is played against at level 1
      And the Jungle and Sands card is on the Build space
      When the Invaders build
      Then by the reading when_it_begins of SI-Q80
      And there then holds 1 town
      And here then holds no towns
      And by the reading land_by_land of SI-Q80
      And there then holds 1 town
      And here then holds 1 town

    @SI-invader-phase-fear-R03
    @case:si-adversaries-0083
    Scenario: land by land, the players choose the order
      Given SI-Q80 is read as land_by_land
      And a game under way
      And a jungle called here, adjacent to there and beyond
      And a sands called there, adjacent to yonder
      And a wetland called yonder with 2 towns
      And a wetland called beyond with 2 towns
      And the Kingdom of England is played against at level 1
      And the Jungle and Sands card is on the Build space
      When the Invaders build
      And here is built in next
      Then here then holds 1 town
      And there then holds 1 town

  @SI-adversaries-E02
  Rule: England, levels 3 and 4: an extra Build space, which acts before Ravage

    @SI-advance-cards-S02
    @case:si-adversaries-0084
    Scenario: at level 2 the card of the Ravage space is discarded
      Given a game under way on board A
      And A8 holds 1 town
      And the Kingdom of England is played against at level 2
      And the Sands card is on the Ravage space
      When the Invader cards advance
      Then the discarded Invader cards are then Sands
      And no card lies on the extra Build space

    @case:si-adversaries-0085
    Scenario: at level 3 it goes to the extra Build space
      Given a game under way on board A
      And A8 holds 1 town
      And the Kingdom of England is played against at level 3
      And the Sands card is on the Ravage space
      And the Jungle card is on the Build space
      When the Invader cards advance
      Then the 1-sands card lies then on the extra Build space
      And the 1-jungle card lies then on the Ravage space
      And no Invader card is discarded
      And the extra Build space stays

    @case:si-adversaries-0086
    Scenario: the card of the extra Build space is discarded
      Given a game under way on board A
      And A8 holds 1 town
      And the Kingdom of England is played against at level 3
      And a 1-wetland card lies on the extra Build space
      And the Sands card is on the Ravage space
      When the Invader cards advance
      Then the 1-sands card lies then on the extra Build space
      And the discarded Invader cards are then Wetland

    @case:si-adversaries-0087
    Scenario: at level 3 a Stage II card that reaches it is discarded, and the space goes
      Given a game under way on board A
      And A8 holds 1 town
      And the Kingdom of England is played against at level 3
      And a 1-wetland card lies on the extra Build space
      And the Stage II Sands card is on the Ravage space
      And the Stage II Jungle card is on the Build space
      When the Invader cards advance
      Then no card lies on the extra Build space
      And the discarded Invader cards are then Wetland, Stage II Sands
      And the extra Build space has gone
      And the 2-jungle card lies then on the Ravage space

    @SI-advance-cards-S02
    @case:si-adversaries-0088
    Scenario: after that the card of the Ravage space is discarded as always
      Given a game under way on board A
      And A8 holds 1 town
      And the Kingdom of England is played against at level 3
      And the extra Build space has gone
      And the Stage II Sands card is on the Ravage space
      When the Invader cards advance
      Then no card lies on the extra Build space
      And the discarded Invader cards are then Stage II Sands

    @case:si-adversaries-0089
    Scenario: at level 4 a Stage II card stays there
      Given a game under way on board A
      And A8 holds 1 town
      And the Kingdom of England is played against at level 4
      And a 1-wetland card lies on the extra Build space
      And the Stage II Sands card is on the Ravage space
      When the Invader cards advance
      Then the 2-sands card lies then on the extra Build space
      And the discarded Invader cards are then Wetland
      And the extra Build space stays

    @case:si-adversaries-0090
    Scenario: at level 4 a Stage III card stays there too
      Given a game under way on board A
      And A8 holds 1 town
      And the Kingdom of England is played against at level 4
      And the Jungle and Sands card is on the Ravage space
      When the Invader cards advance
      Then the 3-jungle-sands card lies then on the extra Build space
      And the extra Build space stays

    @case:si-adversaries-0091
    Scenario: its Build takes place in the lands that its card shows
      Given a game under way on board A
      And A8 holds 1 town
      And the Kingdom of England is played against at level 3
      And A7 holds 1 explorer
      And A6 holds 1 explorer
      And a 1-sands card lies on the extra Build space
      When the Invaders build by the extra Build space
      Then towns are added to A7 and to no other land

    @SI-invader-actions-X01
    @case:si-adversaries-0092
    Scenario: no card, no extra Build
      Given a game under way on board A
      And A8 holds 1 town
      And the Kingdom of England is played against at level 3
      And A7 holds 1 explorer
      When the Invaders build by the extra Build space
      Then no towns are added anywhere

    @case:si-adversaries-0093
    Scenario: one land of the extra Build
      Given a game under way on board A
      And A8 holds 1 town
      And the Kingdom of England is played against at level 4
      And A7 holds 1 town
      And a 1-sands card lies on the extra Build space
      When the Invaders build in A7 by the extra Build space
      Then A7 then holds 1 town and 1 city

    @SI-invader-actions-R01
    @case:si-adversaries-0094
    Scenario: a land that its card doesn't show
      Given a game under way on board A
      And A8 holds 1 town
      And the Kingdom of England is played against at level 4
      And A6 holds 1 town
      And a 1-sands card lies on the extra Build space
      When the Invaders build in A6 by the extra Build space
      Then it is refused by SI-invader-actions-R01

    @SI-invader-actions-X01
    @case:si-adversaries-0095
    Scenario: no card for one land of the extra Build
      Given a game under way on board A
      And A8 holds 1 town
      And the Kingdom of England is played against at level 4
      And A7 holds 1 town
      When the Invaders build in A7 by the extra Build space
      Then it is refused by SI-invader-actions-X01

    @case:si-adversaries-0096
    Scenario: in the Invader phase it comes before Ravage
      Given a game under way on board A
      And A8 holds 1 town
      And the Kingdom of England is played against at level 4
      And A8 holds 1 dahan
      And A7 holds 1 explorer
      And a 1-sands card lies on the extra Build space
      And the Jungle and Sands card is on the Ravage space
      And the Invader deck is Wetland
      And A7 defends 20
      And A8 defends 20
      When the Invader phase is carried out
      And A7 is ravaged first
      And the Dahan in A8 deal 2 damage to the town
      Then A7 then holds 1 explorer and 1 town
      And the discarded Invader cards are then Sands

  @SI-adversaries-E02
  Rule: England, level 6: the extra Build is done twice in a phase without a Fear card

    @case:si-adversaries-0097
    Scenario: no Fear card was resolved: a Town and then a City
      Given a game under way on board A
      And A8 holds 1 town
      And the Kingdom of England is played against at level 6
      And A7 holds 1 explorer
      And a 1-sands card lies on the extra Build space
      When the Invaders build by the extra Build space
      Then A7 then holds 1 explorer, 1 town and 1 city

    @case:si-adversaries-0098
    Scenario: one was resolved: once
      Given a game under way on board A
      And A8 holds 1 town
      And the Kingdom of England is played against at level 6
      And A7 holds 1 explorer
      And a 1-sands card lies on the extra Build space
      And a Fear card was resolved in this phase
      When the Invaders build by the extra Build space
      Then A7 then holds 1 explorer, 1 town and no cities

    @SI-adversaries-R01
    @case:si-adversaries-0099
    Scenario: at level 5 it is done once
      Given a game under way on board A
      And A8 holds 1 town
      And the Kingdom of England is played against at level 5
      And A7 holds 1 explorer
      And a 1-sands card lies on the extra Build space
      When the Invaders build by the extra Build space
      Then A7 then holds 1 explorer, 1 town and no cities

    @SI-invader-phase-fear-S03
    @case:si-adversaries-0100
    Scenario: a Fear card that is used is noted
      Given a game under way on board A
      And A8 holds 1 town
      And the Kingdom of England is played against at level 6
      And the Earned Fear Cards are Dahan on their Guard
      When the next Fear card is used
      Then it is noted that a Fear card was resolved

    @SI-invader-phase-fear-S03
    @case:si-adversaries-0101
    Scenario: at level 5 nobody asks for that
      Given a game under way on board A
      And A8 holds 1 town
      And the Kingdom of England is played against at level 5
      And the Earned Fear Cards are Dahan on their Guard
      When the next Fear card is used
      Then it is not noted that a Fear card was resolved

    @SI-advance-cards-S01
    @case:si-adversaries-0102
    Scenario: with the Invader phase it is forgotten
      Given a game under way on board A
      And A8 holds 1 town
      And the Kingdom of England is played against at level 6
      And a Fear card was resolved in this phase
      And the Sands card is on the Ravage space
      When the Invader cards advance
      Then it is not noted that a Fear card was resolved

  @SI-adversaries-R01
  Rule: England, level 5: Towns and Cities have 1 health more

    @case:si-adversaries-0103
    Scenario: a Town stands 2 damage
      Given a game under way
      And a land with 1 town
      And the Kingdom of England is played against at level 5
      When a power deals 2 damage in here
      Then here then holds 1 town with 2 damage
      And no fear is generated

    @case:si-adversaries-0104
    Scenario: a Town is destroyed by 3
      Given a game under way
      And a land with 1 town
      And the Kingdom of England is played against at level 5
      When a power deals 3 damage in here
      Then here then holds no towns
      And 1 fear is generated

    @case:si-adversaries-0105
    Scenario: a City stands 3 damage
      Given a game under way
      And a land with 1 city
      And the Kingdom of England is played against at level 5
      When a power deals 3 damage in here
      Then here then holds 1 city with 3 damage
      And no fear is generated

    @case:si-adversaries-0106
    Scenario: a City is destroyed by 4
      Given a game under way
      And a land with 1 city
      And the Kingdom of England is played against at level 5
      When a power deals 4 damage in here
      Then here then holds no cities
      And 2 fear are generated

    @case:si-adversaries-0107
    Scenario: an Explorer has 1 health as always
      Given a game under way
      And a land with 1 explorer
      And the Kingdom of England is played against at level 5
      When a power deals 1 damage in here
      Then here then holds no explorers

    @case:si-adversaries-0108
    Scenario: a Town has 2 health at level 4
      Given a game under way
      And a land with 1 town
      And the Kingdom of England is played against at level 4
      When a power deals 2 damage in here
      Then here then holds no towns
      And 1 fear is generated

    @case:si-adversaries-0109
    Scenario: a City has 3 health at level 4
      Given a game under way
      And a land with 1 city
      And the Kingdom of England is played against at level 4
      When a power deals 3 damage in here
      Then here then holds no cities
      And 2 fear are generated

    @case:si-adversaries-0110
    Scenario: a City that becomes a Town takes its damage along
      Given a game under way
      And a land with 1 city with 2 damage
      And the Kingdom of England is played against at level 5
      When a power replaces a city in here by a town
      Then here then holds 1 town with 2 damage and no cities

    @SI-adversaries-R01
    @case:si-adversaries-0111
    Scenario: health counts in a Fear card that removes so much of it
      Given a game under way
      And a land with 1 town and 1 explorer
      And the Terror Level is 3
      And the Kingdom of England is played against at level 5
      And the Earned Fear Cards are Seek Safety
      When the next Fear card is used
      And player 1 acts in here
      And player 1 takes the town
      Then here then holds no towns and 1 explorer

  @SI-adversaries-E02
  Rule: Sweden, level 1: a ravage with 6 damage to the land adds 1 blight more

    @case:si-adversaries-0112
    Scenario: two Cities deal 6 damage
      Given a game under way
      And a jungle with 2 cities
      And the Kingdom of Sweden is played against at level 1
      When the Invaders ravage here
      Then here then holds 2 blight
      And the Blight card then holds 3 blight

    @SI-ravage-L01
    @case:si-adversaries-0113
    Scenario: a City and a Town deal 5 damage
      Given a game under way
      And a jungle with 1 city and 1 town
      And the Kingdom of Sweden is played against at level 1
      When the Invaders ravage here
      Then here then holds 1 blight
      And the Blight card then holds 4 blight

    @SI-ravage-L01
    @case:si-adversaries-0114
    Scenario: Defend counts
      Given a game under way
      And a jungle with 2 cities
      And the Kingdom of Sweden is played against at level 1
      And here defends 1
      When the Invaders ravage here
      Then here then holds 1 blight

    @SI-adversaries-R01
    @case:si-adversaries-0115
    Scenario: at the base level there is none more
      Given a game under way
      And a jungle with 2 cities
      And the Kingdom of Sweden is played against at level 0
      When the Invaders ravage here
      Then here then holds 1 blight

    @case:si-adversaries-0116
    Scenario: four Cities add no more than that
      Given a game under way
      And a jungle with 4 cities
      And the Kingdom of Sweden is played against at level 1
      When the Invaders ravage here
      Then here then holds 2 blight

    @case:si-adversaries-0117
    Scenario: it destroys no presence
      Given a game under way
      And a jungle with 2 cities and 3 presence of River
      And the Kingdom of Sweden is played against at level 1
      When the Invaders ravage here
      Then here then holds 2 presence of River and 2 blight

    @case:si-adversaries-0118
    Scenario: it doesn't cascade
      Given a game under way
      And a jungle called here, adjacent to there and yonder with 2 cities and 1 blight
      And a sands called there
      And a wetland called yonder
      And the Kingdom of Sweden is played against at level 1
      When the Invaders ravage here
      And blight cascades from here to there
      Then here then holds 3 blight
      And there then holds 1 blight
      And yonder then holds no blight
      And the Blight card then holds 2 blight

    @SI-blight-E03
    @case:si-adversaries-0119
    Scenario: it can be the last blight of the card
      Given a game under way
      And a jungle with 2 cities
      And the Blight card is Downward Spiral, its blighted side up, with 2 blight
      And the Kingdom of Sweden is played against at level 1
      When the Invaders ravage here
      Then the game is lost by blight

  @SI-adversaries-R01
  Rule: Sweden, level 3: Towns deal 3 damage and Cities 5

    @case:si-adversaries-0120
    Scenario: a Town: 3 damage destroy one Dahan and hurt another
      Given a game under way
      And a jungle with 1 town and 2 dahan
      And the Kingdom of Sweden is played against at level 3
      When the Invaders ravage here
      Then here then holds 1 dahan with 1 damage

    @case:si-adversaries-0121
    Scenario: a City: 5 damage destroy two Dahan and hurt another
      Given a game under way
      And a jungle with 1 city and 3 dahan
      And the Kingdom of Sweden is played against at level 3
      When the Invaders ravage here
      Then here then holds 1 dahan with 1 damage

    @case:si-adversaries-0122
    Scenario: at level 2 a Town deals 2
      Given a game under way
      And a jungle with 1 town and 2 dahan
      And the Kingdom of Sweden is played against at level 2
      When the Invaders ravage here
      Then here then holds 1 dahan and no towns

    @case:si-adversaries-0123
    Scenario: at level 2 a City deals 3
      Given a game under way
      And a jungle with 1 city and 2 dahan
      And the Kingdom of Sweden is played against at level 2
      When the Invaders ravage here
      Then here then holds 1 dahan with 1 damage and 1 city with 2 damage

    @case:si-adversaries-0124
    Scenario: at level 3 two Towns bring the 6 damage for one blight more
      Given a game under way
      And a jungle with 2 towns
      And the Kingdom of Sweden is played against at level 3
      When the Invaders ravage here
      Then here then holds 2 blight

    @case:si-adversaries-0125
    Scenario: at level 3 a City alone doesn't
      Given a game under way
      And a jungle with 1 city
      And the Kingdom of Sweden is played against at level 3
      When the Invaders ravage here
      Then here then holds 1 blight

  @SI-setup-general-U02
  Rule: Sweden, level 4: an Invader card is discarded in set-up, and a Town added by it on each board

    @case:si-adversaries-0126
    Scenario: the land of that type with the fewest Invaders
      Given a game under way on boards A and B
      And A4 holds 1 explorer
      And B3 holds 1 explorer
      And B5 holds 2 explorers
      And the Kingdom of Sweden is played against at level 4
      And the Invader deck is Sands, Jungle
      When the top Invader card is discarded for the Royal Backing
      Then the Invader deck is, from the top, Jungle
      And the discarded Invader cards are then Sands
      And towns are added to A7 and B3 and to no other land

    @case:si-adversaries-0127
    Scenario: of equal lands the players choose one per board
      Given a game under way on board A
      And A8 holds 1 town
      And the Kingdom of Sweden is played against at level 4
      And the Invader deck is Sands, Jungle
      When the top Invader card is discarded for the Royal Backing
      Then the Royal Backing on A may be in A4 and A7

    @case:si-adversaries-0128
    Scenario: a land with more Invaders is not chosen
      Given a game under way on board A
      And A4 holds 1 explorer
      And the Kingdom of Sweden is played against at level 4
      And the Invader deck is Sands, Jungle
      When the top Invader card is discarded for the Royal Backing
      And the Royal Backing on A is in A4
      Then it is refused by SI-setup-general-U02

    @SI-adversaries-R01
    @case:si-adversaries-0129
    Scenario: at level 3 no card is discarded
      Given a game under way on board A
      And A4 holds 1 explorer
      And the Kingdom of Sweden is played against at level 3
      And the Invader deck is Sands, Jungle
      When the top Invader card is discarded for the Royal Backing
      Then the Invader deck is, from the top, Sands, Jungle
      And no Invader card is discarded

  @SI-setup-general-U02
  Rule: SI-Q81: whether Sweden's card is discarded before or after the first explore

  @SI-adversaries-E02
  Rule: Sweden, level 5: a Town follows the blight of a ravage

    @case:si-adversaries-0130
    Scenario: in an adjacent land without Town or City, which the players choose
      Given a game under way
      And a jungle called here, adjacent to there and yonder with 1 city
      And a sands called there
      And a wetland called yonder with 2 explorers
      And the Kingdom of Sweden is played against at level 5
      When the Invaders ravage here
      Then the Mining Rush of here may be in there and yonder

    @case:si-adversaries-0131
    Scenario: in the land that they chose
      Given a game under way
      And a jungle called here, adjacent to there and yonder with 1 city
      And a sands called there
      And a wetland called yonder with 2 explorers
      And the Kingdom of Sweden is played against at level 5
      When the Invaders ravage here
      And the Mining Rush of here is in yonder
      Then yonder then holds 2 explorers and 1 town
      And there then holds no towns
      And here then holds 1 city and 1 blight

    @case:si-adversaries-0132
    Scenario: not in one with a City
      Given a game under way
      And a jungle called here, adjacent to there and yonder with 1 city
      And a sands called there with 1 city
      And a wetland called yonder
      And the Kingdom of Sweden is played against at level 5
      When the Invaders ravage here
      Then yonder then holds 1 town
      And there then holds 1 city and no towns

    @case:si-adversaries-0133
    Scenario: a land with a Town is refused
      Given a game under way
      And a jungle called here, adjacent to there and yonder with 1 city
      And a sands called there with 1 town
      And a wetland called yonder
      And the Kingdom of Sweden is played against at level 5
      When the Invaders ravage here
      And the Mining Rush of here is in there
      Then it is refused by SI-adversaries-E02

    @case:si-adversaries-0134
    Scenario: no Town where each adjacent land has a building
      Given a game under way
      And a jungle called here, adjacent to there and yonder with 1 city
      And a sands called there with 1 town
      And a wetland called yonder with 1 city
      And the Kingdom of Sweden is played against at level 5
      When the Invaders ravage here
      Then there then holds 1 town
      And yonder then holds 1 city and no towns
      And here then holds 1 blight

    @SI-ravage-E06
    @case:si-adversaries-0135
    Scenario: no blight, no Town
      Given a game under way
      And a jungle called here, adjacent to there and yonder with 1 explorer
      And a sands called there
      And a wetland called yonder
      And the Kingdom of Sweden is played against at level 5
      When the Invaders ravage here
      Then there then holds no towns
      And yonder then holds no towns

    @case:si-adversaries-0136
    Scenario: two blight of one ravage bring one Town
      Given a game under way
      And a jungle called here, adjacent to there and yonder with 2 cities
      And a sands called there with 1 town
      And a wetland called yonder
      And the Kingdom of Sweden is played against at level 5
      When the Invaders ravage here
      Then yonder then holds 1 town
      And here then holds 2 blight

    @SI-adversaries-R01
    @case:si-adversaries-0137
    Scenario: at level 4 there is none
      Given a game under way
      And a jungle called here, adjacent to there and yonder with 1 city
      And a sands called there
      And a wetland called yonder
      And the Kingdom of Sweden is played against at level 4
      When the Invaders ravage here
      Then there then holds no towns
      And yonder then holds no towns
      And here then holds 1 blight

    @case:si-adversaries-0138
    Scenario: blight of a cascade brings none
      Given a game under way
      And a jungle called here, adjacent to there with 1 city and 1 blight
      And a sands called there, adjacent to yonder with 1 town
      And a wetland called yonder
      And the Kingdom of Sweden is played against at level 5
      When the Invaders ravage here
      And blight cascades from here to there
      Then there then holds 1 blight and 1 town
      And yonder then holds no towns

  @SI-setup-general-U02
  Rule: SI-Q81: whether Sweden's card is discarded before or after the first explore

    @case:si-adversaries-0139
    Scenario: the first two cards are Jungle and Sands
      Given the Kingdom of Sweden is played against at level 4
      When the game is set up for 1 player
      And board A is drawn
      And the first 11 Fear cards are drawn
      And the Stage I cards are drawn in the order Jungle, Sands, Wetland
      And any Invader cards of Stage II and III are drawn
      And Downward Spiral is drawn as the Blight card
      Then by the reading after_first_explore of SI-Q81
      And A7 then holds 1 town and no explorers
      And A3 then holds 1 explorer and no towns
      And A4 then holds 1 city and no explorers
      And the Jungle card lies on the Build space
      And by the reading before_first_explore of SI-Q81
      And A7 then holds 1 explorer and no towns
      And A3 then holds 1 town and no explorers
      And A4 then holds 1 city and 1 explorer
      And the Sands card lies on the Build space

  @SI-adversaries-X01
  Rule: England's capital is founded as soon as the Town stands there

    @case:si-adversaries-0140
    Scenario: a Town that a power pushes there
      Given a game under way
      And Green is in play
      And a land called here, adjacent to there with 1 town
      And a land called there with 4 towns and 2 cities
      And Green has 1 presence in here
      And Green has played Fields Choked with Growth
      And the Kingdom of England is played against at level 0
      When Green uses Fields Choked with Growth
      And it targets here
      And the way push town is chosen
      Then there then holds 5 towns and 2 cities
      And the game is lost by capital

    @case:si-adversaries-0141
    Scenario: a Town that a power pushes away in time
      Given a game under way
      And Green is in play
      And a land called here, adjacent to there with 4 towns and 2 cities
      And a land called there with 2 towns
      And Green has 1 presence in here
      And Green has played Fields Choked with Growth
      And the Kingdom of England is played against at level 0
      When Green uses Fields Choked with Growth
      And it targets here
      And the way push town is chosen
      Then here then holds 3 towns and 2 cities
      And the game goes on

  @SI-adversaries-D02
  Rule: The Escalation looks at each island board by itself; a small map counts as one board

    @case:si-adversaries-0142
    Scenario: Prussia: a board without Towns and Cities is passed over
      Given a game under way on boards A and B
      And the Kingdom of Brandenburg-Prussia is played against at level 0
      And the Stage II Sands card is on the Explore space
      And its Escalation is still due
      And B2 holds 1 city
      When the Escalation takes place
      And the Land Rush on B is in B4
      Then B4 then holds 1 town
      And A4 then holds no towns

    @case:si-adversaries-0143
    Scenario: Prussia: a board with a Town in each land is passed over
      Given a game under way on boards A and B
      And the Kingdom of Brandenburg-Prussia is played against at level 0
      And the Stage II Sands card is on the Explore space
      And its Escalation is still due
      And A1 holds 1 town
      And A2 holds 1 town
      And A3 holds 1 town
      And A4 holds 1 town
      And A5 holds 1 town
      And A6 holds 1 town
      And A7 holds 1 town
      And A8 holds 1 town
      And B2 holds 1 city
      When the Escalation takes place
      And the Land Rush on B is in B4
      Then B4 then holds 1 town
      And A4 then holds 1 town

    @case:si-adversaries-0144
    Scenario: England: a board without Towns and Cities is passed over
      Given a game under way on boards A and B
      And the Kingdom of England is played against at level 0
      And the Stage II Sands card is on the Explore space
      And its Escalation is still due
      And B2 holds 1 city
      And A5 holds 1 explorer
      When the Escalation takes place
      Then B2 then holds 1 city and 1 town
      And A5 then holds 1 explorer and no towns

    @case:si-adversaries-0145
    Scenario: Prussia on a small map
      Given a game under way
      And a sands called here with 1 town
      And a jungle called there with 1 explorer
      And the Kingdom of Brandenburg-Prussia is played against at level 0
      And the Stage II Sands card is on the Explore space
      And its Escalation is still due
      When the Escalation takes place
      And the Land Rush is in there
      Then there then holds 1 explorer and 1 town
      And here then holds 1 town

    @case:si-adversaries-0146
    Scenario: England on a small map
      Given a game under way
      And a sands called here with 2 towns
      And a jungle called there with 2 cities
      And the Kingdom of England is played against at level 0
      And the Stage II Sands card is on the Explore space
      And its Escalation is still due
      When the Escalation takes place
      And the Building Boom is in there
      Then there then holds 2 cities and 1 town
      And here then holds 2 towns and no cities

  @SI-adversaries-E02
  Rule: SI-Q47: whether a Town beside the blight of a ravage can lose the game before the Dahan fight back

    @case:si-adversaries-0147
    Scenario: Sweden at level 5, and the Isle's Heart
      Given a game under way on board A
      And the Kingdom of Sweden is played against at level 5
      And Guard the Isle's Heart is the Scenario
      And the first turn is over
      And A8 holds 1 city and 3 dahan
      And A5 holds 1 town
      And A6 holds 1 town
      When the Invaders ravage A8
      Then by the reading at_once of SI-Q47
      And A7 then holds 1 town
      And A8 then holds 3 dahan and 1 city
      And the game is lost by heart
      And by the reading after_the_effect of SI-Q47
      And A7 then holds 1 town
      And A8 then holds 1 dahan and 1 city
      And the game is lost by heart

  @SI-adversaries-D02
  Rule: An Escalation is over when its Town stands there, and is judged then

    @case:si-adversaries-0148
    Scenario: Prussia, and the Isle's Heart
      Given SI-Q47 is read as after_the_effect
      And a game under way on board A
      And the Kingdom of Brandenburg-Prussia is played against at level 0
      And Guard the Isle's Heart is the Scenario
      And the first turn is over
      And the Stage II Sands card is on the Explore space
      And its Escalation is still due
      And A8 holds 1 town
      When the Escalation takes place
      And the Land Rush on A is in A7
      Then A7 then holds 1 town
      And the game is lost by heart

    @SI-invader-actions-E04
    @case:si-adversaries-0149
    Scenario: Sweden, and the Isle's Heart
      Given SI-Q47 is read as after_the_effect
      And a game under way on board A
      And the Kingdom of Sweden is played against at level 0
      And Guard the Isle's Heart is the Scenario
      And the first turn is over
      And the Invaders sway the Dahan of each land that they explore
      And A8 holds 1 town
      And A7 holds 1 dahan
      When the Invaders explore A7
      Then A7 then holds 1 town, 1 explorer and no dahan
      And the game is lost by heart

  @SI-adversaries-X01
  Rule: A Build is over when its Town or City stands there, and the capital is judged then

    @case:si-adversaries-0150
    Scenario: a City is the seventh
      Given SI-Q47 is read as after_the_effect
      And a game under way
      And a jungle with 4 towns and 2 cities
      And the Kingdom of England is played against at level 0
      When the Invaders build in here
      Then here then holds 4 towns and 3 cities
      And the game is lost by capital

    @case:si-adversaries-0151
    Scenario: a Town is the seventh
      Given SI-Q47 is read as after_the_effect
      And a game under way
      And a jungle with 3 towns and 3 cities
      And the Kingdom of England is played against at level 0
      When the Invaders build in here
      Then here then holds 4 towns and 3 cities
      And the game is lost by capital

  @SI-build-S01
  Rule: Without England nobody asks for the order of the lands

    @case:si-adversaries-0152
    Scenario: two lands, land by land
      Given SI-Q80 is read as land_by_land
      And a game under way
      And a jungle called here with 1 explorer
      And a sands called there with 1 explorer
      And the Jungle and Sands card is on the Build space
      When the Invaders build
      Then here then holds 1 explorer and 1 town
      And there then holds 1 explorer and 1 town
