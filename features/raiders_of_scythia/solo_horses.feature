Feature: Solo play: horses
  The opponent takes the horse at the place that the strategy card shows.

  @ROS-solo-horses-S01
  Rule: The horse is the one at the place that is shown above the icon

    @case:ros-solo-horses-0001
    Scenario: for lack of strength the middle horse is gained
      Given the opponent is the Trader, with 2 provisions
      And a strategy card for raid space 1 of Cimmeria: 2 provisions, 2 strength, 4 VP
      And it gives the middle horse
      And it blocks the Farm
      And Cimmeria has 6 raid spaces in use
      And the horses beside the board have strength 1, 2 and 3
      And horses of strength 1 are in the animal deck
      When the opponent takes its turn
      Then the opponent then has horses of strength 2
      And the middle place beside the board then holds the horse of strength 1
      And no horse is then in the animal deck

    Scenario Outline: the place decides, not the strength
      Given the opponent is the Lookout, with 2 provisions
      And the opponent has horses of strength 1
      And Cimmeria has 6 raid spaces in use
      And a strategy card for raid space 1 of Cimmeria: 2 provisions, 3 strength, 4 VP
      And it gives the <place> horse
      And the horses beside the board have strength 2, 3 and 1
      And horses of strength 2 and 3 are in the animal deck
      When the opponent gains a horse by the card
      And the horse that fills its place has strength 3
      Then the opponent then has horses of strength 1 and <strength>
      And horses of strength 2 are then in the animal deck

      Examples:
        | case                 | place  | strength |
        | ros-solo-horses-0002 | left   | 2        |
        | ros-solo-horses-0003 | middle | 3        |
        | ros-solo-horses-0004 | right  | 1        |

    @case:ros-solo-horses-0005
    Scenario: no animal card lies there
      Given the opponent is the Lookout
      And the horses beside the board have strength 1, 2 and 3
      And the right place beside the board is empty
      And horses of strength 1 are in the animal deck
      When the opponent gains a horse by Persia, first space
      Then the opponent then has no horse
      And the right place beside the board then holds nothing

    @case:ros-solo-horses-0006 @ROS-stables-S02
    Scenario: the animal discard pile makes a new deck
      Given the opponent is the Lookout
      And the horses beside the board have strength 1, 2 and 3
      And horses of strength 2 are in the animal discard pile
      When the opponent gains a horse by Persia, first space
      Then the opponent then has horses of strength 3
      And the right place beside the board then holds the horse of strength 2
      And no horse is then in the animal discard pile

    @case:ros-solo-horses-0007 @ROS-Q18
    Scenario: both animal piles are empty
      Given the opponent is the Lookout
      And the horses beside the board have strength 1, 2 and 3
      When the opponent gains a horse by Persia, first space
      Then by the reading no of ROS-Q18
      And the opponent then has no horse
      And the right place beside the board then holds the horse of strength 3
      And by the reading what_lies_there of ROS-Q18
      And the opponent then has horses of strength 3
      And the right place beside the board then holds nothing

  @ROS-solo-horses-R01
  Rule: Only the horse half of an animal card is used

    @case:ros-solo-horses-0008
    Scenario: the strength of an eagle doesn't help
      Given the opponent is the Trader, with 3 provisions
      And the opponent has horses of strength 3
      And a strategy card for raid space 1 of Cimmeria: 2 provisions, 4 strength, 4 VP
      And Cimmeria has 6 raid spaces in use
      When the opponent raids by the card
      Then it is refused by ROS-solo-opponent-turn-S04

    @case:ros-solo-horses-0009
    Scenario: the strength of the horse does
      Given the opponent is the Trader, with 2 provisions
      And the opponent has horses of strength 3
      And a strategy card for raid space 1 of Cimmeria: 2 provisions, 3 strength, 4 VP
      And Cimmeria has 6 raid spaces in use
      When the opponent raids by the card
      Then the opponent then has 4 VP
      And the opponent then has no horse
