Feature: The island: boards and lands
  Which lands there are, what terrain they have, which of them touch, and where the ocean is.

  @SI-boards-and-lands-D03
  Rule: Each board has each terrain exactly twice

    Scenario Outline: a Town stands in each land, and one terrain is explored
      Given a game under way on board <board>
      And a town stands in each land
      And the Invader deck is <card>
      When the Invaders explore
      Then explorers are added to <lands> and to no other land

      Examples:
        | case           | board | card     | lands     |
        | si-island-0001 | A     | Jungle   | A3 and A8 |
        | si-island-0002 | A     | Mountain | A1 and A6 |
        | si-island-0003 | A     | Sands    | A4 and A7 |
        | si-island-0004 | A     | Wetland  | A2 and A5 |
        | si-island-0005 | B     | Jungle   | B4 and B8 |
        | si-island-0006 | B     | Mountain | B2 and B7 |
        | si-island-0007 | B     | Sands    | B3 and B5 |
        | si-island-0008 | B     | Wetland  | B1 and B6 |
        | si-island-0009 | C     | Jungle   | C1 and C4 |
        | si-island-0010 | C     | Mountain | C3 and C7 |
        | si-island-0011 | C     | Sands    | C2 and C6 |
        | si-island-0012 | C     | Wetland  | C5 and C8 |
        | si-island-0013 | D     | Jungle   | D2 and D6 |
        | si-island-0014 | D     | Mountain | D5 and D8 |
        | si-island-0015 | D     | Sands    | D4 and D7 |
        | si-island-0016 | D     | Wetland  | D1 and D3 |

  @SI-boards-and-lands-D06
  Rule: A land next to the ocean is coastal: three lands on each board

    Scenario Outline: no Town and no City: the Invaders come by the ocean
      Given a game under way on board <board>
      And <inland> holds 1 explorer
      And the Invader deck is Coastal
      When the Invaders explore
      Then explorers are added to <lands> and to no other land

      Examples:
        | case           | board | inland | lands         |
        | si-island-0017 | A     | A5     | A1, A2 and A3 |
        | si-island-0018 | B     | B5     | B1, B2 and B3 |
        | si-island-0019 | C     | C5     | C1, C2 and C3 |
        | si-island-0020 | D     | D5     | D1, D2 and D3 |

  @SI-boards-and-lands-D07
  Rule: A land that is not next to the ocean is inland

    @SI-boards-and-lands-X01
    @case:si-island-0021
    Scenario: both sands of board A are inland, though one lies at the edge of the board
      Given a game under way on board A
      And A6 holds 1 explorer
      And the Invader deck is Sands
      When the Invaders explore
      Then no explorers are added anywhere

    @case:si-island-0022
    Scenario: of the two jungles of board B neither lies at the ocean
      Given a game under way on board B
      And B5 holds 1 explorer
      And the Invader deck is Jungle
      When the Invaders explore
      Then no explorers are added anywhere

    @SI-boards-and-lands-D06
    @case:si-island-0023
    Scenario: of the two mountains of board A only one lies at the ocean
      Given a game under way on board A
      And A3 holds 1 explorer
      And the Invader deck is Mountain
      When the Invaders explore
      Then explorers are added to A1 and to no other land

    @SI-boards-and-lands-D06
    @case:si-island-0024
    Scenario: both wetlands of board D lie at the ocean
      Given a game under way on board D
      And D5 holds 1 explorer
      And the Invader deck is Wetland
      When the Invaders explore
      Then explorers are added to D1 and D3 and to no other land

  @SI-boards-and-lands-X01
  Rule: An edge of the board that isn't at the ocean is no coast

    Scenario Outline: a land at such an edge, without a source near it
      Given a game under way on board <board>
      And <board>2 holds 1 explorer
      And the <card> card is on the Explore space
      When the Invaders explore <land>
      Then nothing changes in <land>

      Examples:
        | case           | board | card     | land |
        | si-island-0025 | A     | Wetland  | A5   |
        | si-island-0026 | B     | Jungle   | B8   |
        | si-island-0027 | C     | Wetland  | C8   |
        | si-island-0028 | D     | Mountain | D8   |

  @SI-boards-and-lands-D05
  Rule: The Invaders come by the ocean

    @case:si-island-0029
    Scenario: a coastal land with nothing near it
      Given a game under way
      And a wetland on the coast
      When the Invaders explore here
      Then 1 explorer is added to here

  @SI-boards-and-lands-R02
  Rule: The ocean is no land

    @case:si-island-0030
    Scenario: blight doesn't cascade into the ocean
      Given a game under way
      And a wetland on the coast
      And a jungle called there, adjacent to here
      When blight spreads out from here, which has some
      And blight cascades from here into the ocean
      Then it is refused by SI-boards-and-lands-R02

    @case:si-island-0031
    Scenario: it cascades into a land
      Given a game under way
      And a wetland on the coast
      And a jungle called there, adjacent to here
      When blight spreads out from here, which has some
      And blight cascades from here to there
      Then 1 blight is added to there

  @SI-boards-and-lands-R01
  Rule: Invaders and Dahan affect only those in the same land

    @case:si-island-0032
    Scenario: Dahan in the next land are not hurt and don't fight back
      Given a game under way
      And a wetland with 1 town
      And a jungle called there, adjacent to here, with 2 dahan
      When the Invaders ravage here
      Then here then holds 1 town and 1 blight
      And no town in here is damaged
      And there then holds 2 dahan
      And no dahan in there is damaged

    @case:si-island-0033
    Scenario: Invaders in the next land deal no damage and take none
      Given a game under way
      And a wetland with 1 town and 2 dahan
      And a jungle called there, adjacent to here, with 1 town
      When the Invaders ravage here
      And the Dahan in here deal 2 damage to the town
      Then here then holds 1 dahan, 1 blight and no towns
      And no dahan in here is damaged
      And there then holds 1 town

  @SI-boards-and-lands-D04
  Rule: Lands that touch are adjacent

    Scenario Outline: where blight may cascade on board A
      Given a game under way on board A
      And A1 holds 1 city and 1 presence of Ocean
      When blight spreads out from <land>, which has some
      Then blight may cascade from <land> to <lands>

      Examples:
        | case           | land | lands                |
        | si-island-0034 | A1   | A2, A4, A5 or A6     |
        | si-island-0035 | A2   | A1, A3 or A4         |
        | si-island-0036 | A3   | A2 or A4             |
        | si-island-0037 | A4   | A1, A2, A3 or A5     |
        | si-island-0038 | A5   | A1, A4, A6, A7 or A8 |
        | si-island-0039 | A6   | A1, A5 or A8         |
        | si-island-0040 | A7   | A5 or A8             |
        | si-island-0041 | A8   | A5, A6 or A7         |

    Scenario Outline: where blight may cascade on board B
      Given a game under way on board B
      And B1 holds 1 city and 1 presence of Ocean
      When blight spreads out from <land>, which has some
      Then blight may cascade from <land> to <lands>

      Examples:
        | case           | land | lands                |
        | si-island-0042 | B1   | B2, B4, B5 or B6     |
        | si-island-0043 | B2   | B1, B3 or B4         |
        | si-island-0044 | B3   | B2 or B4             |
        | si-island-0045 | B4   | B1, B2, B3, B5 or B7 |
        | si-island-0046 | B5   | B1, B4, B6 or B7     |
        | si-island-0047 | B6   | B1, B5, B7 or B8     |
        | si-island-0048 | B7   | B4, B5, B6 or B8     |
        | si-island-0049 | B8   | B6 or B7             |

    Scenario Outline: where blight may cascade on board C
      Given a game under way on board C
      And C1 holds 1 city and 1 presence of Ocean
      When blight spreads out from <land>, which has some
      Then blight may cascade from <land> to <lands>

      Examples:
        | case           | land | lands                |
        | si-island-0050 | C1   | C2, C5 or C6         |
        | si-island-0051 | C2   | C1, C3, C4 or C5     |
        | si-island-0052 | C3   | C2 or C4             |
        | si-island-0053 | C4   | C2, C3, C5 or C7     |
        | si-island-0054 | C5   | C1, C2, C4, C6 or C7 |
        | si-island-0055 | C6   | C1, C5, C7 or C8     |
        | si-island-0056 | C7   | C4, C5, C6 or C8     |
        | si-island-0057 | C8   | C6 or C7             |

    Scenario Outline: where blight may cascade on board D
      Given a game under way on board D
      And D1 holds 1 city and 1 presence of Ocean
      When blight spreads out from <land>, which has some
      Then blight may cascade from <land> to <lands>

      Examples:
        | case           | land | lands                |
        | si-island-0058 | D1   | D2, D5, D7 or D8     |
        | si-island-0059 | D2   | D1, D3, D4 or D5     |
        | si-island-0060 | D3   | D2 or D4             |
        | si-island-0061 | D4   | D2, D3, D5 or D6     |
        | si-island-0062 | D5   | D1, D2, D4, D6 or D7 |
        | si-island-0063 | D6   | D4, D5 or D7         |
        | si-island-0064 | D7   | D1, D5, D6 or D8     |
        | si-island-0065 | D8   | D1 or D7             |

  @SI-boards-and-lands-D04
  @SI-setup-island-U02
  Rule: Lands of different boards that touch are adjacent, even by a small part near a corner

    Scenario Outline: two players, boards A and B
      Given a game under way on boards A and B
      And A2 holds 1 city and 1 presence of Ocean
      When blight spreads out from <land>, which has some
      Then blight may cascade from <land> to <lands>

      Examples:
        | case           | land | lands                    |
        | si-island-0066 | A3   | A2, A4, B3, B4 or B7     |
        | si-island-0067 | A4   | A1, A2, A3, A5 or B3     |
        | si-island-0068 | A5   | A1, A4, A6, A7, A8 or B3 |
        | si-island-0069 | A7   | A5, A8 or B3             |
        | si-island-0070 | B3   | B2, B4, A3, A4, A5 or A7 |
        | si-island-0071 | B4   | B1, B2, B3, B5, B7 or A3 |
        | si-island-0072 | B7   | B4, B5, B6, B8 or A3     |

    Scenario Outline: two players, boards C and D
      Given a game under way on boards C and D
      And C2 holds 1 city and 1 presence of Ocean
      When blight spreads out from <land>, which has some
      Then blight may cascade from <land> to <lands>

      Examples:
        | case           | land | lands                    |
        | si-island-0073 | C3   | C2, C4, D4 or D6         |
        | si-island-0074 | C4   | C2, C3, C5, C7, D3 or D4 |
        | si-island-0075 | D3   | D2, D4 or C4             |
        | si-island-0076 | D4   | D2, D3, D5, D6, C3 or C4 |
        | si-island-0077 | D6   | D4, D5, D7 or C3         |

    Scenario Outline: two players, boards B and D
      Given a game under way on boards B and D
      And B2 holds 1 city and 1 presence of Ocean
      When blight spreads out from <land>, which has some
      Then blight may cascade from <land> to <lands>

      Examples:
        | case           | land | lands                        |
        | si-island-0078 | B3   | B2, B4, D4 or D6             |
        | si-island-0079 | B4   | B1, B2, B3, B5, B7, D3 or D4 |
        | si-island-0080 | B7   | B4, B5, B6, B8 or D3         |
        | si-island-0081 | D3   | D2, D4, B4 or B7             |
        | si-island-0082 | D4   | D2, D3, D5, D6, B3 or B4     |
        | si-island-0083 | D6   | D4, D5, D7 or B3             |

    Scenario Outline: three players, boards A, B and C
      Given a game under way on boards A, B and C
      And A2 holds 1 city and 1 presence of Ocean
      When blight spreads out from <land>, which has some
      Then blight may cascade from <land> to <lands>

      Examples:
        | case           | land | lands                        |
        | si-island-0084 | A3   | A2, A4 or C8                 |
        | si-island-0085 | A4   | A1, A2, A3, A5, C7 or C8     |
        | si-island-0086 | A5   | A1, A4, A6, A7, A8, C4 or C7 |
        | si-island-0087 | A7   | A5, A8, B3, B4, B7 or C4     |
        | si-island-0088 | A8   | A5, A6, A7 or B3             |
        | si-island-0089 | B3   | B2, B4, A7 or A8             |
        | si-island-0090 | B4   | B1, B2, B3, B5, B7 or A7     |
        | si-island-0091 | B7   | B4, B5, B6, B8, A7, C3 or C4 |
        | si-island-0092 | B8   | B6, B7 or C3                 |
        | si-island-0093 | C3   | C2, C4, B7 or B8             |
        | si-island-0094 | C4   | C2, C3, C5, C7, A5, A7 or B7 |
        | si-island-0095 | C7   | C4, C5, C6, C8, A4 or A5     |
        | si-island-0096 | C8   | C6, C7, A3 or A4             |

    Scenario Outline: three players, the boards in another order
      Given a game under way on boards A, C and B
      And A2 holds 1 city and 1 presence of Ocean
      When blight spreads out from <land>, which has some
      Then blight may cascade from <land> to <lands>

      Examples:
        | case           | land | lands                |
        | si-island-0097 | A7   | A5, A8, B7, C3 or C4 |
        | si-island-0098 | A3   | A2, A4, B7 or B8     |
        | si-island-0099 | A8   | A5, A6, A7 or C3     |

    Scenario Outline: four players, boards A, B, C and D
      Given a game under way on boards A, B, C and D
      And A2 holds 1 city and 1 presence of Ocean
      When blight spreads out from <land>, which has some
      Then blight may cascade from <land> to <lands>

      Examples:
        | case           | land | lands                    |
        | si-island-0100 | A1   | A2, A4, A5, A6 or B3     |
        | si-island-0101 | A6   | A1, A5, A8 or B3         |
        | si-island-0102 | A7   | A5, A8, D7 or D8         |
        | si-island-0103 | B3   | B2, B4, A1, A6 or A8     |
        | si-island-0104 | B4   | B1, B2, B3, B5, B7 or A8 |
        | si-island-0105 | B8   | B6, B7, C4 or C7         |
        | si-island-0106 | C1   | C2, C5, C6 or D3         |
        | si-island-0107 | C4   | C2, C3, C5, C7 or B8     |
        | si-island-0108 | C6   | C1, C5, C7, C8, D3 or D4 |
        | si-island-0109 | C7   | C4, C5, C6, C8, B7 or B8 |
        | si-island-0110 | D3   | D2, D4, C1 or C6         |
        | si-island-0111 | D4   | D2, D3, D5, D6, C6 or C8 |
        | si-island-0112 | D7   | D1, D5, D6, D8, A7 or A8 |
        | si-island-0113 | D8   | D1, D7 or A7             |

    Scenario Outline: four players, where four boards come together
      Given a game under way on boards A, B, C and D
      And A2 holds 1 city and 1 presence of Ocean
      When blight spreads out from <land>, which has some
      Then blight may cascade from <land> to <lands>

      Examples:
        | case           | land | lands                                |
        | si-island-0114 | A8   | A5, A6, A7, B3, B4, B7, C8, D6 or D7 |
        | si-island-0115 | B7   | B4, B5, B6, B8, A8, C7, C8 or D6     |
        | si-island-0116 | C8   | C6, C7, A8, B7, D4 or D6             |
        | si-island-0117 | D6   | D4, D5, D7, A8, B7 or C8             |

    Scenario Outline: edges that touch no other board
      Given a game under way on boards <boards>
      And A2 holds 1 city and 1 presence of Ocean
      When blight spreads out from <land>, which has some
      Then blight may cascade from <land> to <lands>

      Examples:
        | case           | boards        | land | lands            |
        | si-island-0118 | A and B       | A8   | A5, A6 or A7     |
        | si-island-0119 | A and B       | B8   | B6 or B7         |
        | si-island-0120 | A, B and C    | A6   | A1, A5 or A8     |
        | si-island-0121 | A, B and C    | C6   | C1, C5, C7 or C8 |
        | si-island-0122 | A, B, C and D | A3   | A2 or A4         |
        | si-island-0123 | A, B, C and D | D1   | D2, D5, D7 or D8 |

    Scenario Outline: Invaders explore across the boards
      Given a game under way on boards <boards>
      And <land> holds 1 city
      And the Invader deck is <card>
      When the Invaders explore
      Then explorers are added to <lands> and to no other land

      Examples:
        | case           | boards        | land | card     | lands                 |
        | si-island-0124 | A and B       | B3   | Sands    | A4, A7 and B3         |
        | si-island-0125 | A and B       | A3   | Mountain | A1, B2 and B7         |
        | si-island-0126 | A, B and C    | A7   | Jungle   | A3, A8, B4, C1 and C4 |
        | si-island-0127 | A, B, C and D | D7   | Sands    | A7, B3, C2 and D7     |

  @SI-boards-and-lands-D04
  Rule: SI-Q55: whether lands are adjacent that meet only where four boards come together

    Scenario Outline: a City across the point where four boards meet
      Given a game under way on boards A, B, C and D
      And <city> holds 1 city
      And the <card> card is on the Explore space
      When the Invaders explore <land>
      Then by the reading adjacent of SI-Q55
      And 1 explorer is added to <land>
      And by the reading not_adjacent of SI-Q55
      And nothing changes in <land>

      Examples:
        | case           | city | card     | land |
        | si-island-0128 | A8   | Wetland  | C8   |
        | si-island-0129 | B7   | Jungle   | D6   |
        | si-island-0130 | C8   | Jungle   | A8   |
        | si-island-0131 | D6   | Mountain | B7   |

    Scenario Outline: where blight may cascade if such lands are not adjacent
      Given a game under way on boards A, B, C and D
      And A2 holds 1 city and 1 presence of Ocean
      And SI-Q55 is read as not_adjacent
      When blight spreads out from <land>, which has some
      Then blight may cascade from <land> to <lands>

      Examples:
        | case           | land | lands                            |
        | si-island-0132 | A8   | A5, A6, A7, B3, B4, B7, D6 or D7 |
        | si-island-0133 | B7   | B4, B5, B6, B8, A8, C7 or C8     |
        | si-island-0134 | C8   | C6, C7, B7, D4 or D6             |
        | si-island-0135 | D6   | D4, D5, D7, A8 or C8             |
