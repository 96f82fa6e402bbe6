Feature: Minor Powers
  What each Minor Power does: its numbers, its targets, its thresholds.

  Background:
    Given a game under way
    And Earth is in play

  @SI-powers-R06
  Rule: Call to Bloodshed

    @case:si-minor-powers-0001
    Scenario: damage equal to the Dahan
      Given a land with 1 city and 2 dahan
      And Earth has 1 presence in here
      And Earth has played Call to Bloodshed
      When Earth uses Call to Bloodshed
      And it targets here
      And the way damage is chosen
      And the damage in here goes 2 damage to the city
      Then here then holds 1 city with 2 damage and 2 dahan
