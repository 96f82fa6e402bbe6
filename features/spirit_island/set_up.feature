Feature: Setup
  The Invader board, the island and the Invaders' first action, for each number of players.

  @SI-overview-D01
  Rule: The game is for 1 to 4 players

    Scenario Outline: too few and too many
      Given an empty table
      When the Invader board is set up for <n> players
      Then it is refused by SI-overview-D01

      Examples:
        | case           | n |
        | si-set-up-0001 | 0 |
        | si-set-up-0002 | 5 |

    Scenario Outline: one and four
      Given an empty table
      When the Invader board is set up for <n> players
      And any cards are drawn
      Then the Fear Pool is filled with <fear> Fear

      Examples:
        | case           | n | fear |
        | si-set-up-0003 | 1 | 4    |
        | si-set-up-0004 | 4 | 16   |

    @case:si-set-up-0005
    Scenario: the whole game can't be set up for 5
      Given an empty table
      When the game is set up for 5 players
      Then it is refused by SI-overview-D01

  @SI-setup-invader-board-U02
  Rule: 4 Fear markers per player are in the Fear Pool

    Scenario Outline: two and three players
      Given an empty table
      When the Invader board is set up for <n> players
      And any cards are drawn
      Then the Fear Pool is filled with <fear> Fear
      And no fear is generated

      Examples:
        | case           | n | fear |
        | si-set-up-0006 | 2 | 8    |
        | si-set-up-0007 | 3 | 12   |

  @SI-setup-invader-board-U03
  Rule: 9 Fear cards are the Fear deck

    @SI-setup-invader-board-U03
    @SI-setup-invader-board-U06
    @case:si-set-up-0008
    Scenario: nine cards in three stacks of three
      Given an empty table
      When the Invader board is set up for 1 player
      And the Fear cards are drawn in the order Isolation, Scapegoats, Retreat!, Dahan Raid, Seek Safety, Trade Suffers, Avoid the Dahan, Wary of the Interior, Belief Takes Root
      And any Invader cards are drawn
      And Downward Spiral is drawn as the Blight card
      Then the Fear deck is, from the top, Isolation, Scapegoats, Retreat!, Terror Level II, Dahan Raid, Seek Safety, Trade Suffers, Terror Level III, Avoid the Dahan, Wary of the Interior, Belief Takes Root

    @SI-setup-invader-board-U03
    @SI-setup-invader-board-U06
    @case:si-set-up-0009
    Scenario: nine cards, not nine per player
      Given an empty table
      When the Invader board is set up for 4 players
      And the Fear cards are drawn in the order Belief Takes Root, Wary of the Interior, Avoid the Dahan, Trade Suffers, Seek Safety, Dahan Raid, Retreat!, Scapegoats, Isolation
      And any Invader cards are drawn
      And Downward Spiral is drawn as the Blight card
      Then the Fear deck is, from the top, Belief Takes Root, Wary of the Interior, Avoid the Dahan, Terror Level II, Trade Suffers, Seek Safety, Dahan Raid, Terror Level III, Retreat!, Scapegoats, Isolation

  @SI-setup-invader-board-U05
  Rule: SI-Q01: which divider lies above the middle three cards

    @SI-setup-invader-board-U04
    @SI-setup-invader-board-U05
    @case:si-set-up-0010
    Scenario: the divider above the middle three cards
      Given an empty table
      When the Invader board is set up for 1 player
      And the Fear cards are drawn in the order Isolation, Scapegoats, Retreat!, Dahan Raid, Seek Safety, Trade Suffers, Avoid the Dahan, Wary of the Interior, Belief Takes Root
      And any Invader cards are drawn
      And Downward Spiral is drawn as the Blight card
      Then by the reading two of SI-Q01
      And the Fear deck is, from the top, Isolation, Scapegoats, Retreat!, Terror Level II, Dahan Raid, Seek Safety, Trade Suffers, Terror Level III, Avoid the Dahan, Wary of the Interior, Belief Takes Root
      And by the reading one of SI-Q01
      And the Fear deck is, from the top, Isolation, Scapegoats, Retreat!, Terror Level I, Dahan Raid, Seek Safety, Trade Suffers, Terror Level III, Avoid the Dahan, Wary of the Interior, Belief Takes Root

  @SI-setup-invader-board-U07
  Rule: The Invader deck lies ready on the Invader board

    @case:si-set-up-0011
    Scenario: twelve cards, Stage I on top, and none revealed yet
      Given an empty table
      When the Invader board is set up for 1 player
      And any Fear cards are drawn
      And the Stage I cards are drawn in the order Sands, Jungle, Mountain
      And the Stage II cards are drawn in the order Wetland, Coastal, Mountain, Jungle
      And the Stage III cards are drawn in the order Sands and Wetland, Jungle and Sands, Mountain and Sands, Jungle and Mountain, Mountain and Wetland
      And Downward Spiral is drawn as the Blight card
      Then the Invader deck is, from the top, Sands, Jungle, Mountain, Stage II Wetland, Coastal, Stage II Mountain, Stage II Jungle, Sands and Wetland, Jungle and Sands, Mountain and Sands, Jungle and Mountain, Mountain and Wetland
      And no card lies on the Explore space

  @SI-setup-invader-deck-U01
  Rule: The Invader deck is 3 Stage I cards upon 4 Stage II cards upon 5 Stage III cards

    @SI-setup-invader-deck-U01
    @SI-setup-invader-deck-U07
    @case:si-set-up-0012
    Scenario: one card of each stage is left out
      Given an empty table
      When the Invader deck is built
      And the Stage I cards are drawn in the order Jungle, Mountain, Sands
      And the Stage II cards are drawn in the order Jungle, Mountain, Sands, Wetland
      And the Stage III cards are drawn in the order Jungle and Mountain, Jungle and Sands, Jungle and Wetland, Mountain and Sands, Mountain and Wetland
      Then the Invader deck is, from the top, Jungle, Mountain, Sands, Stage II Jungle, Stage II Mountain, Stage II Sands, Stage II Wetland, Jungle and Mountain, Jungle and Sands, Jungle and Wetland, Mountain and Sands, Mountain and Wetland

    @SI-setup-invader-deck-U02
    @case:si-set-up-0013
    Scenario: the five Stage III cards lie at the bottom as they were shuffled
      Given an empty table
      When the Invader deck is built
      And the Stage I cards are drawn in the order Wetland, Sands, Mountain
      And the Stage II cards are drawn in the order Coastal, Wetland, Sands, Mountain
      And the Stage III cards are drawn in the order Sands and Wetland, Mountain and Wetland, Mountain and Sands, Jungle and Wetland, Jungle and Sands
      Then the Invader deck is, from the top, Wetland, Sands, Mountain, Coastal, Stage II Wetland, Stage II Sands, Stage II Mountain, Sands and Wetland, Mountain and Wetland, Mountain and Sands, Jungle and Wetland, Jungle and Sands

    @SI-setup-invader-deck-U03
    @case:si-set-up-0014
    Scenario: the four Stage II cards lie between the others as they were shuffled
      Given an empty table
      When the Invader deck is built
      And the Stage I cards are drawn in the order Sands, Wetland, Jungle
      And the Stage II cards are drawn in the order Sands, Jungle, Coastal, Wetland
      And the Stage III cards are drawn in the order Mountain and Sands, Sands and Wetland, Jungle and Mountain, Mountain and Wetland, Jungle and Wetland
      Then the Invader deck is, from the top, Sands, Wetland, Jungle, Stage II Sands, Stage II Jungle, Coastal, Stage II Wetland, Mountain and Sands, Sands and Wetland, Jungle and Mountain, Mountain and Wetland, Jungle and Wetland

    @SI-setup-invader-deck-U04
    @case:si-set-up-0015
    Scenario: the three Stage I cards lie on top as they were shuffled
      Given an empty table
      When the Invader deck is built
      And the Stage I cards are drawn in the order Mountain, Wetland, Jungle
      And any Invader cards of Stage II and III are drawn
      Then the Invader deck is, from the top, Mountain, Wetland, Jungle, Coastal, Stage II Sands, Stage II Jungle, Stage II Wetland, Jungle and Sands, Sands and Wetland, Mountain and Wetland, Jungle and Mountain, Jungle and Wetland

  @SI-setup-invader-board-U08
  Rule: One Blight card lies on the Invader board, its healthy side up

    Scenario Outline: either of the two cards
      Given an empty table
      When the Invader board is set up for 1 player
      And any Fear cards are drawn
      And any Invader cards are drawn
      And <card> is drawn as the Blight card
      Then the Blight card is <card>, its healthy side up, with 2 blight

      Examples:
        | case           | card                 |
        | si-set-up-0016 | Downward Spiral      |
        | si-set-up-0017 | Memory Fades to Dust |

  @SI-setup-invader-board-U09
  Rule: As much blight as the Blight card says lies on it: 2 per player

    Scenario Outline: two, three and four players
      Given an empty table
      When the Invader board is set up for <n> players
      And any cards are drawn
      Then the Blight card is Downward Spiral, its healthy side up, with <blight> blight

      Examples:
        | case           | n | blight |
        | si-set-up-0018 | 2 | 4      |
        | si-set-up-0019 | 3 | 6      |
        | si-set-up-0020 | 4 | 8      |

    Scenario Outline: with the errata of 2021, 1 more whatever the number of players
      Given the amendment blight_errata_2021 is in force
      And an empty table
      When the Invader board is set up for <n> players
      And any cards are drawn
      Then the Blight card is Downward Spiral, its healthy side up, with <blight> blight

      Examples:
        | case           | n | blight |
        | si-set-up-0044 | 2 | 5      |
        | si-set-up-0045 | 4 | 9      |

  @SI-first-game-S03
  Rule: Without a Blight card the blight space of the Invader board is used: 5 per player

    Scenario Outline: no Blight card
      Given an empty table
      When the Invader board is set up for <n> players without a Blight card
      And any cards are drawn
      Then the blight space holds <blight> blight and no Blight card

      Examples:
        | case           | n | blight |
        | si-set-up-0021 | 1 | 5      |
        | si-set-up-0022 | 2 | 10     |
        | si-set-up-0023 | 4 | 20     |

    @case:si-set-up-0046
    Scenario: no Blight card, with the errata of 2021
      Given the amendment blight_errata_2021 is in force
      And an empty table
      When the Invader board is set up for 2 players without a Blight card
      And any cards are drawn
      Then the blight space holds 11 blight and no Blight card

  @SI-setup-island-U03
  Rule: Each land gets what its icons show

    @SI-setup-island-U03
    @SI-boards-and-lands-D02
    @case:si-set-up-0024
    Scenario: board A
      Given an empty table
      When the island is laid out
      And board A is drawn
      Then A1 then holds no dahan
      And A2 then holds 1 city and 1 dahan
      And A3 then holds 2 dahan
      And A4 then holds 1 blight
      And A5 then holds no dahan
      And A6 then holds 1 dahan
      And A7 then holds 2 dahan
      And A8 then holds 1 town

    @SI-setup-island-U03
    @SI-boards-and-lands-D02
    @case:si-set-up-0025
    Scenario: board B
      Given an empty table
      When the island is laid out
      And board B is drawn
      Then B1 then holds 1 dahan
      And B2 then holds 1 city and no dahan
      And B3 then holds 2 dahan
      And B4 then holds 1 blight
      And B5 then holds no dahan
      And B6 then holds 1 town
      And B7 then holds 1 dahan
      And B8 then holds 2 dahan

    @SI-setup-island-U03
    @SI-boards-and-lands-D02
    @case:si-set-up-0026
    Scenario: board C
      Given an empty table
      When the island is laid out
      And board C is drawn
      Then C1 then holds 1 dahan
      And C2 then holds 1 city and no dahan
      And C3 then holds 2 dahan
      And C4 then holds no dahan
      And C5 then holds 2 dahan and 1 blight
      And C6 then holds 1 dahan
      And C7 then holds 1 town
      And C8 then holds no dahan

    @SI-setup-island-U03
    @SI-boards-and-lands-D02
    @case:si-set-up-0027
    Scenario: board D
      Given an empty table
      When the island is laid out
      And board D is drawn
      Then D1 then holds 2 dahan
      And D2 then holds 1 city and 1 dahan
      And D3 then holds no dahan
      And D4 then holds no dahan
      And D5 then holds 1 dahan and 1 blight
      And D6 then holds no dahan
      And D7 then holds 1 town and 2 dahan
      And D8 then holds no dahan

  @SI-setup-island-U01
  Rule: As many island boards as players are laid out

    @case:si-set-up-0028
    Scenario: two players
      Given 2 players
      When the island is laid out
      And boards D and B are drawn
      Then the island is made of D and B
      And D2 then holds 1 city and 1 dahan
      And B2 then holds 1 city

    @case:si-set-up-0029
    Scenario: three players
      Given 3 players
      When the island is laid out
      And boards C, A and D are drawn
      Then the island is made of C, A and D
      And C7 then holds 1 town
      And A8 then holds 1 town
      And D7 then holds 1 town and 2 dahan

    @case:si-set-up-0030
    Scenario: four players
      Given 4 players
      When the island is laid out
      And boards B, D, A and C are drawn
      Then the island is made of B, D, A and C
      And B6 then holds 1 town
      And D7 then holds 1 town and 2 dahan
      And A8 then holds 1 town
      And C7 then holds 1 town

  @SI-setup-island-R01
  Rule: Blight for the island comes from the box, not from the Blight card

    @case:si-set-up-0031
    Scenario: one board
      Given the Blight card holds 2 blight
      When the island is laid out
      And board A is drawn
      Then 1 blight is added to A4
      And the Blight card then holds 2 blight

    @case:si-set-up-0032
    Scenario: four boards
      Given 4 players
      And the Blight card holds 8 blight
      When the island is laid out
      And boards A, B, C and D are drawn
      Then 1 blight is added to A4
      And 1 blight is added to B4
      And 1 blight is added to C5
      And 1 blight is added to D5
      And the Blight card then holds 8 blight

  @SI-setup-island-U04
  Rule: The Minor and the Major Power cards are two decks beside the island

    @case:si-set-up-0070
    Scenario: both Power decks
      When the island is laid out
      And board A is drawn
      Then the 36 Minor Power cards are a deck
      And the 22 Major Power cards are a deck

  @SI-setup-first-explore-U01
  Rule: The Invaders take their first action: they reveal the top card and explore by it

    @SI-setup-first-explore-U01
    @SI-setup-first-explore-U02
    @case:si-set-up-0033
    Scenario: a card of Sands on board A: the sands next to the City, not the one in the interior
      Given a game under way on board A
      And A2 holds 1 city
      And the Invader deck is Sands, Wetland
      When the Invaders take their first action
      Then explorers are added to A4 and to no other land
      And the Invader deck is, from the top, Wetland

    @SI-setup-first-explore-U03
    @case:si-set-up-0034
    Scenario: the revealed card then lies on the Build space
      Given a game under way on board A
      And A2 holds 1 city
      And the Invader deck is Jungle, Wetland
      When the Invaders take their first action
      Then the Jungle card lies on the Build space
      And no card lies on the Explore space
      And no card lies on the Ravage space
      And no Invader card is discarded

    @SI-setup-first-explore-U02
    @case:si-set-up-0035
    Scenario: nothing is built yet
      Given a game under way on board A
      And A8 holds 1 town
      And the Invader deck is Jungle
      When the Invaders take their first action
      Then A8 then holds 1 explorer, 1 town and no cities

  @SI-setup-first-explore-U02
  Rule: The whole set-up, for each number of players

    @SI-setup-first-explore-U03
    @case:si-set-up-0036
    Scenario: one player on board A, the first card is Wetland
      Given an empty table
      When the game is set up for 1 player
      And board A is drawn
      And any Fear cards are drawn
      And the Stage I cards are drawn in the order Wetland, Sands, Jungle
      And any Invader cards of Stage II and III are drawn
      And Downward Spiral is drawn as the Blight card
      Then A2 then holds 1 explorer, 1 city and 1 dahan
      And A5 then holds 1 explorer
      And A4 then holds no explorers and 1 blight
      And the Fear Pool is filled with 4 Fear
      And the Blight card is Downward Spiral, its healthy side up, with 2 blight
      And the Wetland card lies on the Build space
      And the Invader deck is, from the top, Sands, Jungle, Coastal, Stage II Sands, Stage II Jungle, Stage II Wetland, Jungle and Sands, Sands and Wetland, Mountain and Wetland, Jungle and Mountain, Jungle and Wetland

    @SI-setup-first-explore-U03
    @case:si-set-up-0037
    Scenario: two players on boards A and B, the first card is Jungle
      Given an empty table
      When the game is set up for 2 players
      And boards A and B are drawn
      And any cards are drawn
      Then A3 then holds 1 explorer and 2 dahan
      And A8 then holds 1 explorer and 1 town
      And B4 then holds 1 explorer and 1 blight
      And B8 then holds 1 explorer and 2 dahan
      And the Fear Pool is filled with 8 Fear
      And the Blight card is Downward Spiral, its healthy side up, with 4 blight
      And the Jungle card lies on the Build space

    @SI-setup-first-explore-U03
    @case:si-set-up-0038
    Scenario: three players on boards A, B and C, the first card is Mountain
      Given an empty table
      When the game is set up for 3 players
      And boards A, B and C are drawn
      And any Fear cards are drawn
      And the Stage I cards are drawn in the order Mountain, Sands, Jungle
      And any Invader cards of Stage II and III are drawn
      And Downward Spiral is drawn as the Blight card
      Then A1 then holds 1 explorer
      And A6 then holds 1 explorer and 1 dahan
      And B2 then holds 1 explorer and 1 city
      And B7 then holds 1 explorer and 1 dahan
      And C3 then holds 1 explorer and 2 dahan
      And C7 then holds 1 explorer and 1 town
      And the Fear Pool is filled with 12 Fear
      And the Blight card is Downward Spiral, its healthy side up, with 6 blight
      And the Mountain card lies on the Build space

    @SI-setup-first-explore-U03
    @case:si-set-up-0039
    Scenario: four players on boards A, B, C and D, the first card is Sands
      Given an empty table
      When the game is set up for 4 players
      And boards A, B, C and D are drawn
      And any Fear cards are drawn
      And the Stage I cards are drawn in the order Sands, Mountain, Wetland
      And any Invader cards of Stage II and III are drawn
      And Memory Fades to Dust is drawn as the Blight card
      Then A4 then holds 1 explorer and 1 blight
      And A7 then holds 1 explorer and 2 dahan
      And B3 then holds 1 explorer and 2 dahan
      And B5 then holds 1 explorer
      And C2 then holds 1 explorer and 1 city
      And C6 then holds 1 explorer and 1 dahan
      And D4 then holds 1 explorer
      And D7 then holds 1 explorer, 1 town and 2 dahan
      And the Fear Pool is filled with 16 Fear
      And the Blight card is Memory Fades to Dust, its healthy side up, with 8 blight
      And the Sands card lies on the Build space

    @case:si-set-up-0040
    Scenario: one player on board C, the first card is Wetland
      Given an empty table
      When the game is set up for 1 player
      And board C is drawn
      And any Fear cards are drawn
      And the Stage I cards are drawn in the order Wetland, Sands, Jungle
      And any Invader cards of Stage II and III are drawn
      And Downward Spiral is drawn as the Blight card
      Then C5 then holds 1 explorer, 2 dahan and 1 blight
      And C8 then holds 1 explorer
      And C1 then holds no explorers and 1 dahan
      And C7 then holds no explorers and 1 town

    @SI-first-game-S03
    @case:si-set-up-0041
    Scenario: one player without a Blight card
      Given an empty table
      When the game is set up for 1 player without a Blight card
      And board D is drawn
      And any cards are drawn
      Then the blight space holds 5 blight and no Blight card
      And D2 then holds 1 explorer, 1 city and 1 dahan
      And D6 then holds 1 explorer

  @SI-setup-general-U02
  Rule: An Adversary is chosen before the game is set up

    @case:si-set-up-0042
    Scenario: an Adversary at its base level changes nothing in the set-up
      Given the Kingdom of Sweden is the Adversary
      When the game is set up for 1 player
      And board B is drawn
      And any cards are drawn
      Then the Kingdom of Sweden is still the Adversary
      And no Escalation is due
      And the Fear Pool is filled with 4 Fear
