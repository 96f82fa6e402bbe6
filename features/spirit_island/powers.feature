Feature: Powers
  What Power cards and innate powers target, from where, and what they cost.

  Background:
    Given a game under way with Spirits only
    And a wetland
    And a mountain called there, adjacent to here
    And a mountain called yonder, adjacent to there
    And a mountain called beyond, adjacent to yonder

  @SI-powers-R02
  Rule: A power reaches as far from the Spirit's presence as its range, or less far

    Scenario Outline: range 2 from here to <land>
      Given <land> holds 1 explorer
      And Shadows has 1 presence in here
      And Shadows has played Drift Down into Slumber
      When Shadows uses Drift Down into Slumber
      And it targets <land>
      Then <land> then defends 1

      Examples:
        | case           | land   |
        | si-powers-0001 | here   |
        | si-powers-0002 | there  |
        | si-powers-0003 | yonder |

    @case:si-powers-0004
    Scenario: no farther
      Given Shadows has 1 presence in here
      And Shadows has played Drift Down into Slumber
      When Shadows uses Drift Down into Slumber
      And it targets beyond
      Then it is refused by SI-powers-R02

    @case:si-powers-0005
    Scenario: from its own presence, not from another Spirit's
      Given Shadows has 1 presence in here
      And Earth has 1 presence in there
      And Shadows has played Drift Down into Slumber
      When Shadows uses Drift Down into Slumber
      And it targets beyond
      Then it is refused by SI-powers-R02

    @case:si-powers-0006
    Scenario: an effect can add to the range
      Given Shadows has 1 presence in here
      And Shadows has played Drift Down into Slumber
      And the powers of Shadows reach 1 farther this turn
      When Shadows uses Drift Down into Slumber
      And it targets beyond
      Then beyond then defends 1

  @SI-powers-R03
  Rule: Range 0 is a land with the Spirit's own presence

    @case:si-powers-0010
    Scenario: where its presence is
      Given Shadows has 1 presence in here
      And Shadows has played Concealing Shadows
      When Shadows uses Concealing Shadows
      And it targets here
      Then 1 fear is generated

    @case:si-powers-0011
    Scenario: not beside it
      Given Shadows has 1 presence in here
      And Shadows has 1 presence in yonder
      And Shadows has played Concealing Shadows
      When Shadows uses Concealing Shadows
      And it targets there
      Then it is refused by SI-powers-R03

  @SI-powers-R04
  Rule: Some powers are used from sacred sites, or from one terrain, only

    @case:si-powers-0020
    Scenario: from a sacred site
      Given Earth has 2 presence in here
      And Earth has 1 presence in beyond
      And Earth has played Devouring Ants
      When Earth uses Devouring Ants
      Then the power can target here and there

    @case:si-powers-0021
    Scenario: not from a single presence
      Given Earth has 2 presence in here
      And Earth has 1 presence in beyond
      And Earth has played Devouring Ants
      When Earth uses Devouring Ants
      And it targets beyond
      Then it is refused by SI-powers-R02

    @case:si-powers-0022
    Scenario: from a wetland only
      Given Earth has 1 presence in here
      And Earth has 1 presence in beyond
      And Earth has played Cleansing Floods
      When Earth uses Cleansing Floods
      Then the power can target here and there

  @SI-powers-R05
  Rule: A power targets exactly 1 land

    @case:si-powers-0030
    Scenario: the user chooses it among those in range
      Given River has 1 presence in there
      And River has played Flash Floods
      When River uses Flash Floods
      Then the power can target here, there and yonder

    @case:si-powers-0031
    Scenario: only that land is affected
      Given here holds 1 town
      And there holds 1 town
      And yonder holds 1 town
      And River has 1 presence in there
      And River has played Flash Floods
      When River uses Flash Floods
      And it targets there
      Then there then holds 1 town with 1 damage
      And nothing changes in here
      And nothing changes in yonder

    @case:si-powers-0032
    Scenario: there is only one in range
      Given Shadows has 1 presence in here
      And Shadows has played Concealing Shadows
      When Shadows uses Concealing Shadows
      Then 1 fear is generated

  @SI-powers-X01
  Rule: Some powers target a Spirit instead of a land

    @case:si-powers-0040
    Scenario: any Spirit
      Given River has 1 presence in here
      And Earth has 1 presence in beyond
      And River has played Reaching Grasp
      When River uses Reaching Grasp
      Then the power can target River and Earth

    @case:si-powers-0041
    Scenario: another Spirit
      Given Green has 1 presence in here
      And River has 1 presence in there
      And Earth has 1 presence in beyond
      And Green has played Gift of Proliferation
      When Green uses Gift of Proliferation
      Then the power can target River and Earth

    @case:si-powers-0042
    Scenario: wherever it is
      Given River has 1 presence in here
      And Earth has 1 presence in beyond
      And River has played Reaching Grasp
      When River uses Reaching Grasp
      And it targets Earth
      Then Earth's more_range is then 2
      And River's more_range is then 0

    @case:si-powers-0043
    Scenario: not itself, where it must be another
      Given Green has 1 presence in here
      And River has 1 presence in there
      And Earth has 1 presence in beyond
      And Green has played Gift of Proliferation
      When Green uses Gift of Proliferation
      And it targets Green
      Then it is refused by SI-power-principles-R02

  @SI-powers-R06
  Rule: All effects of a power apply to its one target land

    @case:si-powers-0050
    Scenario: all Towns are the Towns of the target land
      Given a jungle called far, adjacent to beyond
      And far holds 2 towns and 1 explorer
      And beyond holds 2 towns and 1 explorer
      And Green has 1 presence in far
      And Green has played The Jungle Hungers
      When Green uses The Jungle Hungers
      And it targets far
      Then far then holds 0 towns and 0 explorers
      And beyond then holds 2 towns and 1 explorer
      And 2 fear are generated

    @case:si-powers-0051
    Scenario: both effects in the same land
      Given here holds 1 town and 1 explorer
      And there holds 1 explorer
      And Earth has 2 presence in here
      And Earth has played Rouse the Trees and Stones
      When Earth uses Rouse the Trees and Stones
      And it targets here
      And the damage in here goes 2 damage to the town
      And an explorer is pushed from here to there
      Then here then holds 0 towns and 0 explorers
      And there then holds 2 explorers

    @case:si-powers-0052
    Scenario: nothing stands anywhere else
      Given nothing stands far away
      And here holds 1 town
      And River has 1 presence in here
      And River has played Flash Floods
      When River uses Flash Floods
      And it targets here
      Then here then holds 1 town with 1 damage

  @SI-powers-S01
  Rule: The effects of a card are carried out in any order, or from top to bottom

    @case:si-powers-0060
    Scenario: in the printed order
      Given here holds 1 explorer
      And Earth has 2 presence in here
      And Earth has played Rouse the Trees and Stones
      When Earth uses Rouse the Trees and Stones
      And it targets here
      Then here then holds 0 explorers
      And there then holds 0 explorers

    @case:si-powers-0061
    Scenario: the second effect first, by one reading
      Given here holds 1 explorer
      And Earth has 2 presence in here
      And Earth has played Rouse the Trees and Stones
      When Earth uses Rouse the Trees and Stones
      And it targets here
      And effect 2 comes next
      And an explorer is pushed from here to there
      Then by the reading free_base of SI-Q02
      And there then holds 1 explorer
      And by the reading top_to_bottom of SI-Q02
      And here then holds 0 explorers
      And there then holds 0 explorers

    @case:si-powers-0062
    Scenario: three effects in an order of the user's own
      Given here holds 1 town and 1 dahan
      And Earth has 2 presence in here
      And Earth has played Devouring Ants
      When Earth uses Devouring Ants
      And it targets here
      And effect 3 comes next
      And effect 1 comes next
      Then here then holds 1 town with 1 damage and 0 dahan
      And 1 fear is generated

    @case:si-powers-0063
    Scenario: a power that ends the game is broken off, or carried out first
      Given here holds 1 city
      And Green has 1 presence in here
      And Green has the elements 3 sun
      And Green has played Drought
      When Green uses Drought
      And it targets here
      Then by the reading at_once of SI-Q47
      And here then holds 1 city with 1 damage
      And the game is lost by presence
      And by the reading after_the_effect of SI-Q47
      And here then holds 0 cities
      And the game is lost by presence

  @SI-powers-T02
  Rule: Gained elements disappear when the turn ends, with their cards

    @case:si-powers-0070
    Scenario: all elements of the turn
      Given River has 1 presence in here
      And River has played Flash Floods
      And River has the elements 1 sun, 1 water and 2 moon
      When time passes
      Then River then has no sun element
      And River then has no water element
      And River then has no moon element
      And the discard pile of River is then Flash Floods

  @SI-powers-R01
  Rule: Innate powers require elements instead of Energy

    @case:si-powers-0080
    Scenario: Energy doesn't help
      Given here holds 1 town
      And River has 2 presence in here
      And River has 9 energy
      And River has the elements 1 sun and 1 water
      When River uses Massive Flooding
      Then it is refused by SI-innate-powers-P01

    @case:si-powers-0081
    Scenario: elements are all that is needed
      Given here holds 1 town
      And River has 2 presence in here
      And River has the elements 1 sun and 2 water
      When River uses Massive Flooding
      And it targets here
      And a town is pushed from here to there
      Then there then holds 1 town
      And River then has no energy

  @SI-innate-powers-P01
  Rule: A Spirit may use its innate power if it has the required elements

    @case:si-powers-0090
    Scenario: just enough
      Given there holds 1 explorer
      And Shadows has 2 presence in here
      And Shadows has the elements 2 moon and 1 fire
      When Shadows uses Darkness Swallows the Unwary
      And it targets here
      And an explorer is gathered from there into here
      Then here then holds 1 explorer

    @case:si-powers-0091
    Scenario: one element too few
      Given there holds 1 explorer
      And Shadows has 2 presence in here
      And Shadows has the elements 2 moon
      When Shadows uses Darkness Swallows the Unwary
      Then it is refused by SI-innate-powers-P01

    @SI-spirits-R01
    @case:si-powers-0092
    Scenario: not the innate power of another Spirit
      Given there holds 1 explorer
      And Shadows has 2 presence in here
      And Shadows has the elements 1 sun and 2 water
      When Shadows uses Massive Flooding
      Then it is refused by SI-spirits-R01

  @SI-innate-powers-X01
  Rule: An innate power costs neither Energy nor a card play

    @case:si-powers-0100
    Scenario: without Energy and with all plays used
      Given there holds 1 explorer
      And Shadows has 2 presence in here
      And Shadows has made 1 of its card plays
      And Shadows has the elements 2 moon and 1 fire
      When Shadows uses Darkness Swallows the Unwary
      And it targets here
      And an explorer is gathered from there into here
      Then here then holds 1 explorer
      And Shadows then has no energy
      And Shadows's plays_used is then 1

  @SI-innate-powers-R01
  Rule: Like all powers an innate power targets one land or one Spirit

    @case:si-powers-0110
    Scenario: one land
      Given here holds 1 town
      And River has 2 presence in there
      And River has the elements 1 sun and 2 water
      When River uses Massive Flooding
      Then the power can target here, there and yonder

    @case:si-powers-0111
    Scenario: only that land is affected by an innate power
      Given here holds 1 town
      And yonder holds 1 town
      And River has 2 presence in there
      And River has the elements 1 sun and 2 water
      When River uses Massive Flooding
      And it targets here
      And a town is pushed from here to there
      Then here then holds 0 towns
      And yonder then holds 1 town

    @case:si-powers-0112
    Scenario: one Spirit
      Given Earth has 1 presence in here
      And River has 1 presence in there
      And Earth has the elements 1 sun, 2 earth and 2 plant
      When Earth uses Gift of Strength
      Then the power can target Earth and River

    @case:si-powers-0113
    Scenario: there is only one it can target
      Given Earth has 1 presence in here
      And Earth has the elements 1 sun, 2 earth and 2 plant
      When Earth uses Gift of Strength
      Then Earth has then used Gift of Strength

  @SI-innate-powers-T02
  Rule: Elements of Power cards count only while the card is in play

    @case:si-powers-0120
    Scenario: they go when the card is forgotten
      Given River has 1 presence in here
      And River has played Flash Floods and Wash Away
      And River has the elements 1 sun, 2 water and 1 earth
      And the Major Power deck holds Tsunami
      When River gains a Power card
      And River decides for a Major Power
      And River gives up Wash Away
      Then River then has the elements 1 sun and 1 water
      And River then has no earth element

    @case:si-powers-0121
    Scenario: they go with the turn
      Given River has 1 presence in here
      And River has played Wash Away
      And River has the elements 1 water and 1 earth
      When time passes
      Then River then has no water element
      And River then has no earth element
