Feature: The Barracks
  A crew member is hired from the hand for the silver on its card, or 2 wounds are healed for 1 kumis.

  @ROS-barracks-P01
  Rule: 1 crew member may be hired from the hand

    @case:ros-barracks-0001 @ROS-barracks-S01 @ROS-barracks-S02
    Scenario: its silver is paid, and it is placed on an empty space
      Given it is the turn of Purple
      And Purple has 3 silver
      And the hand of Purple is Brawler and Herdsman
      When Purple uses the Barracks with a blue worker
      And its action is used for hiring
      And Purple hires the Brawler
      And the crew member is placed on space 4
      Then the Brawler is then crew of Purple on space 4
      And Purple then has 1 silver
      And the supply then holds 2 silver
      And the hand of Purple is then Herdsman

    @case:ros-barracks-0002
    Scenario: nobody is in the hand
      Given it is the turn of Purple
      And Purple has 8 silver
      When Purple uses the Barracks with a blue worker
      And its action is used for hiring
      Then it is refused by ROS-barracks-P01

    @case:ros-barracks-0003
    Scenario: another one of the same name
      Given it is the turn of Purple
      And Purple has 4 silver
      And the hand of Purple is Brawler and Brawler
      And Brawler is crew of Purple on space 1
      When Purple uses the Barracks with a blue worker
      And its action is used for hiring
      And Purple hires the Brawler
      And the crew member is placed on space 2
      Then the Brawler is then crew of Purple on space 2
      And the Brawler is then crew of Purple on space 1
      And the hand of Purple is then Brawler

    @case:ros-barracks-0004
    Scenario: the action isn't used
      Given it is the turn of Purple, with a blue worker
      And Purple has 4 silver and 1 kumis
      And the hand of Purple is Brawler
      And Brawler is crew of Purple on space 1, with 1 wound
      When Purple places the worker on the Barracks
      Then Purple then has 4 silver and 1 kumis
      And a blue worker is then on the Barracks

  @ROS-barracks-S01
  Rule: The silver that the card shows is paid

    @case:ros-barracks-0010
    Scenario: the last silver
      Given it is the turn of Purple
      And Purple has 2 silver
      And the hand of Purple is Brawler
      When Purple uses the Barracks with a blue worker
      And its action is used for hiring
      And the crew member is placed on space 1
      Then Purple then has no silver
      And the Brawler is then crew of Purple on space 1

    @case:ros-barracks-0011
    Scenario: too little for any card
      Given it is the turn of Purple
      And Purple has 1 silver
      And the hand of Purple is Brawler and Herdsman
      When Purple uses the Barracks with a blue worker
      And its action is used for hiring
      Then it is refused by ROS-barracks-S01

    @case:ros-barracks-0012
    Scenario: too little for this card
      Given it is the turn of Purple
      And Purple has 2 silver
      And the hand of Purple is Brawler and Tyrant
      And the card Tyrant costs 3 silver
      When Purple uses the Barracks with a blue worker
      And its action is used for hiring
      And Purple hires the Tyrant
      Then it is refused by ROS-barracks-S01

  @ROS-barracks-R01
  Rule: Crew that has been placed isn't moved to another space

    @case:ros-barracks-0020
    Scenario: a space that is taken
      Given it is the turn of Purple
      And Purple has 2 silver
      And the hand of Purple is Brawler
      And Herdsman is crew of Purple on space 1
      When Purple uses the Barracks with a blue worker
      And its action is used for hiring
      And the crew member is placed on space 1
      Then it is refused by ROS-barracks-R01

    @case:ros-barracks-0021
    Scenario: a space that is free
      Given it is the turn of Purple
      And Purple has 2 silver
      And the hand of Purple is Brawler
      And Herdsman is crew of Purple on space 1
      When Purple uses the Barracks with a blue worker
      And its action is used for hiring
      And the crew member is placed on space 5
      Then the Brawler is then crew of Purple on space 5
      And the Herdsman is then crew of Purple on space 1

  @ROS-barracks-L02
  Rule: No more than 5 crew members

    @case:ros-barracks-0030
    Scenario: a fifth one
      Given it is the turn of Purple
      And Purple has 2 silver
      And the hand of Purple is Brawler
      And Herdsman is crew of Purple on space 1
      And Tyrant is crew of Purple on space 2
      And Merchant is crew of Purple on space 4
      And Warmonger is crew of Purple on space 5
      When Purple uses the Barracks with a blue worker
      And its action is used for hiring
      Then the Brawler is then crew of Purple on space 3

    @case:ros-barracks-0031
    Scenario: not a sixth one
      Given it is the turn of Purple
      And Purple has 2 silver
      And the hand of Purple is Brawler
      And Herdsman is crew of Purple on space 1
      And Tyrant is crew of Purple on space 2
      And Brawler is crew of Purple on space 3
      And Merchant is crew of Purple on space 4
      And Warmonger is crew of Purple on space 5
      When Purple uses the Barracks with a blue worker
      And its action is used for hiring
      And the crew member on space 1 is removed to make room
      And the crew member is placed on space 1
      Then by the reading same_name_only of ROS-Q01
      And it is refused by ROS-barracks-L02
      And by the reading anyone of ROS-Q01
      And the Brawler is then crew of Purple on space 1
      And the crew discard pile is then Herdsman

    @case:ros-barracks-0032
    Scenario: the hero's space
      Given it is the turn of Purple
      And Purple has 2 silver
      And the hero of Purple is Vadasz
      And the hand of Purple is Brawler
      And Herdsman is crew of Purple on space 2
      And Tyrant is crew of Purple on space 3
      And Merchant is crew of Purple on space 4
      And Warmonger is crew of Purple on space 5
      When Purple uses the Barracks with a blue worker
      And its action is used for hiring
      Then by the reading beside of ROS-Q12
      And the Brawler is then crew of Purple on space 1
      And by the reading one_of_five of ROS-Q12
      And it is refused by ROS-barracks-L02

    @case:ros-barracks-0034
    Scenario: the space beside the hero's
      Given it is the turn of Purple
      And ROS-Q12 is read as one_of_five
      And Purple has 2 silver
      And the hero of Purple is Vadasz
      And the hand of Purple is Brawler
      When Purple uses the Barracks with a blue worker
      And its action is used for hiring
      Then crew_space is asked of Purple, with 2, 3, 4 or 5

    @case:ros-barracks-0033
    Scenario: without a hero all five spaces are for crew
      Given it is the turn of Purple
      And ROS-Q12 is read as one_of_five
      And Purple has 2 silver
      And the hand of Purple is Brawler
      And Herdsman is crew of Purple on space 2
      And Tyrant is crew of Purple on space 3
      And Merchant is crew of Purple on space 4
      And Warmonger is crew of Purple on space 5
      When Purple uses the Barracks with a blue worker
      And its action is used for hiring
      Then the Brawler is then crew of Purple on space 1

  @ROS-barracks-R02
  Rule: Room is made by a player who employs 2 or more crew members of one name

    @case:ros-barracks-0040 @ROS-barracks-P03
    Scenario: any of the crew makes room for a sixth one
      Given it is the turn of Purple
      And Purple has 2 silver
      And the hand of Purple is Conspirator
      And the card Conspirator costs 2 silver
      And Herdsman is crew of Purple on space 1, with 2 wounds
      And Brawler is crew of Purple on space 2
      And Brawler is crew of Purple on space 3
      And Merchant is crew of Purple on space 4
      And Warmonger is crew of Purple on space 5
      And the supply holds 5 wounds
      When Purple uses the Barracks with a blue worker
      And its action is used for hiring
      And the crew member on space 1 is removed to make room
      Then the Conspirator is then crew of Purple on space 1
      And the crew discard pile is then Herdsman
      And the supply then holds 7 wounds

    @case:ros-barracks-0041
    Scenario: a player without two of one name makes no room
      Given it is the turn of Purple
      And Purple has 2 silver
      And the hand of Purple is Brawler
      And Herdsman is crew of Purple on space 1
      And Brawler is crew of Purple on space 2
      When Purple uses the Barracks with a blue worker
      And its action is used for hiring
      And the crew member on space 1 is removed to make room
      And the crew member is placed on space 1
      Then by the reading same_name_only of ROS-Q01
      And it is refused by ROS-barracks-R02
      And by the reading anyone of ROS-Q01
      And the Brawler is then crew of Purple on space 1
      And the crew discard pile is then Herdsman

    @case:ros-barracks-0042 @ROS-barracks-P03
    Scenario: while a space is empty
      Given it is the turn of Purple
      And Purple has 2 silver
      And the hand of Purple is Herdsman
      And Brawler is crew of Purple on space 1
      And Brawler is crew of Purple on space 2
      When Purple uses the Barracks with a blue worker
      And its action is used for hiring
      And the crew member on space 2 is removed to make room
      And the crew member is placed on space 2
      Then by the reading any_time of ROS-Q52
      And the Herdsman is then crew of Purple on space 2
      And the crew discard pile is then Brawler
      And by the reading only_when_full of ROS-Q52
      And it is refused by ROS-barracks-P03

    @case:ros-barracks-0043 @ROS-barracks-P03
    Scenario: where none is empty
      Given it is the turn of Purple
      And ROS-Q52 is read as only_when_full
      And Purple has 2 silver
      And the hand of Purple is Herdsman
      And Brawler is crew of Purple on space 1
      And Brawler is crew of Purple on space 2
      And Tyrant is crew of Purple on space 3
      And Merchant is crew of Purple on space 4
      And Warmonger is crew of Purple on space 5
      When Purple uses the Barracks with a blue worker
      And its action is used for hiring
      And the crew member on space 2 is removed to make room
      Then the Herdsman is then crew of Purple on space 2
      And the Brawler is then crew of Purple on space 1

    @case:ros-barracks-0044 @ROS-barracks-P03
    Scenario: on a full board someone must make room
      Given it is the turn of Purple
      And Purple has 2 silver
      And the hand of Purple is Herdsman
      And Brawler is crew of Purple on space 1
      And Brawler is crew of Purple on space 2
      And Tyrant is crew of Purple on space 3
      And Merchant is crew of Purple on space 4
      And Warmonger is crew of Purple on space 5
      When Purple uses the Barracks with a blue worker
      And its action is used for hiring
      Then dismiss is asked of Purple, with 1, 2, 3, 4 or 5

    @case:ros-barracks-0045 @ROS-barracks-R02
    Scenario: nobody needs to make room
      Given it is the turn of Purple
      And Purple has 2 silver
      And the hand of Purple is Herdsman
      And Brawler is crew of Purple on space 1
      And Brawler is crew of Purple on space 2
      When Purple uses the Barracks with a blue worker
      And its action is used for hiring
      And the crew member is placed on space 3
      Then the Herdsman is then crew of Purple on space 3
      And the Brawler is then crew of Purple on space 2
      And the crew discard pile is then empty

  @ROS-barracks-P02
  Rule: For exactly 1 kumis 2 wounds are removed

    @case:ros-barracks-0050
    Scenario: 2 wounds of different crew members
      Given it is the turn of Purple
      And Purple has 3 kumis
      And Brawler is crew of Purple on space 1, with 2 wounds
      And Conspirator is crew of Purple on space 2
      And Herdsman is crew of Purple on space 4, with 1 wound
      When Purple uses the Barracks with a blue worker
      And its action is used for healing
      And 1 wound on space 1 and 1 wound on space 4 are healed
      Then the Brawler is then crew of Purple on space 1, with 1 wound
      And the Herdsman is then crew of Purple on space 4
      And Purple then has 2 kumis
      And the supply then holds 1 kumis and 2 wounds

    @case:ros-barracks-0051
    Scenario: 2 wounds of one crew member
      Given it is the turn of Purple
      And Purple has 1 kumis
      And Brawler is crew of Purple on space 1, with 2 wounds
      And Herdsman is crew of Purple on space 4, with 1 wound
      When Purple uses the Barracks with a blue worker
      And its action is used for healing
      And 2 wounds on space 1 are healed
      Then the Brawler is then crew of Purple on space 1
      And the Herdsman is then crew of Purple on space 4, with 1 wound
      And Purple then has no kumis

    @case:ros-barracks-0052
    Scenario: only 1 wound is there
      Given it is the turn of Purple
      And Purple has 1 kumis
      And Brawler is crew of Purple on space 1, with 1 wound
      When Purple uses the Barracks with a blue worker
      And its action is used for healing
      Then by the reading up_to_two_any_crew of ROS-Q19
      And the Brawler is then crew of Purple on space 1
      And Purple then has no kumis
      And by the reading exactly_two of ROS-Q19
      And it is refused by ROS-barracks-P02

    @case:ros-barracks-0053
    Scenario: exactly 2 are there
      Given it is the turn of Purple
      And ROS-Q19 is read as exactly_two
      And Purple has 1 kumis
      And Brawler is crew of Purple on space 1, with 1 wound
      And Herdsman is crew of Purple on space 2, with 1 wound
      When Purple uses the Barracks with a blue worker
      And its action is used for healing
      Then the Brawler is then crew of Purple on space 1
      And the Herdsman is then crew of Purple on space 2
      And the supply then holds 2 wounds

    @case:ros-barracks-0054
    Scenario: without kumis
      Given it is the turn of Purple
      And Brawler is crew of Purple on space 1, with 2 wounds
      When Purple uses the Barracks with a blue worker
      And its action is used for healing
      Then it is refused by ROS-barracks-P02

    @case:ros-barracks-0055
    Scenario: without wounds
      Given it is the turn of Purple
      And Purple has 1 kumis
      And Brawler is crew of Purple on space 1
      When Purple uses the Barracks with a blue worker
      And its action is used for healing
      Then it is refused by ROS-barracks-P02
