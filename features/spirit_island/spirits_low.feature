Feature: Spirits of low complexity
  What each Spirit of low complexity can do: its powers, its special rule, its set-up, its Growth
  and its tracks. What isn't said of a land doesn't matter: its terrain, its coast.

  # Lightning's Swift Strike

  Rule: Thundering Destruction

    Background:
      Given a game under way with Spirits only
      And a land called there
      And Lightning has 2 presence in there
      And a land called here, adjacent to there

    @SI-innate-powers-P01
    Scenario Outline: it needs 3 Fire and 2 Air
      Given here holds 2 towns
      And Lightning has the elements <elements>
      When Lightning uses Thundering Destruction
      And it targets here
      Then it is refused by SI-innate-powers-P01

      Examples:
        | case                | elements         |
        | si-spirits-low-0001 | 2 fire and 2 air |
        | si-spirits-low-0002 | 3 fire and 1 air |

    @SI-damage-destroy-remove-replace-E03
    Scenario Outline: a Town is destroyed
      Given here holds 1 explorer, 2 towns, 2 cities and 1 dahan
      And Lightning has the elements <elements>
      When Lightning uses Thundering Destruction
      And it targets here
      Then here then holds 1 explorer, 1 town, 2 cities and 1 dahan
      And 1 fear is generated

      Examples:
        | case                | elements         |
        | si-spirits-low-0003 | 3 fire and 2 air |
        | si-spirits-low-0004 | 3 fire and 3 air |
        | si-spirits-low-0005 | 4 fire and 2 air |

    @SI-elements-X01
    Scenario Outline: or a City instead, if it has 4 Fire and 3 Air
      Given here holds 1 explorer, 2 towns, 2 cities and 1 dahan
      And Lightning has the elements <elements>
      When Lightning uses Thundering Destruction
      And it targets here
      And the way threshold 2 is chosen
      Then here then holds 1 explorer, 2 towns, 1 city and 1 dahan
      And 2 fear are generated

      Examples:
        | case                | elements                  |
        | si-spirits-low-0006 | 4 fire and 3 air          |
        | si-spirits-low-0007 | 4 fire, 4 air and 1 water |
        | si-spirits-low-0008 | 5 fire, 3 air and 1 water |
        | si-spirits-low-0009 | 5 fire and 4 air          |
        | si-spirits-low-0010 | 4 fire, 5 air and 2 water |

    @case:si-spirits-low-0011 @SI-elements-X01
    Scenario: it may still be the Town
      Given here holds 1 explorer, 2 towns, 2 cities and 1 dahan
      And Lightning has the elements 4 fire and 3 air
      When Lightning uses Thundering Destruction
      And it targets here
      And the way base is chosen
      Then here then holds 1 explorer, 1 town, 2 cities and 1 dahan
      And 1 fear is generated

    @SI-elements-S01
    Scenario Outline: one more Town or City, if it has 5 Fire, 4 Air and 1 Water
      Given here holds 1 explorer, 2 towns, 1 city and 1 dahan
      And Lightning has the elements <elements>
      When Lightning uses Thundering Destruction
      And it targets here
      And the way threshold 2 is chosen
      Then here then holds 1 explorer, 1 town, 0 cities and 1 dahan
      And 3 fear are generated

      Examples:
        | case                | elements                  |
        | si-spirits-low-0012 | 5 fire, 4 air and 1 water |
        | si-spirits-low-0013 | 5 fire, 4 air and 2 water |
        | si-spirits-low-0014 | 5 fire, 5 air and 1 water |

    @case:si-spirits-low-0015 @SI-elements-S01
    Scenario: and another one, if it has 5 Fire, 5 Air and 2 Water
      Given here holds 1 explorer, 3 towns, 1 city and 1 dahan
      And Lightning has the elements 5 fire, 5 air and 2 water
      When Lightning uses Thundering Destruction
      And it targets here
      And the way base is chosen
      And the town in here is destroyed
      And the city in here is destroyed
      Then here then holds 1 explorer, 1 town, 0 cities and 1 dahan
      And the Earned Fear Cards are Isolation
      And the Fear Pool then holds 4 and Generated Fear 0

  @SI-damage-destroy-remove-replace-E03
  Rule: Shatter Homesteads

    Background:
      Given a game under way with Spirits only

    @case:si-spirits-low-0016
    Scenario: 1 Fear, and a Town is destroyed
      Given a land called yonder
      And Lightning has 2 presence in yonder
      And a land called there, adjacent to yonder
      And a land called here, adjacent to there, with 1 explorer, 2 towns, 1 city and 1 dahan
      And Lightning has played Shatter Homesteads
      When Lightning uses Shatter Homesteads
      And it targets here
      Then here then holds 1 explorer, 1 town, 1 city and 1 dahan
      And 2 fear are generated

    @case:si-spirits-low-0017 @SI-power-principles-S01
    Scenario: there is no Town
      Given a land called here, with 1 explorer and 1 city
      And Lightning has 2 presence in here
      And Lightning has played Shatter Homesteads
      When Lightning uses Shatter Homesteads
      And it targets here
      Then here then holds 1 explorer and 1 city
      And 1 fear is generated

  @SI-powers-R06
  Rule: Raging Storm

    Background:
      Given a game under way with Spirits only

    @case:si-spirits-low-0018
    Scenario: each Invader takes 1 damage
      Given a land called there, with 1 explorer
      And Lightning has 1 presence in there
      And a land called here, adjacent to there, with 2 explorers, 2 towns, 1 city and 2 dahan
      And Lightning has played Raging Storm
      When Lightning uses Raging Storm
      And it targets here
      Then here then holds 0 explorers, 2 towns with 1 damage each, 1 city with 1 damage and 2 dahan
      And there then holds 1 explorer
      And no fear is generated

  @SI-powers-X01
  Rule: Lightning's Boon

    Background:
      Given a game under way with Spirits only
      And 2 players
      And a land called here
      And Lightning has 1 presence in here
      And River has 1 presence in here
      And Lightning has played Lightning's Boon

    Scenario Outline: 2 slow powers may be used as if they were fast
      When Lightning uses Lightning's Boon
      And it targets <target>
      Then <target> may use 2 slow powers as if they were fast
      And <other> may use no slow power as if it were fast

      Examples:
        | case                | target    | other     |
        | si-spirits-low-0019 | River     | Lightning |
        | si-spirits-low-0020 | Lightning | River     |

    @case:si-spirits-low-0021 @SI-power-principles-R10
    Scenario: each slow power used so leaves one less
      Given here holds 1 explorer
      And River has played Wash Away
      And River may use 2 slow powers as if fast
      When River uses Wash Away as if it were fast
      And it targets here
      Then River may use 1 slow power as if it were fast

    @case:si-spirits-low-0022 @SI-fast-phase-S01
    Scenario: none is left
      Given here holds 1 explorer
      And River has played Wash Away and River's Bounty
      And River has already used River's Bounty as if it were fast
      When River uses Wash Away as if it were fast
      And it targets here
      Then it is refused by SI-fast-phase-S01

  @SI-power-principles-P01
  Rule: Harbingers of the Lightning

    Background:
      Given a game under way with Spirits only
      And a land called there
      And Lightning has 1 presence in there
      And a land called here, adjacent to there
      And a land called yonder, adjacent to here
      And Lightning has played Harbingers of the Lightning

    @case:si-spirits-low-0023
    Scenario: up to 2 Dahan are pushed
      Given here holds 1 explorer, 1 town, 1 city and 4 dahan
      When Lightning uses Harbingers of the Lightning
      And it targets here
      Then whatever is chosen, here then holds 2, 3 or 4 dahan
      And here then holds 1 explorer, 1 town and 1 city
      And no fear is generated

    Scenario Outline: 1 Fear if they enter a land with a Town or City, however many do
      Given here holds 3 dahan
      And there holds 1 <one>
      And yonder holds 1 <other>
      When Lightning uses Harbingers of the Lightning
      And it targets here
      And the dahan is pushed from here to there
      And the dahan is pushed from here to yonder
      Then there then holds 1 <one> and 1 dahan
      And yonder then holds 1 <other> and 1 dahan
      And <fear> fear are generated

      Examples:
        | case                | one      | other    | fear |
        | si-spirits-low-0024 | town     | city     | 1    |
        | si-spirits-low-0025 | town     | explorer | 1    |
        | si-spirits-low-0026 | explorer | city     | 1    |
        | si-spirits-low-0027 | explorer | dahan    | no   |

  Rule: Swiftness of Lightning

    Background:
      Given a game under way with Spirits only
      And a land called here, with 2 towns and 3 dahan
      And a land called there, adjacent to here
      And Lightning has 2 presence in here
      And Lightning has played Shatter Homesteads, Raging Storm and Harbingers of the Lightning

    @case:si-spirits-low-0028 @SI-power-principles-R10
    Scenario: with 1 Air a slow card is used as if it were fast
      Given Lightning has the elements 1 air
      When Lightning uses Shatter Homesteads as if it were fast
      And it targets here
      Then here then holds 1 town and 3 dahan
      And the Air of Lightning has made Shatter Homesteads fast

    @case:si-spirits-low-0029 @SI-glossary-D12
    Scenario: an innate power is used as if it were fast too
      Given Lightning has the elements 3 fire and 2 air
      And the Air of Lightning has made Shatter Homesteads fast
      When Lightning uses Thundering Destruction as if it were fast
      And it targets here
      Then here then holds 1 town and 3 dahan
      And the Air of Lightning has made Shatter Homesteads and Thundering Destruction fast

    @case:si-spirits-low-0271 @SI-power-principles-T01
    Scenario: what Air made fast is forgotten when time passes
      Given the Air of Lightning has made Shatter Homesteads fast
      When time passes
      Then the Air of Lightning has made nothing fast

    @case:si-spirits-low-0030 @SI-fast-phase-S01
    Scenario: without Air none
      Given Lightning has the elements 3 fire
      When Lightning uses Shatter Homesteads as if it were fast
      And it targets here
      Then it is refused by SI-fast-phase-S01

    @case:si-spirits-low-0031 @SI-fast-phase-S01
    Scenario: with 1 Air no second one
      Given Lightning has the elements 1 air
      And the Air of Lightning has made Shatter Homesteads fast
      When Lightning uses Raging Storm as if it were fast
      And it targets here
      Then it is refused by SI-fast-phase-S01

    @case:si-spirits-low-0032 @SI-power-principles-R10
    Scenario: with 2 Air a second one
      Given Lightning has the elements 2 air
      And the Air of Lightning has made Shatter Homesteads fast
      When Lightning uses Raging Storm as if it were fast
      And it targets here
      Then here then holds 2 towns with 1 damage each and 3 dahan
      And the Air of Lightning has made Shatter Homesteads and Raging Storm fast

    @case:si-spirits-low-0033 @SI-power-principles-R10
    Scenario: its Air comes on top of Lightning's Boon
      Given Lightning has the elements 1 air
      And the Air of Lightning has made Shatter Homesteads fast
      And Lightning may use 2 slow powers as if fast
      When Lightning uses Raging Storm as if it were fast
      And it targets here
      Then Lightning may use 1 slow power as if it were fast

    @case:si-spirits-low-0034 @SI-power-principles-R10
    Scenario: what was used as if it were fast isn't used again as slow
      Given Lightning has the elements 2 air
      And the Air of Lightning has made Shatter Homesteads fast
      When Lightning uses Shatter Homesteads
      And it targets here
      Then it is refused by SI-power-principles-R10

    @case:si-spirits-low-0035 @SI-spirits-R01
    Scenario: the Air of other Spirits does nothing like that
      Given 2 players
      And River has 1 presence in here
      And River has the elements 2 air
      And River has played Wash Away
      When River uses Wash Away as if it were fast
      And it targets here
      Then it is refused by SI-fast-phase-S01

  # River Surges in Sunlight

  Rule: Massive Flooding

    Background:
      Given a game under way with Spirits only
      And a mountain called there
      And River has 2 presence in there
      And a land called here, adjacent to there

    @SI-innate-powers-P01
    Scenario Outline: it needs 1 Sun and 2 Water
      Given here holds 1 explorer
      And River has the elements <elements>
      When River uses Massive Flooding
      And it targets here
      Then it is refused by SI-innate-powers-P01

      Examples:
        | case                | elements          |
        | si-spirits-low-0036 | 2 water           |
        | si-spirits-low-0037 | 1 sun and 1 water |

    @SI-power-principles-R03
    Scenario Outline: an Explorer or Town is pushed
      Given here holds 2 <kind>, 1 city and 1 dahan
      And River has the elements <elements>
      When River uses Massive Flooding
      And it targets here
      And it goes from here to there
      Then here then holds 1 <kind>, 1 city and 1 dahan
      And there then holds 1 <kind>

      Examples:
        | case                | elements          | kind      |
        | si-spirits-low-0038 | 1 sun and 2 water | explorers |
        | si-spirits-low-0039 | 1 sun and 3 water | towns     |
        | si-spirits-low-0040 | 2 sun and 2 water | explorers |

    @SI-elements-X01
    Scenario Outline: with 2 Sun and 3 Water 2 damage, then up to 3 pushes, to one land or to several
      Given here holds 3 explorers, 2 towns, 1 city and 1 dahan
      And a land called yonder, adjacent to here
      And River has the elements <elements>
      When River uses Massive Flooding
      And it targets here
      And the damage in here goes 1 damage to the explorer and 1 to the town
      And an explorer is pushed from here to there
      And the town with 1 damage is pushed from here to there
      And the town is pushed from here to there
      Then here then holds 1 explorer, 0 towns, 1 city and 1 dahan
      And there then holds 1 explorer, 1 town and 1 town with 1 damage
      And no fear is generated

      Examples:
        | case                | elements                   |
        | si-spirits-low-0041 | 2 sun and 3 water          |
        | si-spirits-low-0042 | 2 sun, 4 water and 1 earth |
        | si-spirits-low-0043 | 3 sun, 3 water and 1 earth |
        | si-spirits-low-0044 | 3 sun and 4 water          |

    @case:si-spirits-low-0045 @SI-elements-X01
    Scenario: with 3 Sun, 4 Water and 1 Earth each Invader takes 2 damage instead
      Given here holds 2 explorers, 2 towns, 1 city and 2 dahan
      And River has the elements 3 sun, 4 water and 1 earth
      When River uses Massive Flooding
      And it targets here
      Then here then holds 0 explorers, 0 towns, 1 city with 2 damage and 2 dahan
      And 2 fear are generated

  @SI-plus-stacking-E01
  Rule: Flash Floods

    Background:
      Given a game under way with Spirits only
      And a mountain called there
      And River has 1 presence in there
      And River has played Flash Floods

    @SI-damage-destroy-remove-replace-D01
    Scenario Outline: 1 damage inland
      Given an inland land called here, adjacent to there, with 1 explorer, 1 town, 1 city and 1 dahan
      When River uses Flash Floods
      And it targets here
      And the damage in here goes 1 damage to the <kind>
      Then here then holds <left> and 1 dahan

      Examples:
        | case                | kind     | left                                     |
        | si-spirits-low-0046 | explorer | 0 explorers, 1 town, 1 city              |
        | si-spirits-low-0047 | town     | 1 explorer, 1 town with 1 damage, 1 city |
        | si-spirits-low-0048 | city     | 1 explorer, 1 town, 1 city with 1 damage |

    Scenario Outline: one sum of 2 damage at the coast
      Given a coastal land called here, adjacent to there, with 1 explorer, 1 town, 1 city and 1 dahan
      When River uses Flash Floods
      And it targets here
      And the damage in here goes <hits>
      Then here then holds <left> and 1 dahan

      Examples:
        | case                | hits                                       | left                                      |
        | si-spirits-low-0049 | 1 damage to the explorer and 1 to the town | 0 explorers, 1 town with 1 damage, 1 city |
        | si-spirits-low-0050 | 2 damage to the city                       | 1 explorer, 1 town, 1 city with 2 damage  |

  @SI-power-principles-P01
  Rule: Wash Away

    Background:
      Given a game under way with Spirits only
      And a mountain called there
      And River has 1 presence in there
      And a land called here, adjacent to there
      And a land called yonder, adjacent to here
      And River has played Wash Away

    @case:si-spirits-low-0051 @SI-gather-and-push-P01
    Scenario: 3 Explorers and Towns are pushed, to one land or to several
      Given here holds 2 explorers, 2 towns, 1 city and 1 dahan
      When River uses Wash Away
      And it targets here
      And an explorer is pushed from here to there
      And a town is pushed from here to there
      And an explorer is pushed from here to there
      Then here then holds 0 explorers, 1 town, 1 city and 1 dahan
      And there then holds 2 explorers and 1 town
      And nothing changes in yonder

  @SI-powers-X01
  Rule: Boon of Vigor

    Background:
      Given a game under way with Spirits only
      And 2 players
      And a land called here
      And River has 1 presence in here
      And Earth has 1 presence in here
      And River has 1 energy
      And Earth has 1 energy
      And River has played Flash Floods, Wash Away and Boon of Vigor
      And Earth has played Guard the Healing Land and Draw of the Fruitful Earth

    @case:si-spirits-low-0052 @SI-solo-R01
    Scenario: 1 Energy for River itself
      When River uses Boon of Vigor
      And it targets River
      Then River then has 2 energy
      And Earth then has 1 energy

    @case:si-spirits-low-0053
    Scenario: for another Spirit, 1 Energy for each Power card that it has played
      When River uses Boon of Vigor
      And it targets Earth
      Then Earth then has 3 energy
      And River then has 1 energy

  @SI-power-principles-P01
  Rule: River's Bounty

    Background:
      Given a game under way with Spirits only
      And a mountain called here
      And River has 1 presence in here
      And a land called there, adjacent to here, with 1 explorer and 4 dahan
      And River has 1 energy
      And River has played River's Bounty

    @case:si-spirits-low-0054 @SI-gather-and-push-E01
    Scenario: 2 Dahan are gathered, 1 is added, 1 Energy is gained
      When River uses River's Bounty
      And it targets here
      And the dahan is gathered from there into here
      And the dahan is gathered from there into here
      Then here then holds 3 dahan and 0 explorers
      And there then holds 2 dahan and 1 explorer
      And River then has 2 energy

    @case:si-spirits-low-0055
    Scenario: with 1 Dahan nothing is added
      When River uses River's Bounty
      And it targets here
      And the dahan is gathered from there into here
      Then here then holds 1 dahan
      And River then has 1 energy

    @case:si-spirits-low-0056
    Scenario: up to 2 are gathered
      Given here holds 2 dahan
      When River uses River's Bounty
      And it targets here
      Then whatever is chosen, here then holds 3, 4 or 5 dahan
      And River then has 2 energy

  @SI-power-principles-P01
  Rule: Massive Flooding and Wash Away push up to 3

    Background:
      Given a game under way with Spirits only on board A
      And A7 holds 5 explorers and 1 city
      And River has 2 presence in A7

    @case:si-spirits-low-0057
    Scenario: Massive Flooding
      Given River has the elements 2 sun and 3 water
      When River uses Massive Flooding
      And it targets A7
      And the damage in A7 goes 2 damage to the city
      Then whatever is chosen, A7 then holds 2, 3, 4 or 5 explorers

    @case:si-spirits-low-0058
    Scenario: Wash Away
      Given River has played Wash Away
      When River uses Wash Away
      And it targets A7
      Then whatever is chosen, A7 then holds 2, 3, 4 or 5 explorers

  @SI-presence-and-sacred-sites-D03
  Rule: River's Domain

    Background:
      Given a game under way with Spirits only
      And River has the elements 1 sun and 2 water

    @case:si-spirits-low-0059 @SI-spirits-R01
    Scenario: 1 presence in a wetland is a sacred site
      Given a wetland called here
      And River has 1 presence in here
      And a land called there, adjacent to here, with 1 explorer
      When River uses Massive Flooding
      And it targets there
      And it goes from there to here
      Then there then holds 0 explorers
      And here then holds 1 explorer

    Scenario Outline: in other lands it needs 2
      Given a <terrain> called here, with 1 explorer
      And River has 1 presence in here
      When River uses Massive Flooding
      And it targets here
      Then it is refused by SI-fast-phase-P02

      Examples:
        | case                | terrain  |
        | si-spirits-low-0060 | mountain |
        | si-spirits-low-0061 | jungle   |
        | si-spirits-low-0062 | sands    |

    @case:si-spirits-low-0063 @SI-spirits-R01
    Scenario: for no other Spirit
      Given 2 players
      And a wetland called here, with 1 blight
      And River has 1 presence in here
      And Earth has 1 presence in here
      And Earth has played Guard the Healing Land
      When Earth uses Guard the Healing Land
      And it targets here
      Then it is refused by SI-fast-phase-P02

  # Shadows Flicker Like Flame

  Rule: Darkness Swallows the Unwary

    Background:
      Given a game under way with Spirits only
      And a land called there
      And Shadows has 2 presence in there
      And a land called here, adjacent to there

    @SI-innate-powers-P01
    Scenario Outline: it needs 2 Moon and 1 Fire
      Given there holds 1 explorer
      And Shadows has the elements <elements>
      When Shadows uses Darkness Swallows the Unwary
      And it targets here
      Then it is refused by SI-innate-powers-P01

      Examples:
        | case                | elements          |
        | si-spirits-low-0064 | 1 moon and 1 fire |
        | si-spirits-low-0065 | 2 moon            |

    @case:si-spirits-low-0066 @SI-gather-and-push-E01
    Scenario: an Explorer is gathered
      Given there holds 2 explorers, 1 town, 1 city and 1 dahan
      And Shadows has the elements 2 moon and 1 fire
      When Shadows uses Darkness Swallows the Unwary
      And it targets here
      Then here then holds 1 explorer
      And there then holds 1 explorer, 1 town, 1 city and 1 dahan
      And no fear is generated

    @SI-elements-D01
    Scenario Outline: with less than 3 Moon and 2 Fire no Explorer can be destroyed
      Given there holds 1 explorer
      And Shadows has the elements <elements>
      When Shadows uses Darkness Swallows the Unwary
      And it targets here
      Then whatever is chosen, here then holds 1 explorer
      And no fear is generated

      Examples:
        | case                | elements          |
        | si-spirits-low-0067 | 2 moon and 2 fire |
        | si-spirits-low-0068 | 3 moon and 1 fire |

    @SI-elements-S01
    Scenario Outline: with 3 Moon and 2 Fire, Explorers are then destroyed for 1 Fear each
      Given there holds 2 explorers
      And here holds 2 explorers, 1 town, 1 city and 1 dahan
      And Shadows has the elements <elements>
      When Shadows uses Darkness Swallows the Unwary
      And it targets here
      And the explorer in here is destroyed
      And the explorer in here is destroyed
      Then here then holds 1 explorer, 1 town, 1 city and 1 dahan
      And there then holds 1 explorer
      And 2 fear are generated

      Examples:
        | case                | elements                 |
        | si-spirits-low-0069 | 3 moon and 2 fire        |
        | si-spirits-low-0070 | 3 moon, 3 fire and 2 air |
        | si-spirits-low-0071 | 4 moon, 2 fire and 2 air |
        | si-spirits-low-0072 | 4 moon, 3 fire and 1 air |

    @case:si-spirits-low-0073 @SI-power-principles-P01
    Scenario: up to 2 Explorers
      Given there holds 1 explorer
      And here holds 3 explorers and 1 town
      And Shadows has the elements 3 moon and 2 fire
      When Shadows uses Darkness Swallows the Unwary
      And it targets here
      Then whatever is chosen, here then holds 2, 3 or 4 explorers

    @SI-damage-destroy-remove-replace-D01
    Scenario Outline: with 4 Moon, 3 Fire and 2 Air 3 damage too, and 1 Fear for each Invader it destroys
      Given here holds 1 explorer, 1 town, 1 city and 1 dahan
      And Shadows has the elements 4 moon, 3 fire and 2 air
      When Shadows uses Darkness Swallows the Unwary
      And it targets here
      And the damage in here goes <hits>
      Then here then holds <left> and 1 dahan
      And <fear> fear are generated

      Examples:
        | case                | hits                                                      | left                                                    | fear |
        | si-spirits-low-0074 | 1 damage to the explorer and 2 to the town                | 0 explorers, 0 towns, 1 city                            | 3    |
        | si-spirits-low-0075 | 1 damage to the explorer, 1 to the town and 1 to the city | 0 explorers, 1 town with 1 damage, 1 city with 1 damage | 1    |
        | si-spirits-low-0076 | 3 damage to the city                                      | 1 explorer, 1 town, 0 cities                            | 3    |

    @case:si-spirits-low-0077 @SI-elements-S01
    Scenario: no Invader counts twice
      Given here holds 2 explorers and 1 city
      And Shadows has the elements 4 moon, 3 fire and 2 air
      When Shadows uses Darkness Swallows the Unwary
      And it targets here
      And the explorer in here is destroyed
      And the damage in here goes 1 damage to the explorer and 2 to the city
      Then here then holds 0 explorers and 1 city with 2 damage
      And 2 fear are generated

  @SI-fear-and-terror-E01 @SI-fear-and-terror-S01
  Rule: Concealing Shadows

    Background:
      Given a game under way with Spirits only
      And a jungle called here, with 2 cities and 2 dahan
      And Shadows has 1 presence in here

    @case:si-spirits-low-0078
    Scenario: 1 Fear, and the Dahan are safe from the Ravage
      Given Shadows has played Concealing Shadows
      When Shadows uses Concealing Shadows
      And it targets here
      Then 1 fear is generated
      And a Ravage deals no damage to the Dahan in here this turn

    @case:si-spirits-low-0079 @SI-ravage-E02
    Scenario: the Ravage damages the land only, and the Dahan fight back
      Given Shadows has 2 presence in here
      And a Ravage deals no damage to the Dahan in here this turn
      When the Invaders ravage here
      And the Dahan in here deal 3 damage to the city and 1 to the city
      Then here then holds 1 city with 1 damage, 2 dahan and 1 blight
      And 2 fear are generated

  @SI-power-principles-P01
  Rule: Favors Called Due

    Background:
      Given a game under way with Spirits only
      And a land called there
      And Shadows has 1 presence in there
      And a land called here, adjacent to there
      And Shadows has played Favors Called Due

    @SI-power-principles-R01
    Scenario Outline: 3 Fear if there are Invaders and the Dahan outnumber them
      Given here holds <pieces>
      When Shadows uses Favors Called Due
      And it targets here
      Then here then holds <pieces>
      And <fear> fear are generated

      Examples:
        | case                | pieces                              | fear |
        | si-spirits-low-0080 | 1 explorer and 2 dahan              | 3    |
        | si-spirits-low-0081 | 1 town and 2 dahan                  | 3    |
        | si-spirits-low-0082 | 1 city and 2 dahan                  | 3    |
        | si-spirits-low-0083 | 1 explorer, 1 town, 1 city, 4 dahan | 3    |
        | si-spirits-low-0084 | 1 explorer, 1 town, 1 city, 3 dahan | no   |
        | si-spirits-low-0085 | 1 explorer and 1 dahan              | no   |
        | si-spirits-low-0086 | 1 blight and 2 dahan                | no   |

    @case:si-spirits-low-0087 @SI-gather-and-push-E01
    Scenario: the Dahan that are gathered count too
      Given here holds 3 explorers
      And there holds 1 explorer and 5 dahan
      When Shadows uses Favors Called Due
      And it targets here
      And the dahan is gathered from there into here
      And the dahan is gathered from there into here
      And the dahan is gathered from there into here
      And the dahan is gathered from there into here
      Then here then holds 3 explorers and 4 dahan
      And there then holds 1 explorer and 1 dahan
      And 3 fear are generated

    @case:si-spirits-low-0088
    Scenario: up to 4 are gathered
      Given there holds 1 explorer and 6 dahan
      When Shadows uses Favors Called Due
      And it targets here
      Then whatever is chosen, here then holds 0, 1, 2, 3 or 4 dahan
      And no fear is generated

  @SI-powers-X01
  Rule: Mantle of Dread

    Background:
      Given a game under way with Spirits only
      And 2 players
      And a land called here, with 2 explorers, 2 towns, 1 city and 1 dahan
      And River has 1 presence in here
      And a land called there, adjacent to here
      And Shadows has 1 presence in there
      And Shadows has played Mantle of Dread

    @case:si-spirits-low-0089 @SI-power-principles-R03
    Scenario: 2 Fear, and the Spirit pushes 1 Explorer and 1 Town out of one of its lands
      When Shadows uses Mantle of Dread
      And it targets River
      And River pushes out of here
      And they go from here to there and there
      Then here then holds 1 explorer, 1 town, 1 city and 1 dahan
      And there then holds 1 explorer and 1 town
      And 2 fear are generated

    @case:si-spirits-low-0090
    Scenario: the Spirit may leave it
      When Shadows uses Mantle of Dread
      And it targets River
      Then 2 fear are generated
      And nothing changes in here

    @case:si-spirits-low-0091
    Scenario: for Shadows itself
      Given there holds 1 town
      When Shadows uses Mantle of Dread
      And it targets Shadows
      And Shadows pushes out of there
      And it goes from there to here
      Then there then holds 0 towns
      And here then holds 2 explorers, 3 towns, 1 city and 1 dahan

    @case:si-spirits-low-0092 @SI-power-principles-R02
    Scenario: not out of a land without its presence
      When Shadows uses Mantle of Dread
      And it targets Shadows
      And Shadows pushes out of here
      Then it is refused by SI-power-principles-R02

  @SI-damage-destroy-remove-replace-S01
  Rule: Crops Wither and Fade

    Background:
      Given a game under way with Spirits only
      And a land called here, with 1 explorer, 2 towns, 2 cities and 1 dahan
      And Shadows has 1 presence in here
      And Shadows has played Crops Wither and Fade

    Scenario Outline: 2 Fear, and a Town or a City becomes less
      When Shadows uses Crops Wither and Fade
      And it targets here
      And the way <way> is chosen
      Then here then holds <pieces> and 1 dahan
      And 2 fear are generated

      Examples:
        | case                | way  | pieces                        |
        | si-spirits-low-0093 | town | 2 explorers, 1 town, 2 cities |
        | si-spirits-low-0094 | city | 1 explorer, 3 towns, 1 city   |

  Rule: Shadows of the Dahan

    Background:
      Given a game under way with Spirits only
      And a land called here
      And Shadows has 2 presence in here
      And a land called there, adjacent to here
      And a land called yonder, adjacent to there
      And Shadows has played Favors Called Due

    @case:si-spirits-low-0095 @SI-powers-R02
    Scenario: for 1 Energy a power reaches a land with Dahan at any distance
      Given yonder holds 1 explorer and 2 dahan
      And Shadows has 2 energy
      When Shadows uses Favors Called Due
      And it targets yonder
      Then 3 fear are generated
      And Shadows then has 1 energy

    @case:si-spirits-low-0096 @SI-powers-R02
    Scenario: an innate power reaches such a land too
      Given yonder holds 1 dahan
      And there holds 1 explorer
      And Shadows has 1 energy
      And Shadows has the elements 2 moon and 1 fire
      When Shadows uses Darkness Swallows the Unwary
      And it targets yonder
      Then yonder then holds 1 dahan and 1 explorer
      And Shadows then has no energy

    @case:si-spirits-low-0097 @SI-powers-R02
    Scenario: within its range nothing is paid
      Given there holds 1 explorer and 2 dahan
      And Shadows has 2 energy
      When Shadows uses Favors Called Due
      And it targets there
      Then 3 fear are generated
      And Shadows then has 2 energy

    @case:si-spirits-low-0098 @SI-powers-R02
    Scenario: not without Energy
      Given yonder holds 1 explorer and 2 dahan
      When Shadows uses Favors Called Due
      And it targets yonder
      Then it is refused by SI-powers-R02

    @case:si-spirits-low-0099 @SI-powers-R02
    Scenario: not into a land without Dahan
      Given yonder holds 1 explorer
      And Shadows has 2 energy
      When Shadows uses Favors Called Due
      And it targets yonder
      Then it is refused by SI-powers-R02

    @case:si-spirits-low-0100 @SI-powers-R02
    Scenario: only the range is ignored, not the target field
      Given a sands called beyond, with 1 dahan
      And a mountain called far, with 1 dahan
      And Shadows has 2 energy
      And Shadows has played Song of Sanctity
      When Shadows uses Song of Sanctity
      And it targets beyond
      Then it is refused by SI-powers-R02

    @case:si-spirits-low-0101 @SI-repeat-R04
    Scenario: a power that repeats itself is paid for anew
      Given 2 players
      And a land called beyond, with 1 town and 2 dahan
      And Shadows has 3 energy
      And Shadows has the elements 3 air, 3 water and 2 animal
      And Shadows has played Winds of Rust and Atrophy
      When Shadows uses Winds of Rust and Atrophy
      And it targets beyond
      And it targets beyond
      Then beyond then holds 0 towns, 1 explorer and 2 dahan
      And beyond then defends 12
      And 2 fear are generated
      And Shadows then has 1 energy

    @case:si-spirits-low-0102 @SI-repeat-R04
    Scenario: the repeat isn't paid for without Energy
      Given 2 players
      And a land called beyond, with 1 town and 2 dahan
      And Shadows has 1 energy
      And Shadows has the elements 3 air, 3 water and 2 animal
      And Shadows has played Winds of Rust and Atrophy
      When Shadows uses Winds of Rust and Atrophy
      And it targets beyond
      And it targets beyond
      Then it is refused by SI-repeat-R04

    @case:si-spirits-low-0103 @SI-spirits-R01
    Scenario: no other Spirit can do it
      Given 2 players
      And yonder holds 1 explorer and 2 dahan
      And River has 1 presence in here
      And River has 2 energy
      And River has played Wash Away
      When River uses Wash Away
      And it targets yonder
      Then it is refused by SI-powers-R02

  # Vital Strength of the Earth

  Rule: Gift of Strength

    Background:
      Given a game under way with Spirits only
      And 2 players
      And a land called here
      And Earth has 1 presence in here
      And River has 1 presence in here

    @SI-innate-powers-P01
    Scenario Outline: it needs 1 Sun, 2 Earth and 2 Plant
      Given Earth has the elements <elements>
      When Earth uses Gift of Strength
      And it targets River
      Then it is refused by SI-innate-powers-P01

      Examples:
        | case                | elements                   |
        | si-spirits-low-0104 | 2 earth and 2 plant        |
        | si-spirits-low-0105 | 1 sun, 1 earth and 2 plant |
        | si-spirits-low-0106 | 1 sun, 2 earth and 1 plant |
        | si-spirits-low-0107 | 2 sun, 3 earth and 1 plant |

    @SI-powers-X01
    Scenario Outline: a Spirit may repeat one Power card that costs up to 1
      Given Earth has the elements <elements>
      When Earth uses Gift of Strength
      And it targets <target>
      Then <target> may repeat a Power card of cost 1 or less

      Examples:
        | case                | elements                   | target |
        | si-spirits-low-0108 | 1 sun, 2 earth and 2 plant | River  |
        | si-spirits-low-0109 | 1 sun, 3 earth and 2 plant | Earth  |
        | si-spirits-low-0110 | 2 sun, 2 earth and 2 plant | River  |
        | si-spirits-low-0111 | 1 sun, 4 earth and 3 plant | River  |

    @SI-elements-X01
    Scenario Outline: instead one that costs up to 3 or up to 6, if it has more elements
      Given Earth has the elements <elements>
      When Earth uses Gift of Strength
      And it targets <target>
      Then <target> may repeat a Power card of cost <cost> or less

      Examples:
        | case                | elements                   | target | cost |
        | si-spirits-low-0112 | 2 sun, 3 earth and 2 plant | River  | 3    |
        | si-spirits-low-0113 | 2 sun, 3 earth and 3 plant | Earth  | 3    |
        | si-spirits-low-0114 | 2 sun, 4 earth and 2 plant | River  | 3    |
        | si-spirits-low-0115 | 2 sun, 4 earth and 3 plant | Earth  | 6    |

    @SI-repeat-E03
    Scenario Outline: a card that costs no more is used again
      Given here is inland
      And here holds 1 city
      And River has played <card>
      And River has used <card>
      And River may repeat a Power card of cost <cost> or less
      When River uses <card>
      And it targets here
      Then River may repeat nothing more

      Examples:
        | case                | card         | cost |
        | si-spirits-low-0116 | Wash Away    | 1    |
        | si-spirits-low-0117 | Flash Floods | 3    |

    @case:si-spirits-low-0118 @SI-power-principles-L01
    Scenario: not one that costs more
      Given here holds 1 city
      And River has played Flash Floods
      And River has used Flash Floods
      And River may repeat a Power card of cost 1 or less
      When River uses Flash Floods
      And it targets here
      Then it is refused by SI-power-principles-L01

  @SI-removing-blight-S01
  Rule: Guard the Healing Land

    Background:
      Given a game under way with Spirits only
      And a land called there
      And Earth has 2 presence in there
      And a land called here, adjacent to there
      And Earth has played Guard the Healing Land

    @case:si-spirits-low-0119 @SI-defend-E03
    Scenario: 1 blight is removed, and the land defends 4
      Given here holds 2 blight
      And here defends 1
      When Earth uses Guard the Healing Land
      And it targets here
      Then here then holds 1 blight
      And here then defends 5
      And the Blight card then holds 6 blight

    @case:si-spirits-low-0120 @SI-power-principles-S01
    Scenario: a land without blight defends too
      When Earth uses Guard the Healing Land
      And it targets here
      Then here then defends 4
      And here then holds 0 blight

  @SI-powers-R06
  Rule: A Year of Perfect Stillness

    Background:
      Given a game under way with Spirits only

    @case:si-spirits-low-0121
    Scenario: the Invaders take no actions in the land this turn
      Given a land called there
      And Earth has 1 presence in there
      And a land called here, adjacent to there, with 1 town
      And Earth has played A Year of Perfect Stillness
      When Earth uses A Year of Perfect Stillness
      And it targets here
      Then the Invaders take no actions in here this turn
      And nothing changes in here

  @SI-plus-stacking-E01
  Rule: Rituals of Destruction

    Background:
      Given a game under way with Spirits only
      And a land called there
      And Earth has 2 presence in there
      And a land called here, adjacent to there, with 1 explorer, 1 town, 1 city
      And Earth has played Rituals of Destruction

    @SI-damage-destroy-remove-replace-D01
    Scenario Outline: 2 damage
      Given here holds 2 dahan
      When Earth uses Rituals of Destruction
      And it targets here
      And the damage in here goes <hits>
      Then here then holds <left> and 2 dahan
      And no fear is generated

      Examples:
        | case                | hits                                       | left                                      |
        | si-spirits-low-0122 | 1 damage to the explorer and 1 to the town | 0 explorers, 1 town with 1 damage, 1 city |
        | si-spirits-low-0123 | 2 damage to the city                       | 1 explorer, 1 town, 1 city with 2 damage  |

    @case:si-spirits-low-0124
    Scenario: with 3 Dahan one sum of 5 damage, and 2 Fear
      Given here holds 3 dahan
      When Earth uses Rituals of Destruction
      And it targets here
      And the damage in here goes 1 damage to the explorer, 2 to the town and 2 to the city
      Then here then holds 0 explorers, 0 towns, 1 city with 2 damage and 3 dahan
      And 3 fear are generated

    @case:si-spirits-low-0125 @SI-power-principles-R02
    Scenario: not in a land without Dahan
      Given there holds 1 dahan
      When Earth uses Rituals of Destruction
      And it targets here
      Then it is refused by SI-power-principles-R02

  @SI-power-principles-P01
  Rule: Draw of the Fruitful Earth

    Background:
      Given a game under way with Spirits only
      And a land called there, with 3 explorers, 1 town, 1 city and 3 dahan
      And Earth has 1 presence in there
      And a land called here, adjacent to there
      And Earth has played Draw of the Fruitful Earth

    @case:si-spirits-low-0126 @SI-gather-and-push-E01
    Scenario: 2 Explorers and 2 Dahan are gathered
      When Earth uses Draw of the Fruitful Earth
      And it targets here
      And the explorer is gathered from there into here
      And the explorer is gathered from there into here
      And the dahan is gathered from there into here
      And the dahan is gathered from there into here
      Then here then holds 2 explorers and 2 dahan
      And there then holds 1 explorer, 1 town, 1 city and 1 dahan

    @case:si-spirits-low-0127
    Scenario: up to 2 of each
      When Earth uses Draw of the Fruitful Earth
      And it targets here
      Then whatever is chosen, here then holds 0, 1 or 2 explorers
      And whatever is chosen, here then holds 0, 1 or 2 dahan

  @SI-defend-E02
  Rule: Earth's Vitality

    Background:
      Given a game under way with Spirits only

    @case:si-spirits-low-0128 @SI-spirits-R01
    Scenario: a sacred site of Earth defends 3
      Given a wetland with 1 city and 1 dahan
      And Earth has 2 presence in here
      When the Invaders ravage here
      And the Dahan in here deal 2 damage to the city
      Then here then holds 1 city with 2 damage, 1 dahan and 0 blight

    @case:si-spirits-low-0129
    Scenario: no more than 3, even with more presence
      Given a wetland with 1 city, 1 town and 1 dahan
      And Earth has 4 presence in here
      When the Invaders ravage here
      Then here then holds 1 city, 1 town, 0 dahan and 1 blight
      And Earth then has 3 presence in here

    @case:si-spirits-low-0130 @SI-presence-and-sacred-sites-D03
    Scenario: 1 presence doesn't defend
      Given a wetland with 1 city and 2 dahan
      And Earth has 1 presence in here
      And a land called there
      And Earth has 1 presence in there
      When the Invaders ravage here
      And the Dahan in here deal 2 damage to the city
      Then here then holds 1 city with 2 damage, 1 dahan with 1 damage and 1 blight

    @case:si-spirits-low-0131 @SI-spirits-R01
    Scenario: sacred sites of other Spirits don't
      Given a wetland with 1 city and 2 dahan
      And River has 2 presence in here
      When the Invaders ravage here
      And the Dahan in here deal 2 damage to the city
      Then here then holds 1 city with 2 damage, 1 dahan with 1 damage and 1 blight

    @case:si-spirits-low-0132 @SI-defend-E03
    Scenario: it is added to other Defend
      Given a wetland with 1 city, 1 town and 1 dahan
      And here defends 2
      And Earth has 2 presence in here
      When the Invaders ravage here
      And the Dahan in here deal 2 damage to the town
      Then here then holds 1 city, 0 towns, 1 dahan and 0 blight

  # What none of their powers may do

  @SI-powers-R03
  Rule: A power with range 0 is used only where the Spirit has presence

    Background:
      Given a game under way with Spirits only

    Scenario Outline: range 0 and the next land
      Given a land called here, with 1 town
      And <spirit> has 1 presence in here
      And a land called there, adjacent to here, with 1 town
      And <spirit> has played <power>
      When <spirit> uses <power>
      And it targets there
      Then it is refused by SI-powers-R03

      Examples:
        | case                | spirit  | power                 |
        | si-spirits-low-0133 | River   | River's Bounty        |
        | si-spirits-low-0134 | Shadows | Concealing Shadows    |
        | si-spirits-low-0135 | Shadows | Crops Wither and Fade |

  @SI-powers-R02
  Rule: A power is used no farther than its range from presence

    Background:
      Given a game under way with Spirits only
      And a mountain called here, with 1 explorer and 1 dahan
      And a mountain called there, adjacent to here
      And a land called yonder, adjacent to there, with 1 explorer and 1 dahan

    Scenario Outline: range 1 and a land 2 steps away
      Given <spirit> has 1 presence in here
      And <spirit> has played <power>
      When <spirit> uses <power>
      And it targets yonder
      Then it is refused by SI-powers-R02

      Examples:
        | case                | spirit    | power                       |
        | si-spirits-low-0136 | Lightning | Raging Storm                |
        | si-spirits-low-0137 | Lightning | Harbingers of the Lightning |
        | si-spirits-low-0138 | River     | Flash Floods                |
        | si-spirits-low-0139 | River     | Wash Away                   |
        | si-spirits-low-0140 | Shadows   | Favors Called Due           |
        | si-spirits-low-0141 | Earth     | A Year of Perfect Stillness |
        | si-spirits-low-0142 | Earth     | Draw of the Fruitful Earth  |

    @SI-powers-R04
    Scenario Outline: range 1 from a sacred site, and a land next to other presence
      Given <spirit> has 2 presence in here
      And <spirit> has 1 presence in there
      And <spirit> has the elements <elements>
      And <spirit> has played <played>
      When <spirit> uses <power>
      And it targets yonder
      Then it is refused by SI-powers-R02

      Examples:
        | case                | spirit    | power                        | played                 | elements                  |
        | si-spirits-low-0143 | Lightning | Thundering Destruction       | nothing                | 3 fire and 2 air          |
        | si-spirits-low-0144 | River     | Massive Flooding             | nothing                | 1 sun and 2 water         |
        | si-spirits-low-0145 | Shadows   | Darkness Swallows the Unwary | nothing                | 2 moon and 1 fire         |
        | si-spirits-low-0146 | Earth     | Guard the Healing Land       | Guard the Healing Land | 1 water, 1 earth, 1 plant |
        | si-spirits-low-0147 | Earth     | Rituals of Destruction       | Rituals of Destruction | 1 sun, 1 moon and 1 fire  |

    @case:si-spirits-low-0148 @SI-powers-R04
    Scenario: range 2 from a sacred site, and a land near other presence
      Given a land called beyond, adjacent to yonder, with 1 town
      And Lightning has 2 presence in here
      And Lightning has 1 presence in there
      And Lightning has played Shatter Homesteads
      When Lightning uses Shatter Homesteads
      And it targets beyond
      Then it is refused by SI-powers-R02

  Rule: A power is used in its own phase, when its card was played, and once

    Background:
      Given a game under way with Spirits only
      And a land called here, with 1 explorer and 1 town
      And Earth has 2 presence in here

    @case:si-spirits-low-0149 @SI-fast-phase-S01
    Scenario: a slow card in the Fast Power phase
      Given Earth has played Draw of the Fruitful Earth
      When Earth tries Draw of the Fruitful Earth in the fast phase
      And it targets here
      Then it is refused by SI-fast-phase-S01

    @case:si-spirits-low-0150 @SI-fast-phase-R03
    Scenario: a fast card in the Slow Power phase
      Given Earth has played A Year of Perfect Stillness
      When Earth tries A Year of Perfect Stillness in the slow phase
      And it targets here
      Then it is refused by SI-fast-phase-R03

    @case:si-spirits-low-0151 @SI-fast-phase-R03
    Scenario: a fast innate power in the Slow Power phase
      Given Earth has the elements 1 sun, 2 earth and 2 plant
      When Earth tries Gift of Strength in the slow phase
      And it targets Earth
      Then it is refused by SI-fast-phase-R03

    @case:si-spirits-low-0152 @SI-fast-phase-S01
    Scenario: a fast card that was not played
      Given Earth holds A Year of Perfect Stillness
      When Earth uses A Year of Perfect Stillness
      And it targets here
      Then it is refused by SI-fast-phase-S01

    @case:si-spirits-low-0153 @SI-slow-phase-S01
    Scenario: a slow card that was not played
      Given Earth holds Draw of the Fruitful Earth
      When Earth uses Draw of the Fruitful Earth
      And it targets here
      Then it is refused by SI-slow-phase-S01

    @case:si-spirits-low-0154 @SI-power-principles-R08
    Scenario: a card for the second time, with Energy left
      Given Earth has played A Year of Perfect Stillness
      And Earth has used A Year of Perfect Stillness
      And Earth has 6 energy
      When Earth uses A Year of Perfect Stillness
      And it targets here
      Then it is refused by SI-power-principles-R08

    @case:si-spirits-low-0155 @SI-power-principles-R09
    Scenario: an innate power for the second time, with elements for both
      Given Earth has the elements 2 sun, 4 earth and 4 plant
      And Earth has used Gift of Strength
      When Earth uses Gift of Strength
      And it targets Earth
      Then it is refused by SI-power-principles-R09

    @case:si-spirits-low-0156 @SI-spirits-R01
    Scenario: an innate power of another Spirit
      Given Earth has the elements 4 sun, 4 water and 1 earth
      When Earth uses Massive Flooding
      And it targets here
      Then it is refused by SI-spirits-R01

    @case:si-spirits-low-0157 @SI-fast-phase-P02
    Scenario: a power that has no land to target
      Given Earth has played Rituals of Destruction
      When Earth uses Rituals of Destruction
      And it targets here
      Then it is refused by SI-fast-phase-P02

  # What each card costs and brings

  @SI-spirit-phase-S08
  Rule: A card that is laid down is paid for and brings its elements

    Background:
      Given a game under way with Spirits only

    Scenario Outline: a Unique Power is laid down
      Given a land called here
      And <spirit> has 1 presence in here
      And <spirit> has 4 energy
      And <spirit> holds <power>
      When <spirit> plays <power>
      Then <spirit> then has <left> energy
      And <spirit> then has just the elements <elements>
      And the cards in play of <spirit> are then <power>

      Examples:
        | case                | spirit    | power                       | left | elements                         |
        | si-spirits-low-0158 | Lightning | Shatter Homesteads          | 2    | fire and air                     |
        | si-spirits-low-0159 | Lightning | Raging Storm                | 1    | fire, air and water              |
        | si-spirits-low-0160 | Lightning | Lightning's Boon            | 3    | fire and air                     |
        | si-spirits-low-0161 | Lightning | Harbingers of the Lightning | 4    | fire and air                     |
        | si-spirits-low-0162 | River     | Flash Floods                | 2    | sun and water                    |
        | si-spirits-low-0163 | River     | Wash Away                   | 3    | water and earth                  |
        | si-spirits-low-0164 | River     | Boon of Vigor               | 4    | sun, water and plant             |
        | si-spirits-low-0165 | River     | River's Bounty              | 4    | sun, water and animal            |
        | si-spirits-low-0166 | Shadows   | Concealing Shadows          | 4    | moon and air                     |
        | si-spirits-low-0167 | Shadows   | Favors Called Due           | 3    | moon, air and animal             |
        | si-spirits-low-0168 | Shadows   | Mantle of Dread             | 3    | moon, fire and air               |
        | si-spirits-low-0169 | Shadows   | Crops Wither and Fade       | 3    | moon, fire and plant             |
        | si-spirits-low-0170 | Earth     | Guard the Healing Land      | 1    | water, earth and plant           |
        | si-spirits-low-0171 | Earth     | A Year of Perfect Stillness | 1    | sun and earth                    |
        | si-spirits-low-0172 | Earth     | Rituals of Destruction      | 1    | sun, moon, fire, earth and plant |
        | si-spirits-low-0173 | Earth     | Draw of the Fruitful Earth  | 3    | earth, plant and animal          |

  # Set-up, Growth, tracks

  @SI-setup-players-U05
  Rule: Set-up

    @case:si-spirits-low-0174 @SI-setup-players-U02
    Scenario: Lightning in the highest Sands, River in the highest Wetland
      Given a game under way with Spirits only on boards A and B
      When the Spirits Lightning and River are set up
      And Lightning begins on board A
      Then Lightning then has 2 presence in A7
      And Lightning then has no presence in A4
      And Lightning then has no energy
      And the hand of Lightning is then Shatter Homesteads, Raging Storm, Lightning's Boon and Harbingers of the Lightning
      And River then has 1 presence in B6
      And River then has no presence in B1
      And River then has no energy
      And the hand of River is then Flash Floods, Wash Away, Boon of Vigor and River's Bounty

    @case:si-spirits-low-0175 @SI-setup-players-U02
    Scenario: Shadows in the highest Jungle and in land 5, Earth in the highest Mountain and Jungle
      Given a game under way with Spirits only on boards C and D
      When the Spirits Shadows and Earth are set up
      And Shadows begins on board C
      Then Shadows then has 2 presence in C4
      And Shadows then has 1 presence in C5
      And Shadows then has no energy
      And the hand of Shadows is then Concealing Shadows, Favors Called Due, Mantle of Dread and Crops Wither and Fade
      And Earth then has 2 presence in D8
      And Earth then has 1 presence in D6
      And Earth then has no energy
      And the hand of Earth is then Guard the Healing Land, A Year of Perfect Stillness, Rituals of Destruction and Draw of the Fruitful Earth

  Rule: Growth

    Background:
      Given a game under way with Spirits only
      And a land called here
      And a land called there, adjacent to here
      And a land called yonder, adjacent to there
      And the Minor Power deck holds Drought, Steam Vents, Gift of Power, Call to Tend and Rain of Blood

    @SI-growth-E04
    Scenario Outline: Lightning and River reclaim all, gain a Power card and 1 Energy
      Given <spirit> has 1 presence in here
      And <spirit> has 1 energy
      And <spirit> has discarded <discarded>
      When <spirit> grows by option 1
      And <spirit> follows the icons of option 1 in the order 1, 2, 3
      And <spirit> decides for a Minor Power
      And <spirit> draws Drought, Steam Vents, Gift of Power and Call to Tend
      And <spirit> keeps Steam Vents
      Then the hand of <spirit> is then <discarded>, Steam Vents
      And the discard pile of <spirit> is then nothing
      And <spirit> then has 2 energy

      Examples:
        | case                | spirit    | discarded                      |
        | si-spirits-low-0176 | Lightning | Raging Storm, Lightning's Boon |
        | si-spirits-low-0177 | River     | Flash Floods, Wash Away        |

    @case:si-spirits-low-0178 @SI-growth-E04
    Scenario: Shadows reclaims all and gains a Power card
      Given Shadows has 1 presence in here
      And Shadows has discarded Concealing Shadows and Favors Called Due
      When Shadows grows by option 1
      And Shadows follows the icons of option 1 in the order 1, 2
      And Shadows decides for a Minor Power
      And Shadows draws Drought, Steam Vents, Gift of Power and Call to Tend
      And Shadows keeps Steam Vents
      Then the hand of Shadows is then Concealing Shadows, Favors Called Due and Steam Vents
      And the discard pile of Shadows is then nothing
      And Shadows then has no energy

    @case:si-spirits-low-0179 @SI-growth-E04
    Scenario: Earth reclaims all and adds a presence up to 2 lands away
      Given Earth has 1 presence in here
      And Earth has discarded Guard the Healing Land and Rituals of Destruction
      When Earth grows by option 1
      And Earth follows the icons of option 1 in the order 1, 2
      And Earth puts a presence from the plays track into yonder
      Then the hand of Earth is then Guard the Healing Land and Rituals of Destruction
      And the discard pile of Earth is then nothing
      And Earth then has 1 presence in yonder
      And Earth has then uncovered 1 space of its plays track

    @case:si-spirits-low-0180 @SI-growth-E01
    Scenario: Lightning adds a presence up to 2 lands away and one where it is
      Given Lightning has 1 presence in here
      When Lightning grows by option 2
      And Lightning follows the icons of option 2 in the order 1, 2
      And Lightning puts a presence from the energy track into yonder
      And Lightning puts a presence from the plays track into here
      Then Lightning then has 1 presence in yonder
      And Lightning then has 2 presence in here
      And Lightning has then uncovered 1 space of its energy track
      And Lightning has then uncovered 1 space of its plays track

    @case:si-spirits-low-0181 @SI-growth-E01
    Scenario: River adds two presence, each in a land next to it
      Given River has 1 presence in here
      When River grows by option 2
      And River follows the icons of option 2 in the order 1, 2
      And River puts a presence from the energy track into there
      And River puts a presence from the plays track into yonder
      Then River then has 1 presence in there
      And River then has 1 presence in yonder
      And River then has 1 presence in here

    @SI-growth-E03
    Scenario Outline: a Power card and a presence
      Given <spirit> has 1 presence in here
      When <spirit> grows by option <option>
      And <spirit> follows the icons of option <option> in the order 1, 2
      And <spirit> decides for a Minor Power
      And <spirit> draws Drought, Steam Vents, Gift of Power and Call to Tend
      And <spirit> keeps Steam Vents
      And <spirit> puts a presence from the energy track into <land>
      Then <spirit> then holds Steam Vents
      And <spirit> then has <presence> presence in <land>
      And <spirit> then has no energy

      Examples:
        | case                | spirit  | option | land   | presence |
        | si-spirits-low-0182 | River   | 3      | yonder | 1        |
        | si-spirits-low-0183 | Shadows | 2      | there  | 1        |
        | si-spirits-low-0184 | Earth   | 2      | here   | 2        |

    @SI-growth-E02
    Scenario Outline: a presence next to it, and Energy
      Given <spirit> has 1 presence in here
      And <spirit> has 1 energy
      When <spirit> grows by option 3
      And <spirit> follows the icons of option 3 in the order 1, 2
      And <spirit> puts a presence from the energy track into there
      Then <spirit> then has 1 presence in there
      And <spirit> then has <energy> energy

      Examples:
        | case                | spirit    | energy |
        | si-spirits-low-0185 | Lightning | 4      |
        | si-spirits-low-0186 | Earth     | 3      |

    @case:si-spirits-low-0187 @SI-growth-E02
    Scenario: Shadows adds a presence up to 3 lands away and gains 3 Energy
      Given a land called beyond, adjacent to yonder
      And Shadows has 1 presence in here
      And Shadows has 1 energy
      When Shadows grows by option 3
      And Shadows follows the icons of option 3 in the order 1, 2
      And Shadows puts a presence from the plays track into beyond
      Then Shadows then has 1 presence in beyond
      And Shadows then has 4 energy

    @SI-growth-D01
    Scenario Outline: a presence is added no farther away
      Given a land called beyond, adjacent to yonder
      And <spirit> has 1 presence in here
      When <spirit> grows by option <option>
      And <spirit> follows the icons of option <option> in the order <icon>
      And <spirit> puts a presence from the energy track into <land>
      Then it is refused by SI-growth-D01

      Examples:
        | case                | spirit    | option | icon | land   |
        | si-spirits-low-0188 | Lightning | 2      | 1    | beyond |
        | si-spirits-low-0189 | Lightning | 2      | 2    | there  |
        | si-spirits-low-0190 | Lightning | 3      | 1    | yonder |
        | si-spirits-low-0191 | River     | 2      | 1    | yonder |
        | si-spirits-low-0192 | River     | 2      | 2    | yonder |
        | si-spirits-low-0193 | Shadows   | 2      | 2    | yonder |
        | si-spirits-low-0194 | Earth     | 1      | 2    | beyond |
        | si-spirits-low-0195 | Earth     | 2      | 2    | there  |
        | si-spirits-low-0196 | Earth     | 3      | 1    | yonder |
        | si-spirits-low-0197 | River     | 3      | 2    | beyond |

  Rule: Growth over two boards

    @case:si-spirits-low-0198 @SI-growth-D01
    Scenario: not even Shadows adds one 4 lands away
      Given a game under way with Spirits only on boards A and B
      And Shadows has 1 presence in A7
      When Shadows grows by option 3
      And Shadows follows the icons of option 3 in the order 1
      And Shadows puts a presence from the energy track into B8
      Then it is refused by SI-growth-D01

  @SI-presence-tracks-R02
  Rule: The energy tracks

    Background:
      Given a game under way with Spirits only

    Scenario Outline: the highest uncovered number
      Given a land called here
      And <spirit> has 2 presence in here
      And <spirit> has uncovered <n> spaces of its energy track
      And <spirit> has 10 energy
      When <spirit> gains Energy
      Then <spirit> then has <energy> energy

      Examples:
        | case                | spirit    | n | energy |
        | si-spirits-low-0199 | Lightning | 0 | 11     |
        | si-spirits-low-0200 | Lightning | 1 | 11     |
        | si-spirits-low-0201 | Lightning | 2 | 12     |
        | si-spirits-low-0202 | Lightning | 3 | 12     |
        | si-spirits-low-0203 | Lightning | 4 | 13     |
        | si-spirits-low-0204 | Lightning | 5 | 14     |
        | si-spirits-low-0205 | Lightning | 6 | 14     |
        | si-spirits-low-0206 | Lightning | 7 | 15     |
        | si-spirits-low-0207 | River     | 0 | 11     |
        | si-spirits-low-0208 | River     | 1 | 12     |
        | si-spirits-low-0209 | River     | 2 | 12     |
        | si-spirits-low-0210 | River     | 3 | 13     |
        | si-spirits-low-0211 | River     | 4 | 14     |
        | si-spirits-low-0212 | River     | 5 | 14     |
        | si-spirits-low-0213 | River     | 6 | 15     |
        | si-spirits-low-0214 | Shadows   | 0 | 10     |
        | si-spirits-low-0215 | Shadows   | 1 | 11     |
        | si-spirits-low-0216 | Shadows   | 2 | 13     |
        | si-spirits-low-0217 | Shadows   | 3 | 14     |
        | si-spirits-low-0218 | Shadows   | 4 | 15     |
        | si-spirits-low-0219 | Shadows   | 5 | 16     |
        | si-spirits-low-0220 | Earth     | 0 | 12     |
        | si-spirits-low-0221 | Earth     | 1 | 13     |
        | si-spirits-low-0222 | Earth     | 2 | 14     |
        | si-spirits-low-0223 | Earth     | 3 | 16     |
        | si-spirits-low-0224 | Earth     | 4 | 17     |
        | si-spirits-low-0225 | Earth     | 5 | 18     |

  @SI-spirit-phase-L01
  Rule: The card plays tracks

    Background:
      Given a game under way with Spirits only

    Scenario Outline: as many cards as the highest uncovered number, and no more
      Given a land called here
      And <spirit> has 2 presence in here
      And <spirit> has uncovered <n> spaces of its plays track
      And <spirit> has made <made> of its card plays
      And <spirit> holds Gift of Constancy and Call to Isolation
      When <spirit> plays Gift of Constancy
      Then the cards in play of <spirit> are then Gift of Constancy
      And the hand of <spirit> is then Call to Isolation

      Examples:
        | case                | spirit    | n | made |
        | si-spirits-low-0226 | Lightning | 0 | 1    |
        | si-spirits-low-0227 | Lightning | 1 | 2    |
        | si-spirits-low-0228 | Lightning | 2 | 3    |
        | si-spirits-low-0229 | Lightning | 3 | 4    |
        | si-spirits-low-0230 | Lightning | 4 | 5    |
        | si-spirits-low-0231 | River     | 0 | 0    |
        | si-spirits-low-0232 | River     | 1 | 1    |
        | si-spirits-low-0233 | River     | 3 | 2    |
        | si-spirits-low-0234 | River     | 5 | 3    |
        | si-spirits-low-0235 | River     | 6 | 4    |
        | si-spirits-low-0236 | Shadows   | 0 | 0    |
        | si-spirits-low-0237 | Shadows   | 1 | 1    |
        | si-spirits-low-0238 | Shadows   | 2 | 2    |
        | si-spirits-low-0239 | Shadows   | 4 | 3    |
        | si-spirits-low-0240 | Shadows   | 5 | 4    |
        | si-spirits-low-0241 | Earth     | 0 | 0    |
        | si-spirits-low-0242 | Earth     | 2 | 1    |
        | si-spirits-low-0243 | Earth     | 4 | 2    |
        | si-spirits-low-0244 | Earth     | 5 | 3    |

    Scenario Outline: one card more is too many
      Given a land called here
      And <spirit> has 2 presence in here
      And <spirit> has uncovered <n> spaces of its plays track
      And <spirit> has made <made> of its card plays
      And <spirit> holds Gift of Constancy and Call to Isolation
      When <spirit> plays Gift of Constancy
      Then it is refused by SI-spirit-phase-L01

      Examples:
        | case                | spirit    | n | made |
        | si-spirits-low-0245 | Lightning | 0 | 2    |
        | si-spirits-low-0246 | Lightning | 1 | 3    |
        | si-spirits-low-0247 | Lightning | 2 | 4    |
        | si-spirits-low-0248 | Lightning | 3 | 5    |
        | si-spirits-low-0249 | Lightning | 4 | 6    |
        | si-spirits-low-0250 | River     | 0 | 1    |
        | si-spirits-low-0251 | River     | 1 | 2    |
        | si-spirits-low-0252 | River     | 2 | 2    |
        | si-spirits-low-0253 | River     | 3 | 3    |
        | si-spirits-low-0254 | River     | 4 | 3    |
        | si-spirits-low-0255 | River     | 5 | 4    |
        | si-spirits-low-0256 | River     | 6 | 5    |
        | si-spirits-low-0257 | Shadows   | 0 | 1    |
        | si-spirits-low-0258 | Shadows   | 1 | 2    |
        | si-spirits-low-0259 | Shadows   | 2 | 3    |
        | si-spirits-low-0260 | Shadows   | 3 | 3    |
        | si-spirits-low-0261 | Shadows   | 4 | 4    |
        | si-spirits-low-0262 | Shadows   | 5 | 5    |
        | si-spirits-low-0263 | Earth     | 0 | 1    |
        | si-spirits-low-0264 | Earth     | 1 | 1    |
        | si-spirits-low-0265 | Earth     | 2 | 2    |
        | si-spirits-low-0266 | Earth     | 3 | 2    |
        | si-spirits-low-0267 | Earth     | 4 | 3    |
        | si-spirits-low-0268 | Earth     | 5 | 4    |

    @case:si-spirits-low-0269 @SI-presence-tracks-E02
    Scenario: River reclaims a card at the fifth space
      Given a land called here
      And River has 5 presence in here
      And River has uncovered 4 spaces of its plays track
      And River has discarded Flash Floods and Wash Away
      When River gains Energy
      And River reclaims Wash Away
      Then the hand of River is then Wash Away
      And the discard pile of River is then Flash Floods
      And River then has 1 energy

    @case:si-spirits-low-0270 @SI-presence-tracks-R02
    Scenario: River reclaims nothing before that
      Given a land called here
      And River has 4 presence in here
      And River has uncovered 3 spaces of its plays track
      And River has discarded Flash Floods and Wash Away
      When River gains Energy
      Then the discard pile of River is then Flash Floods and Wash Away
      And the hand of River is then nothing
