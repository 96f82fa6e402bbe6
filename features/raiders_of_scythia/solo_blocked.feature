Feature: Solo play: the blocked building
  The player may neither place a worker on the building that the strategy card shows nor take one from it.

  @ROS-solo-blocked-buildings-R01
  Rule: No worker may be placed on the blocked building

    @case:ros-solo-blocked-0001
    Scenario: the building is empty, but blocked
      Given it is the turn of Purple, with a blue worker
      And blue workers stand on the Town Centre, the Meeting Tent and the Market
      And the opponent blocks the Silversmith
      When Purple places the worker on the Silversmith
      Then it is refused by ROS-solo-blocked-buildings-R01

    @case:ros-solo-blocked-0002
    Scenario: another building is free as usual
      Given it is the turn of Purple, with a blue worker
      And blue workers stand on the Town Centre, the Meeting Tent and the Market
      And the opponent blocks the Silversmith
      When Purple places the worker on the Barracks
      Then a blue worker is then on the Barracks

  @ROS-solo-blocked-buildings-R02
  Rule: No worker may be taken from the blocked building

    @case:ros-solo-blocked-0003
    Scenario: the worker there stays
      Given it is the turn of Purple
      And blue workers stand on the Town Centre, the Meeting Tent and the Market
      And a blue worker was placed on the Farm in this turn
      And the opponent blocks the Market
      When Purple takes the worker from the Market
      Then it is refused by ROS-solo-blocked-buildings-R02

    @case:ros-solo-blocked-0004
    Scenario: a worker from another building is taken as usual
      Given it is the turn of Purple
      And blue workers stand on the Town Centre, the Meeting Tent and the Market
      And a blue worker was placed on the Farm in this turn
      And the opponent blocks the Market
      When Purple takes the worker from the Meeting Tent
      Then Purple then holds a blue worker

  @ROS-solo-blocked-buildings-P01
  Rule: An effect may use it all the same

    @case:ros-solo-blocked-0005
    Scenario: the Adventurer uses the blocked Silversmith
      Given it is the turn of Purple, with a blue worker
      And the hand of Purple is Adventurer
      And the supply holds 20 silver
      And the opponent blocks the Silversmith
      When Purple places the worker on the Town Centre
      And its action is used for a card
      And Purple plays the Adventurer
      And the building is the Silversmith
      And its action is used for silver
      Then Purple then has 3 silver
