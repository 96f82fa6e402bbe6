Feature: Setup
  The main board gets quests, plunder and workers, the players a pair of a hero and a crew card and a hand.

  @ROS-setup-U02
  Rule: One quest is placed face up on each of the 2 spaces in the Scythian village

    @case:ros-setup-0001
    Scenario: the first quests that are drawn
      Given a small box
      And its quests are Quest A, Quest B, Quest C and Quest D
      When Purple and Green set up the game
      And the quests drawn for the village are Quest C and Quest A
      And the quests drawn for Cimmeria 1 are Quest D and Quest B
      Then the village then shows the quests Quest C and Quest A

  @ROS-setup-U03
  Rule: One quest is placed face down on each raid space in Cimmeria, Assyria and Persia

    @case:ros-setup-0010
    Scenario: both spaces of a settlement
      Given a small box
      And its quests are Quest A, Quest B, Quest C and Quest D
      When Purple and Green set up the game
      And the quests drawn for the village are Quest C and Quest A
      And the quests drawn for Cimmeria 1 are Quest D and Quest B
      Then space 1 of Cimmeria 1 then holds the quest Quest D face down
      And space 2 of Cimmeria 1 then holds the quest Quest B face down

    Scenario Outline: in each of the three civilisations
      Given a small box
      And <settlement> shows 0 plunder and a red worker
      When Purple and Green set up the game
      Then space 1 of <settlement> then holds the quest discard 4 face down

      Examples:
        | case           | settlement |
        | ros-setup-0012 | Assyria 1  |
        | ros-setup-0013 | Persia 2   |

  @ROS-setup-X01 @ROS-setup-X02 @ROS-setup-X03
  Rule: With 3 or fewer players some spaces at the lower right of the main board are not used

    @case:ros-setup-0020
    Scenario: no quest and no plunder on a space for three players or more
      Given a small box
      And Assyria 3 shows 3 plunder and a red worker for 3 players or more
      When Purple and Green set up the game
      Then space 1 of Assyria 3 is then not used
      And the supply then holds 14 gold, 20 equipment, 20 wagons and 26 livestock

    @case:ros-setup-0021
    Scenario: three players use a space for three players or more
      Given a small box
      And Assyria 3 shows 0 plunder and a red worker for 3 players or more
      When Purple, Green and Orange set up the game
      Then space 1 of Assyria 3 is then used

    @case:ros-setup-0022
    Scenario: three players don't use a space for four players
      Given a small box
      And Persia 3 shows 0 plunder and a red worker for 4 players
      When Purple, Green and Orange set up the game
      Then space 1 of Persia 3 is then not used

    @case:ros-setup-0023
    Scenario: four players use every space
      Given a small box
      And Persia 3 shows 0 plunder and a red worker for 4 players
      When Purple, Green, Orange and White set up the game
      Then space 1 of Persia 3 is then used

    @case:ros-setup-0024
    Scenario: which spaces these are
      Given a small box
      And Assyria 3 shows 0 plunder and a red worker for 3 players or more
      When Purple, Green and Orange set up the game
      Then by the reading as_printed of ROS-Q35
      And space 1 of Assyria 3 is then used
      And by the reading right_settlements of ROS-Q35
      And space 1 of Assyria 3 is then not used

    Scenario Outline: all spaces of a settlement at the lower right
      Given a small box
      And <settlement> shows 0 plunder and a red worker
      And ROS-Q35 is read as right_settlements
      When Purple and Green set up the game
      Then space 1 of <settlement> is then not used

      Examples:
        | case           | settlement |
        | ros-setup-0025 | Greece 3   |
        | ros-setup-0028 | Persia 3   |
        | ros-setup-0029 | Assyria 3  |

    @case:ros-setup-0026
    Scenario: four players use the settlements at the lower right
      Given a small box
      And Greece 3 shows 0 plunder and a red worker for 4 players
      And ROS-Q35 is read as right_settlements
      When Purple, Green, Orange and White set up the game
      Then space 1 of Greece 3 is then used

    @case:ros-setup-0027
    Scenario: no settlement elsewhere is left out
      Given a small box
      And Persia 2 shows 0 plunder and a red worker for 4 players
      And ROS-Q35 is read as right_settlements
      When Purple and Green set up the game
      Then space 1 of Persia 2 is then used

  @ROS-setup-D01 @ROS-setup-U08
  Rule: Greece has no quests: its plunder is placed directly on the main board

    @case:ros-setup-0030
    Scenario: plunder without a quest
      Given a small box
      And Greece 1 shows 2 plunder and a red worker
      When Purple and Green set up the game
      And the plunder drawn for space 1 of Greece 1 is gold and livestock
      Then space 1 of Greece 1 then holds no quest, 1 gold and 1 livestock

  @ROS-setup-U06 @ROS-setup-U07
  Rule: Plunder is drawn for each raid space, as many pieces as its icon shows

    @case:ros-setup-0040
    Scenario: on top of the quests
      Given a small box
      And Cimmeria 1 shows 4 plunder and a grey worker, then 3 plunder and a grey worker
      When Purple and Green set up the game
      And the plunder drawn for space 1 of Cimmeria 1 is wagon, gold, wagon and livestock
      And the plunder drawn for space 2 of Cimmeria 1 is equipment, equipment and equipment
      Then space 1 of Cimmeria 1 then holds the quest discard 4 face down, 2 wagons, 1 gold and 1 livestock
      And space 2 of Cimmeria 1 then holds the quest discard 4 face down and 3 equipment

  @ROS-setup-U09 @ROS-setup-U05
  Rule: The plunder that is left in the bag is the main supply

    @case:ros-setup-0050
    Scenario: what was drawn is not in it
      Given a small box
      And Cimmeria 1 shows 4 plunder and a grey worker, then 3 plunder and a grey worker
      When Purple and Green set up the game
      And the plunder drawn for space 1 of Cimmeria 1 is wagon, gold, wagon and livestock
      And the plunder drawn for space 2 of Cimmeria 1 is equipment, equipment and equipment
      Then the supply then holds 13 gold, 17 equipment, 18 wagons and 25 livestock

  @ROS-setup-U10
  Rule: Silver, kumis, provisions and wounds are in the main supply too

    @case:ros-setup-0060
    Scenario: what three players leave of it
      Given a small box
      When Purple, Green and Orange set up the game
      Then the supply then holds 23 silver, 32 kumis, 29 provisions and 32 wounds

  @ROS-setup-U11
  Rule: A worker of the colour that is shown is placed on each raid space

    @case:ros-setup-0070
    Scenario: a grey and a red one
      Given a small box
      And Assyria 2 shows 0 plunder and a red worker, then 0 plunder and a grey worker
      When Purple and Green set up the game
      Then space 1 of Assyria 2 then holds a red worker
      And space 2 of Assyria 2 then holds a grey worker

  @ROS-setup-U12
  Rule: A blue worker is placed on Town Centre, Meeting Tent and Market

    @case:ros-setup-0080
    Scenario: three workers in the village
      Given a small box
      When Purple and Green set up the game
      Then a blue worker then stands on the Town Centre
      And a blue worker then stands on the Meeting Tent
      And a blue worker then stands on the Market
      And no worker then stands on the Stables
      And no worker then stands on the Barracks
      And no worker then stands on the Silversmith
      And no worker then stands on the Farm
      And no worker then stands on the Chief's Tent

  @ROS-setup-U14 @ROS-setup-U15 @ROS-setup-U13
  Rule: Each player begins with 0 VP, 3 silver and 1 provision

    @case:ros-setup-0090
    Scenario: each of them
      Given a small box
      When Purple and Green set up the game
      Then Purple then has no VP, 3 silver, 1 provision and no kumis
      And Green then has no VP, 3 silver, 1 provision and no kumis

  @ROS-setup-U16 @ROS-setup-U17
  Rule: Each player receives 1 blue worker

    @case:ros-setup-0100
    Scenario: each of the players
      Given a small box
      When Purple and Green set up the game
      Then the worker of Purple is then blue
      And the worker of Green is then blue

  @ROS-setup-U18 @ROS-setup-U20
  Rule: Animal cards are shuffled; the top 3 are laid in a row beside the main board

    @case:ros-setup-0110
    Scenario: three of five
      Given a small box
      And its animal cards are Animal A, Animal B, Animal C, Animal D and Animal E
      When Purple and Green set up the game
      And the animal cards drawn are Animal E, Animal A and Animal C
      Then the animal cards beside the board are then Animal E, Animal A and Animal C
      And the animal deck then holds Animal B and Animal D

  @ROS-setup-U19
  Rule: AI cards are used only in the solo game

    @case:ros-setup-0120
    Scenario: no opponent for two players
      Given a small box
      When Purple and Green set up the game against Trader
      Then it is refused by ROS-setup-U19

  @ROS-setup-U21
  Rule: As many heroes as there are players and 1 more are revealed

    @case:ros-setup-0130
    Scenario: three for two players
      Given a small box
      When Purple and Green set up the game
      And the pairs are Fifth Hero with Brawler, Vadasz with Brawler and Third Hero with Brawler
      And Green chooses none of the pairs yet
      Then pair is asked of Green, with Fifth Hero, Vadasz or Third Hero

  @ROS-setup-U22
  Rule: A crew card is placed beside each revealed hero

    @case:ros-setup-0140
    Scenario: the first crew card with the first hero
      Given a small box
      And its crew cards are Brawler, Herdsman, Vigilante, Conspirator, Strongman, Tyrant, Adventurer and Merchant
      When Purple set up the game
      And the pairs are Vadasz with Merchant and Second Hero with Tyrant
      And Purple chooses the pair of Second Hero
      And Purple is dealt Brawler, Herdsman, Vigilante, Conspirator and Strongman and keeps Brawler, Herdsman and Vigilante
      Then Tyrant is then crew of Purple on space 1

  @ROS-setup-U23
  Rule: The starting player is determined at random

    @case:ros-setup-0150
    Scenario: the first turn is hers, and the others follow clockwise
      Given a small box
      When Purple, Green and Orange set up the game
      And Green begins
      Then it is then the turn of Green
      And the players are then Green, Orange and Purple, in this order

  @ROS-setup-U24
  Rule: The pairs are chosen in reverse turn order

    @case:ros-setup-0160
    Scenario: the player to the right of the starting player chooses first
      Given a small box
      When Purple, Green and Orange set up the game
      And Green begins
      And Purple chooses the pair of Second Hero
      And Orange chooses the pair of Third Hero
      And Green chooses none of the pairs yet
      Then pair is asked of Green, with Vadasz or Fourth Hero

    @case:ros-setup-0161
    Scenario: Purple is last in turn order and chooses first
      Given a small box
      When Green, Orange and Purple set up the game
      And Orange chooses none of the pairs yet
      And Green chooses none of the pairs yet
      And Purple chooses the pair of Vadasz
      Then pair is asked of Orange, with Second Hero, Third Hero or Fourth Hero

  @ROS-setup-U25 @ROS-setup-U26
  Rule: The hero is placed on the player board, the crew card to its right

    @case:ros-setup-0170
    Scenario: the pair that was chosen
      Given a small box
      When Purple and Green set up the game
      And Green chooses the pair of Third Hero
      And Purple chooses the pair of Vadasz
      Then the hero of Purple is then Vadasz
      And the hero of Green is then Third Hero
      And Brawler is then crew of Purple on space 1

    @case:ros-setup-0171
    Scenario: whether the hero takes up a space for crew
      Given a small box
      When Purple set up the game
      Then by the reading beside of ROS-Q12
      And Brawler is then crew of Purple on space 1
      And by the reading one_of_five of ROS-Q12
      And Brawler is then crew of Purple on space 2

  @ROS-setup-U27 @ROS-setup-U28
  Rule: Unchosen heroes go back to the box, unchosen crew cards to the discard pile

    @case:ros-setup-0180
    Scenario: one pair is left
      Given a small box
      And its crew cards are Brawler, Herdsman, Vigilante, Conspirator, Strongman, Tyrant, Adventurer, Merchant, Gravedigger, Warmonger, Antagonist, Mercenary and Rider
      When Purple and Green set up the game
      And the pairs are Vadasz with Merchant, Second Hero with Tyrant and Third Hero with Rider
      And Green chooses the pair of Vadasz
      And Purple chooses the pair of Third Hero
      And Purple is dealt Brawler, Herdsman, Vigilante, Conspirator and Strongman and keeps Brawler, Herdsman and Vigilante
      And Green is dealt Adventurer, Gravedigger, Warmonger, Antagonist and Mercenary and keeps Antagonist, Gravedigger and Mercenary
      Then the crew discard pile then holds Tyrant, Conspirator, Strongman, Adventurer and Warmonger
      And 0 cards are then in the crew deck

  @ROS-setup-U29
  Rule: Each player is dealt 5 crew cards, keeps 3 and discards 2

    @case:ros-setup-0190
    Scenario: the player chooses which
      Given a small box
      And its crew cards are Brawler, Herdsman, Vigilante, Conspirator, Strongman, Tyrant, Adventurer and Merchant
      When Purple set up the game
      And the pairs are Vadasz with Merchant and Second Hero with Tyrant
      And Purple is dealt Brawler, Herdsman, Vigilante, Conspirator and Strongman and keeps Strongman, Brawler and Conspirator
      Then the hand of Purple is then Strongman, Brawler and Conspirator
      And 1 card is then left in the crew deck: Adventurer

    @case:ros-setup-0191
    Scenario: five cards are dealt
      Given a small box
      When Purple and Green set up the game
      Then the hand of Purple is then Brawler, Brawler and Brawler
      And the hand of Green is then Brawler, Brawler and Brawler
      And 17 cards are then in the crew deck
      And 5 cards are then in the crew discard pile
