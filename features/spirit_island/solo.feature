Feature: Solo play
  One player: the rules of the game, and what cards for another Spirit do.

  @SI-solo-S01
  Rule: Solo play follows the rules of the game

    @case:si-solo-0001
    Scenario: the set-up for one player, with one board
      Given an empty table
      When the game is set up for 1 player
      And board C is drawn
      And any cards are drawn
      Then the island is made of C
      And the Fear Pool is filled with 4 Fear
      And the Blight card is Downward Spiral, its healthy side up, with 2 blight

  @SI-solo-X01
  Rule: In solo play a card for another Spirit may be used on one's own

    @case:si-solo-0002
    Scenario: Green gives itself Gift of Proliferation
      Given a game under way with no other Spirit
      And Green is in play
      And Green has 1 presence in here
      And Green has played Gift of Proliferation
      When Green uses Gift of Proliferation
      And Green takes presence off its plays track
      And Green adds it to here
      Then Green then has 2 presence in here
      And Green has uncovered 1 space of its plays track

    @SI-power-principles-R02
    @case:si-solo-0003
    Scenario: with two Spirits it is for the other one
      Given a game under way with no other Spirit
      And Green is in play
      And Green has 1 presence in here
      And River is in play
      And River has 1 presence in far
      And Green has played Gift of Proliferation
      When Green uses Gift of Proliferation
      And it targets Green
      Then it is refused by SI-power-principles-R02

  @SI-solo-R01
  Rule: In solo play there is no benefit for having used a card on another Spirit

    @case:si-solo-0004
    Scenario: Gift of Living Energy on oneself: 1 Energy
      Given a game under way with no other Spirit
      And Green is in play
      And Green has 1 presence in here
      And Green has played Gift of Living Energy
      When Green uses Gift of Living Energy
      Then Green keeps 1 Energy

    @case:si-solo-0005
    Scenario: Gift of Living Energy on another Spirit: 2 Energy
      Given a game under way with no other Spirit
      And Green is in play
      And Green has 1 presence in here
      And River is in play
      And River has 1 presence in far
      And Green has played Gift of Living Energy
      When Green uses Gift of Living Energy
      And it targets River
      Then River keeps 2 Energy
      And Green keeps 0 Energy

    @case:si-solo-0006
    Scenario: Gift of Constancy on oneself: one card may be kept
      Given a game under way with no other Spirit
      And Green is in play
      And Green has 1 presence in here
      And Green has played Gift of Constancy
      When Green uses Gift of Constancy
      Then Green keeps 2 Energy
      And Green may keep 1 card of those in play

    @case:si-solo-0007
    Scenario: Gift of Constancy on another Spirit: both may keep one
      Given a game under way with no other Spirit
      And Green is in play
      And Green has 1 presence in here
      And River is in play
      And River has 1 presence in far
      And Green has played Gift of Constancy
      When Green uses Gift of Constancy
      And it targets River
      Then River keeps 2 Energy
      And River may keep 1 card of those in play
      And Green may keep 1 card of those in play

    @case:si-solo-0008
    Scenario: Elemental Boon on oneself: three elements
      Given a game under way with no other Spirit
      And Green is in play
      And Green has 1 presence in here
      And Green has played Elemental Boon
      When Green uses Elemental Boon
      And Green chooses the elements sun, moon and fire
      Then Green has gained 1 sun, 1 moon and 1 fire

    @case:si-solo-0009
    Scenario: Elemental Boon on another Spirit: both gain them
      Given a game under way with no other Spirit
      And Green is in play
      And Green has 1 presence in here
      And River is in play
      And River has 1 presence in far
      And Green has played Elemental Boon
      When Green uses Elemental Boon
      And it targets River
      And River chooses the elements sun, moon and fire
      Then River has gained 1 sun, 1 moon and 1 fire
      And Green has gained 1 sun, 1 moon and 1 fire
