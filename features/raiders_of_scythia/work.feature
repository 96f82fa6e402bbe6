Feature: Work
  A worker from the own supply is placed on an available building of the village, and another one is taken. Each time the
  action of the building may be used.

  @ROS-work-S01 @ROS-work-D03
  Rule: The first turn of the game: a blue worker goes to the Barracks, the Silversmith or the Farm

    Scenario Outline: where it can be placed
      Given it is the turn of Purple, with a blue worker
      And blue workers stand on the Town Centre, the Meeting Tent and the Market
      When Purple places the worker on the <building>
      Then a blue worker is then on the <building>
      And Purple then holds no worker

      Examples:
        | building    | case          |
        | Barracks    | ros-work-0001 |
        | Silversmith | ros-work-0002 |
        | Farm        | ros-work-0003 |

    Scenario Outline: where it can't be placed
      Given it is the turn of Purple, with a blue worker
      And blue workers stand on the Town Centre, the Meeting Tent and the Market
      When Purple places the worker on the <building>
      Then it is refused by <clause>

      Examples:
        | building     | clause       | case          |
        | Stables      | ROS-work-R02 | ros-work-0004 |
        | Chief's Tent | ROS-work-R02 | ros-work-0005 |
        | Town Centre  | ROS-work-D03 | ros-work-0006 |
        | Meeting Tent | ROS-work-D03 | ros-work-0007 |
        | Market       | ROS-work-D03 | ros-work-0008 |

  @ROS-work-R01
  Rule: Then the worker of the Town Centre, the Meeting Tent or the Market is taken

    Scenario Outline: one of the three that were there
      Given it is the turn of Purple
      And blue workers stand on the Town Centre, the Meeting Tent and the Market
      And a blue worker was placed on the Farm in this turn
      When Purple takes the worker from the <building>
      Then no worker is then on the <building>
      And Purple then holds a blue worker

      Examples:
        | building     | case          |
        | Town Centre  | ros-work-0010 |
        | Meeting Tent | ros-work-0011 |
        | Market       | ros-work-0012 |

    @case:ros-work-0013
    Scenario: not the one just placed
      Given it is the turn of Purple
      And blue workers stand on the Town Centre, the Meeting Tent and the Market
      And a blue worker was placed on the Farm in this turn
      When Purple takes the worker from the Farm
      Then it is refused by ROS-work-R01

    @case:ros-work-0014
    Scenario: not from a building on which none was
      Given it is the turn of Purple
      And blue workers stand on the Town Centre, the Meeting Tent and the Market
      And a blue worker was placed on the Farm in this turn
      When Purple takes the worker from the Silversmith
      Then it is refused by ROS-work-R01

    @case:ros-work-0015 @synthetic
    Scenario: where no other worker can be taken
      Given it is the turn of Purple, with a blue worker
      When Purple places the worker on the Silversmith
      And its action is used for silver
      Then by the reading place_refused of ROS-Q42
      And it is refused by ROS-work-R01
      And by the reading turn_ends of ROS-Q42
      And a blue worker is then on the Silversmith

    @case:ros-work-0016
    Scenario: where others can be taken
      Given it is the turn of Purple, with a blue worker
      And ROS-Q42 is read as place_refused
      And blue workers stand on the Town Centre, the Meeting Tent and the Market
      When Purple places the worker on the Barracks
      Then a blue worker is then on the Barracks

    @case:ros-work-0017
    Scenario: a worker of another colour
      Given it is the turn of Purple
      And a red worker stands on the Stables
      And a blue worker was placed on the Farm in this turn
      When Purple takes the worker from the Stables
      Then Purple then holds a red worker
      And no worker is then on the Stables

  @ROS-work-P01
  Rule: The action of the building may be used once, at once

    @case:ros-work-0020
    Scenario: it is used
      Given it is the turn of Purple, with a grey worker
      And the supply holds 10 silver
      When Purple places the worker on the Silversmith
      And its action is used for silver
      Then Purple then has 2 silver
      And a grey worker is then on the Silversmith
      And Purple then holds no worker

    @case:ros-work-0021
    Scenario: it isn't used
      Given it is the turn of Purple, with a grey worker
      And the supply holds 10 silver
      When Purple places the worker on the Silversmith
      Then Purple then has no silver
      And a grey worker is then on the Silversmith

  @ROS-work-P02
  Rule: The action where the taken worker stood may be used once

    @case:ros-work-0030
    Scenario: the colour of the taken worker counts
      Given it is the turn of Purple
      And a red worker stands on the Farm
      And a blue worker was placed on the Barracks in this turn
      And the supply holds 10 provisions and 1 wagon
      When Purple takes the worker from the Farm
      And its action is used for a wagon
      Then Purple then has 1 wagon
      And Purple then holds a red worker

    @case:ros-work-0031
    Scenario: an action that isn't used
      Given it is the turn of Purple
      And a red worker stands on the Farm
      And a blue worker was placed on the Barracks in this turn
      And the supply holds 10 provisions
      When Purple takes the worker from the Farm
      Then Purple then has no provisions
      And Purple then holds a red worker

  @ROS-work-D02
  Rule: There are 8 buildings

    Scenario Outline: each takes a grey worker
      Given it is the turn of Purple, with a grey worker
      When Purple places the worker on the <building>
      Then a grey worker is then on the <building>

      Examples:
        | building     | case          |
        | Stables      | ros-work-0040 |
        | Barracks     | ros-work-0041 |
        | Silversmith  | ros-work-0042 |
        | Farm         | ros-work-0043 |
        | Chief's Tent | ros-work-0044 |
        | Town Centre  | ros-work-0045 |
        | Meeting Tent | ros-work-0046 |
        | Market       | ros-work-0047 |

    Scenario Outline: each is used by name
      Given it is the turn of Purple, with a grey worker
      And Purple has 2 silver, 1 kumis, 1 equipment and 1 livestock
      And the hand of Purple is Brawler
      And Brawler is crew of Purple on space 1, with 1 wound
      And beside the main board lies strong
      And the animal deck holds strong
      And the supply holds 9 silver, 9 provisions and 9 kumis
      And the crew deck holds Merchant and Tyrant
      When Purple places the worker on the <building>
      And its action is used for <what>
      Then Purple then has <pieces>

      Examples:
        | building     | what       | pieces                                | case          |
        | Barracks     | healing    | no kumis                              | ros-work-0050 |
        | Farm         | provisions | 2 provisions                          | ros-work-0051 |
        | Chief's Tent | livestock  | no livestock, 2 provisions and 2 kumis | ros-work-0052 |
        | Market       | silver     | 4 silver                              | ros-work-0053 |

  @ROS-work-R02
  Rule: The Stables and the Chief's Tent accept only grey or red workers

    Scenario Outline: red workers
      Given it is the turn of Purple, with a red worker
      When Purple places the worker on the <building>
      Then a red worker is then on the <building>

      Examples:
        | building     | case          |
        | Stables      | ros-work-0060 |
        | Chief's Tent | ros-work-0061 |

    Scenario Outline: they can't be used with a blue one
      Given it is the turn of Purple
      And Purple has 5 silver and 1 livestock
      When Purple uses the <building> with a blue worker
      Then it is refused by ROS-work-R02

      Examples:
        | building     | case          |
        | Stables      | ros-work-0062 |
        | Chief's Tent | ros-work-0063 |

  @ROS-work-D04
  Rule: One of the workers that were in the village is taken

    @case:ros-work-0070
    Scenario: by a player who holds none
      Given it is the turn of Purple
      And a grey worker stands on the Market
      And a blue worker was placed on the Farm in this turn
      When Purple takes the worker from the Market
      Then Purple then holds a grey worker
      And a blue worker is then on the Farm

    @case:ros-work-0071 @ROS-turn-R03
    Scenario: not by a player who holds one
      Given it is the turn of Purple, with a grey worker
      And a blue worker stands on the Market
      And a blue worker was placed on the Farm in this turn
      When Purple takes the worker from the Market
      Then it is refused by ROS-turn-R03

    @case:ros-work-0072 @ROS-turn-S02
    Scenario: not before one is placed
      Given it is the turn of Purple
      And a blue worker stands on the Market
      When Purple takes the worker from the Market
      Then it is refused by ROS-turn-S02

    @case:ros-work-0073 @ROS-turn-R01
    Scenario: a second worker isn't placed
      Given a blue worker was placed on the Farm in this turn
      And it is still the turn of Purple, with a grey worker
      When Purple places the worker on the Silversmith
      Then it is refused by ROS-turn-R01

  Rule: A building that the opponent blocks

    @case:ros-work-0080 @ROS-solo-blocked-buildings-R01
    Scenario: nothing is placed there
      Given it is the turn of Purple, with a blue worker
      And the opponent blocks the Farm
      When Purple places the worker on the Farm
      Then it is refused by ROS-solo-blocked-buildings-R01

    @case:ros-work-0081 @ROS-solo-blocked-buildings-R01
    Scenario: it is placed elsewhere
      Given it is the turn of Purple, with a blue worker
      And the opponent blocks the Farm
      When Purple places the worker on the Barracks
      Then a blue worker is then on the Barracks

    @case:ros-work-0082 @ROS-solo-blocked-buildings-R02
    Scenario: nothing is taken from there
      Given it is the turn of Purple
      And the opponent blocks the Market
      And blue workers stand on the Town Centre, the Meeting Tent and the Market
      And a blue worker was placed on the Farm in this turn
      When Purple takes the worker from the Market
      Then it is refused by ROS-solo-blocked-buildings-R02

    @case:ros-work-0083 @ROS-solo-blocked-buildings-R02
    Scenario: one is taken from elsewhere
      Given it is the turn of Purple
      And the opponent blocks the Market
      And blue workers stand on the Town Centre, the Meeting Tent and the Market
      And a blue worker was placed on the Farm in this turn
      When Purple takes the worker from the Town Centre
      Then no worker is then on the Town Centre
