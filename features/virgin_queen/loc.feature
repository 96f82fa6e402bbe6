Feature: Lines of communication
  A line of communication connects a space with a friendly-controlled fortified home space. The scenarios take control of
  an unfortified space that a French unit stands in.

  Background:
    Given France and Spain are at war
    And it is the impulse of France, with 1 CP
    And here holds 1 regular of France

  @VQ-12.1-D01
  Rule: It comes from a friendly-controlled fortified home space

    @case:vq-loc-0001
    Scenario: through a friendly space
      Given an unfortified space called here of Spain, adjacent to there
      And an unfortified space called there of France
      And a fortress called home of France, adjacent to there
      When control of here is taken
      Then France controls here

    @case:vq-loc-0002 @VQ-12.1-R06
    Scenario: an unfortified home space is no beginning
      Given an unfortified space called here of Spain, adjacent to home
      And an unfortified space called home of France
      When control of here is taken
      Then it is refused by VQ-12.1-R06

    @case:vq-loc-0003
    Scenario: an occupied fortified space of another power is no home
      Given an unfortified space called here of Spain, adjacent to home
      And a key called home of Spain
      And home is controlled by France
      When control of here is taken
      Then it is refused by VQ-12.1-R06

    @case:vq-loc-0004
    Scenario: a home space that the enemy has occupied is none
      Given an unfortified space called here of Spain, adjacent to home
      And a key called home of France
      And home is controlled by Spain
      When control of here is taken
      Then it is refused by VQ-12.1-R06

    @case:vq-loc-0005 @VQ-12.1-D02
    Scenario: a home space of a major ally
      Given an unfortified space called here of Spain, adjacent to home
      And a key called home of England
      And France and England are allied
      When control of here is taken
      Then France controls here

    @case:vq-loc-0006 @VQ-12.1-D02
    Scenario: a home space of a minor ally
      Given an unfortified space called here of Spain, adjacent to home
      And a key called home of Scotland
      And Scotland is an active minor power of France
      When control of here is taken
      Then France controls here

    @case:vq-loc-0007
    Scenario: a home space of an inactive minor power
      Given an unfortified space called here of Spain, adjacent to home
      And a key called home of Scotland
      When control of here is taken
      Then it is refused by VQ-12.1-R06

    @case:vq-loc-0008 @VQ-2.1-D03
    Scenario: a fortress that was built fortifies a home space
      Given an unfortified space called here of Spain, adjacent to home
      And an unfortified space called home of France
      And a fortress was built in home
      When control of here is taken
      Then France controls here

  Rule: What it may pass

    @case:vq-loc-0010 @VQ-12.1-R01
    Scenario: no space of an enemy
      Given an unfortified space called here of Spain, adjacent to there
      And an unfortified space called there of Spain
      And a key called home of France, adjacent to there
      When control of here is taken
      Then it is refused by VQ-12.1-R06

    @case:vq-loc-0011 @VQ-12.1-R01
    Scenario: no independent space
      Given an unfortified space called here of Spain, adjacent to there
      And an unfortified space called there
      And a key called home of France, adjacent to there
      When control of here is taken
      Then it is refused by VQ-12.1-R06

    @case:vq-loc-0012 @VQ-9.2-E01
    Scenario: a space of an ally
      Given an unfortified space called here of Spain, adjacent to there
      And an unfortified space called there of England
      And a key called home of France, adjacent to there
      And France and England are allied
      When control of here is taken
      Then France controls here

    @VQ-12.1-R02
    Scenario Outline: no space with enemy units, naval units and leaders included
      Given an unfortified space called here of Spain, adjacent to there
      And an unfortified space called there of France, adjacent to sea
      And a sea zone called sea
      And a key called home of France, adjacent to there
      And Alba, an army leader of Spain, has battle 2 and command 6
      And <there>
      When control of here is taken
      Then it is refused by VQ-12.1-R06

      Examples:
        | there                            | case        |
        | there holds 1 regular of Spain   | vq-loc-0014 |
        | there harbours 1 galley of Spain | vq-loc-0015 |
        | there holds Alba                 | vq-loc-0016 |

    @case:vq-loc-0017 @VQ-12.1-R02
    Scenario: neutral units don't matter
      Given an unfortified space called here of Spain, adjacent to there
      And an unfortified space called there of France, adjacent to sea
      And a sea zone called sea
      And a key called home of France, adjacent to there
      And there harbours 1 galleon of England
      When control of here is taken
      Then France controls here

    @case:vq-loc-0018 @VQ-12.1-R03
    Scenario: no space in unrest
      Given an unfortified space called here of Spain, adjacent to there
      And an unfortified space called there of France
      And there is in unrest
      And a key called home of France, adjacent to there
      When control of here is taken
      Then it is refused by VQ-12.1-R06

    @case:vq-loc-0020 @VQ-12.1-D01
    Scenario: over a pass
      Given an unfortified space called here of Spain, over a pass to home
      And a key called home of France
      When control of here is taken
      Then France controls here

    @case:vq-loc-0021 @VQ-12.1-R01
    Scenario: which end need not be friendly
      Given an unfortified space called here of Spain, adjacent to home
      And a key called home of France
      When control of here is taken
      Then by the reading target_space of VQ-Q147
      And France controls here
      And by the reading home_space of VQ-Q147
      And it is refused by VQ-12.1-R06

    @case:vq-loc-0022 @VQ-12.1-R03
    Scenario: the home space may not be in unrest
      Given an unfortified space called here of Spain, adjacent to home
      And a key called home of France
      And home is in unrest
      When control of here is taken
      Then it is refused by VQ-12.1-R06

    @case:vq-loc-0023 @VQ-12.1-R03
    Scenario: whether its end may be in unrest
      Given an unfortified space called here of Spain, adjacent to home
      And here is in unrest
      And a key called home of France
      When control of here is taken
      Then by the reading target_may_be_in_unrest of VQ-Q285
      And France controls here
      And by the reading not_even_the_target of VQ-Q285
      And it is refused by VQ-12.1-R06

    @case:vq-loc-0059 @VQ-12.1-R03
    Scenario: its end may not be in unrest
      Given an unfortified space called here of Spain, adjacent to home
      And here is in unrest
      And a key called home of France
      And VQ-Q285 is read as not_even_the_target
      When control of here is taken
      Then it is refused by VQ-12.1-R06

  Rule: Over the sea

    @case:vq-loc-0030 @VQ-12.1-P01
    Scenario: through sea zones that each hold a friendly naval unit
      Given an unfortified space called here of Spain, adjacent to ocean
      And a sea zone called ocean, adjacent to sea
      And a sea zone called sea
      And a key called home of France, adjacent to sea
      And sea harbours 1 galley of France
      And ocean harbours 1 galleon of France
      When control of here is taken
      Then France controls here

    @case:vq-loc-0031 @VQ-12.1-P01
    Scenario: one sea zone holds none
      Given an unfortified space called here of Spain, adjacent to ocean
      And a sea zone called ocean, adjacent to sea
      And a sea zone called sea
      And a key called home of France, adjacent to sea
      And ocean harbours 1 galleon of France
      When control of here is taken
      Then it is refused by VQ-12.1-R06

    @case:vq-loc-0032 @VQ-12.1-P01
    Scenario: an ally's naval unit is friendly
      Given an unfortified space called here of Spain, adjacent to sea
      And a sea zone called sea
      And a key called home of France, adjacent to sea
      And France and England are allied
      And sea harbours 1 galleon of England
      When control of here is taken
      Then France controls here

    @case:vq-loc-0033 @VQ-12.1-R04
    Scenario: it leaves the sea through a friendly-controlled port
      Given an unfortified space called here of Spain, adjacent to there
      And an unfortified space called there of France, adjacent to sea
      And a sea zone called sea
      And a key called home of France, adjacent to sea
      And sea harbours 1 galley of France
      When control of here is taken
      Then France controls here

    @case:vq-loc-0034 @VQ-12.1-R04
    Scenario: not through another's port
      Given an unfortified space called here of Spain, adjacent to there
      And an unfortified space called there of Spain, adjacent to sea
      And a sea zone called sea
      And a key called home of France, adjacent to sea
      And sea harbours 1 galley of France
      When control of here is taken
      Then it is refused by VQ-12.1-R06

    @case:vq-loc-0035 @VQ-12.1-X01
    Scenario: the port at its end need not be friendly
      Given an unfortified space called here of Spain, adjacent to sea
      And a sea zone called sea
      And a key called home of France, adjacent to sea
      And sea harbours 1 galley of France
      When control of here is taken
      Then France controls here

    @case:vq-loc-0036 @VQ-12.1-R02
    Scenario: an ally's fleet and an enemy's in one sea zone
      Given an unfortified space called here of Spain, adjacent to sea
      And a sea zone called sea
      And a key called home of France, adjacent to sea
      And France and England are allied
      And sea harbours 1 galleon of England and 1 galley of Spain
      When control of here is taken
      Then by the reading zone_is_barred of VQ-Q286
      And it is refused by VQ-12.1-R06
      And by the reading friendly_fleet_is_enough of VQ-Q286
      And France controls here

  @VQ-2.5-R05
  Rule: Over an inland waterway

    @case:vq-loc-0040
    Scenario: by the power that controls the port
      Given an unfortified space called here of Spain
      And here is joined to there by an inland waterway
      And an unfortified space called there of France, adjacent to sea and home
      And a sea zone called sea
      And a key called home of France
      When control of here is taken
      Then France controls here

    @case:vq-loc-0041
    Scenario: not by another
      Given an unfortified space called here of Spain, adjacent to sea
      And a sea zone called sea
      And here is joined to there by an inland waterway
      And an unfortified space called there of France, adjacent to home
      And a key called home of France
      When control of here is taken
      Then it is refused by VQ-12.1-R06

  Rule: Two pairs of sea zones are connected by a port only

    @VQ-2.5-R09
    Scenario Outline: the Ionian and the Tyrrhenian Sea
      Given an unfortified space called here of Spain, adjacent to <one>
      And a sea zone called <one>, adjacent to <other>
      And a sea zone called <other>
      And a key called home of France, adjacent to <other>
      And <one> harbours 1 galley of France
      And <other> harbours 1 galley of France
      When control of here is taken
      Then it is refused by VQ-12.1-R06

      Examples:
        | one            | other          | case        |
        | Ionian Sea     | Tyrrhenian Sea | vq-loc-0050 |
        | Tyrrhenian Sea | Ionian Sea     | vq-loc-0051 |

    @VQ-2.5-R09
    Scenario Outline: each of the two is adjacent to others
      Given an unfortified space called here of Spain, adjacent to <one>
      And a sea zone called <one>, adjacent to <other>
      And a sea zone called <other>
      And a key called home of France, adjacent to <other>
      And <one> harbours 1 galley of France
      And <other> harbours 1 galley of France
      When control of here is taken
      Then France controls here

      Examples:
        | one            | other         | case        |
        | Ionian Sea     | Adriatic Sea  | vq-loc-0054 |
        | Tyrrhenian Sea | Barbary Coast | vq-loc-0055 |

    @VQ-2.5-R10
    Scenario Outline: the Barbary Coast and the Atlantic Ocean
      Given an unfortified space called here of Spain, adjacent to <one>
      And a sea zone called <one>, adjacent to <other>
      And a sea zone called <other>
      And a key called home of France, adjacent to <other>
      And <one> harbours 1 galley of France
      And <other> harbours 1 galley of France
      When control of here is taken
      Then it is refused by VQ-12.1-R06

      Examples:
        | one            | other          | case        |
        | Barbary Coast  | Atlantic Ocean | vq-loc-0052 |
        | Atlantic Ocean | Barbary Coast  | vq-loc-0053 |

    @VQ-2.5-R10
    Scenario Outline: each of these two is adjacent to others
      Given an unfortified space called here of Spain, adjacent to <one>
      And a sea zone called <one>, adjacent to <other>
      And a sea zone called <other>
      And a key called home of France, adjacent to <other>
      And <one> harbours 1 galley of France
      And <other> harbours 1 galley of France
      When control of here is taken
      Then France controls here

      Examples:
        | one            | other      | case        |
        | Barbary Coast  | Ionian Sea | vq-loc-0056 |
        | Atlantic Ocean | Irish Sea  | vq-loc-0057 |

    @case:vq-loc-0058 @VQ-12.1-P01
    Scenario: a friendly port on both connects them
      Given an unfortified space called here of Spain, adjacent to Ionian Sea
      And a sea zone called Ionian Sea
      And a sea zone called Tyrrhenian Sea
      And a key called Messina of Spain, adjacent to Ionian Sea and Tyrrhenian Sea
      And Messina is controlled by France
      And a key called home of France, adjacent to Tyrrhenian Sea
      And Ionian Sea harbours 1 galley of France
      And Tyrrhenian Sea harbours 1 galley of France
      When control of here is taken
      Then France controls here
