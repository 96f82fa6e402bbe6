Feature: Taking wounds
  Wounds are put on crew members, who hold as many as their strength and die of one more.

  # Strengths that no public source shows are each scenario's own.

  # Few raid spaces and quests are on these tables: the end of the game has been triggered on them before.

  Background:
    Given the end of the game has been triggered

  @ROS-wounds-Z02
  Rule: The Conspirator gains 1 card when it is wounded in a raid

    Background:
      Given it is the turn of Purple
      And the supply holds 20 wounds
      And the crew deck holds Brawler, Merchant

    @case:ros-wounds-0001 @ROS-card-terms-D02
    Scenario: with strength 2 it takes 2 wounds and lives
      Given the crew of Purple is Conspirator
      When Purple takes 2 wounds in a raid on Assyria 1
      And Merchant is drawn
      Then Conspirator of Purple then has 2 wounds
      And the hand of Purple is then Merchant
      And the supply then holds 18 wounds

    @case:ros-wounds-0002 @ROS-wounds-P01
    Scenario: unwounded it gains none
      Given the crew of Purple is Conspirator, Herdsman
      When Purple takes 2 wounds in a raid on Assyria 1
      And the wounds go 2 to Herdsman
      Then Conspirator of Purple then has no wounds
      And Herdsman of Purple then has 2 wounds
      And the hand of Purple is then empty

    @case:ros-wounds-0003 @ROS-wounds-P01
    Scenario: wounds of earlier raids give none
      Given Conspirator is crew of Purple on space 1, with 1 wound
      And Herdsman is crew of Purple on space 2
      When Purple takes 1 wound in a raid on Assyria 1
      And the wounds go 1 to Herdsman
      Then Conspirator of Purple then has 1 wound
      And the hand of Purple is then empty

    @case:ros-wounds-0004 @ROS-card-terms-D02
    Scenario: a doubling eagle makes it 2 cards
      Given the crew of Purple is Conspirator
      And a doubling eagle is above space 1 of Purple
      And the crew deck holds Merchant, Merchant, Merchant
      When Purple takes 1 wound in a raid on Assyria 1
      Then Conspirator of Purple then has 1 wound
      And the hand of Purple is then Merchant, Merchant

    @case:ros-wounds-0043 @ROS-card-terms-D02
    Scenario: the crew deck has run out
      Given the crew of Purple is Conspirator
      And a doubling eagle is above space 1 of Purple
      And the crew deck holds Merchant
      And the crew discard pile holds Brawler, Brawler, Brawler
      When Purple takes 2 wounds in a raid on Assyria 1
      Then the hand of Purple is then Brawler, Merchant
      And the crew deck then holds Brawler, Brawler
      And the crew discard pile then holds nothing

  @ROS-wounds-Z02
  Rule: It gains none where there is none

    @case:ros-wounds-0044
    Scenario: neither deck nor discard pile holds a card
      Given it is the turn of Purple
      And the supply holds 20 wounds
      And the crew of Purple is Conspirator
      When Purple takes 1 wound in a raid on Assyria 1
      Then Conspirator of Purple then has 1 wound
      And the hand of Purple is then empty

  @ROS-wounds-E03
  Rule: One that dies is killed, and not wounded

    Background:
      Given it is the turn of Purple
      And the supply holds 20 wounds
      And the crew deck holds Merchant, Merchant

    @case:ros-wounds-0005
    Scenario: the last wound alone kills the Conspirator
      Given Conspirator is crew of Purple on space 1, with 2 wounds
      When Purple takes 1 wound in a raid on Assyria 1
      Then Conspirator of Purple is dead
      And the hand of Purple is then empty
      And the supply then holds 22 wounds

    @case:ros-wounds-0006
    Scenario: wounded and then killed in one raid
      Given Conspirator is crew of Purple on space 1, with 1 wound
      When Purple takes 2 wounds in a raid on Assyria 1
      Then by the reading killed_only of ROS-Q21
      And Conspirator of Purple is dead
      And the hand of Purple is then empty
      And by the reading both of ROS-Q21
      And Conspirator of Purple is dead
      And the hand of Purple is then Merchant

    @case:ros-wounds-0007
    Scenario: killed by its only wound it was never wounded in this raid
      Given ROS-Q21 is read as both
      And Conspirator is crew of Purple on space 1, with 2 wounds
      When Purple takes 1 wound in a raid on Assyria 1
      Then Conspirator of Purple is dead
      And the hand of Purple is then empty

  @ROS-wounds-L01 @ROS-wounds-E02
  Rule: A crew member holds at most as many wounds as its strength, and dies of one more

    Background:
      Given it is the turn of Purple
      And the supply holds 20 wounds
      And the card Tyrant has 4 strength
      And the card Tyrant does nothing in raids

    @ROS-wounds-L01
    Scenario Outline: a Tyrant of 4 strength, a Brawler of 2
      Given Tyrant is crew of Purple on space 2, with 2 wounds
      And Brawler is crew of Purple on space 4
      When Purple takes <all> wounds in a raid on Assyria 1
      And the wounds go <n> to Tyrant, <m> to Brawler
      Then Tyrant of Purple then has <t> wounds
      And Brawler of Purple then has <b> wounds
      And the supply then holds <left> wounds

      Examples:
        | all | n | m | t | b  | left | case            |
        | 2   | 2 | 0 | 4 | no | 18   | ros-wounds-0008 |
        | 3   | 1 | 2 | 3 | 2  | 17   | ros-wounds-0009 |
        | 4   | 2 | 2 | 4 | 2  | 16   | ros-wounds-0010 |

    @case:ros-wounds-0011 @ROS-wounds-S02 @ROS-wounds-S03
    Scenario: the last wound kills; all its tokens return, and its card is discarded
      Given Tyrant is crew of Purple on space 2, with 2 wounds
      And Brawler is crew of Purple on space 4, with 1 wound
      And the crew discard pile holds Merchant
      When Purple takes 4 wounds in a raid on Assyria 1
      And the wounds go 3 to Tyrant, 1 to Brawler
      Then Tyrant of Purple is dead
      And Brawler of Purple then has 2 wounds
      And the crew discard pile then holds Merchant, Tyrant
      And the supply then holds 21 wounds

    @case:ros-wounds-0012 @ROS-wounds-S04
    Scenario: all of the crew die
      Given Brawler is crew of Purple on space 1
      And Brawler is crew of Purple on space 2, with 2 wounds
      When Purple takes 4 wounds in a raid on Assyria 1
      Then Brawler of Purple is dead
      And Brawler (2) of Purple is dead
      And the crew discard pile then holds Brawler, Brawler
      And the supply then holds 22 wounds

    @case:ros-wounds-0013 @ROS-card-terms-R02
    Scenario: one that is dead already takes no more
      Given Tyrant is crew of Purple on space 2, with 2 wounds
      And Brawler is crew of Purple on space 4
      When Purple takes 4 wounds in a raid on Assyria 1
      And the wounds go 4 to Tyrant
      Then it is refused by ROS-card-terms-R02

    @case:ros-wounds-0014 @ROS-wounds-P01
    Scenario: of two Brawlers the right one
      Given the crew of Purple is Brawler, Tyrant, Brawler
      When Purple takes 1 wound in a raid on Assyria 1
      And the wounds go 1 to Brawler (2)
      Then Brawler of Purple then has no wounds
      And Brawler (2) of Purple then has 1 wound

    @case:ros-wounds-0015 @ROS-wounds-P01
    Scenario: on whom is the player's choice
      Given the crew of Purple is Brawler, Tyrant
      And the hero of Purple is Vadasz
      And an eagle of 1 is above space 1 of Purple
      When Purple takes 1 wound in a raid on Assyria 1
      Then wounds is asked of Purple, with Brawler or Tyrant

    @case:ros-wounds-0016 @ROS-wounds-R02 @ROS-wounds-R03
    Scenario: wounds stay where they are
      Given Brawler is crew of Purple on space 1, with 2 wounds
      And Tyrant is crew of Purple on space 2, with 1 wound
      When Purple takes 2 wounds in a raid on Assyria 1
      And the wounds go 2 to Tyrant
      Then Brawler of Purple then has 2 wounds
      And Tyrant of Purple then has 3 wounds

    @case:ros-wounds-0017 @ROS-wounds-R02 @ROS-card-terms-R02
    Scenario: what a crew member holds takes up its room
      Given Brawler is crew of Purple on space 1, with 2 wounds
      And Tyrant is crew of Purple on space 2
      When Purple takes 2 wounds in a raid on Assyria 1
      And the wounds go 2 to Brawler
      Then it is refused by ROS-card-terms-R02

  @ROS-wounds-R01
  Rule: No wound is put on a hero or an animal

    Background:
      Given it is the turn of Purple
      And the supply holds 20 wounds
      And the crew of Purple is Brawler, Herdsman
      And the hero of Purple is Vadasz
      And an eagle of 1 is above space 1 of Purple
      And a horse of 2 is below space 2 of Purple

    Scenario Outline: not on these
      When Purple takes 1 wound in a raid on Assyria 1
      And the wounds go <where>
      Then it is refused by ROS-wounds-R01

      Examples:
        | where            | case            |
        | 1 to Vadasz      | ros-wounds-0018 |
        | 1 to eagle 1     | ros-wounds-0019 |
        | 1 to horse 2     | ros-wounds-0020 |

    @case:ros-wounds-0021
    Scenario: on their crew member
      When Purple takes 1 wound in a raid on Assyria 1
      And the wounds go 1 to Herdsman
      Then Herdsman of Purple then has 1 wound

    @case:ros-wounds-0022
    Scenario: the animals of one that dies stay where they are
      Given Gravedigger is crew of Purple on space 3
      And a horse of 3 is below space 3 of Purple
      And the supply holds 5 gold
      When Purple takes 1 wound in a raid on Assyria 1
      And the wounds go 1 to Gravedigger
      Then Gravedigger of Purple is dead
      And Purple then has 1 gold

  @ROS-wounds-S01
  Rule: Wounds are put on available crew members

    Background:
      Given it is the turn of Purple
      And the supply holds 20 wounds

    @case:ros-wounds-0023
    Scenario: more wounds than the crew can take
      Given Brawler is crew of Purple on space 1, with 1 wound
      When Purple takes 3 wounds in a raid on Assyria 1
      Then by the reading lost of ROS-Q20
      And Brawler of Purple is dead
      And the supply then holds 21 wounds
      And by the reading raid_refused of ROS-Q20
      And it is refused by ROS-wounds-S01

    @case:ros-wounds-0024
    Scenario: just as many as the crew can take
      Given ROS-Q20 is read as raid_refused
      And Brawler is crew of Purple on space 1, with 1 wound
      When Purple takes 2 wounds in a raid on Assyria 1
      Then Brawler of Purple is dead
      And the supply then holds 21 wounds

    @case:ros-wounds-0025 @ROS-components-L03
    Scenario: fewer tokens are left than must be taken
      Given the supply holds 1 wounds
      And the crew of Purple is Brawler, Brawler
      When Purple takes 3 wounds in a raid on Assyria 1
      And the wounds go 1 to Brawler (2)
      Then Brawler of Purple then has no wounds
      And Brawler (2) of Purple then has 1 wound
      And the supply then holds no wounds

    @case:ros-wounds-0042 @ROS-components-L03
    Scenario: no tokens are left
      Given the supply holds 0 wounds
      And the crew of Purple is Brawler, Brawler
      And Purple has 1 VP
      When Purple takes 3 wounds in a raid on Assyria 1
      Then Brawler of Purple then has no wounds
      And Brawler (2) of Purple then has no wounds

    @case:ros-wounds-0026 @ROS-components-L03
    Scenario: just as many tokens are left
      Given the supply holds 3 wounds
      And the crew of Purple is Brawler, Brawler
      When Purple takes 3 wounds in a raid on Assyria 1
      And the wounds go 1 to Brawler, 2 to Brawler (2)
      Then Brawler of Purple then has 1 wound
      And Brawler (2) of Purple then has 2 wounds
      And the supply then holds no wounds

  @ROS-raid-example-Z11
  Rule: Some crew take fewer wounds

    Background:
      Given it is the turn of Purple
      And the supply holds 20 wounds
      And the card Strongman has 4 strength

    Scenario Outline: the Strongman takes 2 fewer in Greece
      Given the crew of Purple is Strongman
      When Purple takes <n> wounds in a raid on Greece 1
      Then Strongman of Purple then has <m> wounds

      Examples:
        | n | m  | case            |
        | 5 | 3  | ros-wounds-0027 |
        | 2 | no | ros-wounds-0028 |
        | 1 | no | ros-wounds-0029 |

    @case:ros-wounds-0030 @ROS-wounds-S01
    Scenario: he takes all of them elsewhere
      Given the crew of Purple is Strongman
      When Purple takes 3 wounds in a raid on Persia 2
      Then Strongman of Purple then has 3 wounds

    @case:ros-wounds-0031 @ROS-stables-E03
    Scenario: a doubling eagle makes it 4
      Given the crew of Purple is Strongman
      And a doubling eagle is above space 1 of Purple
      When Purple takes 6 wounds in a raid on Greece 1
      Then Strongman of Purple then has 2 wounds

    @case:ros-wounds-0032
    Scenario: two Strongmen
      Given the crew of Purple is Strongman, Strongman
      When Purple takes 6 wounds in a raid on Greece 1
      And the wounds go 2 to Strongman (2)
      Then Strongman of Purple then has no wounds
      And Strongman (2) of Purple then has 2 wounds

    @case:ros-wounds-0033
    Scenario: it is able to help where it can hold no more itself
      Given Strongman is crew of Purple on space 1, with 4 wounds
      And Herdsman is crew of Purple on space 2
      When Purple takes 3 wounds in a raid on Greece 1
      And the wounds go 1 to Herdsman
      Then Strongman of Purple then has 4 wounds
      And Herdsman of Purple then has 1 wound

  @ROS-raid-example-Z14
  Rule: The Gravedigger gains 1 gold if it is killed

    Background:
      Given it is the turn of Purple
      And the supply holds 20 wounds and 5 gold

    @case:ros-wounds-0034
    Scenario: its first wound kills it
      Given the crew of Purple is Gravedigger
      When Purple takes 1 wound in a raid on Persia 2
      Then Gravedigger of Purple is dead
      And Purple then has 1 gold
      And the supply then holds 20 wounds and 4 gold

    @case:ros-wounds-0035 @ROS-stables-E03
    Scenario: a doubling eagle makes it 2
      Given the crew of Purple is Gravedigger
      And a doubling eagle is above space 1 of Purple
      When Purple takes 1 wound in a raid on Persia 2
      Then Purple then has 2 gold

    Scenario Outline: the main supply holds too little gold
      Given the supply holds <there> gold
      And the crew of Purple is Gravedigger
      And a doubling eagle is above space 1 of Purple
      When Purple takes 1 wound in a raid on Persia 2
      Then Gravedigger of Purple is dead
      And Purple then has <n> gold
      And the supply then holds no gold

      Examples:
        | there | n  | case            |
        | 1     | 1  | ros-wounds-0045 |
        | 0     | no | ros-wounds-0046 |

    @case:ros-wounds-0036 @ROS-wounds-L01
    Scenario: nothing if it is wounded only
      Given the card Gravedigger has 2 strength
      And the crew of Purple is Gravedigger
      When Purple takes 2 wounds in a raid on Persia 2
      Then Gravedigger of Purple then has 2 wounds
      And Purple then has no gold

  @ROS-wounds-S01
  Rule: What is gained for each wound is another thing than what is gained if wounded

    Background:
      Given it is the turn of Purple
      And the supply holds 20 wounds and 9 silver
      And the card Tyrant has 3 strength
      And the card Tyrant gains 1 silver for each wound in Assyria

    @case:ros-wounds-0037
    Scenario: 3 wounds, 3 times
      Given the crew of Purple is Tyrant
      When Purple takes 3 wounds in a raid on Assyria 1
      Then Tyrant of Purple then has 3 wounds
      And Purple then has 3 silver

    @case:ros-wounds-0038
    Scenario: once if wounded
      Given the card Brawler gains 2 silver if wounded
      And the crew of Purple is Brawler
      When Purple takes 2 wounds in a raid on Assyria 1
      Then Brawler of Purple then has 2 wounds
      And Purple then has 2 silver

    @case:ros-wounds-0039
    Scenario: its own wounds only, those of this raid only
      Given Tyrant is crew of Purple on space 1, with 1 wound
      And Brawler is crew of Purple on space 2
      When Purple takes 3 wounds in a raid on Assyria 1
      And the wounds go 1 to Tyrant, 2 to Brawler
      Then Purple then has 1 silver

    @case:ros-wounds-0040
    Scenario: not elsewhere
      Given the crew of Purple is Tyrant
      When Purple takes 3 wounds in a raid on Persia 2
      Then Tyrant of Purple then has 3 wounds
      And Purple then has no silver

    @case:ros-wounds-0041 @ROS-wounds-E02
    Scenario: do the wounds of one that is killed count?
      Given Tyrant is crew of Purple on space 1, with 2 wounds
      When Purple takes 2 wounds in a raid on Assyria 1
      Then by the reading every_wound of ROS-Q61
      And Tyrant of Purple is dead
      And Purple then has 2 silver
      And by the reading survivors_only of ROS-Q61
      And Tyrant of Purple is dead
      And Purple then has no silver
