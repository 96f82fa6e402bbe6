Feature: Victory and defeat
  The Terror Level says which Invaders must be gone. Too much blight, a Spirit without presence and
  an empty Invader deck lose the game. Whoever wins and loses at once has won.

  @SI-victory-and-defeat-D02
  Rule: At Terror Level 1 all Invaders must be gone

    Background:
      Given a game under way with no other Invaders

    Scenario Outline: the last Invader is destroyed
      Given a land with 1 <kind>
      When a power destroys 1 <kind> in here
      Then the game is won by terror level 1

      Examples:
        | case            | kind     |
        | si-victory-0001 | explorer |
        | si-victory-0002 | town     |
        | si-victory-0003 | city     |

    Scenario Outline: an Invader of another kind is left
      Given a land with 1 <gone> and 1 <left>
      When a power destroys 1 <gone> in here
      Then the game goes on

      Examples:
        | case            | gone     | left     |
        | si-victory-0004 | city     | explorer |
        | si-victory-0005 | city     | town     |
        | si-victory-0006 | explorer | city     |

    @case:si-victory-0007
    Scenario: an Invader is left in another land
      Given a land with 1 town
      And a land called there, adjacent to here, with 1 explorer
      When a power destroys 1 town in here
      Then the game goes on

    @case:si-victory-0008
    Scenario: Dahan and blight need not go
      Given a land with 1 explorer, 2 dahan and 1 blight
      When a power destroys 1 explorer in here
      Then the game is won by terror level 1

  @SI-victory-and-defeat-T01 @SI-glossary-D39
  Rule: The Terror Level makes the victory condition easier

    Background:
      Given a game under way with no other Invaders

    @case:si-victory-0009
    Scenario: at Terror Level 2 Explorers may stay
      Given the Terror Level is 2
      And a land with 1 town and 2 explorers
      When a power destroys 1 town in here
      Then the game is won by terror level 2

    Scenario Outline: at Terror Level 2 neither a Town nor a City may stay
      Given the Terror Level is 2
      And a land with 1 <gone> and 1 <left>
      When a power destroys 1 <gone> in here
      Then the game goes on

      Examples:
        | case            | gone | left |
        | si-victory-0010 | city | town |
        | si-victory-0011 | town | city |

    @case:si-victory-0012
    Scenario: at Terror Level 3 Towns and Explorers may stay
      Given the Terror Level is 3
      And a land with 1 city, 2 towns and 1 explorer
      When a power destroys 1 city in here
      Then the game is won by terror level 3

    @case:si-victory-0013
    Scenario: at Terror Level 3 no City may stay
      Given the Terror Level is 3
      And a land with 2 cities
      When a power destroys 1 city in here
      Then the game goes on

    @case:si-victory-0014
    Scenario: at Terror Level 3 a City in another land counts too
      Given the Terror Level is 3
      And a land with 1 city
      And a land called there with 1 city with 2 damage
      When a power destroys 1 city in here
      Then the game goes on

  @SI-victory-and-defeat-T01
  Rule: Whatever meets the condition wins at once

    Background:
      Given a game under way with no other Invaders

    @case:si-victory-0015
    Scenario: by damage
      Given a land with 1 town with 1 damage
      When a power deals 1 damage in here
      Then the game is won by terror level 1

    @case:si-victory-0016
    Scenario: damage that doesn't destroy is not enough
      Given a land with 1 town
      When a power deals 1 damage in here
      Then the game goes on

    @case:si-victory-0017
    Scenario: by removing
      Given a land with 1 explorer
      When a power removes 1 explorer from here
      Then the game is won by terror level 1

    @case:si-victory-0018
    Scenario: by replacing the last Town at Terror Level 2
      Given the Terror Level is 2
      And a land with 1 town
      When a power replaces a town in here by an explorer
      Then the game is won by terror level 2

    @case:si-victory-0019
    Scenario: by replacing the last City at Terror Level 3
      Given the Terror Level is 3
      And a land with 1 city
      When a power replaces a city in here by a town
      Then the game is won by terror level 3

    @case:si-victory-0020
    Scenario: not by replacing the last City by a Town at Terror Level 2
      Given the Terror Level is 2
      And a land with 1 city
      When a power replaces a city in here by a town
      Then the game goes on

    @case:si-victory-0021
    Scenario: by the Dahan who fight back
      Given a wetland with 1 explorer and 1 dahan
      When the Invaders ravage here
      Then the game is won by terror level 1
      And here then holds 1 dahan with 1 damage and no explorers

    @case:si-victory-0022
    Scenario: by a Fear card
      Given an inland land with 1 explorer
      And the Earned Fear Cards are Wary of the Interior
      When the earned Fear cards are used
      Then the game is won by terror level 1

    @case:si-victory-0023
    Scenario: Fear cards that wait are not used any more
      Given an inland land with 1 explorer and 2 dahan
      And the Earned Fear Cards are Wary of the Interior and Dahan on their Guard
      When the earned Fear cards are used
      Then the game is won by terror level 1
      And here then defends 0

    @case:si-victory-0056
    Scenario: by damage, when the effect is over
      Given SI-Q47 is read as after_the_effect
      And a land with 1 town
      When a power deals 2 damage in here
      Then the game is won by terror level 1

    @case:si-victory-0057
    Scenario: by destroying, when the effect is over
      Given SI-Q47 is read as after_the_effect
      And a land with 1 town
      When a power destroys 1 town in here
      Then the game is won by terror level 1

    @case:si-victory-0058
    Scenario: by removing, when the effect is over
      Given SI-Q47 is read as after_the_effect
      And a land with 1 town
      When a power removes 1 town from here
      Then the game is won by terror level 1

    @case:si-victory-0059
    Scenario: by replacing, when the effect is over
      Given SI-Q47 is read as after_the_effect
      And the Terror Level is 3
      And a land with 1 city
      When a power replaces a city in here by a town
      Then the game is won by terror level 3

    @case:si-victory-0060
    Scenario: by a Fear card, when its effect is over
      Given SI-Q47 is read as after_the_effect
      And an inland land with 1 explorer
      And the Earned Fear Cards are Wary of the Interior
      When the earned Fear cards are used
      Then the game is won by terror level 1

    @case:si-victory-0065 @SI-invader-phase-fear-S05
    Scenario: whether the next player still acts
      Given 2 players
      And the Fear Pool holds 8 and Generated Fear 0
      And the Terror Level is 2
      And an inland land with 1 town
      And an inland land called there with 1 explorer
      And the Earned Fear Cards are Wary of the Interior
      When the earned Fear cards are used
      And player 1 acts in here
      Then by the reading at_once of SI-Q47
      And there then holds 1 explorer
      Then by the reading after_the_effect of SI-Q47
      And there then holds no explorers

  @SI-fear-and-terror-T03
  Rule: A new Terror Level applies at once, and with it its victory condition

    Background:
      Given a game under way with no other Invaders
      And the Fear deck holds Isolation, Terror Level II and Retreat!

    @case:si-victory-0024
    Scenario: the divider comes to light where only Explorers are left
      Given a land with 2 explorers
      When a power generates 4 fear
      Then the game is won by terror level 2

    @case:si-victory-0025
    Scenario: the divider comes to light where a Town is left
      Given a land with 1 town
      When a power generates 4 fear
      Then the game goes on
      And the Terror Level is 2

    @case:si-victory-0026
    Scenario: the third level comes where only Towns and Explorers are left
      Given the Terror Level is 2
      And the Fear deck holds Isolation, Terror Level III and Retreat!
      And a land with 1 town and 1 explorer
      When a power generates 4 fear
      Then the game is won by terror level 3

    @case:si-victory-0027
    Scenario: destroying the last Town brings the divider as well
      Given a land with 1 town and 1 explorer
      And the Fear Pool holds 1 and Generated Fear 3
      When a power destroys 1 town in here
      Then the game is won by terror level 2

    @case:si-victory-0028
    Scenario: the Fear of a destroyed City brings the divider while Towns are left
      Given a land with 1 city and 1 town
      And the Fear Pool holds 2 and Generated Fear 2
      When a power destroys 1 city in here
      Then the game goes on
      And the Terror Level is 2

    @case:si-victory-0055
    Scenario: the first of two cards wins, so the second isn't earned
      Given the Fear deck holds Isolation, Terror Level II, Retreat! and Scapegoats
      And a land with 2 explorers
      When a power generates 8 fear
      Then the game is won by terror level 2
      And the Earned Fear Cards are Isolation

    @case:si-victory-0029
    Scenario: a divider that waits to be drawn doesn't win yet
      Given a land with 2 explorers
      When a power generates 4 fear
      Then by the reading as_exposed of SI-Q27
      And the game is won by terror level 2
      Then by the reading when_drawn of SI-Q27
      And the game goes on

    @case:si-victory-0061
    Scenario: the divider comes to light, and the effect is over
      Given SI-Q47 is read as after_the_effect
      And a land with 2 explorers
      When a power generates 4 fear
      Then the game is won by terror level 2

    @case:si-victory-0062
    Scenario: whether the second card is still earned
      Given the Fear deck holds Isolation, Terror Level II, Retreat! and Scapegoats
      And a land with 2 explorers
      When a power generates 8 fear
      Then by the reading at_once of SI-Q47
      And the Earned Fear Cards are Isolation
      Then by the reading after_the_effect of SI-Q47
      And the Earned Fear Cards are Isolation and Retreat!

  @SI-victory-and-defeat-E05
  Rule: With the last Fear card the players win at once

    Background:
      Given a game under way

    @case:si-victory-0030
    Scenario: the last card is earned while Cities stand
      Given the Terror Level is 3
      And the Fear deck holds Isolation
      When a power generates 4 fear
      Then the game is won by terror level victory

    @case:si-victory-0031
    Scenario: one card is left
      Given the Terror Level is 3
      And the Fear deck holds Isolation and Retreat!
      When a power generates 4 fear
      Then the game goes on

    @case:si-victory-0032
    Scenario: the last card is not earned yet
      Given the Terror Level is 3
      And the Fear deck holds Isolation
      And the Fear Discard holds Retreat!
      When a power generates 3 fear
      Then the game goes on

    @case:si-victory-0033
    Scenario: the last two cards are earned at once
      Given the Terror Level is 3
      And the Fear deck holds Isolation and Retreat!
      When a power generates 8 fear
      Then the game is won by terror level victory

    @case:si-victory-0034
    Scenario: more Fear than the last card needs
      Given the Terror Level is 3
      And the Fear deck holds Isolation
      When a power generates 6 fear
      Then the game is won by terror level victory

    @case:si-victory-0035
    Scenario: the Dahan who fight back earn the last card
      Given the Terror Level is 3
      And the Fear deck holds Isolation
      And the Fear Pool holds 1 and Generated Fear 3
      And a wetland with 1 town and 2 dahan
      When the Invaders ravage here
      Then the game is won by terror level victory

    @case:si-victory-0036
    Scenario: the last card is earned by a Fear card and not used any more
      Given the Terror Level is 3
      And a land with 1 town with 1 damage and 1 dahan
      And the Earned Fear Cards are Dahan Raid
      And the Fear deck holds Dahan on their Guard
      And the Fear Pool holds 1 and Generated Fear 3
      When the earned Fear cards are used
      Then the game is won by terror level victory
      And here then defends 0

    @case:si-victory-0902
    Scenario: more Fear than the last card needs, and the effect is over
      Given SI-Q47 is read as after_the_effect
      And the Terror Level is 3
      And the Fear deck holds Isolation
      When a power generates 6 fear
      Then the game is won by terror level victory

  @SI-victory-and-defeat-E03
  Rule: A Spirit without presence on the island loses the game for all

    Background:
      Given a game under way

    @case:si-victory-0037
    Scenario: the last presence of one Spirit is destroyed while another has some
      Given a land with 1 presence of River and 1 presence of Ocean
      When a power destroys 1 presence of River in here
      Then the game is lost by presence

    @case:si-victory-0038
    Scenario: presence is left in another land
      Given a land with 1 presence of River
      And a land called there with 1 presence of River
      When a power destroys 1 presence of River in here
      Then the game goes on

    @case:si-victory-0039
    Scenario: blight destroys the last presence before the Dahan fight back
      Given a wetland with 1 town, 2 dahan and 1 presence of River
      When the Invaders ravage here
      Then the game is lost by presence
      And here then holds 1 town and 2 dahan

    @case:si-victory-0040
    Scenario: the Blighted Island takes the last presence
      Given a land with 1 presence of River
      And far holds 2 presence of Ocean
      And the Blight card is Downward Spiral, its blighted side up, with 5 blight
      When the Blighted Island effect is carried out
      Then the game is lost by presence

    @case:si-victory-0041 @the_end @synthetic
    Scenario: presence that is gone without being destroyed
      Given River has no presence on the island
      When a power generates 1 fear
      Then by the reading none_left of SI-Q29
      And the game is lost by presence
      Then by the reading all_destroyed of SI-Q29
      And the game goes on

    @case:si-victory-0063
    Scenario: destroyed presence loses by either reading
      Given SI-Q29 is read as all_destroyed
      And a land with 1 presence of River
      When a power destroys 1 presence of River in here
      Then the game is lost by presence

    @case:si-victory-0064
    Scenario: the Blighted Island takes the last presence, and its effect is over
      Given SI-Q47 is read as after_the_effect
      And a land with 1 presence of River
      And far holds 2 presence of Ocean
      And the Blight card is Downward Spiral, its blighted side up, with 5 blight
      When the Blighted Island effect is carried out
      Then the game is lost by presence

  @SI-victory-and-defeat-E04
  Rule: Time runs out when an Invader card is needed and the deck is empty

    @case:si-victory-0042
    Scenario: no card is left to reveal
      Given a game under way
      And the Invader deck has run out
      When the top Invader card is revealed
      Then the game is lost by time

    @case:si-victory-0043
    Scenario: the last card is revealed
      Given a game under way
      And the Invader deck is Jungle
      When the top Invader card is revealed
      Then the game goes on
      And the Invader deck is empty

    @case:si-victory-0044
    Scenario: time runs out only when the Invaders explore
      Given a game under way on board A
      And the Jungle card is on the Build space
      And the Invader deck has run out
      And A8 holds 1 explorer
      When the Invader phase is carried out
      Then the game is lost by time
      And A8 then holds 1 explorer and 1 town

    @case:si-victory-0901
    Scenario: no card is left to reveal, and the effect is over
      Given a game under way
      And SI-Q47 is read as after_the_effect
      And the Invader deck has run out
      When the top Invader card is revealed
      Then the game is lost by time

  @SI-blight-E03
  Rule: The players lose when no blight is left on the Blighted side

    Background:
      Given a game under way

    @case:si-victory-0045
    Scenario: a ravage takes the last blight
      Given a wetland with 1 town
      And the Blight card is Downward Spiral, its blighted side up, with 1 blight
      When the Invaders ravage here
      Then the game is lost by blight

    @case:si-victory-0046 @SI-blight-E02
    Scenario: the last blight of the Healthy side doesn't lose the game
      Given a wetland with 1 town
      And the Blight card holds 1 blight
      When the Invaders ravage here
      Then the game goes on

  @SI-victory-and-defeat-X02
  Rule: Victory and defeat at once is a victory

    Background:
      Given a game under way with no other Invaders

    @case:si-victory-0047
    Scenario: a power destroys the last City and the last presence
      Given a land with 1 city and 1 presence of River
      When a power destroys 1 city and 1 presence of River in here
      Then the game is won by terror level 1

    @case:si-victory-0048
    Scenario: at Terror Level 3 with a Town left
      Given the Terror Level is 3
      And a land with 1 city, 1 town and 1 presence of River
      When a power destroys 1 city and 1 presence of River in here
      Then the game is won by terror level 3

    @case:si-victory-0049 @SI-victory-and-defeat-E03
    Scenario: the last presence goes, but an Invader is left
      Given a land with 1 city, 1 explorer and 1 presence of River
      When a power destroys 1 city and 1 presence of River in here
      Then the game is lost by presence

    @case:si-victory-0050
    Scenario: the last Fear card is earned as the last presence is destroyed
      Given the Terror Level is 3
      And the Fear deck holds Isolation
      And the Fear Pool holds 1 and Generated Fear 3
      And a land with 1 town, 1 city and 1 presence of River
      When a power destroys 1 town and 1 presence of River in here
      Then the game is won by terror level victory

    @case:si-victory-0051
    Scenario: a power may do it even where Invader actions may not
      Given SI-Q50 is read as powers_and_cards_only
      And a land with 1 city and 1 presence of River
      When a power destroys 1 city and 1 presence of River in here
      Then the game is won by terror level 1

    @case:si-victory-0052
    Scenario: in a ravage the last presence goes before the last Invader
      Given a wetland with 1 town, 2 dahan and 1 presence of River
      When the Invaders ravage here
      Then by the reading at_once of SI-Q47
      And the game is lost by presence
      Then by the reading after_the_effect of SI-Q47
      And the game is won by terror level 1

    @case:si-victory-0053
    Scenario: in a ravage the last blight goes before the last Invader
      Given a wetland with 1 town and 2 dahan
      And the Blight card is Downward Spiral, its blighted side up, with 1 blight
      When the Invaders ravage here
      Then by the reading at_once of SI-Q47
      And the game is lost by blight
      Then by the reading after_the_effect of SI-Q47
      And the game is won by terror level 1

    @case:si-victory-0054
    Scenario: whether a ravage counts as an effect
      Given SI-Q47 is read as after_the_effect
      And a wetland with 1 town, 2 dahan and 1 presence of River
      When the Invaders ravage here
      Then by the reading any_effect of SI-Q50
      And the game is won by terror level 1
      Then by the reading powers_and_cards_only of SI-Q50
      And the game is lost by presence
