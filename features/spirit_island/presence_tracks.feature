Feature: Presence tracks
  Presence that leaves a track uncovers numbers, elements and other benefits.

  Background:
    Given a game under way with Spirits only
    And an inland land
    And an inland land called there, adjacent to here

  @SI-presence-tracks-D01
  Rule: Each Spirit has two tracks: Energy above, card plays below

    @SI-presence-tracks-D01
    @SI-presence-tracks-D02
    @case:si-presence-tracks-0001
    Scenario: the upper track is the Energy of each turn
      Given River has 1 presence in here
      And River has uncovered 3 spaces of its energy track
      When River gains Energy
      Then River then has 3 energy

    @SI-presence-tracks-D01
    @SI-presence-tracks-D03
    @case:si-presence-tracks-0002
    Scenario: the lower track is the number of cards that can be played
      Given River has 1 presence in here
      And River has uncovered 3 spaces of its energy track
      And River holds Boon of Vigor and River's Bounty
      When River plays Boon of Vigor and River's Bounty
      Then it is refused by SI-spirit-phase-L01

  @SI-presence-tracks-P01
  Rule: The Spirit chooses from which track a presence is taken

    Scenario Outline: from the <track> track
      Given River has 1 presence in here
      When River grows by option 3
      And River follows the icons of option 3 in the order 2, 1
      And River puts a presence from the <track> track into there
      And River decides for a Minor Power
      Then River has then uncovered <energy> spaces of its energy track
      And River has then uncovered <plays> spaces of its plays track

      Examples:
        | case                    | track  | energy | plays |
        | si-presence-tracks-0010 | energy | 1      | 0     |
        | si-presence-tracks-0011 | plays  | 0      | 1     |

    @case:si-presence-tracks-0012
    Scenario: by a power as well
      Given Green has 1 presence in here
      And Green has played Overgrow in a Night
      When Green uses Overgrow in a Night
      And it targets here
      And the way add presence is chosen
      Then Green can take a presence from the energy track and the plays track

    @case:si-presence-tracks-0013
    Scenario: by a power it is the target Spirit that chooses
      Given Green has 1 presence in here
      And River has 1 presence in there
      And Green has played Gift of Proliferation
      When Green uses Gift of Proliferation
      And it targets River
      And River puts a presence from the plays track into here
      Then River has then uncovered 1 space of its plays track
      And River then has 1 presence in here
      And Green has then uncovered 0 spaces of its plays track

  @SI-presence-tracks-R01
  Rule: The leftmost presence of the track is taken

    @case:si-presence-tracks-0020
    Scenario: the next space is uncovered, not a better one
      Given Earth has 1 presence in here
      And Earth has uncovered 1 space of its energy track
      When the Spirit phase is carried out
      And Earth decides for Growth option 1
      And Earth follows the icons of option 1 in the order 1, 2
      And Earth puts a presence from the energy track into here
      Then Earth has then uncovered 2 spaces of its energy track
      And Earth then has 4 energy

  @SI-presence-tracks-R02
  Rule: Of each track only the highest number counts

    Scenario Outline: with <n> spaces uncovered
      Given Earth has 1 presence in here
      And Earth has uncovered <n> spaces of its energy track
      When Earth gains Energy
      Then Earth then has <energy> energy

      Examples:
        | case                    | n | energy |
        | si-presence-tracks-0030 | 0 | 2      |
        | si-presence-tracks-0031 | 1 | 3      |
        | si-presence-tracks-0032 | 5 | 8      |

    @case:si-presence-tracks-0033
    Scenario: a space without a number takes nothing away
      Given Bringer has 1 presence in here
      And Bringer has uncovered 3 spaces of its energy track
      When Bringer gains Energy
      Then Bringer then has 3 energy

    @case:si-presence-tracks-0034
    Scenario: card plays aren't added up either
      Given Earth has 1 presence in here
      And Earth has uncovered 2 spaces of its plays track
      And Earth has 9 energy
      And Earth holds Rituals of Destruction, Draw of the Fruitful Earth and Drought
      When Earth plays Rituals of Destruction, Draw of the Fruitful Earth and Drought
      Then it is refused by SI-spirit-phase-L01

  @SI-presence-tracks-R03
  Rule: Destroyed presence is out of the game

    @case:si-presence-tracks-0040
    Scenario: it can't be added again
      Given River has 1 presence in here
      And River has 2 destroyed presence
      When River grows by option 3
      And River follows the icons of option 3 in the order 2
      And River takes a presence from the destroyed ones
      Then it is refused by SI-presence-tracks-R03

    @case:si-presence-tracks-0041
    Scenario: A Spread of Rampant Green takes it back by Growth
      Given a wetland called yonder, adjacent to here
      And Green has 1 presence in here
      And Green has 2 destroyed presence
      When Green grows by option 3
      And Green follows the icons of option 3 in the order 1, 2, 3
      And Green puts a presence from the destroyed ones into yonder
      And Green decides for a Minor Power
      Then Green then has 1 destroyed presence
      And Green then has 1 presence in yonder
      And Green has then uncovered 0 spaces of its energy track

    @case:si-presence-tracks-0042
    Scenario: but not by a power
      Given Green has 1 presence in here
      And Green has 2 destroyed presence
      And Green has played Overgrow in a Night
      When Green uses Overgrow in a Night
      And it targets here
      And the way add presence is chosen
      And Green takes a presence from the destroyed ones
      Then it is refused by SI-presence-tracks-R03

  @SI-presence-tracks-E02
  Rule: A space "reclaim one card" returns 1 card of the discard pile each turn

    @case:si-presence-tracks-0050
    Scenario: one card in the Spirit phase
      Given River has 1 presence in here
      And River has uncovered 4 spaces of its plays track
      And River has discarded Flash Floods, Wash Away and Boon of Vigor
      When River gains Energy
      And River reclaims Wash Away
      Then the hand of River is then Wash Away
      And the discard pile of River is then Flash Floods and Boon of Vigor
      And River's reclaimed is then 1

    @case:si-presence-tracks-0051
    Scenario: it need not be used
      Given River has 1 presence in here
      And River has uncovered 4 spaces of its plays track
      And River has discarded Flash Floods and Wash Away
      When River gains Energy
      Then the hand of River is then nothing
      And the discard pile of River is then Flash Floods and Wash Away

    @case:si-presence-tracks-0052
    Scenario: nothing has been discarded
      Given River has 1 presence in here
      And River has uncovered 4 spaces of its plays track
      And River holds Flash Floods
      When River gains Energy
      Then the hand of River is then Flash Floods
      And River then has 1 energy

    @case:si-presence-tracks-0053
    Scenario: a covered space gives nothing
      Given River has 1 presence in here
      And River has uncovered 3 spaces of its plays track
      And River has discarded Flash Floods
      When the Spirit phase is carried out
      And River decides for Growth option 2
      And River follows the icons of option 2 in the order 1, 2
      And River puts a presence from the energy track into here
      And River puts a presence from the plays track into here
      And River reclaims Flash Floods
      Then the hand of River is then Flash Floods

  @SI-presence-tracks-T01
  Rule: From the very turn in which the space is uncovered, once a turn

    @case:si-presence-tracks-0060
    Scenario: at once, by one reading
      Given River has 1 presence in here
      And River has uncovered 3 spaces of its plays track
      And River has discarded Flash Floods and Wash Away
      When River grows by option 3
      And River follows the icons of option 3 in the order 2, 1
      And River puts a presence from the plays track into here
      And River reclaims Wash Away
      And River decides for a Minor Power
      Then by the reading at_once of SI-Q31
      And the hand of River is then Wash Away
      And by the reading spirit_phase_only of SI-Q31
      And the hand of River is then nothing

    @case:si-presence-tracks-0061
    Scenario: not again in the same turn
      Given River has 1 presence in here
      And River has uncovered 4 spaces of its plays track
      And River has discarded Flash Floods and Wash Away
      And River has reclaimed a card for its track this turn
      When River gains Energy
      Then the hand of River is then nothing
      And the discard pile of River is then Flash Floods and Wash Away

    @case:si-presence-tracks-0062
    Scenario: by a power, outside the Spirit phase
      Given Green has 1 presence in here
      And River has 1 presence in there
      And River has uncovered 3 spaces of its plays track
      And River has discarded Flash Floods and Wash Away
      And Green has played Gift of Proliferation
      When Green uses Gift of Proliferation
      And it targets River
      And River puts a presence from the plays track into there
      And River reclaims Flash Floods
      Then by the reading at_once of SI-Q31
      And the hand of River is then Flash Floods
      And by the reading spirit_phase_only of SI-Q31
      And the hand of River is then nothing

    @SI-presence-tracks-E02
    @case:si-presence-tracks-0063
    Scenario: in the next turn again
      Given River has 1 presence in here
      And River has uncovered 4 spaces of its plays track
      And River has reclaimed a card for its track this turn
      When time passes
      Then River's reclaimed is then 0

  @SI-glossary-T01
  Rule: At once when it is uncovered, and then once in each Spirit phase

    @case:si-presence-tracks-0070
    Scenario: an older space that was left unused gives nothing later in the turn
      Given Green has 1 presence in here
      And River has 1 presence in there
      And River has uncovered 4 spaces of its plays track
      And River has discarded Flash Floods and Wash Away
      And Green has played Gift of Proliferation
      When Green uses Gift of Proliferation
      And it targets River
      And River puts a presence from the plays track into there
      Then the hand of River is then nothing
      And River has then uncovered 5 spaces of its plays track

  @SI-presence-tracks-E03
  Rule: A bonus element on a track is had every turn

    @case:si-presence-tracks-0080
    Scenario: it counts for a threshold
      Given Thunderspeaker has 1 presence in here
      And Thunderspeaker has uncovered 1 space of its energy track
      And Thunderspeaker has the elements 3 air and 1 animal
      And there holds 2 dahan
      When Thunderspeaker uses Gather the Warriors as if it were fast
      And it targets here
      And a dahan is gathered from there into here
      Then Thunderspeaker's energy_track is then 1
      And here then holds 1 dahan

    @SI-fast-phase-S01
    @case:si-presence-tracks-0081
    Scenario: without it the power is not fast
      Given Thunderspeaker has 1 presence in here
      And Thunderspeaker has the elements 3 air and 1 animal
      And there holds 2 dahan
      When Thunderspeaker uses Gather the Warriors as if it were fast
      Then it is refused by SI-fast-phase-S01

    @case:si-presence-tracks-0082
    Scenario: it is held while it shows, or given each turn
      Given Thunderspeaker has 1 presence in here
      And Thunderspeaker has uncovered 1 space of its energy track
      When Thunderspeaker gains Energy
      Then by the reading track_elements_stay of SI-Q09
      And Thunderspeaker then has no air element
      And by the reading all_vanish of SI-Q09
      And Thunderspeaker then has 1 air element

    @case:si-presence-tracks-0083
    Scenario: it is there as soon as it shows, by one reading
      Given Green has 1 presence in here
      And Green has uncovered 2 spaces of its energy track
      And Green has the elements 1 moon and 1 plant
      And here holds 1 town
      When Green uses Creepers Tear into Mortar
      And it targets here
      Then by the reading track_elements_stay of SI-Q09
      And here then holds 1 town with 1 damage
      And by the reading all_vanish of SI-Q09
      And it is refused by SI-innate-powers-P01

    @case:si-presence-tracks-0084
    Scenario: one on the track is one
      Given Green has 1 presence in here
      And Green has uncovered 2 spaces of its energy track
      And Green has the elements 1 moon
      And here holds 1 town
      When Green uses Creepers Tear into Mortar
      Then it is refused by SI-innate-powers-P01

  @SI-presence-tracks-E04
  Rule: A space "any element" gives 1 element of the Spirit's choice each turn

    @case:si-presence-tracks-0090
    Scenario: chosen when it is needed
      Given Bringer has 1 presence in here
      And Bringer has uncovered 5 spaces of its plays track
      And Bringer has the elements 1 moon
      And here holds 1 town
      When Bringer uses Night Terrors
      And Bringer chooses air for its track
      And it targets here
      Then 1 fear is generated
      And Bringer then has the elements 1 moon and 1 air
      And Bringer's any_chosen is then 1

    @case:si-presence-tracks-0091
    Scenario: two spaces give two
      Given Bringer has 1 presence in here
      And Bringer has uncovered 5 spaces of its plays track
      And Bringer has uncovered 5 spaces of its energy track
      And here holds 1 town
      When Bringer uses Night Terrors
      And Bringer chooses animal for its track
      And Bringer chooses moon for its track
      And it targets here
      Then 2 fear are generated
      And Bringer's any_chosen is then 2

    @case:si-presence-tracks-0092
    Scenario: the choice can wait
      Given Bringer has 1 presence in here
      And Bringer has uncovered 5 spaces of its plays track
      And Bringer has the elements 1 moon and 1 air
      And here holds 1 town
      When Bringer uses Night Terrors
      And it targets here
      Then 1 fear is generated
      And Bringer's any_chosen is then 0

    @case:si-presence-tracks-0093
    Scenario: when it is chosen isn't said
      Given Bringer has 1 presence in here
      And Bringer has uncovered 5 spaces of its plays track
      When Bringer gains Energy
      And Bringer chooses moon for its track
      Then by the reading when_first_needed of SI-Q58
      And Bringer then has no moon element
      And by the reading spirit_phase of SI-Q58
      And Bringer then has 1 moon element

    @case:si-presence-tracks-0094
    Scenario: in the Spirit phase it can't wait
      Given Bringer has 1 presence in here
      And Bringer has uncovered 5 spaces of its plays track
      And SI-Q58 is read as spirit_phase
      When Bringer gains Energy
      Then Bringer can choose for its track sun, moon, fire, air, water, earth, plant and animal

    @case:si-presence-tracks-0095
    Scenario: the choice must serve an innate power that is used for it
      Given Bringer has 1 presence in here
      And Bringer has uncovered 5 spaces of its plays track
      And Bringer has the elements 2 moon and 1 air
      When Bringer uses Spirits May Yet Dream
      Then Bringer can choose for its track moon and air

    @case:si-presence-tracks-0104
    Scenario: it is the one element that makes up what is missing
      Given Bringer has 1 presence in here
      And Bringer has uncovered 5 spaces of its plays track
      And Bringer has the elements 2 moon
      When Bringer uses Spirits May Yet Dream
      And it targets Bringer
      And Bringer answers element with moon
      Then Bringer then has the elements 4 moon

  @SI-presence-tracks-R04
  Rule: The chosen element can't be changed during the turn

    @case:si-presence-tracks-0100
    Scenario: there is no second choice
      Given Bringer has 1 presence in here
      And Bringer has uncovered 5 spaces of its plays track
      And Bringer has chosen 1 element of its choice this turn
      And Bringer has the elements 1 moon and 1 fire
      And here holds 1 town
      When Bringer uses Night Terrors
      And it targets here
      Then it is refused by SI-innate-powers-P01

    @case:si-presence-tracks-0102
    Scenario: a second space still gives its own
      Given Bringer has 1 presence in here
      And Bringer has uncovered 5 spaces of its plays track
      And Bringer has uncovered 5 spaces of its energy track
      And Bringer has chosen 1 element of its choice this turn
      And Bringer has the elements 1 moon
      When Bringer uses Spirits May Yet Dream
      Then Bringer can choose for its track moon and air

    @case:si-presence-tracks-0103
    Scenario: which can be too few
      Given Bringer has 1 presence in here
      And Bringer has uncovered 5 spaces of its plays track
      And Bringer has uncovered 5 spaces of its energy track
      And Bringer has chosen 1 element of its choice this turn
      And Bringer has the elements 1 fire
      When Bringer uses Spirits May Yet Dream
      Then it is refused by SI-innate-powers-P01

    @case:si-presence-tracks-0101
    Scenario: a new choice in the next turn
      Given Bringer has 1 presence in here
      And Bringer has uncovered 5 spaces of its plays track
      And Bringer has chosen 1 element of its choice this turn
      And Bringer has the elements 1 fire
      When time passes
      Then Bringer's any_chosen is then 0
      And Bringer then has no fire element
