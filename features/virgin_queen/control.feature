Feature: Control of unfortified spaces
  For 1 CP a power takes control of an unfortified space: of one that it stands in, or of one that it stands next to
  while no enemy does, if it has a line of communication to it.

  Background:
    Given a key called home of France, adjacent to here
    And France and Spain are at war
    And it is the impulse of France, with 3 CP

  # What it needs

  Rule: The space is controlled for 1 CP by a land unit in it

    @case:vq-control-0001 @VQ-12.2-P01 @VQ-12.2-R04
    Scenario: a regular stands in the space
      Given an unfortified space called here of Spain
      And here holds 1 regular of France
      When control of here is taken
      Then France controls here
      And France has 2 CP left

    @case:vq-control-0002 @VQ-12.2-P01
    Scenario: no CP is left
      Given an unfortified space called here of Spain
      And here holds 1 regular of France
      And it is the impulse of France, with 0 CP
      When control of here is taken
      Then it is refused by VQ-12.2-P01

    @case:vq-control-0003 @VQ-12.2-R04
    Scenario: cavalry are land units as well
      Given a key called court of the Ottoman, adjacent to here
      And an unfortified space called here of Spain
      And Spain and the Ottoman are at war
      And it is the impulse of the Ottoman, with 1 CP
      And here holds 1 cavalry of the Ottoman
      When control of here is taken
      Then the Ottoman controls here
      And the Ottoman has 0 CP left

    @case:vq-control-0004 @VQ-24.3-E01
    Scenario: a unit of an active minor power is one of its major power
      Given an unfortified space called here of Spain
      And Scotland is an active minor power of France
      And here holds 1 regular of Scotland
      When control of here is taken
      Then France controls here

    @case:vq-control-0005 @VQ-12.2-R05
    Scenario: neither in the space nor next to it stands a land unit
      Given an unfortified space called here of Spain
      When control of here is taken
      Then it is refused by VQ-12.2-R05

  @VQ-12.2-R01
  Rule: The space is independent or an enemy's

    @case:vq-control-0010 @VQ-2.1-D12
    Scenario: an independent space
      Given an unfortified space called here
      And here holds 1 regular of France
      When control of here is taken
      Then France controls here

    @case:vq-control-0011
    Scenario: a space of a power that is at peace
      Given an unfortified space called here of England
      And here holds 1 regular of France
      When control of here is taken
      Then it is refused by VQ-12.2-R01

    @case:vq-control-0012
    Scenario: a space that an enemy has occupied
      Given an unfortified space called here of England
      And here is controlled by Spain
      And here holds 1 regular of France
      When control of here is taken
      Then France controls here

    @case:vq-control-0013
    Scenario: a space that is France's already
      Given an unfortified space called here of France
      And here holds 1 regular of France
      When control of here is taken
      Then it is refused by VQ-12.2-R01

    @case:vq-control-0014 @VQ-2.2-D08
    Scenario: a home space of the minor ally of an enemy is that enemy's
      Given an unfortified space called here of Venice
      And Venice is an active minor power of Spain
      And here holds 1 regular of France
      When control of here is taken
      Then France controls here

    @case:vq-control-0015
    Scenario: a home space of an inactive minor power that is at peace
      Given an unfortified space called here of Venice
      And here holds 1 regular of France
      When control of here is taken
      Then it is refused by VQ-12.2-R01

    @case:vq-control-0017 @VQ-2.2-D08
    Scenario: a home space of a minor ally that a third power has occupied
      Given an unfortified space called here of Venice
      And Venice is an active minor power of Spain
      And here is controlled by England
      And here holds 1 regular of France
      When control of here is taken
      Then by the reading not_the_occupied of VQ-Q100
      And it is refused by VQ-12.2-R01
      And by the reading all_of_them of VQ-Q100
      And France controls here

    @case:vq-control-0016 @VQ-2.5-D03
    Scenario: a split home space without a marker is the lower colour's
      Given an unfortified space called here of Spain, split with the Dutch
      And here holds 1 regular of France
      When control of here is taken
      Then France controls here

  @VQ-12.2-R02 @VQ-12.3-R01
  Rule: The space is unfortified

    Scenario Outline: a fortified space needs a siege
      Given a <kind> called here of Spain
      And here holds 1 regular of France
      When control of here is taken
      Then it is refused by VQ-12.2-R02

      Examples:
        | kind     | case            |
        | key      | vq-control-0021 |
        | fortress | vq-control-0022 |

    @case:vq-control-0023
    Scenario: a fortress was built in the space
      Given an unfortified space called here of Spain
      And a fortress was built in here
      And here holds 1 regular of France
      When control of here is taken
      Then it is refused by VQ-12.2-R02

  @VQ-12.2-R05
  Rule: Or a land unit is next to it, and no enemy land unit is

    @case:vq-control-0030
    Scenario: a regular next to it
      Given an unfortified space called here of Spain
      And home holds 1 regular of France
      When control of here is taken
      Then France controls here

    @case:vq-control-0031
    Scenario: an enemy land unit is next to it too
      Given an unfortified space called here of Spain, adjacent to there
      And an unfortified space called there of Spain
      And home holds 1 regular of France
      And there holds 1 mercenary of Spain
      When control of here is taken
      Then it is refused by VQ-12.2-R05

    @case:vq-control-0032 @VQ-2.2-D12
    Scenario: independent units next to it are no enemies
      Given an unfortified space called here of Spain, adjacent to there
      And an unfortified space called there of Spain
      And home holds 1 regular of France
      And there holds 1 regular of the independents
      When control of here is taken
      Then France controls here

    @case:vq-control-0033 @VQ-12.2-R04
    Scenario: the enemy next to it doesn't matter to a unit in the space
      Given an unfortified space called here of Spain, adjacent to there
      And an unfortified space called there of Spain
      And here holds 1 regular of France
      And there holds 1 mercenary of Spain
      When control of here is taken
      Then France controls here

    @case:vq-control-0034 @VQ-12.2-X01
    Scenario: over a pass it isn't next to the unit
      Given an unfortified space called here of Spain, over a pass to there
      And an unfortified space called there of France
      And there holds 1 regular of France
      When control of here is taken
      Then it is refused by VQ-12.2-R05

    @case:vq-control-0035 @VQ-12.2-X01
    Scenario: over a pass it isn't next to the enemy either
      Given an unfortified space called here of Spain, over a pass to there
      And an unfortified space called there of Spain
      And home holds 1 regular of France
      And there holds 1 regular of Spain
      When control of here is taken
      Then France controls here

    @case:vq-control-0036 @VQ-12.2-D01
    Scenario: only the line of communication of the space itself counts
      Given an unfortified space called here of Spain, adjacent to there
      And an unfortified space called there of Spain
      And there is in unrest
      And there holds 1 regular of France
      When control of here is taken
      Then France controls here

    @case:vq-control-0037
    Scenario: besieged enemies next to it count, or they don't
      Given an unfortified space called here of Spain, adjacent to there
      And a key called there of Spain
      And there holds 2 regulars of France
      And 1 regular of Spain is besieged in there by France
      When control of here is taken
      Then by the reading they_count of VQ-Q148
      And it is refused by VQ-12.2-R05
      And by the reading they_do_not of VQ-Q148
      And France controls here

  @VQ-12.2-R06
  Rule: No land unit of another power that isn't an ally is in the space

    @case:vq-control-0040
    Scenario: an ally is there too
      Given an unfortified space called here of Spain
      And France and England are allied
      And here holds 1 regular of France and 2 regulars of England
      When control of here is taken
      Then France controls here

    @case:vq-control-0041
    Scenario: an enemy is there
      Given an unfortified space called here of Spain
      And home holds 2 regulars of France
      And here holds 1 regular of Spain
      When control of here is taken
      Then it is refused by VQ-12.2-R06

    @case:vq-control-0042
    Scenario: a neutral is there
      Given an unfortified space called here of Spain
      And here holds 1 regular of France and 1 regular of England
      When control of here is taken
      Then it is refused by VQ-12.2-R06

  # What comes of it

  Rule: A marker is placed, or removed

    @case:vq-control-0050 @VQ-12.2-X02
    Scenario: the original owner has its space back
      Given an unfortified space called here of France
      And here is controlled by Spain
      And here holds 1 regular of France
      When control of here is taken
      Then here has no control marker

    @case:vq-control-0051 @VQ-12.2-X02
    Scenario: a major power has a home space of its minor ally back
      Given an unfortified space called here of Scotland
      And Scotland is an active minor power of France
      And here is controlled by Spain
      And here holds 1 regular of Scotland
      When control of here is taken
      Then here has no control marker

    @case:vq-control-0052 @VQ-2.2-S01 @VQ-2.5-E02
    Scenario: the Protestant in a split home space needs a marker
      Given an unfortified space called here of France, split with the Huguenots
      And a fortress called refuge of France, split with the Huguenots, adjacent to here
      And refuge is controlled by the Protestant
      And France and the Protestant are at war
      And it is the impulse of the Protestant, with 1 CP
      And here holds 1 regular of the Huguenots
      When control of here is taken
      Then the Protestant controls here

    @case:vq-control-0054 @VQ-2.5-E01
    Scenario: the same in the Netherlands
      Given an unfortified space called here of Spain, split with the Dutch
      And a fortress called refuge of Spain, split with the Dutch, adjacent to here
      And refuge is controlled by the Protestant
      And Spain and the Protestant are at war
      And it is the impulse of the Protestant, with 1 CP
      And here holds 1 regular of the Dutch
      When control of here is taken
      Then the Protestant controls here

    @case:vq-control-0053 @VQ-12.2-R07
    Scenario: the religion stays as it is
      Given an unfortified space called here of Spain
      And here lies in the Netherlands
      And here is protestant by its marker
      And here holds 1 regular of France
      When control of here is taken
      Then France controls here
      And here is still protestant

  @VQ-12.2-E01
  Rule: Enemy naval units leave the port

    @case:vq-control-0060
    Scenario: they retreat to an adjacent sea zone of their owner's choice
      Given an unfortified space called here of Spain, adjacent to sea and ocean
      And a sea zone called sea
      And a sea zone called ocean
      And here holds 1 regular of France
      And here harbours 2 galleys of Spain
      When control of here is taken
      And the fleet of Spain retreats to ocean
      Then France controls here
      And here then harbours no galleys of Spain
      And ocean then harbours 2 galleys of Spain

    @case:vq-control-0061 @VQ-16.2-S14
    Scenario: to one with naval units of their enemies
      Given an unfortified space called here of Spain, adjacent to sea and ocean
      And a sea zone called sea
      And a sea zone called ocean
      And sea harbours 1 galley of France
      And here holds 1 regular of France
      And here harbours 2 galleys of Spain
      When control of here is taken
      And the fleet of Spain retreats to sea
      Then by the reading as_in_step_9 of VQ-Q287
      And it is refused by VQ-16.2-S14
      And by the reading any_adjacent_zone of VQ-Q287
      And sea then harbours 2 galleys of Spain

    @case:vq-control-0062 @VQ-16.2-E05
    Scenario: without a sea zone they are eliminated
      Given an unfortified space called here of Spain, adjacent to sea
      And a sea zone called sea
      And sea harbours 1 galley of France
      And here holds 1 regular of France
      And here harbours 2 galleys of Spain
      And Bazan, a naval leader of Spain, is in here
      When control of here is taken
      Then the next turn's box holds 2 galleys of Spain
      And Bazan returns next turn

    @case:vq-control-0063
    Scenario: a leader goes with them, an ally's naval units stay
      Given an unfortified space called here of Spain, adjacent to sea
      And a sea zone called sea
      And France and England are allied
      And here holds 1 regular of France
      And here harbours 1 galleon of Spain and 1 galleon of England
      And Bazan, a naval leader of Spain, is in here
      When control of here is taken
      Then sea then harbours 1 galleon of Spain
      And Bazan is then in sea
      And here then harbours 1 galleon of England

    @case:vq-control-0064 @VQ-12.2-E01
    Scenario: naval leaders go with them, or stay
      Given an unfortified space called here of Spain, adjacent to sea
      And a sea zone called sea
      And here holds 1 regular of France
      And here harbours 1 galleon of Spain
      And Bazan, a naval leader of Spain, is in here
      When control of here is taken
      Then by the reading with_the_units_or_turn_track of VQ-Q288
      And Bazan is then in sea
      And by the reading leaders_stay of VQ-Q288
      And Bazan is then in here

    @case:vq-control-0065 @VQ-12.2-E01
    Scenario: a naval leader without naval units
      Given an unfortified space called here of Spain, adjacent to sea
      And a sea zone called sea
      And here holds 1 regular of France
      And Bazan, a naval leader of Spain, is in here
      When control of here is taken
      Then by the reading with_the_units_or_turn_track of VQ-Q288
      And Bazan returns next turn
      And by the reading leaders_stay of VQ-Q288
      And Bazan is then in here

    @case:vq-control-0066 @VQ-12.2-E01
    Scenario: a naval leader without naval units, and the galley of another enemy
      Given an unfortified space called here of Spain, adjacent to sea
      And a sea zone called sea
      And France and Venice are at war
      And here holds 1 regular of France
      And Bazan, a naval leader of Spain, is in here
      And here harbours 1 galley of Venice
      When control of here is taken
      Then Bazan returns next turn
      And sea then harbours 1 galley of Venice
      And here then harbours no galleys of Venice

    @case:vq-control-0067 @VQ-12.2-E01 @VQ-24.3-E01
    Scenario: those of a minor ally go along
      Given an unfortified space called here of Spain, adjacent to sea and ocean
      And a sea zone called sea
      And a sea zone called ocean
      And Venice is an active minor power of Spain
      And here holds 1 regular of France
      And here harbours 1 galleon of Spain and 2 galleys of Venice
      And Venier, a naval leader of Venice, is in here
      When control of here is taken
      And the fleet of Spain retreats to ocean
      Then ocean then harbours 1 galleon of Spain and 2 galleys of Venice
      And Venier is then in ocean

    @case:vq-control-0068 @VQ-12.2-E01
    Scenario: a naval leader of a minor ally goes along too
      Given an unfortified space called here of Spain, adjacent to sea
      And a sea zone called sea
      And Venice is an active minor power of Spain
      And here holds 1 regular of France
      And here harbours 1 galleon of Spain
      And Venier, a naval leader of Venice, is in here
      When control of here is taken
      Then sea then harbours 1 galleon of Spain
      And Venier is then in sea

    @case:vq-control-0069 @VQ-12.2-E01
    Scenario: two enemies go where each of them likes
      Given an unfortified space called here of Spain, adjacent to sea and ocean
      And a sea zone called sea
      And a sea zone called ocean
      And France and England are at war
      And here holds 1 regular of France
      And here harbours 1 galleon of Spain and 1 galleon of England
      When control of here is taken
      And the fleet of Spain retreats to ocean
      And the fleet of England retreats to sea
      Then ocean then harbours 1 galleon of Spain
      And sea then harbours 1 galleon of England

    @case:vq-control-0070 @VQ-12.2-E01
    Scenario: an enemy without a fleet there keeps nobody
      Given an unfortified space called here of Spain, adjacent to sea
      And a sea zone called sea
      And France and the Ottoman are at war
      And here holds 1 regular of France
      And here harbours 1 galleon of Spain
      When control of here is taken
      Then sea then harbours 1 galleon of Spain
