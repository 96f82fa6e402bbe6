Feature: Fear and Terror
  Fear fills up until a Fear card is earned; the card waits for the next Invader phase. Between the
  cards lie the dividers that raise the Terror Level.

  Background:
    Given a game under way

  @SI-fear-and-terror-E01
  Rule: A power may generate Fear

    @case:si-fear-0001 @SI-fear-and-terror-E01 @SI-fear-and-terror-S01
    Scenario: a power generates Fear without harming anyone
      Given a land with 1 town
      When a power generates 2 fear
      Then 2 fear are generated
      And nothing changes in here

  @SI-fear-and-terror-S01
  Rule: Each Fear moves one marker from the Fear Pool to Generated Fear

    @case:si-fear-0002
    Scenario: the first Fear
      When a power generates 1 fear
      Then the Fear Pool then holds 3 and Generated Fear 1

    @case:si-fear-0003
    Scenario: Fear adds up
      Given the Fear Pool holds 3 and Generated Fear 1
      When a power generates 2 fear
      Then the Fear Pool then holds 1 and Generated Fear 3

  @SI-fear-and-terror-E03
  Rule: A destroyed Town generates 1 Fear

    @case:si-fear-0004
    Scenario: a destroyed Town moves one marker
      Given a land with 1 town
      When a power destroys 1 town in here
      Then the Fear Pool then holds 3 and Generated Fear 1

    @case:si-fear-0005
    Scenario: a Town that the Dahan destroy moves one marker
      Given a wetland with 1 town and 2 dahan
      When the Invaders ravage here
      Then here then holds no towns
      And the Fear Pool then holds 3 and Generated Fear 1

  @SI-fear-and-terror-E04
  Rule: A destroyed City generates 2 Fear

    @case:si-fear-0006 @SI-fear-and-terror-E04 @SI-fear-and-terror-S01
    Scenario: a destroyed City moves two markers
      Given a land with 1 city
      When a power destroys 1 city in here
      Then the Fear Pool then holds 2 and Generated Fear 2

  @SI-fear-and-terror-S02
  Rule: When the last marker has been moved, the top Fear card is earned

    @case:si-fear-0007 @SI-fear-and-terror-S02 @SI-fear-and-terror-S01
    Scenario: one marker is left, so none is earned yet
      When a power generates 3 fear
      Then the Earned Fear Cards are none
      And the Fear Pool then holds 1 and Generated Fear 3

    @case:si-fear-0008 @SI-fear-and-terror-S02 @SI-fear-and-terror-S01
    Scenario: the last marker earns the top card
      When a power generates 4 fear
      Then the Earned Fear Cards are Isolation
      And the Fear deck then holds Retreat!

    @case:si-fear-0009
    Scenario: destroying a City earns the card halfway
      Given a land with 1 city
      And the Fear Pool holds 1 and Generated Fear 3
      When a power destroys 1 city in here
      Then the Earned Fear Cards are Isolation
      And the Fear Pool then holds 3 and Generated Fear 1

    @case:si-fear-0010
    Scenario: a new card is put behind those earned before
      Given the Earned Fear Cards are Scapegoats and Trade Suffers
      And the Fear Pool holds 1 and Generated Fear 3
      When a power generates 1 fear
      Then the Earned Fear Cards are Scapegoats, Trade Suffers and Isolation

    @case:si-fear-0011
    Scenario: two players need twice as many markers
      Given 2 players
      And the Fear Pool holds 8 and Generated Fear 0
      When a power generates 7 fear
      Then the Earned Fear Cards are none
      And the Fear Pool then holds 1 and Generated Fear 7

  @SI-fear-and-terror-S04
  Rule: After a card is earned all markers go back to the Fear Pool

    @case:si-fear-0012
    Scenario: one player's four markers
      Given the Fear Pool holds 1 and Generated Fear 3
      When a power generates 1 fear
      Then the Fear Pool then holds 4 and Generated Fear 0

    @case:si-fear-0013
    Scenario: two players' eight markers
      Given 2 players
      And the Fear Pool holds 2 and Generated Fear 6
      When a power generates 2 fear
      Then the Fear Pool then holds 8 and Generated Fear 0
      And the Earned Fear Cards are Isolation

  @SI-fear-and-terror-S05
  Rule: Fear that is left after a card was earned goes on

    @case:si-fear-0014
    Scenario: two of three Fear are left
      Given the Fear Pool holds 1 and Generated Fear 3
      When a power generates 3 fear
      Then the Earned Fear Cards are Isolation
      And the Fear Pool then holds 2 and Generated Fear 2

    @case:si-fear-0015
    Scenario: two cards are earned at once
      Given the Fear deck holds Isolation, Retreat! and Scapegoats
      And the Fear Pool holds 2 and Generated Fear 2
      When a power generates 7 fear
      Then the Earned Fear Cards are Isolation and Retreat!
      And the Fear deck then holds Scapegoats
      And the Fear Pool then holds 3 and Generated Fear 1

    @case:si-fear-0016
    Scenario: one Fear short of the second card
      Given the Fear Pool holds 2 and Generated Fear 2
      When a power generates 5 fear
      Then the Earned Fear Cards are Isolation
      And the Fear Pool then holds 1 and Generated Fear 3

  @SI-fear-and-terror-S03
  Rule: A divider that comes to light raises the Terror Level

    @case:si-fear-0017
    Scenario: the divider below the earned card
      Given the Fear deck holds Isolation, Terror Level II and Retreat!
      When a power generates 4 fear
      Then the Terror Level is 2
      And the Fear deck then holds Retreat!

    @case:si-fear-0018
    Scenario: a divider that lies deeper has not come to light
      Given the Fear deck holds Isolation, Retreat!, Terror Level II and Scapegoats
      When a power generates 4 fear
      Then the Terror Level is 1
      And the Fear deck then holds Retreat!, Terror Level II and Scapegoats

    @case:si-fear-0019
    Scenario: the second divider
      Given the Terror Level is 2
      And the Fear deck holds Isolation, Terror Level III and Retreat!
      When a power generates 4 fear
      Then the Terror Level is 3

    @case:si-fear-0020
    Scenario: both dividers come to light at once
      Given the Fear deck holds Isolation, Terror Level II, Retreat!, Terror Level III and Scapegoats
      When a power generates 8 fear
      Then the Terror Level is 3
      And the Earned Fear Cards are Isolation and Retreat!
      And the Fear deck then holds Scapegoats

    @case:si-fear-0032
    Scenario: a divider of Terror Level I leaves the level as it is
      Given SI-Q01 is read as one
      And the Fear deck holds Isolation, Terror Level I, Retreat!, Terror Level III and Scapegoats
      When a power generates 4 fear
      Then the Terror Level is 1
      And the Fear deck then holds Retreat!, Terror Level III and Scapegoats

    @case:si-fear-0021
    Scenario: the divider waits until it would be drawn, or it doesn't
      Given the Fear deck holds Isolation, Terror Level II and Retreat!
      When a power generates 4 fear
      Then by the reading as_exposed of SI-Q27
      And the Terror Level is 2
      And the Fear deck then holds Retreat!
      Then by the reading when_drawn of SI-Q27
      And the Terror Level is 1
      And the Fear deck then holds Terror Level II and Retreat!

    @case:si-fear-0022
    Scenario: a divider that waited comes with the next card
      Given SI-Q27 is read as when_drawn
      And the Fear deck holds Terror Level II, Retreat! and Scapegoats
      When a power generates 4 fear
      Then the Terror Level is 2
      And the Earned Fear Cards are Retreat!
      And the Fear deck then holds Scapegoats

  @SI-glossary-X01
  Rule: A divider is not a Fear card

    @case:si-fear-0023
    Scenario: the card behind the divider is earned, not the divider
      Given the Fear deck holds Isolation, Terror Level II, Retreat! and Scapegoats
      When a power generates 8 fear
      Then the Earned Fear Cards are Isolation and Retreat!
      And the Terror Level is 2

    @case:si-fear-0024
    Scenario: a divider takes no Fear
      Given the Fear deck holds Isolation, Terror Level II, Retreat! and Scapegoats
      When a power generates 5 fear
      Then the Earned Fear Cards are Isolation
      And the Fear Pool then holds 3 and Generated Fear 1

  @SI-fear-and-terror-D01
  Rule: The Terror Level is 1 at the start

    @case:si-fear-0025
    Scenario: the set-up leaves the Terror Level at 1
      Given an empty table
      When the Invader board is set up for 1 player
      And any cards are drawn
      Then the Terror Level is 1

  @SI-fear-and-terror-T01
  Rule: An earned card waits for the next Invader phase

    @case:si-fear-0026
    Scenario: a card that is earned by a power does nothing yet
      Given a land with 1 explorer
      When a power generates 4 fear
      Then the Earned Fear Cards are Isolation
      And nothing changes in here
      And the Fear Discard holds none

    @case:si-fear-0027
    Scenario: a card earned while Fear cards are used is used at once, or it waits
      Given a land with 1 town with 1 damage and 1 dahan
      And a land called there with 2 dahan
      And the Earned Fear Cards are Dahan Raid
      And the Fear deck holds Dahan on their Guard and Scapegoats
      And the Fear Pool holds 1 and Generated Fear 3
      When the earned Fear cards are used
      And player 1 acts in here
      Then by the reading same_step of SI-Q05
      And there then defends 2
      And the Earned Fear Cards are none
      Then by the reading next_phase of SI-Q05
      And there then defends 0
      And the Earned Fear Cards are Dahan on their Guard

  @SI-fear-and-terror-T02
  Rule: What a Fear card does lasts for the turn, but changes on the board stay

    @case:si-fear-0028
    Scenario: a defence by a Fear card ends with the turn
      Given a land with 2 dahan
      And here defends 2
      When time passes
      Then here then defends 0

    @case:si-fear-0029
    Scenario: a ban on building ends with the turn
      Given a land with 1 city
      And the Invaders are kept from building in here this turn
      When time passes
      Then the Invaders may build in here this turn

    @case:si-fear-0030
    Scenario: a ban on exploring ends with the turn
      Given a land with 2 dahan
      And the Invaders are kept from exploring in here this turn
      When time passes
      Then the Invaders may explore in here this turn

    @case:si-fear-0031
    Scenario: pieces, Fear, used cards and the Terror Level stay as they are
      Given a land with 1 explorer and 1 dahan
      And here defends 1
      And the Terror Level is 2
      And the Fear Pool holds 3 and Generated Fear 1
      And the Fear Discard holds Dahan on their Guard
      When time passes
      Then nothing changes in here
      And the Terror Level is 2
      And the Fear Pool then holds 3 and Generated Fear 1
      And the Fear Discard holds Dahan on their Guard
