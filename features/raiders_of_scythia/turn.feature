Feature: Course of the game and of a turn
  Players take complete turns clockwise: one worker is placed, another is taken.

  @ROS-turn-S01
  Rule: Beginning with the starting player and going clockwise, each player takes a complete turn

    @case:ros-turn-0001
    Scenario: the next player clockwise
      Given it is the turn of Purple, with a blue worker
      And Green plays too
      And Orange plays too
      And Purple has worked
      When Purple ends the turn
      Then it is then the turn of Green

    @case:ros-turn-0002
    Scenario: after the last player the first
      Given Green plays too
      And Orange plays too
      And it is the turn of Purple, with a blue worker
      And Purple has worked
      When Purple ends the turn
      Then it is then the turn of Green

    @case:ros-turn-0003
    Scenario: what was used in a turn can be used in the next
      Given it is the turn of Purple, with a blue worker
      And Green plays too
      And Purple has worked
      And Purple placed a worker on the Farm
      And Purple has used the hero
      And Purple has used the eagle of space 3
      When Purple ends the turn
      Then hero and eagles can then be used again

  @ROS-turn-R01
  Rule: On their turn a player must work or raid

    @case:ros-turn-0010
    Scenario: a turn can't be passed
      Given it is the turn of Purple, with a blue worker
      And Green plays too
      When Purple ends the turn
      Then it is refused by ROS-turn-R01

  @ROS-turn-R03
  Rule: A worker is placed, then a worker is taken

    @case:ros-turn-0020
    Scenario: the turn can't end before another worker is taken
      Given it is the turn of Purple
      And Green plays too
      And a blue worker stands on the Farm
      And a blue worker stands on the Market
      And Purple has placed a worker on the Farm and taken none
      When Purple ends the turn
      Then it is refused by ROS-turn-R03

    @case:ros-turn-0021 @ROS-turn-S02 @ROS-turn-R03
    Scenario: with the worker that was taken the turn can end
      Given it is the turn of Purple, with a blue worker
      And Green plays too
      And a blue worker stands on the Farm
      And Purple has worked
      When Purple ends the turn
      Then it is then the turn of Green
      And the worker of Purple is then blue

  @ROS-silversmith-L01
  Rule: At most 8 silver at the end of the turn

    @case:ros-turn-0030
    Scenario: what is more goes to the main supply
      Given it is the turn of Purple, with a blue worker
      And Green plays too
      And Purple has worked
      And Purple has 10 silver
      And the supply holds 20 silver
      When Purple ends the turn
      Then Purple then has 8 silver
      And the supply then holds 22 silver

    @case:ros-turn-0031
    Scenario: eight silver are kept
      Given it is the turn of Purple, with a blue worker
      And Green plays too
      And Purple has worked
      And Purple has 8 silver
      When Purple ends the turn
      Then Purple then has 8 silver

    @case:ros-turn-0032
    Scenario: only the player whose turn ends is held to it
      Given it is the turn of Purple, with a blue worker
      And Green plays too
      And Purple has worked
      And Green has 9 silver
      When Purple ends the turn
      Then Green then has 9 silver

  @ROS-farm-L01
  Rule: At most 8 provisions at the end of the turn

    @case:ros-turn-0040
    Scenario: one too many
      Given it is the turn of Purple, with a blue worker
      And Green plays too
      And Purple has worked
      And Purple has 9 provisions
      And the supply holds 20 provisions
      When Purple ends the turn
      Then Purple then has 8 provisions
      And the supply then holds 21 provisions

    @case:ros-turn-0041
    Scenario: eight provisions are kept
      Given it is the turn of Purple, with a blue worker
      And Green plays too
      And Purple has worked
      And Purple has 8 provisions
      When Purple ends the turn
      Then Purple then has 8 provisions

  @ROS-meeting-tent-L02
  Rule: At most 8 kumis at the end of the turn

    @case:ros-turn-0050
    Scenario: three too many
      Given it is the turn of Purple, with a blue worker
      And Green plays too
      And Purple has worked
      And Purple has 11 kumis
      And the supply holds 20 kumis
      When Purple ends the turn
      Then Purple then has 8 kumis
      And the supply then holds 23 kumis

    @case:ros-turn-0051
    Scenario: eight kumis are kept
      Given it is the turn of Purple, with a blue worker
      And Green plays too
      And Purple has worked
      And Purple has 8 kumis
      When Purple ends the turn
      Then Purple then has 8 kumis

  @ROS-meeting-tent-L01
  Rule: At most 8 cards in hand at the end of the turn

    @case:ros-turn-0060
    Scenario: the player chooses which cards are discarded
      Given it is the turn of Purple, with a blue worker
      And Green plays too
      And Purple has worked
      And the hand of Purple is Brawler, Brawler, Herdsman, Vigilante, Conspirator, Strongman, Tyrant, Adventurer, Merchant and Mercenary
      When Purple ends the turn
      And Purple discards Tyrant and Brawler (2)
      Then the hand of Purple is then Brawler, Herdsman, Vigilante, Conspirator, Strongman, Adventurer, Merchant and Mercenary
      And the crew discard pile then holds Tyrant and Brawler

    @case:ros-turn-0061
    Scenario: eight cards are kept
      Given it is the turn of Purple, with a blue worker
      And Green plays too
      And Purple has worked
      And the hand of Purple is Brawler, Brawler, Herdsman, Vigilante, Conspirator, Strongman, Tyrant and Adventurer
      When Purple ends the turn
      Then the hand of Purple is then Brawler, Brawler, Herdsman, Vigilante, Conspirator, Strongman, Tyrant and Adventurer
      And it is then the turn of Green

  @ROS-farm-P01
  Rule: Plunder may be held without limit

    @case:ros-turn-0070
    Scenario: nine of a kind
      Given it is the turn of Purple, with a blue worker
      And Green plays too
      And Purple has worked
      And Purple has 9 gold, 9 equipment, 9 wagons and 9 livestock
      When Purple ends the turn
      Then Purple then has 9 gold, 9 equipment, 9 wagons and 9 livestock
