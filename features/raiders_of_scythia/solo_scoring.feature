Feature: Solo play: final scoring
  The opponent scores its quests and its remaining horses.

  @ROS-solo-scoring-V01
  Rule: Quests and remaining horses give VP, eagles don't

    @case:ros-solo-scoring-0001
    Scenario: quests and horses
      Given the opponent is the Lookout, with 4 provisions
      And the opponent has 15 VP
      And the opponent has the quests discard 4, discard 8
      And the opponent has horses of strength 1 and 2
      When the opponent's additional VP are added
      Then the opponent then has 24 VP
      And the opponent then has 4 provisions

    @case:ros-solo-scoring-0002
    Scenario: the VP of an eagle don't count
      Given the opponent is the Lookout
      And the opponent has 15 VP
      And the opponent has horses of strength 3
      When the opponent's additional VP are added
      Then the opponent then has 15 VP
