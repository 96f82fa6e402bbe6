Feature: The Chief's Tent
  Livestock is paid for provisions and kumis, or a quest that lies face up on the main board is completed.

  # Few raid spaces and quests are on these tables: the end of the game has been triggered on them before.

  Background:
    Given the end of the game has been triggered

  @ROS-chiefs-tent-P01
  Rule: 1 livestock brings 2 provisions and 1 kumis

    @case:ros-chiefs-tent-0001
    Scenario: it is paid
      Given it is the turn of Purple
      And Purple has 1 livestock, 1 kumis and 7 provisions
      And the supply holds 8 provisions and 8 kumis
      When Purple uses the Chief's Tent with a grey worker
      And its action is used for livestock
      Then Purple then has no livestock, 2 kumis and 9 provisions
      And the supply then holds 1 livestock, 7 kumis and 6 provisions

    @case:ros-chiefs-tent-0002
    Scenario: without livestock
      Given it is the turn of Purple
      And Purple has 4 gold and 4 equipment
      And the supply holds 8 provisions and 8 kumis
      When Purple uses the Chief's Tent with a red worker
      And its action is used for livestock
      Then it is refused by ROS-chiefs-tent-P01

    @case:ros-chiefs-tent-0003
    Scenario: it isn't used
      Given it is the turn of Purple, with a red worker
      And Purple has 1 livestock
      And the supply holds 8 provisions and 8 kumis
      When Purple places the worker on the Chief's Tent
      Then Purple then has 1 livestock and no provisions

  @ROS-chiefs-tent-P02 @ROS-chiefs-tent-S01
  Rule: Or a quest is completed

    @case:ros-chiefs-tent-0010 @ROS-chiefs-tent-P02 @ROS-chiefs-tent-S01 @ROS-chiefs-tent-S02
    Scenario: the quest for 1 wagon and 3 livestock
      Given it is the turn of Purple
      And Purple has 2 wagons and 3 livestock
      And the quest "1 wagon and 3 livestock" lies in the village on space 1
      And the quest "discard 4" lies in the village on space 2
      When Purple uses the Chief's Tent with a grey worker
      And its action is used for a quest
      And the quest in the village on space 1 is completed
      Then Purple has then completed "1 wagon and 3 livestock"
      And Purple then has 1 wagon and no livestock
      And the supply then holds 1 wagon and 3 livestock

    @case:ros-chiefs-tent-0011
    Scenario: the quest for a strength of 8, to the point
      Given it is the turn of Purple
      And the hand of Purple is Brawler, Tyrant, Merchant and Herdsman
      And the card Tyrant has 5 strength
      And the card Merchant has 3 strength
      And the quest "discard 8" lies in the village on space 1
      When Purple uses the Chief's Tent with a grey worker
      And its action is used for a quest
      And Tyrant, then Merchant are discarded for the quest
      Then Purple has then completed "discard 8"
      And the hand of Purple is then Brawler and Herdsman
      And the crew discard pile is then Merchant and Tyrant

    @case:ros-chiefs-tent-0012
    Scenario: the quest for a strength of 8, with more than that
      Given it is the turn of Purple
      And the hand of Purple is Tyrant, Tyrant and Merchant
      And the card Tyrant has 5 strength
      And the card Merchant has 1 strength
      And the quest "discard 8" lies in the village on space 1
      When Purple uses the Chief's Tent with a grey worker
      And its action is used for a quest
      And Tyrant, then Merchant, then Tyrant are discarded for the quest
      Then Purple has then completed "discard 8"
      And the hand of Purple is then empty

    @case:ros-chiefs-tent-0017 @ROS-chiefs-tent-S01
    Scenario: a card that isn't needed for the 8
      Given it is the turn of Purple
      And the hand of Purple is Brawler, Tyrant, Merchant and Herdsman
      And the card Tyrant has 5 strength
      And the card Merchant has 3 strength
      And the quest "discard 8" lies in the village on space 1
      When Purple uses the Chief's Tent with a grey worker
      And its action is used for a quest
      And Tyrant, then Merchant, then Brawler are discarded for the quest
      Then by the reading any_cards of ROS-Q90
      And Purple has then completed "discard 8"
      And the hand of Purple is then Herdsman
      And by the reading until_it_is_reached of ROS-Q90
      And Purple has then completed "discard 8"
      And the hand of Purple is then Brawler and Herdsman

    @case:ros-chiefs-tent-0018
    Scenario: the whole hand for a strength of 4
      Given it is the turn of Purple
      And the hand of Purple is Brawler, Merchant and Herdsman
      And the card Merchant has 0 strength
      And the quest "discard 4" lies in the village on space 1
      When Purple uses the Chief's Tent with a red worker
      And its action is used for a quest
      And Herdsman, then Brawler, then Merchant are discarded for the quest
      Then Purple has then completed "discard 4"
      And the hand of Purple is then empty

    @case:ros-chiefs-tent-0019
    Scenario: no card is discarded for a quest that is paid
      Given it is the turn of Purple
      And Purple has 1 equipment and 1 livestock
      And the hand of Purple is Brawler
      And the quest "1 equipment and 1 livestock" lies in the village on space 1
      When Purple uses the Chief's Tent with a red worker
      And its action is used for a quest
      Then Purple has then completed "1 equipment and 1 livestock"
      And the hand of Purple is then Brawler

    @case:ros-chiefs-tent-0013 @ROS-chiefs-tent-S01
    Scenario: it can't be paid in part
      Given it is the turn of Purple
      And Purple has 1 wagon and 2 livestock
      And the quest "1 wagon and 3 livestock" lies in the village on space 1
      And the quest "1 equipment and 1 livestock" lies in the village on space 2
      When Purple uses the Chief's Tent with a grey worker
      And its action is used for a quest
      Then it is refused by ROS-chiefs-tent-S01

    @case:ros-chiefs-tent-0016 @ROS-chiefs-tent-P02
    Scenario: no quest is left
      Given it is the turn of Purple
      And Purple has 1 wagon and 3 livestock
      When Purple uses the Chief's Tent with a grey worker
      And its action is used for a quest
      Then it is refused by ROS-chiefs-tent-P02

    @case:ros-chiefs-tent-0014 @ROS-chiefs-tent-S01
    Scenario: another one could be paid
      Given it is the turn of Purple
      And Purple has 1 equipment and 2 livestock
      And the quest "1 wagon and 3 livestock" lies in the village on space 1
      And the quest "1 equipment and 1 livestock" lies in the village on space 2
      When Purple uses the Chief's Tent with a grey worker
      And its action is used for a quest
      And the quest in the village on space 1 is completed
      Then it is refused by ROS-chiefs-tent-S01

    @case:ros-chiefs-tent-0015
    Scenario: it stands beside those completed before
      Given it is the turn of Purple
      And Purple has 1 equipment and 2 livestock
      And Purple has completed "discard 9"
      And the quest "1 equipment and 1 livestock" lies in the village on space 2
      When Purple uses the Chief's Tent with a red worker
      And its action is used for a quest
      Then Purple has then completed "1 equipment and 1 livestock"
      And Purple then has no equipment and 1 livestock

  @ROS-chiefs-tent-R01
  Rule: Only a quest that lies face up, wherever it lies

    @case:ros-chiefs-tent-0020
    Scenario: face up on a raid space
      Given it is the turn of Purple
      And Purple has 1 equipment and 1 livestock
      And the quest "1 equipment and 1 livestock" lies face up on Persia 2, space 2
      And the quest "discard 4" lies face down on Persia 2, space 1
      When Purple uses the Chief's Tent with a grey worker
      And its action is used for a quest
      And the quest on Persia 2, space 2 is completed
      Then Purple has then completed "1 equipment and 1 livestock"
      And no quest then lies on Persia 2, space 2

    @case:ros-chiefs-tent-0021
    Scenario: none lies face up
      Given it is the turn of Purple
      And Purple has 1 equipment and 1 livestock
      And the quest "1 equipment and 1 livestock" lies face down on Persia 2, space 2
      When Purple uses the Chief's Tent with a grey worker
      And its action is used for a quest
      Then it is refused by ROS-chiefs-tent-R01

    @case:ros-chiefs-tent-0022
    Scenario: this one lies face down
      Given it is the turn of Purple
      And Purple has 1 equipment, 1 wagon and 4 livestock
      And the quest "1 equipment and 1 livestock" lies face down on Persia 2, space 2
      And the quest "1 wagon and 3 livestock" lies in the village on space 1
      When Purple uses the Chief's Tent with a grey worker
      And its action is used for a quest
      And the quest on Persia 2, space 2 is completed
      Then it is refused by ROS-chiefs-tent-R01

  @ROS-chiefs-tent-R02
  Rule: Crew, animals and kumis don't help with a quest for strength

    @case:ros-chiefs-tent-0030
    Scenario: the hand alone is too weak
      Given it is the turn of Purple
      And Purple has 8 kumis, 1 equipment and 1 livestock
      And the hand of Purple is Brawler and Herdsman
      And Brawler is crew of Purple on space 1
      And Purple has a strong horse below space 1
      And the quest "discard 8" lies in the village on space 1
      And the quest "1 equipment and 1 livestock" lies in the village on space 2
      When Purple uses the Chief's Tent with a grey worker
      And its action is used for a quest
      And the quest in the village on space 1 is completed
      Then it is refused by ROS-chiefs-tent-R02

    @case:ros-chiefs-tent-0031
    Scenario: the hand alone is strong enough
      Given it is the turn of Purple
      And the hand of Purple is Brawler and Herdsman
      And the quest "discard 4" lies face up on Assyria 2, space 1
      When Purple uses the Chief's Tent with a grey worker
      And its action is used for a quest
      And Herdsman, then Brawler are discarded for the quest
      Then Purple has then completed "discard 4"
      And the hand of Purple is then empty

    @case:ros-chiefs-tent-0032 @ROS-chiefs-tent-S01
    Scenario: the last of the strength counts too
      Given it is the turn of Purple
      And the hand of Purple is Merchant, Brawler and Tyrant
      And the card Tyrant has 3 strength
      And the card Merchant has 1 strength
      And the quest "discard 4" lies in the village on space 1
      When Purple uses the Chief's Tent with a grey worker
      And its action is used for a quest
      And Tyrant, then Merchant are discarded for the quest
      Then Purple has then completed "discard 4"
      And the hand of Purple is then Brawler

    @case:ros-chiefs-tent-0034 @ROS-chiefs-tent-S01
    Scenario: the last of the strength counts, and no card more
      Given it is the turn of Purple
      And the hand of Purple is Merchant, Brawler and Tyrant
      And the card Tyrant has 3 strength
      And the card Merchant has 1 strength
      And the quest "discard 4" lies in the village on space 1
      And ROS-Q90 is read as until_it_is_reached
      When Purple uses the Chief's Tent with a grey worker
      And its action is used for a quest
      And Tyrant, then Merchant are discarded for the quest
      Then Purple has then completed "discard 4"
      And the hand of Purple is then Brawler

    @case:ros-chiefs-tent-0035 @ROS-chiefs-tent-S01
    Scenario: with 1 strength too few another card must be discarded
      Given it is the turn of Purple
      And the hand of Purple is Merchant, Brawler and Tyrant
      And the card Tyrant has 3 strength
      And the card Merchant has 1 strength
      And the quest "discard 4" lies in the village on space 1
      When Purple uses the Chief's Tent with a grey worker
      And its action is used for a quest
      And Tyrant is discarded for the quest
      Then quest_discard is asked of Purple, with Brawler or Merchant

    @case:ros-chiefs-tent-0033
    Scenario: what a hand of 4 can complete
      Given it is the turn of Purple
      And the hand of Purple is Brawler and Herdsman
      And the quest "discard 8" lies in the village on space 1
      And the quest "discard 4" lies in the village on space 2
      And the quest "discard 4" lies face up on Assyria 2, space 1
      When Purple uses the Chief's Tent with a grey worker
      And its action is used for a quest
      Then the quests that may be completed are those in the village on space 2 and on Assyria 2, space 1

  @ROS-chiefs-tent-X01
  Rule: The places of completed quests are not refilled

    @case:ros-chiefs-tent-0040
    Scenario: in the village
      Given it is the turn of Purple
      And Purple has 1 equipment and 1 livestock
      And the quest "1 equipment and 1 livestock" lies in the village on space 1
      And the quest "1 wagon and 3 livestock" lies in the village on space 2
      And the quest "discard 9" lies face down on Persia 2, space 2
      When Purple uses the Chief's Tent with a grey worker
      And its action is used for a quest
      Then no quest then lies in the village on space 1
      And Purple has then completed "1 equipment and 1 livestock"
