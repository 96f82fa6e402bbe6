Feature: Unrest
  Unrest markers take most benefits of control from a space. They are removed for 1 CP.

  Background:
    Given France and Spain are at war
    And it is the impulse of France, with 2 CP

  Rule: Events place unrest

    @case:vq-unrest-0001 @VQ-12.4-E01 @VQ-12.4-P01
    Scenario: where units stand
      Given an unfortified space called here of France
      And here holds 2 regulars of France
      When City State Rebels places unrest in here
      Then here is then in unrest

    @VQ-12.4-R01
    Scenario Outline: four of them only where nobody is
      Given a fortress called here of Spain, adjacent to sea
      And a sea zone called sea
      And Alba, an army leader of Spain, has battle 2 and command 6
      And <occupied>
      When <event> places unrest in here
      Then it is refused by VQ-12.4-R01

      Examples:
        | occupied                        | event               | case           |
        | here holds 1 regular of Spain   | Homeland Uprising   | vq-unrest-0002 |
        | here holds 1 mercenary of Spain | Morisco Revolt      | vq-unrest-0003 |
        | here harbours 1 galley of Spain | Puritans            | vq-unrest-0004 |
        | here holds Alba                 | Rising of the North | vq-unrest-0005 |

    @VQ-12.4-R01
    Scenario Outline: four of them not during a siege
      Given a fortress called here of Spain
      And Alba, an army leader of Spain, has battle 2 and command 6
      And here holds 2 regulars of the Ottoman
      And <besieged> is besieged in here by the Ottoman
      When <event> places unrest in here
      Then it is refused by VQ-12.4-R01

      Examples:
        | besieged           | event          | case           |
        | 1 regular of Spain | Morisco Revolt | vq-unrest-0006 |
        | Alba               | Puritans       | vq-unrest-0007 |

    @VQ-12.4-R01
    Scenario Outline: an empty space will do for them
      Given a fortress called here of Spain
      When <event> places unrest in here
      Then here is then in unrest

      Examples:
        | event               | case           |
        | Homeland Uprising   | vq-unrest-0008 |
        | Rising of the North | vq-unrest-0009 |

  Rule: A unit in the space removes it for 1 CP

    @case:vq-unrest-0010 @VQ-12.4-P03 @VQ-12.4-R02
    Scenario: a land unit
      Given an unfortified space called here of France
      And here is in unrest
      And here holds 1 regular of France
      When the unrest in here is removed
      Then here is no longer in unrest
      And France has 1 CP left

    @case:vq-unrest-0011 @VQ-12.4-P03
    Scenario: without CP
      Given an unfortified space called here of France
      And here is in unrest
      And here holds 1 regular of France
      And it is the impulse of France, with 0 CP
      When the unrest in here is removed
      Then it is refused by VQ-12.4-P03

    @case:vq-unrest-0012 @VQ-12.4-P03
    Scenario: where there is none
      Given an unfortified space called here of France
      And here holds 1 regular of France
      When the unrest in here is removed
      Then it is refused by VQ-12.4-P03

    @case:vq-unrest-0013 @VQ-12.4-X02
    Scenario: a line of communication isn't needed
      Given an unfortified space called here of Spain, adjacent to there
      And an unfortified space called there of Spain
      And here is in unrest
      And here holds 1 regular of France
      When the unrest in here is removed
      Then here is no longer in unrest
      And here has no control marker

    @case:vq-unrest-0014 @VQ-12.4-R02
    Scenario: a naval unit in the port
      Given an unfortified space called here of France, adjacent to sea
      And a sea zone called sea
      And here is in unrest
      And here harbours 1 galley of France
      When the unrest in here is removed
      Then by the reading any_unit of VQ-Q42
      And here is no longer in unrest
      And by the reading land_units of VQ-Q42
      And it is refused by VQ-12.4-R03

    @case:vq-unrest-0015 @VQ-12.4-R02
    Scenario: a leader alone
      Given an unfortified space called here of France
      And Guise, an army leader of France, has battle 1 and command 6
      And here is in unrest
      And here holds Guise
      When the unrest in here is removed
      Then by the reading leaders_are_units of VQ-Q103
      And here is no longer in unrest
      And by the reading only_where_named of VQ-Q103
      And it is refused by VQ-12.4-R03

    @case:vq-unrest-0016 @VQ-12.4-P03
    Scenario: in another's space
      Given an unfortified space called here of England
      And here is in unrest
      And here holds 1 regular of France
      When the unrest in here is removed
      Then by the reading any_space of VQ-Q150
      And here is no longer in unrest
      And by the reading own_or_allied_only of VQ-Q150
      And it is refused by VQ-12.4-P03

    @case:vq-unrest-0035 @VQ-12.4-R02
    Scenario: a unit of a minor ally
      Given an unfortified space called here of France
      And Scotland is an active minor power of France
      And here is in unrest
      And here holds 1 regular of Scotland
      When the unrest in here is removed
      Then by the reading with_its_minors of VQ-Q102
      And here is no longer in unrest
      And by the reading major_power_alone of VQ-Q102
      And it is refused by VQ-12.4-R03

    @case:vq-unrest-0017 @VQ-12.4-P03
    Scenario: in a key
      Given a key called here of France
      And here is in unrest
      And here holds 1 regular of France
      When the unrest in here is removed
      Then by the reading fortified_too of VQ-Q151
      And here is no longer in unrest
      And by the reading unfortified_only of VQ-Q151
      And it is refused by VQ-12.2-R02

    @case:vq-unrest-0018 @VQ-12.4-R02
    Scenario: a besieged unit is in the space too
      Given a key called here of France
      And here is in unrest
      And here holds 3 regulars of Spain
      And 1 regular of France is besieged in here by Spain
      When the unrest in here is removed
      Then here is no longer in unrest

    @case:vq-unrest-0019 @VQ-12.4-R02
    Scenario: an ally's unit isn't the power's
      Given an unfortified space called here of France
      And France and England are allied
      And here is in unrest
      And here holds 1 regular of England
      When the unrest in here is removed
      Then it is refused by VQ-12.4-R03

  @VQ-12.4-R03
  Rule: Or a land unit next to it, if no enemy land unit is

    @case:vq-unrest-0030
    Scenario: a regular next to it
      Given an unfortified space called here of France, adjacent to there
      And an unfortified space called there of France
      And here is in unrest
      And there holds 1 regular of France
      When the unrest in here is removed
      Then here is no longer in unrest

    @case:vq-unrest-0031
    Scenario: an enemy next to it
      Given an unfortified space called here of France, adjacent to there and yonder
      And an unfortified space called there of France
      And an unfortified space called yonder of Spain
      And here is in unrest
      And there holds 1 regular of France
      And yonder holds 1 regular of Spain
      When the unrest in here is removed
      Then it is refused by VQ-12.4-R03

    @case:vq-unrest-0032
    Scenario: a naval unit next to it is no land unit
      Given an unfortified space called here of France, adjacent to there
      And an unfortified space called there of France, adjacent to sea
      And a sea zone called sea
      And here is in unrest
      And there harbours 1 galley of France
      When the unrest in here is removed
      Then it is refused by VQ-12.4-R03

    @case:vq-unrest-0033 @VQ-12.4-X01
    Scenario: over a pass is not next to it
      Given an unfortified space called here of France, over a pass to there
      And an unfortified space called there of France
      And here is in unrest
      And there holds 1 regular of France
      When the unrest in here is removed
      Then it is refused by VQ-12.4-R03

    @case:vq-unrest-0034 @VQ-12.4-X01
    Scenario: over a pass the enemy isn't either
      Given an unfortified space called here of France, adjacent to there, over a pass to yonder
      And an unfortified space called there of France
      And an unfortified space called yonder of Spain
      And here is in unrest
      And there holds 1 regular of France
      And yonder holds 1 regular of Spain
      When the unrest in here is removed
      Then here is no longer in unrest

  Rule: Over an inland waterway

    @VQ-2.5-R05
    Scenario Outline: for what is it an adjacency
      Given an unfortified space called here of Spain, adjacent to sea
      And a sea zone called sea
      And here is joined to there by an inland waterway
      And an unfortified space called there of France
      And here is controlled by <owner>
      And here is in unrest
      And there holds 1 regular of France
      When the unrest in here is removed
      Then by the reading named_uses_only of VQ-Q40
      And it is refused by VQ-12.4-R03
      And by the reading controller_for_all_uses of VQ-Q40
      And <then>
      And by the reading other_uses_open_to_all of VQ-Q40
      And here is no longer in unrest

      Examples:
        | owner   | then                        | case           |
        | France  | here is no longer in unrest | vq-unrest-0040 |
        | England | it is refused by VQ-12.4-R03 | vq-unrest-0041 |
