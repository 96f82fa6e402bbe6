Feature: Siege
  Land units are besieged in a fortification when more enemy land units stand before it, and no longer.

  Background:
    Given a key called here of the Ottoman, adjacent to there and yonder
    And an unfortified space called there of the HRE
    And an unfortified space called yonder of the HRE
    And the HRE and the Ottoman are at war
    And it is the impulse of the HRE, with 2 CP
    And Schwendi, an army leader of the HRE, has battle 2 and command 8
    And Ahmed, an army leader of the Ottoman, has battle 2 and command 10

  # A siege begins

  @VQ-15-E01
  Rule: More land units than inside besiege

    @case:vq-siege-0001
    Scenario: 4 against 3 inside, after a withdrawal
      Given here holds 4 regulars of the HRE
      And 3 regulars of the Ottoman are besieged in here
      When the siege of here is checked after a withdrawal of the HRE
      Then the HRE besieges here since this impulse
      And nothing is due

    @case:vq-siege-0002
    Scenario: 3 against 3 don't, and move on or retreat
      Given here holds 3 regulars of the HRE
      And 3 regulars of the Ottoman are besieged in here
      When the siege of here is checked after a withdrawal of the HRE
      Then the HRE does not besiege here
      And the moving on of the HRE in here after a withdrawal is due

    @case:vq-siege-0003 @VQ-14-S13
    Scenario: after a battle that the active power won
      Given here holds 4 regulars of the HRE
      And 3 regulars of the Ottoman are besieged in here
      When the siege of here is checked after a battle of the HRE
      Then the HRE besieges here since this impulse

    @case:vq-siege-0004 @VQ-14-R02
    Scenario: too few after a battle: it must retreat
      Given here holds 2 regulars of the HRE
      And 3 regulars of the Ottoman are besieged in here
      When the siege of here is checked after a battle of the HRE
      Then the HRE does not besiege here
      And the retreat of the HRE in here after a siege is due

    @case:vq-siege-0005
    Scenario: cavalry counts on both sides
      Given it is the impulse of the Ottoman, with 1 CP
      And there holds 1 regular of the Ottoman
      And a key called Buda of the HRE, adjacent to there
      And Buda holds 1 regular of the Ottoman and 2 cavalry of the Ottoman
      And 2 regulars of the HRE are besieged in Buda
      When the siege of Buda is checked after a battle of the Ottoman
      Then the Ottoman besieges Buda since this impulse

    @case:vq-siege-0006
    Scenario: an empty fortification
      Given here holds 1 regular of the HRE
      When the siege of here is checked after a move of the HRE
      Then by the reading when_an_enemy_land_unit_enters of VQ-Q170
      And the HRE besieges here since this impulse
      And by the reading never of VQ-Q170
      And the HRE does not besiege here

    @case:vq-siege-0061
    Scenario: the last of those inside has fallen in an assault that failed
      Given here holds 1 regular of the HRE
      And the HRE besieges here
      When the siege of here is checked after an assault of the HRE
      Then by the reading when_an_enemy_land_unit_enters of VQ-Q170
      And the HRE besieges here
      And nothing is due
      And by the reading never of VQ-Q170
      And the HRE does not besiege here
      And nothing is due

    @case:vq-siege-0007
    Scenario: reinforcements don't begin it anew
      Given here holds 6 regulars of the HRE
      And 3 regulars of the Ottoman are besieged in here by the HRE
      When the siege of here is checked after a move of the HRE
      Then the HRE besieges here

    @case:vq-siege-0050
    Scenario: units of an active minor power count with those of its ally
      Given Venice is an active minor power of the HRE
      And here holds 2 regulars of the HRE and 2 regulars of Venice
      And 3 regulars of the Ottoman are besieged in here
      When the siege of here is checked after a withdrawal of the HRE
      Then the HRE besieges here since this impulse

    @case:vq-siege-0051
    Scenario: all who are inside count, of whatever power
      Given the Ottoman and France are allied
      And here holds 4 regulars of the HRE
      And 2 regulars of the Ottoman and 2 regulars of France are besieged in here
      When the siege of here is checked after a withdrawal of the HRE
      Then the HRE does not besiege here
      And the moving on of the HRE in here after a withdrawal is due

    @case:vq-siege-0052
    Scenario: an independent key is besieged without a war
      Given a key called Metz, adjacent to there
      And Metz holds 3 regulars of the HRE
      And 2 regulars of the independents are besieged in Metz
      When the siege of Metz is checked after a withdrawal of the HRE
      Then the HRE besieges Metz since this impulse

  @VQ-15-E02
  Rule: Two allied powers that each meet the condition both besiege

    Background:
      Given the HRE and Spain are allied
      And Spain and the Ottoman are at war
      And 2 regulars of the Ottoman are besieged in here by Spain

    @case:vq-siege-0010 @VQ-9.2-R08
    Scenario: both have more than are inside
      Given here holds 3 regulars of Spain and 3 regulars of the HRE
      When the siege of here is checked after a move of the HRE
      Then by the reading each_by_itself of VQ-Q127
      And Spain besieges here
      And the HRE besieges here since this impulse
      And by the reading one_power_only of VQ-Q127
      And Spain besieges here
      And the HRE does not besiege here

    @case:vq-siege-0011 @VQ-9.2-R08
    Scenario: one has not: its units are not added
      Given here holds 3 regulars of Spain and 2 regulars of the HRE
      When the siege of here is checked after a move of the HRE
      Then Spain besieges here
      And the HRE does not besiege here
      And nothing is due

  # A siege is broken

  @VQ-15.3-E01
  Rule: A siege is broken when no more units besiege than are besieged

    @case:vq-siege-0020 @VQ-15.3-E02 @VQ-15.3-R01
    Scenario: besiegers have moved away
      Given here holds 3 regulars of the HRE
      And 3 regulars of the Ottoman are besieged in here by the HRE
      When the siege of here is checked after a move of the HRE
      Then the HRE does not besiege here
      And the retreat of the HRE in here after a siege is due

    @case:vq-siege-0021 @VQ-15-E01
    Scenario: enough are left
      Given here holds 4 regulars of the HRE
      And 3 regulars of the Ottoman are besieged in here by the HRE
      When the siege of here is checked after a move of the HRE
      Then the HRE besieges here
      And nothing is due

    @case:vq-siege-0022 @VQ-15.3-E03
    Scenario: besiegers were lost in an event
      Given here holds 1 regular of the HRE
      And 1 regular of the Ottoman are besieged in here by the HRE
      When the siege of here is checked
      Then the retreat of the HRE in here after a siege is due

    @case:vq-siege-0023 @VQ-15.1-R08
    Scenario: besiegers were lost in an assault
      Given here holds 1 regular of the HRE
      And 2 regulars of the Ottoman are besieged in here by the HRE
      When the siege of here is checked after an assault of the HRE
      Then the retreat of the HRE in here after a siege is due

    @case:vq-siege-0026 @VQ-15.1-R08
    Scenario: enough besiegers are left after an assault
      Given here holds 3 regulars of the HRE
      And 2 regulars of the Ottoman are besieged in here by the HRE
      When the siege of here is checked after an assault of the HRE
      Then the HRE besieges here
      And nothing is due

    @case:vq-siege-0024
    Scenario: all have gone: those inside are free
      Given 3 regulars of the Ottoman and Ahmed are besieged in here by the HRE
      And due is the siege check of the HRE in here after a move
      When the siege of here is checked after a move of the HRE
      Then here then holds 3 regulars of the Ottoman and Ahmed
      And no besieged units are left in here
      And the HRE does not besiege here

    @case:vq-siege-0025 @VQ-9.2-R08
    Scenario: of two besiegers one has too few
      Given the HRE and Spain are allied
      And Spain and the Ottoman are at war
      And 2 regulars of the Ottoman are besieged in here by Spain
      And the HRE besieges here
      And here holds 3 regulars of Spain and 2 regulars of the HRE
      When the siege of here is checked
      Then by the reading each_by_itself of VQ-Q176
      And Spain besieges here
      And the HRE does not besiege here
      And the retreat of the HRE in here after a siege is due
      And by the reading both_together of VQ-Q176
      And Spain besieges here
      And the HRE besieges here

    @case:vq-siege-0053 @VQ-15.3-R01 @VQ-15.3-E02
    Scenario: the units have moved away without their leader, who retreats
      Given here holds Schwendi
      And 3 regulars of the Ottoman are besieged in here by the HRE
      And due is the siege check of the HRE in here after a move
      When the siege of here is checked after a move of the HRE
      Then the HRE does not besiege here
      And the retreat of the HRE in here after a siege and then the siege check of the HRE in here after a move are due

    @case:vq-siege-0054 @VQ-15.3-R01
    Scenario: so does the leader of one of two besiegers, and the other stays
      Given the HRE and Spain are allied
      And Spain and the Ottoman are at war
      And here holds 3 regulars of Spain and Schwendi
      And 2 regulars of the Ottoman are besieged in here by Spain
      And the HRE besieges here
      And due is the siege check of the HRE in here after a move
      When the siege of here is checked after a move of the HRE
      Then Spain besieges here
      And the HRE does not besiege here
      And the retreat of the HRE in here after a siege and then the siege check of the HRE in here after a move are due

    @case:vq-siege-0055
    Scenario: a leader who is a friend of those inside needn't go
      Given the HRE and Spain are allied
      And a key called Buda of Spain, adjacent to there
      And Buda holds Schwendi
      And 2 regulars of Spain are besieged in Buda by the HRE
      And due is the siege check of the HRE in Buda after a move
      When the siege of Buda is checked after a move of the HRE
      Then Buda then holds 2 regulars of Spain and Schwendi
      And the HRE does not besiege Buda

    @case:vq-siege-0027
    Scenario: an ally that does not besiege leaves with the last besieger
      Given the HRE and Spain are allied
      And Spain and the Ottoman are at war
      And here holds 2 regulars of Spain and 1 regular of the HRE
      And 2 regulars of the Ottoman are besieged in here by Spain
      When the siege of here is checked
      Then the retreat of Spain in here after a siege and then the retreat of the HRE in here after a siege are due

  @VQ-15.3-R01
  Rule: A force whose siege is broken retreats

    Background:
      Given here holds 3 regulars of the HRE, 1 mercenary of the HRE and Schwendi
      And 4 regulars of the Ottoman are besieged in here

    @case:vq-siege-0030 @VQ-15.3-E04
    Scenario: together to one space, without CP
      When the HRE breaks off the siege of here
      And the HRE chooses to retreat to there
      And 3 regulars of the HRE are divided: 2 to there and 1 to yonder
      And 1 mercenaries of the HRE are divided: 1 to there and 0 to yonder
      And Schwendi retreats to there
      Then by the reading owner_one_space of VQ-Q177
      And there then holds 3 regulars of the HRE, 1 mercenary of the HRE and Schwendi
      And the HRE has 2 CP left
      And here then holds 4 regulars of the Ottoman
      And no besieged units are left in here
      And by the reading owner_any_spaces of VQ-Q177
      And there then holds 2 regulars of the HRE, 1 mercenary of the HRE and Schwendi

    @case:vq-siege-0031 @VQ-15.3-E05
    Scenario: without a space all are eliminated
      Given there is in unrest
      And yonder is in unrest
      When the HRE breaks off the siege of here
      Then 3 regulars of the HRE and 1 mercenary of the HRE are lost
      And Schwendi is captured by the Ottoman
      And here then holds 4 regulars of the Ottoman

    @case:vq-siege-0032 @VQ-15.3-R02
    Scenario: not into unrest
      Given there is in unrest
      When the HRE breaks off the siege of here
      And the HRE chooses to retreat to there
      Then it is refused by VQ-15.3-R02

    @case:vq-siege-0033 @VQ-15.3-R02
    Scenario: not where units stand that are not friendly, though they are no enemies
      Given there holds 1 regular of France
      When the HRE breaks off the siege of here
      And the HRE chooses to retreat to there
      Then by the reading each_list_as_written of VQ-Q15
      And it is refused by VQ-15.3-R02
      And by the reading enemy_units_only of VQ-Q15
      And there then holds 3 regulars of the HRE
      And by the reading all_not_friendly of VQ-Q15
      And it is refused by VQ-15.3-R02

    @case:vq-siege-0034 @VQ-15.3-R02
    Scenario: where units of an ally stand
      Given there holds 1 regular of Spain
      And the HRE and Spain are allied
      When the HRE breaks off the siege of here
      And the HRE chooses to retreat to there
      Then there then holds 3 regulars of the HRE and 1 regular of Spain

    @case:vq-siege-0035 @VQ-15.3-R03
    Scenario: not over a sea zone
      Given a sea zone called sea, adjacent to here
      When the HRE breaks off the siege of here
      And the HRE chooses to retreat to sea
      Then it is refused by VQ-15.3-R03

    @case:vq-siege-0036 @VQ-15.3-R04
    Scenario: not into an independent space
      Given an unfortified space called Szeged, adjacent to here
      When the HRE breaks off the siege of here
      And the HRE chooses to retreat to Szeged
      Then it is refused by VQ-15.3-R04

    @case:vq-siege-0037 @VQ-15.3-R04
    Scenario: not into a space of a power that is no ally
      Given an unfortified space called Szeged of France, adjacent to here
      When the HRE breaks off the siege of here
      And the HRE chooses to retreat to Szeged
      Then it is refused by VQ-15.3-R04

    @case:vq-siege-0038 @VQ-15.3-R04
    Scenario: into a space of an ally
      Given an unfortified space called Szeged of France, adjacent to here
      And the HRE and France are allied
      When the HRE breaks off the siege of here
      And the HRE chooses to retreat to Szeged
      Then Szeged then holds 3 regulars of the HRE

    @case:vq-siege-0040 @VQ-15.3-E05
    Scenario: in another power's impulse those inside hold the leaders
      Given it is the impulse of the Ottoman, with 1 CP
      And the Ottoman and France are allied
      And the HRE and France are at war
      And a key called Buda of the Ottoman, adjacent to far
      And an unfortified space called far of the HRE
      And Buda holds 2 regulars of the HRE and Zrinyi
      And Zrinyi, an army leader of the HRE, has battle 1 and command 6
      And 3 regulars of France are besieged in Buda
      And far is in unrest
      And there is in unrest
      And yonder is in unrest
      When the HRE breaks off the siege of Buda
      Then Zrinyi is captured by France

    @case:vq-siege-0041 @VQ-15.3-R02
    Scenario: a leader who is not friendly
      Given Guise, an army leader of France, has battle 1 and command 6
      And there holds Guise
      When the HRE breaks off the siege of here
      And the HRE chooses to retreat to there
      Then by the reading only_where_named of VQ-Q103
      And there then holds 3 regulars of the HRE
      And by the reading leaders_are_units of VQ-Q103
      And it is refused by VQ-15.3-R02

    @case:vq-siege-0039
    Scenario: another besieger stays
      Given the HRE and Spain are allied
      And Spain and the Ottoman are at war
      And here holds 5 regulars of Spain
      And Spain besieges here
      When the HRE breaks off the siege of here
      And the HRE chooses to retreat to there
      Then here then holds 5 regulars of Spain and no regulars of the HRE
      And 4 regulars of the Ottoman are then besieged in here
      And Spain besieges here

  @VQ-15.3-R01
  Rule: Leaders whose units have gone retreat too

    Background:
      Given here holds Schwendi
      And 3 regulars of the Ottoman are besieged in here
      And due is the retreat of the HRE in here after a siege

    @case:vq-siege-0056
    Scenario: to an adjacent space, and those inside are free
      When the HRE breaks off the siege of here
      And the HRE chooses to retreat to there
      Then there then holds Schwendi
      And here then holds 3 regulars of the Ottoman
      And no besieged units are left in here

    @case:vq-siege-0057 @VQ-15.3-E05
    Scenario: without a space he is captured
      Given there is in unrest
      And yonder is in unrest
      When the HRE breaks off the siege of here
      Then Schwendi is captured by the Ottoman

  @VQ-15.3-R01 @VQ-15.3-E02
  Rule: A siege is broken by a march of the besiegers

    @case:vq-siege-0060
    Scenario: all units march off, and the leader who stays behind has to go too
      Given here holds 4 regulars of the HRE and Schwendi
      And 3 regulars of the Ottoman are besieged in here by the HRE
      When 4 regulars of the HRE march from here to there
      And the HRE chooses to retreat to yonder
      Then there then holds 4 regulars of the HRE
      And yonder then holds Schwendi
      And here then holds 3 regulars of the Ottoman
      And no besieged units are left in here
      And nothing is due

  @VQ-15.3-R01
  Rule: By a reading each unit of the force goes where its owner wants

    Background:
      Given 4 regulars of the Ottoman are besieged in here
      And VQ-Q177 is read as owner_any_spaces

    @case:vq-siege-0058
    Scenario: with one space left nothing is chosen
      Given here holds 3 regulars of the HRE and Schwendi
      And yonder is in unrest
      When the HRE breaks off the siege of here
      Then there then holds 3 regulars of the HRE and Schwendi

    @case:vq-siege-0062 @VQ-5.3-P01
    Scenario: they part as their counters allow
      Given here holds 3 regulars of the HRE
      And the counters of the HRE are 1 one and 1 two
      When the HRE breaks off the siege of here
      And 3 regulars of the HRE are divided: 2 to there and 1 to yonder
      Then there then holds 2 regulars of the HRE
      And yonder then holds 1 regular of the HRE

    @case:vq-siege-0063 @VQ-5.3-R01
    Scenario: where a two can't be changed one of them is lost
      Given here holds 2 regulars of the HRE
      And the counters of the HRE are 1 one and 1 two
      When the HRE breaks off the siege of here
      And 2 regulars of the HRE are divided: 1 to there and 1 to yonder
      And the HRE loses 1 more regular in yonder
      Then there then holds 1 regular of the HRE
      And yonder then holds no regulars of the HRE
      And 1 regular of the HRE are lost

    @case:vq-siege-0059
    Scenario: what they did in this impulse goes with them
      Given here holds 3 regulars of the HRE
      And 3 regulars of the HRE in here took part in an assault in this impulse
      When the HRE breaks off the siege of here
      And 3 regulars of the HRE are divided: 2 to there and 1 to yonder
      Then 2 regulars of the HRE in there have taken part in an assault
      And 1 regular of the HRE in yonder have taken part in an assault
