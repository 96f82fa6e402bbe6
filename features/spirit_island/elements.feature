Feature: Elemental thresholds
  A threshold is triggered by elements, which are checked but not spent.

  Background:
    Given a game under way with Spirits only
    And a wetland
    And a mountain called there, adjacent to here

  @SI-elements-D01
  Rule: A threshold shows a conditional effect and the elements that trigger it

    @case:si-elements-0001
    Scenario: below the threshold
      Given here holds 1 city and 1 town
      And River has 1 presence in here
      And River has the elements 3 water
      And River has played Cleansing Floods
      When River uses Cleansing Floods
      And it targets here
      And the damage in here goes 2 damage to the town and 2 to the city
      Then here then holds 0 towns and 1 city with 2 damage

    @case:si-elements-0002
    Scenario: at the threshold
      Given here holds 3 cities and 2 towns
      And River has 1 presence in here
      And River has the elements 4 water
      And River has played Cleansing Floods
      When River uses Cleansing Floods
      And it targets here
      And the damage in here goes 3 damage to the city, 3 to the city, 3 to the city, 2 to the town and 3 to the town
      Then here then holds 0 cities and 0 towns
      And the Earned Fear Cards are Isolation and Retreat!

    @case:si-elements-0003
    Scenario: another element doesn't help
      Given here holds 1 town
      And River has 2 presence in here
      And River has the elements 2 water and 5 moon
      When River uses Massive Flooding
      Then it is refused by SI-innate-powers-P01

  @SI-powers-D02
  Rule: There are 8 elements

    @case:si-elements-0005
    Scenario: an element of choice is one of them
      Given River has 1 presence in here
      And River has played Elemental Boon
      When River uses Elemental Boon
      And it targets River
      Then River can choose the elements sun, moon, fire, air, water, earth, plant and animal

  @SI-elements-R01
  Rule: Elements are not spent

    @case:si-elements-0010
    Scenario: they are all there afterwards
      Given here holds 1 town
      And River has 2 presence in here
      And River has the elements 1 sun and 2 water
      When River uses Massive Flooding
      And it targets here
      And a town is pushed from here to there
      Then River then has the elements 1 sun and 2 water

    @case:si-elements-0011
    Scenario: the same elements serve two powers
      Given a wetland on the coast called yonder, adjacent to here, with 2 towns
      And Ocean has 1 presence in yonder
      And Ocean has the elements 1 moon, 1 air, 3 water and 2 earth
      And Ocean has used Pound Ships to Splinters
      When Ocean uses Ocean Breaks the Shore
      And it targets yonder
      And the way base is chosen
      Then yonder then holds 1 town
      And Ocean then has the elements 1 moon, 1 air, 3 water and 2 earth

  @SI-elements-P02
  Rule: More elements than a threshold needs do no harm

    @case:si-elements-0020
    Scenario: twice as many
      Given here holds 1 town
      And River has 2 presence in here
      And River has the elements 1 sun and 4 water
      When River uses Massive Flooding
      And it targets here
      And a town is pushed from here to there
      Then there then holds 1 town

  @SI-elements-P01
  Rule: A Spirit may treat its elements as fewer than it has

    @case:si-elements-0030
    Scenario: it uses a lower level of an innate power
      Given here holds 1 town
      And River has 2 presence in here
      And River has the elements 2 sun and 3 water
      When River uses Massive Flooding
      And its threshold 2 is not used
      And it targets here
      And a town is pushed from here to there
      Then there then holds 1 town
      And River then has the elements 2 sun and 3 water

    @case:si-elements-0031
    Scenario: it uses no threshold of a card
      Given here holds 1 explorer
      And Green has 1 presence in here
      And Green has the elements 2 fire
      And Green has played Visions of Fiery Doom
      When Green uses Visions of Fiery Doom
      And its threshold 1 is not used
      And it targets here
      And an explorer is pushed from here to there
      Then 1 fear is generated

    @case:si-elements-0032
    Scenario: it uses all that it can
      Given here holds 1 explorer
      And Green has 1 presence in here
      And Green has the elements 2 fire
      And Green has played Visions of Fiery Doom
      When Green uses Visions of Fiery Doom
      And it targets here
      And an explorer is pushed from here to there
      Then 2 fear are generated

    @case:si-elements-0033
    Scenario: two levels are left
      Given here holds 1 city and 1 town
      And River has 2 presence in here
      And River has the elements 3 sun, 4 water and 1 earth
      When River uses Massive Flooding
      And its thresholds 2 and 3 are not used
      And it targets here
      And a town is pushed from here to there
      Then there then holds 1 town
      And here then holds 1 city

  @SI-elements-R02
  Rule: The instructions of a threshold can't be used selectively

    @case:si-elements-0040
    Scenario: not the second level without the first
      Given here holds 2 towns
      And Lightning has 2 presence in here
      And Lightning has the elements 5 fire, 4 air and 1 water
      When Lightning uses Thundering Destruction
      And its threshold 1 is not used
      Then it is refused by SI-elements-R02

    @case:si-elements-0041
    Scenario: the second level with the first
      Given a wetland on the coast called yonder, adjacent to here, with 1 town
      And Ocean has 1 presence in yonder
      And Ocean has the elements 2 moon, 1 air and 3 water
      When Ocean uses Pound Ships to Splinters
      And it targets yonder
      Then 2 fear are generated

  @SI-elements-S01
  Rule: The base effect and the thresholds are triggered from top to bottom

    @case:si-elements-0050
    Scenario: what the first level gathers the second destroys
      Given there holds 1 explorer
      And Shadows has 2 presence in here
      And Shadows has the elements 3 moon and 2 fire
      When Shadows uses Darkness Swallows the Unwary
      And it targets here
      And an explorer is gathered from there into here
      And the explorer in here is destroyed
      Then here then holds 0 explorers
      And there then holds 0 explorers
      And 1 fear is generated

    @case:si-elements-0051
    Scenario: the base effect comes before the threshold
      Given here holds 1 town and 1 city
      And Green has 2 presence in here
      And Green has the elements 3 sun
      And Green has played Drought
      When Green uses Drought
      And it targets here
      Then here then holds 0 towns, 0 cities and 1 blight
      And 3 fear are generated

  @SI-elements-X01
  Rule: A threshold with "instead" replaces the level before it

    @case:si-elements-0060
    Scenario: the second level in place of the first
      Given here holds 1 town and 1 explorer
      And River has 2 presence in here
      And River has the elements 2 sun and 3 water
      When River uses Massive Flooding
      And it targets here
      And the damage in here goes 2 damage to the town
      And an explorer is pushed from here to there
      Then here then holds 0 towns and 0 explorers
      And there then holds 1 explorer

    @case:si-elements-0061
    Scenario: the third in place of the second
      Given here holds 2 towns and 1 explorer
      And River has 2 presence in here
      And River has the elements 3 sun, 4 water and 1 earth
      When River uses Massive Flooding
      And it targets here
      Then here then holds 0 towns and 0 explorers
      And there then holds 0 explorers
      And 2 fear are generated

    @case:si-elements-0062
    Scenario: the level directly above, or the base effect
      Given here holds 1 explorer and 1 town
      And River has 2 presence in here
      And River has the elements 2 sun and 3 water
      When River uses Massive Flooding
      And it targets here
      And the damage in here goes 2 damage to the town
      Then by the reading level_above of SI-Q32
      And here then holds 0 towns and 1 explorer
      And by the reading base_effect of SI-Q32
      And here then holds 0 towns and 0 explorers
      And there then holds 1 explorer
