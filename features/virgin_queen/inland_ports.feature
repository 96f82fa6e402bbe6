Feature: Inland ports
  Antwerp and Rotterdam are assaulted by the power that controls the port at the other end of their inland waterway.

  Background:
    Given a key called Antwerp of Spain, adjacent to there
    And an unfortified space called Flushing of Spain, adjacent to sea
    And a sea zone called sea
    And a sea zone called North Sea, adjacent to sea
    And Antwerp is joined to Flushing by an inland waterway
    And a key called there of England
    And England and Spain are at war
    And it is the impulse of England, with 2 CP
    And Antwerp holds 4 regulars of England
    And 1 regular of Spain are besieged in Antwerp by England

  @VQ-16.7-R03
  Rule: The attacker controls the port on the inland waterway

    @case:vq-inland-ports-0001
    Scenario: the enemy does
      When England assaults Antwerp with 4 regulars of England
      Then it is refused by VQ-16.7-R03

    @case:vq-inland-ports-0002
    Scenario: an ally does
      Given Flushing is controlled by France
      And England and France are allied
      When England assaults Antwerp with 4 regulars of England
      Then it is refused by VQ-16.7-R03

    @case:vq-inland-ports-0003
    Scenario: the attacker does
      Given Flushing is controlled by England
      When England assaults Antwerp with 4 regulars of England
      And the attacker rolls 2 dice in Antwerp, with 1 hit
      And the defender rolls 2 dice in Antwerp, with no hits
      Then England controls Antwerp

    @case:vq-inland-ports-0004
    Scenario: another space by the waterway, without a port, is not enough
      Given an unfortified space called Lier, adjacent to there
      And Antwerp is joined to Lier by an inland waterway
      And Lier is controlled by England
      When England assaults Antwerp with 4 regulars of England
      Then it is refused by VQ-16.7-R03

    @case:vq-inland-ports-0005
    Scenario: Rotterdam too
      Given a key called Rotterdam of Spain, adjacent to there
      And Rotterdam is joined to Flushing by an inland waterway
      And Rotterdam holds 4 regulars of England
      And 1 regular of Spain are besieged in Rotterdam by England
      When England assaults Rotterdam with 4 regulars of England
      Then it is refused by VQ-16.7-R03

    @case:vq-inland-ports-0006 @VQ-15.1-E02
    Scenario: no other space
      Given a key called Ghent of Spain, adjacent to there
      And Ghent is joined to Flushing by an inland waterway
      And Ghent holds 4 regulars of England
      And 1 regular of Spain are besieged in Ghent by England
      When England assaults Ghent with 4 regulars of England
      And the attacker rolls 2 dice in Ghent, with 1 hit
      And the defender rolls 2 dice in Ghent, with no hits
      Then England controls Ghent

  @VQ-16.7-X01
  Rule: Naval units in the North Sea are enough

    @case:vq-inland-ports-0010
    Scenario: of the attacker
      Given the fleet in North Sea is 1 galleon of England
      When England assaults Antwerp with 4 regulars of England
      And the attacker rolls 2 dice in Antwerp, with 1 hit
      And the defender rolls 2 dice in Antwerp, with no hits
      Then England controls Antwerp

    @case:vq-inland-ports-0011 @VQ-16.7-R03
    Scenario: not of another power
      Given the fleet in North Sea is 1 galleon of France
      And England and France are allied
      When England assaults Antwerp with 4 regulars of England
      Then it is refused by VQ-16.7-R03

    @case:vq-inland-ports-0012 @VQ-16.7-R03
    Scenario: not in another zone
      Given the sea holds 1 galleon of England
      When England assaults Antwerp with 4 regulars of England
      Then it is refused by VQ-16.7-R03

  @VQ-16.7-X02
  Rule: Two events are enough

    @case:vq-inland-ports-0020
    Scenario: Treachery
      When England assaults Antwerp with 4 regulars of England
      And for the attacker England plays Treachery
      And the attacker rolls 2 dice in Antwerp, with 1 hit
      And the defender rolls 2 dice in Antwerp, with no hits
      Then England controls Antwerp

    @case:vq-inland-ports-0021
    Scenario: Siege Engineering
      When England assaults Antwerp with 4 regulars of England
      And for the attacker England plays Siege Engineering
      And the attacker rolls 2 dice in Antwerp, with 1 hit
      And the defender rolls 2 dice in Antwerp, with no hits
      Then England controls Antwerp

    @case:vq-inland-ports-0022 @VQ-16.7-R03
    Scenario: not another card
      When England assaults Antwerp with 4 regulars of England
      And for the attacker England plays Gabions
      Then it is refused by VQ-16.7-R03
