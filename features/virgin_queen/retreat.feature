Feature: Retreat
  Who has lost a field battle leaves the space: into the fortification that it controls, or together to one adjacent space.

  Background:
    Given a key called here of the HRE, adjacent to there
    And an unfortified space called there of the Ottoman, adjacent to yonder
    And an unfortified space called yonder of the Ottoman, adjacent to far
    And an unfortified space called far of the Ottoman, adjacent to beyond
    And an unfortified space called beyond of the Ottoman
    And the HRE and the Ottoman are at war
    And it is the impulse of the HRE, with 2 CP
    And Schwendi, an army leader of the HRE, has battle 2 and command 8
    And Ahmed, an army leader of the Ottoman, has battle 2 and command 10

  # The active power

  @VQ-14.1-R07
  Rule: A beaten active formation goes back to where it came from

    @case:vq-retreat-0001
    Scenario: it goes back
      Given 2 regulars of the HRE and Schwendi have left here for there
      And there holds 3 regulars of the Ottoman
      When the HRE retreats from there
      Then here then holds 2 regulars of the HRE and Schwendi
      And the move is over

    @case:vq-retreat-0002
    Scenario: to no other space, though it is nearer home
      Given an unfortified space called Pressburg of the HRE, adjacent to there
      And 2 regulars of the HRE have left here for there
      And there holds 3 regulars of the Ottoman
      When the HRE retreats from there
      And the HRE chooses to retreat to Pressburg
      Then it is refused by VQ-14.1-R07

    @case:vq-retreat-0003
    Scenario: to an enemy's space, from which it came
      Given 2 regulars of the HRE and Schwendi have left yonder for there
      And there holds 3 regulars of the Ottoman
      When the HRE retreats from there
      Then by the reading origin_in_any_case of VQ-Q44
      And yonder then holds 2 regulars of the HRE and Schwendi
      And by the reading restrictions_too of VQ-Q44
      And 2 regulars of the HRE are lost
      And Schwendi is captured by the Ottoman

    @case:vq-retreat-0080
    Scenario: to a space in unrest, from which it came
      Given here is in unrest
      And 2 regulars of the HRE have left here for there
      And there holds 3 regulars of the Ottoman
      When the HRE retreats from there
      Then by the reading origin_in_any_case of VQ-Q44
      And here then holds 2 regulars of the HRE
      And by the reading restrictions_too of VQ-Q44
      And 2 regulars of the HRE are lost

    @case:vq-retreat-0004 @VQ-13.4-E03
    Scenario: where it had passed a fortification, it is eliminated
      Given a key called Buda of the Ottoman, adjacent to there
      And a formation has moved on from Buda in this impulse
      And 2 regulars of the HRE and Schwendi have left Buda for there
      And there holds 3 regulars of the Ottoman
      When the HRE retreats from there
      Then by the reading captured of VQ-Q301
      And 2 regulars of the HRE are lost
      And Schwendi is captured by the Ottoman
      And by the reading eliminated_too of VQ-Q301
      And 2 regulars of the HRE are lost

    @case:vq-retreat-0006 @VQ-13.4-E03
    Scenario: no enemy is left there to hold its leader: the controller does
      Given a key called Buda of the Ottoman, adjacent to there
      And a formation has moved on from Buda in this impulse
      And 2 regulars of the HRE and Schwendi have left Buda for there
      When the HRE retreats from there
      Then Schwendi is captured by the Ottoman

    @case:vq-retreat-0007 @VQ-13.4-E03
    Scenario: the besiegers hold him, not the garrison that he came to relieve
      Given a key called Buda of the Ottoman, adjacent to Vienna
      And a key called Vienna of Spain, adjacent to yonder
      And the HRE and Spain are allied
      And Spain and the Ottoman are at war
      And a formation has moved on from Buda in this impulse
      And 2 regulars of the HRE and Schwendi have left Buda for Vienna
      And the Ottoman besieges Vienna with 3 regulars of the Ottoman
      And 2 regulars of Spain and 2 mercenaries of Spain are besieged in Vienna
      When the HRE retreats from Vienna
      Then Schwendi is captured by the Ottoman

    @case:vq-retreat-0005 @VQ-14.1-R01
    Scenario: what it did in this impulse goes with it
      Given 2 regulars of the HRE have left here for there
      And 2 regulars of the HRE on their way lost the field battle
      And there holds 3 regulars of the Ottoman
      When the HRE retreats from there
      Then 2 regulars of the HRE in here have lost a field battle

  # The defender

  @VQ-14.1-R02
  Rule: A beaten defender retreats together to one adjacent space

    Background:
      Given 4 regulars of the HRE have left here for there
      And there holds 2 regulars of the Ottoman, 1 cavalry of the Ottoman and Ahmed

    @case:vq-retreat-0010
    Scenario: to the only space there is
      When the Ottoman retreats from there
      Then yonder then holds 2 regulars of the Ottoman, 1 cavalry of the Ottoman and Ahmed
      And there then holds no regulars of the Ottoman and no cavalry of the Ottoman
      And the formation still has 4 regulars of the HRE

    @case:vq-retreat-0011
    Scenario: its owner chooses
      Given an unfortified space called Szeged of the Ottoman, adjacent to there
      When the Ottoman retreats from there
      Then retreat_to is asked of ottoman, with Szeged or yonder

    @case:vq-retreat-0012 @VQ-14.1-E01
    Scenario: without a space all are eliminated
      Given yonder is in unrest
      When the Ottoman retreats from there
      Then 2 regulars of the Ottoman and 1 cavalry of the Ottoman are lost
      And Ahmed is captured by the HRE
      And no leader is in there

    @case:vq-retreat-0013 @VQ-9.2-E01
    Scenario: to a space of an ally
      Given an unfortified space called Szeged of France, adjacent to there
      And the Ottoman and France are allied
      When the Ottoman retreats from there
      And the Ottoman chooses to retreat to Szeged
      Then Szeged then holds 2 regulars of the Ottoman, 1 cavalry of the Ottoman and Ahmed

    @case:vq-retreat-0014
    Scenario: a lone enemy leader is caught by those who retreat
      Given an unfortified space called Szeged of the Ottoman, adjacent to there
      And Szeged holds Schwendi
      When the Ottoman retreats from there
      And the Ottoman chooses to retreat to Szeged
      Then by the reading only_where_named of VQ-Q103
      And Schwendi is captured by the Ottoman
      And by the reading leaders_are_units of VQ-Q103
      And it is refused by VQ-14.1-R03

    @case:vq-retreat-0015 @VQ-2.5-P01
    Scenario: over a pass
      Given an unfortified space called Szeged of the Ottoman, adjacent to there, over a pass to there
      When the Ottoman retreats from there
      And the Ottoman chooses to retreat to Szeged
      Then Szeged then holds 2 regulars of the Ottoman, 1 cavalry of the Ottoman and Ahmed

  Rule: Where a defender may not retreat

    Background:
      Given 4 regulars of the HRE have left here for there
      And there holds 2 regulars of the Ottoman

    @case:vq-retreat-0020 @VQ-14.1-R03
    Scenario: a space with enemy units
      Given an unfortified space called Szeged of the Ottoman, adjacent to there
      And Szeged holds 1 regular of the HRE
      When the Ottoman retreats from there
      And the Ottoman chooses to retreat to Szeged
      Then it is refused by VQ-14.1-R03

    @case:vq-retreat-0021 @VQ-12.4-E02 @VQ-14.1-R03
    Scenario: a space in unrest
      Given an unfortified space called Szeged of the Ottoman, adjacent to there
      And Szeged is in unrest
      When the Ottoman retreats from there
      And the Ottoman chooses to retreat to Szeged
      Then it is refused by VQ-14.1-R03

    @case:vq-retreat-0022 @VQ-14.1-R03
    Scenario: a space with units of a power at peace
      Given an unfortified space called Szeged of the Ottoman, adjacent to there
      And Szeged holds 1 regular of Spain
      When the Ottoman retreats from there
      And the Ottoman chooses to retreat to Szeged
      Then by the reading each_list_as_written of VQ-Q15
      And Szeged then holds 2 regulars of the Ottoman
      And by the reading enemy_units_only of VQ-Q15
      And Szeged then holds 2 regulars of the Ottoman
      And by the reading all_not_friendly of VQ-Q15
      And it is refused by VQ-14.1-R03

    @case:vq-retreat-0075 @VQ-14.1-R03
    Scenario: units bar it whatever leaders are there
      Given an unfortified space called Szeged of the Ottoman, adjacent to there
      And Szeged holds 1 regular of Spain and Ahmed
      And VQ-Q15 is read as all_not_friendly
      And VQ-Q103 is read as leaders_are_units
      When the Ottoman retreats from there
      And the Ottoman chooses to retreat to Szeged
      Then it is refused by VQ-14.1-R03

    @case:vq-retreat-0023 @VQ-14.1-R03
    Scenario: enemies of the power that retreats, or of the active power
      Given an unfortified space called Szeged of the Ottoman, adjacent to there
      And the Ottoman and Spain are at war
      And Szeged holds 1 regular of Spain
      When the Ottoman retreats from there
      And the Ottoman chooses to retreat to Szeged
      Then by the reading of_the_acting_power of VQ-Q101
      And it is refused by VQ-14.1-R03
      And by the reading of_the_active_power of VQ-Q101
      And Szeged then holds 2 regulars of the Ottoman

    @case:vq-retreat-0024 @VQ-14.1-R03
    Scenario: a port with enemy naval units
      Given an unfortified space called Szeged of the Ottoman, adjacent to there
      And a sea zone called sea, adjacent to Szeged
      And the port of Szeged holds 1 galley of the HRE
      When the Ottoman retreats from there
      And the Ottoman chooses to retreat to Szeged
      Then by the reading any_unit of VQ-Q297
      And it is refused by VQ-14.1-R03
      And by the reading land_units of VQ-Q297
      And Szeged then holds 2 regulars of the Ottoman

    @case:vq-retreat-0025 @VQ-14.1-R04
    Scenario: a sea zone
      Given a sea zone called sea, adjacent to there
      When the Ottoman retreats from there
      And the Ottoman chooses to retreat to sea
      Then it is refused by VQ-14.1-R04

    @case:vq-retreat-0026 @VQ-14.1-R05
    Scenario: an independent space
      Given an unfortified space called Szeged, adjacent to there
      When the Ottoman retreats from there
      And the Ottoman chooses to retreat to Szeged
      Then it is refused by VQ-14.1-R05

    @VQ-14.1-R05
    Scenario Outline: a space of a power that is not its ally
      Given an unfortified space called Szeged of <power>, adjacent to there
      When the Ottoman retreats from there
      And the Ottoman chooses to retreat to Szeged
      Then it is refused by VQ-14.1-R05

      Examples:
        | case            | power   |
        | vq-retreat-0028 | Spain   |
        | vq-retreat-0029 | the HRE |

    @case:vq-retreat-0030 @VQ-14.1-R06
    Scenario: the space from which the enemy came
      Given here is controlled by the Ottoman
      When the Ottoman retreats from there
      And the Ottoman chooses to retreat to here
      Then it is refused by VQ-14.1-R06

    @case:vq-retreat-0031 @VQ-14.1-R06
    Scenario: any other space
      When the Ottoman retreats from there
      And the Ottoman chooses to retreat to yonder
      Then yonder then holds 2 regulars of the Ottoman

  # Into the fortification

  @VQ-14.1-P01
  Rule: A power that controls the fortified space may withdraw up to 4 land units into it

    Background:
      Given a key called Buda of the Ottoman, adjacent to here and yonder
      And 8 regulars of the HRE have left here for Buda

    @case:vq-retreat-0040
    Scenario: 4 inside, the rest to the next space
      Given Buda holds 4 regulars of the Ottoman, 2 cavalry of the Ottoman and Ahmed
      When the Ottoman retreats from Buda
      And 3 regulars of the Ottoman and 1 cavalry of the Ottoman withdraw into the fortification of Buda
      And Ahmed withdraws with the units of the Ottoman
      Then 3 regulars of the Ottoman, 1 cavalry of the Ottoman and Ahmed are then besieged in Buda
      And yonder then holds 1 regular of the Ottoman and 1 cavalry of the Ottoman

    @case:vq-retreat-0041 @VQ-2.1-L01 @VQ-14.1-L01
    Scenario: not 5
      Given Buda holds 5 regulars of the Ottoman
      When the Ottoman retreats from Buda
      And 5 regulars of the Ottoman withdraw into the fortification of Buda
      Then it is refused by VQ-14.1-L01

    @case:vq-retreat-0042
    Scenario: none, if its owner likes
      Given Buda holds 3 regulars of the Ottoman and Ahmed
      When the Ottoman retreats from Buda
      And 0 regulars of the Ottoman withdraw into the fortification of Buda
      Then yonder then holds 3 regulars of the Ottoman and Ahmed

    @case:vq-retreat-0043 @VQ-2.1-L01 @VQ-14.1-L01
    Scenario: all of 4
      Given Buda holds 4 regulars of the Ottoman
      When the Ottoman retreats from Buda
      And 4 regulars of the Ottoman withdraw into the fortification of Buda
      Then 4 regulars of the Ottoman are then besieged in Buda
      And yonder then holds no regulars of the Ottoman

    @case:vq-retreat-0076 @VQ-14.1-L01
    Scenario: no room beside 4 who are inside already
      Given the Ottoman and France are allied
      And 4 regulars of France are besieged in Buda
      And Buda holds 2 regulars of the Ottoman
      When the Ottoman retreats from Buda
      Then yonder then holds 2 regulars of the Ottoman
      And Buda then holds no regulars of the Ottoman

    @case:vq-retreat-0077
    Scenario: leaders may withdraw though no unit does
      Given 4 regulars of France are besieged in Buda
      And the Ottoman and France are allied
      And Buda holds 2 regulars of the Ottoman and Ahmed
      When the Ottoman retreats from Buda
      And Ahmed withdraws with the units of the Ottoman
      Then Ahmed is then besieged in Buda
      And yonder then holds 2 regulars of the Ottoman

    @case:vq-retreat-0044
    Scenario: not a power that doesn't control it
      Given Buda is controlled by Spain
      And the HRE and Spain are at war
      And Spain and England are allied
      And an unfortified space called Szeged of England, adjacent to Buda
      And Buda holds 3 regulars of England
      When England retreats from Buda
      And 2 regulars of England withdraw into the fortification of Buda
      Then by the reading controller_only of VQ-Q167
      And Szeged then holds 3 regulars of England
      And by the reading its_allies_too of VQ-Q167
      And 2 regulars of England are then besieged in Buda
      And Szeged then holds 1 regular of England

    @case:vq-retreat-0045 @VQ-14.1-L01
    Scenario: two powers that lost together
      Given the Ottoman and France are allied
      And an unfortified space called Szeged of France, adjacent to Buda
      And VQ-Q167 is read as its_allies_too
      And Buda holds 3 regulars of France
      And 3 regulars of the Ottoman are besieged in Buda
      When France retreats from Buda
      And 2 regulars of France withdraw into the fortification of Buda
      And France chooses to retreat to Szeged
      Then by the reading four_in_all of VQ-Q168
      And it is refused by VQ-14.1-L01
      And by the reading four_of_each of VQ-Q168
      And 2 regulars of France are then besieged in Buda
      And Szeged then holds 1 regular of France

    @case:vq-retreat-0046 @VQ-14.1-R02
    Scenario: one space for two powers, or one for each
      Given the Ottoman and France are allied
      And an unfortified space called Szeged of France, adjacent to Buda
      And Buda holds 1 regular of the Ottoman and 2 regulars of France
      When France retreats from Buda
      And 1 regular of the Ottoman withdraw into the fortification of Buda
      And France chooses to retreat to Szeged
      Then by the reading one_space_per_owner of VQ-Q169
      And Szeged then holds 2 regulars of France
      And Buda then holds 1 regular of the Ottoman
      And by the reading one_common_space of VQ-Q169
      And Szeged then holds 2 regulars of France
      And 1 regular of the Ottoman are then besieged in Buda

  # Inactive minor powers and independents

  @VQ-24.1-E03
  Rule: Of a beaten inactive minor power up to 4 withdraw, the rest is eliminated

    @case:vq-retreat-0050 @VQ-24.1-R01
    Scenario: 6 are left
      Given a key called Cyprus of Venice, adjacent to beyond and here
      And the HRE and Venice are at war
      And 8 regulars of the HRE have left here for Cyprus
      And Cyprus holds 6 regulars of Venice
      When Venice retreats from Cyprus
      Then 4 regulars of Venice are then besieged in Cyprus
      And 2 regulars of Venice are lost

    @case:vq-retreat-0079
    Scenario: its naval leader stays with its ships
      Given a key called Cyprus of Venice, adjacent to beyond and here
      And a sea zone called sea, adjacent to Cyprus
      And the HRE and Venice are at war
      And Venier, a naval leader of Venice, has battle 1
      And the port of Cyprus holds 2 galleys of Venice
      And 8 regulars of the HRE have left here for Cyprus
      And Cyprus holds 5 regulars of Venice and Venier
      When Venice retreats from Cyprus
      Then 4 regulars of Venice are then besieged in Cyprus
      And Cyprus then holds no regulars of Venice and Venier
      And no leader is besieged in Cyprus

    @case:vq-retreat-0051
    Scenario: in an unfortified space all are eliminated
      Given an unfortified space called Crete of Venice, adjacent to here
      And the HRE and Venice are at war
      And 8 regulars of the HRE have left here for Crete
      And Crete holds 5 regulars of Venice
      When Venice retreats from Crete
      Then 5 regulars of Venice are lost

    @case:vq-retreat-0052 @VQ-24.7-R01
    Scenario: independents
      Given a key called Metz, adjacent to here
      And 8 regulars of the HRE have left here for Metz
      And the formation attacks the independents
      And Metz holds 5 regulars of the independents
      When the independents retreats from Metz
      Then 4 regulars of the independents are then besieged in Metz
      And 1 regular of the independents are lost

    @case:vq-retreat-0053 @VQ-24.3-E02
    Scenario: an active minor power retreats like its major power
      Given an unfortified space called Crete of Venice, adjacent to here and beyond
      And Venice is an active minor power of the Ottoman
      And 8 regulars of the HRE have left here for Crete
      And Crete holds 3 regulars of Venice and 1 regular of the Ottoman
      When the Ottoman retreats from Crete
      Then beyond then holds 3 regulars of Venice and 1 regular of the Ottoman

  # After a withdrawal (13.4)

  @VQ-13.4-R05
  Rule: A formation that is too weak for a siege retreats

    Background:
      Given a key called Buda of the Ottoman, adjacent to here
      And an unfortified space called Szeged of the HRE, adjacent to Buda
      And 4 regulars of the Ottoman are besieged in Buda
      And Buda holds 3 regulars of the HRE
      And the formation in Buda came from here

    @case:vq-retreat-0060 @VQ-13.4-E04
    Scenario: to a space that 14.1 allows
      When the HRE retreats from Buda after the withdrawal
      And the HRE chooses to retreat to Szeged
      Then by the reading any_space_that_14_1_allows of VQ-Q299
      And Szeged then holds 3 regulars of the HRE
      And by the reading origin_only of VQ-Q299
      And it is refused by VQ-14.1-R07

    @case:vq-retreat-0061
    Scenario: back, and it costs no CP
      When the HRE retreats from Buda after the withdrawal
      And the HRE chooses to retreat to here
      Then here then holds 3 regulars of the HRE
      And the HRE has 2 CP left
      And the siege check in Buda after a move is due

    @case:vq-retreat-0078 @VQ-13.4-E03
    Scenario: back to a fortified space that it has passed
      Given a fortress called Pest of the Ottoman, adjacent to Buda
      And Pest holds 4 regulars of the Ottoman
      And the formation in Buda came from Pest
      And a formation has moved on from Pest in this impulse
      And VQ-Q299 is read as origin_only
      When the HRE retreats from Buda after the withdrawal
      Then 3 regulars of the HRE are lost
      And Pest then holds 4 regulars of the Ottoman

    @case:vq-retreat-0062
    Scenario: not into unrest
      Given Szeged is in unrest
      When the HRE retreats from Buda after the withdrawal
      And the HRE chooses to retreat to Szeged
      Then it is refused by VQ-14.1-R03

  # Moriscos

  @VQ-23.1-R02
  Rule: Moriscos stay within 2 spaces of Granada

    Background:
      Given a fortress called Granada of Spain, adjacent to Malaga
      And an unfortified space called Malaga of the Ottoman, adjacent to Ronda
      And an unfortified space called Ronda of the Ottoman, adjacent to here
      And an unfortified space called Cadiz of the Ottoman, adjacent to Ronda

    @case:vq-retreat-0070
    Scenario: a retreat to the third space
      Given here is controlled by Spain
      And the HRE and Spain are allied
      And 4 regulars of the HRE have left here for Ronda
      And Ronda holds 2 moriscos of the Ottoman
      When the Ottoman retreats from Ronda
      And the Ottoman chooses to retreat to Cadiz
      Then by the reading by_none of VQ-Q309
      And it is refused by VQ-23.1-R02
      And by the reading move_action_only of VQ-Q309
      And Cadiz then holds 2 moriscos of the Ottoman

    @case:vq-retreat-0071
    Scenario: a retreat to the first
      Given 4 regulars of the HRE have left here for Ronda
      And Ronda holds 2 moriscos of the Ottoman
      When the Ottoman retreats from Ronda
      And the Ottoman chooses to retreat to Malaga
      Then Malaga then holds 2 moriscos of the Ottoman

    @case:vq-retreat-0074 @VQ-14.1-R02
    Scenario: other units retreat to the third space
      Given 4 regulars of the HRE have left here for Ronda
      And Ronda holds 2 regulars of the Ottoman
      When the Ottoman retreats from Ronda
      And the Ottoman chooses to retreat to Cadiz
      Then Cadiz then holds 2 regulars of the Ottoman

    @case:vq-retreat-0072
    Scenario: a move to the third space
      Given it is the impulse of the Ottoman, with 1 CP
      And Ronda holds 2 moriscos of the Ottoman
      When 2 moriscos of the Ottoman move from Ronda to Cadiz
      Then it is refused by VQ-23.1-R02

    @case:vq-retreat-0073
    Scenario: a move to the second space
      Given it is the impulse of the Ottoman, with 1 CP
      And Malaga holds 2 moriscos of the Ottoman
      When 2 moriscos of the Ottoman move from Malaga to Ronda
      Then 2 moriscos of the Ottoman are on the way from Malaga to Ronda
