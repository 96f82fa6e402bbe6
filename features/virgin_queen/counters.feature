Feature: The counters of land units
  Land units are laid out with counters of 1, 2, 4 and 6. Where there are too few small ones, more units are lost.

  Background:
    Given a key called here of the HRE, adjacent to there and yonder
    And an unfortified space called there of the Ottoman
    And an unfortified space called yonder of the HRE
    And the HRE and the Ottoman are at war
    And it is the impulse of the HRE, with 2 CP
    And Schwendi, an army leader of the HRE, has battle 1 and command 8
    And 4 regulars of the HRE have left here for there
    And there holds 4 regulars of the Ottoman

  @VQ-5.3-R01
  Rule: If what is left can't be laid out with the counters there are, more is lost until it can

    @case:vq-counters-0001
    Scenario: 3 are left, and there is no 1: one more is lost
      Given the counters of the HRE are 1 two and 1 four
      When the field battle is fought
      And the attacker rolls 4 dice in there, with no hits
      And the defender rolls 5 dice in there, with 1 hit
      Then the formation then has 2 regulars of the HRE
      And 2 regulars of the HRE are lost

    @case:vq-counters-0002
    Scenario: the defender loses more than he was hit
      Given the counters of the Ottoman are 1 two and 1 four
      When the field battle is fought
      And the attacker rolls 4 dice in there, with 1 hit
      And the defender rolls 5 dice in there, with no hits
      Then there then holds 2 regulars of the Ottoman
      And 2 regulars of the Ottoman are lost

    @case:vq-counters-0003
    Scenario: the 1 lies in another space
      Given the counters of the HRE are 1 one, 1 two and 1 four
      And yonder holds 1 regular of the HRE
      When the field battle is fought
      And the attacker rolls 4 dice in there, with no hits
      And the defender rolls 5 dice in there, with 1 hit
      Then the formation then has 2 regulars of the HRE
      And yonder then holds 1 regular of the HRE

    @case:vq-counters-0004
    Scenario: only a 4 is left, and 3 can't be laid: all are lost
      Given the counters of the HRE are 1 four and 1 six
      And yonder holds 6 regulars of the HRE
      When the field battle is fought
      And the attacker rolls 4 dice in there, with no hits
      And the defender rolls 5 dice in there, with 1 hit
      Then the move is over
      And 4 regulars of the HRE are lost
      And yonder then holds 6 regulars of the HRE

    @case:vq-counters-0005
    Scenario: mercenaries are the backs of the same counters
      Given the counters of the HRE are 1 one, 1 two and 1 four
      And yonder holds 1 mercenary of the HRE
      When the field battle is fought
      And the attacker rolls 4 dice in there, with no hits
      And the defender rolls 5 dice in there, with 1 hit
      Then the formation then has 2 regulars of the HRE

    @case:vq-counters-0006
    Scenario: both kinds were hit, and the owner chooses
      Given the counters of the HRE are 1 one, 1 two and 1 four
      And 4 regulars of the HRE and 2 mercenaries of the HRE have left here for there
      When the field battle is fought
      And the attacker rolls 6 dice in there, with no hits
      And the defender rolls 5 dice in there, with 2 hits
      And the HRE chooses to lose 1 regular of the HRE and 1 mercenary of the HRE
      And the HRE loses 1 more regular of the formation
      Then the formation then has 2 regulars of the HRE and 1 mercenary of the HRE

    @case:vq-counters-0007
    Scenario: the owner chooses the other kind
      Given the counters of the HRE are 1 one, 1 two and 1 four
      And 4 regulars of the HRE and 2 mercenaries of the HRE have left here for there
      When the field battle is fought
      And the attacker rolls 6 dice in there, with no hits
      And the defender rolls 5 dice in there, with 2 hits
      And the HRE chooses to lose 1 regular of the HRE and 1 mercenary of the HRE
      And the HRE loses 1 more mercenary of the formation
      Then the formation then has 3 regulars of the HRE and no mercenaries of the HRE

    @case:vq-counters-0008
    Scenario: what wasn't hit isn't asked for
      Given the counters of the HRE are 1 one, 1 two and 1 four
      And 4 regulars of the HRE and 1 mercenary of the HRE have left here for there
      When the field battle is fought
      And the attacker rolls 5 dice in there, with no hits
      And the defender rolls 5 dice in there, with 1 hit
      And the HRE chooses to lose 1 regular of the HRE and 0 mercenaries of the HRE
      Then the formation then has 2 regulars of the HRE and 1 mercenary of the HRE

  @VQ-14-E01
  Rule: Nothing more is lost where the counters suffice

    @case:vq-counters-0010 @VQ-5.3-D02
    Scenario: 3 are a 2 and a 1
      Given the counters of the HRE are 1 one, 1 two and 1 four
      When the field battle is fought
      And the attacker rolls 4 dice in there, with no hits
      And the defender rolls 5 dice in there, with 1 hit
      Then the formation then has 3 regulars of the HRE
      And 1 regular of the HRE is lost

    @case:vq-counters-0011 @VQ-5.3-P01
    Scenario: those of another space are exchanged
      Given the counters of the HRE are 3 ones, 1 two and 1 four
      And yonder holds 2 regulars of the HRE
      When the field battle is fought
      And the attacker rolls 4 dice in there, with no hits
      And the defender rolls 5 dice in there, with 1 hit
      Then the formation then has 3 regulars of the HRE

    @case:vq-counters-0012
    Scenario: nobody has stated the counters of the HRE
      Given the counters of the Ottoman are 1 four
      When the field battle is fought
      And the attacker rolls 4 dice in there, with no hits
      And the defender rolls 5 dice in there, with 1 hit
      Then the formation then has 3 regulars of the HRE
