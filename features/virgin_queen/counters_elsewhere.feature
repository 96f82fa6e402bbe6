Feature: The counters of land units after a battle and elsewhere
  Small counters can run out too as beaten units part, in foreign wars, in rebellions and as the Catholic League forms.

  # Beaten units that part

  @VQ-5.3-R01
  Rule: Where beaten units part, more is lost until the parts can be laid out

    Background:
      Given a key called here of the HRE, adjacent to there
      And an unfortified space called there of the Ottoman, adjacent to yonder
      And an unfortified space called yonder of the Ottoman
      And a key called Buda of the Ottoman, adjacent to here and yonder
      And the HRE and the Ottoman are at war
      And it is the impulse of the HRE, with 2 CP

    @case:vq-counters-elsewhere-0001
    Scenario: 4 withdraw and 2 retreat, but one 2 and two 1s are all that can be changed
      Given 8 regulars of the HRE have left here for Buda
      And Buda holds 6 regulars of the Ottoman
      And the counters of the Ottoman are 2 ones, 1 two and 1 six
      When the Ottoman retreats from Buda
      And 4 regulars of the Ottoman withdraw into the fortification of Buda
      And the Ottoman loses 1 more regular in yonder
      And the Ottoman loses 1 more regular in yonder
      Then 4 regulars of the Ottoman are then besieged in Buda
      And yonder then holds no regulars of the Ottoman
      And 2 regulars of the Ottoman are lost

    @case:vq-counters-elsewhere-0002
    Scenario: or their owner loses those inside
      Given 8 regulars of the HRE have left here for Buda
      And Buda holds 6 regulars of the Ottoman
      And the counters of the Ottoman are 2 ones, 1 two and 1 six
      When the Ottoman retreats from Buda
      And 4 regulars of the Ottoman withdraw into the fortification of Buda
      And the Ottoman loses 1 more regular inside Buda
      And the Ottoman loses 1 more regular inside Buda
      Then 2 regulars of the Ottoman are then besieged in Buda
      And yonder then holds 2 regulars of the Ottoman
      And 2 regulars of the Ottoman are lost

    @case:vq-counters-elsewhere-0003
    Scenario: those who join others make one stack with them
      Given 8 regulars of the HRE have left here for Buda
      And Buda holds 5 regulars of the Ottoman
      And yonder holds 1 regular of the Ottoman
      And the counters of the Ottoman are 2 ones, 1 two and 1 four
      When the Ottoman retreats from Buda
      And 3 regulars of the Ottoman withdraw into the fortification of Buda
      And the Ottoman loses 1 more regular in yonder
      And the Ottoman loses 1 more regular in yonder
      Then 3 regulars of the Ottoman are then besieged in Buda
      And yonder then holds 1 regular of the Ottoman
      And 2 regulars of the Ottoman are lost

    @case:vq-counters-elsewhere-0007
    Scenario: of them those that lost the battle go first
      Given 8 regulars of the HRE have left here for Buda
      And Buda holds 5 regulars of the Ottoman
      And 5 regulars of the Ottoman in Buda lost a field battle in this impulse
      And yonder holds 1 regular of the Ottoman
      And the counters of the Ottoman are 2 ones, 1 two and 1 four
      When the Ottoman retreats from Buda
      And 3 regulars of the Ottoman withdraw into the fortification of Buda
      And the Ottoman loses 1 more regular in yonder
      And the Ottoman loses 1 more regular in yonder
      Then yonder then holds 1 regular of the Ottoman
      And 0 regulars of the Ottoman in yonder have lost a field battle

    @case:vq-counters-elsewhere-0004
    Scenario: a beaten minor power that nobody plays
      Given a key called Cyprus of Venice, adjacent to here
      And the HRE and Venice are at war
      And 8 regulars of the HRE have left here for Cyprus
      And Cyprus holds 6 regulars of Venice
      And the counters of Venice are 1 two and 1 six
      When Venice retreats from Cyprus
      Then 2 regulars of Venice are then besieged in Cyprus
      And 4 regulars of Venice are lost

    @case:vq-counters-elsewhere-0005
    Scenario: a relief force of which a part goes into the fortification
      Given the Ottoman besieges here with 5 regulars of the Ottoman
      And 5 regulars of the HRE have left there for here
      And 2 regulars of the HRE are besieged in here
      And the counters of the HRE are 1 one, 2 twos and 1 four
      When the relief battle is fought
      And 0 regulars of the HRE of those inside here join
      And the attacker rolls 5 dice in here, with 1 hit
      And the defender rolls 6 dice in here, with 1 hit
      And 1 regular of the HRE of the relief force go into here
      And the HRE loses 1 more regular of the formation
      Then 3 regulars of the HRE are then besieged in here
      And the formation then has 2 regulars of the HRE

  @VQ-14.1-P01
  Rule: Nothing more is lost where the counters suffice for the parts

    @case:vq-counters-elsewhere-0006
    Scenario: the 6 is changed for a 4 and a 2
      Given a key called here of the HRE, adjacent to Buda
      And a key called Buda of the Ottoman, adjacent to yonder
      And an unfortified space called yonder of the Ottoman
      And the HRE and the Ottoman are at war
      And it is the impulse of the HRE, with 2 CP
      And 8 regulars of the HRE have left here for Buda
      And Buda holds 6 regulars of the Ottoman
      And the counters of the Ottoman are 1 two, 1 four and 1 six
      When the Ottoman retreats from Buda
      And 4 regulars of the Ottoman withdraw into the fortification of Buda
      Then 4 regulars of the Ottoman are then besieged in Buda
      And yonder then holds 2 regulars of the Ottoman

  # Foreign wars

  @VQ-5.3-R01
  Rule: In a foreign war too

    Background:
      Given a key called here of the Ottoman
      And it is the impulse of the Ottoman, with 1 CP

    @case:vq-counters-elsewhere-0010
    Scenario: in its battles
      Given the Ottoman has 4 regulars of the Ottoman in the War in Persia against 5 units
      And the counters of the Ottoman are 1 two and 1 four
      When the foreign war is fought
      And the attacker of the war of the Ottoman rolls 4 dice, with no hits
      And the defender of the war of the Ottoman rolls 5 dice, with 1 hit
      Then 2 regulars of the Ottoman are in the foreign war of the Ottoman

    @case:vq-counters-elsewhere-0011
    Scenario: as the event takes 3 of 6 away
      Given here holds 6 regulars of the Ottoman
      And the counters of the Ottoman are 1 one, 2 twos and 1 six
      When Spain plays War in Persia against the Ottoman, with 5 units
      And 3 regulars of the Ottoman go there from here
      And the Ottoman loses 1 more regular in here
      Then here then holds 2 regulars of the Ottoman
      And 3 regulars of the Ottoman are in the foreign war of the Ottoman
      And 1 regular of the Ottoman is lost

    @case:vq-counters-elsewhere-0012
    Scenario: or of those that went
      Given here holds 6 regulars of the Ottoman
      And the counters of the Ottoman are 1 one, 2 twos and 1 six
      When Spain plays War in Persia against the Ottoman, with 5 units
      And 3 regulars of the Ottoman go there from here
      And the Ottoman loses 1 more regular of its foreign war
      Then here then holds 3 regulars of the Ottoman
      And 2 regulars of the Ottoman are in the foreign war of the Ottoman

  # Neither a battle nor an event

  @VQ-5.3-R01
  Rule: What a rebellion and the Catholic League take is neither of a battle nor of an event

    @case:vq-counters-elsewhere-0020
    Scenario: a rebellion of the Huguenots
      Given an unfortified space called here of France
      And here lies in France
      And here is Protestant
      And here holds 2 regulars of France
      And the counters of France are 1 two
      And it is the impulse of the Protestant, with 2 CP
      When there is a rebellion in here with 2 CP
      And the rebels roll 1, 5
      Then by the reading after_any_loss of VQ-Q460
      And the Protestant controls here
      And here then holds no regulars of France
      And by the reading battles_and_events_only of VQ-Q460
      And here then holds 1 regular of France

    @case:vq-counters-elsewhere-0021
    Scenario: units that were not hit are not lost in a rebellion
      Given an unfortified space called here of France
      And a key called Paris of France
      And here lies in France
      And here is Protestant
      And here holds 2 regulars of France
      And Paris holds 1 regular of France
      And the counters of France are 1 one and 1 two
      And it is the impulse of the Protestant, with 2 CP
      When there is a rebellion in here with 2 CP
      And the rebels roll 1, 5
      Then the Protestant controls here
      And Paris then holds 1 regular of France
      And 2 regulars of France are lost

    @case:vq-counters-elsewhere-0022
    Scenario: a rebellion of the Catholics in England
      Given it is turn 3
      And it is the impulse of Spain, with 2 CP
      And a fortress called here of England
      And here lies in England
      And here holds 2 regulars of England
      And the counters of England are 1 two
      When there is a rebellion in England
      And the Catholics of here roll 5, 4, 1, 2 and 4
      Then by the reading after_any_loss of VQ-Q460
      And Spain controls here
      And by the reading battles_and_events_only of VQ-Q460
      And here has no control marker
      And here then holds 1 regular of England

    @case:vq-counters-elsewhere-0023
    Scenario: the reduction of the French as the League forms
      Given it is turn 4
      And the Duke of Guise is a leader of Spain
      And Paris holds 4 regulars of France
      And the counters of France are 1 one and 1 four
      When the Catholic League forms
      And Spain chooses Troyes and Amiens
      Then by the reading after_any_loss of VQ-Q460
      And Paris then holds 1 regular of France
      And by the reading battles_and_events_only of VQ-Q460
      And Paris then holds 2 regulars of France
