Feature: Chateaux
  Each time France plays Patron of the Arts as an event it may gain a victory point for a chateau.

  @HIS-france-chateaux-S01
  Rule: A die decides

    @HIS-france-chateaux-E01 @HIS-france-chateaux-E02
    Scenario Outline: on 3 to 6 France gains 1 VP
      Given the chateaux marker stands at 2
      When France plays Patron of the Arts
      And the die shows <die>
      Then France has 3 VP and the chateaux marker stands at 3

      Examples:
        | die | case              |
        | 3   | his-chateaux-0001 |
        | 4   | his-chateaux-0002 |
        | 6   | his-chateaux-0003 |

    @HIS-france-chateaux-E03
    Scenario Outline: on 1 and 2 it gains none
      Given the chateaux marker stands at 2
      When France plays Patron of the Arts
      And the die shows <die>
      Then France has 2 VP and the chateaux marker stands at 2

      Examples:
        | die | case              |
        | 1   | his-chateaux-0004 |
        | 2   | his-chateaux-0005 |

  @HIS-france-chateaux-X01
  Rule: With Milan no die is rolled

    @case:his-chateaux-0010
    Scenario: the VP is automatic; whether the marker moves
      Given Milan is controlled by France
      And the chateaux marker stands at 1
      When France plays Patron of the Arts
      Then by the reading moves of HIS-Q07
      And France has 2 VP and the chateaux marker stands at 2
      And by the reading stays of HIS-Q07
      And France has 2 VP and the chateaux marker stands at 1

    @case:his-chateaux-0011 @HIS-france-chateaux-S01
    Scenario: another power's Milan doesn't help
      Given Milan is controlled by the Hapsburgs
      And the chateaux marker stands at 1
      When France plays Patron of the Arts
      And the die shows 2
      Then France has 1 VP and the chateaux marker stands at 1

  @HIS-france-chateaux-L01
  Rule: At most 6 VP in the game

    @case:his-chateaux-0020
    Scenario: the 6th
      Given the chateaux marker stands at 5
      When France plays Patron of the Arts
      And the die shows 5
      Then France has 6 VP and the chateaux marker stands at 6

    @case:his-chateaux-0021
    Scenario: there is no 7th
      Given the chateaux marker stands at 6
      When France plays Patron of the Arts
      And the die shows 5
      Then by the reading played_without_vp of HIS-Q08
      And France has 6 VP and the chateaux marker stands at 6
      And by the reading not_played of HIS-Q08
      And it is refused by HIS-france-chateaux-L01

    @case:his-chateaux-0022
    Scenario: nor with Milan
      Given Milan is controlled by France
      And the chateaux marker stands at 6
      When France plays Patron of the Arts
      Then France has 6 VP and the chateaux marker stands at 6
