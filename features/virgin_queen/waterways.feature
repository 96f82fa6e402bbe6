Feature: Inland waterways
  Two connections are inland waterways. For movement, interception, avoid battle and lines of communication only the power
  that controls their end with an ordinary port may treat it as an adjacency.

  Background:
    Given a key called here of Spain, adjacent to yonder
    And an unfortified space called there of Spain, adjacent to sea
    And a sea zone called sea
    And here is joined to there by an inland waterway
    And a key called yonder of France
    And France and Spain are at war

  @VQ-2.5-R05
  Rule: Whoever doesn't control the port may not, whatever holds for other uses

    @case:vq-waterways-0001
    Scenario: movement out of the inland end
      Given here is controlled by France
      And here holds 3 regulars of France
      And it is the impulse of France, with 2 CP
      And VQ-Q40 is read as other_uses_open_to_all
      When 3 regulars of France move from here to there
      Then it is refused by VQ-13.1-R10

    @case:vq-waterways-0002
    Scenario: interception
      Given there is controlled by France
      And here holds 4 regulars of Spain
      And 3 regulars of France have left far for there
      And a key called far of France, adjacent to there
      And it is the impulse of France, with 2 CP
      And VQ-Q40 is read as other_uses_open_to_all
      When Spain intercepts from here with 4 regulars of Spain
      Then it is refused by VQ-13.2-P01

    @case:vq-waterways-0003
    Scenario: avoid battle
      Given there is controlled by France
      And here holds 4 regulars of Spain
      And 3 regulars of France have left yonder for here
      And it is the impulse of France, with 2 CP
      And VQ-Q40 is read as other_uses_open_to_all
      When Spain avoids battle to there with 4 regulars of Spain
      Then it is refused by VQ-13.3-P01

  @VQ-2.5-R05
  Rule: Whoever controls the port may

    @case:vq-waterways-0010
    Scenario: it moves
      Given there is controlled by France
      And there holds 3 regulars of France
      And it is the impulse of France, with 2 CP
      When 3 regulars of France move from there to here
      Then 3 regulars of France are on the way from there to here

    @case:vq-waterways-0011
    Scenario: it intercepts
      Given there holds 4 regulars of Spain
      And 3 regulars of France have left yonder for here
      And it is the impulse of France, with 2 CP
      When Spain intercepts from there with 4 regulars of Spain
      And the interception dice of there show 5 and 4
      Then here then holds 4 regulars of Spain

    @case:vq-waterways-0012
    Scenario: it avoids battle
      Given here holds 4 regulars of Spain
      And 3 regulars of France have left yonder for here
      And it is the impulse of France, with 2 CP
      When Spain avoids battle to there with 4 regulars of Spain
      And the avoid battle dice of Spain show 4 and 5
      Then there then holds 4 regulars of Spain
