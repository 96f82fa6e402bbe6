Feature: Relief force
  Friendly units may enter a besieged space and fight the besiegers, together with those inside who like to join.

  Background:
    Given a key called here of the HRE, adjacent to there and yonder
    And an unfortified space called there of the HRE
    And an unfortified space called yonder of the Ottoman
    And the HRE and the Ottoman are at war
    And it is the impulse of the HRE, with 2 CP
    And Schwendi, an army leader of the HRE, has battle 2 and command 8
    And Zrinyi, an army leader of the HRE, has battle 1 and command 6
    And Ahmed, an army leader of the Ottoman, has battle 2 and command 10

  @VQ-15.2-P01
  Rule: A relief force fights the besiegers

    @case:vq-relief-0001 @VQ-15.2-E01
    Scenario: it wins, and the besiegers retreat
      Given the Ottoman besieges here with 5 regulars of the Ottoman
      And 4 regulars of the HRE have left there for here
      And 2 regulars of the HRE are besieged in here
      When the relief battle is fought
      And 0 regulars of the HRE of those inside here join
      And the attacker rolls 4 dice in here, with 2 hits
      And the defender rolls 6 dice in here, with 1 hit
      Then the formation then has 3 regulars of the HRE
      And here then holds 3 regulars of the Ottoman
      And the retreat of the Ottoman in here after a battle is due

    @case:vq-relief-0050 @VQ-14-P01
    Scenario: the relief force plays a combat card
      Given the Ottoman besieges here with 5 regulars of the Ottoman
      And 4 regulars of the HRE have left there for here
      And 2 regulars of the HRE are besieged in here
      When the relief battle is fought
      And for the attacker the HRE plays Cards, which adds 1 die
      And 0 regulars of the HRE of those inside here join
      And the attacker rolls 5 dice in here, with 2 hits
      And the defender rolls 6 dice in here, with 1 hit
      Then here then holds 3 regulars of the Ottoman

    @case:vq-relief-0051 @VQ-14-P02
    Scenario: the besiegers play one
      Given the Ottoman besieges here with 5 regulars of the Ottoman
      And 4 regulars of the HRE have left there for here
      And 2 regulars of the HRE are besieged in here
      When the relief battle is fought
      And for the defender the Ottoman plays Cards, which adds 2 dice
      And 0 regulars of the HRE of those inside here join
      And the attacker rolls 4 dice in here, with 2 hits
      And the defender rolls 8 dice in here, with 1 hit
      Then the formation then has 3 regulars of the HRE

    @case:vq-relief-0002
    Scenario: there is no siege to break
      Given 4 regulars of the HRE have left here for yonder
      And yonder holds 2 regulars of the Ottoman
      When the relief battle is fought
      Then it is refused by VQ-15.2-P01

    @case:vq-relief-0004
    Scenario: a friendly space that is not besieged
      Given 4 regulars of the HRE have left here for there
      And there holds 2 regulars of the Ottoman
      When the relief battle is fought
      Then it is refused by VQ-15.2-P01

    @case:vq-relief-0003 @VQ-15.3-E01
    Scenario: the besiegers have gone: those inside are free
      Given the Ottoman besieges here
      And 4 regulars of the HRE have left there for here
      And 2 regulars of the HRE are besieged in here
      And the formation has won a field battle
      And due is the siege check of the HRE in here after a battle
      When the siege of here is checked after a battle of the HRE
      Then here then holds 2 regulars of the HRE
      And no besieged units are left in here

    @case:vq-relief-0086 @VQ-15.2-E01 @VQ-9.2-E04
    Scenario: two allied besiegers fight it together, and both retreat
      Given the Ottoman and France are allied
      And the HRE and France are at war
      And the Ottoman besieges here with 3 regulars of the Ottoman
      And France besieges here with 3 regulars of France
      And 4 regulars of the HRE have left there for here
      And 2 regulars of the HRE are besieged in here
      When the relief battle is fought
      And 0 regulars of the HRE of those inside here join
      And the attacker rolls 4 dice in here, with 2 hits
      And the defender rolls 7 dice in here, with 1 hit
      Then the formation then has 3 regulars of the HRE
      And here then holds 2 regulars of the Ottoman and 2 regulars of France
      And the retreat of the Ottoman in here after a battle and then the retreat of France in here after a battle are due

    @case:vq-relief-0087 @VQ-15.2-E01
    Scenario: the whole march
      Given the Ottoman besieges here with 5 regulars of the Ottoman
      And there holds 4 regulars of the HRE
      And 2 regulars of the HRE are besieged in here
      When 4 regulars of the HRE march from there to here
      And 0 regulars of the HRE of those inside here join
      And the attacker rolls 4 dice in here, with 2 hits
      And the defender rolls 6 dice in here, with 1 hit
      And the Ottoman chooses to retreat to yonder
      Then here then holds 5 regulars of the HRE
      And no besieged units are left in here
      And the Ottoman does not besiege here
      And yonder then holds 3 regulars of the Ottoman
      And nothing is due

  @VQ-15.2-P02
  Rule: Units and leaders inside may join

    @case:vq-relief-0010 @VQ-15.2-P03
    Scenario: 2 of 3 join with their leader, beyond the limit of a formation
      Given the Ottoman besieges here with 5 regulars of the Ottoman
      And 4 regulars of the HRE have left there for here
      And 3 regulars of the HRE and Schwendi are besieged in here
      And VQ-Q165 is read as they_add_dice
      When the relief battle is fought
      And 2 regulars of the HRE of those inside here join
      And Schwendi joins from inside here
      And the attacker rolls 8 dice in here, with 3 hits
      And the defender rolls 6 dice in here, with 1 hit
      And the HRE gives up 0 regulars of the HRE outside and 1 regular of the HRE inside
      Then the formation then has 4 regulars of the HRE
      And 2 regulars of the HRE are then besieged in here
      And here then holds 2 regulars of the Ottoman

    @case:vq-relief-0071
    Scenario: the one die that they add, where a card takes off that of the relief force
      Given the Ottoman besieges here with 2 regulars of the Ottoman
      And 1 regular of the HRE have left there for here
      And 1 regular of the HRE are besieged in here
      When the relief battle is fought
      And 1 regular of the HRE of those inside here join
      And for the attacker the HRE plays Rain, which takes 1 dice off
      And the attacker rolls 1 die in here, with 1 hit
      And the defender rolls 3 dice in here, with 2 hits
      Then by the reading they_add_dice of VQ-Q165
      And here then holds 1 regular of the Ottoman
      And 2 regulars of the HRE and 1 regular of the Ottoman are lost
      And by the reading they_do_not of VQ-Q165
      And here then holds 2 regulars of the Ottoman
      And 2 regulars of the HRE are lost

    @case:vq-relief-0011
    Scenario: by a reading they add no dice
      Given the Ottoman besieges here with 5 regulars of the Ottoman
      And 4 regulars of the HRE have left there for here
      And 3 regulars of the HRE are besieged in here
      And VQ-Q165 is read as they_do_not
      When the relief battle is fought
      And 3 regulars of the HRE of those inside here join
      And the attacker rolls 4 dice in here, with 1 hit
      And the defender rolls 6 dice in here, with no hits
      Then here then holds 4 regulars of the Ottoman

    @case:vq-relief-0012 @VQ-15.2-P04
    Scenario: nobody joins
      Given the Ottoman besieges here with 5 regulars of the Ottoman
      And 4 regulars of the HRE have left there for here
      And 3 regulars of the HRE and Schwendi are besieged in here
      When the relief battle is fought
      And 0 regulars of the HRE of those inside here join
      And the attacker rolls 4 dice in here, with 1 hit
      And the defender rolls 6 dice in here, with no hits
      Then 3 regulars of the HRE and Schwendi are then besieged in here

    @case:vq-relief-0013
    Scenario: units of an ally inside don't join
      Given the Ottoman besieges here with 5 regulars of the Ottoman
      And the HRE and Spain are allied
      And Spain and the Ottoman are at war
      And 4 regulars of the HRE have left there for here
      And 3 regulars of Spain are besieged in here
      When the relief battle is fought
      And the attacker rolls 4 dice in here, with 1 hit
      And the defender rolls 6 dice in here, with no hits
      Then 3 regulars of Spain are then besieged in here

    @case:vq-relief-0014 @VQ-24.3-E02
    Scenario: units of an active minor power join
      Given the Ottoman besieges here with 5 regulars of the Ottoman
      And Venice is an active minor power of the HRE
      And 4 regulars of the HRE have left there for here
      And 2 regulars of Venice are besieged in here
      And VQ-Q68 is read as same_power_and_its_minors
      When the relief battle is fought
      And 2 regulars of Venice of those inside here join
      And the attacker rolls 6 dice in here, with 2 hits
      And the defender rolls 6 dice in here, with 1 hit
      And the HRE gives up 0 regulars of the HRE outside and 1 regular of Venice inside
      Then 1 regular of Venice are then besieged in here

    @case:vq-relief-0015
    Scenario: or they don't
      Given the Ottoman besieges here with 5 regulars of the Ottoman
      And Venice is an active minor power of the HRE
      And 4 regulars of the HRE have left there for here
      And 2 regulars of Venice are besieged in here
      And VQ-Q68 is read as same_power_only
      When the relief battle is fought
      And the attacker rolls 4 dice in here, with 2 hits
      And the defender rolls 6 dice in here, with 1 hit
      Then 2 regulars of Venice are then besieged in here

    @case:vq-relief-0016
    Scenario: losses of the relief force and of those inside, chosen or shared evenly
      Given the Ottoman besieges here with 5 regulars of the Ottoman
      And 4 regulars of the HRE have left there for here
      And 2 regulars of the HRE are besieged in here
      When the relief battle is fought
      And 2 regulars of the HRE of those inside here join
      And the attacker rolls 6 dice in here, with 3 hits
      And the defender rolls 6 dice in here, with 2 hits
      And the HRE gives up 2 regulars of the HRE outside and 0 regulars of the HRE inside
      Then by the reading owner_chooses of VQ-Q175
      And the formation then has 2 regulars of the HRE
      And 2 regulars of the HRE are then besieged in here
      And by the reading as_evenly_as_possible of VQ-Q175
      And the formation then has 3 regulars of the HRE
      And 1 regular of the HRE are then besieged in here

    @case:vq-relief-0018
    Scenario: a minor power's units inside, by both readings
      Given the Ottoman besieges here with 5 regulars of the Ottoman
      And Venice is an active minor power of the HRE
      And 4 regulars of the HRE have left there for here
      And 2 regulars of Venice are besieged in here
      And VQ-Q165 is read as they_do_not
      When the relief battle is fought
      And 2 regulars of Venice of those inside here join
      And the attacker rolls 4 dice in here, with no hits
      And the defender rolls 6 dice in here, with 4 hits
      And the HRE gives up 2 regulars of the HRE outside and 2 regulars of Venice inside
      Then by the reading same_power_and_its_minors of VQ-Q68
      And the formation then has 2 regulars of the HRE
      And by the reading same_power_only of VQ-Q68
      And the move is over

    @case:vq-relief-0080
    Scenario: shared evenly, each part of the force chooses the kind that it loses
      Given the Ottoman besieges here with 5 regulars of the Ottoman
      And 2 regulars of the HRE and 2 mercenaries of the HRE have left there for here
      And 1 regular of the HRE and 1 mercenary of the HRE are besieged in here
      And VQ-Q175 is read as as_evenly_as_possible
      When the relief battle is fought
      And 1 regular of the HRE and 1 mercenary of the HRE of those inside here join
      And the attacker rolls 6 dice in here, with 1 hit
      And the defender rolls 6 dice in here, with 2 hits
      And the HRE chooses to lose 1 mercenary of the HRE from outside
      And the HRE chooses to lose 1 regular of the HRE from inside
      Then the formation then has 2 regulars of the HRE and 1 mercenary of the HRE
      And 1 mercenary of the HRE and no regulars of the HRE are then besieged in here

    @case:vq-relief-0081
    Scenario: Knights of St. John inside join; they don't leave their space by it
      Given it is the impulse of Spain, with 2 CP
      And Spain and the Ottoman are at war
      And Spain and the HRE are allied
      And a key called Malta of Spain, adjacent to there
      And the Ottoman besieges Malta with 5 regulars of the Ottoman
      And 4 regulars of Spain have left there for Malta
      And 1 knight of Spain and 1 regular of Spain are besieged in Malta
      When the relief battle is fought
      And 1 knight of Spain and 1 regular of Spain of those inside Malta join
      And the attacker rolls 6 dice in Malta, with 1 hit
      And the defender rolls 6 dice in Malta, with 2 hits
      And Spain gives up 1 regular of Spain outside and 1 regular of Spain inside
      Then the formation then has 3 regulars of Spain
      And 1 knight of Spain and no regulars of Spain are then besieged in Malta

    @case:vq-relief-0082
    Scenario: those inside who lost a battle before are lost first
      Given the Ottoman besieges here with 5 regulars of the Ottoman
      And 4 regulars of the HRE have left there for here
      And 3 regulars of the HRE are besieged in here
      And 2 regulars of the HRE in here lost a field battle in this impulse
      When the relief battle is fought
      And 2 regulars of the HRE of those inside here join
      And the attacker rolls 6 dice in here, with 3 hits
      And the defender rolls 6 dice in here, with 1 hit
      And the HRE gives up 0 regulars of the HRE outside and 1 regular of the HRE inside
      Then 2 regulars of the HRE are then besieged in here
      And 1 regular of the HRE in here have lost a field battle

  # Outcome 2

  @VQ-15.2-P05 @VQ-15.2-R01
  Rule: A relief force that has lost with equal hits may go into the fortification

    @case:vq-relief-0020
    Scenario: 2 go in with their leader, the other retreats
      Given the Ottoman besieges here with 5 regulars of the Ottoman
      And 4 regulars of the HRE and Zrinyi have left there for here
      And 2 regulars of the HRE are besieged in here
      When the relief battle is fought
      And 0 regulars of the HRE of those inside here join
      And the attacker rolls 5 dice in here, with 1 hit
      And the defender rolls 6 dice in here, with 1 hit
      And 2 regulars of the HRE of the relief force go into here
      And Zrinyi of the relief force goes into here
      Then 4 regulars of the HRE and Zrinyi are then besieged in here
      And the formation then has 1 regular of the HRE
      And the retreat of the HRE in here after a battle and then the siege check of the HRE in here after a battle are due

    @case:vq-relief-0021 @VQ-15.2-L01
    Scenario: 5 inside are too many
      Given the Ottoman besieges here with 5 regulars of the Ottoman
      And 4 regulars of the HRE have left there for here
      And 2 regulars of the HRE are besieged in here
      When the relief battle is fought
      And 0 regulars of the HRE of those inside here join
      And the attacker rolls 4 dice in here, with 1 hit
      And the defender rolls 6 dice in here, with 1 hit
      And 3 regulars of the HRE of the relief force go into here
      Then it is refused by VQ-15.2-L01

    @case:vq-relief-0060 @VQ-15.2-R01
    Scenario: nobody has to go in
      Given the Ottoman besieges here with 5 regulars of the Ottoman
      And 4 regulars of the HRE and Zrinyi have left there for here
      And 2 regulars of the HRE are besieged in here
      When the relief battle is fought
      And 0 regulars of the HRE of those inside here join
      And the attacker rolls 5 dice in here, with 1 hit
      And the defender rolls 6 dice in here, with 1 hit
      And 0 regulars of the HRE of the relief force go into here
      And no leader of the relief force goes into here
      Then 2 regulars of the HRE are then besieged in here
      And the formation then has 3 regulars of the HRE and Zrinyi

    @case:vq-relief-0084 @VQ-15.2-P01 @VQ-15.2-P05
    Scenario: equal without a hit, and the relief force is that of an ally
      Given it is the impulse of Spain, with 2 CP
      And Spain and the Ottoman are at war
      And Spain and the HRE are allied
      And the Ottoman besieges here with 5 regulars of the Ottoman
      And 4 regulars of Spain have left there for here
      And 2 regulars of the HRE are besieged in here
      When the relief battle is fought
      And the attacker rolls 4 dice in here, with no hits
      And the defender rolls 6 dice in here, with no hits
      And 2 regulars of Spain of the relief force go into here
      Then 2 regulars of the HRE and 2 regulars of Spain are then besieged in here
      And the formation then has 2 regulars of Spain

    @case:vq-relief-0061 @VQ-15.2-L01
    Scenario: there is no room
      Given the Ottoman besieges here with 5 regulars of the Ottoman
      And 4 regulars of the HRE have left there for here
      And 4 regulars of the HRE are besieged in here
      When the relief battle is fought
      And 0 regulars of the HRE of those inside here join
      And the attacker rolls 4 dice in here, with 1 hit
      And the defender rolls 6 dice in here, with 1 hit
      Then 4 regulars of the HRE are then besieged in here
      And the formation then has 3 regulars of the HRE

  # Outcome 3

  @VQ-15.2-E02 @VQ-15.2-R02
  Rule: With fewer hits only those from inside go back into the fortification

    @case:vq-relief-0030
    Scenario: the relief force retreats
      Given the Ottoman besieges here with 5 regulars of the Ottoman
      And 4 regulars of the HRE and Zrinyi have left there for here
      And 2 regulars of the HRE and Schwendi are besieged in here
      When the relief battle is fought
      And 2 regulars of the HRE of those inside here join
      And Schwendi joins from inside here
      And the attacker rolls 8 dice in here, with 1 hit
      And the defender rolls 6 dice in here, with 2 hits
      And the HRE gives up 1 regular of the HRE outside and 1 regular of the HRE inside
      Then the formation then has 3 regulars of the HRE and Zrinyi
      And 1 regular of the HRE and Schwendi are then besieged in here
      And 1 regular of the HRE and Schwendi and Zrinyi in here have lost a field battle
      And the retreat of the HRE in here after a battle and then the siege check of the HRE in here after a battle are due

    @case:vq-relief-0083
    Scenario: those inside who lost before join first, and it is no other units that lose
      Given the Ottoman besieges here with 5 regulars of the Ottoman
      And 4 regulars of the HRE have left there for here
      And 4 regulars of the HRE are besieged in here
      And 1 regular of the HRE in here lost a field battle in this impulse
      When the relief battle is fought
      And 2 regulars of the HRE of those inside here join
      And the attacker rolls 6 dice in here, with 1 hit
      And the defender rolls 6 dice in here, with 2 hits
      And the HRE gives up 2 regulars of the HRE outside and 0 regulars of the HRE inside
      Then the formation then has 2 regulars of the HRE
      And 2 regulars of the HRE in here have lost a field battle

    @case:vq-relief-0031
    Scenario: or 14.1 lets it withdraw too
      Given the Ottoman besieges here with 5 regulars of the Ottoman
      And 3 regulars of the HRE have left there for here
      And 1 regular of the HRE are besieged in here
      When the relief battle is fought
      And 0 regulars of the HRE of those inside here join
      And the attacker rolls 3 dice in here, with no hits
      And the defender rolls 6 dice in here, with 1 hit
      And 2 regulars of the HRE of the relief force go into here
      Then by the reading only_those_from_inside of VQ-Q304
      And the formation then has 2 regulars of the HRE
      And by the reading relief_force_too of VQ-Q304
      And 3 regulars of the HRE are then besieged in here

    @case:vq-relief-0085
    Scenario: 14.1 lets the power withdraw that controls the space, or its ally too
      Given it is the impulse of Spain, with 2 CP
      And Spain and the Ottoman are at war
      And Spain and the HRE are allied
      And the Ottoman besieges here with 5 regulars of the Ottoman
      And 4 regulars of Spain have left there for here
      And 2 regulars of the HRE are besieged in here
      And VQ-Q304 is read as relief_force_too
      When the relief battle is fought
      And the attacker rolls 4 dice in here, with no hits
      And the defender rolls 6 dice in here, with 1 hit
      And 2 regulars of Spain of the relief force go into here
      Then by the reading controller_only of VQ-Q167
      And the formation then has 3 regulars of Spain
      And by the reading its_allies_too of VQ-Q167
      And the formation then has 1 regular of Spain
      And 2 regulars of the HRE and 2 regulars of Spain are then besieged in here

  @VQ-14-S10
  Rule: Who chooses what a relief force loses

    @case:vq-relief-0070
    Scenario: its owner or the enemy
      Given the Ottoman besieges here with 5 regulars of the Ottoman
      And 2 regulars of the HRE and 2 mercenaries of the HRE have left there for here
      And 2 regulars of the HRE are besieged in here
      When the relief battle is fought
      And 0 regulars of the HRE of those inside here join
      And the attacker rolls 4 dice in here, with no hits
      And the defender rolls 6 dice in here, with 1 hit
      And the HRE chooses to lose 1 mercenary of the HRE
      And the Ottoman chooses to lose 1 regular of the HRE
      Then by the reading owner of VQ-Q46
      And the formation then has 2 regulars of the HRE and 1 mercenary of the HRE
      And by the reading enemy of VQ-Q46
      And the formation then has 1 regular of the HRE and 2 mercenaries of the HRE

  @VQ-15.2-E03
  Rule: Leaders of a relief force that was wiped out are captured

    @case:vq-relief-0040
    Scenario: those from inside go back, the leader of the relief force doesn't
      Given the Ottoman besieges here with 5 regulars of the Ottoman
      And 2 regulars of the HRE and Zrinyi have left there for here
      And 2 regulars of the HRE and Schwendi are besieged in here
      When the relief battle is fought
      And 2 regulars of the HRE of those inside here join
      And Schwendi joins from inside here
      And the attacker rolls 6 dice in here, with 1 hit
      And the defender rolls 6 dice in here, with 2 hits
      And the HRE gives up 2 regulars of the HRE outside and 0 regulars of the HRE inside
      Then Zrinyi is captured by the Ottoman
      And 2 regulars of the HRE and Schwendi are then besieged in here
      And the move is over

    @case:vq-relief-0041 @VQ-14-E02
    Scenario: with all who joined wiped out, their leader is captured as well
      Given the Ottoman besieges here with 5 regulars of the Ottoman
      And 2 regulars of the HRE and Zrinyi have left there for here
      And 2 regulars of the HRE and Schwendi are besieged in here
      When the relief battle is fought
      And 1 regular of the HRE of those inside here join
      And Schwendi joins from inside here
      And the attacker rolls 5 dice in here, with 1 hit
      And the defender rolls 6 dice in here, with 3 hits
      Then Zrinyi is captured by the Ottoman
      And Schwendi is captured by the Ottoman
      And 1 regular of the HRE are then besieged in here

    @case:vq-relief-0043 @VQ-15.2-E01
    Scenario: wiped out, but with those from inside it has won
      Given the Ottoman besieges here with 5 regulars of the Ottoman
      And 2 regulars of the HRE and Zrinyi have left there for here
      And 2 regulars of the HRE are besieged in here
      When the relief battle is fought
      And 2 regulars of the HRE of those inside here join
      And the attacker rolls 5 dice in here, with 3 hits
      And the defender rolls 6 dice in here, with 2 hits
      And the HRE gives up 2 regulars of the HRE outside and 0 regulars of the HRE inside
      Then by the reading only_if_it_has_lost of VQ-Q314
      And the formation then has Zrinyi
      And by the reading in_any_case of VQ-Q314
      And Zrinyi is captured by the Ottoman

    @case:vq-relief-0042 @VQ-15.3-E03
    Scenario: the besiegers have lost too many to go on
      Given the Ottoman besieges here with 4 regulars of the Ottoman
      And 4 regulars of the HRE are besieged in here
      When the siege of here is checked after a battle of the HRE
      Then the Ottoman does not besiege here
      And the retreat of the Ottoman in here after a siege is due
