Feature: Solo play: final scoring
  The opponent scores its quests and its remaining horses.

  @ROS-solo-scoring-V01
  Rule: Quests and remaining horses give VP, eagles don't

    @case:ros-solo-scoring-0001
    Scenario: quests and horses
      Given Purple have had their last turns
      And the opponent is the Lookout, with 4 provisions
      And the opponent has 15 VP
      And the opponent has the quests discard 4, discard 8
      And the opponent has horses of strength 1 and 2
      When the opponent's additional VP are added
      Then the opponent then has 24 VP
      And the opponent then has 4 provisions

    @case:ros-solo-scoring-0002
    Scenario: the VP of an eagle don't count
      Given Purple have had their last turns
      And the opponent is the Lookout
      And the opponent has 15 VP
      And the opponent has horses of strength 3
      When the opponent's additional VP are added
      Then the opponent then has 15 VP

  @ROS-solo-scoring-V02
  Rule: A tie is decided as in the base game

    @case:ros-solo-scoring-0003
    Scenario: the higher score wins
      Given Purple have had their last turns
      And the opponent is the Lookout
      And the opponent has 10 VP
      And the opponent has horses of strength 2
      And Purple has reached 10 VP
      When the game is scored
      Then the opponent then has 11 VP
      And the opponent then wins

    @case:ros-solo-scoring-0004
    Scenario: more quests, crew and animals
      Given Purple have had their last turns
      And the opponent is the Lookout
      And the opponent has 10 VP
      And the opponent has horses of strength 2 and 3
      And Purple has reached 11 VP
      And Purple has 5 silver
      When the game is scored
      Then the opponent then has 11 VP
      And the opponent then wins

    @case:ros-solo-scoring-0005 @ROS-Q85
    Scenario: whether the AI crew card is one of its crew
      Given Purple have had their last turns
      And the opponent is the Lookout
      And the opponent has 7 VP
      And the opponent has the quest discard 8
      And Purple has reached 11 VP
      And Brawler is crew of Purple on space 1
      And Purple has 1 silver
      When the game is scored
      Then by the reading counts of ROS-Q85
      And the opponent then wins
      And by the reading counts_not of ROS-Q85
      And Purple then wins

    @case:ros-solo-scoring-0006
    Scenario: its provisions against silver, provisions and kumis
      Given Purple have had their last turns
      And the opponent is the Lookout, with 4 provisions
      And the opponent has 11 VP
      And Purple has reached 11 VP
      And Brawler is crew of Purple on space 1
      And Purple has 1 silver, 1 provision and 1 kumis
      When the game is scored
      Then the opponent then wins

    @case:ros-solo-scoring-0007
    Scenario: it never gains silver or kumis
      Given Purple have had their last turns
      And the opponent is the Lookout, with 4 provisions
      And the opponent has 11 VP
      And Purple has reached 11 VP
      And Brawler is crew of Purple on space 1
      And Purple has 2 silver, 2 provisions and 1 kumis
      When the game is scored
      Then Purple then wins

    @case:ros-solo-scoring-0008
    Scenario: still tied
      Given Purple have had their last turns
      And the opponent is the Lookout, with 4 provisions
      And the opponent has 11 VP
      And Purple has reached 11 VP
      And Brawler is crew of Purple on space 1
      And Purple has 2 silver, 1 provision and 1 kumis
      When the game is scored
      Then Purple and the opponent then share the victory
