Feature: Card terms
  What the words on cards mean, and what their actions do in the Town Centre.

  @ROS-card-terms-D06 @ROS-card-terms-R06
  Rule: Lose this to gain that: it isn't gained unless this can be lost first

    @case:ros-card-terms-0001 @ROS-card-terms-R06
    Scenario: a player with 0 VP can't play the Mercenary
      Given it is the turn of Purple
      And the hand of Purple is Mercenary
      And the card Mercenary says: lose 1 VP to gain 2 silver
      And the supply holds 9 silver
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      Then it is refused by ROS-card-terms-R06

    @case:ros-card-terms-0002
    Scenario: a player with 1 VP can
      Given it is the turn of Purple
      And Purple has 1 VP
      And the hand of Purple is Mercenary
      And the card Mercenary says: lose 1 VP to gain 2 silver
      And the supply holds 9 silver
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      Then Purple then has no VP and 2 silver
      And the supply then holds 7 silver
      And the crew discard pile is then Mercenary

    @case:ros-card-terms-0003 @ROS-card-terms-D01
    Scenario: a card that is lost is another one from the hand
      Given it is the turn of Purple
      And the hand of Purple is Tyrant and Merchant
      And the card Tyrant says: lose 1 card to gain 3 silver
      And the card Merchant does nothing in the Town Centre
      And the supply holds 9 silver
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And Purple plays the Tyrant
      Then Purple then has 3 silver
      And the hand of Purple is then empty
      And the crew discard pile is then Merchant and Tyrant

    @case:ros-card-terms-0004 @ROS-card-terms-R06
    Scenario: the card that is played isn't lost once more
      Given it is the turn of Purple
      And the hand of Purple is Tyrant
      And Merchant is crew of Purple on space 1
      And the card Tyrant says: lose 1 card to gain 3 silver
      And the supply holds 9 silver
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      Then it is refused by ROS-card-terms-R06

    @case:ros-card-terms-0005 @ROS-card-terms-R06
    Scenario: of two trades, the one that can't be paid
      Given it is the turn of Purple
      And Purple has 1 kumis
      And the hand of Purple is Merchant
      And the card Merchant says: lose 1 kumis to gain 3 silver or lose 1 gold to gain 5 silver
      And the supply holds 9 silver
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And the card is used to lose 1 gold to gain 5 silver
      Then it is refused by ROS-card-terms-R06

    @case:ros-card-terms-0006
    Scenario: of two trades, the one that can be paid
      Given it is the turn of Purple
      And Purple has 1 kumis
      And the hand of Purple is Merchant
      And the card Merchant says: lose 1 kumis to gain 3 silver or lose 1 gold to gain 5 silver
      And the supply holds 9 silver
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      Then Purple then has no kumis and 3 silver
      And the supply then holds 1 kumis and 6 silver

    @case:ros-card-terms-0007 @ROS-card-terms-R06
    Scenario: a card that can do the rest of what it says
      Given it is the turn of Purple
      And the hand of Purple is Merchant
      And the card Merchant says: lose 1 gold to gain 5 silver, then gain 1 provision
      And the supply holds 9 silver and 9 provisions
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      Then Purple then has no silver and 1 provision

    @case:ros-card-terms-0008 @ROS-card-terms-R06
    Scenario: a hero that has nothing to lose
      Given it is the turn of Purple
      And the hero of Purple is Vadasz
      And the hero Vadasz says: lose 1 VP to gain 2 silver
      And the supply holds 9 silver
      When Purple uses the Town Centre with a blue worker
      And its action is used for the hero
      Then it is refused by ROS-card-terms-R06

    @case:ros-card-terms-0009 @ROS-card-terms-D06
    Scenario: cards are gained from the deck
      Given it is the turn of Purple
      And Purple has 2 gold
      And the hand of Purple is Merchant
      And the card Merchant says: lose 1 gold to gain 2 cards
      And the crew deck holds Brawler and Brawler
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      Then the hand of Purple is then Brawler and Brawler
      And Purple then has 1 gold

  @ROS-card-terms-E01
  Rule: Take another Town Centre action: any of the three

    @case:ros-card-terms-0020
    Scenario: the hero, after a card
      Given it is the turn of Purple
      And the hero of Purple is Vadasz
      And the hand of Purple is Tyrant
      And the card Tyrant says: take another Town Centre action
      And the supply holds 9 kumis and 9 provisions
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And its action is used for the hero
      Then Purple then has 4 kumis and 1 provision
      And the crew discard pile is then Tyrant
      And the hero has then been used

    @case:ros-card-terms-0021
    Scenario: a card, after the hero
      Given it is the turn of Purple
      And the hero of Purple is Vadasz
      And the hero Vadasz says: gain 1 silver, then take another Town Centre action
      And the hand of Purple is Brawler
      And the supply holds 9 silver and 9 provisions
      When Purple uses the Town Centre with a blue worker
      And its action is used for the hero
      And its action is used for a card
      And the card is used to gain 2 provisions
      Then Purple then has 1 silver and 2 provisions
      And the hand of Purple is then empty

    @case:ros-card-terms-0022
    Scenario: an eagle, after a card
      Given it is the turn of Purple
      And Antagonist is crew of Purple on space 2
      And Purple has a Town Centre eagle above space 2
      And the hand of Purple is Tyrant
      And the card Tyrant says: take another Town Centre action
      And the supply holds 9 provisions
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And its action is used for the ability of an eagle
      Then Purple then has 1 provision
      And the hand of Purple is then Tyrant
      And the eagle above space 2 has then been used

    @case:ros-card-terms-0023
    Scenario: it needn't be taken
      Given it is the turn of Purple
      And the hero of Purple is Vadasz
      And the hand of Purple is Tyrant
      And the card Tyrant says: take another Town Centre action
      And the supply holds 9 kumis and 9 provisions
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      Then Purple then has no kumis and no provisions
      And the crew discard pile is then Tyrant

    @case:ros-card-terms-0024 @ROS-town-centre-S01
    Scenario: there is no other one
      Given it is the turn of Purple
      And the hero of Purple is Vadasz
      And the hero was used in this turn
      And the hand of Purple is Tyrant
      And the card Tyrant says: take another Town Centre action
      And the supply holds 9 kumis and 9 provisions
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      Then it is refused by ROS-town-centre-S01

  @ROS-card-terms-R03
  Rule: The ability of the same eagle or hero isn't used twice in a turn

    @case:ros-card-terms-0030
    Scenario: the same hero
      Given it is the turn of Purple
      And the hero of Purple is Vadasz
      And the hero Vadasz says: gain 1 silver, then take another Town Centre action
      And the supply holds 9 silver
      When Purple uses the Town Centre with a blue worker
      And its action is used for the hero
      And its action is used for the hero
      Then it is refused by ROS-card-terms-R03

    @case:ros-card-terms-0031
    Scenario: the same eagle
      Given it is the turn of Purple
      And Tyrant is crew of Purple on space 2
      And the card Tyrant says: gain 1 silver, then take another Town Centre action
      And Purple has a Town Centre eagle above space 2
      And the supply holds 9 silver
      When Purple uses the Town Centre with a blue worker
      And its action is used for the ability of an eagle
      And its action is used for the ability of an eagle
      Then it is refused by ROS-card-terms-R03

    @case:ros-card-terms-0032
    Scenario: another eagle
      Given it is the turn of Purple
      And Tyrant is crew of Purple on space 2
      And the card Tyrant says: gain 1 silver, then take another Town Centre action
      And Antagonist is crew of Purple on space 3
      And Purple has a Town Centre eagle above space 2
      And Purple has a Town Centre eagle above space 3
      And the supply holds 9 silver and 9 provisions
      When Purple uses the Town Centre with a blue worker
      And its action is used for the ability of an eagle
      And the eagle above space 2 is used
      And its action is used for the ability of an eagle
      Then Purple then has 1 silver and 1 provision
      And both eagles have then been used, above space 2 and space 3

    @case:ros-card-terms-0033
    Scenario: one that was used before in this turn
      Given it is the turn of Purple
      And the hero of Purple is Vadasz
      And the hero was used in this turn
      And the supply holds 9 kumis and 9 provisions
      When Purple uses the Town Centre with a grey worker
      And its action is used for the hero
      Then it is refused by ROS-card-terms-R03

    @case:ros-card-terms-0034
    Scenario: the hero, although an eagle was used
      Given it is the turn of Purple
      And the hero of Purple is Vadasz
      And Antagonist is crew of Purple on space 2
      And Purple has a Town Centre eagle above space 2
      And the eagle above space 2 was used in this turn
      And the supply holds 9 kumis and 9 provisions
      When Purple uses the Town Centre with a grey worker
      And its action is used for the hero
      Then Purple then has 4 kumis and 1 provision

    @case:ros-card-terms-0035
    Scenario: an eagle that can only be used again
      Given it is the turn of Purple
      And Tyrant is crew of Purple on space 2
      And the card Tyrant says: take another Town Centre action
      And Purple has a Town Centre eagle above space 2
      When Purple uses the Town Centre with a blue worker
      And its action is used for the ability of an eagle
      Then it is refused by ROS-town-centre-S03

    @case:ros-card-terms-0036 @ROS-town-centre-S02
    Scenario: a hero that can only be used again
      Given it is the turn of Purple
      And the hero of Purple is Vadasz
      And the hero Vadasz says: take another Town Centre action
      When Purple uses the Town Centre with a blue worker
      And its action is used for the hero
      Then it is refused by ROS-town-centre-S02

  @ROS-card-terms-S01 @ROS-card-terms-S02
  Rule: Swap 1 of your eagles for an available horse

    @case:ros-card-terms-0040 @ROS-card-terms-P01
    Scenario: the eagle goes back, and one of the three cards becomes a horse
      Given it is the turn of Purple
      And the hand of Purple is Tyrant
      And the card Tyrant says: swap an eagle for a horse
      And Purple has a doubling eagle above space 1
      And Purple has a Town Centre eagle above space 2
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds strong
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And the eagle above space 2 is returned
      And the third animal card is taken
      And the animal is placed at space 4
      Then above space 2 of Purple is then nothing
      And above space 1 of Purple is then a doubling eagle
      And below space 4 of Purple is then a strong horse
      And the third animal card is then Town Centre
      And the first animal card is then doubling
      And the animal deck is then strong

    @case:ros-card-terms-0041 @ROS-card-terms-S02
    Scenario: the returned eagle as the horse
      Given it is the turn of Purple
      And the hand of Purple is Tyrant
      And the card Tyrant says: swap an eagle for a horse
      And Purple has a strong eagle above space 2
      And beside the main board lie doubling, Town Centre and doubling
      And the animal deck holds strong
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And the returned animal card is taken
      And the animal is placed at space 2
      Then by the reading one_of_three of ROS-Q29
      And it is refused by ROS-card-terms-S02
      And by the reading any_of_four of ROS-Q29
      And below space 2 of Purple is then a strong horse
      And above space 2 of Purple is then nothing
      And the third animal card is then doubling

    @case:ros-card-terms-0042
    Scenario: both piles are empty
      Given it is the turn of Purple
      And the hand of Purple is Tyrant
      And the card Tyrant says: swap an eagle for a horse
      And Purple has a doubling eagle above space 2
      And beside the main board lie doubling, Town Centre and strong
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And the third animal card is taken
      And the animal is placed at space 1
      Then by the reading swap_goes_on of ROS-Q50
      And below space 1 of Purple is then a strong horse
      And the third animal card is then doubling
      And by the reading no_horse_either of ROS-Q50
      And it is refused by ROS-town-centre-S01

    @case:ros-card-terms-0043 @ROS-town-centre-S01
    Scenario: without an eagle
      Given it is the turn of Purple
      And the hand of Purple is Tyrant
      And the card Tyrant says: swap an eagle for a horse
      And Purple has a doubling horse below space 2
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds strong
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      Then it is refused by ROS-town-centre-S01

    @case:ros-card-terms-0044
    Scenario: a sixth horse takes the place of another
      Given it is the turn of Purple
      And the hand of Purple is Tyrant
      And the card Tyrant says: swap an eagle for a horse
      And Purple has a doubling eagle above space 2
      And Purple has a doubling horse at each space
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds strong
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And the third animal card is taken
      And the horse at space 5 is removed for it
      Then below space 5 of Purple is then a strong horse
      And the animal discard pile is then doubling
      And the third animal card is then doubling

    @case:ros-card-terms-0045 @ROS-stables-R01
    Scenario: not from an empty place
      Given it is the turn of Purple
      And the hand of Purple is Tyrant
      And the card Tyrant says: swap an eagle for a horse
      And Purple has a doubling eagle above space 2
      And beside the main board lie doubling and Town Centre
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And the third animal card is taken
      Then it is refused by ROS-stables-R01

    @case:ros-card-terms-0046 @ROS-town-centre-S01
    Scenario: no card lies beside the board
      Given it is the turn of Purple
      And the hand of Purple is Tyrant
      And the card Tyrant says: swap an eagle for a horse
      And Purple has a doubling eagle above space 2
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And the animal is placed at space 3
      Then by the reading one_of_three of ROS-Q29
      And it is refused by ROS-town-centre-S01
      And by the reading any_of_four of ROS-Q29
      And below space 3 of Purple is then a doubling horse

  @ROS-card-terms-R04
  Rule: Use any building's action as if your worker were there: the worker decides what is possible

    Scenario Outline: after a blue worker the Adventurer opens neither of them
      Given it is the turn of Purple
      And Purple has 8 silver and 1 livestock
      And the hand of Purple is Adventurer
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds strong
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And the building is the <building>
      Then it is refused by ROS-card-terms-R04

      Examples:
        | building     | case                |
        | Stables      | ros-card-terms-0050 |
        | Chief's Tent | ros-card-terms-0051 |

    @case:ros-card-terms-0052
    Scenario: after a grey worker the Adventurer opens the Chief's Tent
      Given it is the turn of Purple
      And Purple has 1 livestock
      And the hand of Purple is Adventurer
      And the supply holds 9 provisions and 9 kumis
      When Purple uses the Town Centre with a grey worker
      And its action is used for a card
      And the building is the Chief's Tent
      And its action is used for livestock
      Then Purple then has 2 provisions, 1 kumis and no livestock
      And the crew discard pile is then Adventurer

    @case:ros-card-terms-0053
    Scenario: after a red worker the Farm gives a wagon
      Given it is the turn of Purple
      And the hand of Purple is Adventurer
      And the supply holds 9 provisions and 9 wagons
      When Purple uses the Town Centre with a red worker
      And its action is used for a card
      And the building is the Farm
      And its action is used for a wagon
      Then Purple then has 1 wagon

    @case:ros-card-terms-0054
    Scenario: a building on which another worker is
      Given it is the turn of Purple, with a grey worker
      And a red worker stands on the Silversmith
      And the hand of Purple is Adventurer
      And the supply holds 9 silver
      When Purple places the worker on the Town Centre
      And its action is used for a card
      And the building is the Silversmith
      And its action is used for silver
      Then Purple then has 2 silver
      And a red worker is then on the Silversmith
      And a grey worker is then on the Town Centre

    @case:ros-card-terms-0055 @ROS-solo-blocked-buildings-P01
    Scenario: a building that the opponent blocks
      Given it is the turn of Purple
      And the opponent blocks the Silversmith
      And the hand of Purple is Adventurer
      And the supply holds 9 silver
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And the building is the Silversmith
      And its action is used for silver
      Then Purple then has 3 silver

    Scenario Outline: each building
      Given it is the turn of Purple
      And Purple has 2 silver and 1 livestock
      And the hand of Purple is Adventurer and Brawler
      And the crew deck holds Merchant and Merchant
      And the supply holds 9 silver, 9 provisions and 9 kumis
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds strong
      When Purple uses the Town Centre with a grey worker
      And its action is used for a card
      And Purple plays the Adventurer
      And the building is the <building>
      And its action is used for <what>
      Then the hand of Purple is then <hand>

      Examples:
        | building     | what    | hand                           | case                |
        | Meeting Tent | 2 cards | Brawler, Merchant and Merchant | ros-card-terms-0056 |
        | Market       | silver  | empty                          | ros-card-terms-0057 |

    @case:ros-card-terms-0058
    Scenario: the Town Centre itself
      Given it is the turn of Purple
      And the hero of Purple is Vadasz
      And the hand of Purple is Adventurer
      And the supply holds 9 provisions and 9 kumis
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And the building is the Town Centre
      And its action is used for the hero
      Then Purple then has 4 kumis and 1 provision
      And the crew discard pile is then Adventurer

    @case:ros-card-terms-0059
    Scenario: the Barracks
      Given it is the turn of Purple
      And Purple has 2 silver
      And the hand of Purple is Adventurer and Brawler
      And the card Adventurer costs 3 silver
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And Purple plays the Adventurer
      And the building is the Barracks
      And its action is used for hiring
      And the crew member is placed on space 2
      Then the Brawler is then crew of Purple on space 2

    @case:ros-card-terms-0060
    Scenario: the Stables, with a grey worker
      Given it is the turn of Purple
      And Purple has 2 silver
      And the hand of Purple is Adventurer
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds strong
      When Purple uses the Town Centre with a grey worker
      And its action is used for a card
      And the building is the Stables
      And its action is used for an eagle
      And the second animal card is taken
      And the animal is placed at space 1
      Then above space 1 of Purple is then a Town Centre eagle

  @ROS-card-terms-R05
  Rule: More than you: not in a tie

    @case:ros-card-terms-0070
    Scenario: those who have more, and one who has as much
      Given it is the turn of Purple
      And Green plays too
      And Orange plays too
      And White plays too
      And Purple has 2 kumis
      And Green has 3 kumis
      And Orange has 2 kumis
      And White has 5 kumis
      And the hand of Purple is Tyrant
      And the card Tyrant says: 2 kumis from each player with more
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      Then Purple then has 6 kumis
      And Green then has 1 kumis
      And Orange then has 2 kumis
      And White then has 3 kumis

    @case:ros-card-terms-0071
    Scenario: nobody has more
      Given it is the turn of Purple
      And Green plays too
      And Purple has 3 VP
      And Green has 3 VP
      And the hand of Purple is Tyrant
      And the card Tyrant says: 1 VP from each player with more
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      Then it is refused by ROS-town-centre-S01

    @case:ros-card-terms-0072
    Scenario: no more than they have
      Given it is the turn of Purple
      And Green plays too
      And Green has 1 gold
      And the hand of Purple is Tyrant
      And the card Tyrant says: 2 gold from each player with more
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      Then Purple then has 1 gold
      And Green then has no gold

  @ROS-card-terms-D01
  Rule: A card is a card in hand

    @case:ros-card-terms-0080
    Scenario: a card that is gained comes to the hand
      Given it is the turn of Purple
      And the hand of Purple is Tyrant
      And the card Tyrant says: gain 1 card
      And the crew discard pile holds Brawler and Herdsman
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And Purple draws Herdsman
      Then the hand of Purple is then Herdsman
      And the crew discard pile is then empty

    @case:ros-card-terms-0081
    Scenario: the card that was played is shuffled too
      Given it is the turn of Purple
      And the hand of Purple is Tyrant
      And the card Tyrant says: gain 1 card
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      Then the hand of Purple is then Tyrant

    @case:ros-card-terms-0082 @ROS-town-centre-S02
    Scenario: no card is left to be gained
      Given it is the turn of Purple
      And the hero of Purple is Vadasz
      And the hero Vadasz says: gain 1 card
      And the supply holds 9 silver
      When Purple uses the Town Centre with a blue worker
      And its action is used for the hero
      Then it is refused by ROS-town-centre-S02

    @case:ros-card-terms-0083 @ROS-town-centre-S02
    Scenario: VP can always be gained
      Given it is the turn of Purple
      And the hero of Purple is Vadasz
      And the hero Vadasz says: gain 1 VP
      When Purple uses the Town Centre with a blue worker
      And its action is used for the hero
      Then Purple then has 1 VP

  @ROS-card-terms-D04 @ROS-wounds-R03
  Rule: Crew is any crew member or all of them

    @case:ros-card-terms-0090
    Scenario: wounds are removed from whom the player wants
      Given it is the turn of Purple
      And Brawler is crew of Purple on space 1, with 2 wounds
      And Herdsman is crew of Purple on space 3, with 2 wounds
      And the hand of Purple is Tyrant
      And the card Tyrant says: remove 3 wounds
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And 2 wounds on space 3 and 1 wound on space 1 are removed
      Then the Herdsman is then crew of Purple on space 3
      And the Brawler is then crew of Purple on space 1, with 1 wound
      And the supply then holds 3 wounds

    @case:ros-card-terms-0091
    Scenario: fewer than may be
      Given it is the turn of Purple
      And Brawler is crew of Purple on space 1, with 2 wounds
      And the hand of Purple is Tyrant
      And the card Tyrant says: remove 3 wounds
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And 1 wound on space 1 is removed
      Then the Brawler is then crew of Purple on space 1, with 1 wound

    @case:ros-card-terms-0093
    Scenario: the only wound
      Given it is the turn of Purple
      And Brawler is crew of Purple on space 4, with 1 wound
      And the hand of Purple is Tyrant
      And the card Tyrant says: remove 1 wound
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      Then the Brawler is then crew of Purple on space 4
      And the supply then holds 1 wound

    @case:ros-card-terms-0092 @ROS-town-centre-S01
    Scenario: nobody is wounded
      Given it is the turn of Purple
      And Brawler is crew of Purple on space 1
      And the hand of Purple is Tyrant
      And the card Tyrant says: remove 3 wounds
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      Then it is refused by ROS-town-centre-S01

  @ROS-card-terms-D05
  Rule: A crew member is 1 of the crew

    @case:ros-card-terms-0100
    Scenario: hired for less silver
      Given it is the turn of Purple
      And Purple has 1 silver
      And the hand of Purple is Tyrant and Brawler
      And the card Tyrant says: hire a crew member for 1 silver less
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And Purple plays the Tyrant
      And the crew member is placed on space 2
      Then the Brawler is then crew of Purple on space 2
      And Purple then has no silver
      And the supply then holds 1 silver

    @case:ros-card-terms-0101
    Scenario: for no less than nothing
      Given it is the turn of Purple
      And Purple has 1 silver
      And the hand of Purple is Tyrant and Brawler
      And the card Tyrant says: hire a crew member for 3 silver less
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And Purple plays the Tyrant
      And the crew member is placed on space 2
      Then the Brawler is then crew of Purple on space 2
      And Purple then has 1 silver

    @case:ros-card-terms-0102 @ROS-town-centre-S01
    Scenario: too little silver
      Given it is the turn of Purple
      And Purple has 1 silver
      And the hand of Purple is Tyrant and Brawler
      And the card Tyrant says: hire a crew member
      And the card Tyrant costs 2 silver
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And Purple plays the Tyrant
      Then it is refused by ROS-town-centre-S01

    @case:ros-card-terms-0103 @ROS-town-centre-S01
    Scenario: on a full board
      Given it is the turn of Purple
      And Purple has 5 silver
      And Herdsman is crew of Purple on space 1
      And Adventurer is crew of Purple on space 2
      And Vigilante is crew of Purple on space 3
      And Merchant is crew of Purple on space 4
      And Warmonger is crew of Purple on space 5
      And the hand of Purple is Tyrant and Brawler
      And the card Tyrant says: hire a crew member
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And Purple plays the Tyrant
      Then it is refused by ROS-town-centre-S01

  @ROS-town-centre-S01
  Rule: Other actions of cards

    @case:ros-card-terms-0110 @ROS-town-centre-S01
    Scenario: the Herdsman takes any 1 plunder of Cimmeria
      Given it is the turn of Purple
      And the hand of Purple is Herdsman
      And on Cimmeria 1, space 1 lie 2 livestock and 1 gold
      And on Cimmeria 3, space 2 lie 2 livestock and 1 wagon
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And Purple takes 1 livestock from Cimmeria 3, space 2
      Then Purple then has 1 livestock
      And on Cimmeria 3, space 2 then lie 1 livestock and 1 wagon
      And on Cimmeria 1, space 1 then lie 2 livestock and 1 gold

    @case:ros-card-terms-0111 @ROS-town-centre-S01
    Scenario: the last piece on a raid space
      Given it is the turn of Purple
      And the hand of Purple is Herdsman
      And on Cimmeria 1, space 1 lies 1 gold
      And on Assyria 1, space 1 lies 1 gold
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      Then Purple then has 1 gold
      And on Cimmeria 1, space 1 then lies no gold
      And on Assyria 1, space 1 then lies 1 gold

    @case:ros-card-terms-0112 @ROS-town-centre-S01
    Scenario: no plunder is left in Cimmeria
      Given it is the turn of Purple
      And the hand of Purple is Herdsman
      And on Assyria 1, space 1 lies 1 gold
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      Then it is refused by ROS-town-centre-S01

    @case:ros-card-terms-0113 @ROS-town-centre-S01
    Scenario: a crew member is swapped with a card
      Given it is the turn of Purple
      And Brawler is crew of Purple on space 2, with 2 wounds
      And Merchant is crew of Purple on space 4
      And the hand of Purple is Tyrant, Herdsman and Antagonist
      And the card Tyrant says: swap a crew member with a card
      And the supply holds 1 wound
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And Purple plays the Tyrant
      And the crew member on space 2 is swapped with the Herdsman
      Then the Herdsman is then crew of Purple on space 2
      And the hand of Purple is then Antagonist and Brawler
      And the supply then holds 3 wounds

    @ROS-town-centre-S01
    Scenario Outline: nothing to swap
      Given it is the turn of Purple
      And Green plays too
      And Brawler is crew of <who> on space 2
      And the hand of Purple is <hand>
      And the card Tyrant says: swap a crew member with a card
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      Then it is refused by ROS-town-centre-S01

      Examples:
        | who    | hand              | case                |
        | Purple | Tyrant            | ros-card-terms-0114 |
        | Green  | Tyrant and Tyrant | ros-card-terms-0115 |

    @case:ros-card-terms-0116 @ROS-town-centre-S01
    Scenario: of several actions, those that can be carried out
      Given it is the turn of Purple
      And the hand of Purple is Tyrant
      And the card Tyrant says: swap an eagle for a horse, then swap a crew member with a card, then hire a crew member, then take 1 plunder of Persia, then remove 2 wounds, then 1 gold from each player with more, then gain 1 silver
      And the supply holds 9 silver
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      Then Purple then has 1 silver
      And the crew discard pile is then Tyrant

    Scenario Outline: one of two actions, and what it asks
      Given it is the turn of Purple
      And Purple has 2 silver
      And Brawler is crew of Purple on space 1, with 2 wounds
      And Purple has a doubling eagle above space 1
      And the hand of Purple is Tyrant and Herdsman
      And beside the main board lies strong
      And the animal deck holds strong
      And the card Tyrant says: gain 1 VP or <says>
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And Purple plays the Tyrant
      And the card is used to <told>
      Then <asked> is asked of Purple, with <options>

      Examples:
        | says                                   | told                     | asked        | options                                                               | case                |
        | hire a crew member                     | hire                     | crew_space   | 2, 3, 4 or 5                                                          | ros-card-terms-0120 |
        | hire a crew member for 1 silver less   | hire for 1 silver less   | crew_space   | 2, 3, 4 or 5                                                          | ros-card-terms-0121 |
        | swap an eagle for a horse              | swap an eagle for a horse | animal_space | 1, 2, 3, 4 or 5                                                      | ros-card-terms-0122 |
        | use any building                       | use any building         | building     | Barracks, Silversmith, Farm, Town Centre, Meeting Tent or Market      | ros-card-terms-0123 |
        | remove 1 wound                         | remove 1 wounds          | remove_wounds | 1 or 1 (2)                                                           | ros-card-terms-0124 |

    Scenario Outline: one of two actions, and what it does
      Given it is the turn of Purple
      And Green plays too
      And Green has 3 kumis
      And Brawler is crew of Purple on space 1
      And on Cimmeria 2, space 1 lies 1 gold
      And the hand of Purple is Tyrant and Herdsman
      And the card Tyrant says: gain 1 VP or <says>
      And the supply holds 9 silver and 9 provisions
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And Purple plays the Tyrant
      And the card is used to <told>
      Then Purple then has <pieces>
      And Purple then has no VP
      And the hand of Purple is then <hand>

      Examples:
        | says                             | told                                     | pieces                    | hand     | case                |
        | swap a crew member with a card   | swap crew                                | no silver                 | Brawler  | ros-card-terms-0130 |
        | take another Town Centre action  | another Town Centre action               | no silver                 | Herdsman | ros-card-terms-0131 |
        | gain 2 silver and 1 provision    | gain 2 silver and 1 provisions           | 2 silver and 1 provision  | Herdsman | ros-card-terms-0132 |
        | take 1 plunder of Cimmeria       | take plunder of Cimmeria                 | 1 gold                    | Herdsman | ros-card-terms-0133 |
        | 2 kumis from each player with more | 2 kumis from those with more           | 2 kumis                   | Herdsman | ros-card-terms-0134 |

    @case:ros-card-terms-0135 @ROS-town-centre-S01
    Scenario: of two actions, one that can't be carried out
      Given it is the turn of Purple
      And the hand of Purple is Tyrant
      And the card Tyrant says: gain 1 VP or swap an eagle for a horse
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      And the card is used to swap an eagle for a horse
      Then it is refused by ROS-town-centre-S01

    @case:ros-card-terms-0136 @ROS-town-centre-S01
    Scenario: of several actions, a swap without a card in hand
      Given it is the turn of Purple
      And Brawler is crew of Purple on space 1
      And the hand of Purple is Tyrant
      And the card Tyrant says: swap a crew member with a card, then gain 1 VP
      When Purple uses the Town Centre with a blue worker
      And its action is used for a card
      Then Purple then has 1 VP
      And the Brawler is then crew of Purple on space 1
