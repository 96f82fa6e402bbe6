Feature: Moriscos near Granada
  Moriscos don't go to a space more than 2 spaces away from Granada, whether they move or react.

  @VQ-23.1-R02
  Rule: They react within 2 spaces of Granada

    Background:
      Given a fortress called Granada of Spain, adjacent to Malaga
      And an unfortified space called Malaga of the Ottoman, adjacent to Ronda
      And an unfortified space called Ronda of the Ottoman, adjacent to Cadiz
      And an unfortified space called Cadiz of the Ottoman, adjacent to here
      And an unfortified space called here of Spain
      And the Ottoman and Spain are at war
      And it is the impulse of Spain, with 2 CP

    @case:vq-moriscos-0001 @VQ-13.2-S05
    Scenario: an interception in the third space
      Given Ronda holds 2 moriscos of the Ottoman
      And 3 regulars of Spain have left here for Cadiz
      When the Ottoman intercepts from Ronda with 2 moriscos of the Ottoman
      And the interception dice of Ronda show 6 and 6
      Then by the reading by_none of VQ-Q309
      And it is refused by VQ-23.1-R02
      And by the reading move_action_only of VQ-Q309
      And Cadiz then holds 2 moriscos of the Ottoman

    @case:vq-moriscos-0002 @VQ-13.2-S05
    Scenario: an interception in the second
      Given Malaga holds 2 moriscos of the Ottoman
      And 3 regulars of Spain have left Cadiz for Ronda
      When the Ottoman intercepts from Malaga with 2 moriscos of the Ottoman
      And the interception dice of Malaga show 6 and 6
      Then Ronda then holds 2 moriscos of the Ottoman

    @case:vq-moriscos-0003 @VQ-13.3-S09
    Scenario: avoiding battle to the third space
      Given Ronda holds 2 moriscos of the Ottoman
      And 3 regulars of Spain have left Malaga for Ronda
      When the Ottoman avoids battle to Cadiz with 2 moriscos of the Ottoman
      And the avoid battle dice of the Ottoman show 6 and 6
      Then by the reading by_none of VQ-Q309
      And it is refused by VQ-23.1-R02
      And by the reading move_action_only of VQ-Q309
      And Cadiz then holds 2 moriscos of the Ottoman

    @case:vq-moriscos-0004 @VQ-13.2-S05
    Scenario: others intercept in the third
      Given Ronda holds 2 regulars of the Ottoman
      And 3 regulars of Spain have left here for Cadiz
      When the Ottoman intercepts from Ronda with 2 regulars of the Ottoman
      And the interception dice of Ronda show 6 and 6
      Then Cadiz then holds 2 regulars of the Ottoman

    @case:vq-moriscos-0006
    Scenario: they aren't asked to avoid battle to the third space
      Given Ronda holds 2 moriscos of the Ottoman
      And VQ-Q309 is read as by_none
      And 3 regulars of Spain have left Malaga for Ronda
      When the Ottoman may avoid battle
      And the Ottoman chooses to avoid battle to Cadiz
      Then it is refused by VQ-23.1-R02

    @case:vq-moriscos-0007 @VQ-13.3-S09
    Scenario: regulars who are with them go there without them
      Given Ronda holds 2 moriscos of the Ottoman and 1 regular of the Ottoman
      And VQ-Q309 is read as by_none
      And 3 regulars of Spain have left Malaga for Ronda
      When the Ottoman may avoid battle
      And the Ottoman chooses to avoid battle to Cadiz
      And the avoid battle dice of the Ottoman show 6 and 6
      Then Cadiz then holds 1 regular of the Ottoman
      And Ronda then holds 2 moriscos of the Ottoman

  @VQ-23.1-R02
  Rule: They go to no space that no way by land connects with Granada

    @case:vq-moriscos-0005
    Scenario: an island
      Given a fortress called Granada of Spain, adjacent to Malaga
      And an unfortified space called Malaga of Spain
      And an unfortified space called here of the Ottoman, adjacent to there
      And an unfortified space called there of the Ottoman
      And here holds 1 morisco of the Ottoman
      And it is the impulse of the Ottoman, with 1 CP
      When 1 morisco of the Ottoman move from here to there
      Then it is refused by VQ-23.1-R02
