Feature: The counters of land units in sieges
  In assaults and in battles of relief forces too more units are lost where small counters run out.

  Background:
    Given a key called here of the Ottoman, adjacent to there
    And a key called there of the HRE, adjacent to here
    And the HRE and the Ottoman are at war
    And it is the impulse of the HRE, with 2 CP

  @VQ-5.3-R01
  Rule: If what is left can't be laid out with the counters there are, more is lost until it can

    @case:vq-counters-in-sieges-0001
    Scenario: the garrison is lost with its only counter, and the space is taken
      Given here holds 4 regulars of the HRE
      And 2 regulars of the Ottoman are besieged in here by the HRE
      And the counters of the Ottoman are 1 two
      When the HRE assaults here with 4 regulars of the HRE
      And the attacker rolls 2 dice in here, with 1 hit
      And the defender rolls 3 dice in here, with no hits
      Then the HRE controls here
      And 2 regulars of the Ottoman are lost

    @case:vq-counters-in-sieges-0002
    Scenario: those who assault lose more than they were hit
      Given here holds 6 regulars of the HRE
      And 1 regular of the Ottoman are besieged in here by the HRE
      And the counters of the HRE are 1 two and 1 four
      When the HRE assaults here with 4 regulars of the HRE
      And the attacker rolls 2 dice in here, with no hits
      And the defender rolls 2 dice in here, with 1 hit
      Then here then holds 4 regulars of the HRE
      And 2 regulars of the HRE are lost
      And 2 regulars of the HRE in here have taken part in an assault

    @case:vq-counters-in-sieges-0003
    Scenario: more are lost than made the assault, which fails without them
      Given here holds 4 regulars of the HRE
      And 1 regular of the Ottoman are besieged in here by the HRE
      And the counters of the HRE are 1 four
      When the HRE assaults here with 2 regulars of the HRE
      And the attacker rolls 1 die in here, with 1 hit
      And the defender rolls 2 dice in here, with 1 hit
      Then here then holds no regulars of the HRE
      And 4 regulars of the HRE are lost

    @case:vq-counters-in-sieges-0004
    Scenario: a relief force loses one more, those inside don't
      Given the Ottoman besieges there with 5 regulars of the Ottoman
      And 2 regulars of the HRE are besieged in there
      And 4 regulars of the HRE have left here for there
      And the counters of the HRE are 2 twos and 1 four
      When the relief battle is fought
      And 2 regulars of the HRE of those inside there join
      And the attacker rolls 6 dice in there, with 2 hits
      And the defender rolls 6 dice in there, with 1 hit
      And the HRE gives up 1 regular of the HRE outside and 0 regulars of the HRE inside
      Then the formation then has 2 regulars of the HRE
      And 2 regulars of the HRE are then besieged in there
