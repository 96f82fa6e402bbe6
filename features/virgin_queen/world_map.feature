Feature: The World Map
  Beside the Europe Map lies the World Map with its Ocean zones, where captains explore and Spain patrols.

  Background:
    Given an Ocean zone called ocean, adjacent to far
    And an Ocean zone called far
    And an Ocean zone called beyond
    And a sea zone called sea
    And a key called here of Spain, adjacent to sea and there
    And a key called there of Spain

  @VQ-2-R01
  Rule: No unit moves directly between the Europe Map and the World Map

    @case:vq-world-map-0001
    Scenario: naval units don't sail out of a port into an Ocean zone
      Given it is the impulse of Spain, with 1 CP
      And here harbours 1 galleon of Spain
      When in one naval move 1 galleon of Spain sails from here to ocean
      Then it is refused by VQ-2-R01

    @case:vq-world-map-0002
    Scenario: nor out of a sea zone
      Given it is the impulse of Spain, with 1 CP
      And sea harbours 1 galleon of Spain
      When in one naval move 1 galleon of Spain sails from sea to ocean
      Then it is refused by VQ-2-R01

    @case:vq-world-map-0003
    Scenario: patrols don't come to Europe
      Given it is the impulse of Spain, with 1 CP
      And ocean harbours 1 patrol of Spain
      When in one naval move 1 patrol of Spain sails from ocean to here
      Then it is refused by VQ-2-R01

    @case:vq-world-map-0004
    Scenario: land units don't march there
      Given it is the impulse of Spain, with 1 CP
      And here holds 2 regulars of Spain
      When 2 regulars of Spain move from here to ocean
      Then it is refused by VQ-2-R01

    @case:vq-world-map-0005
    Scenario: nor are they deployed there
      Given the capital of Spain is here
      And here holds 2 regulars of Spain
      When Spain deploys 2 regulars of Spain from here to ocean
      Then it is refused by VQ-2-R01

    @case:vq-world-map-0007
    Scenario: within Europe they sail
      Given it is the impulse of Spain, with 1 CP
      And here harbours 1 galleon of Spain
      When in one naval move 1 galleon of Spain sails from here to sea
      Then sea then harbours 1 galleon of Spain

    @case:vq-world-map-0008
    Scenario: on the World Map patrols sail, with the same CP
      Given it is the impulse of Spain, with 1 CP
      And ocean harbours 2 patrols of Spain
      And here harbours 1 galleon of Spain
      When in one naval move 1 patrol of Spain sails from ocean to far; 1 galleon of Spain sails from here to sea
      Then far then harbours 1 patrol of Spain
      And ocean then harbours 1 patrol of Spain
      And sea then harbours 1 galleon of Spain
      And Spain has 0 CP left

    @case:vq-world-map-0009 @VQ-16.1-R04
    Scenario: they too go to an adjacent zone only
      Given it is the impulse of Spain, with 1 CP
      And ocean harbours 1 patrol of Spain
      When in one naval move 1 patrol of Spain sails from ocean to beyond
      Then it is refused by VQ-16.1-R04

  @VQ-2.6-R01
  Rule: Apart from captains only Spanish patrols are in Ocean zones

    @case:vq-world-map-0010
    Scenario: a Spanish patrol
      When 1 patrol of Spain joins the fleet in ocean
      Then ocean then harbours 1 patrol of Spain

    @case:vq-world-map-0011
    Scenario: patrols aren't among the 7 counters of Spain
      Given sea harbours 7 galleons of Spain
      When 2 patrols of Spain join the fleet in ocean
      Then ocean then harbours 2 patrols of Spain

    @case:vq-world-map-0012
    Scenario: no other naval unit of Spain
      When 1 galleon of Spain joins the fleet in ocean
      Then it is refused by VQ-2.6-R01

    @case:vq-world-map-0013
    Scenario: none along with a patrol either
      When 1 patrol of Spain and 1 galleon of Spain join the fleet in ocean
      Then it is refused by VQ-2.6-R01

    @case:vq-world-map-0014
    Scenario: no patrol of England
      When 1 patrol of England joins the fleet in ocean
      Then it is refused by VQ-2.6-R01

    @case:vq-world-map-0015
    Scenario: no land units
      Given the force pool holds 2 regulars of Spain
      When 1 regular of Spain comes into play in ocean
      Then it is refused by VQ-2.6-R01

    @case:vq-world-map-0016
    Scenario: a captain beside a patrol
      Given Testu is a captain of France
      And ocean harbours 1 patrol of Spain
      When France sends Testu to ocean
      Then Testu is then in ocean for France, undamaged
      And ocean then harbours 1 patrol of Spain

  @VQ-17.3-E05
  Rule: Patrols are placed in Ocean zones

    @case:vq-world-map-0017
    Scenario: not in a sea zone
      When 1 patrol of Spain joins the fleet in sea
      Then it is refused by VQ-17.3-E05

    @case:vq-world-map-0018
    Scenario: not in a port
      When 1 patrol of Spain joins the fleet in here
      Then it is refused by VQ-17.3-E05
