Feature: The Farm
  It gives provisions from the main supply, by the colour of the worker; a red one may bring a wagon instead.

  @ROS-farm-E02
  Rule: A blue or grey worker brings 2 provisions

    Scenario Outline: they are gained
      Given it is the turn of Purple
      And Purple has 1 provision
      And the supply holds 10 provisions and 5 wagons
      When Purple uses the Farm with a <colour> worker
      And its action is used for provisions
      Then Purple then has 3 provisions
      And the supply then holds 8 provisions

      Examples:
        | colour | case          |
        | blue   | ros-farm-0001 |
        | grey   | ros-farm-0002 |

    @case:ros-farm-0003
    Scenario: above the limit while the turn lasts
      Given it is the turn of Purple
      And Purple has 8 provisions
      And the supply holds 10 provisions
      When Purple uses the Farm with a blue worker
      And its action is used for provisions
      Then Purple then has 10 provisions

  @ROS-farm-E03
  Rule: A red worker brings 3 provisions or 1 wagon

    @case:ros-farm-0010
    Scenario: 3 provisions
      Given it is the turn of Purple
      And the supply holds 10 provisions and 5 wagons
      When Purple uses the Farm with a red worker
      And its action is used for provisions
      Then Purple then has 3 provisions
      And the supply then holds 7 provisions

    @case:ros-farm-0011 @ROS-farm-P01
    Scenario: 1 wagon, however many there are
      Given it is the turn of Purple
      And Purple has 9 wagons
      And the supply holds 10 provisions and 5 wagons
      When Purple uses the Farm with a red worker
      And its action is used for a wagon
      Then Purple then has 10 wagons
      And the supply then holds 4 wagons

    Scenario Outline: no wagon with another worker
      Given it is the turn of Purple
      And the supply holds 10 provisions and 5 wagons
      When Purple uses the Farm with a <colour> worker
      And its action is used for a wagon
      Then it is refused by ROS-farm-E03

      Examples:
        | colour | case          |
        | blue   | ros-farm-0012 |
        | grey   | ros-farm-0013 |

  @ROS-farm-L02
  Rule: There is no more plunder than its components

    @case:ros-farm-0020
    Scenario: the last wagon
      Given it is the turn of Purple
      And the supply holds 1 wagon
      When Purple uses the Farm with a red worker
      And its action is used for a wagon
      Then Purple then has 1 wagon
      And the supply then holds no wagons

    @case:ros-farm-0021
    Scenario: no wagon is left
      Given it is the turn of Purple
      And the supply holds 10 provisions
      When Purple uses the Farm with a red worker
      And its action is used for a wagon
      Then it is refused by ROS-farm-L02

    @case:ros-farm-0022
    Scenario: it doesn't keep provisions from a player
      Given it is the turn of Purple
      And the supply holds 10 provisions
      When Purple uses the Farm with a red worker
      And its action is used for provisions
      Then Purple then has 3 provisions
