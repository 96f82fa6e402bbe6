Feature: The Knights of St. John
  They are Spanish regulars, but they never leave their space.

  Background:
    Given a key called here of Spain, adjacent to there and yonder
    And an unfortified space called there of Spain, adjacent to beyond
    And an unfortified space called yonder of the Ottoman
    And a key called beyond of the Ottoman
    And Spain and the Ottoman are at war

  @VQ-17.1-X02
  Rule: They don't leave their space

    @case:vq-knights-0001
    Scenario: by a move
      Given it is the impulse of Spain, with 2 CP
      And here holds 1 knight of Spain and 2 regulars of Spain
      When 1 knight of Spain and 1 regular of Spain move from here to there
      Then it is refused by VQ-17.1-X02

    @case:vq-knights-0002
    Scenario: those with them do
      Given it is the impulse of Spain, with 2 CP
      And here holds 1 knight of Spain and 2 regulars of Spain
      When 2 regulars of Spain move from here to there
      Then 2 regulars of Spain are on the way from here to there
      And here then holds 1 knight of Spain

    @case:vq-knights-0003
    Scenario: by an interception
      Given it is the impulse of the Ottoman, with 2 CP
      And 3 regulars of the Ottoman have left beyond for there
      And here holds 1 knight of Spain and 2 regulars of Spain
      When Spain intercepts from here with 1 knight of Spain and 1 regular of Spain
      Then it is refused by VQ-17.1-X02

    @case:vq-knights-0004
    Scenario: they are not asked for an interception
      Given it is the impulse of the Ottoman, with 2 CP
      And 3 regulars of the Ottoman have left beyond for there
      And here holds 1 knight of Spain and 2 regulars of Spain
      When Spain may intercept
      And Spain chooses to intercept from here
      And 2 regulars of Spain intercept from here
      And the interception dice of here show 4 and 5
      Then there then holds 2 regulars of Spain
      And here then holds 1 knight of Spain

    @case:vq-knights-0005
    Scenario: by avoiding battle
      Given it is the impulse of the Ottoman, with 2 CP
      And 3 regulars of the Ottoman have left yonder for here
      And here holds 1 knight of Spain and 2 regulars of Spain
      When Spain avoids battle to there with 1 knight of Spain and 1 regular of Spain
      Then it is refused by VQ-17.1-X02

    @case:vq-knights-0006
    Scenario: they are not asked to avoid battle
      Given it is the impulse of the Ottoman, with 2 CP
      And 3 regulars of the Ottoman have left yonder for here
      And here holds 1 knight of Spain and 2 regulars of Spain
      When Spain may avoid battle
      And Spain chooses to avoid battle to there
      And 2 regulars of Spain leaves here
      And the avoid battle dice of Spain show 4 and 5
      Then there then holds 2 regulars of Spain
      And here then holds 1 knight of Spain

    @case:vq-knights-0008
    Scenario: after a battle that is lost
      Given it is the impulse of the Ottoman, with 2 CP
      And here is controlled by England
      And Spain and England are allied
      And 6 regulars of the Ottoman have left yonder for here
      And here holds 1 knight of Spain and 2 regulars of Spain
      When Spain retreats from here
      And Spain chooses to retreat to there
      Then by the reading eliminated of VQ-Q420
      And there then holds 2 regulars of Spain
      And 1 knight of Spain are lost
      And by the reading they_retreat of VQ-Q420
      And there then holds 1 knight of Spain and 2 regulars of Spain

    @case:vq-knights-0009
    Scenario: after a siege that is broken
      Given it is the impulse of the Ottoman, with 2 CP
      And here is controlled by the Ottoman
      And here holds 1 knight of Spain and 2 regulars of Spain
      And 3 regulars of the Ottoman are besieged in here by Spain
      When Spain breaks off the siege of here
      And Spain chooses to retreat to there
      Then there then holds 2 regulars of Spain and no knights of Spain
      And here then holds no knights of Spain

  @VQ-13.4-P01
  Rule: They may withdraw into its fortification

    @case:vq-knights-0007
    Scenario: they withdraw into the fortification
      Given it is the impulse of the Ottoman, with 2 CP
      And 6 regulars of the Ottoman have left yonder for here
      And here holds 2 knights of Spain
      When Spain may withdraw
      And Spain chooses to withdraw
      Then 2 knights of Spain are then besieged in here
