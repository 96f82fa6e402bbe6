Feature: Gather and push
  Pieces are moved into the target land or out of it, one step.

  Background:
    Given a game under way with Spirits only
    And a sands
    And a mountain called there, adjacent to here
    And a wetland called yonder, adjacent to there

  @SI-gather-and-push-E01
  Rule: Gather moves pieces from adjacent lands into the target land, push the other way

    @SI-gather-and-push-E01
    @SI-gather-and-push-E02
    @case:si-gather-and-push-0001
    Scenario: the example: nearby Dahan are brought to a City that is going to ravage
      Given here holds 1 city
      And yonder holds 2 dahan
      And Lightning has 1 presence in there
      And Lightning has played Call to Migrate
      When Lightning uses Call to Migrate
      And it targets there
      And a dahan is gathered from yonder into there
      And a dahan is gathered from yonder into there
      And a dahan is pushed from there to here
      And a dahan is pushed from there to here
      Then here then holds 1 city and 2 dahan
      And yonder then holds 0 dahan
      And there then holds 0 dahan

  @SI-gather-and-push-P01
  Rule: Pieces that are pushed together may go to different lands or to one

    @case:si-gather-and-push-0010
    Scenario: to different lands
      Given there holds 2 explorers
      And River has 1 presence in there
      And River has played Wash Away
      When River uses Wash Away
      And it targets there
      And an explorer is pushed from there to here
      And an explorer is pushed from there to yonder
      Then here then holds 1 explorer
      And yonder then holds 1 explorer

    @case:si-gather-and-push-0011
    Scenario: to one land
      Given there holds 2 explorers
      And River has 1 presence in there
      And River has played Wash Away
      When River uses Wash Away
      And it targets there
      And an explorer is pushed from there to here
      And an explorer is pushed from there to here
      Then here then holds 2 explorers

  @SI-gather-and-push-R02
  Rule: More range doesn't let pieces be gathered from farther away

    @SI-gather-and-push-R01
    @SI-gather-and-push-R02
    @case:si-gather-and-push-0020
    Scenario: from adjacent lands only
      Given there holds 1 explorer
      And yonder holds 1 explorer
      And River has 1 presence in here
      And the powers of River reach 2 farther this turn
      And River has played Enticing Splendor
      When River uses Enticing Splendor
      And it targets here
      And the way gather invaders is chosen
      And an explorer is gathered from yonder into here
      Then it is refused by SI-gather-and-push-R01

    @case:si-gather-and-push-0021
    Scenario: into a land that it reaches for it
      Given yonder holds 1 explorer
      And River has 1 presence in here
      And the powers of River reach 2 farther this turn
      And River has played Enticing Splendor
      When River uses Enticing Splendor
      And it targets there
      And the way gather invaders is chosen
      And an explorer is gathered from yonder into there
      Then there then holds 1 explorer

    @case:si-gather-and-push-0022
    Scenario: without it
      Given there holds 1 explorer
      And River has 1 presence in here
      And River has played Enticing Splendor
      When River uses Enticing Splendor
      And it targets here
      And the way gather invaders is chosen
      And an explorer is gathered from there into here
      Then here then holds 1 explorer

  @SI-gather-and-push-R04
  Rule: More range doesn't let pieces be pushed farther

    @SI-gather-and-push-R03
    @SI-gather-and-push-R04
    @case:si-gather-and-push-0030
    Scenario: one step only
      Given here holds 1 explorer
      And River has 1 presence in here
      And the powers of River reach 2 farther this turn
      And River has played Wash Away
      When River uses Wash Away
      And it targets here
      And an explorer is pushed from here to yonder
      Then it is refused by SI-gather-and-push-R03

    @case:si-gather-and-push-0031
    Scenario: without it, one step too
      Given here holds 1 explorer
      And River has 1 presence in here
      And River has played Wash Away
      When River uses Wash Away
      And it targets here
      And an explorer is pushed from here to there
      Then there then holds 1 explorer

  @SI-gather-and-push-R05
  Rule: Pieces are pushed into lands that are in use, not into the ocean

    @case:si-gather-and-push-0035
    Scenario: out of a coastal land
      Given a sands on the coast called beyond, adjacent to there and yonder, with 2 explorers
      And River has 1 presence in beyond
      And River has played Wash Away
      When River uses Wash Away
      And it targets beyond
      And an explorer is pushed from beyond
      Then the pieces pushed out of beyond can go to there and yonder

  @SI-glossary-D40
  Rule: To move is to be pushed, to be gathered or to get to another land in another way

    @case:si-gather-and-push-0040
    Scenario: presence of Thunderspeaker follows a Dahan that is pushed
      Given there holds 1 dahan
      And Thunderspeaker has 2 presence in there
      And Thunderspeaker has played Voice of Thunder
      When Thunderspeaker uses Voice of Thunder
      And it targets there
      And the way push is chosen
      And a dahan is pushed from there to here
      And a presence of Thunderspeaker follows to here
      Then here then holds 1 dahan
      And Thunderspeaker then has 1 presence in here
      And Thunderspeaker then has 1 presence in there

    @case:si-gather-and-push-0041
    Scenario: one that is gathered
      Given there holds 1 dahan
      And Thunderspeaker has 1 presence in there
      And Thunderspeaker has 1 presence in here
      And Thunderspeaker has played Sudden Ambush
      When Thunderspeaker uses Sudden Ambush
      And it targets here
      And a dahan is gathered from there into here
      And a presence of Thunderspeaker follows to here
      Then Thunderspeaker then has 2 presence in here
      And Thunderspeaker then has no presence in there

    @case:si-gather-and-push-0042
    Scenario: one that is moved in another way, two steps off
      Given here holds 1 dahan
      And Thunderspeaker has 2 presence in here
      And Thunderspeaker has played Wrap in Wings of Sunlight
      When Thunderspeaker uses Wrap in Wings of Sunlight
      And it targets here
      And it moves them to yonder
      And a dahan moves away from here
      And a presence of Thunderspeaker follows to yonder
      Then yonder then holds 1 dahan
      And Thunderspeaker then has 1 presence in yonder
      And yonder then defends 5

  @SI-damage-marking-E01
  Rule: SI-Q66: whether a piece is destroyed whose damage reaches its health in the new land

    @case:si-gather-and-push-0050
    Scenario: a Town leaves the land that made it stronger
      Given here holds 1 town with 2 damage
      And each town in here has 1 more health this turn
      And River has 2 presence in here
      And River has played Wash Away
      When River uses Wash Away
      And it targets here
      And the town with 2 damage is pushed from here to there
      Then by the reading destroyed of SI-Q66
      And there then holds no towns
      And 1 fear is generated
      And by the reading stays of SI-Q66
      And there then holds 1 town with 1 damage
      And no fear is generated

    @case:si-gather-and-push-0051 @SI-glossary-E05
    Scenario: a Dahan is gathered out of the land that made it stronger
      Given here holds 1 dahan with 5 damage
      And each dahan in here has 4 more health this turn
      And Lightning has 1 presence in there
      And Lightning has played Call to Migrate
      When Lightning uses Call to Migrate
      And it targets there
      And a dahan with 5 damage is gathered from here into there
      Then by the reading destroyed of SI-Q66
      And there then holds no dahan
      And by the reading stays of SI-Q66
      And there then holds 1 dahan with 1 damage

    @case:si-gather-and-push-0052
    Scenario: an Explorer that stays is as good as unhurt
      Given SI-Q66 is read as stays
      And here holds 1 explorer with 1 damage
      And each explorer in here has 1 more health this turn
      And there holds 1 explorer
      And River has 2 presence in here
      And River has played Wash Away
      When River uses Wash Away
      And it targets here
      And the explorer with 1 damage is pushed from here to there
      Then there then holds 2 explorers
      And no fear is generated

    @case:si-gather-and-push-0053
    Scenario: a Town that a Fear card gathers stays as well
      Given SI-Q66 is read as stays
      And the Earned Fear Cards are Seek Safety
      And here holds 1 town with 2 damage
      And each town in here has 1 more health this turn
      And there holds 1 city
      And the Terror Level is 2
      When the earned Fear cards are used
      And player 1 decides for town
      And player 1 acts in there
      Then there then holds 1 town with 1 damage and 1 city

    @case:si-gather-and-push-0054
    Scenario: an Explorer is pushed out by a song
      Given there holds 1 explorer with 1 damage
      And each explorer in there has 1 more health this turn
      And River has 2 presence in there
      And River has played Song of Sanctity
      When River uses Song of Sanctity
      And the explorer with 1 damage is pushed from there to here
      Then by the reading destroyed of SI-Q66
      And here then holds no explorers
      And by the reading stays of SI-Q66
      And here then holds 1 explorer
