Feature: Final scoring
  When the game has ended the players receive additional VP, and the one with the most wins.

  @ROS-scoring-V01
  Rule: The VP shown on crew cards

    @case:ros-scoring-0001
    Scenario: the crew on the player board
      Given Purple and Green have had their last turns
      And Purple has reached 10 VP
      And the card Tyrant has 3 VP
      And the card Merchant has 1 VP
      And Tyrant is crew of Purple on space 1
      And Merchant is crew of Purple on space 4
      When the game is scored
      Then Purple then has 14 VP
      And Green then has no VP
      And Purple then wins

    @case:ros-scoring-0002
    Scenario: whether cards in hand count
      Given Purple and Green have had their last turns
      And the card Tyrant has 3 VP
      And the card Merchant has 1 VP
      And Tyrant is crew of Purple on space 1
      And the hand of Purple is Merchant
      When the game is scored
      Then by the reading on_board of ROS-Q33
      And Purple then has 3 VP
      And by the reading hand_too of ROS-Q33
      And Purple then has 4 VP

  @ROS-scoring-V02
  Rule: The VP shown on animal cards

    @case:ros-scoring-0010
    Scenario: of an eagle the upper half counts, of a horse the lower one
      Given Purple and Green have had their last turns
      And the card Tyrant has 4 VP
      And Tyrant is crew of Purple on space 2
      And Brawler is crew of Purple on space 3
      And Purple has the eagle of the card eagle of 1, horse of 3 on space 2
      And Purple has the horse of the card doubling eagle, horse of 1 on space 3
      When the game is scored
      Then Purple then has 7 VP

    @case:ros-scoring-0011
    Scenario: the halves that are covered don't count
      Given Purple and Green have had their last turns
      And Brawler is crew of Purple on space 2
      And Purple has the horse of the card eagle of 1, horse of 3 on space 2
      And Purple has the eagle of the card doubling eagle, horse of 1 on space 2
      When the game is scored
      Then Purple then has no VP

    @case:ros-scoring-0012
    Scenario: whether an eagle without a crew member counts
      Given Purple and Green have had their last turns
      And Purple has the eagle of the card eagle of 1, horse of 3 on space 2
      When the game is scored
      Then by the reading all of ROS-Q34
      And Purple then has 1 VP
      And by the reading assigned_only of ROS-Q34
      And Purple then has no VP

    @case:ros-scoring-0013
    Scenario: by no reading a horse without a crew member counts more than an eagle
      Given Purple and Green have had their last turns
      And Brawler is crew of Purple on space 1
      And Purple has the horse of the card doubling eagle, horse of 1 on space 2
      And Purple has the horse of the card Town Centre eagle, horse of 2 on space 1
      And Purple has the eagle of the card eagle of 1, horse of 3 on space 1
      And ROS-Q34 is read as assigned_only
      When the game is scored
      Then Purple then has 2 VP

  @ROS-scoring-V03
  Rule: The VP shown on completed quests

    @case:ros-scoring-0020
    Scenario: two quests
      Given Purple and Green have had their last turns
      And Green has completed the quests discard 8, and 1 wagon and 3 livestock
      When the game is scored
      Then Green then has 9 VP
      And Purple then has no VP

  @ROS-scoring-V04 @ROS-scoring-V05 @ROS-scoring-V06
  Rule: Each gold is worth 2 VP, each equipment and each wagon 1

    @case:ros-scoring-0030
    Scenario: gold
      Given Purple and Green have had their last turns
      And Purple has 3 gold
      When the game is scored
      Then Purple then has 6 VP

    @case:ros-scoring-0031
    Scenario: equipment
      Given Purple and Green have had their last turns
      And Purple has 4 equipment
      When the game is scored
      Then Purple then has 4 VP

    @case:ros-scoring-0032
    Scenario: wagons
      Given Purple and Green have had their last turns
      And Purple has 5 wagons
      When the game is scored
      Then Purple then has 5 VP

    @case:ros-scoring-0033
    Scenario: what is no plunder gives nothing
      Given Purple and Green have had their last turns
      And Purple has 5 silver, 5 kumis and 5 provisions
      When the game is scored
      Then Purple then has no VP

  @ROS-scoring-V07
  Rule: Each pair of livestock is worth 1 VP

    @case:ros-scoring-0040
    Scenario: two pairs
      Given Purple and Green have had their last turns
      And Purple has 4 livestock
      When the game is scored
      Then Purple then has 2 VP

    @case:ros-scoring-0041
    Scenario: an odd piece
      Given Purple and Green have had their last turns
      And Purple has 5 livestock
      When the game is scored
      Then by the reading any_two of ROS-Q09
      And Purple then has 2 VP
      And by the reading rounded_up of ROS-Q09
      And Purple then has 3 VP

    @case:ros-scoring-0042
    Scenario: nothing is rounded where the number is even
      Given Purple and Green have had their last turns
      And Purple has 6 livestock
      And ROS-Q09 is read as rounded_up
      When the game is scored
      Then Purple then has 3 VP

  @ROS-scoring-D01
  Rule: The player with the highest score wins after everyone has added the additional VP

    @case:ros-scoring-0050
    Scenario: the additional VP decide
      Given Purple and Green have had their last turns
      And Purple has reached 20 VP
      And Green has reached 15 VP
      And Green has 3 gold
      When the game is scored
      Then Green then wins

    @case:ros-scoring-0051
    Scenario: the higher score wins, whatever else there is
      Given Purple and Green have had their last turns
      And Purple has reached 20 VP
      And Green has reached 19 VP
      And Green has 8 silver, 8 kumis and 8 provisions
      When the game is scored
      Then Purple then wins

    @case:ros-scoring-0052 @ROS-game-end-S02 @the_end
    Scenario: the game is scored once
      Given Purple and Green have had their last turns
      And Purple and Green have won
      When the game is scored
      Then it is refused by ROS-game-end-S02

    @case:ros-scoring-0053
    Scenario: more than 100 VP
      Given Purple and Green have had their last turns
      And Purple has reached 99 VP
      And Purple has 2 gold
      When the game is scored
      Then Purple then has 103 VP

  @ROS-scoring-V08
  Rule: Of tied players the one with more quests, crew and animals wins

    @case:ros-scoring-0060
    Scenario: a quest more
      Given Purple and Green have had their last turns
      And Purple has reached 12 VP
      And Green has reached 10 VP
      And Green has completed the quest discard 4
      And Purple has 8 silver
      When the game is scored
      Then Green then wins

    @case:ros-scoring-0061
    Scenario: a crew member more
      Given Purple and Green have had their last turns
      And Brawler is crew of Purple on space 1
      And Green has 1 silver
      When the game is scored
      Then Purple then wins

    Scenario Outline: an animal more
      Given Purple and Green have had their last turns
      And Green has the <animal> of the card <card> on space 5
      And Purple has 1 silver
      When the game is scored
      Then Green then wins

      Examples:
        | case             | animal | card                       |
        | ros-scoring-0063 | eagle  | doubling eagle, horse of 1 |
        | ros-scoring-0064 | horse  | eagle of 1, horse of 3     |

    @case:ros-scoring-0065
    Scenario: one comparison of them all, or one after the other
      Given Purple and Green have had their last turns
      And Purple has completed the quest discard 4
      And Green has reached 2 VP
      And Brawler is crew of Green on space 1
      And Brawler is crew of Green on space 2
      When the game is scored
      Then by the reading together of ROS-Q10
      And Green then wins
      And by the reading one_after_another of ROS-Q10
      And Purple then wins

    @case:ros-scoring-0066
    Scenario: crew comes before animals if they are compared one after the other
      Given Purple and Green have had their last turns
      And Brawler is crew of Purple on space 1
      And Green has the eagle of the card doubling eagle, horse of 1 on space 1
      And Green has the eagle of the card doubling eagle, horse of 1 on space 2
      And ROS-Q10 is read as one_after_another
      When the game is scored
      Then Purple then wins

  @ROS-scoring-V09
  Rule: Of those still tied the one with more silver, provisions and kumis wins

    Scenario Outline: one piece more
      Given Purple and Green have had their last turns
      And Green has 1 <what>
      When the game is scored
      Then Green then wins

      Examples:
        | case             | what      |
        | ros-scoring-0071 | silver    |
        | ros-scoring-0072 | provision |
        | ros-scoring-0073 | kumis     |

    @case:ros-scoring-0074
    Scenario: a sum of them all, or one after the other
      Given Purple and Green have had their last turns
      And Purple has 1 silver
      And Green has 1 provision and 1 kumis
      When the game is scored
      Then by the reading together of ROS-Q11
      And Green then wins
      And by the reading one_after_another of ROS-Q11
      And Purple then wins

    @case:ros-scoring-0075
    Scenario: provisions come before kumis if they are compared one after the other
      Given Purple and Green have had their last turns
      And Purple has 1 provision
      And Green has 2 kumis
      And ROS-Q11 is read as one_after_another
      When the game is scored
      Then Purple then wins

  @ROS-scoring-V10
  Rule: If the tie remains the tied players share the victory

    @case:ros-scoring-0080
    Scenario: two of three
      Given Purple, Green and Orange have had their last turns
      And Purple has reached 7 VP
      And Orange has reached 7 VP
      And Green has reached 6 VP
      When the game is scored
      Then Purple and Orange then win
