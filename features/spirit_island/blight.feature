Feature: Blight
  Blight comes from the Blight card, destroys presence, and cascades where there is blight already.

  # The Blight card

  @SI-blight-S01
  Rule: Blight placed in play is taken from the Blight card

    Background:
      Given a game under way

    @case:si-blight-0001
    Scenario: one blight
      Given a land
      When blight is added to here
      Then 1 blight is added to here
      And the Blight card then holds 4 blight

    @case:si-blight-0002
    Scenario: the blight of a cascade too
      Given a land with 1 blight
      And a land called there, adjacent to here
      When blight is added to here
      And blight cascades from here to there
      Then the Blight card then holds 3 blight

    @case:si-blight-0003
    Scenario: the blight of a ravage too
      Given a wetland with 1 town
      When the Invaders ravage here
      Then the Blight card then holds 4 blight

    @case:si-blight-0004
    Scenario: from the Blighted side too
      Given a land
      And the Blight card is Downward Spiral, its blighted side up, with 3 blight
      When blight is added to here
      Then the Blight card then holds 2 blight
      And the Blight card still shows its blighted side

  @SI-blight-X01
  Rule: Without a Blight card, blight is taken from the blight space

    Background:
      Given a game under way

    @case:si-blight-0005
    Scenario: one blight from the blight space
      Given a land
      And no Blight card is used and the blight space holds 5 blight
      When blight is added to here
      Then 1 blight is added to here
      And the blight space then holds 4 blight

    @case:si-blight-0006
    Scenario: a cascade from the blight space
      Given a land with 1 blight
      And a land called there, adjacent to here
      And no Blight card is used and the blight space holds 5 blight
      When blight is added to here
      And blight cascades from here to there
      Then the blight space then holds 3 blight

    @case:si-blight-0007
    Scenario: one blight is left on the blight space
      Given a land
      And no Blight card is used and the blight space holds 2 blight
      When blight is added to here
      Then the blight space then holds 1 blight
      And the game goes on

    @case:si-blight-0008 @SI-blight-E01 @SI-blight-X01
    Scenario: the blight space runs out
      Given a land
      And no Blight card is used and the blight space holds 1 blight
      When blight is added to here
      Then the game is lost by blight

  @SI-blight-E01 @SI-blight-E02
  Rule: When the Healthy side has run out of blight, the card is flipped

    Background:
      Given a game under way

    @case:si-blight-0010
    Scenario: the last blight of Downward Spiral
      Given a land
      And the Blight card is Downward Spiral, its healthy side up, with 1 blight
      When blight is added to here
      Then 1 blight is added to here
      And the Blight card is flipped and holds 5 blight
      And the game goes on

    @case:si-blight-0011
    Scenario: the last blight of Memory Fades to Dust
      Given a land
      And the Blight card is Memory Fades to Dust, its healthy side up, with 1 blight
      When blight is added to here
      Then the Blight card is flipped and holds 4 blight

    @case:si-blight-0012
    Scenario: the flipped card holds blight for each player
      Given 2 players
      And a land
      And the Blight card is Downward Spiral, its healthy side up, with 1 blight
      When blight is added to here
      Then the Blight card is flipped and holds 10 blight

    @case:si-blight-0013 @SI-blight-S01
    Scenario: one blight is left on the Healthy side
      Given a land
      And the Blight card is Downward Spiral, its healthy side up, with 2 blight
      When blight is added to here
      Then the Blight card then holds 1 blight
      And the Blight card still shows its healthy side

    @case:si-blight-0014
    Scenario: a cascade takes the last two
      Given a land with 1 blight
      And a land called there, adjacent to here
      And the Blight card is Downward Spiral, its healthy side up, with 2 blight
      When blight is added to here
      And blight cascades from here to there
      Then there then holds 1 blight
      And the Blight card is flipped and holds 5 blight

    @case:si-blight-0015
    Scenario: a cascade goes on with the blight of the flipped card
      Given a land with 1 blight
      And a land called there, adjacent to here
      And the Blight card is Downward Spiral, its healthy side up, with 1 blight
      When blight is added to here
      And blight cascades from here to there
      Then here then holds 2 blight
      And there then holds 1 blight
      And the Blight card is flipped and holds 4 blight

    @case:si-blight-0016
    Scenario: a ravage takes the last blight
      Given a wetland with 1 town
      And the Blight card is Downward Spiral, its healthy side up, with 1 blight
      When the Invaders ravage here
      Then the Blight card is flipped and holds 5 blight

  @SI-blight-E03
  Rule: When the Blighted side has run out of blight, the players lose

    Background:
      Given a game under way

    @case:si-blight-0017
    Scenario: the last blight of the Blighted side
      Given a land
      And the Blight card is Downward Spiral, its blighted side up, with 1 blight
      When blight is added to here
      Then the game is lost by blight

    @case:si-blight-0018 @SI-blight-S01
    Scenario: one blight is left on the Blighted side
      Given a land
      And the Blight card is Downward Spiral, its blighted side up, with 2 blight
      When blight is added to here
      Then the Blight card then holds 1 blight
      And the game goes on

    @case:si-blight-0019
    Scenario: the second blight of a cascade is the last
      Given a land with 1 blight
      And a land called there, adjacent to here
      And the Blight card is Downward Spiral, its blighted side up, with 2 blight
      When blight is added to here
      And blight cascades from here to there
      Then there then holds 1 blight
      And the game is lost by blight

    @case:si-blight-0020
    Scenario: the game is lost before the cascade goes on
      Given a land with 1 blight
      And a land called there, adjacent to here
      And the Blight card is Downward Spiral, its blighted side up, with 1 blight
      When blight is added to here
      Then the game is lost by blight
      And there then holds no blight

    @case:si-blight-0021
    Scenario: one long cascade uses up both sides
      Given a land with 1 blight
      And a land called there, adjacent to here, with 1 blight
      And the Blight card is Memory Fades to Dust, its healthy side up, with 1 blight
      When blight is added to here
      And blight cascades from here to there
      And blight cascades from there to here
      And blight cascades from here to there
      And blight cascades from there to here
      Then here then holds 4 blight
      And there then holds 3 blight
      And the game is lost by blight

  # Cascade

  @SI-blight-effects-E01
  Rule: Blight in a land that has blight cascades into one adjacent land

    @case:si-blight-0030
    Scenario: a clean land doesn't cascade
      Given a game under way
      And a land
      And a land called there, adjacent to here
      When blight is added to here
      Then 1 blight is added to here
      And no blight is added to there

    @case:si-blight-0031
    Scenario: a clean land doesn't cascade though its neighbour has blight
      Given a game under way
      And a land
      And a land called there, adjacent to here, with 1 blight
      When blight is added to here
      Then 1 blight is added to here
      And no blight is added to there

    @case:si-blight-0032
    Scenario: one blight is there
      Given a game under way
      And a land with 1 blight
      And a land called there, adjacent to here
      When blight is added to here
      And blight cascades from here to there
      Then here then holds 2 blight
      And there then holds 1 blight

    @case:si-blight-0033
    Scenario: two blight are there and one more cascades
      Given a game under way
      And a land with 2 blight
      And a land called there, adjacent to here
      When blight is added to here
      And blight cascades from here to there
      Then here then holds 3 blight
      And there then holds 1 blight

    @case:si-blight-0034
    Scenario: not into all adjacent lands
      Given a game under way
      And a land with 1 blight
      And a land called there, adjacent to here
      And a land called yonder, adjacent to here
      When blight is added to here
      And blight cascades from here to there
      Then there then holds 1 blight
      And yonder then holds no blight

    @case:si-blight-0035
    Scenario: not into a land that isn't adjacent
      Given a game under way
      And a land with 1 blight
      And a land called there, adjacent to here
      When blight is added to here
      And blight cascades from here to far
      Then it is refused by SI-blight-effects-E01

    @case:si-blight-0036
    Scenario: not into a neighbour's neighbour
      Given a game under way on board A
      And A7 holds 1 blight and 1 town
      And A3 holds 1 presence of Ocean
      When blight is added to A7
      And blight cascades from A7 to A6
      Then it is refused by SI-blight-effects-E01

    @case:si-blight-0037
    Scenario: not into the land itself
      Given a game under way
      And a land with 1 blight
      And a land called there, adjacent to here
      When blight is added to here
      And blight cascades from here to here
      Then it is refused by SI-blight-effects-E01

  @SI-blight-effects-P01
  Rule: Which adjacent land receives the blight is chosen

    @case:si-blight-0040
    Scenario: the neighbours of a land on board A
      Given a game under way on board A
      And A7 holds 1 blight and 1 town
      And A3 holds 1 presence of Ocean
      When blight is added to A7
      Then blight may cascade from A7 to A5 or A8

    @case:si-blight-0041
    Scenario: a land with blight may be chosen too
      Given a game under way on board A
      And A7 holds 1 blight and 1 town
      And A3 holds 1 presence of Ocean
      And A8 holds 1 blight
      When blight is added to A7
      Then blight may cascade from A7 to A5 or A8

    @case:si-blight-0042
    Scenario: the other neighbour is chosen
      Given a game under way
      And a land with 1 blight
      And a land called there, adjacent to here
      And a land called yonder, adjacent to here
      When blight is added to here
      And blight cascades from here to yonder
      Then there then holds no blight
      And yonder then holds 1 blight

    @case:si-blight-0043
    Scenario: in a ravage the players choose too
      Given a game under way on board A
      And the Sands card is on the Ravage space
      And A7 holds 1 blight and 1 town
      And A3 holds 1 presence of Ocean
      When the Invaders ravage A7
      Then blight may cascade from A7 to A5 or A8

  @SI-blight-effects-E02
  Rule: A cascade into a land with blight cascades again

    @case:si-blight-0050
    Scenario: two cascades
      Given a game under way
      And a land with 1 blight
      And a land called there, adjacent to here, with 1 blight
      And a land called yonder, adjacent to there
      When blight is added to here
      And blight cascades from here to there
      And blight cascades from there to yonder
      Then here then holds 2 blight
      And there then holds 2 blight
      And yonder then holds 1 blight
      And the Blight card then holds 2 blight

    @case:si-blight-0051
    Scenario: three cascades
      Given a game under way
      And a land with 1 blight
      And a land called there, adjacent to here, with 1 blight
      And a land called yonder, adjacent to there, with 1 blight
      And a land called beyond, adjacent to yonder
      When blight is added to here
      And blight cascades from here to there
      And blight cascades from there to yonder
      And blight cascades from yonder to beyond
      Then yonder then holds 2 blight
      And beyond then holds 1 blight
      And the Blight card then holds 1 blight

    @case:si-blight-0052
    Scenario: back into the land that it came from
      Given a game under way
      And a land with 1 blight
      And a land called there, adjacent to here, with 1 blight
      And a land called yonder, adjacent to here
      When blight is added to here
      And blight cascades from here to there
      And blight cascades from there to here
      And blight cascades from here to yonder
      Then here then holds 3 blight
      And there then holds 2 blight
      And yonder then holds 1 blight
      And the Blight card then holds 1 blight

    @case:si-blight-0053
    Scenario: it ends in a clean land, whatever that land's neighbours hold
      Given a game under way
      And a land with 1 blight
      And a land called there, adjacent to here, with 1 blight
      And a land called yonder, adjacent to there
      And a land called beyond, adjacent to yonder, with 1 blight
      When blight is added to here
      And blight cascades from here to there
      And blight cascades from there to yonder
      Then yonder then holds 1 blight
      And beyond then holds 1 blight

    @case:si-blight-0054
    Scenario: where all neighbours have blight it can't be avoided
      Given a game under way on board A
      And A7 holds 1 blight and 1 town
      And A3 holds 1 presence of Ocean
      And A5 holds 1 blight
      And A8 holds 1 blight
      When blight is added to A7
      And blight cascades from A7 to A8
      And blight cascades from A8 to A6
      Then A7 then holds 2 blight
      And A8 then holds 2 blight
      And A6 then holds 1 blight
      And A5 then holds 1 blight

    @case:si-blight-0055
    Scenario: the second cascade is chosen from the neighbours of the second land
      Given a game under way on board A
      And A7 holds 1 blight and 1 town
      And A3 holds 1 presence of Ocean
      And A8 holds 1 blight
      When blight is added to A7
      And blight cascades from A7 to A8
      Then blight may cascade from A8 to A5, A6 or A7

  # Presence

  @SI-blight-effects-E04
  Rule: Blight destroys one presence of each Spirit in its land

    Background:
      Given a game under way

    @case:si-blight-0060
    Scenario: one of two
      Given a land with 2 presence of River
      When blight is added to here
      Then here then holds 1 blight and 1 presence of River
      And 1 presence of River lies beside the island

    @case:si-blight-0061
    Scenario: one of three, not all
      Given a land with 3 presence of River
      When blight is added to here
      Then here then holds 2 presence of River

    @case:si-blight-0062
    Scenario: one of each Spirit
      Given a land with 2 presence of River and 2 presence of Shadows
      When blight is added to here
      Then here then holds 1 presence of River and 1 presence of Shadows

    @case:si-blight-0063
    Scenario: only in that land
      Given a land with 1 presence of River
      And a land called there, adjacent to here, with 1 presence of River
      When blight is added to here
      Then here then holds no presence of River
      And there then holds 1 presence of River

    @case:si-blight-0064
    Scenario: a cascade destroys presence where it arrives
      Given a land with 1 blight and 2 presence of River
      And a land called there, adjacent to here, with 2 presence of River
      When blight is added to here
      And blight cascades from here to there
      Then here then holds 1 presence of River
      And there then holds 1 presence of River
      And 2 presence of River lie beside the island

    @case:si-blight-0065
    Scenario: a land hit twice in one cascade loses presence twice
      Given a land with 1 blight and 3 presence of River
      And a land called there, adjacent to here, with 1 blight
      And a land called yonder, adjacent to here
      When blight is added to here
      And blight cascades from here to there
      And blight cascades from there to here
      And blight cascades from here to yonder
      Then here then holds 3 blight and 1 presence of River

    @case:si-blight-0066
    Scenario: Dahan and Invaders are not harmed
      Given a land with 1 dahan, 1 explorer and 2 presence of River
      When blight is added to here
      Then here then holds 1 dahan, 1 explorer and 1 presence of River
      And no dahan in here is damaged

    @case:si-blight-0067
    Scenario: how much blight is there makes no difference
      Given a land with 2 blight and 3 presence of River
      And a land called there, adjacent to here
      When blight is added to here
      And blight cascades from here to there
      Then here then holds 3 blight and 2 presence of River

    @case:si-blight-0068
    Scenario: the last presence on the island
      Given a land with 1 presence of River
      When blight is added to here
      Then the game is lost by presence

    @case:si-blight-0072
    Scenario: the last presence on the island, and the cascade is not chosen any more
      Given a land with 1 blight and 1 presence of River
      And a land called there, adjacent to here
      And a land called yonder, adjacent to here
      When blight is added to here
      Then the game is lost by presence
      And here then holds 2 blight

    @case:si-blight-0069
    Scenario: the last presence in the land, but not on the island
      Given a land with 1 presence of River
      And far holds 1 presence of River
      When blight is added to here
      Then here then holds no presence of River
      And the game goes on

  @SI-presence-tracks-R03
  Rule: Destroyed presence is out of the game

    Background:
      Given a game under way

    @case:si-blight-0070
    Scenario: it joins what lies beside the island
      Given a land with 2 presence of River
      And 3 presence of River has been destroyed
      When blight is added to here
      Then 4 presence of River lie beside the island

    @case:si-blight-0071
    Scenario: each Spirit's own
      Given a land with 2 presence of River and 2 presence of Shadows
      And 1 presence of Shadows has been destroyed
      When blight is added to here
      Then 1 presence of River lies beside the island
      And 2 presence of Shadows lie beside the island

  # Removing blight

  @SI-removing-blight-S01
  Rule: Removed blight goes back to the Blight card

    Background:
      Given a game under way

    @case:si-blight-0080
    Scenario: one blight of two is removed
      Given a land with 2 blight
      When blight is removed from here
      Then here then holds 1 blight
      And the Blight card then holds 6 blight

    @case:si-blight-0081
    Scenario: the only one
      Given a land with 1 blight
      When blight is removed from here
      Then here then holds no blight
      And the Blight card then holds 6 blight

    @case:si-blight-0082
    Scenario: only from that land
      Given a land with 1 blight
      And a land called there, adjacent to here, with 1 blight
      When blight is removed from here
      Then there then holds 1 blight

    @case:si-blight-0083
    Scenario: presence that blight destroyed doesn't come back
      Given a land with 1 blight and 1 presence of River
      And 2 presence of River has been destroyed
      When blight is removed from here
      Then here then holds 1 presence of River
      And 2 presence of River lie beside the island

    @case:si-blight-0084
    Scenario: there is none to remove
      Given a land
      When blight is removed from here
      Then it is refused by SI-removing-blight-S01

  @SI-blight-R01
  Rule: A blighted island never becomes healthy again

    Background:
      Given a game under way

    @case:si-blight-0085
    Scenario: blight removed on the Blighted side
      Given a land with 1 blight
      And the Blight card is Downward Spiral, its blighted side up, with 4 blight
      When blight is removed from here
      Then the Blight card then holds 5 blight
      And the Blight card still shows its blighted side

    @case:si-blight-0086
    Scenario: however much blight is removed
      Given a land with 1 blight
      And the Blight card is Downward Spiral, its blighted side up, with 9 blight
      When blight is removed from here
      Then the Blight card then holds 10 blight
      And the Blight card still shows its blighted side

    @case:si-blight-0087
    Scenario: a healthy island stays healthy
      Given a land with 1 blight
      And the Blight card is Downward Spiral, its healthy side up, with 1 blight
      When blight is removed from here
      Then the Blight card then holds 2 blight
      And the Blight card still shows its healthy side

  # Open questions

  @SI-blight-effects-E01
  Rule: SI-Q47: a cascade stops when no blight is left

    Background:
      Given a game under way

    @case:si-blight-0119 @SI-blight-E03
    Scenario: defeat is judged after the effect
      Given SI-Q47 is read as after_the_effect
      And a land with 1 blight
      And a land called there, adjacent to here
      And a land called yonder, adjacent to here
      And the Blight card is Downward Spiral, its blighted side up, with 1 blight
      When blight is added to here
      Then the game is lost by blight
      And here then holds 2 blight

  @SI-blight-effects-P01
  Rule: SI-Q15: into any adjacent land, or into one without blight while there is one

    Background:
      Given a game under way

    @case:si-blight-0100
    Scenario: a neighbour with blight is chosen, another has none
      Given a land with 1 blight
      And a land called there, adjacent to here, with 1 blight
      And a land called yonder, adjacent to here and there
      When blight is added to here
      And blight cascades from here to there
      And blight cascades from there to yonder
      Then by the reading any_adjacent of SI-Q15
      And here then holds 2 blight
      And there then holds 2 blight
      And yonder then holds 1 blight
      And by the reading unblighted_if_possible of SI-Q15
      And it is refused by SI-ravage-example-Z08

  @SI-ravage-example-Z08
  Rule: SI-Q15: the strict reading, as in Ravage example B

    Background:
      Given SI-Q15 is read as unblighted_if_possible
      And a game under way on board A

    @case:si-blight-0101
    Scenario: only the neighbours without blight are offered
      Given A1 holds 1 blight and 1 town
      And A2 holds 1 blight
      And A4 holds 1 blight
      When blight is added to A1
      Then blight may cascade from A1 to A5 or A6

    @case:si-blight-0102 @SI-blight-effects-P01
    Scenario: any neighbour may be chosen when all have blight
      Given A7 holds 1 blight and 1 town
      And A3 holds 1 presence of Ocean
      And A5 holds 1 blight
      And A8 holds 1 blight
      When blight is added to A7
      Then blight may cascade from A7 to A5 or A8

    @case:si-blight-0103
    Scenario: the land that blight came from is not chosen again
      Given A7 holds 1 blight and 1 town
      And A3 holds 1 presence of Ocean
      And A5 holds 1 blight
      And A8 holds 1 blight
      When blight is added to A7
      And blight cascades from A7 to A8
      And blight cascades from A8 to A7
      Then it is refused by SI-ravage-example-Z08

  @SI-blight-effects-E04
  Rule: SI-Q16: presence is destroyed before the cascade, or after it

    Background:
      Given a game under way

    @case:si-blight-0104
    Scenario: the last presence stands in a blighted land
      Given a land with 1 blight and 1 presence of River
      And a land called there, adjacent to here
      When blight is added to here
      And blight cascades from here to there
      Then by the reading presence_first of SI-Q16
      And the game is lost by presence
      And there then holds no blight
      And by the reading cascade_first of SI-Q16
      And the game is lost by presence
      And there then holds 1 blight

    @case:si-blight-0113 @SI-blight-E03
    Scenario: the cascade loses the game before presence is destroyed
      Given SI-Q16 is read as cascade_first
      And a land with 1 blight and 2 presence of River
      And a land called there, adjacent to here
      And the Blight card is Downward Spiral, its blighted side up, with 2 blight
      When blight is added to here
      And blight cascades from here to there
      Then the game is lost by blight
      And here then holds 2 presence of River

  @SI-blight-E01
  Rule: SI-Q26: when the last blight leaves the card, or when one is needed and none is there

    Background:
      Given a game under way

    @case:si-blight-0105
    Scenario: the last blight of the Healthy side
      Given a land
      And the Blight card is Downward Spiral, its healthy side up, with 1 blight
      When blight is added to here
      Then by the reading last_leaves of SI-Q26
      And the Blight card is flipped and holds 5 blight
      And by the reading when_needed of SI-Q26
      And the Blight card still shows its healthy side
      And the Blight card then holds 0 blight

    @case:si-blight-0106 @SI-blight-E03
    Scenario: the last blight of the Blighted side, by each reading
      Given a land
      And the Blight card is Downward Spiral, its blighted side up, with 1 blight
      When blight is added to here
      Then by the reading last_leaves of SI-Q26
      And the game is lost by blight
      And by the reading when_needed of SI-Q26
      And the game goes on
      And the Blight card then holds 0 blight

    @case:si-blight-0107
    Scenario: blight is needed from an empty Healthy side
      Given SI-Q26 is read as when_needed
      And a land
      And the Blight card is Downward Spiral, its healthy side up, with 0 blight
      When blight is added to here
      Then 1 blight is added to here
      And the Blight card is flipped and holds 4 blight

    @case:si-blight-0120
    Scenario: a cascade needs blight from a Healthy side that it has just emptied
      Given SI-Q26 is read as when_needed
      And a land with 1 blight
      And a land called there, adjacent to here
      And the Blight card is Downward Spiral, its healthy side up, with 1 blight
      When blight is added to here
      And blight cascades from here to there
      Then there then holds 1 blight
      And the Blight card is flipped and holds 4 blight

    @case:si-blight-0108 @SI-blight-E03
    Scenario: blight is needed from an empty Blighted side
      Given SI-Q26 is read as when_needed
      And a land
      And the Blight card is Downward Spiral, its blighted side up, with 0 blight
      When blight is added to here
      Then the game is lost by blight

    @case:si-blight-0122 @SI-blight-E01 @SI-blight-X01
    Scenario: a cascade needs blight from a blight space that it has just emptied
      Given SI-Q26 is read as when_needed
      And SI-Q47 is read as after_the_effect
      And a land with 1 blight
      And a land called there, adjacent to here
      And no Blight card is used and the blight space holds 1 blight
      When blight is added to here
      And blight cascades from here to there
      Then here then holds 2 blight
      And there then holds no blight
      And the game is lost by blight

  @SI-blight-E02
  Rule: SI-Q51: the card is flipped in the middle of a cascade, or after it

    Background:
      Given a game under way

    @case:si-blight-0109 @SI-blight-effects-E04
    Scenario: the last blight of the Healthy side destroys the last presence
      Given a land with 1 presence of River
      And the Blight card is Downward Spiral, its healthy side up, with 1 blight
      When blight is added to here
      Then by the reading flip_at_once of SI-Q51
      And the game is lost by presence
      And the Blight card is flipped and holds 5 blight
      And by the reading after_the_cascade of SI-Q51
      And the game is lost by presence
      And the Blight card still shows its healthy side

    @case:si-blight-0110
    Scenario: what is still due is taken from the flipped card
      Given SI-Q51 is read as after_the_cascade
      And a land with 1 blight
      And a land called there, adjacent to here
      And the Blight card is Downward Spiral, its healthy side up, with 1 blight
      When blight is added to here
      And blight cascades from here to there
      Then there then holds 1 blight
      And the Blight card is flipped and holds 4 blight

    @case:si-blight-0114 @SI-blight-E03
    Scenario: what is still due uses up the flipped card as well
      Given SI-Q51 is read as after_the_cascade
      And a land with 1 blight
      And a land called there, adjacent to here, with 1 blight
      And the Blight card is Memory Fades to Dust, its healthy side up, with 1 blight
      When blight is added to here
      And blight cascades from here to there
      And blight cascades from there to here
      And blight cascades from here to there
      And blight cascades from there to here
      Then the game is lost by blight
      And here then holds 4 blight
      And there then holds 3 blight

    @case:si-blight-0115 @SI-blight-E03
    Scenario: the Blighted side loses the game at once by either reading
      Given SI-Q51 is read as after_the_cascade
      And a land with 1 blight and 2 presence of River
      And a land called there, adjacent to here
      And the Blight card is Downward Spiral, its blighted side up, with 1 blight
      When blight is added to here
      Then the game is lost by blight
      And there then holds no blight

    @case:si-blight-0901 @SI-blight-S01
    Scenario: after the cascade a card with blight to spare is not flipped
      Given SI-Q51 is read as after_the_cascade
      And a land
      And the Blight card is Downward Spiral, its healthy side up, with 3 blight
      When blight is added to here
      Then 1 blight is added to here
      And the Blight card still shows its healthy side
      And the Blight card then holds 2 blight

    @case:si-blight-0902 @SI-blight-X01
    Scenario: without a Blight card nothing waits for the cascade
      Given SI-Q51 is read as after_the_cascade
      And a land
      And no Blight card is used and the blight space holds 3 blight
      When blight is added to here
      Then 1 blight is added to here
      And the blight space then holds 2 blight

  @SI-blight-E02
  Rule: SI-Q52: the instructions of the Blighted side at the flip

    Background:
      Given a game under way

    @case:si-blight-0941 @SI-blight-X01
    Scenario: the blight space is empty when a token is needed
      Given SI-Q26 is read as when_needed
      And a land
      And no Blight card is used and the blight space holds 1 blight
      When blight is added to here
      Then the blight space then holds 0 blight
      And the game goes on

    @case:si-blight-0111
    Scenario: Downward Spiral is flipped
      Given a land
      And far holds 2 presence of Ocean
      And the Blight card is Downward Spiral, its healthy side up, with 1 blight
      When blight is added to here
      Then by the reading each_invader_phase of SI-Q52
      And 0 presence of Ocean lie beside the island
      And by the reading also_at_flip of SI-Q52
      And 1 presence of Ocean lies beside the island

    @case:si-blight-0116 @SI-blight-S01
    Scenario: blight from a card that is blighted already flips nothing
      Given SI-Q52 is read as also_at_flip
      And a land
      And far holds 2 presence of Ocean
      And the Blight card is Downward Spiral, its blighted side up, with 3 blight
      When blight is added to here
      Then 0 presence of Ocean lie beside the island

    @case:si-blight-0121 @SI-blight-S01
    Scenario: blight that leaves some on the Healthy side flips nothing
      Given SI-Q52 is read as also_at_flip
      And a land
      And far holds 2 presence of Ocean
      And the Blight card is Downward Spiral, its healthy side up, with 2 blight
      When blight is added to here
      Then the Blight card still shows its healthy side
      And 0 presence of Ocean lie beside the island

    @case:si-blight-0940 @SI-blight-E01
    Scenario: the flip is followed before the blight destroys presence in its land
      Given SI-Q52 is read as also_at_flip
      And a land with 1 presence of River
      And a land called there with 1 presence of River
      And far holds 2 presence of Ocean
      And the Blight card is Downward Spiral, its healthy side up, with 1 blight
      When blight is added to here
      And River destroys presence in here
      Then here then holds no presence of River
      And there then holds 1 presence of River
      And the game goes on

    @case:si-blight-0123
    Scenario: the flip destroys the last presence of a Spirit in the middle of a cascade
      Given SI-Q52 is read as also_at_flip
      And a land with 1 blight
      And a land called there, adjacent to here
      And the Blight card is Downward Spiral, its healthy side up, with 1 blight
      When blight is added to here
      And blight cascades from here to there
      Then by the reading at_once of SI-Q47
      And the game is lost by presence
      And the Blight card is flipped and holds 5 blight
      And there then holds no blight
      And by the reading after_the_effect of SI-Q47
      And the game is lost by presence
      And the Blight card is flipped and holds 4 blight
      And there then holds 1 blight

    @case:si-blight-0124 @SI-blight-E01
    Scenario: the first Spirit is gone when the flip is followed, and the next one is still to come
      Given SI-Q52 is read as also_at_flip
      And SI-Q67 is read as one_by_one
      And a land
      And a land called there with 2 presence of River
      And the Blight card is Downward Spiral, its healthy side up, with 1 blight
      When blight is added to here
      And Ocean is the first to follow it
      Then by the reading at_once of SI-Q47
      And the game is lost by presence
      And there then holds 2 presence of River
      And by the reading after_the_effect of SI-Q47
      And the game is lost by presence
      And there then holds 1 presence of River

  @SI-removing-blight-S01
  Rule: SI-Q53: where removed blight goes without a Blight card

    Background:
      Given a game under way

    @case:si-blight-0112
    Scenario: one blight is removed
      Given a land with 1 blight
      And no Blight card is used and the blight space holds 4 blight
      When blight is removed from here
      Then by the reading blight_space of SI-Q53
      And here then holds no blight
      And the blight space then holds 5 blight
      And by the reading box of SI-Q53
      And here then holds no blight
      And the blight space then holds 4 blight

    @case:si-blight-0118
    Scenario: a Blight card takes it by either reading
      Given SI-Q53 is read as box
      And a land with 1 blight
      When blight is removed from here
      Then the Blight card then holds 6 blight
