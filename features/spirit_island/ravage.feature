Feature: Ravage
  The Invaders damage the land and the Dahan in it; then the Dahan who are left fight back.

  Background:
    Given a game under way

  @SI-ravage-E04
  Rule: The full damage is dealt to the land and to the Dahan alike

    @case:si-ravage-0001
    Scenario: Ravage example A: a Town and an Explorer against two Dahan
      Given a wetland with 2 dahan, 1 town and 1 explorer
      When the Invaders ravage here
      And the Dahan in here deal 2 damage to the town
      Then here then holds 1 blight, 1 dahan with 1 damage, no towns and 1 explorer
      And 1 fear is generated

  @SI-defend-E02
  Rule: Defend is taken off once, from the damage to the land and to the Dahan alike

    @case:si-ravage-0002
    Scenario: a defence of 4 against a City and a Town
      Given a wetland with 1 city, 1 town and 2 dahan
      And here defends 4
      When the Invaders ravage here
      And the Dahan in here deal 2 damage to the town and 2 to the city
      Then no blight is added to here
      And here then holds 1 dahan and 1 dahan with 1 damage, no towns and 1 city with 2 damage

  @SI-blight-effects-E01
  Rule: Blight in a land that has blight cascades

    @case:si-ravage-0003
    Scenario: Ravage example B, option 1: blight cascades into an empty land
      Given a wetland with 1 city and 1 blight
      And a jungle called there, adjacent to here
      When the Invaders ravage here
      And blight cascades from here to there
      Then 1 blight is added to here
      And 1 blight is added to there

  @SI-ravage-E05
  Rule: From 2 damage upward the land is blighted

    Scenario Outline: explorers alone
      Given a wetland with <n> explorers
      When the Invaders ravage here
      Then <blight> blight is added to here

      Examples:
        | case           | n | blight |
        | si-ravage-0005 | 2 | 1      |
        | si-ravage-0006 | 3 | 1      |
