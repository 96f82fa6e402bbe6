Feature: Setup: players
  Each player takes a Spirit with its board and cards, and puts its first presence on the island.

  @SI-setup-players-U02
  Rule: Each player chooses a Spirit and takes its board and its 4 Unique Power cards

    @case:si-setup-players-0001
    Scenario: the four cards of River Surges in Sunlight
      Given a game under way with Spirits only on board A
      When the Spirits River are set up
      Then the hand of River is then Flash Floods, Wash Away, Boon of Vigor and River's Bounty
      And the cards in play of River are then nothing
      And River then has no energy

    @case:si-setup-players-0002
    Scenario: one Spirit for each player
      Given a game under way with Spirits only on boards A and B
      When the Spirits River are set up
      Then it is refused by SI-setup-players-U02

    @case:si-setup-players-0003
    Scenario: no more Spirits than players
      Given a game under way with Spirits only on board A
      When the Spirits River and Earth are set up
      Then it is refused by SI-setup-players-U02

    @case:si-setup-players-0004
    Scenario: there is one board of each Spirit
      Given a game under way with Spirits only on boards A and B
      When the Spirits River and River are set up
      Then it is refused by SI-setup-players-U02

    @case:si-setup-players-0005
    Scenario: where the cards go isn't said in so many words
      Given a game under way with Spirits only on board A
      When the Spirits River are set up
      Then by the reading in_hand_no_energy of SI-Q57
      And the hand of River is then Flash Floods, Wash Away, Boon of Vigor and River's Bounty
      And River then has no energy
      And by the reading as_board_says_only of SI-Q57
      And the hand of River is then nothing
      And River then has no energy

  @SI-setup-players-U04
  Rule: Each player begins on an island board of its own

    @case:si-setup-players-0010
    Scenario: two Spirits on two boards
      Given a game under way with Spirits only on boards A and B
      When the Spirits River and Lightning are set up
      And River begins on board B
      Then River then lies on board B
      And Lightning then lies on board A
      And River then has 1 presence in B6
      And Lightning then has 2 presence in A7

    @case:si-setup-players-0011
    Scenario: no two Spirits on one board
      Given a game under way with Spirits only on boards A and B
      When the Spirits River and Lightning are set up
      And River begins on board A
      And Lightning begins on board A
      Then it is refused by SI-setup-players-U04

  @SI-setup-players-U05
  Rule: Each player sets up as the back of the Spirit board shows

    @case:si-setup-players-0020
    Scenario: presence in two lands
      Given a game under way with Spirits only on board A
      When the Spirits Earth are set up
      Then Earth then has 2 presence in A6
      And Earth then has 1 presence in A8
      And Earth then has no presence in A1
      And Earth then has no presence in A3

    @case:si-setup-players-0021
    Scenario: the player chooses where the board lets it
      Given a game under way with Spirits only on board A
      And A3 holds 2 dahan
      When the Spirits Green are set up
      And Green puts its first presence into A5
      Then Green then has 1 presence in A5
      And Green then has 1 presence in A8

    @case:si-setup-players-0022
    Scenario: in no other land
      Given a game under way with Spirits only on board A
      When the Spirits River are set up
      And River puts its first presence into A2
      Then it is refused by SI-setup-players-U05

    @case:si-setup-players-0023
    Scenario: on no other board
      Given a game under way with Spirits only on boards A and B
      When the Spirits River and Lightning are set up
      And River begins on board A
      And River puts its first presence into B6
      Then it is refused by SI-setup-players-U05

  @SI-setup-players-U06
  Rule: The set-up puts presence in at least 1 land

    @case:si-setup-players-0030
    Scenario: of lands that are alike one is chosen
      Given a game under way with Spirits only on board A
      And A2 holds 2 dahan
      And A3 holds 2 dahan
      And A7 holds 2 dahan
      When the Spirits Thunderspeaker are set up
      And Thunderspeaker puts its first presence into A7
      And Thunderspeaker puts its first presence into A2
      Then Thunderspeaker then has 1 presence in A2
      And Thunderspeaker then has 1 presence in A7
      And Thunderspeaker then has no presence in A3

  @SI-setup-players-U08
  Rule: All other presence covers the presence tracks, but for the space at the far left

    @SI-setup-players-U01
    @SI-setup-players-U08
    @SI-setup-players-U09
    @case:si-setup-players-0040
    Scenario: nothing else is uncovered
      Given a game under way with Spirits only on board A
      When the Spirits Shadows are set up
      Then Shadows has then uncovered 0 spaces of its energy track
      And Shadows has then uncovered 0 spaces of its plays track
      And Shadows then has 2 presence in A8
      And Shadows then has 1 presence in A5
      And Shadows then has no destroyed presence

  @SI-setup-players-P01
  Rule: Later a Spirit may use its powers and place presence on any island board

    @case:si-setup-players-0050
    Scenario: presence on another board
      Given a game under way with Spirits only on boards A and B
      And River has 1 presence in A5
      And River began on board A
      When River grows by option 3
      And River follows the icons of option 3 in the order 2, 1
      And River puts a presence from the energy track into B3
      And River decides for a Minor Power
      Then River then has 1 presence in B3

    @case:si-setup-players-0051
    Scenario: a power on another board
      Given a game under way with Spirits only on boards A and B
      And River has 1 presence in A5
      And River began on board A
      And River has played Flash Floods
      And B3 holds 1 city
      When River uses Flash Floods
      And Flash Floods is aimed at B3
      Then B3 then holds 1 city with 2 damage

    @SI-growth-D01
    @case:si-setup-players-0052
    Scenario: or on its own
      Given a game under way with Spirits only on boards A and B
      And Earth has 1 presence in A6
      And Earth began on board A
      When Earth grows by option 3
      And Earth follows the icons of option 3 in the order 1, 2
      And Earth puts a presence from the energy track into A8
      Then Earth then has 1 presence in A8

  @SI-first-game-S01
  Rule: The cards of a Power Progression are set aside before the game

    @case:si-setup-players-0060
    Scenario: they lie in no deck
      Given a game under way with Spirits only on board A
      And the Minor Power deck holds Drought, Uncanny Melting, Nature's Resilience, Pull Beneath the Hungry Earth, Song of Sanctity and Encompassing Ward
      And the Major Power deck holds Accelerated Rot, Tsunami and Paralyzing Fright
      When the Spirits River are set up
      And River takes its Power Progression card
      Then the cards to come of River are then Uncanny Melting, Nature's Resilience, Pull Beneath the Hungry Earth, Accelerated Rot, Song of Sanctity, Tsunami and Encompassing Ward
      And the Minor Power deck is then Drought
      And the Major Power deck is then Paralyzing Fright
      And the hand of River is then Flash Floods, Wash Away, Boon of Vigor and River's Bounty

    @case:si-setup-players-0062
    Scenario: the card is taken when the whole game is set up
      Given an empty table
      When the game is set up for 1 player with River
      And River takes its Power Progression card
      And board A is drawn
      And any cards are drawn
      Then the cards to come of River are then Uncanny Melting, Nature's Resilience, Pull Beneath the Hungry Earth, Accelerated Rot, Song of Sanctity, Tsunami and Encompassing Ward

    @case:si-setup-players-0061
    Scenario: there is none for a Spirit of higher complexity
      Given a game under way with Spirits only on board A
      When the Spirits Bringer are set up
      And Bringer takes its Power Progression card
      Then it is refused by SI-first-game-S01
