Feature: The Silversmith
  It gives silver from the main supply, by the colour of the worker that was placed there or taken from there.

  Rule: A blue worker brings 3 silver, a grey or red one 2

    @case:ros-silversmith-0001 @ROS-silversmith-E02
    Scenario: with a blue worker
      Given it is the turn of Purple
      And Purple has 1 silver
      And the supply holds 12 silver
      When Purple uses the Silversmith with a blue worker
      And its action is used for silver
      Then Purple then has 4 silver
      And the supply then holds 9 silver

    @ROS-silversmith-E03
    Scenario Outline: with others
      Given it is the turn of Purple
      And the supply holds 12 silver
      When Purple uses the Silversmith with a <colour> worker
      And its action is used for silver
      Then Purple then has 2 silver
      And the supply then holds 10 silver

      Examples:
        | colour | case                 |
        | grey   | ros-silversmith-0002 |
        | red    | ros-silversmith-0003 |

    @case:ros-silversmith-0004 @ROS-silversmith-E02
    Scenario: the worker that is taken counts
      Given it is the turn of Purple
      And a blue worker stands on the Silversmith
      And a red worker was placed on the Farm in this turn
      And the supply holds 12 silver
      When Purple takes the worker from the Silversmith
      And its action is used for silver
      Then Purple then has 3 silver

    @case:ros-silversmith-0005 @ROS-silversmith-E02
    Scenario: the supply gives what it has
      Given it is the turn of Purple
      And the supply holds 1 silver
      When Purple uses the Silversmith with a blue worker
      And its action is used for silver
      Then Purple then has 1 silver
      And the supply then holds no silver

    @case:ros-silversmith-0006 @ROS-silversmith-E02
    Scenario: above the limit while the turn lasts
      Given it is the turn of Purple
      And Purple has 8 silver
      And the supply holds 12 silver
      When Purple uses the Silversmith with a blue worker
      And its action is used for silver
      Then Purple then has 11 silver
