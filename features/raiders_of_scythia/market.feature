Feature: The Market
  Cards from the hand are discarded for silver, for a wagon or for equipment.

  @ROS-market-P01
  Rule: 1 card brings 2 silver

    @case:ros-market-0001
    Scenario: a card of the player's choice
      Given it is the turn of Purple
      And Purple has 8 silver
      And the hand of Purple is Brawler and Tyrant
      And the supply holds 10 silver
      When Purple uses the Market with a blue worker
      And its action is used for silver
      And Purple discards Tyrant
      Then Purple then has 10 silver
      And the supply then holds 8 silver
      And the hand of Purple is then Brawler
      And the crew discard pile is then Tyrant

    @case:ros-market-0002
    Scenario: the only card
      Given it is the turn of Purple
      And the hand of Purple is Brawler
      And the supply holds 10 silver
      When Purple uses the Market with a red worker
      And its action is used for silver
      Then Purple then has 2 silver
      And the hand of Purple is then empty

    @case:ros-market-0003
    Scenario: no card
      Given it is the turn of Purple
      And the supply holds 10 silver
      When Purple uses the Market with a blue worker
      And its action is used for silver
      Then it is refused by ROS-market-P01

    @case:ros-market-0004
    Scenario: crew on the board are no cards
      Given it is the turn of Purple
      And Brawler is crew of Purple on space 1
      And the supply holds 10 silver
      When Purple uses the Market with a blue worker
      And its action is used for silver
      Then it is refused by ROS-market-P01

  @ROS-market-P02
  Rule: 2 cards bring 1 wagon or 1 equipment

    Scenario Outline: either of them
      Given it is the turn of Purple
      And Purple has 9 wagons and 9 equipment
      And the hand of Purple is Brawler, Herdsman and Tyrant
      And the supply holds 4 wagons and 4 equipment
      When Purple uses the Market with a grey worker
      And its action is used for <what>
      And Purple discards Brawler and Tyrant
      Then Purple then has <pieces>
      And the supply then holds <left>
      And the hand of Purple is then Herdsman
      And the crew discard pile is then Brawler and Tyrant

      Examples:
        | what      | pieces       | left        | case            |
        | a wagon   | 10 wagons    | 3 wagons    | ros-market-0010 |
        | equipment | 10 equipment | 3 equipment | ros-market-0011 |

    Scenario Outline: not for 1 card
      Given it is the turn of Purple
      And the hand of Purple is Brawler
      And the supply holds 4 wagons and 4 equipment
      When Purple uses the Market with a grey worker
      And its action is used for <what>
      Then it is refused by ROS-market-P02

      Examples:
        | what      | case            |
        | a wagon   | ros-market-0012 |
        | equipment | ros-market-0013 |

    Scenario Outline: not where none is left
      Given it is the turn of Purple
      And the hand of Purple is Brawler and Tyrant
      And the supply holds <supply>
      When Purple uses the Market with a grey worker
      And its action is used for <what>
      Then it is refused by ROS-farm-L02

      Examples:
        | what      | supply      | case            |
        | a wagon   | 1 equipment | ros-market-0014 |
        | equipment | 1 wagon     | ros-market-0015 |

    Scenario Outline: the last one
      Given it is the turn of Purple
      And the hand of Purple is Brawler and Tyrant
      And the supply holds <supply>
      When Purple uses the Market with a grey worker
      And its action is used for <what>
      Then Purple then has <supply>

      Examples:
        | what      | supply      | case            |
        | a wagon   | 1 wagon     | ros-market-0016 |
        | equipment | 1 equipment | ros-market-0017 |

    @case:ros-market-0019
    Scenario: it isn't used
      Given it is the turn of Purple, with a blue worker
      And the hand of Purple is Brawler and Tyrant
      And the supply holds 4 wagons, 4 equipment and 4 silver
      When Purple places the worker on the Market
      Then the hand of Purple is then Brawler and Tyrant
      And a blue worker is then on the Market
