Feature: Repeating powers, and effects that add up
  Some effects let a power be used again in the same turn.

  Background:
    Given a game under way with Spirits only
    And a wetland
    And a mountain called there, adjacent to here
    And a mountain called yonder, adjacent to there
    And a mountain called beyond, adjacent to yonder

  @SI-repeat-R01
  Rule: Repeating a card doesn't give its elements again

    @case:si-repeat-0001
    Scenario: they come from laying it down
      Given here holds 1 town
      And River has 1 presence in here
      And River has played Flash Floods
      And River has the elements 1 sun and 1 water
      And River has used Flash Floods
      And River may repeat a Power card of cost 3 or less
      When River uses Flash Floods
      And it targets here
      Then River then has the elements 1 sun and 1 water
      And here then holds 1 town with 1 damage
      And River may repeat nothing more

    @case:si-repeat-0002
    Scenario: laying it down gives them
      Given River has 1 presence in here
      And River has 2 energy
      And River holds Flash Floods
      When River plays Flash Floods
      Then River then has the elements 1 sun and 1 water

    @case:si-repeat-0003
    Scenario: of two leaves one is used up
      Given here holds 1 town
      And River has 1 presence in here
      And River has 2 energy
      And River has played Flash Floods
      And River has the elements 1 sun and 1 water
      And River has used Flash Floods
      And River may repeat one Power card for its cost and one of cost 3 or less
      When River uses Flash Floods
      And River repeats it for its cost
      And it targets here
      Then River then has no energy
      And River then has the elements 1 sun and 1 water
      And River may still repeat a Power card of cost 3 or less

  @SI-repeat-R02
  Rule: Repeats don't chain

    @case:si-repeat-0010
    Scenario: "repeat" on the repeated card is ignored
      Given Earth has 1 presence in here
      And Earth has 1 presence in yonder
      And Earth has played Powerstorm
      And Earth has used Powerstorm
      And Earth may repeat a Power card of cost 3 or less
      When Earth uses Powerstorm
      And it targets Earth
      Then Earth then has 3 energy
      And Earth may repeat nothing more

    @case:si-repeat-0011
    Scenario: the first time it counts
      Given Earth has 1 presence in here
      And Earth has played Powerstorm
      When Earth uses Powerstorm
      And it targets Earth
      Then Earth then has 3 energy
      And Earth may repeat one Power card for its cost

    @case:si-repeat-0012
    Scenario: a power that repeats itself does so once more only
      Given here holds 1 city
      And River has 2 presence in here
      And River has the elements 3 air, 3 water and 2 animal
      And River has played Winds of Rust and Atrophy
      And River has used Winds of Rust and Atrophy
      And River may repeat a Power card of cost 3 or less
      When River uses Winds of Rust and Atrophy
      And it targets here
      And the way city is chosen
      Then here then holds 0 cities and 1 town
      And 1 fear is generated

  @SI-repeat-R03
  Rule: The repeat has the speed of the power

    @case:si-repeat-0020
    Scenario: a fast power isn't repeated in the Slow Power phase
      Given here holds 1 town
      And River has 1 presence in here
      And River has played Flash Floods
      And River has used Flash Floods
      And River may repeat a Power card of cost 3 or less
      When River tries Flash Floods in the slow phase
      Then it is refused by SI-repeat-R03

    @case:si-repeat-0021
    Scenario: a slow power isn't repeated in the Fast Power phase
      Given here holds 1 town
      And River has 1 presence in here
      And River has played Wash Away
      And River has used Wash Away
      And River may repeat a Power card of cost 3 or less
      When River tries Wash Away in the fast phase
      Then it is refused by SI-repeat-R03

    @case:si-repeat-0022
    Scenario: a slow power in the Slow Power phase
      Given here holds 1 town
      And River has 1 presence in here
      And River has played Wash Away
      And River has used Wash Away
      And River may repeat a Power card of cost 3 or less
      When River uses Wash Away
      And it targets here
      And a town is pushed from here to there
      Then there then holds 1 town
      And River may repeat nothing more

  @SI-repeat-E02
  Rule: What was changed in the power is changed in its repeat too

    @case:si-repeat-0030
    Scenario: made fast, the repeat is fast by one reading
      Given here holds 2 towns
      And River has 1 presence in here
      And River has played Wash Away
      And River has already used Wash Away as if it were fast
      And River may repeat a Power card of cost 3 or less
      When River uses Wash Away as if it were fast
      And it targets here
      And a town is pushed from here to there
      Then by the reading speed_when_used of SI-Q08
      And there then holds 1 town
      And by the reading printed_speed of SI-Q08
      And it is refused by SI-repeat-R03

    @case:si-repeat-0031
    Scenario: or slow by the other
      Given here holds 2 towns
      And River has 1 presence in here
      And River has played Wash Away
      And River has already used Wash Away as if it were fast
      And River may repeat a Power card of cost 3 or less
      When River uses Wash Away
      And it targets here
      And a town is pushed from here to there
      Then by the reading speed_when_used of SI-Q08
      And it is refused by SI-repeat-R03
      And by the reading printed_speed of SI-Q08
      And there then holds 1 town

    @case:si-repeat-0033
    Scenario: made fast once more, by the leave of another effect
      Given here holds 2 towns
      And River has 1 presence in here
      And River has played Wash Away
      And River has already used Wash Away as if it were fast
      And River may repeat a Power card of cost 3 or less
      And River may use 2 slow powers as if fast
      When River uses Wash Away as if it were fast
      And it targets here
      And a town is pushed from here to there
      Then by the reading speed_when_used of SI-Q08
      And River's may_hasten is then 2
      And by the reading printed_speed of SI-Q08
      And River's may_hasten is then 1

    @case:si-repeat-0032
    Scenario: more range
      Given beyond holds 1 town
      And River has 1 presence in there
      And River has played Flash Floods
      And River has used Flash Floods
      And the powers of River reach 1 farther this turn
      And River may repeat a Power card of cost 3 or less
      When River uses Flash Floods
      And it targets beyond
      Then beyond then holds 1 town with 1 damage

  @SI-repeat-P01
  Rule: Other choices may be made in the repeat

    @case:si-repeat-0040
    Scenario: another land and another piece
      Given here holds 1 city
      And there holds 1 town
      And River has 2 presence in here
      And River has the elements 3 air, 3 water and 2 animal
      And River has played Winds of Rust and Atrophy
      When River uses Winds of Rust and Atrophy
      And it targets here
      And the way city is chosen
      And it targets there
      And the way town is chosen
      Then here then holds 0 cities and 1 town
      And there then holds 0 towns and 1 explorer
      And 2 fear are generated

  @SI-repeat-X01
  Rule: If the effect says where the repeat takes place, range and target don't count

    @case:si-repeat-0050
    Scenario: in an adjacent land without blight, beyond the range
      Given yonder holds 1 blight
      And beyond holds 1 town
      And Earth has 1 presence in here
      And Earth has the elements 3 moon and 3 earth
      And Earth has played The Land Thrashes in Furious Pain
      When Earth uses The Land Thrashes in Furious Pain
      And it targets yonder
      And the repeat takes place in beyond
      Then beyond then holds 1 town with 1 damage

  @SI-repeat-R04
  Rule: Otherwise the repeat needs a legal target by the normal rules

    @case:si-repeat-0060
    Scenario: within range
      Given here holds 1 town
      And River has 1 presence in here
      And River has played Flash Floods
      And River has used Flash Floods
      And River may repeat a Power card of cost 3 or less
      When River uses Flash Floods
      And it targets yonder
      Then it is refused by SI-repeat-R04

    @case:si-repeat-0061
    Scenario: a power that repeats itself
      Given here holds 1 town
      And Green has 1 presence in here
      And Green has 1 presence in yonder
      And Green has the elements 2 moon and 3 plant
      When Green uses Creepers Tear into Mortar
      And it targets here
      And it targets there
      Then it is refused by SI-repeat-R04

    @case:si-repeat-0062
    Scenario: a Spirit that it can't target
      Given Green has 1 presence in here
      And River has 1 presence in there
      And Earth has 1 presence in yonder
      And Green has played Gift of Proliferation
      And Green has used Gift of Proliferation
      And Green may repeat a Power card of cost 3 or less
      When Green uses Gift of Proliferation
      And it targets Green
      Then it is refused by SI-repeat-R04

  @SI-repeat-R05
  Rule: A repeat isn't a card play

    @case:si-repeat-0070
    Scenario: with all plays used
      Given here holds 1 town
      And River has 1 presence in here
      And River has made 1 of its card plays
      And River has played Flash Floods
      And River has used Flash Floods
      And River may repeat a Power card of cost 3 or less
      When River uses Flash Floods
      And it targets here
      Then here then holds 1 town with 1 damage
      And River's plays_used is then 1

    @case:si-repeat-0071
    Scenario: with a play left, which stays
      Given here holds 1 town
      And River has 1 presence in here
      And River has uncovered 1 space of its plays track
      And River has made 1 of its card plays
      And River has played Flash Floods
      And River has used Flash Floods
      And River may repeat a Power card of cost 3 or less
      When River uses Flash Floods
      And it targets here
      Then River's plays_used is then 1

  @SI-repeat-E03
  Rule: A repeat counts as the use of a new power

    @case:si-repeat-0080
    Scenario: the Bringer's dreams count anew
      Given here holds 1 city and 2 blight
      And there holds 1 city and 1 blight
      And the Fear deck holds Isolation, Retreat! and Scapegoats
      And Bringer has 1 presence in here
      And Bringer has the elements 3 moon and 3 earth
      And Bringer has played The Land Thrashes in Furious Pain
      When Bringer uses The Land Thrashes in Furious Pain
      And it targets here
      And the repeat takes place in there
      Then here then holds 1 city
      And there then holds 1 city
      And the Earned Fear Cards are Isolation and Retreat!
      And the Fear Pool then holds 2 and Generated Fear 2

    @SI-repeat-R02
    @case:si-repeat-0081
    Scenario: repeated once more it is not repeated in another land
      Given here holds 1 city and 2 blight
      And there holds 1 city and 1 blight
      And Earth has 1 presence in here
      And Earth has the elements 3 moon and 3 earth
      And Earth has played The Land Thrashes in Furious Pain
      And Earth has used The Land Thrashes in Furious Pain
      And Earth may repeat a Power card of cost 4 or less
      When Earth uses The Land Thrashes in Furious Pain
      And it targets here
      Then here then holds 0 cities
      And there then holds 1 city

  @SI-plus-stacking-E01
  Rule: A "+" is added to the number of an effect before it in the same power

    @case:si-repeat-0090
    Scenario: Pound Ships to Splinters, with and without
      Given a wetland on the coast called far, with 1 town
      And Ocean has 1 presence in far
      And Ocean has the elements 2 moon, 1 air and 3 water
      When Ocean uses Pound Ships to Splinters
      And it targets far
      Then 2 fear are generated

    @case:si-repeat-0091
    Scenario: one damage that is divided as a whole
      Given here holds 1 city and 2 towns
      And River has 1 presence in here
      And River has the elements 4 water
      And River has played Cleansing Floods
      When River uses Cleansing Floods
      And it targets here
      And the damage in here goes 3 damage to the city, 9 to the town and 2 to the town
      Then here then holds 0 cities and 0 towns
