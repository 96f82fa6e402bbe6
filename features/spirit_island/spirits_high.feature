Feature: Spirits of moderate and high complexity
  What each of the other four Spirits can do: its powers, its special rules, its set-up, its Growth
  and its tracks. What isn't said of a land doesn't matter: its terrain, its coast.

  # A Spread of Rampant Green

  Rule: Creepers Tear into Mortar

    Background:
      Given a game under way with Spirits only
      And a land called here
      And Green has 1 presence in here
      And a land called there, adjacent to here
      And Green has 1 presence in there

    @SI-innate-powers-P01
    Scenario Outline: Creepers need 1 Moon and 2 Plant
      Given here holds 1 town
      And Green has the elements <elements>
      When Green uses Creepers Tear into Mortar
      And it targets here
      Then it is refused by SI-innate-powers-P01

      Examples:
        | case                 | elements           |
        | si-spirits-high-0001 | 2 plant            |
        | si-spirits-high-0002 | 1 moon and 1 plant |

    @SI-damage-destroy-remove-replace-D01
    Scenario Outline: Creepers deal 1 damage to a Town or City
      Given here holds 1 explorer, 1 town, 1 city and 1 dahan
      And Green has the elements <elements>
      When Green uses Creepers Tear into Mortar
      And it targets here
      And the damage in here goes 1 damage to the <kind>
      Then here then holds <left> and 1 dahan
      And no fear is generated

      Examples:
        | case                 | elements           | kind | left                                     |
        | si-spirits-high-0003 | 1 moon and 2 plant | town | 1 explorer, 1 town with 1 damage, 1 city |
        | si-spirits-high-0004 | 1 moon and 3 plant | city | 1 explorer, 1 town, 1 city with 1 damage |
        | si-spirits-high-0005 | 2 moon and 2 plant | city | 1 explorer, 1 town, 1 city with 1 damage |

    @case:si-spirits-high-0006 @SI-power-principles-R01
    Scenario: Creepers do nothing to an Explorer
      Given here holds 1 explorer, 1 town and 1 city
      And Green has the elements 1 moon and 2 plant
      When Green uses Creepers Tear into Mortar
      And it targets here
      Then the players are asked how the damage in here is divided: town or city

    @SI-repeat-P01
    Scenario Outline: with 2 Moon and 3 Plant Creepers are used again, on any target
      Given here holds 1 explorer, 1 town and 1 city
      And there holds 1 explorer, 1 town and 1 city
      And Green has the elements <elements>
      When Green uses Creepers Tear into Mortar
      And it targets here
      And it targets there
      And the damage in here goes 1 damage to the town
      And the damage in there goes 1 damage to the city
      Then here then holds 1 explorer, 1 town with 1 damage and 1 city
      And there then holds 1 explorer, 1 town and 1 city with 1 damage

      Examples:
        | case                 | elements           |
        | si-spirits-high-0007 | 2 moon and 3 plant |
        | si-spirits-high-0008 | 3 moon and 3 plant |
        | si-spirits-high-0009 | 2 moon and 4 plant |

    @SI-elements-S01
    Scenario Outline: with 3 Moon and 4 Plant Creepers are used a third time
      Given here holds 1 explorer, 1 town and 1 city
      And Green has the elements 3 moon and 4 plant
      When Green uses Creepers Tear into Mortar
      And it targets here
      And it targets here
      And it targets here
      And the damage in here goes 1 damage to the <first>
      And the damage in here goes 1 damage to the <second>
      And the damage in here goes 1 damage to the <third>
      Then here then holds 1 explorer, <left>
      And <fear> fear are generated

      Examples:
        | case                 | first | second             | third              | left                                       | fear |
        | si-spirits-high-0010 | town  | town with 1 damage | city               | 0 towns, 1 city with 1 damage              | 1    |
        | si-spirits-high-0011 | city  | city with 1 damage | town               | 1 town with 1 damage, 1 city with 2 damage | no   |
        | si-spirits-high-0012 | city  | city with 1 damage | city with 2 damage | 1 town, 0 cities                           | 2    |

    @case:si-spirits-high-0013 @SI-repeat-R04
    Scenario: Creepers are used again within their range only
      Given a land called yonder, adjacent to there, with 1 town
      And here holds 1 town
      And Green has the elements 2 moon and 3 plant
      When Green uses Creepers Tear into Mortar
      And it targets here
      And it targets yonder
      Then it is refused by SI-repeat-R04

  Rule: All-Enveloping Green

    Background:
      Given a game under way with Spirits only
      And a land called there
      And Green has 2 presence in there
      And a land called here, adjacent to there, with 1 town and 2 blight

    @SI-innate-powers-P01
    Scenario Outline: All-Enveloping Green needs 1 Water and 3 Plant
      Given Green has the elements <elements>
      When Green uses All-Enveloping Green
      And it targets here
      Then it is refused by SI-innate-powers-P01

      Examples:
        | case                 | elements            |
        | si-spirits-high-0014 | 3 plant             |
        | si-spirits-high-0015 | 1 water and 2 plant |

    @SI-defend-E03
    Scenario Outline: All-Enveloping Green defends 2, or 4 with 2 Water and 4 Plant
      Given here defends 1
      And Green has the elements <elements>
      When Green uses All-Enveloping Green
      And it targets here
      Then here then defends <defend>
      And here then holds 1 town and 2 blight

      Examples:
        | case                 | elements                     | defend |
        | si-spirits-high-0016 | 1 water and 3 plant          | 3      |
        | si-spirits-high-0017 | 1 water and 4 plant          | 3      |
        | si-spirits-high-0018 | 2 water and 3 plant          | 3      |
        | si-spirits-high-0019 | 2 water and 4 plant          | 5      |
        | si-spirits-high-0020 | 2 water, 1 earth and 5 plant | 5      |
        | si-spirits-high-0021 | 3 water and 5 plant          | 5      |
        | si-spirits-high-0022 | 3 water, 1 earth and 4 plant | 5      |

    @case:si-spirits-high-0023 @SI-elements-S01
    Scenario: All-Enveloping Green removes 1 blight with 3 Water, 1 Earth and 5 Plant
      Given Green has the elements 3 water, 1 earth and 5 plant
      When Green uses All-Enveloping Green
      And it targets here
      Then here then defends 4
      And here then holds 1 town and 1 blight
      And the Blight card then holds 6 blight

  Rule: Overgrow in a Night

    Background:
      Given a game under way with Spirits only
      And a land called there
      And Green has 1 presence in there
      And a land called here, adjacent to there
      And Green has played Overgrow in a Night

    @case:si-spirits-high-0024 @SI-presence-tracks-P01
    Scenario: Overgrow in a Night adds a presence
      Given here holds 1 explorer
      When Green uses Overgrow in a Night
      And it targets here
      And Green takes a presence from the plays track
      Then Green then has 1 presence in here
      And Green then has 1 presence in there
      And Green has then uncovered 1 space of its plays track
      And no fear is generated

    @case:si-spirits-high-0025 @SI-presence-tracks-P01
    Scenario: Overgrow in a Night adds it instead of the Fear
      Given there holds 1 explorer
      When Green uses Overgrow in a Night
      And it targets there
      And the way add presence is chosen
      And Green takes a presence from the energy track
      Then Green then has 2 presence in there
      And Green has then uncovered 1 space of its energy track
      And no fear is generated

    @SI-fear-and-terror-E01
    Scenario Outline: Overgrow in a Night frightens Invaders where its presence is
      Given there holds 1 <kind>
      When Green uses Overgrow in a Night
      And it targets there
      And the way fear is chosen
      Then 3 fear are generated
      And Green then has 1 presence in there
      And there then holds 1 <kind>

      Examples:
        | case                 | kind     |
        | si-spirits-high-0026 | explorer |
        | si-spirits-high-0027 | town     |
        | si-spirits-high-0028 | city     |

    @SI-power-principles-R01
    Scenario Outline: Overgrow in a Night frightens nobody without Invaders or without presence
      Given here holds 1 explorer
      And there holds 1 dahan
      When Green uses Overgrow in a Night
      And it targets <land>
      And the way fear is chosen
      Then it is refused by SI-power-principles-R01

      Examples:
        | case                 | land  |
        | si-spirits-high-0029 | here  |
        | si-spirits-high-0030 | there |

  Rule: Gift of Proliferation

    Background:
      Given a game under way with Spirits only on board A
      And 2 players
      And Green has 1 presence in A2
      And River has 1 presence in A7
      And Green has played Gift of Proliferation

    @case:si-spirits-high-0031 @SI-powers-X01
    Scenario: Gift of Proliferation adds a presence of the other Spirit
      When Green uses Gift of Proliferation
      And it targets River
      And River puts a presence from the plays track into A8
      Then River then has 1 presence in A8
      And River then has 1 presence in A7
      And River has then uncovered 1 space of its plays track
      And Green has then uncovered 0 spaces of its plays track

    @case:si-spirits-high-0032 @SI-growth-D01
    Scenario: Gift of Proliferation adds it within 1 of the other Spirit's own presence
      When Green uses Gift of Proliferation
      And it targets River
      And River takes a presence from the energy track
      Then River can put the presence into A5, A7 and A8

    @case:si-spirits-high-0033 @SI-power-principles-R02
    Scenario: Gift of Proliferation is for another Spirit
      When Green uses Gift of Proliferation
      And it targets Green
      Then it is refused by SI-power-principles-R02

  @SI-gather-and-push-P01
  Rule: Fields Choked with Growth

    Background:
      Given a game under way with Spirits only
      And a land called there
      And Green has 1 presence in there
      And a land called here, adjacent to there
      And a land called yonder, adjacent to here
      And here holds 1 explorer, 2 towns, 1 city and 4 dahan
      And Green has played Fields Choked with Growth

    @case:si-spirits-high-0034
    Scenario: Fields Choked with Growth pushes 1 Town
      When Green uses Fields Choked with Growth
      And it targets here
      And the way push town is chosen
      And it goes from here to there
      Then here then holds 1 explorer, 1 town, 1 city and 4 dahan
      And there then holds 1 town

    @case:si-spirits-high-0035 @SI-power-principles-R03
    Scenario: or 3 Dahan, to one land or to several
      When Green uses Fields Choked with Growth
      And it targets here
      And the way push dahan is chosen
      And they go from here to there, there and yonder
      Then here then holds 1 explorer, 2 towns, 1 city and 1 dahan
      And there then holds 2 dahan
      And yonder then holds 1 dahan

  @SI-damage-destroy-remove-replace-D01
  Rule: Stem the Flow of Fresh Water

    Background:
      Given a game under way with Spirits only
      And a land called there
      And Green has 2 presence in there
      And Green has played Stem the Flow of Fresh Water

    Scenario Outline: Stem the Flow of Fresh Water damages a Town or City
      Given a <terrain> called here, adjacent to there, with 1 explorer, 1 town, 1 city and 1 dahan
      When Green uses Stem the Flow of Fresh Water
      And it targets here
      And the damage in here goes 1 damage to the <kind>
      Then here then holds <left> and 1 dahan

      Examples:
        | case                 | terrain | kind | left                                     |
        | si-spirits-high-0036 | jungle  | town | 1 explorer, 1 town with 1 damage, 1 city |
        | si-spirits-high-0037 | wetland | city | 1 explorer, 1 town, 1 city with 1 damage |

    @case:si-spirits-high-0716
    Scenario: Stem the Flow of Fresh Water damages no Explorer
      Given a wetland called here, adjacent to there, with 1 explorer and 1 town
      When Green uses Stem the Flow of Fresh Water
      And it targets here
      Then here then holds 1 explorer and 1 town with 1 damage

    Scenario Outline: Stem the Flow of Fresh Water damages each of them in Mountains and Sands
      Given a <terrain> called here, adjacent to there, with 1 explorer, 2 towns, 2 cities and 1 dahan
      When Green uses Stem the Flow of Fresh Water
      And it targets here
      Then here then holds 1 explorer, 2 towns with 1 damage each, 2 cities with 1 damage each and 1 dahan

      Examples:
        | case                 | terrain  |
        | si-spirits-high-0038 | mountain |
        | si-spirits-high-0039 | sands    |

  Rule: Choke the Land with Green

    Background:
      Given a game under way with Spirits only
      And a wetland called here, with 1 city and 1 dahan

    @case:si-spirits-high-0040 @SI-presence-tracks-R03
    Scenario: a presence is destroyed to stop a Ravage in a sacred site
      Given Green has 2 presence in here
      When the Invaders ravage here
      And Green chokes the ravage in here
      Then here then holds 1 city, 1 dahan and 0 blight
      And Green then has 1 presence in here
      And Green then has 1 destroyed presence

    @case:si-spirits-high-0041 @SI-presence-tracks-R03
    Scenario: or to stop a Build
      Given Green has 2 presence in here
      When the Invaders build in here
      And Green chokes the build in here
      Then here then holds 1 city and 0 towns
      And Green then has 1 presence in here
      And Green then has 1 destroyed presence

    @case:si-spirits-high-0042 @SI-build-E02
    Scenario: Green may let them build
      Given Green has 2 presence in here
      When the Invaders build in here
      Then here then holds 1 city and 1 town
      And Green then has 2 presence in here
      And Green then has no destroyed presence

    @case:si-spirits-high-0043 @SI-presence-and-sacred-sites-D03
    Scenario: 1 presence chokes nothing
      Given Green has 1 presence in here
      When the Invaders build in here
      Then here then holds 1 city and 1 town
      And Green then has 1 presence in here

    @case:si-spirits-high-0044 @SI-spirits-R01
    Scenario: no other Spirit chokes the land
      Given Earth has 2 presence in here
      When the Invaders build in here
      Then here then holds 1 city and 1 town
      And Earth then has 2 presence in here

  Rule: Steady Regeneration

    Background:
      Given a game under way with Spirits only
      And a wetland called here
      And Green has 1 presence in here
      And Green has 2 destroyed presence

    @case:si-spirits-high-0045 @SI-presence-tracks-R03
    Scenario: Growth adds destroyed presence, for nothing on a healthy island
      Given Green has 1 energy
      When Green grows by option 2
      And Green follows the icons of option 2 in the order 1, 2, 3
      And Green puts a presence from the destroyed ones into here
      And Green puts a presence from the destroyed ones into here
      Then Green then has 3 presence in here
      And Green then has no destroyed presence
      And Green then has 1 energy
      And Green has then uncovered 0 spaces of its energy track
      And Green has then uncovered 0 spaces of its plays track

    @case:si-spirits-high-0046 @SI-presence-tracks-R03
    Scenario: for 1 Energy each on a blighted island
      Given the Blight card is Downward Spiral, its blighted side up, with 5 blight
      And Green has 3 energy
      When Green grows by option 2
      And Green follows the icons of option 2 in the order 1, 2, 3
      And Green puts a presence from the destroyed ones into here
      And Green puts a presence from the destroyed ones into here
      Then Green then has 3 presence in here
      And Green then has 1 energy

    @case:si-spirits-high-0047 @SI-presence-tracks-R03
    Scenario: not on a blighted island without Energy
      Given the Blight card is Downward Spiral, its blighted side up, with 5 blight
      When Green grows by option 2
      And Green follows the icons of option 2 in the order 1
      And Green puts a presence from the destroyed ones into here
      Then it is refused by SI-presence-tracks-R03

  Rule: What the powers of Green may not do

    Background:
      Given a game under way with Spirits only
      And a land called here, with 1 town
      And a land called there, adjacent to here, with 1 town
      And a land called yonder, adjacent to there, with 1 town

    @case:si-spirits-high-0048 @SI-powers-R03
    Scenario: Creepers with range 0
      Given Green has 2 presence in here
      And Green has the elements 1 moon and 2 plant
      When Green uses Creepers Tear into Mortar
      And it targets there
      Then it is refused by SI-powers-R03

    @SI-powers-R02
    Scenario Outline: Green, range 1
      Given Green has 1 presence in here
      And Green has played <power>
      When Green uses <power>
      And it targets yonder
      Then it is refused by SI-powers-R02

      Examples:
        | case                 | power                     |
        | si-spirits-high-0049 | Overgrow in a Night       |
        | si-spirits-high-0050 | Fields Choked with Growth |

    @SI-powers-R04
    Scenario Outline: Green, range 1 from a sacred site
      Given Green has 2 presence in here
      And Green has 1 presence in there
      And Green has the elements 1 water and 3 plant
      And Green has played Stem the Flow of Fresh Water
      When Green uses <power>
      And it targets yonder
      Then it is refused by SI-powers-R02

      Examples:
        | case                 | power                        |
        | si-spirits-high-0051 | All-Enveloping Green         |
        | si-spirits-high-0052 | Stem the Flow of Fresh Water |

    @SI-fast-phase-R03
    Scenario Outline: Green, a fast power in the Slow Power phase
      Given Green has 2 presence in here
      And Green has the elements 1 water and 3 plant
      And Green has played Overgrow in a Night and Gift of Proliferation
      When Green tries <power> in the slow phase
      Then it is refused by SI-fast-phase-R03

      Examples:
        | case                 | power                 |
        | si-spirits-high-0053 | All-Enveloping Green  |
        | si-spirits-high-0054 | Overgrow in a Night   |
        | si-spirits-high-0055 | Gift of Proliferation |

    @SI-fast-phase-S01
    Scenario Outline: Green, a slow power in the Fast Power phase
      Given Green has 2 presence in here
      And Green has the elements 1 moon and 2 plant
      And Green has played Fields Choked with Growth and Stem the Flow of Fresh Water
      When Green tries <power> in the fast phase
      Then it is refused by SI-fast-phase-S01

      Examples:
        | case                 | power                        |
        | si-spirits-high-0056 | Creepers Tear into Mortar    |
        | si-spirits-high-0057 | Fields Choked with Growth    |
        | si-spirits-high-0058 | Stem the Flow of Fresh Water |

  @SI-spirit-phase-S08
  Rule: What the cards of Green cost and bring

    Background:
      Given a game under way with Spirits only

    Scenario Outline: Green lays down a card
      Given a land called here
      And Green has 1 presence in here
      And Green has 4 energy
      And Green holds <power>
      When Green plays <power>
      Then Green then has <left> energy
      And Green then has just the elements <elements>
      And the cards in play of Green are then <power>

      Examples:
        | case                 | power                        | left | elements             |
        | si-spirits-high-0059 | Overgrow in a Night          | 2    | moon and plant       |
        | si-spirits-high-0060 | Gift of Proliferation        | 3    | moon and plant       |
        | si-spirits-high-0061 | Fields Choked with Growth    | 4    | sun, water and plant |
        | si-spirits-high-0062 | Stem the Flow of Fresh Water | 4    | water and plant      |

  @SI-setup-players-U05
  Rule: The set-up of Green

    @case:si-spirits-high-0063 @SI-setup-players-U02
    Scenario: the highest Wetland, and a Jungle without Dahan
      Given a game under way with Spirits only on board A
      And A2 holds 2 dahan
      And A3 holds 2 dahan
      When the Spirits Green are set up
      Then Green then has 1 presence in A5
      And Green then has 1 presence in A8
      And Green then has no presence in A2
      And Green then has no presence in A3
      And Green then has no energy
      And the hand of Green is then Overgrow in a Night, Gift of Proliferation, Fields Choked with Growth and Stem the Flow of Fresh Water

    @case:si-spirits-high-0064
    Scenario: any Jungle without Dahan
      Given a game under way with Spirits only on board A
      And A3 holds 1 explorer
      When the Spirits Green are set up
      Then Green can put its first presence into A3 and A8

  Rule: The Growth of Green

    Background:
      Given a game under way with Spirits only
      And a mountain called here
      And Green has 1 presence in here
      And a sands called there, adjacent to here
      And the Minor Power deck holds Drought, Steam Vents, Gift of Power, Call to Tend and Rain of Blood

    @case:si-spirits-high-0065 @SI-growth-E04
    Scenario: Green reclaims all and gains a Power card, besides the presence
      Given a wetland called yonder, adjacent to there
      And Green has discarded Overgrow in a Night and Gift of Proliferation
      When Green grows by option 1
      And Green follows the icons of option 1 in the order 1, 2, 3
      And Green puts a presence from the energy track into yonder
      And Green decides for a Minor Power
      And Green draws Drought, Steam Vents, Gift of Power and Call to Tend
      And Green keeps Steam Vents
      Then the hand of Green is then Overgrow in a Night, Gift of Proliferation and Steam Vents
      And the discard pile of Green is then nothing
      And Green then has 1 presence in yonder
      And Green has then uncovered 1 space of its energy track

    @case:si-spirits-high-0066 @SI-growth-E01
    Scenario: Green adds two presence and may play one card more
      Given a jungle called yonder, adjacent to there
      When Green grows by option 2
      And Green follows the icons of option 2 in the order 1, 2, 3
      And Green puts a presence from the energy track into yonder
      And Green puts a presence from the plays track into there
      Then Green then has 1 presence in yonder
      And Green then has 1 presence in there
      And Green's more_plays is then 1

    @case:si-spirits-high-0067 @SI-growth-E02
    Scenario: Green gains a Power card and 3 Energy, besides the presence
      Given a jungle called yonder, adjacent to there
      And Green has 1 energy
      When Green grows by option 3
      And Green follows the icons of option 3 in the order 1, 2, 3
      And Green puts a presence from the plays track into yonder
      And Green decides for a Minor Power
      And Green draws Drought, Steam Vents, Gift of Power and Call to Tend
      And Green keeps Steam Vents
      Then Green then holds Steam Vents
      And Green then has 1 presence in yonder
      And Green then has 4 energy

    @case:si-spirits-high-0068 @SI-growth-E01
    Scenario: Green always adds its presence to a Jungle or Wetland
      Given a jungle called yonder, adjacent to there
      When Green grows by option 2
      And Green follows the icons of option 2 in the order 1
      And Green puts a presence from the energy track into there
      Then it is refused by SI-growth-E01

    @SI-growth-D01
    Scenario Outline: Green adds a presence no farther away
      Given a jungle called yonder, adjacent to there
      And a jungle called beyond, adjacent to yonder
      When Green grows by option 2
      And Green follows the icons of option 2 in the order <icon>
      And Green puts a presence from the energy track into <land>
      Then it is refused by SI-growth-D01

      Examples:
        | case                 | icon | land   |
        | si-spirits-high-0069 | 1    | beyond |
        | si-spirits-high-0070 | 2    | yonder |

  @SI-presence-tracks-R02
  Rule: The tracks of Green

    Background:
      Given a game under way with Spirits only
      And a land called here, with 1 town
      And Green has 2 presence in here

    Scenario Outline: Green gains the highest uncovered number
      Given Green has uncovered <n> spaces of its energy track
      And Green has 10 energy
      When Green gains Energy
      Then Green then has <energy> energy

      Examples:
        | case                 | n | energy |
        | si-spirits-high-0071 | 0 | 10     |
        | si-spirits-high-0072 | 1 | 11     |
        | si-spirits-high-0073 | 2 | 11     |
        | si-spirits-high-0074 | 3 | 12     |
        | si-spirits-high-0075 | 4 | 12     |
        | si-spirits-high-0076 | 5 | 12     |
        | si-spirits-high-0077 | 6 | 13     |

    @SI-presence-tracks-E03
    Scenario Outline: Green has Plant from its third and its sixth space
      Given Green has uncovered <n> spaces of its energy track
      And Green has the elements <elements>
      When Green uses Creepers Tear into Mortar
      And it targets here
      Then here then holds 1 town with 1 damage

      Examples:
        | case                 | n | elements           |
        | si-spirits-high-0078 | 2 | 1 moon and 1 plant |
        | si-spirits-high-0079 | 5 | 1 moon             |

    @SI-innate-powers-P01
    Scenario Outline: Green has no Plant before them
      Given Green has uncovered <n> spaces of its energy track
      And Green has the elements <elements>
      When Green uses Creepers Tear into Mortar
      And it targets here
      Then it is refused by SI-innate-powers-P01

      Examples:
        | case                 | n | elements           |
        | si-spirits-high-0080 | 1 | 1 moon and 1 plant |
        | si-spirits-high-0081 | 4 | 1 moon             |

    @SI-spirit-phase-L01
    Scenario Outline: Green plays as many cards as the highest uncovered number
      Given Green has uncovered <n> spaces of its plays track
      And Green has made <made> of its card plays
      And Green holds Gift of Constancy and Call to Isolation
      When Green plays Gift of Constancy
      Then the cards in play of Green are then Gift of Constancy
      And the hand of Green is then Call to Isolation

      Examples:
        | case                 | n | made |
        | si-spirits-high-0082 | 0 | 0    |
        | si-spirits-high-0083 | 2 | 1    |
        | si-spirits-high-0084 | 4 | 2    |
        | si-spirits-high-0085 | 5 | 3    |

    @SI-spirit-phase-L01
    Scenario Outline: Green plays no more
      Given Green has uncovered <n> spaces of its plays track
      And Green has made <made> of its card plays
      And Green holds Gift of Constancy and Call to Isolation
      When Green plays Gift of Constancy
      Then it is refused by SI-spirit-phase-L01

      Examples:
        | case                 | n | made |
        | si-spirits-high-0086 | 0 | 1    |
        | si-spirits-high-0087 | 1 | 1    |
        | si-spirits-high-0088 | 2 | 2    |
        | si-spirits-high-0089 | 3 | 2    |
        | si-spirits-high-0090 | 4 | 3    |
        | si-spirits-high-0091 | 5 | 4    |

  # Thunderspeaker

  Rule: Gather the Warriors

    Background:
      Given a game under way with Spirits only
      And a land called there
      And Thunderspeaker has 1 presence in there
      And a land called here, adjacent to there
      And a land called yonder, adjacent to here

    @case:si-spirits-high-0201 @SI-innate-powers-P01
    Scenario: the Warriors need 1 Animal
      Given here holds 2 dahan
      And Thunderspeaker has the elements 4 sun and 4 air
      When Thunderspeaker uses Gather the Warriors
      And it targets here
      Then it is refused by SI-innate-powers-P01

    @SI-power-principles-P01
    Scenario Outline: up to 1 Dahan is gathered for each Air
      Given yonder holds 2 explorers and 5 dahan
      And Thunderspeaker has the elements <elements>
      When Thunderspeaker uses Gather the Warriors
      And it targets here
      Then whatever is chosen, here then holds <gathered> dahan
      And no fear is generated

      Examples:
        | case                 | elements           | gathered     |
        | si-spirits-high-0202 | 2 air and 1 animal | 0, 1 or 2    |
        | si-spirits-high-0203 | 3 air and 2 animal | 0, 1, 2 or 3 |

    @case:si-spirits-high-0204 @SI-power-principles-P01
    Scenario: up to 1 Dahan is pushed for each Sun
      Given here holds 1 explorer and 5 dahan
      And Thunderspeaker has the elements 2 sun and 1 animal
      When Thunderspeaker uses Gather the Warriors
      And it targets here
      Then whatever is chosen, here then holds 3, 4 or 5 dahan
      And here then holds 1 explorer

    @case:si-spirits-high-0205 @SI-gather-and-push-P01
    Scenario: those who were gathered are pushed, to one land or to several
      Given yonder holds 2 dahan
      And Thunderspeaker has the elements 2 sun, 2 air and 1 animal
      When Thunderspeaker uses Gather the Warriors
      And it targets here
      And the dahan is gathered from yonder into here
      And the dahan is gathered from yonder into here
      And the dahan is pushed from here to there
      And the dahan is pushed from here to there
      Then here then holds 0 dahan
      And there then holds 2 dahan
      And yonder then holds 0 dahan

    @case:si-spirits-high-0206 @SI-power-principles-R10
    Scenario: with 4 Air the Warriors are gathered as if it were fast
      Given yonder holds 1 dahan
      And Thunderspeaker has the elements 4 air and 1 animal
      When Thunderspeaker uses Gather the Warriors as if it were fast
      And it targets here
      And the dahan is gathered from yonder into here
      Then here then holds 1 dahan
      And Thunderspeaker has then used Gather the Warriors

    @case:si-spirits-high-0207 @SI-fast-phase-S01
    Scenario: with 3 Air they are not
      Given yonder holds 1 dahan
      And Thunderspeaker has the elements 3 air and 1 animal
      When Thunderspeaker uses Gather the Warriors as if it were fast
      And it targets here
      Then it is refused by SI-fast-phase-S01

    @case:si-spirits-high-0208 @SI-elements-S01
    Scenario: none is gathered after the push
      Given here holds 1 dahan
      And Thunderspeaker has 2 presence in here
      And Thunderspeaker has the elements 1 sun, 1 air and 1 animal
      When Thunderspeaker uses Gather the Warriors
      And it targets here
      Then whatever is chosen, here then holds 0 or 1 dahan

    @case:si-spirits-high-0209 @SI-power-principles-P04
    Scenario: the gathering is left out, by one reading
      Given here holds 1 dahan
      And yonder holds 1 dahan
      And SI-Q03 is read as may_choose
      And Thunderspeaker has the elements 1 sun, 1 air and 1 animal
      When Thunderspeaker uses Gather the Warriors
      And it targets here
      And its effect 1 is left out
      And the dahan is pushed from here to there
      Then here then holds 0 dahan
      And there then holds 1 dahan
      And yonder then holds 1 dahan

  Rule: Lead the Furious Assault

    Background:
      Given a game under way with Spirits only
      And a land called here
      And Thunderspeaker has 1 presence in here

    @SI-innate-powers-P01
    Scenario Outline: the Assault needs 2 Sun and 1 Fire
      Given here holds 4 dahan and 2 towns
      And Thunderspeaker has the elements <elements>
      When Thunderspeaker uses Lead the Furious Assault
      And it targets here
      Then it is refused by SI-innate-powers-P01

      Examples:
        | case                 | elements                |
        | si-spirits-high-0210 | 2 sun and 4 air         |
        | si-spirits-high-0211 | 1 sun, 1 fire and 4 air |

    @SI-damage-destroy-remove-replace-E03
    Scenario Outline: a Town is destroyed for every 2 Dahan
      Given here holds 1 explorer, 4 towns, 1 city and 5 dahan
      And Thunderspeaker has the elements <elements>
      When Thunderspeaker uses Lead the Furious Assault
      And it targets here
      Then here then holds 1 explorer, 2 towns, 1 city and 5 dahan
      And 2 fear are generated

      Examples:
        | case                 | elements         |
        | si-spirits-high-0212 | 2 sun and 1 fire |
        | si-spirits-high-0213 | 3 sun and 3 fire |
        | si-spirits-high-0214 | 4 sun and 2 fire |

    @case:si-spirits-high-0215 @SI-elements-S01
    Scenario: with 4 Sun and 3 Fire a City too for every 3 Dahan
      Given here holds 1 explorer, 1 town, 3 cities and 5 dahan
      And Thunderspeaker has the elements 4 sun and 3 fire
      When Thunderspeaker uses Lead the Furious Assault
      And it targets here
      Then here then holds 1 explorer, 0 towns, 2 cities and 5 dahan
      And 3 fear are generated

    @case:si-spirits-high-0216 @SI-elements-S01
    Scenario: 2 Cities fall to 7 Dahan
      Given here holds 3 cities and 7 dahan
      And Thunderspeaker has the elements 4 sun and 3 fire
      When Thunderspeaker uses Lead the Furious Assault
      And it targets here
      Then here then holds 1 city and 7 dahan
      And the Earned Fear Cards are Isolation
      And the Fear Pool then holds 4 and Generated Fear 0

    @case:si-spirits-high-0217 @SI-power-principles-R10
    Scenario: with 4 Air the Assault comes as if it were fast
      Given here holds 1 town and 2 dahan
      And Thunderspeaker has the elements 2 sun, 1 fire and 4 air
      When Thunderspeaker uses Lead the Furious Assault as if it were fast
      And it targets here
      Then here then holds 0 towns and 2 dahan
      And 1 fear is generated

    @case:si-spirits-high-0218 @SI-fast-phase-S01
    Scenario: with 3 Air it doesn't
      Given here holds 1 town and 2 dahan
      And Thunderspeaker has the elements 2 sun, 1 fire and 3 air
      When Thunderspeaker uses Lead the Furious Assault as if it were fast
      And it targets here
      Then it is refused by SI-fast-phase-S01

  Rule: Manifestation of Power and Glory

    Background:
      Given a game under way with Spirits only
      And a land called here, with 1 explorer, 1 town and 2 cities
      And Thunderspeaker has 2 presence in here
      And Thunderspeaker has played Manifestation of Power and Glory

    @SI-damage-destroy-remove-replace-D01
    Scenario Outline: 1 Fear, and the Dahan times its presence are the damage
      Given here holds 2 dahan
      When Thunderspeaker uses Manifestation of Power and Glory
      And it targets here
      And the damage in here goes <hits>
      Then here then holds <left> and 2 dahan
      And <fear> fear are generated

      Examples:
        | case                 | hits                                                      | left                                               | fear |
        | si-spirits-high-0219 | 1 damage to the explorer, 2 to the town and 1 to the city | 0 explorers, 0 towns, 1 city, 1 city with 1 damage | 2    |
        | si-spirits-high-0220 | 3 damage to the city and 1 to the city                    | 1 explorer, 1 town, 1 city with 1 damage           | 3    |

    @case:si-spirits-high-0221 @SI-power-principles-R02
    Scenario: Manifestation of Power and Glory needs Dahan
      Given a land called there, with 1 dahan
      And Thunderspeaker has 1 presence in there
      When Thunderspeaker uses Manifestation of Power and Glory
      And it targets here
      Then it is refused by SI-power-principles-R02

    @case:si-spirits-high-0714 @SI-damage-destroy-remove-replace-D01
    Scenario: without its presence there the Dahan deal no damage
      Given a land called there, adjacent to here, with 1 town and 2 dahan
      And the powers of Thunderspeaker reach 1 farther this turn
      When Thunderspeaker uses Manifestation of Power and Glory
      And it targets there
      Then there then holds 1 town and 2 dahan
      And 1 fear is generated

  Rule: Words of Warning

    Background:
      Given a game under way with Spirits only

    @case:si-spirits-high-0222 @SI-defend-E03
    Scenario: Words of Warning defend 3, and the Dahan strike at once
      Given a land called there
      And Thunderspeaker has 1 presence in there
      And a land called here, adjacent to there, with 1 town and 1 dahan
      And Thunderspeaker has played Words of Warning
      When Thunderspeaker uses Words of Warning
      And it targets here
      Then here then defends 3
      And the Dahan in here strike together with the Invaders this turn

    @case:si-spirits-high-0223 @SI-power-principles-R02
    Scenario: Words of Warning need Dahan
      Given a land called there, with 1 dahan
      And Thunderspeaker has 1 presence in there
      And a land called here, adjacent to there, with 1 town
      And Thunderspeaker has played Words of Warning
      When Thunderspeaker uses Words of Warning
      And it targets here
      Then it is refused by SI-power-principles-R02

    @case:si-spirits-high-0224 @SI-ravage-E03
    Scenario: Dahan who strike at once strike although they are destroyed
      Given a wetland called here, with 1 city and 1 dahan
      And the Dahan in here strike together with the Invaders this turn
      And River has 2 presence in here
      When the Invaders ravage here
      And the Dahan in here deal 2 damage to the city
      Then here then holds 1 city with 2 damage, 0 dahan and 1 blight

  Rule: Sudden Ambush

    Background:
      Given a game under way with Spirits only
      And a land called there
      And Thunderspeaker has 1 presence in there
      And a land called here, adjacent to there
      And a land called yonder, adjacent to here
      And here holds 4 explorers, 1 town and 1 dahan
      And yonder holds 1 explorer and 2 dahan
      And Thunderspeaker has played Sudden Ambush

    @case:si-spirits-high-0225 @SI-damage-destroy-remove-replace-E03
    Scenario: a Dahan is gathered, and an Explorer destroyed for each Dahan
      When Thunderspeaker uses Sudden Ambush
      And it targets here
      And the dahan is gathered from yonder into here
      Then here then holds 2 explorers, 1 town and 2 dahan
      And yonder then holds 1 explorer and 1 dahan
      And no fear is generated

    @case:si-spirits-high-0226 @SI-power-principles-P01
    Scenario: up to 1 Dahan is gathered for a Sudden Ambush
      When Thunderspeaker uses Sudden Ambush
      And it targets here
      Then whatever is chosen, here then holds 2 or 3 explorers
      And whatever is chosen, here then holds 1 or 2 dahan

  Rule: Voice of Thunder

    Background:
      Given a game under way with Spirits only
      And a land called there
      And Thunderspeaker has 1 presence in there
      And a land called here, adjacent to there
      And Thunderspeaker has played Voice of Thunder

    @case:si-spirits-high-0227 @SI-power-principles-P01
    Scenario: Voice of Thunder pushes up to 4 Dahan
      Given here holds 1 explorer and 6 dahan
      When Thunderspeaker uses Voice of Thunder
      And it targets here
      And the way push is chosen
      Then whatever is chosen, here then holds 2, 3, 4, 5 or 6 dahan
      And here then holds 1 explorer
      And no fear is generated

    @case:si-spirits-high-0228 @SI-gather-and-push-P01
    Scenario: Voice of Thunder pushes them to one land or to several
      Given here holds 3 dahan
      And a land called yonder, adjacent to here
      When Thunderspeaker uses Voice of Thunder
      And it targets here
      And the way push is chosen
      And the dahan is pushed from here to there
      And the dahan is pushed from here to there
      And the dahan is pushed from here to yonder
      Then here then holds 0 dahan
      And there then holds 2 dahan
      And yonder then holds 1 dahan

    @SI-fear-and-terror-E01
    Scenario Outline: or 2 Fear if there are Invaders
      Given here holds 1 <kind> and 2 dahan
      When Thunderspeaker uses Voice of Thunder
      And it targets here
      And the way fear is chosen
      Then 2 fear are generated
      And here then holds 1 <kind> and 2 dahan

      Examples:
        | case                 | kind     |
        | si-spirits-high-0229 | explorer |
        | si-spirits-high-0230 | town     |
        | si-spirits-high-0231 | city     |

    @case:si-spirits-high-0232 @SI-power-principles-R01
    Scenario: Voice of Thunder frightens nobody without Invaders
      Given here holds 2 dahan
      When Thunderspeaker uses Voice of Thunder
      And it targets here
      And the way fear is chosen
      Then it is refused by SI-power-principles-R01

  Rule: Ally of the Dahan

    Background:
      Given a game under way with Spirits only
      And a land called here
      And a land called there, adjacent to here
      And there holds 2 dahan

    @case:si-spirits-high-0233 @SI-glossary-D40
    Scenario: a presence follows each Dahan that is gathered
      Given Thunderspeaker has 3 presence in there
      And Thunderspeaker has the elements 2 air and 1 animal
      When Thunderspeaker uses Gather the Warriors
      And it targets here
      And a dahan is gathered from there into here
      And a presence of Thunderspeaker follows to here
      And a dahan is gathered from there into here
      And a presence of Thunderspeaker follows to here
      Then here then holds 2 dahan
      And Thunderspeaker then has 2 presence in here
      And Thunderspeaker then has 1 presence in there

    @case:si-spirits-high-0234 @SI-glossary-D40
    Scenario: it may stay
      Given Thunderspeaker has 3 presence in there
      And Thunderspeaker has the elements 1 air and 1 animal
      When Thunderspeaker uses Gather the Warriors
      And it targets here
      And a dahan is gathered from there into here
      Then here then holds 1 dahan
      And Thunderspeaker then has 3 presence in there

    @case:si-spirits-high-0235 @SI-glossary-D40
    Scenario: a presence follows a Dahan that another Spirit pushes
      Given 2 players
      And Thunderspeaker has 1 presence in there
      And Lightning has 1 presence in here
      And Lightning has played Harbingers of the Lightning
      When Lightning uses Harbingers of the Lightning
      And it targets there
      And the dahan is pushed from there to here
      And a presence of Thunderspeaker follows to here
      And the dahan is pushed from there to here
      Then here then holds 2 dahan
      And Thunderspeaker then has 1 presence in here
      And Lightning then has 1 presence in here

    @case:si-spirits-high-0236 @SI-spirits-R01
    Scenario: no presence of other Spirits follows
      Given Lightning has 2 presence in there
      And Lightning has played Harbingers of the Lightning
      When Lightning uses Harbingers of the Lightning
      And it targets there
      And the dahan is pushed from there to here
      And the dahan is pushed from there to here
      Then here then holds 2 dahan
      And Lightning then has 2 presence in there

  @SI-presence-and-sacred-sites-R01
  Rule: Sworn to Victory

    Background:
      Given a game under way with Spirits only
      And a wetland called here
      And a land called there, adjacent to here
      And a land called yonder, adjacent to there
      And Thunderspeaker has 2 presence in yonder

    @case:si-spirits-high-0237
    Scenario: for each Dahan destroyed by a Ravage a presence in the land or next to it is destroyed
      Given here holds 1 city, 1 explorer and 2 dahan
      And Thunderspeaker has 3 presence in there
      When the Invaders ravage here
      Then here then holds 1 city, 1 explorer, 0 dahan and 1 blight
      And Thunderspeaker then has 1 presence in there
      And Thunderspeaker then has 2 presence in yonder
      And Thunderspeaker then has 2 destroyed presence

    @case:si-spirits-high-0238
    Scenario: after the one that the blight destroys, and where it chooses
      Given here holds 1 town and 1 dahan
      And Thunderspeaker has 2 presence in here
      And Thunderspeaker has 1 presence in there
      When the Invaders ravage here
      Then Thunderspeaker chooses where to destroy presence: here or there

    @case:si-spirits-high-0239 @SI-ravage-S05
    Scenario: none for Dahan who are only damaged
      Given here holds 1 explorer and 1 dahan
      And Thunderspeaker has 3 presence in there
      When the Invaders ravage here
      Then here then holds 0 explorers, 1 dahan with 1 damage and 0 blight
      And Thunderspeaker then has 3 presence in there

    @case:si-spirits-high-0718
    Scenario: none for Dahan who survive
      Given here holds 1 town and 2 dahan
      And Thunderspeaker has 3 presence in there
      When the Invaders ravage here
      Then here then holds 0 towns, 1 dahan and 1 blight
      And Thunderspeaker then has 2 presence in there

    @case:si-spirits-high-0240 @SI-spirits-R01
    Scenario: none farther away
      Given here holds 1 town and 1 dahan
      When the Invaders ravage here
      Then here then holds 1 town, 0 dahan and 1 blight
      And Thunderspeaker then has 2 presence in yonder
      And Thunderspeaker then has no destroyed presence

    @case:si-spirits-high-0241 @SI-spirits-R01
    Scenario: none of other Spirits
      Given here holds 1 town and 1 dahan
      And River has 2 presence in there
      When the Invaders ravage here
      Then here then holds 1 town, 0 dahan and 1 blight
      And River then has 2 presence in there

  Rule: What the powers of Thunderspeaker may not do

    Background:
      Given a game under way with Spirits only
      And a land called here, with 1 dahan
      And a land called there, adjacent to here, with 2 dahan
      And a land called yonder, adjacent to there, with 2 dahan
      And Thunderspeaker has 1 presence in here

    @SI-powers-R03
    Scenario Outline: Thunderspeaker, range 0
      Given Thunderspeaker has the elements 2 sun and 1 fire
      And Thunderspeaker has played Manifestation of Power and Glory
      When Thunderspeaker uses <power>
      And it targets there
      Then it is refused by SI-powers-R03

      Examples:
        | case                 | power                            |
        | si-spirits-high-0242 | Lead the Furious Assault         |
        | si-spirits-high-0243 | Manifestation of Power and Glory |

    @SI-powers-R02
    Scenario Outline: Thunderspeaker, range 1
      Given Thunderspeaker has the elements 1 sun and 1 animal
      And Thunderspeaker has played Words of Warning, Sudden Ambush and Voice of Thunder
      When Thunderspeaker uses <power>
      And it targets yonder
      Then it is refused by SI-powers-R02

      Examples:
        | case                 | power               |
        | si-spirits-high-0244 | Gather the Warriors |
        | si-spirits-high-0245 | Words of Warning    |
        | si-spirits-high-0246 | Sudden Ambush       |
        | si-spirits-high-0247 | Voice of Thunder    |

    @SI-fast-phase-R03
    Scenario Outline: Thunderspeaker, a fast power in the Slow Power phase
      Given Thunderspeaker has played Words of Warning and Sudden Ambush
      When Thunderspeaker tries <power> in the slow phase
      Then it is refused by SI-fast-phase-R03

      Examples:
        | case                 | power            |
        | si-spirits-high-0248 | Words of Warning |
        | si-spirits-high-0249 | Sudden Ambush    |

    @SI-fast-phase-S01
    Scenario Outline: Thunderspeaker, a slow power in the Fast Power phase
      Given Thunderspeaker has played Manifestation of Power and Glory and Voice of Thunder
      When Thunderspeaker tries <power> in the fast phase
      Then it is refused by SI-fast-phase-S01

      Examples:
        | case                 | power                            |
        | si-spirits-high-0250 | Manifestation of Power and Glory |
        | si-spirits-high-0251 | Voice of Thunder                 |

  @SI-spirit-phase-S08
  Rule: What the cards of Thunderspeaker cost and bring

    Background:
      Given a game under way with Spirits only

    Scenario Outline: Thunderspeaker lays down a card
      Given a land called here
      And Thunderspeaker has 1 presence in here
      And Thunderspeaker has 4 energy
      And Thunderspeaker holds <power>
      When Thunderspeaker plays <power>
      Then Thunderspeaker then has <left> energy
      And Thunderspeaker then has just the elements <elements>
      And the cards in play of Thunderspeaker are then <power>

      Examples:
        | case                 | power                            | left | elements             |
        | si-spirits-high-0252 | Manifestation of Power and Glory | 1    | sun, fire and air    |
        | si-spirits-high-0253 | Words of Warning                 | 3    | sun, air and animal  |
        | si-spirits-high-0254 | Sudden Ambush                    | 2    | fire, air and animal |
        | si-spirits-high-0255 | Voice of Thunder                 | 4    | sun and air          |

  @SI-setup-players-U05
  Rule: The set-up of Thunderspeaker

    @case:si-spirits-high-0256 @SI-setup-players-U02
    Scenario: the two lands with the most Dahan
      Given a game under way with Spirits only on board A
      And A7 holds 3 dahan
      And A3 holds 2 dahan
      And A2 holds 1 dahan
      When the Spirits Thunderspeaker are set up
      Then Thunderspeaker then has 1 presence in A7
      And Thunderspeaker then has 1 presence in A3
      And Thunderspeaker then has no presence in A2
      And Thunderspeaker then has no energy
      And the hand of Thunderspeaker is then Manifestation of Power and Glory, Words of Warning, Sudden Ambush and Voice of Thunder

  Rule: The Growth of Thunderspeaker

    Background:
      Given a game under way with Spirits only
      And an inland land called here
      And Thunderspeaker has 1 presence in here
      And an inland land called there, adjacent to here
      And an inland land called yonder, adjacent to there

    @case:si-spirits-high-0257 @SI-growth-E04
    Scenario: Thunderspeaker reclaims all and gains two Power cards
      Given the Minor Power deck holds Drought, Steam Vents, Gift of Power, Call to Tend, Rain of Blood, Call to Isolation, Call to Migrate and Devouring Ants
      And Thunderspeaker has discarded Words of Warning and Voice of Thunder
      When Thunderspeaker grows by option 1
      And Thunderspeaker follows the icons of option 1 in the order 1, 2, 3
      And Thunderspeaker decides for a Minor Power
      And Thunderspeaker draws Drought, Steam Vents, Gift of Power and Call to Tend
      And Thunderspeaker keeps Steam Vents
      And Thunderspeaker decides for a Minor Power
      And Thunderspeaker draws Rain of Blood, Call to Isolation, Call to Migrate and Devouring Ants
      And Thunderspeaker keeps Call to Isolation
      Then the hand of Thunderspeaker is then Words of Warning, Voice of Thunder, Steam Vents and Call to Isolation
      And the discard pile of Thunderspeaker is then nothing
      And Thunderspeaker then has no energy

    @case:si-spirits-high-0258 @SI-growth-E01
    Scenario: Thunderspeaker adds two presence where Dahan are
      Given there holds 1 dahan
      And yonder holds 1 dahan
      When Thunderspeaker grows by option 2
      And Thunderspeaker follows the icons of option 2 in the order 1, 2
      And Thunderspeaker puts a presence from the energy track into yonder
      And Thunderspeaker puts a presence from the plays track into there
      Then Thunderspeaker then has 1 presence in yonder
      And Thunderspeaker then has 1 presence in there
      And Thunderspeaker then has 1 presence in here

    @case:si-spirits-high-0259 @SI-growth-E02
    Scenario: Thunderspeaker adds a presence next to it and gains 4 Energy
      Given Thunderspeaker has 1 energy
      When Thunderspeaker grows by option 3
      And Thunderspeaker follows the icons of option 3 in the order 1, 2
      And Thunderspeaker puts a presence from the energy track into there
      Then Thunderspeaker then has 1 presence in there
      And Thunderspeaker then has 5 energy

    @SI-growth-E01
    Scenario Outline: not where no Dahan are
      Given here holds 1 dahan
      And there holds 1 explorer
      When Thunderspeaker grows by option 2
      And Thunderspeaker follows the icons of option 2 in the order <icon>
      And Thunderspeaker puts a presence from the energy track into there
      Then it is refused by SI-growth-E01

      Examples:
        | case                 | icon |
        | si-spirits-high-0260 | 1    |
        | si-spirits-high-0261 | 2    |

    @SI-growth-D01
    Scenario Outline: Thunderspeaker adds a presence no farther away
      Given an inland land called beyond, adjacent to yonder, with 1 dahan
      And here holds 1 dahan
      And yonder holds 1 dahan
      When Thunderspeaker grows by option <option>
      And Thunderspeaker follows the icons of option <option> in the order <icon>
      And Thunderspeaker puts a presence from the energy track into <land>
      Then it is refused by SI-growth-D01

      Examples:
        | case                 | option | icon | land   |
        | si-spirits-high-0262 | 2      | 1    | beyond |
        | si-spirits-high-0263 | 2      | 2    | yonder |
        | si-spirits-high-0264 | 3      | 1    | yonder |

  @SI-presence-tracks-R02
  Rule: The tracks of Thunderspeaker

    Background:
      Given a game under way with Spirits only
      And a land called here, with 1 town and 2 dahan
      And Thunderspeaker has 2 presence in here

    Scenario Outline: Thunderspeaker gains the highest uncovered number
      Given Thunderspeaker has uncovered <n> spaces of its energy track
      And Thunderspeaker has 10 energy
      When Thunderspeaker gains Energy
      Then Thunderspeaker then has <energy> energy

      Examples:
        | case                 | n | energy |
        | si-spirits-high-0265 | 0 | 11     |
        | si-spirits-high-0266 | 1 | 11     |
        | si-spirits-high-0267 | 2 | 12     |
        | si-spirits-high-0268 | 3 | 12     |
        | si-spirits-high-0269 | 4 | 12     |
        | si-spirits-high-0270 | 5 | 13     |

    @SI-presence-tracks-E03
    Scenario Outline: Thunderspeaker has Air, Fire and Sun from its second, fourth and fifth space
      Given Thunderspeaker has uncovered <n> spaces of its energy track
      And Thunderspeaker has the elements <elements>
      When Thunderspeaker uses <power>
      And it targets here
      Then here then holds 0 towns and 2 dahan

      Examples:
        | case                 | n | elements                | power                                       |
        | si-spirits-high-0271 | 1 | 2 sun, 1 fire and 3 air | Lead the Furious Assault as if it were fast |
        | si-spirits-high-0272 | 3 | 2 sun                   | Lead the Furious Assault                    |
        | si-spirits-high-0273 | 4 | 1 sun                   | Lead the Furious Assault                    |

    @SI-innate-powers-P01
    Scenario Outline: Thunderspeaker has no Fire and Sun before them
      Given Thunderspeaker has uncovered <n> spaces of its energy track
      And Thunderspeaker has the elements <elements>
      When Thunderspeaker uses Lead the Furious Assault
      And it targets here
      Then it is refused by SI-innate-powers-P01

      Examples:
        | case                 | n | elements |
        | si-spirits-high-0274 | 2 | 2 sun    |
        | si-spirits-high-0275 | 3 | 1 sun    |

    @SI-spirit-phase-L01
    Scenario Outline: Thunderspeaker plays as many cards as the highest uncovered number
      Given Thunderspeaker has uncovered <n> spaces of its plays track
      And Thunderspeaker has made <made> of its card plays
      And Thunderspeaker holds Gift of Constancy and Call to Isolation
      When Thunderspeaker plays Gift of Constancy
      Then the cards in play of Thunderspeaker are then Gift of Constancy
      And the hand of Thunderspeaker is then Call to Isolation

      Examples:
        | case                 | n | made |
        | si-spirits-high-0276 | 0 | 0    |
        | si-spirits-high-0277 | 1 | 1    |
        | si-spirits-high-0278 | 3 | 2    |
        | si-spirits-high-0279 | 6 | 3    |

    @SI-spirit-phase-L01
    Scenario Outline: Thunderspeaker plays no more
      Given Thunderspeaker has uncovered <n> spaces of its plays track
      And Thunderspeaker has made <made> of its card plays
      And Thunderspeaker holds Gift of Constancy and Call to Isolation
      When Thunderspeaker plays Gift of Constancy
      Then it is refused by SI-spirit-phase-L01

      Examples:
        | case                 | n | made |
        | si-spirits-high-0280 | 0 | 1    |
        | si-spirits-high-0281 | 1 | 2    |
        | si-spirits-high-0282 | 2 | 2    |
        | si-spirits-high-0283 | 3 | 3    |
        | si-spirits-high-0284 | 4 | 3    |
        | si-spirits-high-0285 | 5 | 3    |
        | si-spirits-high-0286 | 6 | 4    |

    @case:si-spirits-high-0287 @SI-presence-tracks-E02
    Scenario: Thunderspeaker reclaims a card at the fifth space
      Given Thunderspeaker has uncovered 4 spaces of its plays track
      And Thunderspeaker has discarded Words of Warning and Voice of Thunder
      When Thunderspeaker gains Energy
      And Thunderspeaker reclaims Voice of Thunder
      Then the hand of Thunderspeaker is then Voice of Thunder
      And the discard pile of Thunderspeaker is then Words of Warning
      And Thunderspeaker then has 1 energy

    @case:si-spirits-high-0288 @SI-presence-tracks-R02
    Scenario: Thunderspeaker reclaims nothing before that
      Given Thunderspeaker has uncovered 3 spaces of its plays track
      And Thunderspeaker has discarded Words of Warning and Voice of Thunder
      When Thunderspeaker gains Energy
      Then the discard pile of Thunderspeaker is then Words of Warning and Voice of Thunder

  # Bringer of Dreams and Nightmares

  Rule: Spirits May Yet Dream

    Background:
      Given a game under way with Spirits only
      And 2 players
      And a land called here
      And Bringer has 1 presence in here
      And River has 1 presence in here
      And River has the elements 1 water and 1 plant

    @SI-innate-powers-P01
    Scenario Outline: Spirits May Yet Dream needs 2 Moon and 2 Air, or 3 Moon
      Given Bringer has the elements <elements>
      When Bringer uses Spirits May Yet Dream
      And it targets River
      Then it is refused by SI-innate-powers-P01

      Examples:
        | case                 | elements         |
        | si-spirits-high-0401 | 2 moon and 1 air |
        | si-spirits-high-0402 | 1 moon and 2 air |

    @case:si-spirits-high-0403 @SI-powers-X01
    Scenario: a Fear card is looked at
      Given Bringer has the elements 2 moon and 2 air
      When Bringer uses Spirits May Yet Dream
      And it targets River
      Then the Fear deck then holds Isolation and Retreat!
      And River then has the elements 1 water and 1 plant
      And Bringer has then used Spirits May Yet Dream

    @SI-powers-X01
    Scenario Outline: with 3 Moon the Spirit gains an element that it has
      Given Bringer has the elements <elements>
      When Bringer uses Spirits May Yet Dream
      And it targets River
      And River answers element with water
      Then River then has the elements 2 water and 1 plant

      Examples:
        | case                 | elements         |
        | si-spirits-high-0404 | 3 moon           |
        | si-spirits-high-0405 | 3 moon and 2 air |

    @case:si-spirits-high-0406 @SI-powers-X01
    Scenario: it may be Bringer itself
      Given Bringer has the elements 3 moon
      When Bringer uses Spirits May Yet Dream
      And it targets Bringer
      Then Bringer then has the elements 4 moon

    @case:si-spirits-high-0407 @SI-power-principles-P04
    Scenario: the Fear card isn't looked at, by one reading
      Given SI-Q03 is read as may_choose
      And Bringer has the elements 3 moon and 2 air
      When Bringer uses Spirits May Yet Dream
      And it targets River
      And its effect 1 is left out
      And River answers element with water
      Then River then has the elements 2 water and 1 plant

    @case:si-spirits-high-0408 @SI-power-principles-R01
    Scenario: no element that it hasn't
      Given Bringer has the elements 3 moon
      When Bringer uses Spirits May Yet Dream
      And it targets River
      And River answers element with fire
      Then it is refused by SI-power-principles-R01

  Rule: Night Terrors

    Background:
      Given a game under way with Spirits only
      And a land called here, with 1 explorer
      And Bringer has 1 presence in here

    @SI-innate-powers-P01
    Scenario Outline: Night Terrors need 1 Moon and 1 Air
      Given Bringer has the elements <elements>
      When Bringer uses Night Terrors
      And it targets here
      Then it is refused by SI-innate-powers-P01

      Examples:
        | case                 | elements            |
        | si-spirits-high-0409 | 3 moon and 1 animal |
        | si-spirits-high-0410 | 2 air and 1 animal  |

    @SI-fear-and-terror-E01
    Scenario Outline: Night Terrors make 1 to 3 Fear
      Given Bringer has the elements <elements>
      When Bringer uses Night Terrors
      And it targets here
      Then <fear> fear are generated
      And here then holds 1 explorer

      Examples:
        | case                 | elements                   | fear |
        | si-spirits-high-0411 | 1 moon and 1 air           | 1    |
        | si-spirits-high-0412 | 2 moon and 1 air           | 1    |
        | si-spirits-high-0413 | 1 moon, 2 air and 1 animal | 1    |
        | si-spirits-high-0414 | 3 moon and 2 air           | 1    |
        | si-spirits-high-0415 | 2 moon, 1 air and 1 animal | 2    |
        | si-spirits-high-0416 | 2 moon, 2 air and 1 animal | 2    |
        | si-spirits-high-0417 | 3 moon, 1 air and 1 animal | 2    |
        | si-spirits-high-0418 | 3 moon, 2 air and 1 animal | 3    |

    @case:si-spirits-high-0419 @SI-power-principles-R02
    Scenario: Night Terrors need Invaders
      Given a land called there, with 2 dahan
      And Bringer has 1 presence in there
      And Bringer has the elements 1 moon and 1 air
      When Bringer uses Night Terrors
      And it targets there
      Then it is refused by SI-power-principles-R02

  Rule: Predatory Nightmares

    Background:
      Given a game under way with Spirits only
      And 2 players
      And a land called there
      And Bringer has 2 presence in there
      And a land called here, adjacent to there
      And a land called yonder, adjacent to here
      And Bringer has played Predatory Nightmares

    @SI-damage-destroy-remove-replace-D01
    Scenario Outline: 2 damage in a dream: 2 Fear for a Town, 5 for a City, and all but the City flee
      Given here holds 1 explorer, 1 town, 1 town with 1 damage and 1 city with 1 damage
      When Bringer uses Predatory Nightmares
      And it targets here
      And the damage in here goes <hits>
      And they go from here to <to>
      Then here then holds <left>
      And there then holds <fled>
      And <fear> fear are generated

      Examples:
        | case                 | hits                                                     | to              | left                                                            | fled                                | fear |
        | si-spirits-high-0420 | 1 damage to the explorer and 1 to the town with 1 damage | there and there | 0 explorers, 1 town, 1 city with 1 damage                       | 1 explorer and 1 town with 1 damage | 2    |
        | si-spirits-high-0421 | 2 damage to the town                                     | there           | 1 explorer, 1 town with 1 damage, 1 city with 1 damage          | 1 town                              | 2    |
        | si-spirits-high-0422 | 1 damage to the explorer and 1 to the town               | there           | 0 explorers, 1 town, 1 town with 1 damage, 1 city with 1 damage | 1 explorer and 0 towns              | no   |

    @case:si-spirits-high-0423 @SI-damage-destroy-remove-replace-D01
    Scenario: a City dreams its death, and stays undamaged
      Given here holds 1 town and 1 city with 1 damage
      When Bringer uses Predatory Nightmares
      And it targets here
      And the damage in here goes 2 damage to the city with 1 damage
      Then here then holds 1 town and 1 city with 1 damage
      And 5 fear are generated

    @case:si-spirits-high-0424 @SI-power-principles-P01
    Scenario: up to 2 Dahan are pushed out of the nightmare
      Given here holds 1 city and 4 dahan
      When Bringer uses Predatory Nightmares
      And it targets here
      Then whatever is chosen, here then holds 2, 3 or 4 dahan
      And here then holds 1 city
      And no fear is generated

    @case:si-spirits-high-0425 @SI-gather-and-push-P01
    Scenario: to one land or to several
      Given here holds 1 city and 2 dahan
      When Bringer uses Predatory Nightmares
      And it targets here
      And the dahan is pushed from here to there
      And the dahan is pushed from here to there
      Then here then holds 1 city and 0 dahan
      And there then holds 2 dahan

    @case:si-spirits-high-0426 @SI-power-principles-R02
    Scenario: Predatory Nightmares need Invaders
      Given there holds 1 explorer
      And here holds 2 dahan
      When Bringer uses Predatory Nightmares
      And it targets here
      Then it is refused by SI-power-principles-R02

  Rule: To Dream a Thousand Deaths

    Background:
      Given a game under way with Spirits only
      And 2 players
      And a land called there
      And Bringer has 2 presence in there
      And a land called here, adjacent to there

    @case:si-spirits-high-0427 @SI-spirits-R01
    Scenario: nothing is destroyed by its powers
      Given here holds 1 explorer, 1 town with 1 damage and 1 city
      And Bringer has played Shatter Homesteads
      When Bringer uses Shatter Homesteads
      And it targets here
      And it goes from here to there
      Then here then holds 1 explorer, 0 towns and 1 city
      And there then holds 1 town with 1 damage
      And 3 fear are generated

    @case:si-spirits-high-0428 @SI-spirits-R01
    Scenario: damage to each Invader is a dream as well
      Given here holds 2 explorers, 1 town with 1 damage, 1 town, 1 city and 2 dahan
      And Bringer has played Raging Storm
      When Bringer uses Raging Storm
      And it targets here
      And they go from here to there, there and there
      Then here then holds 0 explorers, 1 town, 1 city and 2 dahan
      And there then holds 2 explorers and 1 town with 1 damage
      And 2 fear are generated

    @case:si-spirits-high-0429 @SI-spirits-R01
    Scenario: the powers of other Spirits do destroy
      Given here holds 1 town
      And Lightning has 2 presence in there
      And Lightning has played Shatter Homesteads
      When Lightning uses Shatter Homesteads
      And it targets here
      Then here then holds 0 towns
      And 2 fear are generated

    @case:si-spirits-high-0705 @SI-spirits-R01
    Scenario: each City dreams its death once for one use of a power
      Given here holds 1 city with 2 damage and 1 city with 1 damage
      And Bringer has the elements 2 moon, 3 air and 2 water
      And Bringer has played Mists of Oblivion
      When Bringer uses Mists of Oblivion
      And it targets here
      And the damage in here goes 1 to the city with 2 damage and 2 to the city with 1 damage
      Then here then holds 1 city with 2 damage and 1 city with 1 damage
      And the Earned Fear Cards are Isolation
      And the Fear Pool then holds 6 and Generated Fear 2

    @case:si-spirits-high-0706 @SI-spirits-R01
    Scenario: of several Cities those that have not dreamt yet
      Given the Fear deck holds Isolation, Retreat! and Scapegoats
      And here holds 3 cities
      And Bringer has the elements 3 earth, 2 plant and 2 animal
      And Bringer has played Poisoned Land
      When Bringer uses Poisoned Land
      And it targets here
      And the damage in here goes 3 to each of 2 cities and 1 to the city
      And the damage in here goes 3 to the city and 1 to the city
      Then here then holds 3 cities and 1 blight
      And the Earned Fear Cards are Isolation and Retreat!
      And the Fear Pool then holds 7 and Generated Fear 1

    @case:si-spirits-high-0707 @SI-power-principles-R03
    Scenario: no more damage to a piece than it has health left, in a dream either
      Given here holds 1 town with 1 damage and 1 city
      And Bringer has played Predatory Nightmares
      When Bringer uses Predatory Nightmares
      And it targets here
      And the damage in here goes 2 to the town with 1 damage
      Then it is refused by SI-power-principles-R03

    @case:si-spirits-high-0708 @SI-spirits-R01
    Scenario: which of the Towns dreams its death
      Given here holds 1 town with 1 damage and 1 town
      And Bringer has played Shatter Homesteads
      When Bringer uses Shatter Homesteads
      And it targets here
      And the town with 1 damage in here is destroyed
      And it goes from here to there
      Then here then holds 1 town
      And there then holds 1 town with 1 damage
      And 3 fear are generated

    @case:si-spirits-high-0709 @SI-spirits-R01
    Scenario: a City that has dreamt its death is not destroyed in the same dream
      Given here holds 1 city with 2 damage
      And Bringer has the elements 3 sun
      And Bringer has played Drought
      When Bringer uses Drought
      And it targets here
      Then here then holds 1 city with 2 damage and 1 blight
      And 5 fear are generated

    @case:si-spirits-high-0715 @SI-spirits-R01
    Scenario: the damage of the Dahan is a dream if a power of Bringer lets them deal it
      Given here holds 1 explorer, 1 town with 1 damage and 2 dahan
      And Bringer has played Veil the Night's Hunt
      When Bringer uses Veil the Night's Hunt
      And it targets here
      And the way damage is chosen
      And the damage of the Dahan in here goes 1 to the explorer and 1 to the town with 1 damage
      And they go from here to there and there
      Then here then holds 0 explorers, 0 towns and 2 dahan
      And there then holds 1 explorer and 1 town with 1 damage
      And 2 fear are generated

  @SI-spirits-R01
  Rule: To Dream a Thousand Deaths, in more than one land

    @case:si-spirits-high-0710
    Scenario: the City of every land dreams, and no Dahan is destroyed
      Given a game under way with Spirits only
      And 2 players
      And a wetland on the coast called here, with 1 city and 1 dahan
      And a wetland on the coast called there, adjacent to here, with 1 city and 2 dahan
      And Bringer has 2 presence in here
      And Bringer has the elements 3 water and 2 earth
      And Bringer has played Tsunami
      When Bringer uses Tsunami
      And it targets here
      Then here then holds 1 city and 1 dahan
      And there then holds 1 city and 2 dahan
      And the Earned Fear Cards are Isolation
      And the Fear Pool then holds 3 and Generated Fear 5

    @case:si-spirits-high-0711
    Scenario: what flees into the sea drowns
      Given a game under way with Spirits only on board A
      And 2 players
      And Bringer has 2 presence in A2
      And Ocean has 1 presence in A0
      And A2 holds 1 town
      And Bringer has played Shatter Homesteads
      When Bringer uses Shatter Homesteads
      And it targets A2
      And it goes from A2 to A0
      Then A2 then holds 0 towns
      And A0 then holds 0 towns
      And Ocean's drowned_health is then 2
      And 4 fear are generated

  Rule: Dread Apparitions

    Background:
      Given a game under way with Spirits only
      And 2 players
      And a land called there
      And Bringer has 2 presence in there
      And a land called here, adjacent to there

    @case:si-spirits-high-0430 @SI-fear-and-terror-E01
    Scenario: 1 Fear, and it defends 1
      Given here holds 1 explorer
      And Bringer has played Dread Apparitions
      When Bringer uses Dread Apparitions
      And it targets here
      Then 1 fear is generated
      And here then defends 1
      And Fear that powers make in here defends it this turn

    @case:si-spirits-high-0431 @SI-fear-and-terror-E01
    Scenario: the Fear of a dream defends too
      Given here holds 1 town
      And Fear that powers make in here defends it this turn
      And Bringer has played Shatter Homesteads
      When Bringer uses Shatter Homesteads
      And it targets here
      And it goes from here to there
      Then here then defends 3
      And 3 fear are generated

    @case:si-spirits-high-0432 @SI-fear-and-terror-E03
    Scenario: the Fear for a destroyed Town doesn't
      Given here holds 1 town
      And Fear that powers make in here defends it this turn
      And Lightning has 2 presence in there
      And Lightning has played Shatter Homesteads
      When Lightning uses Shatter Homesteads
      And it targets here
      Then here then defends 1
      And 2 fear are generated

    @case:si-spirits-high-0433 @SI-power-principles-R02
    Scenario: Dread Apparitions need Invaders
      Given there holds 1 explorer
      And Bringer has played Dread Apparitions
      When Bringer uses Dread Apparitions
      And it targets here
      Then it is refused by SI-power-principles-R02

  Rule: Call on Midnight's Dream

    Background:
      Given a game under way with Spirits only
      And a land called here
      And Bringer has 1 presence in here
      And Bringer holds Dreams of the Dahan
      And Bringer has played Call on Midnight's Dream
      And the Major Power deck holds Tsunami

    @case:si-spirits-high-0434 @SI-gaining-powers-S01
    Scenario: where Dahan are, a Major Power is gained
      Given here holds 2 dahan
      And Bringer has 9 energy
      When Bringer uses Call on Midnight's Dream
      And it targets here
      And Bringer gives up Dreams of the Dahan
      Then the hand of Bringer is then Tsunami
      And the cards in play of Bringer are then Call on Midnight's Dream
      And Bringer then has 9 energy
      And no fear is generated

    @case:si-spirits-high-0435 @SI-energy-and-plays-R01
    Scenario: who forgets the card for it gains Energy and may play it at once
      Given here holds 2 dahan
      And Bringer has 4 energy
      When Bringer uses Call on Midnight's Dream
      And it targets here
      And Bringer gives up Call on Midnight's Dream
      And Bringer lays down Tsunami
      Then the cards in play of Bringer are then Tsunami
      And the hand of Bringer is then Dreams of the Dahan
      And the forgotten cards of Bringer are then Call on Midnight's Dream
      And Bringer then has no energy

    @case:si-spirits-high-0436 @SI-forgetting-P04
    Scenario: or keep it in hand
      Given here holds 3 dahan
      And Bringer has 4 energy
      When Bringer uses Call on Midnight's Dream
      And it targets here
      And Bringer gives up Call on Midnight's Dream
      Then the cards in play of Bringer are then nothing
      And the hand of Bringer is then Dreams of the Dahan and Tsunami
      And Bringer then has 7 energy

    @case:si-spirits-high-0437 @SI-energy-and-plays-R01
    Scenario: it is paid for
      Given here holds 1 dahan
      And Bringer has 4 energy
      When Bringer uses Call on Midnight's Dream
      And it targets here
      And Bringer gives up Call on Midnight's Dream
      And Bringer lays down Tsunami
      Then it is refused by SI-energy-and-plays-R01

    @SI-fear-and-terror-E01
    Scenario Outline: where Invaders are, 2 Fear instead
      Given here holds 1 <kind> and 2 dahan
      When Bringer uses Call on Midnight's Dream
      And it targets here
      And the way fear is chosen
      Then 2 fear are generated
      And the hand of Bringer is then Dreams of the Dahan

      Examples:
        | case                 | kind     |
        | si-spirits-high-0438 | explorer |
        | si-spirits-high-0439 | town     |
        | si-spirits-high-0440 | city     |

    @SI-power-principles-R01
    Scenario Outline: neither without those it speaks of
      Given here holds 1 <kind>
      When Bringer uses Call on Midnight's Dream
      And it targets here
      And the way <way> is chosen
      Then it is refused by SI-power-principles-R01

      Examples:
        | case                 | kind     | way         |
        | si-spirits-high-0441 | dahan    | fear        |
        | si-spirits-high-0442 | explorer | major power |

  Rule: Dreams of the Dahan

    Background:
      Given a game under way with Spirits only
      And a land called yonder
      And Bringer has 1 presence in yonder
      And a land called there, adjacent to yonder
      And a land called here, adjacent to there
      And Bringer has played Dreams of the Dahan

    @case:si-spirits-high-0443 @SI-power-principles-P01
    Scenario: up to 2 Dahan are gathered in their dreams
      Given there holds 1 explorer and 4 dahan
      When Bringer uses Dreams of the Dahan
      And it targets here
      And the way gather is chosen
      Then whatever is chosen, here then holds 0, 1 or 2 dahan
      And no fear is generated

    @SI-fear-and-terror-E01
    Scenario Outline: or, with a Town or City, 1 Fear for each Dahan, up to 3
      Given here holds 1 <kind> and <n> dahan
      When Bringer uses Dreams of the Dahan
      And it targets here
      And the way fear is chosen
      Then <fear> fear are generated

      Examples:
        | case                 | kind | n | fear |
        | si-spirits-high-0444 | town | 1 | 1    |
        | si-spirits-high-0445 | city | 2 | 2    |
        | si-spirits-high-0446 | town | 3 | 3    |
        | si-spirits-high-0447 | city | 5 | 3    |

    @case:si-spirits-high-0448 @SI-power-principles-R01
    Scenario: Dreams of the Dahan frighten no Explorers
      Given here holds 2 explorers and 2 dahan
      When Bringer uses Dreams of the Dahan
      And it targets here
      And the way fear is chosen
      Then it is refused by SI-power-principles-R01

  Rule: What the powers of Bringer may not do

    Background:
      Given a game under way with Spirits only
      And a land called here, with 1 explorer
      And a land called there, adjacent to here, with 1 explorer
      And a land called yonder, adjacent to there, with 1 explorer
      And a land called beyond, adjacent to yonder, with 1 explorer

    @SI-powers-R03
    Scenario Outline: Bringer, range 0
      Given Bringer has 1 presence in here
      And Bringer has the elements 1 moon and 1 air
      And Bringer has played Call on Midnight's Dream
      When Bringer uses <power>
      And it targets there
      Then it is refused by SI-powers-R03

      Examples:
        | case                 | power                    |
        | si-spirits-high-0449 | Night Terrors            |
        | si-spirits-high-0450 | Call on Midnight's Dream |

    @SI-powers-R02
    Scenario Outline: Bringer, a land too far away
      Given Bringer has 2 presence in here
      And Bringer has played Dread Apparitions, Dreams of the Dahan and Predatory Nightmares
      When Bringer uses <power>
      And it targets <land>
      Then it is refused by SI-powers-R02

      Examples:
        | case                 | power                | land   |
        | si-spirits-high-0451 | Dread Apparitions    | yonder |
        | si-spirits-high-0452 | Predatory Nightmares | yonder |
        | si-spirits-high-0453 | Dreams of the Dahan  | beyond |

    @case:si-spirits-high-0454 @SI-powers-R02
    Scenario: Predatory Nightmares start from a sacred site
      Given Bringer has 2 presence in here
      And Bringer has 1 presence in there
      And Bringer has played Predatory Nightmares
      When Bringer uses Predatory Nightmares
      And it targets yonder
      Then it is refused by SI-powers-R02

    @case:si-spirits-high-0455 @SI-powers-R04
    Scenario: Dread Apparitions start from any presence
      Given Bringer has 2 presence in here
      And Bringer has 1 presence in there
      And Bringer has played Dread Apparitions
      When Bringer uses Dread Apparitions
      And it targets yonder
      Then 1 fear is generated

    @SI-fast-phase-R03
    Scenario Outline: Bringer, a fast power in the Slow Power phase
      Given Bringer has 1 presence in here
      And here holds 1 dahan
      And Bringer has the elements 3 moon and 1 air
      And Bringer has played Dread Apparitions, Call on Midnight's Dream and Dreams of the Dahan
      When Bringer tries <power> in the slow phase
      Then it is refused by SI-fast-phase-R03

      Examples:
        | case                 | power                    |
        | si-spirits-high-0456 | Spirits May Yet Dream    |
        | si-spirits-high-0457 | Night Terrors            |
        | si-spirits-high-0458 | Dread Apparitions        |
        | si-spirits-high-0459 | Call on Midnight's Dream |
        | si-spirits-high-0460 | Dreams of the Dahan      |

    @case:si-spirits-high-0461 @SI-fast-phase-S01
    Scenario: Bringer, a slow power in the Fast Power phase
      Given Bringer has 2 presence in here
      And Bringer has played Predatory Nightmares
      When Bringer tries Predatory Nightmares in the fast phase
      Then it is refused by SI-fast-phase-S01

  @SI-spirit-phase-S08
  Rule: What the cards of Bringer cost and bring

    Background:
      Given a game under way with Spirits only

    Scenario Outline: Bringer lays down a card
      Given a land called here
      And Bringer has 1 presence in here
      And Bringer has 4 energy
      And Bringer holds <power>
      When Bringer plays <power>
      Then Bringer then has <left> energy
      And Bringer then has just the elements <elements>
      And the cards in play of Bringer are then <power>

      Examples:
        | case                 | power                    | left | elements                     |
        | si-spirits-high-0462 | Predatory Nightmares     | 2    | moon, fire, earth and animal |
        | si-spirits-high-0463 | Dread Apparitions        | 2    | moon and air                 |
        | si-spirits-high-0464 | Call on Midnight's Dream | 4    | moon and animal              |
        | si-spirits-high-0465 | Dreams of the Dahan      | 4    | moon and air                 |

  @SI-setup-players-U05
  Rule: The set-up of Bringer

    @case:si-spirits-high-0466 @SI-setup-players-U02
    Scenario: Bringer begins in the highest Sands
      Given a game under way with Spirits only on board A
      And A4 holds 2 dahan
      When the Spirits Bringer are set up
      Then Bringer then has 2 presence in A7
      And Bringer then has no presence in A4
      And Bringer then has no energy
      And the hand of Bringer is then Predatory Nightmares, Dread Apparitions, Call on Midnight's Dream and Dreams of the Dahan

  Rule: The Growth of Bringer

    Background:
      Given a game under way with Spirits only
      And an inland land called here
      And Bringer has 1 presence in here
      And an inland land called there, adjacent to here
      And an inland land called yonder, adjacent to there
      And the Minor Power deck holds Drought, Steam Vents, Gift of Power, Call to Tend and Rain of Blood

    @case:si-spirits-high-0467 @SI-growth-E04
    Scenario: Bringer reclaims all and gains a Power card
      Given Bringer has discarded Dread Apparitions and Dreams of the Dahan
      When Bringer grows by option 1
      And Bringer follows the icons of option 1 in the order 1, 2
      And Bringer decides for a Minor Power
      And Bringer draws Drought, Steam Vents, Gift of Power and Call to Tend
      And Bringer keeps Steam Vents
      Then the hand of Bringer is then Dread Apparitions, Dreams of the Dahan and Steam Vents
      And the discard pile of Bringer is then nothing
      And Bringer then has no energy

    @case:si-spirits-high-0468 @SI-growth-E01
    Scenario: Bringer reclaims one and adds a presence where it is
      Given Bringer has discarded Dread Apparitions and Dreams of the Dahan
      When Bringer grows by option 2
      And Bringer follows the icons of option 2 in the order 1, 2
      And Bringer reclaims Dread Apparitions
      And Bringer puts a presence from the plays track into here
      Then the hand of Bringer is then Dread Apparitions
      And the discard pile of Bringer is then Dreams of the Dahan
      And Bringer then has 2 presence in here

    @case:si-spirits-high-0712 @SI-spirit-phase-S03
    Scenario: Bringer must reclaim one
      Given Bringer has discarded Dread Apparitions and Dreams of the Dahan
      When Bringer grows by option 2
      And Bringer follows the icons of option 2 in the order 1, 2
      Then Bringer can reclaim Dread Apparitions and Dreams of the Dahan

    @case:si-spirits-high-0469 @SI-growth-E03
    Scenario: Bringer gains a Power card and adds a presence next to it
      When Bringer grows by option 3
      And Bringer follows the icons of option 3 in the order 1, 2
      And Bringer decides for a Minor Power
      And Bringer draws Drought, Steam Vents, Gift of Power and Call to Tend
      And Bringer keeps Steam Vents
      And Bringer puts a presence from the energy track into there
      Then Bringer then holds Steam Vents
      And Bringer then has 1 presence in there

    @SI-growth-E02
    Scenario Outline: Bringer adds a presence where Dahan or Invaders are and gains 2 Energy
      Given yonder holds 1 <kind>
      And Bringer has 1 energy
      When Bringer grows by option 4
      And Bringer follows the icons of option 4 in the order 1, 2
      And Bringer puts a presence from the energy track into yonder
      Then Bringer then has 1 presence in yonder
      And Bringer then has 3 energy

      Examples:
        | case                 | kind     |
        | si-spirits-high-0470 | dahan    |
        | si-spirits-high-0471 | explorer |
        | si-spirits-high-0472 | town     |
        | si-spirits-high-0473 | city     |

    @case:si-spirits-high-0474 @SI-growth-E01
    Scenario: Bringer adds none where nobody is
      Given here holds 1 dahan
      And there holds 1 blight
      When Bringer grows by option 4
      And Bringer follows the icons of option 4 in the order 1
      And Bringer puts a presence from the energy track into there
      Then it is refused by SI-growth-E01

    @SI-growth-D01
    Scenario Outline: Bringer adds a presence no farther away
      When Bringer grows by option <option>
      And Bringer follows the icons of option <option> in the order 2
      And Bringer puts a presence from the energy track into <land>
      Then it is refused by SI-growth-D01

      Examples:
        | case                 | option | land   |
        | si-spirits-high-0475 | 2      | there  |
        | si-spirits-high-0476 | 3      | yonder |

  Rule: The Growth of Bringer over three boards

    Background:
      Given a game under way on boards A, B and C
      And Bringer has 1 presence in A3
      And B3 holds 1 dahan
      And B8 holds 1 dahan
      And C7 holds 1 city

    @case:si-spirits-high-0477 @SI-growth-D01
    Scenario: Bringer adds a presence up to 4 lands away
      When Bringer grows by option 4
      And Bringer follows the icons of option 4 in the order 1, 2
      And Bringer puts a presence from the plays track into B3
      Then Bringer then has 1 presence in B3
      And Bringer then has 2 energy

    @case:si-spirits-high-0478 @SI-growth-D01
    Scenario: and none 5 lands away
      When Bringer grows by option 4
      And Bringer follows the icons of option 4 in the order 1
      And Bringer puts a presence from the plays track into B8
      Then it is refused by SI-growth-D01

  @SI-presence-tracks-R02
  Rule: The tracks of Bringer

    Background:
      Given a game under way with Spirits only
      And a land called here, with 1 town
      And Bringer has 2 presence in here

    Scenario Outline: Bringer gains the highest uncovered number
      Given Bringer has uncovered <n> spaces of its energy track
      And Bringer has 10 energy
      When Bringer gains Energy
      Then Bringer then has <energy> energy

      Examples:
        | case                 | n | energy |
        | si-spirits-high-0479 | 0 | 12     |
        | si-spirits-high-0480 | 1 | 12     |
        | si-spirits-high-0481 | 2 | 13     |
        | si-spirits-high-0482 | 3 | 13     |
        | si-spirits-high-0483 | 4 | 14     |
        | si-spirits-high-0484 | 5 | 14     |
        | si-spirits-high-0485 | 6 | 15     |

    @SI-presence-tracks-E03
    Scenario Outline: Bringer has Air and Moon from its second and fourth space
      Given Bringer has uncovered <n> spaces of its energy track
      And Bringer has the elements <elements>
      When Bringer uses Night Terrors
      And it targets here
      Then 1 fear is generated

      Examples:
        | case                 | n | elements |
        | si-spirits-high-0486 | 1 | 1 moon   |
        | si-spirits-high-0487 | 3 | 1 fire   |

    @case:si-spirits-high-0488 @SI-presence-tracks-E03
    Scenario: Bringer has an element of its choice from the sixth space
      Given Bringer has uncovered 5 spaces of its energy track
      And Bringer has the elements 1 moon
      When Bringer uses Night Terrors
      And Bringer chooses animal for its track
      And it targets here
      Then 2 fear are generated

    @case:si-spirits-high-0489 @SI-presence-tracks-E04
    Scenario: and from the sixth space of the other track
      Given Bringer has uncovered 5 spaces of its plays track
      And Bringer has the elements 2 moon and 1 air
      When Bringer uses Night Terrors
      And Bringer chooses animal for its track
      And it targets here
      Then 2 fear are generated

    @SI-innate-powers-P01
    Scenario Outline: Bringer has no Air and Moon before them
      Given Bringer has uncovered <n> spaces of its energy track
      And Bringer has the elements <elements>
      When Bringer uses Night Terrors
      And it targets here
      Then it is refused by SI-innate-powers-P01

      Examples:
        | case                 | n | elements |
        | si-spirits-high-0490 | 0 | 1 moon   |
        | si-spirits-high-0491 | 2 | 1 fire   |

    @SI-spirit-phase-L01
    Scenario Outline: Bringer plays as many cards as the highest uncovered number
      Given Bringer has uncovered <n> spaces of its plays track
      And Bringer has made <made> of its card plays
      And Bringer holds Gift of Constancy and Call to Isolation
      When Bringer plays Gift of Constancy
      Then the cards in play of Bringer are then Gift of Constancy
      And the hand of Bringer is then Call to Isolation

      Examples:
        | case                 | n | made |
        | si-spirits-high-0492 | 0 | 1    |
        | si-spirits-high-0493 | 3 | 2    |

    @SI-spirit-phase-L01
    Scenario Outline: Bringer plays no more
      Given Bringer has uncovered <n> spaces of its plays track
      And Bringer has made <made> of its card plays
      And Bringer holds Gift of Constancy and Call to Isolation
      When Bringer plays Gift of Constancy
      Then it is refused by SI-spirit-phase-L01

      Examples:
        | case                 | n | made |
        | si-spirits-high-0494 | 0 | 2    |
        | si-spirits-high-0495 | 1 | 2    |
        | si-spirits-high-0496 | 2 | 2    |
        | si-spirits-high-0497 | 3 | 3    |
        | si-spirits-high-0498 | 4 | 3    |
        | si-spirits-high-0499 | 5 | 3    |

    @case:si-spirits-high-0500
    Scenario: there is no element to choose before the sixth space
      Given SI-Q58 is read as spirit_phase
      And Bringer has uncovered 4 spaces of its plays track
      When Bringer gains Energy
      Then Bringer then has 2 energy
      And Bringer then has just the elements none

  # Ocean's Hungry Grasp

  Rule: Pound Ships to Splinters

    Background:
      Given a game under way with Spirits only on board A
      And 2 players
      And Ocean has 1 presence in A3

    @SI-innate-powers-P01
    Scenario Outline: ships aren't pounded without 1 Moon, 1 Air and 2 Water
      Given Ocean has the elements <elements>
      When Ocean uses Pound Ships to Splinters
      And it targets A3
      Then it is refused by SI-innate-powers-P01

      Examples:
        | case                 | elements                  |
        | si-spirits-high-0601 | 1 air and 2 water         |
        | si-spirits-high-0602 | 1 moon and 2 water        |
        | si-spirits-high-0603 | 2 moon and 3 water        |
        | si-spirits-high-0604 | 1 moon, 1 air and 1 water |

    @SI-fear-and-terror-E01
    Scenario Outline: pounded ships make 1, 2 or 4 Fear
      Given Ocean has the elements <elements>
      When Ocean uses Pound Ships to Splinters
      And it targets A3
      Then <fear> fear are generated

      Examples:
        | case                 | elements                  | fear |
        | si-spirits-high-0605 | 1 moon, 1 air and 2 water | 1    |
        | si-spirits-high-0606 | 2 moon, 1 air and 2 water | 1    |
        | si-spirits-high-0607 | 1 moon, 2 air and 3 water | 1    |
        | si-spirits-high-0608 | 2 moon, 1 air and 3 water | 2    |
        | si-spirits-high-0609 | 3 moon, 2 air and 3 water | 2    |
        | si-spirits-high-0610 | 3 moon, 1 air and 4 water | 2    |
        | si-spirits-high-0611 | 2 moon, 2 air and 4 water | 2    |
        | si-spirits-high-0612 | 3 moon, 2 air and 4 water | 4    |

  Rule: Ocean Breaks the Shore

    Background:
      Given a game under way with Spirits only on board A
      And Ocean has 1 presence in A3

    @SI-innate-powers-P01
    Scenario Outline: the Shore isn't broken without 2 Water and 1 Earth
      Given Ocean has the elements <elements>
      When Ocean uses Ocean Breaks the Shore
      And it targets A3
      Then it is refused by SI-innate-powers-P01

      Examples:
        | case                 | elements            |
        | si-spirits-high-0613 | 2 water             |
        | si-spirits-high-0614 | 1 water and 1 earth |

    @SI-spirits-R01
    Scenario Outline: a Town is drowned
      Given A3 holds 1 explorer, 3 towns, 2 cities and 1 dahan
      And Ocean has the elements <elements>
      When Ocean uses Ocean Breaks the Shore
      And it targets A3
      Then A3 then holds 1 explorer, 2 towns, 2 cities and 1 dahan
      And Ocean's drowned_health is then 2
      And 1 fear is generated

      Examples:
        | case                 | elements            |
        | si-spirits-high-0615 | 2 water and 1 earth |
        | si-spirits-high-0616 | 2 water and 2 earth |
        | si-spirits-high-0617 | 3 water and 1 earth |

    @SI-elements-X01
    Scenario Outline: or a City instead, with 3 Water and 2 Earth
      Given A3 holds 1 explorer, 3 towns, 2 cities and 1 dahan
      And Ocean has the elements <elements>
      When Ocean uses Ocean Breaks the Shore
      And it targets A3
      And the way <way> is chosen
      Then A3 then holds 1 explorer, <left> and 1 dahan
      And Ocean's drowned_health is then <health>
      And <fear> fear are generated

      Examples:
        | case                 | elements            | way         | left              | health | fear |
        | si-spirits-high-0618 | 3 water and 2 earth | threshold 2 | 3 towns, 1 city   | 3      | 2    |
        | si-spirits-high-0619 | 3 water and 3 earth | threshold 2 | 3 towns, 1 city   | 3      | 2    |
        | si-spirits-high-0620 | 4 water and 2 earth | threshold 2 | 3 towns, 1 city   | 3      | 2    |
        | si-spirits-high-0621 | 3 water and 2 earth | base        | 2 towns, 2 cities | 2      | 1    |

    @SI-elements-S01
    Scenario Outline: and one more Town or City, with 4 Water and 3 Earth
      Given A3 holds 1 explorer, 3 towns, 2 cities and 1 dahan
      And Ocean has the elements 4 water and 3 earth
      When Ocean uses Ocean Breaks the Shore
      And it targets A3
      And the way <way> is chosen
      And the <first> in A3 is destroyed
      And the <kind> in A3 is destroyed
      Then A3 then holds 1 explorer, 2 towns, 1 city and 1 dahan
      And Ocean's drowned_health is then 5
      And 3 fear are generated

      Examples:
        | case                 | way         | first | kind |
        | si-spirits-high-0622 | base        | town  | city |
        | si-spirits-high-0623 | threshold 2 | city  | town |

  @SI-blight-effects-E01
  Rule: Blight in an Ocean

    @case:si-spirits-high-0719 @SI-blight-effects-E01 @SI-blight-effects-E04
    Scenario: it cascades out of the Ocean that it drives the Spirit out of
      Given a game under way on boards A and B
      And Ocean has 1 presence in A0
      And Ocean has 1 presence in B1
      And River has 2 presence in A2
      And River has played Pillar of Living Flame
      And A0 holds 1 blight
      And B8 holds 1 city
      When River uses Pillar of Living Flame
      And it targets A0
      And blight cascades from A0 to A3
      Then A0 then holds 2 blight
      And Ocean then has no presence in A0
      And A3 then holds 1 blight

    @case:si-spirits-high-1001 @SI-blight-effects-E01
    Scenario: SI-Q83: whether it does so where the Ocean is no land any more
      Given a game under way on boards A and B
      And Ocean has 1 presence in A0
      And Ocean has 1 presence in B1
      And River has 2 presence in A2
      And River has played Pillar of Living Flame
      And A0 holds 1 blight
      And A3 holds 1 blight
      And B8 holds 1 city
      When River uses Pillar of Living Flame
      And it targets A0
      And blight cascades from A0 to A1
      Then by the reading cascades of SI-Q83
      And A0 then holds 2 blight
      And Ocean then has no presence in A0
      And A1 then holds 1 blight
      And by the reading does_not of SI-Q83
      And A0 then holds 2 blight
      And Ocean then has no presence in A0
      And A1 then holds no blight

    @case:si-spirits-high-1002 @SI-blight-effects-E01
    Scenario: SI-Q83: it does where Ocean has presence left
      Given SI-Q83 is read as does_not
      And a game under way on boards A and B
      And Ocean has 2 presence in A0
      And River has 2 presence in A2
      And River has played Pillar of Living Flame
      And A0 holds 1 blight
      And B8 holds 1 city
      When River uses Pillar of Living Flame
      And it targets A0
      And blight cascades from A0 to A1
      Then A0 then holds 2 blight
      And Ocean then has 1 presence in A0
      And A1 then holds 1 blight

    @case:si-spirits-high-1003 @SI-blight-effects-E01
    Scenario: SI-Q83: the cascade that comes before the loss of presence goes on by each reading
      Given SI-Q83 is read as does_not
      And SI-Q16 is read as cascade_first
      And a game under way on boards A and B
      And Ocean has 1 presence in A0
      And Ocean has 1 presence in B1
      And River has 2 presence in A2
      And River has played Pillar of Living Flame
      And A0 holds 1 blight
      And B8 holds 1 city
      When River uses Pillar of Living Flame
      And it targets A0
      And blight cascades from A0 to A1
      Then A0 then holds 2 blight
      And Ocean then has no presence in A0
      And A1 then holds 1 blight

  @SI-gather-and-push-E01
  Rule: Call of the Deeps

    Background:
      Given a game under way with Spirits only on board A
      And Ocean has 1 presence in A3
      And Ocean has 1 presence in A0
      And Ocean has played Call of the Deeps

    @case:si-spirits-high-0624
    Scenario: 1 Explorer is called to the coast
      Given A4 holds 3 explorers, 1 town and 1 dahan
      When Ocean uses Call of the Deeps
      And it targets A3
      Then whatever is chosen, A3 then holds 1 explorers
      And A4 then holds 2 explorers, 1 town and 1 dahan
      And Ocean's drowned_health is then 0

    @case:si-spirits-high-0625
    Scenario: up to 2 Explorers are called into the Ocean
      Given A2 holds 4 explorers
      When Ocean uses Call of the Deeps
      And it targets A0
      Then whatever is chosen, A2 then holds 2 or 3 explorers
      And A0 then holds 0 explorers

    @case:si-spirits-high-0626 @SI-spirits-R01
    Scenario: they drown
      Given A2 holds 3 explorers
      When Ocean uses Call of the Deeps
      And it targets A0
      And the explorer is gathered from A2 into A0
      And the explorer is gathered from A2 into A0
      Then A2 then holds 1 explorer
      And A0 then holds 0 explorers
      And Ocean's drowned_health is then 2
      And no fear is generated

  Rule: Grasping Tide

    Background:
      Given a game under way with Spirits only on board A
      And Ocean has 1 presence in A3
      And Ocean has played Grasping Tide

    @case:si-spirits-high-0627 @SI-defend-E03
    Scenario: 2 Fear, and the coast defends 4
      Given A2 defends 1
      When Ocean uses Grasping Tide
      And it targets A2
      Then 2 fear are generated
      And A2 then defends 5

    @case:si-spirits-high-0628 @SI-powers-R02
    Scenario: at the coast, 1 land away
      When Ocean uses Grasping Tide
      Then the power can target A0, A2 and A3

  @SI-spirits-R01
  Rule: Swallow the Land-Dwellers

    Background:
      Given a game under way with Spirits only on board A
      And Ocean has 1 presence in A3
      And Ocean has played Swallow the Land-Dwellers

    @case:si-spirits-high-0629
    Scenario: an Explorer, a Town and a Dahan drown
      Given A3 holds 3 explorers, 3 towns, 2 cities and 3 dahan
      When Ocean uses Swallow the Land-Dwellers
      And it targets A3
      Then A3 then holds 2 explorers, 2 towns, 2 cities and 2 dahan
      And Ocean's drowned_health is then 3
      And 1 fear is generated

    @case:si-spirits-high-0630 @SI-power-principles-S01
    Scenario: those of them that are there
      Given A3 holds 1 city and 1 dahan
      When Ocean uses Swallow the Land-Dwellers
      And it targets A3
      Then A3 then holds 1 city and 0 dahan
      And Ocean's drowned_health is then 0
      And no fear is generated

  Rule: Tidal Boon

    Background:
      Given a game under way with Spirits only on board A
      And 2 players
      And Ocean has 1 presence in A0
      And River has 1 energy
      And Ocean has 1 energy
      And Ocean has played Tidal Boon

    @case:si-spirits-high-0631 @SI-power-principles-P01
    Scenario: 2 Energy for another Spirit, and up to 1 Town and 2 Dahan are pushed out of one of its lands
      Given River has 1 presence in A7
      And A7 holds 1 explorer, 3 towns, 1 city and 4 dahan
      When Ocean uses Tidal Boon
      And it targets River
      And River pushes out of A7
      Then whatever is chosen, A7 then holds 2, 3 or 4 dahan
      And whatever is chosen, A7 then holds 2 or 3 towns
      And A7 then holds 1 explorer and 1 city
      And River then has 3 energy
      And Ocean then has 1 energy

    @case:si-spirits-high-0632 @SI-spirits-R01
    Scenario: the Town drowns in the Ocean, the Dahan may be put ashore
      Given River has 1 presence in A3
      And A3 holds 1 town and 2 dahan
      When Ocean uses Tidal Boon
      And it targets River
      And River pushes out of A3
      And the town is pushed from A3 to A0
      And the dahan is pushed from A3 to A0
      And the dahan is pushed from A3 to A0
      And Ocean answers ashore with A2
      Then A3 then holds 0 towns and 0 dahan
      And A2 then holds 1 dahan
      And A0 then holds 0 dahan
      And Ocean's drowned_health is then 2
      And 1 fear is generated

    @case:si-spirits-high-0633 @SI-power-principles-R02
    Scenario: Tidal Boon is for another Spirit
      Given River has 1 presence in A3
      When Ocean uses Tidal Boon
      And it targets Ocean
      Then it is refused by SI-power-principles-R02

    @case:si-spirits-high-0634 @SI-power-principles-R02
    Scenario: not out of a land without that Spirit
      Given River has 1 presence in A7
      And A3 holds 1 town
      When Ocean uses Tidal Boon
      And it targets River
      And River pushes out of A3
      Then it is refused by SI-power-principles-R02

  @SI-spirits-R01
  Rule: Ocean in Play

    Background:
      Given a game under way with Spirits only on board A
      And 2 players
      And A3 holds 2 explorers
      And River has 1 presence in A3
      And River has played Wash Away

    @case:si-spirits-high-0635
    Scenario: what powers push into an Ocean drowns
      Given Ocean has 1 presence in A1
      When River uses Wash Away
      And it targets A3
      And an explorer is pushed from A3 to A0
      And an explorer is pushed from A3 to A2
      Then A3 then holds 0 explorers
      And A0 then holds 0 explorers
      And A2 then holds 1 explorer
      And Ocean's drowned_health is then 1

    @case:si-spirits-high-0636 @SI-gather-and-push-R03
    Scenario: on a board without its presence nothing is pushed there
      Given a game under way with Spirits only on boards A and B
      And Ocean has 1 presence in B1
      And A2 holds 1 explorer
      When River uses Wash Away
      And it targets A2
      And an explorer is pushed from A2
      Then the pieces pushed out of A2 can go to A1, A3 and A4

    @case:si-spirits-high-0637 @SI-powers-R04
    Scenario: the Ocean is a Wetland
      Given Ocean has 1 presence in A0
      And Ocean has played Cleansing Floods
      When Ocean uses Cleansing Floods
      Then the power can target A0, A1, A2 and A3

    @case:si-spirits-high-0638
    Scenario: its presence never goes inland
      Given Ocean has 1 presence in A3
      When Ocean grows by option 3
      And Ocean follows the icons of option 3 in the order 2
      And Ocean puts a presence from the energy track into A4
      Then it is refused by SI-spirits-R01

    @case:si-spirits-high-0701
    Scenario: not even by the power of another Spirit
      Given a game under way with Spirits only on board A
      And 2 players
      And Ocean has 1 presence in A2
      And Green has 1 presence in A5
      And Green has played Gift of Proliferation
      When Green uses Gift of Proliferation
      And it targets Ocean
      And Ocean takes a presence from the energy track
      Then Ocean can put the presence into A0, A1, A2 and A3

    @case:si-spirits-high-0702 @SI-growth-D01
    Scenario: where a power has put its presence inland, range counts from there
      Given Ocean has 1 presence in A4
      When Ocean grows by option 3
      And Ocean follows the icons of option 3 in the order 2
      And Ocean takes a presence from the energy track
      Then Ocean can put the presence into A1, A2 and A3

    @case:si-spirits-high-0703 @SI-growth-P01
    Scenario: its presence that a power has put inland can be moved to the coast
      Given Ocean has 1 presence in A4
      When Ocean grows by option 3
      And Ocean follows the icons of option 3 in the order 2
      And Ocean takes a presence from A4
      Then Ocean can put the presence into A1, A2 and A3

    @case:si-spirits-high-0704 @SI-powers-R04
    Scenario: to powers it is a wetland, in which one presence of River is a sacred site
      Given Ocean has 1 presence in A1
      And River has 1 presence in A0
      And River has the elements 1 sun and 2 water
      When River uses Massive Flooding
      Then the power can target A0, A1, A2 and A3

  @SI-spirits-R01
  Rule: Drowning

    Background:
      Given a game under way with Spirits only on board A
      And Ocean has 1 presence in A0
      And Ocean has 1 energy
      And River has 1 presence in A3

    @case:si-spirits-high-0717
    Scenario: a Dahan whom a power pushes into the sea drowns at once
      Given Lightning has 1 presence in A2
      And A2 holds 1 dahan
      And Lightning has played Harbingers of the Lightning
      When Lightning uses Harbingers of the Lightning
      And it targets A2
      And the dahan is pushed from A2 to A0
      Then A2 then holds 0 dahan
      And A0 then holds 0 dahan
      And Ocean's drowned_health is then 0

    @case:si-spirits-high-1004
    Scenario: SI-Q66: a Town that is destroyed as it reaches the sea doesn't drown
      Given A3 holds 1 town with 2 damage
      And each town in A3 has 1 more health this turn
      And River has played Wash Away
      When River uses Wash Away
      And it targets A3
      And the town with 2 damage is pushed from A3 to A0
      Then by the reading destroyed of SI-Q66
      And 1 fear is generated
      And Ocean's drowned_health is then 0
      And by the reading stays of SI-Q66
      And 1 fear is generated
      And Ocean's drowned_health is then 2

    @case:si-spirits-high-1005
    Scenario: SI-Q66: nor does an Explorer that is called there
      Given A2 holds 1 explorer with 1 damage
      And each explorer in A2 has 1 more health this turn
      And Ocean has played Call of the Deeps
      When Ocean uses Call of the Deeps
      And it targets A0
      And the explorer with 1 damage is gathered from A2 into A0
      Then by the reading destroyed of SI-Q66
      And Ocean's drowned_health is then 0
      And by the reading stays of SI-Q66
      And Ocean's drowned_health is then 1

    @case:si-spirits-high-1006
    Scenario: SI-Q66: nor does a Town that flees there in a dream
      Given Bringer has 2 presence in A2
      And A2 holds 1 town with 2 damage
      And each town in A2 has 1 more health this turn
      And Bringer has played Shatter Homesteads
      When Bringer uses Shatter Homesteads
      And it targets A2
      And it goes from A2 to A0
      Then by the reading destroyed of SI-Q66
      And Ocean's drowned_health is then 0
      And by the reading stays of SI-Q66
      And Ocean's drowned_health is then 2

    @case:si-spirits-high-1007
    Scenario: SI-Q66: a Dahan that stays can be put ashore, one that is destroyed can't
      Given A3 holds 1 dahan with 3 damage
      And each dahan in A3 has 4 more health this turn
      And Ocean has played Tidal Boon
      When Ocean uses Tidal Boon
      And it targets River
      And River pushes out of A3
      And the dahan with 3 damage is pushed from A3 to A0
      And Ocean answers ashore with A2
      Then by the reading destroyed of SI-Q66
      And A2 then holds no dahan
      And by the reading stays of SI-Q66
      And A2 then holds 1 dahan with 1 damage

    @case:si-spirits-high-1008
    Scenario: SI-Q66: Dahan who are moved to the sea with more damage than health are gone
      Given A3 holds 1 dahan with 3 damage and 1 dahan
      And each dahan in A3 has 4 more health this turn
      And River has played Wrap in Wings of Sunlight
      When River uses Wrap in Wings of Sunlight
      And it targets A3
      And the dahan with 3 damage moves from A3 to A0
      Then A3 then holds 1 dahan
      And A0 then holds no dahan
      And A0 then defends 5

    @case:si-spirits-high-1009
    Scenario: SI-Q66: so are those who are pushed there together with their Defend
      Given A3 holds 1 dahan with 3 damage
      And each dahan in A3 has 4 more health this turn
      And River has the elements 2 sun, 2 earth and 2 plant
      And River has played The Trees and Stones Speak of War
      When River uses The Trees and Stones Speak of War
      And it targets A3
      And the dahan with 3 damage is pushed from A3 to A0
      Then A3 then holds no dahan
      And A3 then defends 0
      And A0 then holds no dahan
      And A0 then defends 2

    Scenario Outline: as much health of drowned Invaders as there are players is 1 Energy
      Given <n> players
      And Ocean has <health> health of drowned Invaders
      When Ocean trades drowned Invaders for Energy
      Then Ocean then has 2 energy
      And Ocean's drowned_health is then <left>

      Examples:
        | case                 | n | health | left |
        | si-spirits-high-0639 | 1 | 1      | 0    |
        | si-spirits-high-0640 | 3 | 5      | 2    |

    @case:si-spirits-high-0641
    Scenario: less is nothing
      Given 3 players
      And Ocean has 2 health of drowned Invaders
      When Ocean trades drowned Invaders for Energy
      Then it is refused by SI-spirits-R01

    @case:si-spirits-high-0642
    Scenario: nobody else trades
      When River trades drowned Invaders for Energy
      Then it is refused by SI-spirits-R01

  Rule: What the powers of Ocean may not do

    Background:
      Given a game under way with Spirits only on board A
      And 2 players
      And A3 holds 1 explorer and 1 town
      And Ocean has 1 presence in A3
      And River has 1 presence in A4
      And Ocean has the elements 1 moon, 1 air, 2 water and 1 earth
      And Ocean has played Call of the Deeps, Swallow the Land-Dwellers, Grasping Tide and Tidal Boon

    @SI-powers-R03
    Scenario Outline: Ocean, range 0
      When Ocean uses <power>
      And it targets A2
      Then it is refused by SI-powers-R03

      Examples:
        | case                 | power                     |
        | si-spirits-high-0643 | Pound Ships to Splinters  |
        | si-spirits-high-0644 | Ocean Breaks the Shore    |
        | si-spirits-high-0645 | Call of the Deeps         |
        | si-spirits-high-0646 | Swallow the Land-Dwellers |

    @SI-power-principles-R02
    Scenario Outline: Ocean, nothing inland, even from the presence of another Spirit
      Given Ocean may use powers from the presence of River this turn
      When Ocean uses <power>
      And it targets A4
      Then it is refused by SI-power-principles-R02

      Examples:
        | case                 | power                     |
        | si-spirits-high-0647 | Pound Ships to Splinters  |
        | si-spirits-high-0648 | Ocean Breaks the Shore    |
        | si-spirits-high-0649 | Call of the Deeps         |
        | si-spirits-high-0650 | Swallow the Land-Dwellers |

    @case:si-spirits-high-0651 @SI-powers-R04
    Scenario: Ocean, no sacred site is needed
      Given Ocean has 2 presence in A0
      When Ocean uses Pound Ships to Splinters
      Then the power can target A0 and A3

    @SI-fast-phase-R03
    Scenario Outline: Ocean, a fast power in the Slow Power phase
      When Ocean tries <power> in the slow phase
      Then it is refused by SI-fast-phase-R03

      Examples:
        | case                 | power                    |
        | si-spirits-high-0652 | Pound Ships to Splinters |
        | si-spirits-high-0653 | Call of the Deeps        |
        | si-spirits-high-0654 | Grasping Tide            |

    @SI-fast-phase-S01
    Scenario Outline: Ocean, a slow power in the Fast Power phase
      When Ocean tries <power> in the fast phase
      Then it is refused by SI-fast-phase-S01

      Examples:
        | case                 | power                     |
        | si-spirits-high-0655 | Ocean Breaks the Shore    |
        | si-spirits-high-0656 | Swallow the Land-Dwellers |
        | si-spirits-high-0657 | Tidal Boon                |

  @SI-spirit-phase-S08
  Rule: What the cards of Ocean cost and bring

    Background:
      Given a game under way with Spirits only on board A

    Scenario Outline: Ocean lays down a card
      Given Ocean has 1 presence in A0
      And Ocean has 4 energy
      And Ocean holds <power>
      When Ocean plays <power>
      Then Ocean then has <left> energy
      And Ocean then has just the elements <elements>
      And the cards in play of Ocean are then <power>

      Examples:
        | case                 | power                     | left | elements              |
        | si-spirits-high-0658 | Call of the Deeps         | 4    | moon, air and water   |
        | si-spirits-high-0659 | Grasping Tide             | 3    | moon and water        |
        | si-spirits-high-0660 | Swallow the Land-Dwellers | 4    | water and earth       |
        | si-spirits-high-0661 | Tidal Boon                | 3    | moon, water and earth |

  @SI-setup-players-U05
  Rule: The set-up of Ocean

    Background:
      Given a game under way with Spirits only on board A

    @case:si-spirits-high-0662 @SI-setup-players-U02
    Scenario: the Ocean, and a land on its coast
      When the Spirits Ocean are set up
      And Ocean puts its first presence into A0
      And Ocean puts its first presence into A2
      Then Ocean then has 1 presence in A0
      And Ocean then has 1 presence in A2
      And Ocean then has no energy
      And the hand of Ocean is then Call of the Deeps, Grasping Tide, Swallow the Land-Dwellers and Tidal Boon

    @case:si-spirits-high-0663
    Scenario: any land on the coast
      When the Spirits Ocean are set up
      Then Ocean can put its first presence into A1, A2 and A3

  Rule: The Growth of Ocean

    Background:
      Given a game under way with Spirits only on boards A and B
      And the Minor Power deck holds Drought, Steam Vents, Gift of Power, Call to Tend and Rain of Blood
      And Ocean has 1 energy

    @case:si-spirits-high-0664 @SI-growth-E04
    Scenario: Ocean reclaims all, gains a Power card, gathers presence into each Ocean and gains 2 Energy
      Given Ocean has 1 presence in A2
      And Ocean has 1 presence in A3
      And Ocean has 2 presence in B1
      And Ocean has discarded Grasping Tide and Tidal Boon
      When Ocean grows by option 1
      And Ocean follows the icons of option 1 in the order 1, 2, 3, 4
      And Ocean decides for a Minor Power
      And Ocean draws Drought, Steam Vents, Gift of Power and Call to Tend
      And Ocean keeps Steam Vents
      And Ocean gathers a presence out of A2 into A0
      Then the hand of Ocean is then Grasping Tide, Tidal Boon and Steam Vents
      And the discard pile of Ocean is then nothing
      And Ocean then has 1 presence in A0
      And Ocean then has no presence in A2
      And Ocean then has 1 presence in A3
      And Ocean then has 1 presence in B0
      And Ocean then has 1 presence in B1
      And Ocean then has 3 energy

    @case:si-spirits-high-0713 @SI-growth-E03
    Scenario: an Ocean with no presence of Ocean beside it is passed over
      Given Ocean has 2 presence in B1
      When Ocean grows by option 1
      And Ocean follows the icons of option 1 in the order 1, 2, 3, 4
      And Ocean decides for a Minor Power
      And Ocean draws Drought, Steam Vents, Gift of Power and Call to Tend
      And Ocean keeps Steam Vents
      Then Ocean then has 1 presence in B0
      And Ocean then has 1 presence in B1
      And Ocean then has no presence in A0

    @case:si-spirits-high-0665 @SI-growth-E02
    Scenario: Ocean adds two presence to any Oceans and gains 1 Energy
      Given Ocean has 1 presence in A3
      When Ocean grows by option 2
      And Ocean follows the icons of option 2 in the order 1, 2, 3
      And Ocean puts a presence from the energy track into B0
      And Ocean puts a presence from the plays track into A0
      Then Ocean then has 1 presence in A0
      And Ocean then has 1 presence in B0
      And Ocean then has 2 energy

    @SI-growth-E01
    Scenario Outline: to Oceans only
      Given Ocean has 1 presence in A3
      When Ocean grows by option 2
      And Ocean follows the icons of option 2 in the order <icon>
      And Ocean takes a presence from the energy track
      Then Ocean can put the presence into A0 and B0

      Examples:
        | case                 | icon |
        | si-spirits-high-0666 | 1    |
        | si-spirits-high-0667 | 2    |

    @case:si-spirits-high-0668 @SI-growth-E03
    Scenario: Ocean gains a Power card, adds a presence to the coast and pushes presence out of each Ocean
      Given Ocean has 2 presence in A0
      And Ocean has 1 presence in B0
      When Ocean grows by option 3
      And Ocean follows the icons of option 3 in the order 1, 2, 3
      And Ocean decides for a Minor Power
      And Ocean draws Drought, Steam Vents, Gift of Power and Call to Tend
      And Ocean keeps Steam Vents
      And Ocean puts a presence from the energy track into A1
      And Ocean pushes a presence out of A0 into A2
      And Ocean pushes a presence out of B0 into B3
      Then Ocean then holds Steam Vents
      And Ocean then has 1 presence in A0
      And Ocean then has 1 presence in A1
      And Ocean then has 1 presence in A2
      And Ocean then has no presence in B0
      And Ocean then has 1 presence in B3
      And Ocean then has 1 energy

    @case:si-spirits-high-0669 @SI-growth-D01
    Scenario: to the coast 1 land away
      Given Ocean has 1 presence in A3
      When Ocean grows by option 3
      And Ocean follows the icons of option 3 in the order 2
      And Ocean takes a presence from the energy track
      Then Ocean can put the presence into A2, A3 and B3

  @SI-presence-tracks-R02
  Rule: The tracks of Ocean

    Background:
      Given a game under way with Spirits only on board A
      And A3 holds 1 town
      And Ocean has 2 presence in A3

    Scenario Outline: Ocean gains the highest uncovered number
      Given Ocean has uncovered <n> spaces of its energy track
      And Ocean has 10 energy
      When Ocean gains Energy
      Then Ocean then has <energy> energy

      Examples:
        | case                 | n | energy |
        | si-spirits-high-0670 | 0 | 10     |
        | si-spirits-high-0671 | 1 | 10     |
        | si-spirits-high-0672 | 2 | 10     |
        | si-spirits-high-0673 | 3 | 11     |
        | si-spirits-high-0674 | 4 | 11     |
        | si-spirits-high-0675 | 5 | 11     |
        | si-spirits-high-0676 | 6 | 12     |

    @SI-presence-tracks-E03
    Scenario Outline: Ocean has Moon, Water, Earth and Water from its energy track
      Given Ocean has uncovered <n> spaces of its energy track
      And Ocean has the elements <elements>
      When Ocean uses <power>
      And it targets A3
      Then 1 fear is generated

      Examples:
        | case                 | n | elements            | power                    |
        | si-spirits-high-0677 | 1 | 1 air and 2 water   | Pound Ships to Splinters |
        | si-spirits-high-0678 | 2 | 1 water and 1 earth | Ocean Breaks the Shore   |
        | si-spirits-high-0679 | 4 | 1 water             | Ocean Breaks the Shore   |
        | si-spirits-high-0680 | 5 | 1 fire              | Ocean Breaks the Shore   |

    @SI-innate-powers-P01
    Scenario Outline: Ocean has none of them before
      Given Ocean has uncovered <n> spaces of its energy track
      And Ocean has the elements <elements>
      When Ocean uses <power>
      And it targets A3
      Then it is refused by SI-innate-powers-P01

      Examples:
        | case                 | n | elements            | power                    |
        | si-spirits-high-0681 | 0 | 1 air and 2 water   | Pound Ships to Splinters |
        | si-spirits-high-0682 | 1 | 1 water and 1 earth | Ocean Breaks the Shore   |
        | si-spirits-high-0683 | 3 | 1 water             | Ocean Breaks the Shore   |
        | si-spirits-high-0684 | 4 | 1 fire              | Ocean Breaks the Shore   |

    @SI-spirit-phase-L01
    Scenario Outline: Ocean plays as many cards as the highest uncovered number
      Given Ocean has uncovered <n> spaces of its plays track
      And Ocean has made <made> of its card plays
      And Ocean holds Gift of Constancy and Call to Isolation
      When Ocean plays Gift of Constancy
      Then the cards in play of Ocean are then Gift of Constancy
      And the hand of Ocean is then Call to Isolation

      Examples:
        | case                 | n | made |
        | si-spirits-high-0685 | 0 | 0    |
        | si-spirits-high-0686 | 1 | 1    |
        | si-spirits-high-0687 | 3 | 2    |
        | si-spirits-high-0688 | 4 | 3    |
        | si-spirits-high-0689 | 5 | 4    |

    @SI-spirit-phase-L01
    Scenario Outline: Ocean plays no more
      Given Ocean has uncovered <n> spaces of its plays track
      And Ocean has made <made> of its card plays
      And Ocean holds Gift of Constancy and Call to Isolation
      When Ocean plays Gift of Constancy
      Then it is refused by SI-spirit-phase-L01

      Examples:
        | case                 | n | made |
        | si-spirits-high-0690 | 0 | 1    |
        | si-spirits-high-0691 | 1 | 2    |
        | si-spirits-high-0692 | 2 | 2    |
        | si-spirits-high-0693 | 3 | 3    |
        | si-spirits-high-0694 | 4 | 4    |
        | si-spirits-high-0695 | 5 | 5    |
