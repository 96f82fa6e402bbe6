Feature: Solo play: the opponent's turn
  A strategy card is turned up. From top to bottom it asks for a raid space, provisions and strength; what fails
  first is made up for, and if nothing fails the opponent raids.

  @ROS-solo-opponent-turn-S04
  Rule: If all conditions are met, the opponent raids

    @case:ros-solo-turn-0001 @ROS-solo-opponent-turn-S02
    Scenario: just enough of everything
      Given the opponent is the Outrider, with 3 provisions
      And Purple plays too
      And it is the opponent's turn
      And the opponent has horses of strength 1
      And the strategy card on the deck: Persia, first space
      And Persia has 4 raid spaces in use
      And raid space 1 of Persia from the left holds 2 gold and 1 livestock
      And the quest discard 4 lies face down on raid space 2 of Persia from the left
      And the quest discard 8 lies face down on raid space 3 of Persia from the left
      And the quest discard 9 lies face down on raid space 4 of Persia from the left
      When the opponent takes its turn
      Then the opponent then has 8 VP
      And the opponent then has no provisions
      And the opponent then has no horse
      And raid space 1 of Persia from the left is then raided and empty
      And the opponent then blocks the Barracks
      And it is then the turn of Purple
      And the end of the game is then not triggered

  @ROS-solo-opponent-turn-S03
  Rule: If it can't raid, the opponent carries out what stands to the right of the first condition that fails

    @case:ros-solo-turn-0002
    Scenario: no raid space is left, and all else is missing too
      Given the opponent is the Trader
      And the end of the game has been triggered
      And the strategy card on the deck: Persia, first space
      And Persia has 4 raid spaces in use
      And raid spaces 1, 2, 3 and 4 of Persia from the left have been raided
      And the quest discard 8 lies in the upper row of the village
      And the horses beside the board have strength 1, 2 and 3
      And horses of strength 1 are in the animal deck
      And the supply holds 30 provisions
      When the opponent takes its turn
      Then the opponent then has the quest discard 8
      And the opponent then has no provisions
      And the opponent then has no horse
      And the opponent then has no VP

    @case:ros-solo-turn-0003
    Scenario: 1 provision too few, and no strength
      Given the opponent is the Trader, with 2 provisions
      And the strategy card on the deck: Persia, first space
      And Persia has 4 raid spaces in use
      And the quest discard 8 lies in the upper row of the village
      And the horses beside the board have strength 1, 2 and 3
      And horses of strength 1 are in the animal deck
      And the supply holds 30 provisions
      When the opponent takes its turn
      Then the opponent then has 4 provisions
      And the opponent then has no quest
      And the opponent then has no horse
      And the supply then holds 28 provisions

    @case:ros-solo-turn-0004
    Scenario: 1 strength too little
      Given the opponent is the Lookout, with 3 provisions
      And the opponent has horses of strength 1
      And the strategy card on the deck: Persia, first space
      And Persia has 4 raid spaces in use
      And raid space 1 of Persia from the left holds 2 gold
      And the horses beside the board have strength 1, 2 and 3
      And horses of strength 2 are in the animal deck
      And the supply holds 29 provisions
      When the opponent takes its turn
      Then the opponent then has horses of strength 1 and 3
      And the opponent then has 3 provisions
      And the opponent then has no VP
      And raid space 1 of Persia from the left is then as it was

    @case:ros-solo-turn-0005
    Scenario: strength beyond what is needed doesn't make up for provisions
      Given the opponent is the Outrider, with 2 provisions
      And the opponent has horses of strength 3 and 3
      And the strategy card on the deck: Persia, first space
      And Persia has 4 raid spaces in use
      And the supply holds 30 provisions
      When the opponent takes its turn
      Then the opponent then has 5 provisions
      And the opponent then has horses of strength 3 and 3

    @case:ros-solo-turn-0006
    Scenario: only raid spaces of the civilisation that the card names count
      Given the opponent is the Outrider, with 3 provisions
      And the end of the game has been triggered
      And the opponent has horses of strength 3
      And the strategy card on the deck: Persia, first space
      And Persia has 4 raid spaces in use
      And Assyria has 4 raid spaces in use
      And raid spaces 1, 2, 3 and 4 of Persia from the left have been raided
      And the quest discard 8 lies in the upper row of the village
      When the opponent takes its turn
      Then the opponent then has the quest discard 8
      And the opponent then has 3 provisions

  @ROS-solo-opponent-turn-S01
  Rule: On its turn the top strategy card is turned up onto the discard pile

    @case:ros-solo-turn-0007
    Scenario: the card that is turned up lies on the discard pile
      Given the opponent is the Trader
      And Purple plays too
      And it is the opponent's turn
      And a strategy card for raid space 2 of Cimmeria: 2 provisions, 1 strength, 3 VP
      And it gives 2 provisions if they are too few
      And it blocks the Market
      And the strategy cards on the deck: the card and Persia, first space
      And the strategy card on the discard pile: Assyria, third space
      And Cimmeria has 4 raid spaces in use
      And the supply holds 30 provisions
      When the opponent takes its turn
      And the strategy card the card is turned up
      Then the strategy deck then holds Persia, first space
      And the strategy discard pile then holds Assyria, third space and the card
      And the opponent then has 2 provisions
      And the opponent then blocks the Market

    @case:ros-solo-turn-0008
    Scenario: not while a player's turn is due
      Given the opponent is the Trader
      And it is the turn of Purple
      And the strategy card on the deck: Persia, first space
      When the opponent takes its turn
      Then it is refused by ROS-solo-opponent-turn-S01

  @ROS-solo-opponent-turn-S05
  Rule: If the strategy deck is empty, the discard pile is shuffled into a new one

    @case:ros-solo-turn-0009 @ROS-solo-opponent-turn-S01
    Scenario: while a card is left in the deck, the discard pile stays
      Given the opponent is the Trader
      And a strategy card for raid space 2 of Cimmeria: 2 provisions, 1 strength, 3 VP
      And it gives 2 provisions if they are too few
      And it blocks the Market
      And the strategy cards on the deck: Persia, first space
      And the strategy cards on the discard pile: the card and Assyria, third space
      And Persia has 4 raid spaces in use
      And the supply holds 30 provisions
      When the opponent takes its turn
      Then the strategy deck then holds nothing
      And the strategy discard pile then holds the card and Assyria, third space and Persia, first space

    @case:ros-solo-turn-0010
    Scenario: a card is drawn from the new deck
      Given the opponent is the Trader
      And the strategy cards on the discard pile: Assyria, third space and Persia, first space
      And Persia has 4 raid spaces in use
      And the supply holds 30 provisions
      When the opponent takes its turn
      And the strategy card Persia, first space is turned up
      Then the strategy deck then holds Assyria, third space
      And the strategy discard pile then holds Persia, first space
      And the opponent then has 2 provisions

  @ROS-solo-blocked-buildings-D01
  Rule: The lower right of the card shows which building is blocked

    @case:ros-solo-turn-0011
    Scenario: another building than before, also if the opponent doesn't raid
      Given the opponent is the Trader
      And the opponent has blocked the Farm so far
      And the strategy card on the deck: Persia, first space
      And Persia has 4 raid spaces in use
      And the supply holds 30 provisions
      When the opponent takes its turn
      Then the opponent then blocks the Barracks

  @ROS-game-end-T02 @ROS-game-end-T01
  Rule: The end of the game is triggered in the opponent's turn too

    @case:ros-solo-turn-0012 @ROS-game-end-T02
    Scenario: it takes the third quest from the end
      Given the opponent is the Lookout
      And Purple plays too
      And it is the opponent's turn
      And the strategy card on the deck: Persia, first space
      And Persia has 4 raid spaces in use
      And raid spaces 1, 2, 3 and 4 of Persia from the left have been raided
      And Greece has 4 raid spaces in use
      And the quest discard 8 lies in the upper row of the village
      And the quest discard 4 lies in the lower row of the village
      And the quest discard 9 lies face up on raid space 3 of Persia from the left
      When the opponent takes its turn
      Then the end of the game is then triggered
      And it is then the turn of Purple
      And Purple and then the opponent have a last turn

    @case:ros-solo-turn-0013 @ROS-game-end-T02
    Scenario: it takes the fourth quest from the end
      Given the opponent is the Lookout
      And Purple plays too
      And it is the opponent's turn
      And the strategy card on the deck: Persia, first space
      And Persia has 4 raid spaces in use
      And raid spaces 1, 2, 3 and 4 of Persia from the left have been raided
      And Greece has 4 raid spaces in use
      And the quest discard 8 lies in the upper row of the village
      And the quest discard 4 lies in the lower row of the village
      And the quest discard 9 lies face up on raid space 3 of Persia from the left
      And the quest 1 wagon and 3 livestock lies face up on raid space 4 of Persia from the left
      When the opponent takes its turn
      Then the end of the game is then not triggered
      And it is then the turn of Purple

    @case:ros-solo-turn-0014 @ROS-game-end-T01
    Scenario: it raids the third raid space from the end
      Given the opponent is the Outrider, with 3 provisions
      And the opponent has horses of strength 1
      And Purple plays too
      And it is the opponent's turn
      And the strategy card on the deck: Persia, first space
      And Persia has 4 raid spaces in use
      And raid space 4 of Persia from the left has been raided
      And the quest discard 8 lies in the upper row of the village
      And the quest discard 4 lies face down on raid space 2 of Persia from the left
      And the quest discard 9 lies face up on raid space 4 of Persia from the left
      When the opponent takes its turn
      Then the end of the game is then triggered
      And Purple and then the opponent have a last turn

  @ROS-solo-opponent-turn-S01
  Rule: Turns alternate

    @case:ros-solo-turn-0015 @ROS-turn-S01
    Scenario: after the player's turn it is the opponent's
      Given the opponent is the Lookout
      And it is the turn of Purple
      And Purple has worked
      When Purple ends the turn
      Then it is then the turn of the opponent

    @case:ros-solo-turn-0016
    Scenario: while it is the turn of a player, the opponent has none
      Given the opponent is the Lookout
      And it is still the turn of Purple
      And the strategy card on the deck: Persia, first space
      When the opponent takes its turn
      Then it is refused by ROS-solo-opponent-turn-S01
