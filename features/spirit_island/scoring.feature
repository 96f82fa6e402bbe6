Feature: Scoring
  The score of a game that is over, with difficulty, cards, Dahan and blight.

  @SI-scoring-P01
  Rule: A score can be computed once the game is over

    @case:si-scoring-0001
    Scenario: the game goes on
      Given a game under way
      When the score is computed
      Then it is refused by SI-scoring-P01

  @the_end
  @SI-scoring-V01
  Rule: For a victory: 5 points for each point of difficulty, 10 besides, 2 for each card left in the Invader deck

    @SI-scoring-V01
    @case:si-scoring-0002
    Scenario: Sweden at level 3 (difficulty 5), 4 cards left: 25 + 10 + 8
      Given the game was won
      And the Kingdom of Sweden is played against at level 3
      And 4 cards are left in the Invader deck
      When the score is computed
      Then the score is 43

    @SI-scoring-V02
    @case:si-scoring-0003
    Scenario: without Adversary and Scenario: the bonus alone
      Given the game was won
      When the score is computed
      Then the score is 10

    @SI-scoring-V03
    @case:si-scoring-0004
    Scenario: the cards that are left: 10 + 2 for each of 5
      Given the game was won
      And 5 cards are left in the Invader deck
      And 3 cards are in the Invader discard
      When the score is computed
      Then the score is 20

  @the_end
  @SI-scoring-V04
  Rule: For a defeat: 2 points for each point of difficulty, 1 for each card that is no longer in the Invader deck

    @SI-scoring-V04
    @case:si-scoring-0005
    Scenario: Sweden at level 3 (difficulty 5): 10
      Given the game was lost
      And the Kingdom of Sweden is played against at level 3
      And 4 cards are left in the Invader deck
      When the score is computed
      Then the score is 10

    @SI-scoring-V05
    @case:si-scoring-0006
    Scenario: the discard and the face-up cards on the spaces: 3 + 3
      Given the game was lost
      And 3 cards are in the Invader discard
      And the Stage II Sands card is on the Ravage space
      And the Stage II Jungle card is on the Build space
      And the Coastal card is on the Explore space
      When the score is computed
      Then the score is 6

    @SI-scoring-V05
    @case:si-scoring-0007
    Scenario: England's extra Build space counts: 14 + 1
      Given the game was lost
      And the Kingdom of England is played against at level 4
      And a 2-sands card lies on the extra Build space
      When the score is computed
      Then the score is 15

  @the_end
  @SI-adversaries-D04
  Rule: Each level of an Adversary has its difficulty

    Scenario Outline: a victory against it, with no card left: 5 for each point of difficulty and 10
      Given the game was won
      And the <adversary> is played against at level <level>
      When the score is computed
      Then the score is <score>

      Examples:
        | case            | adversary                      | level | score |
        | si-scoring-0008 | Kingdom of Brandenburg-Prussia | 0     | 15    |
        | si-scoring-0009 | Kingdom of Brandenburg-Prussia | 1     | 20    |
        | si-scoring-0010 | Kingdom of Brandenburg-Prussia | 2     | 30    |
        | si-scoring-0011 | Kingdom of Brandenburg-Prussia | 3     | 40    |
        | si-scoring-0012 | Kingdom of Brandenburg-Prussia | 4     | 45    |
        | si-scoring-0013 | Kingdom of Brandenburg-Prussia | 5     | 55    |
        | si-scoring-0014 | Kingdom of Brandenburg-Prussia | 6     | 60    |
        | si-scoring-0015 | Kingdom of England             | 0     | 15    |
        | si-scoring-0016 | Kingdom of England             | 1     | 25    |
        | si-scoring-0017 | Kingdom of England             | 2     | 30    |
        | si-scoring-0018 | Kingdom of England             | 3     | 40    |
        | si-scoring-0019 | Kingdom of England             | 4     | 45    |
        | si-scoring-0020 | Kingdom of England             | 5     | 55    |
        | si-scoring-0021 | Kingdom of England             | 6     | 65    |
        | si-scoring-0022 | Kingdom of Sweden              | 0     | 15    |
        | si-scoring-0023 | Kingdom of Sweden              | 1     | 20    |
        | si-scoring-0024 | Kingdom of Sweden              | 2     | 25    |
        | si-scoring-0025 | Kingdom of Sweden              | 3     | 35    |
        | si-scoring-0026 | Kingdom of Sweden              | 4     | 40    |
        | si-scoring-0027 | Kingdom of Sweden              | 5     | 45    |
        | si-scoring-0028 | Kingdom of Sweden              | 6     | 50    |

  @the_end
  @SI-scenarios-D01
  Rule: Each Scenario has its difficulty

    Scenario Outline: a defeat with it: 2 for each point of difficulty
      Given the game was lost
      And <scenario> is the Scenario
      And A1 holds 2 dahan
      And board A is laid out
      When the score is computed
      Then the score is <score>

      Examples:
        | case            | scenario               | score |
        | si-scoring-0029 | Blitz                  | 2     |
        | si-scoring-0030 | Guard the Isle's Heart | 2     |
        | si-scoring-0031 | Rituals of Terror      | 8     |
        | si-scoring-0032 | Dahan Insurrection     | 10    |

  @the_end
  @SI-scoring-V06
  Rule: 1 point for X Dahan and -1 for X blight, X the number of players

    @SI-scoring-V06
    @SI-scoring-V07
    @case:si-scoring-0033
    Scenario: one player: each Dahan is a point, each blight takes one
      Given board A is laid out
      And the game was won
      And A1 holds 3 dahan and 1 blight
      And A4 holds 2 dahan and 1 blight
      When the score is computed
      Then the score is 13

    @SI-scoring-V07
    @case:si-scoring-0034
    Scenario: lost or won: the same
      Given board A is laid out
      And the game was lost
      And A1 holds 3 dahan
      And A4 holds 5 blight
      When the score is computed
      Then the score is -2

  @the_end
  @SI-scoring-V06
  Rule: SI-Q39: how incomplete groups and two ratings count

    @SI-scoring-V06
    @SI-scoring-V07
    @case:si-scoring-0035
    Scenario: 3 players with 8 Dahan and 4 blight
      Given boards A, B and C are laid out
      And the game was won
      And A1 holds 5 dahan and 4 blight
      And B4 holds 3 dahan
      And the Kingdom of Sweden is played against at level 3
      And Rituals of Terror is the Scenario
      When the score is computed
      Then by the reading complete_groups_and_sum of SI-Q39
      And the score is 51
      And by the reading complete_groups_and_higher of SI-Q39
      And the score is 36
      And by the reading exact_fractions_and_sum of SI-Q39
      And the score is 51 and 1 of 3 parts

    @SI-scoring-V06
    @SI-scoring-V07
    @case:si-scoring-0036
    Scenario: below zero: 2 players with 1 Dahan and 4 blight
      Given SI-Q39 is read as exact_fractions_and_sum
      And boards A and B are laid out
      And the game was lost
      And A1 holds 1 dahan and 4 blight
      When the score is computed
      Then the score is -2 and 1 of 2 parts

  @the_end
  @SI-scoring-V01
  Rule: SI-Q63: the difficulty of a game without Adversary and Scenario

    @case:si-scoring-0037
    Scenario: a victory
      Given the game was won
      And 2 cards are left in the Invader deck
      When the score is computed
      Then by the reading zero of SI-Q63
      And the score is 14
      And by the reading not_scored of SI-Q63
      And it is refused by SI-scoring-V01

    @SI-scoring-V04
    @case:si-scoring-0038
    Scenario: a defeat
      Given the game was lost
      And 2 cards are in the Invader discard
      When the score is computed
      Then by the reading zero of SI-Q63
      And the score is 2
      And by the reading not_scored of SI-Q63
      And it is refused by SI-scoring-V04

  @the_end
  @SI-scoring-P01
  Rule: A game is scored if it has an Adversary or a Scenario, or if there is no difficulty to count

    @SI-scoring-V04
    @case:si-scoring-0039
    Scenario: nothing is rated, and the higher rating is taken
      Given SI-Q39 is read as complete_groups_and_higher
      And the game was lost
      And 2 cards are in the Invader discard
      When the score is computed
      Then the score is 2

    @case:si-scoring-0040
    Scenario: an Adversary alone is a rating
      Given SI-Q63 is read as not_scored
      And the game was won
      And the Kingdom of Sweden is played against at level 3
      When the score is computed
      Then the score is 35

    @case:si-scoring-0041
    Scenario: a Scenario alone is a rating
      Given SI-Q63 is read as not_scored
      And the game was won
      And Rituals of Terror is the Scenario
      When the score is computed
      Then the score is 25
