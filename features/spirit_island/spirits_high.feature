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
        | si-spirits-high-0208 | 2 sun and 4 air         |
        | si-spirits-high-0209 | 1 sun, 1 fire and 4 air |

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
        | si-spirits-high-0210 | 2 sun and 1 fire |
        | si-spirits-high-0211 | 3 sun and 3 fire |
        | si-spirits-high-0212 | 4 sun and 2 fire |

    @case:si-spirits-high-0213 @SI-elements-S01
    Scenario: with 4 Sun and 3 Fire a City too for every 3 Dahan
      Given here holds 1 explorer, 1 town, 3 cities and 5 dahan
      And Thunderspeaker has the elements 4 sun and 3 fire
      When Thunderspeaker uses Lead the Furious Assault
      And it targets here
      Then here then holds 1 explorer, 0 towns, 2 cities and 5 dahan
      And 3 fear are generated

    @case:si-spirits-high-0214 @SI-elements-S01
    Scenario: 2 Cities fall to 7 Dahan
      Given here holds 3 cities and 7 dahan
      And Thunderspeaker has the elements 4 sun and 3 fire
      When Thunderspeaker uses Lead the Furious Assault
      And it targets here
      Then here then holds 1 city and 7 dahan
      And the Earned Fear Cards are Isolation
      And the Fear Pool then holds 4 and Generated Fear 0

    @case:si-spirits-high-0215 @SI-power-principles-R10
    Scenario: with 4 Air the Assault comes as if it were fast
      Given here holds 1 town and 2 dahan
      And Thunderspeaker has the elements 2 sun, 1 fire and 4 air
      When Thunderspeaker uses Lead the Furious Assault as if it were fast
      And it targets here
      Then here then holds 0 towns and 2 dahan
      And 1 fear is generated

    @case:si-spirits-high-0216 @SI-fast-phase-S01
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
        | si-spirits-high-0217 | 1 damage to the explorer, 2 to the town and 1 to the city | 0 explorers, 0 towns, 1 city, 1 city with 1 damage | 2    |
        | si-spirits-high-0218 | 3 damage to the city and 1 to the city                    | 1 explorer, 1 town, 1 city with 1 damage           | 3    |

    @case:si-spirits-high-0219 @SI-power-principles-R02
    Scenario: Manifestation of Power and Glory needs Dahan
      Given a land called there, with 1 dahan
      And Thunderspeaker has 1 presence in there
      When Thunderspeaker uses Manifestation of Power and Glory
      And it targets here
      Then it is refused by SI-power-principles-R02

  Rule: Words of Warning

    Background:
      Given a game under way with Spirits only

    @case:si-spirits-high-0220 @SI-defend-E03
    Scenario: Words of Warning defend 3, and the Dahan strike at once
      Given a land called there
      And Thunderspeaker has 1 presence in there
      And a land called here, adjacent to there, with 1 town and 1 dahan
      And Thunderspeaker has played Words of Warning
      When Thunderspeaker uses Words of Warning
      And it targets here
      Then here then defends 3
      And the Dahan in here strike together with the Invaders this turn

    @case:si-spirits-high-0221 @SI-power-principles-R02
    Scenario: Words of Warning need Dahan
      Given a land called there, with 1 dahan
      And Thunderspeaker has 1 presence in there
      And a land called here, adjacent to there, with 1 town
      And Thunderspeaker has played Words of Warning
      When Thunderspeaker uses Words of Warning
      And it targets here
      Then it is refused by SI-power-principles-R02

    @case:si-spirits-high-0222 @SI-ravage-E03
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

    @case:si-spirits-high-0223 @SI-damage-destroy-remove-replace-E03
    Scenario: a Dahan is gathered, and an Explorer destroyed for each Dahan
      When Thunderspeaker uses Sudden Ambush
      And it targets here
      And the dahan is gathered from yonder into here
      Then here then holds 2 explorers, 1 town and 2 dahan
      And yonder then holds 1 explorer and 1 dahan
      And no fear is generated

    @case:si-spirits-high-0224 @SI-power-principles-P01
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

    @case:si-spirits-high-0225 @SI-power-principles-P01
    Scenario: Voice of Thunder pushes up to 4 Dahan
      Given here holds 1 explorer and 6 dahan
      When Thunderspeaker uses Voice of Thunder
      And it targets here
      And the way push is chosen
      Then whatever is chosen, here then holds 2, 3, 4, 5 or 6 dahan
      And here then holds 1 explorer
      And no fear is generated

    @case:si-spirits-high-0226 @SI-gather-and-push-P01
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
        | si-spirits-high-0227 | explorer |
        | si-spirits-high-0228 | town     |
        | si-spirits-high-0229 | city     |

    @case:si-spirits-high-0230 @SI-power-principles-R01
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

    @case:si-spirits-high-0231 @SI-glossary-D40
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

    @case:si-spirits-high-0232 @SI-glossary-D40
    Scenario: it may stay
      Given Thunderspeaker has 3 presence in there
      And Thunderspeaker has the elements 1 air and 1 animal
      When Thunderspeaker uses Gather the Warriors
      And it targets here
      And a dahan is gathered from there into here
      Then here then holds 1 dahan
      And Thunderspeaker then has 3 presence in there

    @case:si-spirits-high-0233 @SI-glossary-D40
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

    @case:si-spirits-high-0234 @SI-spirits-R01
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

    @case:si-spirits-high-0235
    Scenario: for each Dahan destroyed by a Ravage a presence in the land or next to it is destroyed
      Given here holds 1 city, 1 explorer and 2 dahan
      And Thunderspeaker has 3 presence in there
      When the Invaders ravage here
      Then here then holds 1 city, 1 explorer, 0 dahan and 1 blight
      And Thunderspeaker then has 1 presence in there
      And Thunderspeaker then has 2 presence in yonder
      And Thunderspeaker then has 2 destroyed presence

    @case:si-spirits-high-0236
    Scenario: after the one that the blight destroys, and where it chooses
      Given here holds 1 town and 1 dahan
      And Thunderspeaker has 2 presence in here
      And Thunderspeaker has 1 presence in there
      When the Invaders ravage here
      Then Thunderspeaker chooses where to destroy presence: here or there

    @case:si-spirits-high-0237 @SI-ravage-S05
    Scenario: none for Dahan who are only damaged
      Given here holds 1 explorer and 1 dahan
      And Thunderspeaker has 3 presence in there
      When the Invaders ravage here
      Then here then holds 0 explorers, 1 dahan with 1 damage and 0 blight
      And Thunderspeaker then has 3 presence in there

    @case:si-spirits-high-0238 @SI-spirits-R01
    Scenario: none farther away
      Given here holds 1 town and 1 dahan
      When the Invaders ravage here
      Then here then holds 1 town, 0 dahan and 1 blight
      And Thunderspeaker then has 2 presence in yonder
      And Thunderspeaker then has no destroyed presence

    @case:si-spirits-high-0239 @SI-spirits-R01
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
        | si-spirits-high-0240 | Lead the Furious Assault         |
        | si-spirits-high-0241 | Manifestation of Power and Glory |

    @SI-powers-R02
    Scenario Outline: Thunderspeaker, range 1
      Given Thunderspeaker has the elements 1 sun and 1 animal
      And Thunderspeaker has played Words of Warning, Sudden Ambush and Voice of Thunder
      When Thunderspeaker uses <power>
      And it targets yonder
      Then it is refused by SI-powers-R02

      Examples:
        | case                 | power               |
        | si-spirits-high-0242 | Gather the Warriors |
        | si-spirits-high-0243 | Words of Warning    |
        | si-spirits-high-0244 | Sudden Ambush       |
        | si-spirits-high-0245 | Voice of Thunder    |

    @SI-fast-phase-R03
    Scenario Outline: Thunderspeaker, a fast power in the Slow Power phase
      Given Thunderspeaker has played Words of Warning and Sudden Ambush
      When Thunderspeaker tries <power> in the slow phase
      Then it is refused by SI-fast-phase-R03

      Examples:
        | case                 | power            |
        | si-spirits-high-0246 | Words of Warning |
        | si-spirits-high-0247 | Sudden Ambush    |

    @SI-fast-phase-S01
    Scenario Outline: Thunderspeaker, a slow power in the Fast Power phase
      Given Thunderspeaker has played Manifestation of Power and Glory and Voice of Thunder
      When Thunderspeaker tries <power> in the fast phase
      Then it is refused by SI-fast-phase-S01

      Examples:
        | case                 | power                            |
        | si-spirits-high-0248 | Manifestation of Power and Glory |
        | si-spirits-high-0249 | Voice of Thunder                 |

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
        | si-spirits-high-0250 | Manifestation of Power and Glory | 1    | sun, fire and air    |
        | si-spirits-high-0251 | Words of Warning                 | 3    | sun, air and animal  |
        | si-spirits-high-0252 | Sudden Ambush                    | 2    | fire, air and animal |
        | si-spirits-high-0253 | Voice of Thunder                 | 4    | sun and air          |

  @SI-setup-players-U05
  Rule: The set-up of Thunderspeaker

    @case:si-spirits-high-0254 @SI-setup-players-U02
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

    @case:si-spirits-high-0255 @SI-growth-E04
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

    @case:si-spirits-high-0256 @SI-growth-E01
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

    @case:si-spirits-high-0257 @SI-growth-E02
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
        | si-spirits-high-0258 | 1    |
        | si-spirits-high-0259 | 2    |

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
        | si-spirits-high-0260 | 2      | 1    | beyond |
        | si-spirits-high-0261 | 2      | 2    | yonder |
        | si-spirits-high-0262 | 3      | 1    | yonder |

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
        | si-spirits-high-0263 | 0 | 11     |
        | si-spirits-high-0264 | 1 | 11     |
        | si-spirits-high-0265 | 2 | 12     |
        | si-spirits-high-0266 | 3 | 12     |
        | si-spirits-high-0267 | 4 | 12     |
        | si-spirits-high-0268 | 5 | 13     |

    @SI-presence-tracks-E03
    Scenario Outline: Thunderspeaker has Air, Fire and Sun from its second, fourth and fifth space
      Given Thunderspeaker has uncovered <n> spaces of its energy track
      And Thunderspeaker has the elements <elements>
      When Thunderspeaker uses <power>
      And it targets here
      Then here then holds 0 towns and 2 dahan

      Examples:
        | case                 | n | elements                | power                                       |
        | si-spirits-high-0269 | 1 | 2 sun, 1 fire and 3 air | Lead the Furious Assault as if it were fast |
        | si-spirits-high-0270 | 3 | 2 sun                   | Lead the Furious Assault                    |
        | si-spirits-high-0271 | 4 | 1 sun                   | Lead the Furious Assault                    |

    @SI-innate-powers-P01
    Scenario Outline: Thunderspeaker has no Fire and Sun before them
      Given Thunderspeaker has uncovered <n> spaces of its energy track
      And Thunderspeaker has the elements <elements>
      When Thunderspeaker uses Lead the Furious Assault
      And it targets here
      Then it is refused by SI-innate-powers-P01

      Examples:
        | case                 | n | elements |
        | si-spirits-high-0272 | 2 | 2 sun    |
        | si-spirits-high-0273 | 3 | 1 sun    |

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
        | si-spirits-high-0274 | 0 | 0    |
        | si-spirits-high-0275 | 1 | 1    |
        | si-spirits-high-0276 | 3 | 2    |
        | si-spirits-high-0277 | 6 | 3    |

    @SI-spirit-phase-L01
    Scenario Outline: Thunderspeaker plays no more
      Given Thunderspeaker has uncovered <n> spaces of its plays track
      And Thunderspeaker has made <made> of its card plays
      And Thunderspeaker holds Gift of Constancy and Call to Isolation
      When Thunderspeaker plays Gift of Constancy
      Then it is refused by SI-spirit-phase-L01

      Examples:
        | case                 | n | made |
        | si-spirits-high-0278 | 0 | 1    |
        | si-spirits-high-0279 | 1 | 2    |
        | si-spirits-high-0280 | 2 | 2    |
        | si-spirits-high-0281 | 3 | 3    |
        | si-spirits-high-0282 | 4 | 3    |
        | si-spirits-high-0283 | 5 | 3    |
        | si-spirits-high-0284 | 6 | 4    |

    @case:si-spirits-high-0285 @SI-presence-tracks-E02
    Scenario: Thunderspeaker reclaims a card at the fifth space
      Given Thunderspeaker has uncovered 4 spaces of its plays track
      And Thunderspeaker has discarded Words of Warning and Voice of Thunder
      When Thunderspeaker gains Energy
      And Thunderspeaker reclaims Voice of Thunder
      Then the hand of Thunderspeaker is then Voice of Thunder
      And the discard pile of Thunderspeaker is then Words of Warning
      And Thunderspeaker then has 1 energy

    @case:si-spirits-high-0286 @SI-presence-tracks-R02
    Scenario: Thunderspeaker reclaims nothing before that
      Given Thunderspeaker has uncovered 3 spaces of its plays track
      And Thunderspeaker has discarded Words of Warning and Voice of Thunder
      When Thunderspeaker gains Energy
      Then the discard pile of Thunderspeaker is then Words of Warning and Voice of Thunder
