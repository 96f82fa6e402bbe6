Feature: The Stables
  An eagle is gained for silver, a horse for equipment: one of the three animal cards beside the main board. An eagle lies
  above a space of the own board, a horse below one.

  @ROS-stables-P01
  Rule: 2 silver bring an eagle

    @case:ros-stables-0001 @ROS-stables-S01 @ROS-stables-S03 @ROS-stables-R02
    Scenario: an eagle above a space of the own board
      Given it is the turn of Purple
      And Purple has 3 silver
      And Brawler is crew of Purple on space 4
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds strong and doubling
      When Purple uses the Stables with a grey worker
      And its action is used for an eagle
      And the second animal card is taken
      And the strong card fills its place
      And the animal is placed at space 4
      Then above space 4 of Purple is then a Town Centre eagle
      And below space 4 of Purple is then nothing
      And Purple then has 1 silver
      And the supply then holds 2 silver
      And the second animal card is then strong
      And the first animal card is then doubling
      And the animal deck is then doubling

    @case:ros-stables-0002
    Scenario: with the last silver
      Given it is the turn of Purple
      And Purple has 2 silver
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds strong
      When Purple uses the Stables with a red worker
      And its action is used for an eagle
      And the first animal card is taken
      And the animal is placed at space 5
      Then above space 5 of Purple is then a doubling eagle
      And Purple then has no silver

    @case:ros-stables-0003
    Scenario: not with 1 silver
      Given it is the turn of Purple
      And Purple has 1 silver and 3 equipment
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds strong
      When Purple uses the Stables with a grey worker
      And its action is used for an eagle
      Then it is refused by ROS-stables-P01

  @ROS-stables-P02
  Rule: 1 equipment brings a horse

    @case:ros-stables-0010 @ROS-stables-S04 @ROS-stables-P03
    Scenario: a horse below a space without crew
      Given it is the turn of Purple
      And Purple has 1 equipment
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds doubling
      When Purple uses the Stables with a grey worker
      And its action is used for a horse
      And the third animal card is taken
      And the animal is placed at space 2
      Then below space 2 of Purple is then a strong horse
      And above space 2 of Purple is then nothing
      And Purple then has no equipment
      And the supply then holds 1 equipment
      And the third animal card is then doubling

    @case:ros-stables-0011
    Scenario: not without equipment
      Given it is the turn of Purple
      And Purple has 8 silver
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds strong
      When Purple uses the Stables with a grey worker
      And its action is used for a horse
      Then it is refused by ROS-stables-P02

    @case:ros-stables-0013
    Scenario: they aren't used
      Given it is the turn of Purple, with a grey worker
      And Purple has 2 silver and 1 equipment
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds strong
      When Purple places the worker on the Stables
      Then Purple then has 2 silver and 1 equipment
      And a grey worker is then on the Stables

  @ROS-stables-R01
  Rule: One of the 3 face-up animal cards is chosen

    @case:ros-stables-0020
    Scenario: the three of them
      Given it is the turn of Purple
      And Purple has 2 silver
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds strong
      When Purple uses the Stables with a grey worker
      And its action is used for an eagle
      Then animal is asked of Purple, with 1, 2 or 3

    @case:ros-stables-0021
    Scenario: not from an empty place
      Given it is the turn of Purple
      And Purple has 2 silver
      And beside the main board lie doubling and Town Centre
      And the animal discard pile holds strong
      When Purple uses the Stables with a grey worker
      And its action is used for an eagle
      And the third animal card is taken
      Then it is refused by ROS-stables-R01

  @ROS-stables-S02
  Rule: If the animal deck runs out, the discard pile makes a new one

    @case:ros-stables-0030
    Scenario: the deck is empty
      Given it is the turn of Purple
      And Purple has 2 silver
      And beside the main board lie doubling, Town Centre and strong
      And the animal discard pile holds doubling and strong
      When Purple uses the Stables with a grey worker
      And its action is used for an eagle
      And the second animal card is taken
      And the doubling card fills its place
      And the animal is placed at space 1
      Then the second animal card is then doubling
      And the animal deck is then strong
      And the animal discard pile is then empty

    @case:ros-stables-0031
    Scenario: the last card of the deck is turned up, and an animal is discarded
      Given it is the turn of Purple
      And Purple has 2 silver
      And Purple has a doubling eagle above space 1
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds strong
      And the animal discard pile holds Town Centre
      When Purple uses the Stables with a grey worker
      And its action is used for an eagle
      And the second animal card is taken
      And the eagle at space 1 is removed for it
      Then by the reading when_needed of ROS-Q51
      And the animal deck is then empty
      And the animal discard pile is then doubling and Town Centre
      And by the reading at_once of ROS-Q51
      And the animal deck is then Town Centre
      And the animal discard pile is then doubling

  @ROS-stables-X01
  Rule: If both piles are empty no more eagles and horses can be gained

    @case:ros-stables-0040
    Scenario: three cards still lie there
      Given it is the turn of Purple
      And Purple has 2 silver
      And beside the main board lie doubling, Town Centre and strong
      When Purple uses the Stables with a grey worker
      And its action is used for an eagle
      And the second animal card is taken
      And the animal is placed at space 1
      Then by the reading no of ROS-Q18
      And it is refused by ROS-stables-X01
      And by the reading what_lies_there of ROS-Q18
      And above space 1 of Purple is then a Town Centre eagle
      And the second animal card is then nothing
      And the first animal card is then doubling

    @case:ros-stables-0041
    Scenario: no card lies there either
      Given it is the turn of Purple
      And ROS-Q18 is read as what_lies_there
      And Purple has 2 silver and 1 equipment
      When Purple uses the Stables with a grey worker
      And its action is used for a horse
      Then it is refused by ROS-stables-X01

  @ROS-stables-R04
  Rule: An animal that has been placed isn't moved to another space

    @case:ros-stables-0050
    Scenario: the space of another eagle
      Given it is the turn of Purple
      And Purple has 2 silver
      And Purple has a strong eagle above space 1
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds strong
      When Purple uses the Stables with a grey worker
      And its action is used for an eagle
      And the first animal card is taken
      And the animal is placed at space 1
      Then it is refused by ROS-stables-R04

    @case:ros-stables-0051
    Scenario: a free space
      Given it is the turn of Purple
      And Purple has 2 silver
      And Purple has a strong eagle above space 1
      And Purple has a strong horse below space 2
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds strong
      When Purple uses the Stables with a grey worker
      And its action is used for an eagle
      And the first animal card is taken
      And the animal is placed at space 2
      Then above space 2 of Purple is then a doubling eagle
      And above space 1 of Purple is then a strong eagle
      And below space 2 of Purple is then a strong horse

  @ROS-stables-X02
  Rule: A new animal may take the place of one that is there

    @case:ros-stables-0060
    Scenario: an eagle for an eagle
      Given it is the turn of Purple
      And Purple has 2 silver
      And Purple has a strong eagle above space 3
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds doubling and strong
      When Purple uses the Stables with a grey worker
      And its action is used for an eagle
      And the second animal card is taken
      And the doubling card fills its place
      And the eagle at space 3 is removed for it
      Then above space 3 of Purple is then a Town Centre eagle
      And the animal discard pile is then strong

    @case:ros-stables-0061
    Scenario: a horse for a horse
      Given it is the turn of Purple
      And Purple has 1 equipment
      And Purple has a doubling eagle above space 3
      And Purple has a doubling horse below space 3
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds doubling and strong
      When Purple uses the Stables with a grey worker
      And its action is used for a horse
      And the third animal card is taken
      And the doubling card fills its place
      And the horse at space 3 is removed for it
      Then below space 3 of Purple is then a strong horse
      And above space 3 of Purple is then a doubling eagle
      And the animal discard pile is then doubling

    @case:ros-stables-0063
    Scenario: an eagle in the place of a horse
      Given it is the turn of Purple
      And Purple has 2 silver
      And Purple has a strong horse below space 2
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds strong
      When Purple uses the Stables with a grey worker
      And its action is used for an eagle
      And the second animal card is taken
      And the horse at space 2 is removed for it
      Then by the reading same_kind of ROS-Q16
      And it is refused by ROS-stables-X02
      And by the reading any_kind of ROS-Q16
      And above space 2 of Purple is then a Town Centre eagle
      And below space 2 of Purple is then nothing
      And the animal discard pile is then strong

    @case:ros-stables-0064
    Scenario: a horse in the place of an eagle
      Given it is the turn of Purple
      And Purple has 1 equipment
      And Purple has a strong eagle above space 2
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds strong
      When Purple uses the Stables with a grey worker
      And its action is used for a horse
      And the second animal card is taken
      And the eagle at space 2 is removed for it
      Then by the reading same_kind of ROS-Q16
      And it is refused by ROS-stables-X02
      And by the reading any_kind of ROS-Q16
      And below space 2 of Purple is then a Town Centre horse
      And above space 2 of Purple is then nothing

    @case:ros-stables-0065 @ROS-stables-R04
    Scenario: not in the place of a horse below an eagle that stays
      Given it is the turn of Purple
      And ROS-Q16 is read as any_kind
      And Purple has 2 silver
      And Purple has a strong eagle above space 2
      And Purple has a strong horse below space 2
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds strong
      When Purple uses the Stables with a grey worker
      And its action is used for an eagle
      And the second animal card is taken
      And the horse at space 2 is removed for it
      Then it is refused by ROS-stables-R04

    @case:ros-stables-0066
    Scenario: the eagle that is removed can be used no more, the new one can
      Given it is the turn of Purple
      And Purple has 2 silver
      And Purple has a Town Centre eagle above space 2
      And the eagle above space 2 was used in this turn
      And the hero was used in this turn
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds strong
      When Purple uses the Stables with a grey worker
      And its action is used for an eagle
      And the second animal card is taken
      And the eagle at space 2 is removed for it
      Then only the hero has then been used

  @ROS-stables-L01
  Rule: No more than 5 eagles and no more than 5 horses

    @case:ros-stables-0070
    Scenario: a sixth eagle takes the place of another
      Given it is the turn of Purple
      And Purple has 2 silver
      And Purple has a doubling eagle at each space
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds strong
      When Purple uses the Stables with a grey worker
      And its action is used for an eagle
      And the second animal card is taken
      And the eagle at space 5 is removed for it
      Then above space 5 of Purple is then a Town Centre eagle
      And above space 1 of Purple is then a doubling eagle
      And the animal discard pile is then doubling

    @case:ros-stables-0071
    Scenario: a sixth horse must take the place of another
      Given it is the turn of Purple
      And Purple has 1 equipment
      And Purple has a doubling horse at each space
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds strong
      When Purple uses the Stables with a grey worker
      And its action is used for a horse
      And the second animal card is taken
      Then remove_animal is asked of Purple, with horse 1, horse 2, horse 3, horse 4 or horse 5

    @case:ros-stables-0072
    Scenario: 5 horses and a sixth animal
      Given it is the turn of Purple
      And Purple has 2 silver
      And Purple has a doubling horse at each space
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds strong
      When Purple uses the Stables with a grey worker
      And its action is used for an eagle
      And the second animal card is taken
      And the animal is placed at space 1
      Then by the reading five_in_all of ROS-Q15
      And it is refused by ROS-stables-L01
      And by the reading five_of_each of ROS-Q15
      And above space 1 of Purple is then a Town Centre eagle

    @case:ros-stables-0073
    Scenario: a fifth eagle on a free space
      Given it is the turn of Purple
      And Purple has 2 silver
      And Purple has a doubling eagle above space 1
      And Purple has a doubling eagle above space 2
      And Purple has a doubling eagle above space 3
      And Purple has a doubling eagle above space 4
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds strong
      When Purple uses the Stables with a grey worker
      And its action is used for an eagle
      And the second animal card is taken
      And the animal is placed at space 5
      Then above space 5 of Purple is then a Town Centre eagle

    @case:ros-stables-0074
    Scenario: a fifth animal, if all are counted
      Given it is the turn of Purple
      And ROS-Q15 is read as five_in_all
      And Purple has 2 silver
      And Purple has a doubling horse below space 1
      And Purple has a doubling horse below space 2
      And Purple has a doubling horse below space 3
      And Purple has a doubling eagle above space 4
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds strong
      When Purple uses the Stables with a grey worker
      And its action is used for an eagle
      And the second animal card is taken
      And the animal is placed at space 5
      Then above space 5 of Purple is then a Town Centre eagle

    @case:ros-stables-0075
    Scenario: a sixth animal of them all takes the place of its like
      Given it is the turn of Purple
      And ROS-Q15 is read as five_in_all
      And Purple has 2 silver
      And Purple has a doubling horse below space 1
      And Purple has a doubling horse below space 2
      And Purple has a doubling horse below space 3
      And Purple has a doubling horse below space 4
      And Purple has a strong eagle above space 1
      And beside the main board lie doubling, Town Centre and strong
      And the animal deck holds strong
      When Purple uses the Stables with a grey worker
      And its action is used for an eagle
      And the second animal card is taken
      Then above space 1 of Purple is then a Town Centre eagle
      And the animal discard pile is then strong
