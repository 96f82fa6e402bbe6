Feature: Foreign war
  The event cards War in Persia and War with Poland draw units off the map into a war that is settled there.

  Background:
    Given a key called here of the Ottoman, adjacent to there
    And an unfortified space called there of the Ottoman, adjacent to yonder
    And a key called yonder of the HRE, adjacent to beyond
    And a key called beyond of the HRE
    And here is the capital of the Ottoman
    And yonder is the capital of the HRE
    And the HRE and the Ottoman are at war
    And Ahmed, an army leader of the Ottoman, has battle 2 and command 10
    And Schwendi, an army leader of the HRE, has battle 2 and command 8

  # It begins

  @VQ-23.7-S01 @VQ-23.7-S02 @VQ-23.7-S03
  Rule: The power moves land units onto the card

    @case:vq-foreign-war-0001 @VQ-23.7-P01 @VQ-23.7-P02
    Scenario: from two spaces, with a leader
      Given here holds 4 regulars of the Ottoman and Ahmed
      And there holds 2 cavalry of the Ottoman
      When Spain plays War in Persia against the Ottoman, with 4 units
      And 3 regulars of the Ottoman go there from here
      And 2 cavalry of the Ottoman go there from there
      And Ahmed goes there
      Then 3 regulars of the Ottoman, 2 cavalry of the Ottoman and Ahmed are in the foreign war of the Ottoman
      And 4 independents are left against the Ottoman
      And here then holds 1 regular of the Ottoman
      And no leader is in here

    @case:vq-foreign-war-0002 @VQ-23.7-L02
    Scenario: 2 are too few
      Given here holds 4 regulars of the Ottoman
      When Spain plays War in Persia against the Ottoman, with 4 units
      And 2 regulars of the Ottoman go there from here
      Then it is refused by VQ-23.7-L02

    @case:vq-foreign-war-0003 @VQ-23.7-L01
    Scenario: 9 are too many
      Given here holds 9 regulars of the Ottoman
      When Spain plays War in Persia against the Ottoman, with 4 units
      And 9 regulars of the Ottoman go there from here
      Then it is refused by VQ-23.7-L01

    @case:vq-foreign-war-0004 @VQ-23.7-L01 @VQ-23.7-L02
    Scenario: 8 may go
      Given here holds 9 regulars of the Ottoman
      When Spain plays War in Persia against the Ottoman, with 4 units
      And 8 regulars of the Ottoman go there from here
      Then 8 regulars of the Ottoman are in the foreign war of the Ottoman

    @case:vq-foreign-war-0005 @VQ-23.7-L02
    Scenario: only 2 are on the map
      Given here holds 2 regulars of the Ottoman
      When Spain plays War in Persia against the Ottoman, with 4 units
      And 2 regulars of the Ottoman go there from here
      Then 2 regulars of the Ottoman are in the foreign war of the Ottoman

    @case:vq-foreign-war-0006 @VQ-23.7-L02
    Scenario: of 2 on the map none goes
      Given here holds 2 regulars of the Ottoman
      When Spain plays War in Persia against the Ottoman, with 4 units
      Then by the reading all_it_has of VQ-Q259
      And it is refused by VQ-23.7-L02
      And by the reading nothing_moves of VQ-Q259
      And 4 independents are left against the Ottoman

    @case:vq-foreign-war-0007 @VQ-23.7-L02
    Scenario: only a leader
      Given here holds 4 regulars of the Ottoman and Ahmed
      When Spain plays War in Persia against the Ottoman, with 4 units
      And Ahmed goes there
      Then by the reading units_are_compulsory of VQ-Q258
      And it is refused by VQ-23.7-L02
      And by the reading leader_alone_is_enough of VQ-Q258
      And Ahmed is in the foreign war of the Ottoman

    @case:vq-foreign-war-0008 @VQ-23.7-R02
    Scenario: not the besieged
      Given the HRE besieges here with 5 regulars of the HRE
      And 3 regulars of the Ottoman are besieged in here
      When Spain plays War in Persia against the Ottoman, with 4 units
      And 3 regulars of the Ottoman go there from here
      Then it is refused by VQ-23.7-R02

    @case:vq-foreign-war-0009 @VQ-23.7-R02
    Scenario: besiegers may go, and the siege is checked
      Given the Ottoman besieges yonder with 5 regulars of the Ottoman
      And 3 regulars of the HRE are besieged in yonder
      When Spain plays War in Persia against the Ottoman, with 4 units
      And 3 regulars of the Ottoman go there from yonder
      Then 3 regulars of the Ottoman are in the foreign war of the Ottoman
      And the siege check of the Ottoman in yonder after a move is due

    @case:vq-foreign-war-0010 @VQ-23.7-S02
    Scenario: not units of another power
      Given here holds 3 regulars of France
      When Spain plays War in Persia against the Ottoman, with 4 units
      And 3 regulars of France go there from here
      Then it is refused by VQ-23.7-S02

    @case:vq-foreign-war-0051 @VQ-23.7-P02
    Scenario: the leader comes from a space that no unit leaves
      Given here holds 4 regulars of the Ottoman
      And there holds Ahmed
      When Spain plays War in Persia against the Ottoman, with 4 units
      And 3 regulars of the Ottoman go there from here
      And Ahmed goes there
      Then 3 regulars of the Ottoman and Ahmed are in the foreign war of the Ottoman
      And no leader is in there

    @case:vq-foreign-war-0052 @VQ-23.7-P02
    Scenario: no naval leader
      Given Piyale, a naval leader of the Ottoman, is in here
      And here holds 4 regulars of the Ottoman
      When Spain plays War in Persia against the Ottoman, with 4 units
      And 3 regulars of the Ottoman go there from here
      And Piyale goes there
      Then it is refused by VQ-23.7-P02

    @case:vq-foreign-war-0053 @VQ-23.7-P02
    Scenario: no leader of another power
      Given here holds 4 regulars of the Ottoman
      And yonder holds Schwendi
      When Spain plays War in Persia against the Ottoman, with 4 units
      And 3 regulars of the Ottoman go there from here
      And Schwendi goes there
      Then it is refused by VQ-23.7-P02

    @case:vq-foreign-war-0054 @VQ-23.7-P02
    Scenario: no leader who isn't on the map
      Given here holds 4 regulars of the Ottoman
      And Ahmed is a captive of the HRE
      When Spain plays War in Persia against the Ottoman, with 4 units
      And 3 regulars of the Ottoman go there from here
      And Ahmed goes there
      Then it is refused by VQ-23.7-P02

    @case:vq-foreign-war-0055 @VQ-23.7-R02
    Scenario: a besieged leader
      Given the HRE besieges here with 5 regulars of the HRE
      And 2 regulars of the Ottoman and Ahmed are besieged in here
      And there holds 4 regulars of the Ottoman
      When Spain plays War in Persia against the Ottoman, with 4 units
      And 3 regulars of the Ottoman go there from there
      And Ahmed goes there
      Then by the reading stays_besieged of VQ-Q472
      And it is refused by VQ-23.7-R02
      And by the reading may_go of VQ-Q472
      And 3 regulars of the Ottoman and Ahmed are in the foreign war of the Ottoman

    @case:vq-foreign-war-0056 @VQ-23.7-S02
    Scenario: those that lost a battle in this impulse go first
      Given it is the impulse of Spain, with 2 CP
      And here holds 5 regulars of the Ottoman
      And 2 regulars of the Ottoman in here lost a field battle in this impulse
      When Spain plays War in Persia against the Ottoman, with 4 units
      And 3 regulars of the Ottoman go there from here
      Then no regulars of the Ottoman in here have lost a field battle

    @case:vq-foreign-war-0059 @VQ-23.7-S02
    Scenario: units of a minor ally
      Given Venice is an active minor power of the Ottoman
      And here holds 2 regulars of the Ottoman and 1 regular of Venice
      When Spain plays War in Persia against the Ottoman, with 4 units
      And 2 regulars of the Ottoman and 1 regular of Venice go there from here
      Then by the reading with_its_minors of VQ-Q102
      And 2 regulars of the Ottoman and 1 regular of Venice are in the foreign war of the Ottoman
      And by the reading major_power_alone of VQ-Q102
      And it is refused by VQ-23.7-S02

    @case:vq-foreign-war-0060 @VQ-23.7-L02
    Scenario: units of a minor ally that aren't meant don't count among those that it has
      Given Venice is an active minor power of the Ottoman
      And VQ-Q102 is read as major_power_alone
      And here holds 2 regulars of the Ottoman and 2 regulars of Venice
      When Spain plays War in Persia against the Ottoman, with 4 units
      And 2 regulars of the Ottoman go there from here
      Then 2 regulars of the Ottoman are in the foreign war of the Ottoman

    @case:vq-foreign-war-0057 @VQ-23.7-L02
    Scenario: of 3 on the map all have to go
      Given here holds 3 regulars of the Ottoman
      And VQ-Q259 is read as nothing_moves
      When Spain plays War in Persia against the Ottoman, with 4 units
      Then it is refused by VQ-23.7-L02

  @VQ-23.7-S03
  Rule: Against 5 units the War Winner marker is put on the card

    @case:vq-foreign-war-0011
    Scenario: 5 units
      Given here holds 4 regulars of the Ottoman
      When Spain plays War in Persia against the Ottoman, with 5 units
      And 3 regulars of the Ottoman go there from here
      Then the War Winner marker is put on the card of the Ottoman

    @case:vq-foreign-war-0012
    Scenario: 4 units
      Given here holds 4 regulars of the Ottoman
      When Spain plays War in Persia against the Ottoman, with 4 units
      And 3 regulars of the Ottoman go there from here
      Then no War Winner marker is put on the card of the Ottoman

    @case:vq-foreign-war-0013
    Scenario: 6 units
      Given here holds 4 regulars of the Ottoman
      When Spain plays War in Persia against the Ottoman, with 6 units
      And 3 regulars of the Ottoman go there from here
      Then by the reading exactly_five of VQ-Q308
      And no War Winner marker is put on the card of the Ottoman
      And by the reading five_or_more of VQ-Q308
      And the War Winner marker is put on the card of the Ottoman

    @case:vq-foreign-war-0014
    Scenario: 5 units, by the other reading
      Given here holds 4 regulars of the Ottoman
      And VQ-Q308 is read as five_or_more
      When Spain plays War in Persia against the Ottoman, with 5 units
      And 3 regulars of the Ottoman go there from here
      Then the War Winner marker is put on the card of the Ottoman

  # Combat

  @VQ-23.7-P04 @VQ-23.7-S04
  Rule: For 1 CP the power fights a field battle on the card

    Background:
      Given it is the impulse of the Ottoman, with 1 CP

    @case:vq-foreign-war-0020 @VQ-23.7-X01
    Scenario: the independents have no added die and nobody retreats
      Given the Ottoman has 3 regulars of the Ottoman, 1 cavalry of the Ottoman and Ahmed in the War in Persia against 4 units
      When the foreign war is fought
      And the attacker of the war of the Ottoman rolls 6 dice, with 1 hit
      And the defender of the war of the Ottoman rolls 4 dice, with 2 hits
      And the Ottoman chooses to lose 1 regular of the Ottoman and 1 cavalry of the Ottoman
      Then 2 regulars of the Ottoman, no cavalry of the Ottoman and Ahmed are in the foreign war of the Ottoman
      And 3 independents are left against the Ottoman
      And the Ottoman has 0 CP left
      And nothing is due

    @case:vq-foreign-war-0050 @VQ-14-P01
    Scenario: the power plays a combat card
      Given the Ottoman has 3 regulars of the Ottoman in the War in Persia against 4 units
      When the foreign war is fought
      And for the attacker the Ottoman plays Cards, which adds 1 die
      And the attacker of the war of the Ottoman rolls 4 dice, with 1 hit
      And the defender of the war of the Ottoman rolls 4 dice, with no hits
      Then 3 independents are left against the Ottoman

    @case:vq-foreign-war-0021 @VQ-23.7-P04
    Scenario: without CP
      Given it is the impulse of the Ottoman, with 0 CP
      And the Ottoman has 3 regulars of the Ottoman in the War in Persia against 4 units
      When the foreign war is fought
      Then it is refused by VQ-23.7-P04

    @case:vq-foreign-war-0022 @VQ-23.7-X01
    Scenario: the independents lose the added die, or all of step 3
      Given the Ottoman has 3 regulars of the Ottoman in the War in Persia against 4 units
      When the foreign war is fought
      And the attacker of the war of the Ottoman rolls 3 dice, with 1 hit
      And the defender of the war of the Ottoman rolls 4 dice, with 1 hit
      Then by the reading the_added_die of VQ-Q257
      And 2 regulars of the Ottoman are in the foreign war of the Ottoman
      And 3 independents are left against the Ottoman
      And by the reading all_of_step_3 of VQ-Q257
      And 3 regulars of the Ottoman are in the foreign war of the Ottoman
      And 3 independents are left against the Ottoman

    @case:vq-foreign-war-0023 @VQ-23.7-P05
    Scenario: a second time in one impulse
      Given it is the impulse of the Ottoman, with 1 CP
      And the Ottoman has 3 regulars of the Ottoman in the War in Persia against 4 units
      And the Ottoman has fought its foreign war in this impulse
      When the foreign war is fought
      And the attacker of the war of the Ottoman rolls 3 dice, with no hits
      And the defender of the war of the Ottoman rolls 4 dice, with 1 hit
      Then by the reading once_per_impulse of VQ-Q76
      And it is refused by VQ-23.7-P05
      And by the reading as_often_as_paid of VQ-Q76
      And 2 regulars of the Ottoman are in the foreign war of the Ottoman

    @case:vq-foreign-war-0024 @VQ-14-P02
    Scenario: a combat card for the independents
      Given the Ottoman has 3 regulars of the Ottoman in the War in Persia against 4 units, played by Spain
      When the foreign war is fought
      And for the defender Spain plays Cards, which adds 1 hit
      And the attacker of the war of the Ottoman rolls 3 dice, with no hits
      And the defender of the war of the Ottoman rolls 4 dice, with no hits
      Then by the reading event_player_rolls_no_cards of VQ-Q260
      And it is refused by VQ-14-P02
      And by the reading event_player_rolls_and_plays of VQ-Q260
      And 2 regulars of the Ottoman are in the foreign war of the Ottoman

    @case:vq-foreign-war-0025 @VQ-23.7-R01
    Scenario: nobody comes home while independents are left
      Given the Ottoman has 3 regulars of the Ottoman in the War in Persia against 2 units
      When the foreign war is fought
      And the attacker of the war of the Ottoman rolls 3 dice, with 1 hit
      And the defender of the war of the Ottoman rolls 2 dice, with no hits
      Then 3 regulars of the Ottoman are in the foreign war of the Ottoman
      And 1 independents are left against the Ottoman

    @case:vq-foreign-war-0026 @VQ-23.7-S04
    Scenario: all units of the power are lost
      Given the Ottoman has 2 regulars of the Ottoman and Ahmed in the War in Persia against 4 units, played by Spain
      When the foreign war is fought
      And the attacker of the war of the Ottoman rolls 4 dice, with 1 hit
      And the defender of the war of the Ottoman rolls 4 dice, with 2 hits
      Then by the reading war_goes_on_leader_home of VQ-Q261
      And 3 independents are left against the Ottoman
      And here then holds Ahmed
      And by the reading war_goes_on_leader_captive of VQ-Q261
      And Ahmed is captured by Spain
      And by the reading war_goes_on_leader_stays of VQ-Q261
      And Ahmed is in the foreign war of the Ottoman

    @case:vq-foreign-war-0058 @VQ-5.3-R01
    Scenario: what can't be laid out for want of counters is lost too
      Given the counters of the Ottoman are 2 twos
      And the Ottoman has 4 regulars of the Ottoman in the War in Persia against 4 units
      When the foreign war is fought
      And the attacker of the war of the Ottoman rolls 4 dice, with no hits
      And the defender of the war of the Ottoman rolls 4 dice, with 1 hit
      Then 2 regulars of the Ottoman are in the foreign war of the Ottoman
      And 2 regulars of the Ottoman are lost

  # It ends

  @VQ-23.7-E02 @VQ-23.7-S05
  Rule: When all independents are eliminated the units go to the capital

    Background:
      Given it is the impulse of the Ottoman, with 1 CP
      And the Ottoman has 3 regulars of the Ottoman and Ahmed in the War in Persia against 2 units

    @case:vq-foreign-war-0030 @VQ-23.7-R01
    Scenario: the war is won
      When the foreign war is fought
      And the attacker of the war of the Ottoman rolls 5 dice, with 2 hits
      And the defender of the war of the Ottoman rolls 2 dice, with 1 hit
      Then by the reading with_the_units of VQ-Q262
      And the foreign war of the Ottoman is over
      And here then holds 2 regulars of the Ottoman and Ahmed
      And by the reading next_turn of VQ-Q262
      And here then holds 2 regulars of the Ottoman
      And Ahmed returns next turn

    @case:vq-foreign-war-0031 @VQ-23.7-V01
    Scenario: with the War Winner marker it is worth 1 VP
      Given the War Winner marker lies on the card of the Ottoman
      When the foreign war is fought
      And the attacker of the war of the Ottoman rolls 5 dice, with 2 hits
      And the defender of the war of the Ottoman rolls 2 dice, with no hits
      Then the Ottoman has 1 VP for foreign wars

    @case:vq-foreign-war-0032 @VQ-23.7-S06
    Scenario: the capital is occupied by another power
      Given here is controlled by the HRE
      And a key called Bursa of the Ottoman, adjacent to here
      And a key called Cairo of the Ottoman, adjacent to here
      And a fortress called Rhodes of the Ottoman, adjacent to here
      When the foreign war is fought
      And the attacker of the war of the Ottoman rolls 5 dice, with 2 hits
      And the defender of the war of the Ottoman rolls 2 dice, with no hits
      Then home_key is asked of ottoman, with Bursa or Cairo

    @case:vq-foreign-war-0033 @VQ-14-S09
    Scenario: the war ends with a battle that is lost
      When the foreign war is fought
      And the attacker of the war of the Ottoman rolls 5 dice, with 2 hits
      And the defender of the war of the Ottoman rolls 2 dice, with 2 hits
      Then the foreign war of the Ottoman is over
      And here then holds 1 regular of the Ottoman and Ahmed
      And 1 regular of the Ottoman and Ahmed in here have lost a field battle

    @case:vq-foreign-war-0034 @VQ-23.7-S06
    Scenario: neither the capital nor another key is left
      Given here is controlled by the HRE
      When the foreign war is fought
      And the attacker of the war of the Ottoman rolls 5 dice, with 2 hits
      And the defender of the war of the Ottoman rolls 2 dice, with no hits
      Then the foreign war of the Ottoman is over
      And 3 regulars of the Ottoman are lost
      And Ahmed returns next turn

  @VQ-23.7-E04 @VQ-23.7-E05
  Rule: Polish Royal Election ends the war between Poland and the HRE

    @case:vq-foreign-war-0040
    Scenario: the units of the HRE go to the capital
      Given the HRE has 3 regulars of the HRE and Schwendi in the War with Poland against 5 units
      And the War Winner marker lies on the card of the HRE
      When the Polish Royal Election is held
      Then the foreign war of the HRE is over
      And yonder then holds 3 regulars of the HRE and Schwendi
      And the HRE has 1 VP for foreign wars

    @case:vq-foreign-war-0041 @VQ-23.7-S05
    Scenario: a leader comes home alone
      Given the HRE has Schwendi in the War with Poland against 5 units
      When the Polish Royal Election is held
      Then yonder then holds Schwendi
