Feature: If the game is too difficult
  A bonus Growth before the game, and a first explore that is skipped.

  @SI-difficulty-handicap-P01
  Rule: For an easier game every Spirit grows once before it begins

    @case:si-difficulty-0001
    Scenario: the whole set-up: River grows on board A
      Given an empty table
      When the game is set up for 1 player with River, with a bonus Growth
      And board A is drawn
      And any cards are drawn
      And River chooses Growth option 2
      And River first does 1: add_presence
      And River takes presence off its energy track
      And River adds it to A6
      And River takes presence off its plays track
      And River adds it to A5
      Then River then has 2 presence in A5
      And River then has 1 presence in A6
      And River has uncovered 1 space of its energy track
      And River has uncovered 1 space of its plays track
      And A3 then holds 1 explorer and 2 dahan

    @SI-setup-players-U05
    @case:si-difficulty-0002
    Scenario: without it nobody grows
      Given an empty table
      When the game is set up for 1 player with River
      And board A is drawn
      And any cards are drawn
      Then River then has 1 presence in A5
      And River has uncovered 0 spaces of its energy track

    @case:si-difficulty-0003
    Scenario: two Spirits grow, one after the other
      Given an empty table
      When the game is set up for 2 players with Lightning and River, with a bonus Growth
      And boards A and B are drawn
      And any cards are drawn
      And Lightning begins on A
      And Lightning chooses Growth option 3
      And Lightning first does 2: gain_energy
      And Lightning takes presence off its plays track
      And Lightning adds it to A7
      And River chooses Growth option 2
      And River first does 1: add_presence
      And River takes presence off its plays track
      And River adds it to B6
      And River takes presence off its plays track
      And River adds it to B6
      Then Lightning keeps 3 Energy
      And Lightning then has 3 presence in A7
      And River then has 3 presence in B6
      And River has uncovered 2 spaces of its plays track

  @SI-difficulty-handicap-P01
  Rule: SI-Q62: whether the bonus Growth is a whole Spirit phase

    @case:si-difficulty-0004
    Scenario: Earth grows and might gain Energy and play a card
      Given a game under way on board A
      And A2 holds 1 city
      And Earth is in play
      And Earth has 2 presence in A6
      And Earth holds Draw of the Fruitful Earth
      When Earth grows once more before the game
      And Earth chooses Growth option 3
      And Earth first does 2: gain_energy
      And Earth takes presence off its plays track
      And Earth adds it to A6
      And Earth lays down Draw of the Fruitful Earth
      Then by the reading growth_only of SI-Q62
      And Earth keeps 2 Energy
      And by the reading spirit_phase of SI-Q62
      And Earth keeps 3 Energy

  @SI-difficulty-handicap-P02
  Rule: For an easier game the first explore is skipped

    @case:si-difficulty-0005
    Scenario: the whole set-up without the first explore
      Given an empty table
      When the game is set up for 1 player with River, without the first explore
      And board A is drawn
      And any cards are drawn
      Then A3 then holds 2 dahan and no explorers
      And A8 then holds 1 town and no explorers
      And the Jungle card lies on the Build space
      And River has uncovered 0 spaces of its energy track

  @SI-difficulty-handicap-P02
  Rule: SI-Q35: whether the card of the skipped explore is still put on Build

    @case:si-difficulty-0006
    Scenario: a Sands card on top
      Given a game under way on board A
      And A2 holds 1 city
      And the Invader deck is Sands, Wetland
      When the first explore is skipped
      Then by the reading card_still_moves of SI-Q35
      And the Sands card lies on the Build space
      And the Invader deck is, from the top, Wetland
      And A4 then holds no explorers
      And by the reading nothing_happens of SI-Q35
      And no card lies on the Build space
      And the Invader deck is, from the top, Sands, Wetland
      And A4 then holds no explorers

  @SI-difficulty-handicap-P03
  Rule: For a still easier game both are done

    @case:si-difficulty-0007
    Scenario: River grows, and nobody explores
      Given an empty table
      When the game is set up for 1 player with River, with a bonus Growth and without the first explore
      And board A is drawn
      And any cards are drawn
      And River chooses Growth option 2
      And River first does 1: add_presence
      And River takes presence off its energy track
      And River adds it to A5
      And River takes presence off its energy track
      And River adds it to A5
      Then River then has 3 presence in A5
      And River has uncovered 2 spaces of its energy track
      And A3 then holds 2 dahan and no explorers
      And the Jungle card lies on the Build space
