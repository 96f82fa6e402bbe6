Feature: Major Powers
  What each Major Power does: its numbers, its targets, its threshold; then what none of them may do,
  and what each of them costs and brings.

  Earth uses the powers. What isn't said of a land doesn't matter: its terrain, its coast.

  @SI-elements-S01
  Rule: Accelerated Rot

    @case:si-major-powers-0001 @SI-power-principles-R02
    Scenario: Accelerated Rot, its targets: jungle and wetland, range 2
      Given a game under way with Spirits only on board A
      And Earth has 1 presence in A3
      And Earth has played Accelerated Rot
      When Earth uses Accelerated Rot
      Then the power can target A2, A3 and A5

    Scenario Outline: Accelerated Rot, one element short
      Given a game under way with Spirits only
      And a jungle with 4 cities, 1 town and 1 blight
      And Earth has 1 presence in here
      And Earth has the elements <elements>
      And Earth has played Accelerated Rot
      When Earth uses Accelerated Rot
      And it targets here
      And the damage in here goes 2 to each of 2 cities
      Then 2 fear are generated
      And here then holds 2 cities with 2 damage each, 2 cities, 1 town and 1 blight

      Examples:
        | case                 | elements                   |
        | si-major-powers-0002 | 2 sun, 2 water and 3 plant |
        | si-major-powers-0003 | 3 sun, 1 water and 3 plant |
        | si-major-powers-0004 | 3 sun, 2 water and 2 plant |

    @case:si-major-powers-0005 @SI-plus-stacking-E01
    Scenario: Accelerated Rot, with its threshold: one sum of 9 damage, and blight is removed
      Given a game under way with Spirits only
      And a wetland with 4 cities, 1 town and 1 blight
      And Earth has 1 presence in here
      And Earth has the elements 3 sun, 2 water and 3 plant
      And Earth has played Accelerated Rot
      When Earth uses Accelerated Rot
      And it targets here
      And the damage in here goes 2 to each of 4 cities and 1 to the town
      Then 2 fear are generated
      And here then holds 4 cities with 2 damage each, 1 town with 1 damage and 0 blight
      And the Blight card then holds 6 blight

  @SI-elements-S01
  Rule: Blazing Renewal

    @case:si-major-powers-0021 @SI-powers-X01
    Scenario: Blazing Renewal, its targets: any Spirit
      Given a game under way with Spirits only on board A
      And Earth has 1 presence in A3
      And River has 1 presence in A7
      And Earth has played Blazing Renewal
      When Earth uses Blazing Renewal
      Then the power can target Earth and River

    @case:si-major-powers-0022 @SI-powers-R02
    Scenario: Blazing Renewal, a land within 2 of the presence of its user
      Given a game under way with Spirits only on board A
      And Earth has 1 presence in A3
      And River has 1 presence in A7
      And River has 2 destroyed presence
      And Earth has played Blazing Renewal
      When Earth uses Blazing Renewal
      And it targets River
      Then River can put the presence into A1, A2, A3, A4 and A5

    @case:si-major-powers-0028 @SI-spirits-R01
    Scenario: Blazing Renewal, Ocean returns to the sea and its coast only
      Given a game under way with Spirits only on board A
      And Earth has 1 presence in A5
      And Ocean has 1 presence in A0
      And Ocean has 2 destroyed presence
      And Earth has played Blazing Renewal
      When Earth uses Blazing Renewal
      And it targets Ocean
      Then Ocean can put the presence into A0, A1, A2 and A3

    Scenario Outline: Blazing Renewal, one element short
      Given a game under way with Spirits only
      And a land with 1 city, 1 town and 5 explorers
      And a land called there, adjacent to here, with 1 city
      And Earth has 1 presence in here
      And River has 1 presence in there
      And River has 3 destroyed presence
      And Earth has the elements <elements>
      And Earth has played Blazing Renewal
      When Earth uses Blazing Renewal
      And it targets River
      And River returns its destroyed presence to here
      Then River then has 2 presence in here
      And River then has 1 destroyed presence
      And here then holds 1 city with 2 damage, no towns and 5 explorers
      And there then holds 1 city
      And 1 fear is generated

      Examples:
        | case                 | elements                     |
        | si-major-powers-0023 | 2 fire, 3 earth and 2 plant  |
        | si-major-powers-0024 | 3 fire, 2 earth and 2 plant  |
        | si-major-powers-0025 | 3 fire, 3 earth and 1 plant  |

    @case:si-major-powers-0026
    Scenario: Blazing Renewal, with its threshold: 4 damage in the same land
      Given a game under way with Spirits only
      And a land with 1 city, 1 town and 5 explorers
      And a land called there, adjacent to here, with 1 city
      And each town in here has 1 more health this turn
      And Earth has 1 presence in here
      And River has 1 presence in there
      And River has 3 destroyed presence
      And Earth has the elements 3 fire, 3 earth and 2 plant
      And Earth has played Blazing Renewal
      When Earth uses Blazing Renewal
      And it targets River
      And River returns its destroyed presence to here
      And the damage in here goes 1 to each of 2 explorers, 1 to the town with 2 damage and 1 to the city with 2 damage
      Then River then has 2 presence in here
      And River then has 1 destroyed presence
      And here then holds no cities, no towns and 3 explorers
      And 3 fear are generated

    @case:si-major-powers-0027 @SI-power-principles-S01
    Scenario: Blazing Renewal, no presence comes back: there is no damage
      Given a game under way with Spirits only
      And a land with 1 city, 1 town and 5 explorers
      And a land called there, adjacent to here, with 1 city
      And Earth has 1 presence in here
      And River has 1 presence in there
      And Earth has the elements 3 fire, 3 earth and 2 plant
      And Earth has played Blazing Renewal
      When Earth uses Blazing Renewal
      And it targets River
      Then nothing changes in here
      And nothing changes in there
      And no fear is generated

    @case:si-major-powers-0592
    Scenario: Blazing Renewal, one presence is enough for its damage
      Given a game under way with Spirits only
      And a land with 1 city and 1 town
      And Earth has 1 presence in here
      And Earth has 1 destroyed presence
      And Earth has played Blazing Renewal
      When Earth uses Blazing Renewal
      And it targets Earth
      And Earth returns its destroyed presence to here
      Then Earth then has 2 presence in here
      And Earth then has no destroyed presence
      And here then holds 1 city with 2 damage and no towns
      And 1 fear is generated

    @case:si-major-powers-0593 @SI-powers-R02
    Scenario: Blazing Renewal, not in a part of the island that can't be reached
      Given a game under way with Spirits only
      And a land
      And Earth has 1 presence in here
      And Earth has 2 destroyed presence
      And Earth has played Blazing Renewal
      When Earth uses Blazing Renewal
      And it targets Earth
      And Earth returns its destroyed presence to far
      Then it is refused by SI-powers-R02

  @SI-elements-S01
  Rule: Cleansing Floods

    @case:si-major-powers-0041 @SI-powers-R04
    Scenario: Cleansing Floods, its targets: range 1 from a wetland
      Given a game under way with Spirits only on board A
      And Earth has 1 presence in A2
      And Earth has 1 presence in A8
      And Earth has played Cleansing Floods
      When Earth uses Cleansing Floods
      Then the power can target A1, A2, A3 and A4

    @case:si-major-powers-0042
    Scenario: Cleansing Floods, one element short
      Given a game under way with Spirits only
      And a wetland with 7 cities and 2 blight
      And Earth has 1 presence in here
      And Earth has the elements 3 water
      And Earth has played Cleansing Floods
      When Earth uses Cleansing Floods
      And it targets here
      And the damage in here goes 2 to each of 2 cities
      Then here then holds 2 cities with 2 damage each, 5 cities and 1 blight
      And the Blight card then holds 6 blight
      And no fear is generated

    @case:si-major-powers-0043 @SI-plus-stacking-E01
    Scenario: Cleansing Floods, with its threshold: one sum of 14 damage
      Given a game under way with Spirits only
      And a wetland with 7 cities and 2 blight
      And Earth has 1 presence in here
      And Earth has the elements 4 water
      And Earth has played Cleansing Floods
      When Earth uses Cleansing Floods
      And it targets here
      And the damage in here goes 2 to each of 7 cities
      Then here then holds 7 cities with 2 damage each and 1 blight
      And no fear is generated

  @SI-elements-S01
  Rule: Dissolve the Bonds of Kinship

    @case:si-major-powers-0061 @SI-powers-R02
    Scenario: Dissolve the Bonds of Kinship, its targets: range 1
      Given a game under way with Spirits only on board A
      And Earth has 1 presence in A7
      And Earth has played Dissolve the Bonds of Kinship
      When Earth uses Dissolve the Bonds of Kinship
      Then the power can target A5, A7 and A8

    Scenario Outline: Dissolve the Bonds of Kinship, one element short
      Given a game under way with Spirits only on board A
      And A3 holds 2 cities, 2 towns, 2 dahan and 1 explorer
      And Earth has 1 presence in A3
      And Earth has the elements <elements>
      And Earth has played Dissolve the Bonds of Kinship
      When Earth uses Dissolve the Bonds of Kinship
      And it targets A3
      And an explorer is pushed from A3 to A2
      And an explorer is pushed from A3 to A4
      And an explorer is pushed from A3 to A2
      And an explorer is pushed from A3 to A2
      And an explorer is pushed from A3 to A4
      Then A3 then holds 1 city, 1 town, 1 dahan and no explorers
      And A2 then holds 3 explorers
      And A4 then holds 2 explorers
      And no fear is generated

      Examples:
        | case                 | elements                     |
        | si-major-powers-0062 | 1 fire, 2 water and 3 animal |
        | si-major-powers-0063 | 2 fire, 1 water and 3 animal |
        | si-major-powers-0064 | 2 fire, 2 water and 2 animal |

    @case:si-major-powers-0065
    Scenario: Dissolve the Bonds of Kinship, with its threshold: the Invaders damage each other before the push
      Given a game under way with Spirits only on board A
      And A3 holds 2 cities, 2 towns, 1 dahan and 2 explorers
      And Earth has 1 presence in A3
      And Earth has the elements 2 fire, 2 water and 3 animal
      And Earth has played Dissolve the Bonds of Kinship
      When Earth uses Dissolve the Bonds of Kinship
      And it targets A3
      And the damage in A3 goes 1 to each of 5 explorers
      And the damage in A3 goes 3 to the city and 3 to the town
      And an explorer is pushed from A3 to A2
      Then A3 then holds no cities, no towns, no dahan and no explorers
      And A2 then holds 1 explorer
      And 3 fear are generated

    @case:si-major-powers-0066 @SI-power-principles-R01
    Scenario: Dissolve the Bonds of Kinship, the Explorers go into as many lands as possible
      Given a game under way with Spirits only on board A
      And A3 holds 2 explorers
      And Earth has 1 presence in A3
      And Earth has played Dissolve the Bonds of Kinship
      When Earth uses Dissolve the Bonds of Kinship
      And it targets A3
      And an explorer is pushed from A3 to A2
      And an explorer is pushed from A3 to A2
      Then it is refused by SI-power-principles-R01

    @case:si-major-powers-0067 @SI-power-principles-R03
    Scenario: Dissolve the Bonds of Kinship, no Explorer stays
      Given a game under way with Spirits only on board A
      And A3 holds 2 explorers
      And Earth has 1 presence in A3
      And Earth has played Dissolve the Bonds of Kinship
      When Earth uses Dissolve the Bonds of Kinship
      And it targets A3
      And an explorer is pushed from A3 to A2
      And no piece is pushed out of A3
      Then it is refused by SI-power-principles-R03

    @case:si-major-powers-0588
    Scenario: Dissolve the Bonds of Kinship, with its threshold: each side damages only the other
      Given a game under way with Spirits only
      And a land with 2 cities and 1 town
      And SI-Q54 is read as no_waste
      And Earth has 1 presence in here
      And Earth has the elements 2 fire, 2 water and 3 animal
      And Earth has played Dissolve the Bonds of Kinship
      When Earth uses Dissolve the Bonds of Kinship
      And it targets here
      Then here then holds no cities, no towns and no explorers
      And 2 fear are generated

    @case:si-major-powers-0594
    Scenario: Dissolve the Bonds of Kinship, with its threshold: the Explorers who are left damage no Explorers
      Given a game under way with Spirits only
      And a land with 2 cities, 1 town and 4 explorers
      And a land called there, adjacent to here
      And Earth has 1 presence in here
      And Earth has the elements 2 fire, 2 water and 3 animal
      And Earth has played Dissolve the Bonds of Kinship
      When Earth uses Dissolve the Bonds of Kinship
      And it targets here
      And the damage in here goes 1 to each of 3 explorers
      And they go from here to there, there, there and there
      Then here then holds no cities, no towns and no explorers
      And there then holds 4 explorers
      And 2 fear are generated

  @SI-elements-S01
  Rule: Entwined Power

    @case:si-major-powers-0081 @SI-powers-X01
    Scenario: Entwined Power, its targets: another Spirit
      Given a game under way with Spirits only
      And a land
      And Earth has 1 presence in here
      And River has 1 presence in here
      And Lightning has 1 presence in here
      And Earth has played Entwined Power
      When Earth uses Entwined Power
      Then the power can target River and Lightning

    Scenario Outline: Entwined Power, one element short
      Given a game under way with Spirits only
      And a land
      And Earth has 1 presence in here
      And River has 1 presence in here
      And the Minor Power deck holds Call to Tend, Drought, Gift of Power, Rain of Blood and Steam Vents
      And Earth has the elements <elements>
      And Earth has played Entwined Power
      When Earth uses Entwined Power
      And it targets River
      And River decides for a Minor Power
      And River draws Drought, Gift of Power, Rain of Blood and Steam Vents
      And River keeps Drought
      And Earth keeps Rain of Blood
      Then River then holds Drought
      And Earth then holds Rain of Blood
      And the Minor Power discard is then Gift of Power and Steam Vents
      And Earth may use powers from the presence of River this turn
      And River may use powers from the presence of Earth this turn
      And Earth then has no energy
      And River then has no energy

      Examples:
        | case                 | elements            |
        | si-major-powers-0082 | 1 water and 4 plant |
        | si-major-powers-0083 | 2 water and 3 plant |

    @case:si-major-powers-0084
    Scenario: Entwined Power, with its threshold: 3 Energy each, and each may give away a card
      Given a game under way with Spirits only
      And a land
      And Earth has 1 presence in here
      And River has 1 presence in here
      And Earth holds Devouring Ants
      And River holds Song of Sanctity
      And the Minor Power deck holds Call to Tend, Drought, Gift of Power, Rain of Blood and Steam Vents
      And Earth has the elements 2 water and 4 plant
      And Earth has played Entwined Power
      When Earth uses Entwined Power
      And it targets River
      And River decides for a Minor Power
      And River draws Drought, Gift of Power, Rain of Blood and Steam Vents
      And River keeps Drought
      And Earth keeps Rain of Blood
      And Earth gives away Devouring Ants
      And River gives away Drought
      Then Earth then has 3 energy
      And River then has 3 energy
      And Earth then holds Rain of Blood and Drought
      And River then holds Song of Sanctity and Devouring Ants

    @case:si-major-powers-0085
    Scenario: Entwined Power, with its threshold: nobody has to give anything
      Given a game under way with Spirits only
      And a land
      And Earth has 1 presence in here
      And River has 1 presence in here
      And Earth holds Devouring Ants
      And River holds Song of Sanctity
      And the Minor Power deck holds Call to Tend, Drought, Gift of Power, Rain of Blood and Steam Vents
      And Earth has the elements 2 water and 4 plant
      And Earth has played Entwined Power
      When Earth uses Entwined Power
      And it targets River
      And River decides for a Minor Power
      And River draws Drought, Gift of Power, Rain of Blood and Steam Vents
      And River keeps Drought
      And Earth keeps Rain of Blood
      Then Earth then has 3 energy
      And River then has 3 energy
      And Earth then holds Devouring Ants and Rain of Blood
      And River then holds Song of Sanctity and Drought

    @case:si-major-powers-0086 @SI-gaining-powers-R02
    Scenario: Entwined Power, both gain a Major Power and both forget a card
      Given a game under way with Spirits only
      And a land
      And Earth has 1 presence in here
      And River has 1 presence in here
      And Earth holds Devouring Ants
      And River holds Song of Sanctity
      And the Major Power deck holds Accelerated Rot, Cleansing Floods, Poisoned Land, Powerstorm and Tsunami
      And Earth has played Entwined Power
      When Earth uses Entwined Power
      And it targets River
      And River decides for a Major Power
      And River draws Accelerated Rot, Cleansing Floods, Poisoned Land and Powerstorm
      And River keeps Powerstorm
      And Earth keeps Accelerated Rot
      And River gives up Song of Sanctity
      And Earth gives up Devouring Ants
      Then River then holds Powerstorm
      And Earth then holds Accelerated Rot
      And the Major Power discard is then Cleansing Floods and Poisoned Land
      And the Minor Power discard is then Song of Sanctity and Devouring Ants

    @case:si-major-powers-0087 @SI-solo-R01 @SI-solo-X01
    Scenario: Entwined Power, in solo play: a card and 3 Energy
      Given a game under way with Spirits only
      And a land
      And Earth has 1 presence in here
      And Earth holds Devouring Ants
      And the Minor Power deck holds Call to Tend, Drought, Gift of Power, Rain of Blood and Steam Vents
      And Earth has the elements 2 water and 4 plant
      And Earth has played Entwined Power
      When Earth uses Entwined Power
      And it targets Earth
      And Earth decides for a Minor Power
      And Earth draws Drought, Gift of Power, Rain of Blood and Steam Vents
      And Earth keeps Drought
      Then Earth then has 3 energy
      And Earth then holds Devouring Ants and Drought
      And the Minor Power discard is then Gift of Power, Rain of Blood and Steam Vents

    @case:si-major-powers-0088 @SI-powers-R02
    Scenario: Entwined Power, the other's presence serves for the rest of the turn
      Given a game under way with Spirits only on board A
      And Earth has 1 presence in A3
      And River has 1 presence in A7
      And Earth may use powers from the presence of River this turn
      And Earth has played Poisoned Land
      When Earth uses Poisoned Land
      Then the power can target A2, A3, A4, A5, A7 and A8

  @SI-elements-S01
  Rule: Indomitable Claim

    @case:si-major-powers-0101 @SI-powers-R02
    Scenario: Indomitable Claim, its targets: range 1
      Given a game under way with Spirits only on board A
      And Earth has 1 presence in A3
      And Earth has played Indomitable Claim
      When Earth uses Indomitable Claim
      Then the power can target A2, A3 and A4

    Scenario Outline: Indomitable Claim, one element short
      Given a game under way with Spirits only
      And a land
      And a land called there, adjacent to here, with 1 explorer
      And there defends 1
      And Earth has 1 presence in here
      And Earth has the elements <elements>
      And Earth has played Indomitable Claim
      When Earth uses Indomitable Claim
      And it targets there
      And Earth takes a presence from the energy track
      Then Earth then has 1 presence in there
      And Earth has then uncovered 1 space of its energy track
      And there then defends 21
      And no fear is generated
      And the Invaders may build in there this turn
      And the Invaders may explore in there this turn

      Examples:
        | case                 | elements          |
        | si-major-powers-0102 | 1 sun and 3 earth |
        | si-major-powers-0103 | 2 sun and 2 earth |

    Scenario Outline: Indomitable Claim, with its threshold: Fear only where Invaders are
      Given a game under way with Spirits only
      And a land
      And a land called there, adjacent to here, with <pieces>
      And Earth has 1 presence in here
      And Earth has the elements 2 sun and 3 earth
      And Earth has played Indomitable Claim
      When Earth uses Indomitable Claim
      And it targets there
      And Earth takes a presence from the plays track
      Then Earth then has 1 presence in there
      And there then defends 20
      And <fear> fear are generated
      And the Invaders take no actions in there this turn

      Examples:
        | case                 | pieces     | fear |
        | si-major-powers-0104 | 1 explorer | 3    |
        | si-major-powers-0105 | 1 town     | 3    |
        | si-major-powers-0106 | 1 city     | 3    |
        | si-major-powers-0107 | 2 dahan    | no   |

    @case:si-major-powers-0108 @SI-presence-tracks-P01
    Scenario: Indomitable Claim, even Ocean adds its presence inland
      Given a game under way with Spirits only on board A
      And Ocean has 1 presence in A2
      And Ocean has played Indomitable Claim
      When Ocean uses Indomitable Claim
      And it targets A4
      And Ocean takes a presence from the energy track
      Then Ocean then has 1 presence in A4
      And A4 then defends 20

  @SI-elements-S01
  Rule: Infinite Vitality

    @case:si-major-powers-0121 @SI-powers-R04
    Scenario: Infinite Vitality, its targets: range 1 from a sacred site
      Given a game under way with Spirits only on board A
      And Earth has 2 presence in A3
      And Earth has 1 presence in A7
      And Earth has played Infinite Vitality
      When Earth uses Infinite Vitality
      Then the power can target A2, A3 and A4

    @case:si-major-powers-0122
    Scenario: Infinite Vitality, one element short
      Given a game under way with Spirits only
      And a land with 2 dahan and 1 blight
      And Earth has 2 presence in here
      And Earth has the elements 3 earth
      And Earth has played Infinite Vitality
      When Earth uses Infinite Vitality
      And it targets here
      Then each dahan in here then has 4 more health this turn
      And blight that would be added to here this turn stays on its card
      And damage and destruction affect the Dahan in here as always
      And here then holds 2 dahan and 1 blight

    @case:si-major-powers-0123 @SI-removing-blight-S01
    Scenario: Infinite Vitality, with its threshold: blight goes, here or next to it
      Given a game under way with Spirits only
      And a land with 2 dahan and 1 blight
      And a land called there, adjacent to here, with 2 blight
      And a land called yonder, adjacent to there, with 1 blight
      And Earth has 2 presence in here
      And Earth has the elements 4 earth
      And Earth has played Infinite Vitality
      When Earth uses Infinite Vitality
      And it targets here
      And the blight is taken off there
      Then each dahan in here then has 4 more health this turn
      And blight that would be added to here this turn stays on its card
      And neither damage nor destruction affects the Dahan in here this turn
      And here then holds 2 dahan and 1 blight
      And there then holds 1 blight
      And the Blight card then holds 6 blight

    @case:si-major-powers-0124 @SI-removing-blight-S01
    Scenario: Infinite Vitality, with its threshold: not two lands away
      Given a game under way with Spirits only
      And a land with 2 dahan and 1 blight
      And a land called there, adjacent to here, with 2 blight
      And a land called yonder, adjacent to there, with 1 blight
      And Earth has 2 presence in here
      And Earth has the elements 4 earth
      And Earth has played Infinite Vitality
      When Earth uses Infinite Vitality
      And it targets here
      Then remove_blight offers here and there

    @case:si-major-powers-0125 @SI-power-principles-S01
    Scenario: Infinite Vitality, what it protects from other powers
      Given a game under way with Spirits only
      And a land with 2 dahan
      And Earth has 1 presence in here
      And blight that would be added to here this turn stays on its card
      And neither damage nor destruction affects the Dahan in here this turn
      And Earth has played Poisoned Land
      When Earth uses Poisoned Land
      And it targets here
      Then here then holds 2 dahan and 0 blight
      And Earth then has 1 presence in here
      And the Blight card then holds 5 blight
      And 1 fear is generated

    @case:si-major-powers-0126 @SI-ravage-S06
    Scenario: Infinite Vitality, what it protects in a ravage
      Given a game under way with Spirits only
      And a jungle with 1 city, 1 town and 2 dahan
      And Earth has 1 presence in here
      And blight that would be added to here this turn stays on its card
      And neither damage nor destruction affects the Dahan in here this turn
      When the Invaders ravage here
      And the Dahan in here deal 2 damage to the city and 2 to the town
      Then here then holds 1 city with 2 damage, no towns, 2 dahan and 0 blight
      And the Blight card then holds 5 blight
      And 1 fear is generated

    @case:si-major-powers-0589
    Scenario: Infinite Vitality, used twice: the health adds up
      Given a game under way with Spirits only
      And a land with 2 dahan
      And each dahan in here has 4 more health this turn
      And Earth has 2 presence in here
      And Earth has played Infinite Vitality
      When Earth uses Infinite Vitality
      And it targets here
      Then each dahan in here then has 8 more health this turn

    @case:si-major-powers-0590 @SI-removing-blight-S01
    Scenario: Infinite Vitality, with its threshold: not out of a land without blight
      Given a game under way with Spirits only
      And a land with 2 dahan and 1 blight
      And a land called there, adjacent to here
      And Earth has 2 presence in here
      And Earth has the elements 4 earth
      And Earth has played Infinite Vitality
      When Earth uses Infinite Vitality
      And it targets here
      And the blight is taken off there
      Then it is refused by SI-removing-blight-S01

    @case:si-major-powers-0597 @SI-removing-blight-S01
    Scenario: Infinite Vitality, with its threshold: there is no choice where one land has blight
      Given a game under way with Spirits only
      And a land with 2 dahan and 1 blight
      And a land called there, adjacent to here
      And Earth has 2 presence in here
      And Earth has the elements 4 earth
      And Earth has played Infinite Vitality
      When Earth uses Infinite Vitality
      And it targets here
      Then here then holds 2 dahan and 0 blight

  @SI-elements-S01
  Rule: Mists of Oblivion

    @case:si-major-powers-0141 @SI-powers-R02
    Scenario: Mists of Oblivion, its targets: range 3
      Given a game under way with Spirits only on boards A and B
      And Earth has 1 presence in A8
      And Earth has played Mists of Oblivion
      When Earth uses Mists of Oblivion
      Then the power can target A1, A2, A3, A4, A5, A6, A7, A8, B2, B3 and B4

    Scenario Outline: Mists of Oblivion, one element short
      Given a game under way with Spirits only
      And a land with 1 explorer, 1 town with 1 damage, 1 town, 1 city and 1 dahan
      And Earth has 1 presence in here
      And Earth has the elements <elements>
      And Earth has played Mists of Oblivion
      When Earth uses Mists of Oblivion
      And it targets here
      Then here then holds no explorers, 1 town with 1 damage, 1 city with 1 damage and 1 dahan
      And no dahan in here is damaged
      And 2 fear are generated

      Examples:
        | case                 | elements                  |
        | si-major-powers-0142 | 1 moon, 3 air and 2 water |
        | si-major-powers-0143 | 2 moon, 2 air and 2 water |
        | si-major-powers-0144 | 2 moon, 3 air and 1 water |

    @case:si-major-powers-0145
    Scenario: Mists of Oblivion, with its threshold: 3 damage, and what this destroys counts too
      Given a game under way with Spirits only
      And a land with 1 explorer, 1 town with 1 damage, 1 town, 1 city and 1 dahan
      And Earth has 1 presence in here
      And Earth has the elements 2 moon, 3 air and 2 water
      And Earth has played Mists of Oblivion
      When Earth uses Mists of Oblivion
      And it targets here
      And the damage in here goes 1 to the town with 1 damage and 2 to the city with 1 damage
      Then here then holds no explorers, no towns, no cities and 1 dahan
      And the Earned Fear Cards are Isolation
      And the Fear Pool then holds 1 and Generated Fear 3

    @case:si-major-powers-0147 @SI-plus-stacking-E02
    Scenario: Mists of Oblivion, with its threshold: an Explorer that is still there can be hit too
      Given a game under way with Spirits only
      And a land with 1 explorer, 1 town and 1 city
      And each explorer in here has 1 more health this turn
      And Earth has 1 presence in here
      And Earth has the elements 2 moon, 3 air and 2 water
      And Earth has played Mists of Oblivion
      When Earth uses Mists of Oblivion
      And it targets here
      And the damage in here goes 1 to the explorer with 1 damage, 1 to the town with 1 damage and 1 to the city with 1 damage
      Then here then holds no explorers, no towns and 1 city with 2 damage
      And 2 fear are generated

    @case:si-major-powers-0146
    Scenario: Mists of Oblivion, its own Fear is 4 at most
      Given a game under way with Spirits only
      And the Fear deck holds Isolation, Retreat! and Scapegoats
      And a land with 5 towns with 1 damage each
      And Earth has 1 presence in here
      And Earth has played Mists of Oblivion
      When Earth uses Mists of Oblivion
      And it targets here
      Then here then holds no towns
      And the Earned Fear Cards are Isolation and Retreat!
      And the Fear Pool then holds 3 and Generated Fear 1

    @case:si-major-powers-0591
    Scenario: Mists of Oblivion, where no Town is destroyed no Town frightens
      Given a game under way with Spirits only
      And a land with 1 city and 1 explorer
      And Earth has 1 presence in here
      And Earth has played Mists of Oblivion
      When Earth uses Mists of Oblivion
      And it targets here
      Then here then holds 1 city with 1 damage and no explorers
      And no fear is generated

  @SI-elements-S01
  Rule: Paralyzing Fright

    @case:si-major-powers-0161 @SI-powers-R04
    Scenario: Paralyzing Fright, its targets: range 1 from a sacred site
      Given a game under way with Spirits only on board A
      And Earth has 2 presence in A3
      And Earth has 1 presence in A7
      And Earth has played Paralyzing Fright
      When Earth uses Paralyzing Fright
      Then the power can target A2, A3 and A4

    Scenario Outline: Paralyzing Fright, one element short
      Given a game under way with Spirits only
      And a land with 1 explorer
      And Earth has 2 presence in here
      And Earth has the elements <elements>
      And Earth has played Paralyzing Fright
      When Earth uses Paralyzing Fright
      And it targets here
      Then the Earned Fear Cards are Isolation
      And the Fear Pool then holds 4 and Generated Fear 0
      And the Invaders take no actions in here this turn

      Examples:
        | case                 | elements          |
        | si-major-powers-0162 | 1 air and 3 earth |
        | si-major-powers-0163 | 2 air and 2 earth |

    @case:si-major-powers-0164 @SI-plus-stacking-E01
    Scenario: Paralyzing Fright, with its threshold: 8 Fear
      Given a game under way with Spirits only
      And the Fear deck holds Isolation, Retreat! and Scapegoats
      And a land with 1 explorer
      And Earth has 2 presence in here
      And Earth has the elements 2 air and 3 earth
      And Earth has played Paralyzing Fright
      When Earth uses Paralyzing Fright
      And it targets here
      Then the Earned Fear Cards are Isolation and Retreat!
      And the Fear Pool then holds 4 and Generated Fear 0
      And the Invaders take no actions in here this turn

  @SI-elements-S01
  Rule: Pillar of Living Flame

    @case:si-major-powers-0181 @SI-powers-R04
    Scenario: Pillar of Living Flame, its targets: range 2 from a sacred site
      Given a game under way with Spirits only on board A
      And Earth has 2 presence in A3
      And Earth has 1 presence in A7
      And Earth has played Pillar of Living Flame
      When Earth uses Pillar of Living Flame
      Then the power can target A1, A2, A3, A4 and A5

    Scenario Outline: Pillar of Living Flame, one element short: it blights jungle and wetland
      Given a game under way with Spirits only
      And a <terrain> with 5 cities and 1 town
      And a land called there, adjacent to here
      And Earth has 2 presence in there
      And Earth has the elements 3 fire
      And Earth has played Pillar of Living Flame
      When Earth uses Pillar of Living Flame
      And it targets here
      And the damage in here goes 2 to each of 2 cities and 1 to the town
      Then 3 fear are generated
      And here then holds 2 cities with 2 damage each, 3 cities, 1 town with 1 damage and <blight> blight

      Examples:
        | case                 | terrain  | blight |
        | si-major-powers-0182 | jungle   | 1      |
        | si-major-powers-0183 | wetland  | 1      |
        | si-major-powers-0184 | mountain | 0      |
        | si-major-powers-0185 | sands    | 0      |

    @case:si-major-powers-0186 @SI-plus-stacking-E01
    Scenario: Pillar of Living Flame, with its threshold: 5 Fear and 10 damage
      Given a game under way with Spirits only
      And a mountain with 5 cities and 1 town
      And a land called there, adjacent to here
      And Earth has 2 presence in there
      And Earth has the elements 4 fire
      And Earth has played Pillar of Living Flame
      When Earth uses Pillar of Living Flame
      And it targets here
      And the damage in here goes 2 to each of 5 cities
      Then the Earned Fear Cards are Isolation
      And the Fear Pool then holds 3 and Generated Fear 1
      And here then holds 5 cities with 2 damage each, 1 town and 0 blight

  @SI-elements-S01
  Rule: Poisoned Land

    @case:si-major-powers-0201 @SI-powers-R02
    Scenario: Poisoned Land, its targets: range 1
      Given a game under way with Spirits only on board A
      And Earth has 1 presence in A7
      And Earth has played Poisoned Land
      When Earth uses Poisoned Land
      Then the power can target A5, A7 and A8

    Scenario Outline: Poisoned Land, one element short
      Given a game under way with Spirits only
      And a land with 5 cities, 2 towns, 3 explorers, 2 dahan and 1 blight
      And a land called there, adjacent to here
      And a land called yonder, adjacent to here
      And Earth has 1 presence in there
      And Earth has the elements <elements>
      And Earth has played Poisoned Land
      When Earth uses Poisoned Land
      And it targets here
      And the damage in here goes 2 to each of 2 cities, 1 to the town and 1 to each of 2 explorers
      And blight cascades from here to yonder
      Then 1 fear is generated
      And here then holds 2 cities with 2 damage each, 3 cities, 1 town with 1 damage, 1 town, 1 explorer, no dahan and 2 blight
      And yonder then holds 1 blight

      Examples:
        | case                 | elements                      |
        | si-major-powers-0202 | 2 earth, 2 plant and 2 animal |
        | si-major-powers-0203 | 3 earth, 1 plant and 2 animal |
        | si-major-powers-0204 | 3 earth, 2 plant and 1 animal |

    @case:si-major-powers-0205
    Scenario: Poisoned Land, with its threshold: for the blight that is there by then
      Given a game under way with Spirits only
      And a land with 5 cities, 2 towns, 3 explorers, 2 dahan and 1 blight
      And a land called there, adjacent to here
      And a land called yonder, adjacent to here
      And Earth has 1 presence in there
      And Earth has the elements 3 earth, 2 plant and 2 animal
      And Earth has played Poisoned Land
      When Earth uses Poisoned Land
      And it targets here
      And the damage in here goes 2 to each of 2 cities, 1 to the town and 1 to each of 2 explorers
      And blight cascades from here to yonder
      And the damage in here goes 2 to each of 3 cities, 1 to the town and 1 to the explorer
      Then 3 fear are generated
      And here then holds 5 cities with 2 damage each, 2 towns with 1 damage each, no explorers, no dahan and 2 blight
      And yonder then holds 1 blight

  @SI-elements-S01
  Rule: Powerstorm

    @case:si-major-powers-0221 @SI-powers-X01
    Scenario: Powerstorm, its targets: any Spirit
      Given a game under way with Spirits only
      And a land
      And Earth has 1 presence in here
      And River has 1 presence in here
      And Earth has played Powerstorm
      When Earth uses Powerstorm
      Then the power can target Earth and River

    Scenario Outline: Powerstorm, one element short
      Given a game under way with Spirits only
      And a land
      And Earth has 1 presence in here
      And River has 1 presence in here
      And Earth has the elements <elements>
      And Earth has played Powerstorm
      When Earth uses Powerstorm
      And it targets River
      Then River then has 3 energy
      And Earth then has no energy
      And River may repeat 1 Power card for its cost
      And Earth may repeat nothing more

      Examples:
        | case                 | elements                |
        | si-major-powers-0222 | 1 sun, 2 fire and 3 air |
        | si-major-powers-0223 | 2 sun, 1 fire and 3 air |
        | si-major-powers-0224 | 2 sun, 2 fire and 2 air |

    @case:si-major-powers-0225
    Scenario: Powerstorm, with its threshold: 3 repeats
      Given a game under way with Spirits only
      And a land
      And Earth has 1 presence in here
      And River has 1 presence in here
      And Earth has the elements 2 sun, 2 fire and 3 air
      And Earth has played Powerstorm
      When Earth uses Powerstorm
      And it targets River
      Then River then has 3 energy
      And River may repeat 3 Power cards for their cost

    @case:si-major-powers-0226 @SI-repeat-R02
    Scenario: Powerstorm, repeated itself it gives no leave to repeat
      Given a game under way with Spirits only
      And a land
      And Earth has 1 presence in here
      And River has 1 presence in here
      And Earth has the elements 2 sun, 2 fire and 3 air
      And Earth has played Powerstorm
      And Earth has used Powerstorm
      And Earth may repeat a Power card for its cost
      And Earth has 4 energy
      When Earth uses Powerstorm
      And it targets River
      Then River then has 3 energy
      And Earth then has 1 energy
      And River may repeat nothing more
      And Earth may repeat nothing more

  @SI-elements-S01
  Rule: Talons of Lightning

    @SI-power-principles-R02
    Scenario Outline: Talons of Lightning, one element short: range 1, mountain and wetland
      Given a game under way with Spirits only on boards A and B
      And Earth has 1 presence in A8
      And Earth has the elements <elements>
      And Earth has played Talons of Lightning
      When Earth uses Talons of Lightning
      Then the power can target A5 and A6

      Examples:
        | case                 | elements         |
        | si-major-powers-0241 | 2 fire and 3 air |
        | si-major-powers-0242 | 3 fire and 2 air |

    @case:si-major-powers-0243 @SI-elements-R01
    Scenario: Talons of Lightning, with its threshold: range 3
      Given a game under way with Spirits only on boards A and B
      And Earth has 1 presence in A8
      And Earth has the elements 3 fire and 3 air
      And Earth has played Talons of Lightning
      When Earth uses Talons of Lightning
      Then the power can target A1, A2, A5, A6 and B2

    @case:si-major-powers-0595 @SI-elements-R01
    Scenario: Talons of Lightning, with its threshold: the added range is enough to use it
      Given a game under way with Spirits only
      And a sands called there
      And a sands called yonder, adjacent to there
      And a mountain called here, adjacent to yonder, with 1 city
      And Earth has 1 presence in there
      And Earth has the elements 3 fire and 3 air
      And Earth has played Talons of Lightning
      When Earth uses Talons of Lightning
      And it targets here
      Then here then holds no cities
      And the Earned Fear Cards are Isolation
      And the Fear Pool then holds 3 and Generated Fear 1

    @case:si-major-powers-0598 @SI-elements-R01
    Scenario: Talons of Lightning, with its threshold: the added range offers it in the phase
      Given a game under way with Spirits only
      And a sands called there
      And a sands called yonder, adjacent to there
      And a mountain called here, adjacent to yonder, with 1 city
      And Earth has 1 presence in there
      And Earth has the elements 3 fire and 3 air
      And Earth has played Talons of Lightning
      When the Fast Power phase is carried out
      And next Earth uses the fast Talons of Lightning
      And Talons of Lightning is aimed at here
      Then here then holds no cities

    Scenario Outline: Talons of Lightning, one element short: other lands are left alone
      Given a game under way with Spirits only
      And a mountain with 2 cities, 1 town and 1 explorer
      And a land called there, adjacent to here, with 2 towns and 1 city
      And Earth has 1 presence in here
      And Earth has the elements <elements>
      And Earth has played Talons of Lightning
      When Earth uses Talons of Lightning
      And it targets here
      And the damage in here goes 2 to the city, 1 to the city, 1 to the town and 1 to the explorer
      Then 3 fear are generated
      And here then holds 1 city with 2 damage, 1 city with 1 damage, 1 town with 1 damage and no explorers
      And nothing changes in there

      Examples:
        | case                 | elements         |
        | si-major-powers-0244 | 2 fire and 3 air |
        | si-major-powers-0245 | 3 fire and 2 air |

    @case:si-major-powers-0246
    Scenario: Talons of Lightning, with its threshold: a Town in each adjacent land
      Given a game under way with Spirits only
      And a mountain with 2 cities, 1 town and 1 explorer
      And a land called there, adjacent to here, with 2 towns and 1 city
      And a land called yonder, adjacent to here, with 1 town and 1 explorer
      And a land called beyond, adjacent to there, with 1 town
      And Earth has 1 presence in here
      And Earth has the elements 3 fire and 3 air
      And Earth has played Talons of Lightning
      When Earth uses Talons of Lightning
      And it targets here
      And the damage in here goes 2 to the city, 1 to the city, 1 to the town and 1 to the explorer
      Then here then holds 1 city with 2 damage, 1 city with 1 damage, 1 town with 1 damage and no explorers
      And there then holds 1 town and 1 city
      And yonder then holds no towns and 1 explorer
      And nothing changes in beyond
      And the Earned Fear Cards are Isolation
      And the Fear Pool then holds 3 and Generated Fear 1

  @SI-elements-S01
  Rule: Terrifying Nightmares

    @case:si-major-powers-0261 @SI-powers-R02
    Scenario: Terrifying Nightmares, its targets: range 2
      Given a game under way with Spirits only on board A
      And Earth has 1 presence in A3
      And Earth has played Terrifying Nightmares
      When Earth uses Terrifying Nightmares
      Then the power can target A1, A2, A3, A4 and A5

    @case:si-major-powers-0262 @SI-gather-and-push-E02
    Scenario: Terrifying Nightmares, one element short: Explorers and Towns flee
      Given a game under way with Spirits only
      And a land with 3 explorers, 3 towns, 1 city and 1 dahan
      And a land called there, adjacent to here
      And a land called yonder, adjacent to here
      And Earth has 1 presence in here
      And Earth has the elements 3 moon
      And Earth has played Terrifying Nightmares
      When Earth uses Terrifying Nightmares
      And it targets here
      And an explorer is pushed from here to there
      And an explorer is pushed from here to there
      And a town is pushed from here to there
      And a town is pushed from here to yonder
      Then 2 fear are generated
      And here then holds 1 explorer, 1 town, 1 city and 1 dahan
      And there then holds 2 explorers and 1 town
      And yonder then holds 1 town

    @case:si-major-powers-0263 @SI-plus-stacking-E01
    Scenario: Terrifying Nightmares, with its threshold: 6 Fear
      Given a game under way with Spirits only
      And a land with 1 town
      And a land called there, adjacent to here
      And Earth has 1 presence in here
      And Earth has the elements 4 moon
      And Earth has played Terrifying Nightmares
      When Earth uses Terrifying Nightmares
      And it targets here
      And a town is pushed from here to there
      Then the Earned Fear Cards are Isolation
      And the Fear Pool then holds 2 and Generated Fear 2
      And there then holds 1 town

    @case:si-major-powers-0264 @SI-power-principles-P01
    Scenario: Terrifying Nightmares, up to 4 of them flee
      Given a game under way with Spirits only
      And a land with 5 explorers
      And a land called there, adjacent to here
      And Earth has 1 presence in here
      And Earth has played Terrifying Nightmares
      When Earth uses Terrifying Nightmares
      And it targets here
      Then whatever is chosen, here then holds 1, 2, 3, 4 or 5 explorers

    @case:si-major-powers-0265 @SI-spirits-R01
    Scenario: Terrifying Nightmares, into the sea where Ocean is: they drown
      Given a game under way with Spirits only on board A
      And A3 holds 1 town
      And Earth has 1 presence in A3
      And Ocean has 1 presence in A0
      And Earth has played Terrifying Nightmares
      When Earth uses Terrifying Nightmares
      And it targets A3
      And a town is pushed from A3 to A0
      Then A3 then holds no towns
      And A0 then holds no towns
      And Ocean's drowned_health is then 2
      And 3 fear are generated

  @SI-elements-S01
  Rule: The Jungle Hungers

    @case:si-major-powers-0281 @SI-powers-R04
    Scenario: The Jungle Hungers, its targets: range 1 from a jungle
      Given a game under way with Spirits only on board A
      And Earth has 1 presence in A3
      And Earth has 1 presence in A5
      And Earth has played The Jungle Hungers
      When Earth uses The Jungle Hungers
      Then the power can target A2, A3 and A4

    Scenario Outline: The Jungle Hungers, one element short
      Given a game under way with Spirits only
      And a jungle with 2 explorers, 2 towns, 2 cities and 2 dahan
      And Earth has 1 presence in here
      And Earth has the elements <elements>
      And Earth has played The Jungle Hungers
      When Earth uses The Jungle Hungers
      And it targets here
      Then here then holds no explorers, no towns, 2 cities and no dahan
      And 2 fear are generated

      Examples:
        | case                 | elements           |
        | si-major-powers-0282 | 1 moon and 3 plant |
        | si-major-powers-0283 | 2 moon and 2 plant |

    @case:si-major-powers-0284 @SI-elements-X01
    Scenario: The Jungle Hungers, with its threshold: a City falls and the Dahan are spared
      Given a game under way with Spirits only
      And a jungle with 2 explorers, 2 towns, 2 cities and 2 dahan
      And Earth has 1 presence in here
      And Earth has the elements 2 moon and 3 plant
      And Earth has played The Jungle Hungers
      When Earth uses The Jungle Hungers
      And it targets here
      Then here then holds no explorers, no towns, 1 city and 2 dahan
      And the Earned Fear Cards are Isolation
      And the Fear Pool then holds 4 and Generated Fear 0

  @SI-elements-S01
  Rule: The Land Thrashes in Furious Pain

    @case:si-major-powers-0301 @SI-power-principles-R02
    Scenario: The Land Thrashes in Furious Pain, its targets: a land with blight, range 2
      Given a game under way with Spirits only on board A
      And A4 holds 1 blight
      And A5 holds 1 blight
      And A8 holds 1 blight
      And Earth has 1 presence in A3
      And Earth has played The Land Thrashes in Furious Pain
      When Earth uses The Land Thrashes in Furious Pain
      Then the power can target A4 and A5

    Scenario Outline: The Land Thrashes in Furious Pain, one element short
      Given a game under way with Spirits only
      And a land with 3 cities and 2 blight
      And a land called there, adjacent to here, with 3 cities and 2 blight
      And a land called yonder, adjacent to there, with 1 blight
      And Earth has 1 presence in here
      And Earth has the elements <elements>
      And Earth has played The Land Thrashes in Furious Pain
      When Earth uses The Land Thrashes in Furious Pain
      And it targets here
      And the damage in here goes 2 to each of 3 cities
      Then here then holds 3 cities with 2 damage each and 2 blight
      And nothing changes in there

      Examples:
        | case                 | elements           |
        | si-major-powers-0302 | 2 moon and 3 earth |
        | si-major-powers-0303 | 3 moon and 2 earth |

    @case:si-major-powers-0304 @SI-plus-stacking-E01
    Scenario: The Land Thrashes in Furious Pain, with its threshold: again in an adjacent land
      Given a game under way with Spirits only
      And a land with 3 cities and 2 blight
      And a land called there, adjacent to here, with 4 cities and 2 blight
      And a land called yonder, adjacent to there, with 2 blight
      And Earth has 1 presence in here
      And Earth has the elements 3 moon and 3 earth
      And Earth has played The Land Thrashes in Furious Pain
      When Earth uses The Land Thrashes in Furious Pain
      And it targets here
      And the damage in here goes 2 to each of 3 cities
      And it is done again in there
      And the damage in there goes 2 to each of 4 cities
      Then here then holds 3 cities with 2 damage each and 2 blight
      And there then holds 4 cities with 2 damage each and 2 blight

    @case:si-major-powers-0305 @SI-repeat-X01
    Scenario: The Land Thrashes in Furious Pain, with its threshold: the other land needs no blight
      Given a game under way with Spirits only
      And a land with 1 city and 1 blight
      And a land called there, adjacent to here, with 1 city
      And Earth has 1 presence in here
      And Earth has the elements 3 moon and 3 earth
      And Earth has played The Land Thrashes in Furious Pain
      When Earth uses The Land Thrashes in Furious Pain
      And it targets here
      And it is done again in there
      Then here then holds 1 city with 2 damage and 1 blight
      And there then holds 1 city with 1 damage

    @case:si-major-powers-0306 @SI-repeat-R02
    Scenario: The Land Thrashes in Furious Pain, repeated by another effect: once only
      Given a game under way with Spirits only
      And a land with 1 city and 1 blight
      And a land called there, adjacent to here, with 1 city
      And Earth has 1 presence in here
      And Earth has the elements 3 moon and 3 earth
      And Earth has played The Land Thrashes in Furious Pain
      And Earth has used The Land Thrashes in Furious Pain
      And Earth may repeat a Power card for its cost
      And Earth has 4 energy
      When Earth uses The Land Thrashes in Furious Pain
      And it targets here
      Then here then holds 1 city with 2 damage and 1 blight
      And nothing changes in there
      And Earth then has no energy

  @SI-elements-S01
  Rule: The Trees and Stones Speak of War

    @case:si-major-powers-0321 @SI-power-principles-R02
    Scenario: The Trees and Stones Speak of War, its targets: a land with Dahan, range 1
      Given a game under way with Spirits only on board A
      And A5 holds 1 dahan
      And A6 holds 1 dahan
      And A8 holds 1 dahan
      And Earth has 1 presence in A7
      And Earth has played The Trees and Stones Speak of War
      When Earth uses The Trees and Stones Speak of War
      Then the power can target A5 and A8

    Scenario Outline: The Trees and Stones Speak of War, one element short
      Given a game under way with Spirits only
      And a land with 1 city, 1 town, 1 explorer and 3 dahan
      And a land called there, adjacent to here
      And here defends 1
      And Earth has 1 presence in here
      And Earth has the elements <elements>
      And Earth has played The Trees and Stones Speak of War
      When Earth uses The Trees and Stones Speak of War
      And it targets here
      And the damage in here goes 1 to the city, 1 to the town and 1 to the explorer
      Then whatever is chosen, here then holds 3 dahan
      And here then holds 1 city with 1 damage, 1 town with 1 damage and no explorers
      And here then defends 7

      Examples:
        | case                 | elements                   |
        | si-major-powers-0322 | 1 sun, 2 earth and 2 plant |
        | si-major-powers-0323 | 2 sun, 1 earth and 2 plant |
        | si-major-powers-0324 | 2 sun, 2 earth and 1 plant |

    @case:si-major-powers-0325
    Scenario: The Trees and Stones Speak of War, with its threshold: the Dahan take their Defend along
      Given a game under way with Spirits only
      And a land with 1 city, 1 town, 1 explorer and 3 dahan
      And a land called there, adjacent to here
      And a land called yonder, adjacent to here
      And here defends 1
      And Earth has 1 presence in here
      And Earth has the elements 2 sun, 2 earth and 2 plant
      And Earth has played The Trees and Stones Speak of War
      When Earth uses The Trees and Stones Speak of War
      And it targets here
      And the damage in here goes 1 to the city, 1 to the town and 1 to the explorer
      And a dahan is pushed from here to there
      And a dahan is pushed from here to yonder
      Then here then holds 1 city with 1 damage, 1 town with 1 damage, no explorers and 1 dahan
      And here then defends 3
      And there then holds 1 dahan
      And there then defends 2
      And yonder then defends 2

    @case:si-major-powers-0326
    Scenario: The Trees and Stones Speak of War, with its threshold: up to 2 Dahan leave
      Given a game under way with Spirits only
      And a land with 4 dahan
      And a land called there, adjacent to here
      And Earth has 1 presence in here
      And Earth has the elements 2 sun, 2 earth and 2 plant
      And Earth has played The Trees and Stones Speak of War
      When Earth uses The Trees and Stones Speak of War
      And it targets here
      Then whatever is chosen, here then holds 2, 3 or 4 dahan

    @case:si-major-powers-0327 @SI-spirits-R01
    Scenario: The Trees and Stones Speak of War, with its threshold: Dahan who enter the sea drown
      Given a game under way with Spirits only on board A
      And A3 holds 2 dahan
      And Earth has 1 presence in A3
      And Ocean has 1 presence in A0
      And Earth has the elements 2 sun, 2 earth and 2 plant
      And Earth has played The Trees and Stones Speak of War
      When Earth uses The Trees and Stones Speak of War
      And it targets A3
      And a dahan is pushed from A3 to A0
      Then A3 then holds 1 dahan
      And A3 then defends 2
      And A0 then holds no dahan

    @case:si-major-powers-0587
    Scenario: The Trees and Stones Speak of War, with its threshold: the last Dahan leaves no Defend behind
      Given a game under way with Spirits only
      And a land with 1 city and 1 dahan
      And a land called there, adjacent to here
      And Earth has 1 presence in here
      And Earth has the elements 2 sun, 2 earth and 2 plant
      And Earth has played The Trees and Stones Speak of War
      When Earth uses The Trees and Stones Speak of War
      And it targets here
      And a dahan is pushed from here to there
      Then here then holds 1 city with 1 damage and no dahan
      And here then defends 0
      And there then defends 2

  @SI-elements-S01
  Rule: Tsunami

    @case:si-major-powers-0341 @SI-powers-R04
    Scenario: Tsunami, its targets: coast, range 2 from a sacred site
      Given a game under way with Spirits only on board A
      And Earth has 2 presence in A6
      And Earth has 1 presence in A3
      And Earth has played Tsunami
      When Earth uses Tsunami
      Then the power can target A1 and A2

    Scenario Outline: Tsunami, one element short
      Given a game under way with Spirits only on boards A and B
      And A2 holds 3 cities, 1 town, 1 explorer and 3 dahan
      And A1 holds 1 town, 1 explorer and 2 dahan
      And A3 holds 1 city, 1 town, 1 explorer and 2 dahan
      And Earth has 2 presence in A2
      And Earth has the elements <elements>
      And Earth has played Tsunami
      When Earth uses Tsunami
      And it targets A2
      And the damage in A2 goes 2 to each of 3 cities, 1 to the town and 1 to the explorer
      Then 2 fear are generated
      And A2 then holds 3 cities with 2 damage each, 1 town with 1 damage, no explorers and 1 dahan
      And nothing changes in A1
      And nothing changes in A3

      Examples:
        | case                 | elements            |
        | si-major-powers-0342 | 2 water and 2 earth |
        | si-major-powers-0343 | 3 water and 1 earth |

    @case:si-major-powers-0344
    Scenario: Tsunami, with its threshold: all other coastal lands of the board
      Given a game under way with Spirits only on boards A and B
      And A2 holds 3 cities, 1 town, 1 explorer and 3 dahan
      And A1 holds 1 town, 1 explorer and 2 dahan
      And A3 holds 1 city, 1 town, 1 explorer and 2 dahan
      And A4 holds 2 cities and 2 dahan
      And B1 holds 2 cities and 2 dahan
      And Earth has 2 presence in A2
      And Earth has the elements 3 water and 2 earth
      And Earth has played Tsunami
      When Earth uses Tsunami
      And it targets A2
      And the damage in A2 goes 2 to each of 3 cities, 1 to the town and 1 to the explorer
      And the damage in A1 goes 2 to the city, 1 to the town and 1 to the explorer
      And the damage in A3 goes 2 to the city, 1 to the town and 1 to the explorer
      Then 4 fear are generated
      And A2 then holds 3 cities with 2 damage each, 1 town with 1 damage, no explorers and 1 dahan
      And A1 then holds 1 city with 2 damage, 1 town with 1 damage, no explorers and 1 dahan
      And A3 then holds 1 city with 2 damage, 1 town with 1 damage, no explorers and 1 dahan
      And nothing changes in A4
      And nothing changes in B1

  @SI-elements-S01
  Rule: Vengeance of the Dead

    @case:si-major-powers-0361 @SI-powers-R02
    Scenario: Vengeance of the Dead, its targets: range 3
      Given a game under way with Spirits only on boards A and B
      And Earth has 1 presence in A8
      And Earth has played Vengeance of the Dead
      When Earth uses Vengeance of the Dead
      Then the power can target A1, A2, A3, A4, A5, A6, A7, A8, B2, B3 and B4

    @case:si-major-powers-0362
    Scenario: Vengeance of the Dead, one element short
      Given a game under way with Spirits only
      And a land with 1 town
      And Earth has 1 presence in here
      And Earth has the elements 2 animal
      And Earth has played Vengeance of the Dead
      When Earth uses Vengeance of the Dead
      And it targets here
      Then 3 fear are generated
      And what is destroyed in here this turn is avenged

    @case:si-major-powers-0363
    Scenario: Vengeance of the Dead, with its threshold
      Given a game under way with Spirits only
      And a land with 1 town
      And Earth has 1 presence in here
      And Earth has the elements 3 animal
      And Earth has played Vengeance of the Dead
      When Earth uses Vengeance of the Dead
      And it targets here
      Then 3 fear are generated
      And what is destroyed in here this turn is avenged in adjacent lands too

    @case:si-major-powers-0364
    Scenario: Vengeance of the Dead, 1 damage for each Town and Dahan after the effect that destroys them
      Given a game under way with Spirits only
      And a jungle with 1 explorer, 1 town, 2 cities and 2 dahan
      And Earth has 1 presence in here
      And what is destroyed in here this turn is avenged
      And Earth has played The Jungle Hungers
      When Earth uses The Jungle Hungers
      And it targets here
      And the damage in here goes 1 to the city
      And the damage in here goes 1 to the city with 1 damage and 1 to the city
      Then here then holds 1 city with 2 damage, 1 city with 1 damage, no explorers, no towns and no dahan
      And 1 fear is generated

    @case:si-major-powers-0365
    Scenario: Vengeance of the Dead, what its damage destroys is avenged too
      Given a game under way with Spirits only
      And a jungle with 1 town and 2 cities with 2 damage each
      And Earth has 1 presence in here
      And what is destroyed in here this turn is avenged
      And Earth has played The Jungle Hungers
      When Earth uses The Jungle Hungers
      And it targets here
      And the damage in here goes 1 to the city with 2 damage
      Then here then holds no cities and no towns
      And the Earned Fear Cards are Isolation
      And the Fear Pool then holds 3 and Generated Fear 1

    @case:si-major-powers-0366
    Scenario: Vengeance of the Dead, with its threshold: the damage may go to adjacent lands
      Given a game under way with Spirits only
      And a jungle with 1 city and 2 dahan
      And a land called there, adjacent to here, with 1 city
      And Earth has 1 presence in here
      And what is destroyed in here this turn is avenged in adjacent lands too
      And Earth has played The Jungle Hungers
      When Earth uses The Jungle Hungers
      And it targets here
      And of the damage that avenges here, 1 goes to it and 1 to there
      Then here then holds 1 city with 1 damage and no dahan
      And there then holds 1 city with 1 damage

    @case:si-major-powers-0367 @SI-ravage-E07
    Scenario: Vengeance of the Dead, a ravage is such an effect
      Given a game under way with Spirits only
      And a jungle with 2 cities and 2 dahan
      And Earth has 1 presence in far
      And what is destroyed in here this turn is avenged
      When the Invaders ravage here
      And the damage in here goes 1 to each of 2 cities
      Then here then holds 2 cities with 1 damage each, no dahan and 1 blight

    @case:si-major-powers-0599
    Scenario: Vengeance of the Dead, a marked land in which nothing is destroyed keeps no other from being avenged
      Given a game under way with Spirits only
      And a land with 1 town
      And a jungle called there, with 1 city and 1 dahan
      And Earth has 1 presence in there
      And what is destroyed in here this turn is avenged
      And what is destroyed in there this turn is avenged
      And Earth has played The Jungle Hungers
      When Earth uses The Jungle Hungers
      And it targets there
      Then there then holds 1 city with 1 damage and no dahan
      And here then holds 1 town

    @case:si-major-powers-0583
    Scenario: Vengeance of the Dead, a City is avenged as well
      Given a game under way with Spirits only
      And a jungle with 1 city with 1 damage and 1 town
      And Earth has 2 presence in here
      And what is destroyed in here this turn is avenged
      And Earth has played Devouring Ants
      When Earth uses Devouring Ants
      And it targets here
      And the damage in here goes 2 to the city with 1 damage
      Then here then holds no cities and 1 town with 1 damage
      And 3 fear are generated

    @case:si-major-powers-0584
    Scenario: Vengeance of the Dead, Dahan who are pushed out are not avenged
      Given a game under way with Spirits only
      And a jungle with 1 town, 1 city and 1 dahan
      And a land called there, adjacent to here
      And Earth has 1 presence in here
      And what is destroyed in here this turn is avenged
      And Earth has the elements 3 sun and 2 animal
      And Earth has played Vigor of the Breaking Dawn
      When Earth uses Vigor of the Breaking Dawn
      And it targets here
      And the damage in here goes 2 to the town
      And a dahan is pushed from here to there
      Then here then holds no towns, 1 city with 1 damage and no dahan
      And there then holds 1 dahan
      And 1 fear is generated

    @case:si-major-powers-0585
    Scenario: Vengeance of the Dead, used twice in the same land
      Given a game under way with Spirits only
      And a land with 1 town
      And Earth has 1 presence in here
      And what is destroyed in here this turn is avenged
      And Earth has played Vengeance of the Dead
      When Earth uses Vengeance of the Dead
      And it targets here
      Then what is destroyed in here this turn is avenged twice

    @case:si-major-powers-0586
    Scenario: Vengeance of the Dead, used twice, with its threshold the second time
      Given a game under way with Spirits only
      And a land with 1 town
      And Earth has 1 presence in here
      And what is destroyed in here this turn is avenged
      And Earth has the elements 3 animal
      And Earth has played Vengeance of the Dead
      When Earth uses Vengeance of the Dead
      And it targets here
      Then what is destroyed in here this turn is avenged twice, once in adjacent lands too

  @SI-elements-S01
  Rule: Vigor of the Breaking Dawn

    @case:si-major-powers-0381 @SI-power-principles-R02
    Scenario: Vigor of the Breaking Dawn, its targets: a land with Dahan, range 2
      Given a game under way with Spirits only on board A
      And A4 holds 1 dahan
      And A5 holds 1 dahan
      And A8 holds 1 dahan
      And Earth has 1 presence in A3
      And Earth has played Vigor of the Breaking Dawn
      When Earth uses Vigor of the Breaking Dawn
      Then the power can target A4 and A5

    Scenario Outline: Vigor of the Breaking Dawn, one element short
      Given a game under way with Spirits only
      And a land with 2 cities, 1 town, 1 explorer and 3 dahan
      And a land called there, adjacent to here, with 1 dahan and 1 city
      And Earth has 1 presence in here
      And Earth has the elements <elements>
      And Earth has played Vigor of the Breaking Dawn
      When Earth uses Vigor of the Breaking Dawn
      And it targets here
      And the damage in here goes 2 to each of 2 cities, 1 to the town and 1 to the explorer
      Then whatever is chosen, here then holds 3 dahan
      And here then holds 2 cities with 2 damage each, 1 town with 1 damage and no explorers
      And there then holds 1 dahan and 1 city

      Examples:
        | case                 | elements           |
        | si-major-powers-0382 | 2 sun and 2 animal |
        | si-major-powers-0383 | 3 sun and 1 animal |

    @case:si-major-powers-0384 @SI-gather-and-push-E02
    Scenario: Vigor of the Breaking Dawn, with its threshold: damage in each land that Dahan enter
      Given a game under way with Spirits only
      And a land with 2 cities, 1 town, 1 explorer and 3 dahan
      And a land called there, adjacent to here, with 2 cities and 1 dahan
      And a land called yonder, adjacent to here, with 1 city
      And Earth has 1 presence in here
      And Earth has the elements 3 sun and 2 animal
      And Earth has played Vigor of the Breaking Dawn
      When Earth uses Vigor of the Breaking Dawn
      And it targets here
      And the damage in here goes 2 to each of 2 cities, 1 to the town and 1 to the explorer
      And a dahan is pushed from here to there
      And a dahan is pushed from here to yonder
      And the damage in there goes 2 to each of 2 cities
      Then here then holds 2 cities with 2 damage each, 1 town with 1 damage, no explorers and 1 dahan
      And there then holds 2 cities with 2 damage each and 2 dahan
      And yonder then holds 1 city with 2 damage and 1 dahan

    @case:si-major-powers-0385
    Scenario: Vigor of the Breaking Dawn, with its threshold: once in a land that two Dahan enter
      Given a game under way with Spirits only
      And a land with 3 dahan
      And a land called there, adjacent to here, with 4 cities and 1 dahan
      And a land called yonder, adjacent to here
      And Earth has 1 presence in here
      And Earth has the elements 3 sun and 2 animal
      And Earth has played Vigor of the Breaking Dawn
      When Earth uses Vigor of the Breaking Dawn
      And it targets here
      And a dahan is pushed from here to there
      And a dahan is pushed from here to there
      And the damage in there goes 2 to each of 3 cities
      Then here then holds 1 dahan
      And there then holds 3 cities with 2 damage each, 1 city and 3 dahan

    @case:si-major-powers-0386 @SI-power-principles-P01
    Scenario: Vigor of the Breaking Dawn, with its threshold: up to 2 Dahan leave
      Given a game under way with Spirits only
      And a land with 4 dahan
      And a land called there, adjacent to here
      And Earth has 1 presence in here
      And Earth has the elements 3 sun and 2 animal
      And Earth has played Vigor of the Breaking Dawn
      When Earth uses Vigor of the Breaking Dawn
      And it targets here
      Then whatever is chosen, here then holds 2, 3 or 4 dahan

  @SI-elements-S01
  Rule: Winds of Rust and Atrophy

    @case:si-major-powers-0401 @SI-powers-R04
    Scenario: Winds of Rust and Atrophy, its targets: range 3 from a sacred site
      Given a game under way with Spirits only on boards A and B
      And Earth has 2 presence in A8
      And Earth has 1 presence in B8
      And Earth has played Winds of Rust and Atrophy
      When Earth uses Winds of Rust and Atrophy
      Then the power can target A1, A2, A3, A4, A5, A6, A7, A8, B2, B3 and B4

    Scenario Outline: Winds of Rust and Atrophy, one element short: <piece>
      Given a game under way with Spirits only
      And a land with 2 cities and 2 towns
      And here defends 1
      And Earth has 2 presence in here
      And Earth has the elements <elements>
      And Earth has played Winds of Rust and Atrophy
      When Earth uses Winds of Rust and Atrophy
      And it targets here
      And the way <piece> is chosen
      Then 1 fear is generated
      And here then defends 7
      And here then holds <left>

      Examples:
        | case                 | elements                    | piece | left                           |
        | si-major-powers-0402 | 2 air, 3 water and 2 animal | city  | 1 city, 3 towns, no explorers  |
        | si-major-powers-0403 | 3 air, 2 water and 2 animal | town  | 2 cities, 1 town, 1 explorer   |
        | si-major-powers-0404 | 3 air, 3 water and 1 animal | city  | 1 city, 3 towns, no explorers  |

    Scenario Outline: Winds of Rust and Atrophy, with its threshold: again, on any target it can have
      Given a game under way with Spirits only
      And a land with <here>
      And a land called there, adjacent to here, with <there>
      And Earth has 2 presence in here
      And Earth has the elements 3 air, 3 water and 2 animal
      And Earth has played Winds of Rust and Atrophy
      When Earth uses Winds of Rust and Atrophy
      And it targets here
      And it targets there
      Then 2 fear are generated
      And here then defends 6
      And there then defends 6
      And here then holds <here then>
      And there then holds <there then>

      Examples:
        | case                 | here   | there  | here then              | there then             |
        | si-major-powers-0405 | 1 city | 1 town | no cities, 1 town      | no towns, 1 explorer   |
        | si-major-powers-0406 | 1 town | 1 city | no towns, 1 explorer   | no cities, 1 town      |

    @case:si-major-powers-0596 @SI-repeat-P01
    Scenario: Winds of Rust and Atrophy, with its threshold: what reaches farther does so again
      Given a game under way with Spirits only on boards A and B
      And Earth has 2 presence in A8
      And the powers of Earth reach 1 farther this turn
      And Earth has the elements 3 air, 3 water and 2 animal
      And Earth has played Winds of Rust and Atrophy
      And B1 holds 1 town
      When Earth uses Winds of Rust and Atrophy
      And it targets A8
      And it targets B1
      Then B1 then holds no towns and 1 explorer
      And B1 then defends 6

    @case:si-major-powers-0409 @SI-repeat-P01
    Scenario: Winds of Rust and Atrophy, with its threshold: again on the same land, in the other way
      Given a game under way with Spirits only
      And a land with 2 cities and 1 town
      And a land called there, adjacent to here, with 1 city
      And Earth has 2 presence in here
      And Earth has the elements 3 air, 3 water and 2 animal
      And Earth has played Winds of Rust and Atrophy
      When Earth uses Winds of Rust and Atrophy
      And it targets here
      And the way town is chosen
      And it targets here
      And the way city is chosen
      Then 2 fear are generated
      And here then defends 12
      And here then holds 1 city, 1 town and 1 explorer
      And nothing changes in there

    @case:si-major-powers-0407 @SI-power-principles-R01
    Scenario: Winds of Rust and Atrophy, what can be replaced is replaced
      Given a game under way with Spirits only
      And a land with 1 town
      And Earth has 2 presence in here
      And Earth has played Winds of Rust and Atrophy
      When Earth uses Winds of Rust and Atrophy
      And it targets here
      And the way city is chosen
      Then it is refused by SI-power-principles-R01

    @case:si-major-powers-0408 @SI-repeat-R02
    Scenario: Winds of Rust and Atrophy, repeated by another effect: once only
      Given a game under way with Spirits only
      And a land with 2 cities
      And Earth has 2 presence in here
      And Earth has the elements 3 air, 3 water and 2 animal
      And Earth has played Winds of Rust and Atrophy
      And Earth has used Winds of Rust and Atrophy
      And Earth may repeat a Power card for its cost
      And Earth has 3 energy
      When Earth uses Winds of Rust and Atrophy
      And it targets here
      Then 1 fear is generated
      And here then defends 6
      And here then holds 1 city and 1 town

  @SI-elements-S01
  Rule: Wrap in Wings of Sunlight

    @case:si-major-powers-0421 @SI-powers-R03
    Scenario: Wrap in Wings of Sunlight, its targets: range 0
      Given a game under way with Spirits only on board A
      And Earth has 1 presence in A3
      And Earth has 1 presence in A7
      And Earth has played Wrap in Wings of Sunlight
      When Earth uses Wrap in Wings of Sunlight
      Then the power can target A3 and A7

    Scenario Outline: Wrap in Wings of Sunlight, one element short
      Given a game under way with Spirits only
      And a land with 6 dahan
      And a land called there, adjacent to here, with 3 dahan
      And far defends 1
      And Earth has 1 presence in here
      And Earth has the elements <elements>
      And Earth has played Wrap in Wings of Sunlight
      When Earth uses Wrap in Wings of Sunlight
      And it targets here
      And 5 dahan move from here to far
      Then whatever is chosen, there then holds 3 dahan
      And here then holds 1 dahan
      And far then holds 5 dahan
      And far then defends 6

      Examples:
        | case                 | elements                  |
        | si-major-powers-0422 | 1 sun, 2 air and 2 animal |
        | si-major-powers-0423 | 2 sun, 1 air and 2 animal |
        | si-major-powers-0424 | 2 sun, 2 air and 1 animal |

    @case:si-major-powers-0425 @SI-gather-and-push-E01
    Scenario: Wrap in Wings of Sunlight, with its threshold: Dahan are gathered before they move
      Given a game under way with Spirits only
      And a land with 2 dahan
      And a land called there, adjacent to here, with 3 dahan
      And Earth has 1 presence in here
      And Earth has the elements 2 sun, 2 air and 2 animal
      And Earth has played Wrap in Wings of Sunlight
      When Earth uses Wrap in Wings of Sunlight
      And it targets here
      And a dahan is gathered from there into here
      And a dahan is gathered from there into here
      And a dahan is gathered from there into here
      And 5 dahan move from here to far
      Then here then holds no dahan
      And there then holds no dahan
      And far then holds 5 dahan
      And far then defends 5

    @case:si-major-powers-0426 @SI-power-principles-P01
    Scenario: Wrap in Wings of Sunlight, with its threshold: up to 3 are gathered and up to 5 move
      Given a game under way with Spirits only
      And a land with 3 dahan
      And a land called there, adjacent to here, with 4 dahan
      And Earth has 1 presence in here
      And Earth has the elements 2 sun, 2 air and 2 animal
      And Earth has played Wrap in Wings of Sunlight
      When Earth uses Wrap in Wings of Sunlight
      And it targets here
      And the Dahan of here may move to far
      Then whatever is chosen, there then holds 1, 2, 3 or 4 dahan
      And whatever is chosen, far then holds 0, 1, 2, 3, 4 or 5 dahan
      And far then defends 5

    @case:si-major-powers-0427 @SI-power-principles-R01
    Scenario: Wrap in Wings of Sunlight, a land defends even if nobody moves there
      Given a game under way with Spirits only
      And a land with 1 dahan
      And Earth has 1 presence in here
      And Earth has played Wrap in Wings of Sunlight
      When Earth uses Wrap in Wings of Sunlight
      And it targets here
      And 0 dahan move from here to far
      Then here then holds 1 dahan
      And far then defends 5

    @case:si-major-powers-0428 @SI-glossary-D40
    Scenario: Wrap in Wings of Sunlight, Dahan move to another land
      Given a game under way with Spirits only
      And a land with 1 dahan
      And Earth has 1 presence in here
      And Earth has played Wrap in Wings of Sunlight
      When Earth uses Wrap in Wings of Sunlight
      And it targets here
      And 1 dahan move from here to here
      Then it is refused by SI-glossary-D40

    @case:si-major-powers-0429 @SI-spirits-R01
    Scenario: Wrap in Wings of Sunlight, Dahan who enter the sea drown
      Given a game under way with Spirits only on board A
      And A7 holds 2 dahan
      And Earth has 1 presence in A7
      And Ocean has 1 presence in A0
      And Earth has played Wrap in Wings of Sunlight
      When Earth uses Wrap in Wings of Sunlight
      And it targets A7
      And 1 dahan move from A7 to A0
      Then A7 then holds 1 dahan
      And A0 then holds no dahan
      And A0 then defends 5

  # What none of them may do

  @SI-powers-R02
  Rule: A Major Power is used no farther than its range

    Scenario Outline: a land one step too far
      Given a game under way with Spirits only on boards A and B
      And <from> holds 1 dahan and 1 blight
      And <land> holds 1 dahan and 1 blight
      And Earth has <n> presence in <from>
      And Earth has played <power>
      When Earth uses <power>
      And it targets <land>
      Then it is refused by SI-powers-R02

      Examples:
        | case                 | power                             | n | from | land |
        | si-major-powers-0501 | Accelerated Rot                   | 1 | A3   | A8   |
        | si-major-powers-0502 | Cleansing Floods                  | 1 | A2   | A5   |
        | si-major-powers-0503 | Dissolve the Bonds of Kinship     | 1 | A7   | A1   |
        | si-major-powers-0504 | Indomitable Claim                 | 1 | A3   | A1   |
        | si-major-powers-0505 | Infinite Vitality                 | 2 | A3   | A5   |
        | si-major-powers-0506 | Mists of Oblivion                 | 1 | A8   | B1   |
        | si-major-powers-0507 | Paralyzing Fright                 | 2 | A3   | A1   |
        | si-major-powers-0508 | Pillar of Living Flame            | 2 | A3   | A6   |
        | si-major-powers-0509 | Poisoned Land                     | 1 | A7   | A6   |
        | si-major-powers-0510 | Talons of Lightning               | 1 | A8   | A1   |
        | si-major-powers-0511 | Terrifying Nightmares             | 1 | A3   | A8   |
        | si-major-powers-0512 | The Jungle Hungers                | 1 | A3   | A1   |
        | si-major-powers-0513 | The Land Thrashes in Furious Pain | 1 | A3   | A8   |
        | si-major-powers-0514 | The Trees and Stones Speak of War | 1 | A7   | A1   |
        | si-major-powers-0515 | Vengeance of the Dead             | 1 | A8   | B1   |
        | si-major-powers-0516 | Vigor of the Breaking Dawn        | 1 | A3   | A6   |
        | si-major-powers-0517 | Winds of Rust and Atrophy         | 2 | A8   | B1   |

    @case:si-major-powers-0518
    Scenario: a coast one step too far
      Given a game under way with Spirits only on board A
      And Earth has 2 presence in A6
      And Earth has played Tsunami
      When Earth uses Tsunami
      And it targets A3
      Then it is refused by SI-powers-R02

    @case:si-major-powers-0519 @SI-powers-R03
    Scenario: a land next to presence, with range 0
      Given a game under way with Spirits only on board A
      And Earth has 1 presence in A3
      And Earth has played Wrap in Wings of Sunlight
      When Earth uses Wrap in Wings of Sunlight
      And it targets A4
      Then it is refused by SI-powers-R03

  @SI-power-principles-R02
  Rule: A Major Power targets only what its target field asks for

    Scenario Outline: a land that isn't what it asks for
      Given a game under way with Spirits only on board A
      And <from> holds 1 dahan and 1 blight
      And Earth has <n> presence in <from>
      And Earth has played <power>
      When Earth uses <power>
      And it targets <land>
      Then it is refused by SI-power-principles-R02

      Examples:
        | case                 | power                             | n | from | land |
        | si-major-powers-0521 | Accelerated Rot                   | 1 | A3   | A4   |
        | si-major-powers-0522 | Talons of Lightning               | 1 | A8   | A7   |
        | si-major-powers-0523 | The Land Thrashes in Furious Pain | 1 | A3   | A2   |
        | si-major-powers-0524 | The Trees and Stones Speak of War | 1 | A3   | A2   |
        | si-major-powers-0525 | Tsunami                           | 2 | A1   | A4   |
        | si-major-powers-0526 | Vigor of the Breaking Dawn        | 1 | A3   | A2   |

    @case:si-major-powers-0527
    Scenario: the Spirit itself, where it must be another
      Given a game under way with Spirits only
      And a land
      And Earth has 1 presence in here
      And River has 1 presence in here
      And Earth has played Entwined Power
      When Earth uses Entwined Power
      And it targets Earth
      Then it is refused by SI-power-principles-R02

  Rule: A Major Power is used in its own phase, when its card was played, and once

    @SI-fast-phase-S01
    Scenario Outline: a slow Major Power in the Fast Power phase
      Given a game under way with Spirits only
      And a jungle on the coast with 1 dahan and 1 blight
      And Earth has 2 presence in here
      And Earth has played <power>
      When Earth tries <power> in the fast phase
      And it targets here
      Then it is refused by SI-fast-phase-S01

      Examples:
        | case                 | power                             |
        | si-major-powers-0531 | Accelerated Rot                   |
        | si-major-powers-0532 | Cleansing Floods                  |
        | si-major-powers-0533 | Dissolve the Bonds of Kinship     |
        | si-major-powers-0534 | Mists of Oblivion                 |
        | si-major-powers-0535 | Pillar of Living Flame            |
        | si-major-powers-0536 | Poisoned Land                     |
        | si-major-powers-0537 | The Jungle Hungers                |
        | si-major-powers-0538 | The Land Thrashes in Furious Pain |
        | si-major-powers-0539 | Tsunami                           |

    @SI-fast-phase-R03
    Scenario Outline: a fast Major Power in the Slow Power phase
      Given a game under way with Spirits only
      And a mountain with 1 dahan
      And Earth has 2 presence in here
      And Earth has played <power>
      When Earth tries <power> in the slow phase
      Then it is refused by SI-fast-phase-R03

      Examples:
        | case                 | power                             |
        | si-major-powers-0541 | Blazing Renewal                   |
        | si-major-powers-0542 | Entwined Power                    |
        | si-major-powers-0543 | Indomitable Claim                 |
        | si-major-powers-0544 | Infinite Vitality                 |
        | si-major-powers-0545 | Paralyzing Fright                 |
        | si-major-powers-0546 | Powerstorm                        |
        | si-major-powers-0547 | Talons of Lightning               |
        | si-major-powers-0548 | Terrifying Nightmares             |
        | si-major-powers-0549 | The Trees and Stones Speak of War |
        | si-major-powers-0550 | Vengeance of the Dead             |
        | si-major-powers-0551 | Vigor of the Breaking Dawn        |
        | si-major-powers-0552 | Winds of Rust and Atrophy         |
        | si-major-powers-0553 | Wrap in Wings of Sunlight         |

    @case:si-major-powers-0555 @SI-fast-phase-S01
    Scenario: a fast Major Power that is still in hand
      Given a game under way with Spirits only
      And a land with 1 explorer
      And Earth has 2 presence in here
      And Earth holds Paralyzing Fright
      When Earth uses Paralyzing Fright
      And it targets here
      Then it is refused by SI-fast-phase-S01

    @case:si-major-powers-0556 @SI-slow-phase-S01
    Scenario: a slow Major Power that is still in hand
      Given a game under way with Spirits only
      And a land with 1 explorer
      And Earth has 2 presence in here
      And Earth holds Mists of Oblivion
      When Earth uses Mists of Oblivion
      And it targets here
      Then it is refused by SI-slow-phase-S01

    @case:si-major-powers-0557 @SI-power-principles-L01
    Scenario: a Major Power for the second time
      Given a game under way with Spirits only
      And a land with 1 explorer
      And Earth has 2 presence in here
      And Earth has played Paralyzing Fright
      And Earth has used Paralyzing Fright
      When Earth uses Paralyzing Fright
      And it targets here
      Then it is refused by SI-power-principles-L01

    @case:si-major-powers-0558 @SI-power-principles-R08
    Scenario: a Major Power for the second time, with Energy left
      Given a game under way with Spirits only
      And a land with 1 explorer
      And Earth has 2 presence in here
      And Earth has 4 energy
      And Earth has played Mists of Oblivion
      And Earth has used Mists of Oblivion
      When Earth uses Mists of Oblivion
      And it targets here
      Then it is refused by SI-power-principles-R08

    @case:si-major-powers-0559 @SI-fast-phase-P02
    Scenario: a Major Power without a land that it could target
      Given a game under way with Spirits only
      And a land with 1 explorer
      And Earth has 1 presence in here
      And Earth has played Paralyzing Fright
      When Earth uses Paralyzing Fright
      And it targets here
      Then it is refused by SI-fast-phase-P02

  # What each of them costs and brings

  @SI-spirit-phase-S08
  Rule: A Major Power that is laid down is paid for and brings its elements

    Scenario Outline: a Major Power is laid down
      Given a game under way with Spirits only
      And a land
      And Earth has 1 presence in here
      And Earth has 6 energy
      And Earth holds <power>
      When Earth plays <power>
      Then Earth then has <left> energy
      And Earth then has just the elements <elements>
      And the cards in play of Earth are then <power>

      Examples:
        | case                 | power                             | left | elements                |
        | si-major-powers-0561 | Accelerated Rot                   | 2    | sun, water and plant    |
        | si-major-powers-0562 | Blazing Renewal                   | 1    | fire, earth and plant   |
        | si-major-powers-0563 | Cleansing Floods                  | 1    | sun and water           |
        | si-major-powers-0564 | Dissolve the Bonds of Kinship     | 2    | fire, water and animal  |
        | si-major-powers-0565 | Entwined Power                    | 4    | moon, water and plant   |
        | si-major-powers-0566 | Indomitable Claim                 | 2    | sun and earth           |
        | si-major-powers-0567 | Infinite Vitality                 | 3    | earth, plant and animal |
        | si-major-powers-0568 | Mists of Oblivion                 | 2    | moon, air and water     |
        | si-major-powers-0569 | Paralyzing Fright                 | 2    | air and earth           |
        | si-major-powers-0570 | Pillar of Living Flame            | 1    | fire                    |
        | si-major-powers-0571 | Poisoned Land                     | 3    | earth, plant and animal |
        | si-major-powers-0572 | Powerstorm                        | 3    | sun, fire and air       |
        | si-major-powers-0573 | Talons of Lightning               | 0    | fire and air            |
        | si-major-powers-0574 | Terrifying Nightmares             | 2    | moon and air            |
        | si-major-powers-0575 | The Jungle Hungers                | 3    | moon and plant          |
        | si-major-powers-0576 | The Land Thrashes in Furious Pain | 2    | moon, fire and earth    |
        | si-major-powers-0577 | The Trees and Stones Speak of War | 4    | sun, earth and plant    |
        | si-major-powers-0578 | Tsunami                           | 0    | water and earth         |
        | si-major-powers-0579 | Vengeance of the Dead             | 3    | moon, fire and animal   |
        | si-major-powers-0580 | Vigor of the Breaking Dawn        | 3    | sun and animal          |
        | si-major-powers-0581 | Winds of Rust and Atrophy         | 3    | air, water and animal   |
        | si-major-powers-0582 | Wrap in Wings of Sunlight         | 3    | sun, air and animal     |
