Feature: Blighted Island effect
  While the Blight card shows its Blighted side, its instructions are followed in each Invader phase.

  @SI-invader-phase-blighted-island-S01
  Rule: The step takes place only on a blighted island

    Background:
      Given a game under way
      And far holds 2 presence of Ocean

    @case:si-blighted-island-0001
    Scenario: the Healthy side does nothing
      Given the Blight card is Downward Spiral, its healthy side up, with 2 blight
      When the Blighted Island effect is carried out
      Then far then holds 2 presence of Ocean
      And 0 presence of Ocean lie beside the island

    @case:si-blighted-island-0002
    Scenario: nothing happens without a Blight card
      Given no Blight card is used and the blight space holds 3 blight
      When the Blighted Island effect is carried out
      Then far then holds 2 presence of Ocean

    @case:si-blighted-island-0003
    Scenario: the Blighted side is followed
      Given the Blight card is Downward Spiral, its blighted side up, with 5 blight
      When the Blighted Island effect is carried out
      Then far then holds 1 presence of Ocean
      And 1 presence of Ocean lies beside the island

    @case:si-blighted-island-0004
    Scenario: it takes no blight from the card and leaves the card as it is
      Given the Blight card is Downward Spiral, its blighted side up, with 1 blight
      When the Blighted Island effect is carried out
      Then far then holds 1 presence of Ocean
      And the Blight card then holds 1 blight
      And the Blight card still shows its blighted side

  @SI-invader-phase-blighted-island-S01
  Rule: Downward Spiral: every Spirit destroys one of its presence

    Background:
      Given a game under way
      And far holds 2 presence of Ocean
      And the Blight card is Downward Spiral, its blighted side up, with 5 blight

    @case:si-blighted-island-0010
    Scenario: each of two Spirits
      Given a land with 2 presence of River
      When the Blighted Island effect is carried out
      Then here then holds 1 presence of River
      And far then holds 1 presence of Ocean

    @case:si-blighted-island-0011
    Scenario: in one land only
      Given a land with 2 presence of River
      And a land called there with 2 presence of River
      When the Blighted Island effect is carried out
      And River destroys presence in there
      Then here then holds 2 presence of River
      And there then holds 1 presence of River
      And 1 presence of River lies beside the island

    @case:si-blighted-island-0012
    Scenario: the Spirit chooses among the lands with its presence
      Given a land with 1 presence of River
      And a land called there with 1 presence of River
      And a land called yonder with 2 presence of Shadows
      When the Blighted Island effect is carried out
      Then River chooses where to destroy presence: here or there

    @case:si-blighted-island-0940
    Scenario: the first Spirit that is gone ends the game, by one reading
      Given a land with 1 presence of River
      When the Blighted Island effect is carried out
      And River is the first to follow it
      Then by the reading all_at_once of SI-Q67
      And the game is lost by presence
      And 1 presence of Ocean lies beside the island
      And by the reading one_by_one of SI-Q67
      And the game is lost by presence
      And no presence of Ocean lies beside the island

    @case:si-blighted-island-0013
    Scenario: the last presence of a Spirit
      Given far holds 1 presence of Ocean
      When the Blighted Island effect is carried out
      Then the game is lost by presence

    @case:si-blighted-island-0015
    Scenario: a Power card can't be forgotten instead
      Given Ocean has Flash Floods in hand
      When the Blighted Island effect is carried out
      Then far then holds 1 presence of Ocean
      And Ocean then has Flash Floods in hand

    @case:si-blighted-island-0014 @SI-presence-tracks-R03
    Scenario: it joins what was destroyed before
      Given 2 presence of Ocean has been destroyed
      When the Blighted Island effect is carried out
      Then 3 presence of Ocean lie beside the island

  @SI-invader-phase-blighted-island-S01
  Rule: Memory Fades to Dust: every Spirit forgets a Power card or destroys presence

    Background:
      Given a game under way
      And far holds 2 presence of Ocean
      And the Blight card is Memory Fades to Dust, its blighted side up, with 4 blight

    @case:si-blighted-island-0020
    Scenario: the Spirit may choose
      Given Ocean has Flash Floods in hand
      When the Blighted Island effect is carried out
      Then Ocean may forget or destroy presence

    Scenario Outline: a card may be forgotten wherever it is
      Given Ocean has Flash Floods <where>
      When the Blighted Island effect is carried out
      And Ocean forgets Flash Floods
      Then Ocean then has no card <where>
      And Ocean has forgotten Flash Floods
      And far then holds 2 presence of Ocean

      Examples:
        | case                   | where     |
        | si-blighted-island-0021 | in hand   |
        | si-blighted-island-0022 | in play   |
        | si-blighted-island-0023 | discarded |

    @case:si-blighted-island-0024
    Scenario: which cards can be forgotten
      Given Ocean has Flash Floods in hand
      And Ocean has Wash Away in play
      And Ocean has Boon of Vigor discarded
      When the Blighted Island effect is carried out
      And Ocean chooses to forget
      Then Ocean may forget one of Flash Floods, Wash Away and Boon of Vigor

    @case:si-blighted-island-0025
    Scenario: only one card is forgotten
      Given Ocean has Flash Floods and Wash Away in hand
      When the Blighted Island effect is carried out
      And Ocean forgets Wash Away
      Then Ocean then has Flash Floods in hand
      And Ocean has forgotten Wash Away

    @case:si-blighted-island-0026
    Scenario: presence is destroyed instead
      Given Ocean has Flash Floods in hand
      When the Blighted Island effect is carried out
      And Ocean chooses to destroy presence
      Then far then holds 1 presence of Ocean
      And Ocean then has Flash Floods in hand
      And Ocean has forgotten nothing

    @case:si-blighted-island-0027
    Scenario: without a Power card presence must be destroyed
      When the Blighted Island effect is carried out
      Then far then holds 1 presence of Ocean

    @case:si-blighted-island-0028
    Scenario: a forgotten card can't be forgotten again
      Given Ocean forgot Flash Floods before
      When the Blighted Island effect is carried out
      Then far then holds 1 presence of Ocean
      And Ocean has forgotten Flash Floods

    @case:si-blighted-island-0029
    Scenario: each Spirit decides for itself
      Given a land with 2 presence of River
      And River has Flash Floods in hand
      And Ocean has Wash Away in hand
      When the Blighted Island effect is carried out
      And River forgets Flash Floods
      And Ocean chooses to destroy presence
      Then here then holds 2 presence of River
      And River has forgotten Flash Floods
      And far then holds 1 presence of Ocean
      And Ocean then has Wash Away in hand

  @SI-invader-phase-blighted-island-S01
  Rule: The step comes before the Invader actions, in each Invader phase

    Background:
      Given a game under way on board A
      And the Invader deck is Sands
      And the Wetland card is on the Ravage space

    @case:si-blighted-island-0030
    Scenario: presence is destroyed before the ravage blights its land
      Given the Blight card is Downward Spiral, its blighted side up, with 5 blight
      And A5 holds 1 town and 1 presence of Ocean
      When the Invader phase is carried out
      And Ocean destroys presence in A5
      Then A5 then holds 1 blight and no presence of Ocean
      And A7 then holds 1 presence of Ocean
      And the game goes on

    @case:si-blighted-island-0031
    Scenario: a card that the ravage flips is not followed any more in this phase
      Given the Blight card is Downward Spiral, its healthy side up, with 1 blight
      And A5 holds 1 town
      When the Invader phase is carried out
      Then the Blight card is flipped and holds 5 blight
      And A7 then holds 1 presence of Ocean
      And 0 presence of Ocean lie beside the island

    @case:si-blighted-island-0032
    Scenario: it is followed once a phase, however much blight is placed
      Given the Blight card is Downward Spiral, its blighted side up, with 5 blight
      And A7 holds 3 presence of Ocean
      And A2 holds 1 town
      And A5 holds 1 town
      When the Invader phase is carried out
      And A2 is ravaged first
      Then A7 then holds 2 presence of Ocean
