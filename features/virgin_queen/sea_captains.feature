Feature: Sea captains
  Captains explore and raid on the World Map. English ones can lead naval units on the Europe Map.

  Background:
    Given an Ocean zone called ocean
    And a sea zone called sea
    And a key called here of England, adjacent to sea
    And a key called there of France, adjacent to sea

  @VQ-5.2-P01
  Rule: English captains can serve as naval leaders on the Europe Map

    @case:vq-sea-captains-0001
    Scenario: Hawkins leads in an English port
      Given Hawkins is a captain of England with battle rating 1
      And here harbours 1 galleon of England
      When Hawkins comes to here as a naval leader
      Then Hawkins then leads in here for England with battle rating 1

    @case:vq-sea-captains-0002
    Scenario: a French captain doesn't
      Given Testu is a captain of France with battle rating 1
      And there harbours 1 galleon of France
      When Testu comes to there as a naval leader
      Then it is refused by VQ-5.2-P01

    @case:vq-sea-captains-0003
    Scenario: a captain without a battle rating doesn't
      Given Hawkins is a captain of England
      And here harbours 1 galleon of England
      When Hawkins comes to here as a naval leader
      Then it is refused by VQ-5.2-P01

    @case:vq-sea-captains-0004
    Scenario: a captain with a higher battle rating
      Given Hawkins is a captain of England with battle rating 2
      And here harbours 1 galleon of England
      When Hawkins comes to here as a naval leader
      Then by the reading all_with_a_battle_rating of VQ-Q106
      And Hawkins then leads in here for England with battle rating 2
      And by the reading rating_1_only of VQ-Q106
      And it is refused by VQ-5.2-P01

    @case:vq-sea-captains-0005
    Scenario: battle rating 1 is enough for the narrow reading
      Given Hawkins is a captain of England with battle rating 1
      And here harbours 1 galleon of England
      And VQ-Q106 is read as rating_1_only
      When Hawkins comes to here as a naval leader
      Then Hawkins then leads in here for England with battle rating 1

    @case:vq-sea-captains-0006 @VQ-20.4-S08
    Scenario: when he has served he goes back to the force pool
      Given Hawkins leads in here with battle rating 1
      And here harbours 1 galleon of England
      When Hawkins returns
      Then Hawkins is in the force pool
      And no naval leader is left in here

  @VQ-10-S01
  Rule: He is placed in an English port with English naval units

    @case:vq-sea-captains-0010
    Scenario: there are none
      Given Hawkins is a captain of England with battle rating 1
      When Hawkins comes to here as a naval leader
      Then it is refused by VQ-10-S01

    @case:vq-sea-captains-0011
    Scenario: those there are of another power
      Given Hawkins is a captain of England with battle rating 1
      And here harbours 1 galley of France
      When Hawkins comes to here as a naval leader
      Then it is refused by VQ-10-S01

    @case:vq-sea-captains-0012
    Scenario: the port is French
      Given Hawkins is a captain of England with battle rating 1
      And there harbours 1 galleon of England
      When Hawkins comes to there as a naval leader
      Then it is refused by VQ-10-S01

    @case:vq-sea-captains-0013
    Scenario: another leader is there
      Given Hawkins is a captain of England with battle rating 1
      And here harbours 1 galleon of England
      And Howard, a naval leader of England, is in here
      When Hawkins comes to here as a naval leader
      Then Hawkins and Howard are naval leaders in here

  @VQ-2-R01
  Rule: Nobody comes from the World Map to the Europe Map directly

    @case:vq-sea-captains-0015
    Scenario: a captain in an Ocean zone doesn't lead in Europe
      Given Hawkins is a captain of England with battle rating 1
      And Hawkins is in ocean for England
      And here harbours 1 galleon of England
      When Hawkins comes to here as a naval leader
      Then it is refused by VQ-2-R01

  @VQ-5-L01
  Rule: There is one counter of each captain

    @case:vq-sea-captains-0016
    Scenario: he leads already
      Given Hawkins leads in here with battle rating 1
      And here harbours 1 galleon of England
      When Hawkins comes to here as a naval leader
      Then it is refused by VQ-5-L01

    @case:vq-sea-captains-0017
    Scenario: he is on the World Map already
      Given Hawkins is a captain of England
      And Hawkins is in ocean for England
      When England sends Hawkins to ocean
      Then it is refused by VQ-5-L01

  @VQ-5.2-P02
  Rule: De Sores and le Clerc can be used by France and by the Protestant

    Scenario Outline: whoever builds the expedition
      Given <captain> is a captain of France and the Protestant
      When <power> sends <captain> to ocean
      Then <captain> is then in ocean for <power>, undamaged

      Examples:
        | case                  | captain  | power          |
        | vq-sea-captains-0020  | de Sores | France         |
        | vq-sea-captains-0021  | de Sores | the Protestant |
        | vq-sea-captains-0022  | le Clerc | France         |
        | vq-sea-captains-0023  | le Clerc | the Protestant |

    @case:vq-sea-captains-0024
    Scenario: not by England
      Given de Sores is a captain of France and the Protestant
      When England sends de Sores to ocean
      Then it is refused by VQ-5.2-P02

  @VQ-17.4-E01
  Rule: A power puts a captain of its own on the World Map

    @case:vq-sea-captains-0025
    Scenario: a captain of another power
      Given Testu is a captain of France
      When the Protestant sends Testu to ocean
      Then it is refused by VQ-17.4-E01

    @case:vq-sea-captains-0026
    Scenario: a sea zone is no part of the World Map
      Given Testu is a captain of France
      When France sends Testu to sea
      Then it is refused by VQ-17.4-E01

    @case:vq-sea-captains-0027
    Scenario: one who starts damaged
      Given Selman is a captain of the Ottoman
      When the Ottoman sends Selman to ocean on his damaged side
      Then Selman is then in ocean for the Ottoman, damaged

  @VQ-5.2-R01
  Rule: Who has been built by one power can't be used by the other until he returns

    @case:vq-sea-captains-0030
    Scenario: France has de Sores
      Given de Sores is a captain of France and the Protestant
      And de Sores is in ocean for France
      When the Protestant sends de Sores to ocean
      Then it is refused by VQ-5.2-R01

    @case:vq-sea-captains-0031
    Scenario: the Protestant has le Clerc
      Given le Clerc is a captain of France and the Protestant
      And le Clerc is in ocean for the Protestant
      When France sends le Clerc to ocean
      Then it is refused by VQ-5.2-R01

    @case:vq-sea-captains-0032 @VQ-5-L01
    Scenario: nor a second time by the power that has him
      Given de Sores is a captain of France and the Protestant
      And de Sores is in ocean for France
      When France sends de Sores to ocean
      Then it is refused by VQ-5-L01

    @case:vq-sea-captains-0033
    Scenario: nobody has him
      Given de Sores is a captain of France and the Protestant
      When the Protestant sends de Sores to ocean
      Then de Sores is then in ocean for the Protestant, undamaged

  @VQ-5.2-P03
  Rule: After he has returned either can hire him again

    @case:vq-sea-captains-0035
    Scenario: he is nobody's again
      Given de Sores is a captain of France and the Protestant
      And de Sores is in ocean for France, damaged
      When de Sores returns
      Then de Sores is in the force pool

  @VQ-5.2-E03
  Rule: The special bonus applies all the time that the captain is in play

    @case:vq-sea-captains-0040
    Scenario: he is undamaged
      Given Hawkins is a captain of England
      And Hawkins is in ocean for England
      When England uses the special bonus of Hawkins
      Then Hawkins is then in ocean for England, undamaged

    @case:vq-sea-captains-0041
    Scenario: he is damaged
      Given Hawkins is a captain of England
      And Hawkins is in ocean for England, damaged
      When England uses the special bonus of Hawkins
      Then Hawkins is then in ocean for England, damaged

    @case:vq-sea-captains-0042
    Scenario: he leads in Europe
      Given Hawkins leads in here with battle rating 1
      And here harbours 1 galleon of England
      When England uses the special bonus of Hawkins
      Then Hawkins then leads in here for England with battle rating 1

    @case:vq-sea-captains-0043
    Scenario: he is another power's
      Given de Sores is a captain of France and the Protestant
      And de Sores is in ocean for France
      And VQ-Q430 is read as in_the_pool_too
      When the Protestant uses the special bonus of de Sores
      Then it is refused by VQ-5.2-E03

    @case:vq-sea-captains-0047
    Scenario: he is another power's, by the text as it stands
      Given de Sores is a captain of France and the Protestant
      And de Sores is in ocean for France
      When the Protestant uses the special bonus of de Sores
      Then it is refused by VQ-5.2-E03

    @case:vq-sea-captains-0044
    Scenario: he is in the force pool
      Given Hawkins is a captain of England
      When England uses the special bonus of Hawkins
      Then by the reading on_the_map_only of VQ-Q430
      And it is refused by VQ-5.2-E03
      And by the reading in_the_pool_too of VQ-Q430
      And Hawkins is in the force pool

    @case:vq-sea-captains-0045
    Scenario: in the force pool of another power he is of no use
      Given Hawkins is a captain of England
      And VQ-Q430 is read as in_the_pool_too
      When France uses the special bonus of Hawkins
      Then it is refused by VQ-5.2-E03

    @case:vq-sea-captains-0046
    Scenario: he is on the turn track
      Given Hawkins is a captain of England with battle rating 1
      And Hawkins has led for England and waits for the next turn
      When England uses the special bonus of Hawkins
      Then it is refused by VQ-5.2-E03
