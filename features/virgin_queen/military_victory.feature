Feature: Military victories
  A power wins that controls keys enough to reveal Auto Win on its power card, the Protestant with 5 outside the Netherlands.

  Rule: As many keys as reveal Auto Win

    Background:
      Given it is the impulse of France, with 0 CP

    @case:vq-military-victory-0001 @VQ-25.1-V01
    Scenario: its 3 home keys and a fourth
      Given Calais is controlled by England
      When a military victory is judged, where England needs 4 keys
      Then England wins a military victory

    @case:vq-military-victory-0002 @VQ-25.1-V01
    Scenario: not with one key less
      When a military victory is judged, where England needs 4 keys
      Then nobody has won

    @case:vq-military-victory-0003 @VQ-25.1-V01
    Scenario: the keys of an active minor power are its own
      Given Scotland is an active minor power of England
      When a military victory is judged, where England needs 4 keys
      Then England wins a military victory

    @case:vq-military-victory-0004 @VQ-25.1-V01
    Scenario: a fortress is no key
      Given Orleans is controlled by England
      And Calais is controlled by Spain
      When a military victory is judged, where England needs 4 keys
      Then nobody has won

    @case:vq-military-victory-0005 @VQ-25.1-R01
    Scenario: a key in unrest isn't counted
      Given Calais is controlled by England
      And London is in unrest
      When a military victory is judged, where England needs 4 keys
      Then nobody has won

    @case:vq-military-victory-0006 @VQ-25.1-R01
    Scenario: the others are
      Given Calais is controlled by England
      And London is in unrest
      When a military victory is judged, where England needs 3 keys
      Then England wins a military victory

    @case:vq-military-victory-0007 @VQ-25.1-V01
    Scenario: of two at once the earlier in impulse order
      When a military victory is judged, where England needs 3 keys and Spain 10
      Then Spain wins a military victory

    @case:vq-military-victory-0008 @VQ-25.1-V01
    Scenario: one that had them before the Action Phase
      When a military victory is judged, where England needs 3 keys and had them before
      Then by the reading start_of_action_phase_impulse_order of VQ-Q273
      And England wins a military victory
      And by the reading only_when_gained_in_action_phase of VQ-Q273
      And nobody has won

  Rule: In the Action Phase only

    @case:vq-military-victory-0010 @VQ-25.1-R02
    Scenario: not during the Diplomacy Phase
      When a military victory is judged, where England needs 3 keys
      Then nobody has won

  Rule: Five keys outside the Netherlands

    Background:
      Given it is the impulse of the Protestant, with 2 CP
      And Paris is controlled by the Protestant
      And Rouen is controlled by the Protestant
      And Lyon is controlled by the Protestant
      And York is controlled by the Protestant

    @case:vq-military-victory-0020 @VQ-23.6-E02 @VQ-25.1-V01
    Scenario: the Protestant wins with them
      Given Metz is controlled by the Protestant
      When a military victory is judged
      Then the Protestant wins a military victory

    @case:vq-military-victory-0021 @VQ-23.6-E02
    Scenario: not with four
      When a military victory is judged
      Then nobody has won

    @case:vq-military-victory-0022 @VQ-23.6-E02 @VQ-23.6-R02
    Scenario: nor with the three of the Netherlands
      Given Amsterdam is controlled by the Protestant
      And Antwerp is controlled by the Protestant
      And Brussels is controlled by the Protestant
      When a military victory is judged
      Then nobody has won

    @case:vq-military-victory-0023 @VQ-23.6-E02
    Scenario: a rebellion takes the fifth, and the game is over
      Given Calais is Protestant
      When there is a rebellion in Calais with 2 CP
      Then the Protestant controls Calais
      And the Protestant wins a military victory
      And the wars stay as they are

    @case:vq-military-victory-0024 @VQ-23.6-E02
    Scenario: it takes the fifth besides its target
      Given Calais is Protestant
      And Amiens is Protestant
      When there is a rebellion in Amiens with 2 CP
      And the rebels take Calais besides
      Then the Protestant controls Calais
      And the Protestant wins a military victory
      And the wars stay as they are

    @case:vq-military-victory-0025 @VQ-23.6-E02 @VQ-25.1-R01
    Scenario: the fifth is taken out of unrest
      Given Calais is controlled by the Protestant
      And Calais is in unrest
      And Calais holds 1 regular of the Huguenots
      When the unrest in Calais is removed
      Then the Protestant wins a military victory

    @case:vq-military-victory-0026 @VQ-23.6-E02
    Scenario: a sixth
      Given Metz is controlled by the Protestant
      And Calais is Protestant
      When there is a rebellion in Calais with 2 CP
      And the Huguenots put no capital on the map
      Then by the reading start_of_action_phase_impulse_order of VQ-Q273
      And the Protestant wins a military victory
      And by the reading only_when_gained_in_action_phase of VQ-Q273
      And nobody has won

    @case:vq-military-victory-0027 @VQ-23.6-E02
    Scenario: an assault takes the fifth
      Given a key called Calais of France, adjacent to refuge
      And a fortress called refuge of France, split with the Huguenots
      And refuge is controlled by the Protestant
      And a key called Paris of France
      And a key called Rouen of France
      And a key called Lyon of France
      And a key called York of England
      And France and the Protestant are at war
      And Calais holds 6 regulars of the Huguenots
      And 1 regular of France are besieged in Calais by the Protestant
      When the Protestant assaults Calais with 4 regulars of the Huguenots
      And the attacker rolls 2 dice in Calais, with 1 hit
      And the defender rolls 2 dice in Calais, with no hits
      Then the Protestant controls Calais
      And the Protestant wins a military victory
