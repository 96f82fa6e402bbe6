Feature: Two-zone ports
  Two pairs of sea zones don't touch, but for a port on both: Messina and Gibraltar.

  @VQ-16.1-R04
  Rule: There is no way from zone to zone

    @case:vq-two-zone-ports-0001 @VQ-2.5-R09
    Scenario: the Ionian Sea and the Tyrrhenian Sea
      Given it is the impulse of Spain, with 1 CP
      And Ionian Sea harbours 2 galleys of Spain
      When in one naval move 2 galleys of Spain sail from Ionian Sea to Tyrrhenian Sea
      Then it is refused by VQ-16.1-R04

    @case:vq-two-zone-ports-0002 @VQ-2.5-R10
    Scenario: the Barbary Coast and the Atlantic Ocean
      Given it is the impulse of Spain, with 1 CP
      And Barbary Coast harbours 2 galleys of Spain
      When in one naval move 2 galleys of Spain sail from Barbary Coast to Atlantic Ocean
      Then it is refused by VQ-16.1-R04

  @VQ-2.5-P02
  Rule: Through its two-zone port a power goes from zone to zone with two actions

    @case:vq-two-zone-ports-0003
    Scenario: the first action, into Messina
      Given it is the impulse of Spain, with 2 CP
      And Ionian Sea harbours 2 galleys of Spain
      When in one naval move 2 galleys of Spain sail from Ionian Sea to Messina
      Then Messina then harbours 2 galleys of Spain
      And Spain has 1 CP left

    @case:vq-two-zone-ports-0004
    Scenario: the second action, out of Messina
      Given it is the impulse of Spain, with 1 CP
      And Messina harbours 2 galleys of Spain
      When in one naval move 2 galleys of Spain sail from Messina to Tyrrhenian Sea
      Then Tyrrhenian Sea then harbours 2 galleys of Spain
      And Messina then harbours no galleys of Spain
      And Spain has 0 CP left

    @case:vq-two-zone-ports-0005
    Scenario: into Gibraltar and out of it
      Given it is the impulse of Spain, with 1 CP
      And Barbary Coast harbours 1 galleon of Spain
      And Gibraltar harbours 1 galley of Spain
      When in one naval move 1 galleon of Spain sails from Barbary Coast to Gibraltar; 1 galley of Spain sails from Gibraltar to Atlantic Ocean
      Then Gibraltar then harbours 1 galleon of Spain and no galleys of Spain
      And Atlantic Ocean then harbours 1 galley of Spain

    @case:vq-two-zone-ports-0006
    Scenario: not with one action
      Given it is the impulse of Spain, with 2 CP
      And Ionian Sea harbours 1 galley of Spain
      When in one naval move 1 galley of Spain sails from Ionian Sea to Messina; 1 galley of Spain sails from Messina to Tyrrhenian Sea
      Then it is refused by VQ-16.1-R09

    @case:vq-two-zone-ports-0007 @VQ-16.1-R06
    Scenario: not by a power that doesn't control Messina
      Given it is the impulse of the Ottoman, with 2 CP
      And the Ottoman and Spain are at war
      And Ionian Sea harbours 1 corsair of the Ottoman
      When in one naval move 1 corsair of the Ottoman sails from Ionian Sea to Messina
      Then it is refused by VQ-16.1-R06

    @case:vq-two-zone-ports-0008
    Scenario: by whoever has taken it
      Given it is the impulse of the Ottoman, with 2 CP
      And Messina is controlled by the Ottoman
      And Ionian Sea harbours 1 corsair of the Ottoman
      When in one naval move 1 corsair of the Ottoman sails from Ionian Sea to Messina
      Then Messina then harbours 1 corsair of the Ottoman
