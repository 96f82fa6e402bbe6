Feature: Interception
  When a move names a target next to a formation of an enemy, that formation may try to get there first: two dice and the
  battle rating of one leader must come to 9 or more.

  Background:
    Given a key called here of France, adjacent to there
    And an unfortified space called there, adjacent to yonder
    And a key called yonder of Spain
    And France and Spain are at war
    And it is the impulse of France, with 2 CP
    And Alba, an army leader of Spain, has battle 2 and command 10
    And Farnese, an army leader of Spain, has battle 1 and command 8
    And yonder holds 4 regulars of Spain

  # When it is due

  Rule: A move into a space next to an enemy formation may be intercepted

    @case:vq-interception-0001 @VQ-13.2-P01
    Scenario: Spain stands next to the target
      Given here holds 3 regulars of France
      When 3 regulars of France move from here to there
      Then then due is the interceptions of Spain, the field battle of France and the arrival of France

    @case:vq-interception-0002 @VQ-13.2-R05
    Scenario: a power at peace doesn't intercept
      Given an unfortified space called beyond of England, adjacent to there
      And here holds 3 regulars of France
      And beyond holds 4 regulars of England
      When 3 regulars of France move from here to there
      Then then due is the interceptions of Spain, the field battle of France and the arrival of France

    @case:vq-interception-0003 @VQ-2.2-D12
    Scenario: independents don't intercept
      Given a key called beyond, adjacent to there
      And here holds 3 regulars of France
      And beyond holds 4 regulars of the independents
      When 3 regulars of France move from here to there
      Then then due is the interceptions of Spain, the field battle of France and the arrival of France

    @case:vq-interception-0004 @VQ-13.2-S02
    Scenario: several powers intercept in impulse order
      Given an unfortified space called beyond of the Ottoman, adjacent to there
      And France and the Ottoman are at war
      And here holds 3 regulars of France
      And beyond holds 4 regulars of the Ottoman
      When 3 regulars of France move from here to there
      Then then due is the interceptions of the Ottoman, the interceptions of Spain, the field battle of France and the arrival of France

  # The roll

  Rule: Two dice and one leader's battle rating must come to 9

    Background:
      Given 3 regulars of France have left here for there

    @case:vq-interception-0010 @VQ-13.2-S04 @VQ-13.2-S05 @VQ-13.2-S06
    Scenario: 9 without a leader succeeds
      When Spain intercepts from yonder with 3 regulars of Spain
      And the interception dice of yonder show 4 and 5
      Then the move is intercepted by Spain
      And there then holds 3 regulars of Spain
      And yonder then holds 1 regular of Spain

    @case:vq-interception-0011 @VQ-13.2-S05
    Scenario: 8 without a leader fails
      When Spain intercepts from yonder with 3 regulars of Spain
      And the interception dice of yonder show 4 and 4
      Then the move is not intercepted
      And yonder then holds 4 regulars of Spain
      And 3 regulars of Spain may attempt no other interception out of yonder now

    @case:vq-interception-0012 @VQ-13.2-S04
    Scenario: 7 and the battle rating of Alba succeed
      Given yonder holds Alba
      When Spain intercepts from yonder with 4 regulars of Spain and Alba
      And the interception dice of yonder show 3 and 4
      Then the move is intercepted by Spain
      And there then holds 4 regulars of Spain and Alba

    @case:vq-interception-0013 @VQ-13.2-S04
    Scenario: 6 and the battle rating of Alba fail
      Given yonder holds Alba
      When Spain intercepts from yonder with 4 regulars of Spain and Alba
      And the interception dice of yonder show 3 and 3
      Then the move is not intercepted

    @case:vq-interception-0014 @VQ-13.2-S04
    Scenario: the rating of one of two leaders is added
      Given yonder holds Alba and Farnese
      When Spain intercepts from yonder with 4 regulars of Spain, Alba and Farnese
      And the interception dice of yonder show 3 and 4
      And the rating of Farnese is added in yonder
      Then by the reading any_one of VQ-Q159
      And the move is not intercepted
      And by the reading the_highest of VQ-Q159
      And the move is intercepted by Spain

    @case:vq-interception-0015 @VQ-13.2-P04
    Scenario: the formation need not be all that stands there
      When Spain intercepts from yonder with 1 regular of Spain
      And the interception dice of yonder show 6 and 6
      Then there then holds 1 regular of Spain
      And yonder then holds 3 regulars of Spain

    @case:vq-interception-0016 @VQ-13.2-E03
    Scenario: the Telescope adds 1
      Given Spain has the Telescope
      When Spain intercepts from yonder with 3 regulars of Spain
      And the interception dice of yonder show 4 and 4
      Then the move is intercepted by Spain

    @case:vq-interception-0017 @VQ-13.2-E03
    Scenario: the Telescope adds no more than 1
      Given Spain has the Telescope
      When Spain intercepts from yonder with 3 regulars of Spain
      And the interception dice of yonder show 3 and 4
      Then the move is not intercepted

  Rule: Ottoman cavalry helps to intercept, and hinders others

    Background:
      Given the Ottoman and Spain are at war
      And an unfortified space called beyond of the Ottoman, adjacent to there
      And beyond holds 2 regulars of the Ottoman and 2 cavalry of the Ottoman

    @case:vq-interception-0020 @VQ-13.2-E01
    Scenario: one cavalry in the intercepting formation adds 1
      Given it is the impulse of Spain, with 2 CP
      And 3 regulars of Spain have left yonder for there
      When the Ottoman intercepts from beyond with 2 regulars of the Ottoman and 1 cavalry of the Ottoman
      And the interception dice of beyond show 4 and 4
      Then the move is intercepted by the Ottoman

    @case:vq-interception-0021 @VQ-13.2-E01
    Scenario: two cavalry add no more than 1
      Given it is the impulse of Spain, with 2 CP
      And 3 regulars of Spain have left yonder for there
      When the Ottoman intercepts from beyond with 2 cavalry of the Ottoman
      And the interception dice of beyond show 3 and 4
      Then the move is not intercepted

    @case:vq-interception-0022 @VQ-13.2-S05
    Scenario: cavalry that stays behind adds nothing
      Given it is the impulse of Spain, with 2 CP
      And 3 regulars of Spain have left yonder for there
      When the Ottoman intercepts from beyond with 2 regulars of the Ottoman
      And the interception dice of beyond show 4 and 4
      Then the move is not intercepted

    @case:vq-interception-0026 @VQ-13.2-E01 @VQ-13.2-E03
    Scenario: cavalry and the Telescope add 2
      Given it is the impulse of Spain, with 2 CP
      And the Ottoman has the Telescope
      And 3 regulars of Spain have left yonder for there
      When the Ottoman intercepts from beyond with 2 cavalry of the Ottoman
      And the interception dice of beyond show 3 and 4
      Then the move is intercepted by the Ottoman

    @case:vq-interception-0023 @VQ-13.2-E02
    Scenario: cavalry in the formation that moves takes 1 off
      Given it is the impulse of the Ottoman, with 2 CP
      And 2 regulars of the Ottoman and 1 cavalry of the Ottoman have left beyond for there
      When Spain intercepts from yonder with 3 regulars of Spain
      And the interception dice of yonder show 4 and 5
      Then the move is not intercepted

    @case:vq-interception-0024 @VQ-13.2-E02
    Scenario: 10 less 1 succeeds against cavalry
      Given it is the impulse of the Ottoman, with 2 CP
      And 2 regulars of the Ottoman and 1 cavalry of the Ottoman have left beyond for there
      When Spain intercepts from yonder with 3 regulars of Spain
      And the interception dice of yonder show 5 and 5
      Then the move is intercepted by Spain

    @case:vq-interception-0025 @VQ-13.2-S05
    Scenario: an Ottoman formation without cavalry takes nothing off
      Given it is the impulse of the Ottoman, with 2 CP
      And 2 regulars of the Ottoman have left beyond for there
      When Spain intercepts from yonder with 3 regulars of Spain
      And the interception dice of yonder show 4 and 5
      Then the move is intercepted by Spain

  # After a success

  Rule: A success keeps other powers away and leads to a field battle

    Background:
      Given 3 regulars of France have left here for there

    @case:vq-interception-0030 @VQ-13.1-S08 @VQ-13.2-R01
    Scenario: the attempts of others, avoiding battle and withdrawing are dropped
      Given due is the interceptions of Spain, the interceptions of England, the avoid battle of Spain, the withdrawal of Spain, the field battle of France and the arrival of France
      When Spain intercepts from yonder with 3 regulars of Spain
      And the interception dice of yonder show 6 and 6
      Then then due is the interceptions of Spain, the field battle of France and the arrival of France

    @case:vq-interception-0031 @VQ-13.1-S08
    Scenario: units that were there and didn't intercept
      Given there holds 2 regulars of England
      And England and Spain are allied
      And France and England are at war
      And due is the interceptions of Spain, the avoid battle of England, the withdrawal of England, the field battle of France and the arrival of France
      When Spain intercepts from yonder with 3 regulars of Spain
      And the interception dice of yonder show 6 and 6
      Then by the reading no of VQ-Q160
      And then due is the interceptions of Spain, the field battle of France and the arrival of France
      And by the reading units_that_did_not_intercept_may of VQ-Q160
      And then due is the interceptions of Spain, the avoid battle of England, the withdrawal of England, the field battle of France and the arrival of France

    @case:vq-interception-0032 @VQ-13.2-S05
    Scenario: after a failure everything stays due
      Given due is the interceptions of Spain, the interceptions of England, the field battle of France and the arrival of France
      When Spain intercepts from yonder with 3 regulars of Spain
      And the interception dice of yonder show 1 and 1
      Then then due is the interceptions of Spain, the interceptions of England, the field battle of France and the arrival of France

    @case:vq-interception-0033 @VQ-13.2-R01
    Scenario: another power may not intercept any more
      Given the Ottoman has intercepted the move
      When Spain intercepts from yonder with 3 regulars of Spain
      Then it is refused by VQ-13.2-R01

    @case:vq-interception-0034 @VQ-13.2-R02
    Scenario: an ally of the power that succeeded neither
      Given the Ottoman has intercepted the move
      And the Ottoman and Spain are allied
      When Spain intercepts from yonder with 3 regulars of Spain
      Then it is refused by VQ-13.2-R02

    @case:vq-interception-0035 @VQ-13.2-P03 @VQ-13.2-R02
    Scenario: the power that succeeded may go on with another formation
      Given an unfortified space called beyond of Spain, adjacent to there
      And beyond holds 2 regulars of Spain
      And there holds 1 regular of Spain
      And Spain has intercepted the move
      And Spain has attempted an interception out of yonder
      When Spain intercepts from beyond with 2 regulars of Spain
      And the interception dice of beyond show 5 and 5
      Then there then holds 3 regulars of Spain

    @case:vq-interception-0036 @VQ-13.1-S07
    Scenario: when the formation is placed
      Given due is the interceptions of Spain, the field battle of France and the arrival of France
      When Spain intercepts from yonder with 3 regulars of Spain
      And the interception dice of yonder show 6 and 6
      Then by the reading at_once of VQ-Q14
      And there then holds 3 regulars of Spain
      And by the reading after_all_attempts of VQ-Q14
      And there then holds no regulars of Spain
      And then due is the interceptions of Spain, the placing of Spain, the field battle of France and the arrival of France

    @case:vq-interception-0037 @VQ-13.1-S07 @VQ-13.2-E04
    Scenario: formations that waited are placed
      Given Spain has intercepted the move
      And the formation waits for 3 regulars of Spain and Alba, who intercepted it
      When the interceptors are placed
      Then there then holds 3 regulars of Spain and Alba
      And 3 regulars of Spain in there have attempted an interception

    @case:vq-interception-0038 @VQ-13.1-E05
    Scenario: an interceptor captures a lone leader
      Given Guise, an army leader of France, has battle 2 and command 8
      And there holds Guise
      When Spain intercepts from yonder with 3 regulars of Spain
      And the interception dice of yonder show 6 and 6
      Then Guise is captured by Spain

    @case:vq-interception-0039 @VQ-13.2-S06
    Scenario: a besieger who intercepts leaves its siege
      Given a key called beyond of France, adjacent to there
      And beyond holds 4 regulars of Spain
      And 1 regular of France is besieged in beyond by Spain
      And due is the interceptions of Spain, the field battle of France and the arrival of France
      When Spain intercepts from beyond with 3 regulars of Spain
      And the interception dice of beyond show 6 and 6
      Then there then holds 3 regulars of Spain
      And then due is the interceptions of Spain, the field battle of France, the arrival of France and the siege check of Spain in beyond after a move

    @case:vq-interception-0029 @VQ-13.2-S06
    Scenario: the siege that was left is checked after the arrival, before what comes later
      Given a key called beyond of France, adjacent to there
      And beyond holds 4 regulars of Spain
      And 1 regular of France is besieged in beyond by Spain
      And due is the interceptions of Spain, the field battle of France, the arrival of France and the siege check of France in here after a move
      When Spain intercepts from beyond with 3 regulars of Spain
      And the interception dice of beyond show 6 and 6
      Then then due is the interceptions of Spain, the field battle of France, the arrival of France, the siege check of Spain in beyond after a move and the siege check of France in here after a move

  # Restrictions

  Rule: Which moves can't be intercepted

    @case:vq-interception-0040 @VQ-13.2-R03
    Scenario: no formation is on a move action
      Given there holds 3 regulars of France
      When Spain intercepts from yonder with 3 regulars of Spain
      Then it is refused by VQ-13.2-R03

    @case:vq-interception-0041 @VQ-13.2-R04
    Scenario: over a pass
      Given a key called beyond of Spain, adjacent to there, over a pass to there
      And beyond holds 3 regulars of Spain
      And 3 regulars of France have left here for there
      When Spain intercepts from beyond with 3 regulars of Spain
      Then it is refused by VQ-13.2-R04

    @case:vq-interception-0042 @VQ-13.2-P01
    Scenario: out of a space that isn't adjacent
      Given a key called far of Spain, adjacent to yonder
      And far holds 3 regulars of Spain
      And 3 regulars of France have left here for there
      When Spain intercepts from far with 3 regulars of Spain
      Then it is refused by VQ-13.2-P01

    @case:vq-interception-0043 @VQ-13.2-R05
    Scenario: the move of a power that isn't an enemy
      Given an unfortified space called beyond of England, adjacent to there
      And beyond holds 3 regulars of England
      And 3 regulars of France have left here for there
      When England intercepts from beyond with 3 regulars of England
      Then it is refused by VQ-13.2-R05

    @case:vq-interception-0044 @VQ-13.2-R11
    Scenario: into a fortified space that is friendly to the mover
      Given a fortress called beyond of France, adjacent to here and yonder
      And 3 regulars of France have left here for beyond
      When Spain intercepts from yonder with 3 regulars of Spain
      Then it is refused by VQ-13.2-R11

    @case:vq-interception-0045 @VQ-13.2-R11
    Scenario: into a fortified space of an ally of the mover
      Given a fortress called beyond of England, adjacent to here and yonder
      And France and England are allied
      And England and Spain are at war
      And 3 regulars of France have left here for beyond
      When Spain intercepts from yonder with 3 regulars of Spain
      Then it is refused by VQ-13.2-R11

    @case:vq-interception-0046 @VQ-13.2-R11
    Scenario: into an empty fortress of the mover that Spain besieges
      Given a fortress called beyond of France, adjacent to here and yonder
      And Spain besieges beyond
      And beyond holds 1 regular of Spain
      And 3 regulars of France have left here for beyond
      When Spain intercepts from yonder with 3 regulars of Spain
      And the interception dice of yonder show 6 and 6
      Then beyond then holds 4 regulars of Spain

    @case:vq-interception-0047 @VQ-13.2-R11
    Scenario: into an unfortified space of the mover
      Given an unfortified space called beyond of France, adjacent to here and yonder
      And 3 regulars of France have left here for beyond
      When Spain intercepts from yonder with 3 regulars of Spain
      And the interception dice of yonder show 6 and 6
      Then beyond then holds 3 regulars of Spain

  Rule: What stands in the target

    @case:vq-interception-0050 @VQ-13.2-R12
    Scenario: units of the interceptor
      Given there holds 1 regular of Spain
      And 3 regulars of France have left here for there
      When Spain intercepts from yonder with 3 regulars of Spain
      And the interception dice of yonder show 6 and 6
      Then there then holds 4 regulars of Spain

    @case:vq-interception-0051 @VQ-13.2-R12
    Scenario: units of its ally
      Given there holds 1 regular of England
      And England and Spain are allied
      And 3 regulars of France have left here for there
      When Spain intercepts from yonder with 3 regulars of Spain
      And the interception dice of yonder show 6 and 6
      Then there then holds 1 regular of England and 3 regulars of Spain

    @case:vq-interception-0052 @VQ-13.2-R12
    Scenario: units of the mover
      Given there holds 1 regular of France
      And 3 regulars of France have left here for there
      When Spain intercepts from yonder with 3 regulars of Spain
      Then it is refused by VQ-13.2-R12

    @case:vq-interception-0053 @VQ-13.2-R12
    Scenario: independent regulars
      Given there holds 2 regulars of the independents
      And 3 regulars of France have left here for there
      When Spain intercepts from yonder with 3 regulars of Spain
      And the interception dice of yonder show 6 and 6
      Then by the reading they_bar_it of VQ-Q295
      And it is refused by VQ-13.2-R12
      And by the reading they_do_not of VQ-Q295
      And there then holds 3 regulars of Spain

    @case:vq-interception-0054 @VQ-13.2-R12
    Scenario: a relief force is intercepted by the besiegers
      Given a fortress called beyond of France, adjacent to here and yonder
      And beyond holds 3 regulars of Spain
      And 1 regular of France is besieged in beyond by Spain
      And 3 regulars of France have left here for beyond
      When Spain intercepts from yonder with 3 regulars of Spain
      And the interception dice of yonder show 6 and 6
      Then by the reading besiegers_suffice of VQ-Q294
      And beyond then holds 6 regulars of Spain
      And by the reading all_units_must_be_friendly of VQ-Q294
      And it is refused by VQ-13.2-R12

    @case:vq-interception-0055 @VQ-13.2-R13
    Scenario: friends who were besieged there before
      Given a fortress called beyond of Spain, adjacent to here and yonder
      And beyond holds 3 regulars of France
      And 1 regular of Spain is besieged in beyond by France
      And units of Spain were besieged in the target before
      And 3 regulars of France have left here for beyond
      When Spain intercepts from yonder with 3 regulars of Spain
      Then it is refused by VQ-13.2-R13

    @case:vq-interception-0056 @VQ-13.2-R13
    Scenario: the besieged are remembered when the move is declared
      Given a fortress called beyond of Spain, adjacent to here and yonder
      And here holds 3 regulars of France
      And beyond holds 3 regulars of France
      And 1 regular of Spain is besieged in beyond by France
      When 3 regulars of France move from here to beyond
      Then then due is the field battle of France and the arrival of France

    @case:vq-interception-0057 @VQ-13.2-R14
    Scenario: into the space of a power that is neither ally nor enemy
      Given an unfortified space called beyond of England, adjacent to here and yonder
      And France and England are allied
      And 3 regulars of France have left here for beyond
      When Spain intercepts from yonder with 3 regulars of Spain
      Then it is refused by VQ-13.2-R14

    @case:vq-interception-0058 @VQ-13.2-R14
    Scenario: into the space of an enemy
      Given an unfortified space called beyond of England, adjacent to here and yonder
      And France and England are allied
      And England and Spain are at war
      And 3 regulars of France have left here for beyond
      When Spain intercepts from yonder with 3 regulars of Spain
      And the interception dice of yonder show 6 and 6
      Then beyond then holds 3 regulars of Spain

    @case:vq-interception-0059 @VQ-13.2-R14
    Scenario: into the space of an ally
      Given an unfortified space called beyond of England, adjacent to here and yonder
      And France and England are at war
      And England and Spain are allied
      And 3 regulars of France have left here for beyond
      When Spain intercepts from yonder with 3 regulars of Spain
      And the interception dice of yonder show 6 and 6
      Then beyond then holds 3 regulars of Spain

  Rule: Which units and leaders may attempt

    Background:
      Given 3 regulars of France have left here for there

    @case:vq-interception-0060 @VQ-13.2-R06
    Scenario: 2 of 4 regulars have attempted before, and 3 would
      Given 2 regulars of Spain in yonder attempted an interception in this impulse
      When Spain intercepts from yonder with 3 regulars of Spain
      Then it is refused by VQ-13.2-R06

    @case:vq-interception-0061 @VQ-13.2-R06
    Scenario: 2 of 4 regulars have attempted before, and the 2 others do
      Given 2 regulars of Spain in yonder attempted an interception in this impulse
      When Spain intercepts from yonder with 2 regulars of Spain
      And the interception dice of yonder show 6 and 6
      Then there then holds 2 regulars of Spain
      And 2 regulars of Spain may attempt no other interception out of yonder now

    @case:vq-interception-0062 @VQ-13.2-R06
    Scenario: a leader who has attempted before
      Given yonder holds Alba
      And Alba in yonder attempted an interception in this impulse
      When Spain intercepts from yonder with 4 regulars of Spain and Alba
      Then it is refused by VQ-13.2-R06

    @case:vq-interception-0063 @VQ-13.2-R06
    Scenario: what has succeeded may not attempt again either
      Given yonder holds Alba
      When Spain intercepts from yonder with 4 regulars of Spain and Alba
      And the interception dice of yonder show 6 and 6
      Then 4 regulars of Spain and Alba may attempt no other interception out of there now

    @case:vq-interception-0064 @VQ-13.2-R07
    Scenario: besieged units
      Given a key called beyond of Spain, adjacent to there
      And beyond holds 3 regulars of France
      And 2 regulars of Spain are besieged in beyond by France
      When Spain intercepts from beyond with 2 regulars of Spain
      Then it is refused by VQ-13.2-R07

    @case:vq-interception-0076 @VQ-13.2-R07
    Scenario: a besieged leader
      Given a key called beyond of Spain, adjacent to there
      And beyond holds 3 regulars of France
      And 2 regulars of Spain and Alba are besieged in beyond by France
      When Spain intercepts from beyond with 2 regulars of Spain and Alba
      Then it is refused by VQ-13.2-R07

    @case:vq-interception-0065 @VQ-13.2-R09
    Scenario: more than stand in the space
      When Spain intercepts from yonder with 5 regulars of Spain
      Then it is refused by VQ-13.2-R09

    @case:vq-interception-0066 @VQ-5.1-L01
    Scenario: more than a formation without a leader
      Given yonder holds 2 mercenaries of Spain
      When Spain intercepts from yonder with 4 regulars of Spain and 1 mercenary of Spain
      Then it is refused by VQ-5.1-L01

    @case:vq-interception-0067 @VQ-13.2-R10
    Scenario: leaders alone where no friend is
      Given yonder holds Alba
      When Spain intercepts from yonder with Alba
      Then it is refused by VQ-13.2-R10

    @case:vq-interception-0068 @VQ-13.2-R10
    Scenario: leaders alone where friends are
      Given yonder holds Alba
      And there holds 2 regulars of Spain
      When Spain intercepts from yonder with Alba
      And the interception dice of yonder show 3 and 4
      Then there then holds 2 regulars of Spain and Alba

    @case:vq-interception-0069 @VQ-13.2-R10
    Scenario: leaders alone where only a friendly fleet is
      Given yonder holds Alba
      And a sea zone called sea, adjacent to there
      And there harbours 1 galley of Spain
      When Spain intercepts from yonder with Alba
      And the interception dice of yonder show 3 and 4
      Then by the reading any_unit of VQ-Q296
      And there then holds Alba
      And by the reading land_units of VQ-Q296
      And it is refused by VQ-13.2-R10

    @case:vq-interception-0070 @VQ-13.2-L01
    Scenario: a second attempt out of the same space
      Given Spain has attempted an interception out of yonder
      When Spain intercepts from yonder with 2 regulars of Spain
      Then it is refused by VQ-13.2-L01

    @case:vq-interception-0071 @VQ-13.2-L01
    Scenario: an attempt out of a space from which another power has attempted one
      Given the Ottoman has attempted an interception out of yonder
      When Spain intercepts from yonder with 2 regulars of Spain
      And the interception dice of yonder show 6 and 6
      Then by the reading one_per_space of VQ-Q48
      And it is refused by VQ-13.2-L01
      And by the reading one_per_power of VQ-Q48
      And the move is intercepted by Spain

    @case:vq-interception-0072 @VQ-13.2-L01
    Scenario: one attempt out of each of two spaces
      Given a key called beyond of Spain, adjacent to there
      And beyond holds 2 regulars of Spain
      And Spain has attempted an interception out of beyond
      When Spain intercepts from yonder with 2 regulars of Spain
      And the interception dice of yonder show 6 and 6
      Then the move is intercepted by Spain

    @case:vq-interception-0073 @VQ-24.1-R02
    Scenario: an inactive minor power
      Given a fortress called beyond of Venice, adjacent to there
      And France and Venice are at war
      And beyond holds 3 regulars of Venice
      When Venice intercepts from beyond with 3 regulars of Venice
      Then it is refused by VQ-24.1-R02

    @case:vq-interception-0074 @VQ-24.7-R01
    Scenario: independents
      Given a key called beyond, adjacent to there
      And beyond holds 3 regulars of the independents
      When the independents intercepts from beyond with 3 regulars of the independents
      Then it is refused by VQ-24.7-R01

    @case:vq-interception-0075 @VQ-24.3-E02
    Scenario: units of an active minor power
      Given Venice is an active minor power of Spain
      And yonder holds 1 regular of Venice
      When Spain intercepts from yonder with 1 regular of Venice
      And the interception dice of yonder show 6 and 6
      Then by the reading like_the_allys of VQ-Q268
      And there then holds 1 regular of Venice
      And by the reading not_at_all of VQ-Q268
      And it is refused by VQ-24.3-E02

  Rule: What was besieged may not intercept its besiegers as they leave

    @case:vq-interception-0080 @VQ-13.2-R08
    Scenario: the besieging force moves away
      Given a key called beyond of Spain, adjacent to there
      And 2 regulars of Spain are besieged in beyond
      And 3 regulars of France have left beyond for there
      And the formation was besieging units of Spain
      When Spain intercepts from beyond with 2 regulars of Spain
      Then it is refused by VQ-13.2-R08

    @case:vq-interception-0081 @VQ-13.2-R08
    Scenario: others of their power may
      Given a key called beyond of Spain, adjacent to there
      And 2 regulars of Spain are besieged in beyond
      And 3 regulars of France have left beyond for there
      And the formation was besieging units of Spain
      When Spain intercepts from yonder with 2 regulars of Spain
      And the interception dice of yonder show 6 and 6
      Then the move is intercepted by Spain

    @case:vq-interception-0082 @VQ-13.2-R07
    Scenario: what is besieged elsewhere is simply besieged
      Given a key called beyond of Spain, adjacent to there
      And a key called refuge of Spain, adjacent to there
      And refuge holds 2 regulars of France
      And 1 regular of Spain is besieged in refuge by France
      And 3 regulars of France have left beyond for there
      And the formation was besieging units of Spain
      When Spain intercepts from refuge with 1 regular of Spain
      Then it is refused by VQ-13.2-R07

  # The enemy's allies in the enemy's space

  Rule: In the enemy's space its ally counts as an enemy

    Background:
      Given an unfortified space called court of Spain, adjacent to here and beyond
      And an unfortified space called beyond of England, adjacent to yonder
      And England and Spain are allied
      And beyond holds 3 regulars of England
      And court holds 1 regular of Spain
      And 3 regulars of France have left here for court

    @case:vq-interception-0085 @VQ-13.1-E02
    Scenario: an ally of the enemy stands next to the target
      When England intercepts from beyond with 3 regulars of England
      And the interception dice of beyond show 6 and 6
      Then by the reading controlling_enemy_only of VQ-Q47
      And it is refused by VQ-13.2-R05
      And by the reading its_allies_too of VQ-Q47
      And court then holds 1 regular of Spain and 3 regulars of England

    @case:vq-interception-0086 @VQ-13.2-R05
    Scenario: a power that is at peace with both stands next to the target
      Given VQ-Q47 is read as its_allies_too
      And an unfortified space called refuge of the HRE, adjacent to court
      And refuge holds 3 regulars of the HRE
      When the HRE intercepts from refuge with 3 regulars of the HRE
      Then it is refused by VQ-13.2-R05

    @case:vq-interception-0107 @VQ-13.2-R05
    Scenario: units that aren't the enemy's allies stand there as well
      Given VQ-Q47 is read as its_allies_too
      And France and the HRE are at war
      And England and the HRE are allied
      And court holds 2 regulars of the HRE
      When England intercepts from beyond with 3 regulars of England
      Then it is refused by VQ-13.2-R05

    @case:vq-interception-0109 @VQ-13.1-E02
    Scenario: nobody stands in the enemy's space
      Given VQ-Q47 is read as its_allies_too
      And an unfortified space called refuge of Spain, adjacent to here and beyond
      And 3 regulars of France have left here for refuge
      When England intercepts from beyond with 3 regulars of England
      And the interception dice of beyond show 6 and 6
      Then refuge then holds 3 regulars of England

  # The attempts of one power, one after the other

  Rule: A power attempts as often as it likes, one attempt after the other

    Background:
      Given a key called beyond of Spain, adjacent to there
      And beyond holds 2 regulars of Spain and Alba
      And 3 regulars of France have left here for there

    @case:vq-interception-0090 @VQ-13.2-P02 @VQ-13.2-S01 @VQ-13.2-S07
    Scenario: Spain tries out of both spaces
      When Spain may intercept
      And Spain chooses to intercept from yonder
      And 4 regulars of Spain intercept from yonder
      And the interception dice of yonder show 1 and 2
      And Spain chooses to intercept from beyond
      And Alba intercepts from beyond
      And 2 regulars of Spain intercept from beyond
      And the interception dice of beyond show 3 and 4
      Then there then holds 2 regulars of Spain and Alba
      And yonder then holds 4 regulars of Spain

    @case:vq-interception-0092 @VQ-13.2-P01
    Scenario: Spain does not try
      When Spain may intercept
      And Spain intercepts no more
      Then there then holds no regulars of Spain
      And the move is not intercepted

    @case:vq-interception-0093 @VQ-13.2-R10
    Scenario: a leader alone may only follow where friends are
      Given a key called refuge of Spain, adjacent to there
      And refuge holds Farnese
      When Spain may intercept
      And Spain chooses to intercept from refuge
      Then it is refused by VQ-13.2-R10

    @case:vq-interception-0094 @VQ-13.2-R10
    Scenario: once friends are there, a leader alone may follow
      Given a key called refuge of Spain, adjacent to there
      And refuge holds Farnese
      When Spain may intercept
      And Spain chooses to intercept from yonder
      And 4 regulars of Spain intercept from yonder
      And the interception dice of yonder show 6 and 6
      And Spain chooses to intercept from refuge
      And the interception dice of refuge show 4 and 4
      Then there then holds 4 regulars of Spain and Farnese

    @case:vq-interception-0095 @VQ-13.2-R04
    Scenario: Spain can't choose a space beyond a pass
      Given a key called refuge of Spain, adjacent to there, over a pass to there
      And refuge holds 2 regulars of Spain
      When Spain may intercept
      And Spain chooses to intercept from refuge
      Then it is refused by VQ-13.2-R04

    @case:vq-interception-0110 @VQ-13.2-P02
    Scenario: what stands beyond a pass doesn't keep others from it
      Given a key called refuge of Spain, adjacent to there, over a pass to there
      And refuge holds 2 regulars of Spain
      When Spain may intercept
      And Spain chooses to intercept from yonder
      And 4 regulars of Spain intercept from yonder
      And the interception dice of yonder show 6 and 6
      Then there then holds 4 regulars of Spain
      And refuge then holds 2 regulars of Spain

    @case:vq-interception-0096 @VQ-5.1-L01
    Scenario: without a leader 1 mercenary may go with 3 regulars
      Given yonder holds 2 mercenaries of Spain
      When Spain may intercept
      And Spain chooses to intercept from yonder
      And 3 regulars of Spain intercept from yonder
      Then how many mercenaries of Spain intercept from yonder is asked, from 0 to 1

    @case:vq-interception-0097 @VQ-5.1-L01
    Scenario: without a leader 2 mercenaries may not go with 3 regulars
      Given yonder holds 2 mercenaries of Spain
      When Spain may intercept
      And Spain chooses to intercept from yonder
      And 3 regulars of Spain intercept from yonder
      And 2 mercenaries of Spain intercept from yonder
      Then it is refused by VQ-5.1-L01

    @case:vq-interception-0108 @VQ-5.1-L01
    Scenario: without a leader 1 walloon may go with 2 regulars and 1 mercenary
      Given yonder holds 2 mercenaries of Spain and 3 walloons of Spain
      When Spain may intercept
      And Spain chooses to intercept from yonder
      And 2 regulars of Spain intercept from yonder
      And 1 mercenary of Spain intercepts from yonder
      Then how many walloons of Spain intercept from yonder is asked, from 0 to 1

    @case:vq-interception-0098 @VQ-13.2-P02
    Scenario: without regulars at least 1 mercenary goes
      Given yonder holds 2 mercenaries of Spain
      When Spain may intercept
      And Spain chooses to intercept from yonder
      And 0 regulars of Spain intercept from yonder
      Then how many mercenaries of Spain intercept from yonder is asked, from 1 to 2

    @case:vq-interception-0099 @VQ-13.2-P04
    Scenario: Alba stays, and 1 of 2 mercenaries intercepts where no regular is
      Given a key called refuge of Spain, adjacent to there
      And refuge holds 2 mercenaries of Spain and Farnese
      When Spain may intercept
      And Spain chooses to intercept from refuge
      And no leader intercepts from refuge
      And 1 mercenary of Spain intercepts from refuge
      And the interception dice of refuge show 4 and 5
      Then there then holds 1 mercenary of Spain
      And refuge then holds 1 mercenary of Spain and Farnese

    @case:vq-interception-0100 @VQ-13.2-R10
    Scenario: out of a stack a leader may go alone where friends are
      Given there holds 1 regular of Spain
      When Spain may intercept
      And Spain chooses to intercept from beyond
      And Alba intercepts from beyond
      And 0 regulars of Spain intercept from beyond
      And the interception dice of beyond show 3 and 4
      Then there then holds 1 regular of Spain and Alba
      And beyond then holds 2 regulars of Spain

    @case:vq-interception-0101 @VQ-13.2-R10
    Scenario: where no friends are a unit must go with the leader
      When Spain may intercept
      And Spain chooses to intercept from beyond
      And Alba intercepts from beyond
      Then how many regulars of Spain intercept from beyond is asked, from 1 to 2

    @case:vq-interception-0102 @VQ-13.2-R10
    Scenario: even where friends are somebody must go
      Given there holds 1 regular of Spain
      When Spain may intercept
      And Spain chooses to intercept from beyond
      And no leader intercepts from beyond
      Then how many regulars of Spain intercept from beyond is asked, from 1 to 2

    @case:vq-interception-0103 @VQ-13.2-R10
    Scenario: one of two leaders who are alone follows
      Given a key called refuge of Spain, adjacent to there
      And Requesens, an army leader of Spain, has battle 0 and command 6
      And refuge holds Farnese and Requesens
      And there holds 1 regular of Spain
      When Spain may intercept
      And Spain chooses to intercept from refuge
      And Farnese intercepts from refuge
      And the interception dice of refuge show 4 and 4
      Then there then holds 1 regular of Spain and Farnese
      And refuge then holds Requesens

    @case:vq-interception-0104 @VQ-13.2-P02
    Scenario: units of an active minor power are offered
      Given Venice is an active minor power of Spain
      And yonder holds 1 regular of Venice
      When Spain may intercept
      And Spain chooses to intercept from yonder
      And 2 regulars of Spain intercept from yonder
      Then how many regulars of Venice intercept from yonder is asked, from 0 to 1

    @case:vq-interception-0105 @VQ-13.2-S04
    Scenario: where units of minor powers may not intercept they aren't offered
      Given Venice is an active minor power of Spain
      And VQ-Q268 is read as not_at_all
      And yonder holds 1 regular of Venice
      When Spain may intercept
      And Spain chooses to intercept from yonder
      And 2 regulars of Spain intercept from yonder
      And the interception dice of yonder show 4 and 5
      Then there then holds 2 regulars of Spain
      And yonder then holds 2 regulars of Spain and 1 regular of Venice

    @case:vq-interception-0106 @VQ-13.2-P02
    Scenario: a naval leader, and one who has attempted before, aren't offered
      Given Toledo, a naval leader of Spain, is in yonder
      And yonder holds Farnese
      And Farnese in yonder attempted an interception in this impulse
      When Spain may intercept
      And Spain chooses to intercept from yonder
      Then how many regulars of Spain intercept from yonder is asked, from 1 to 4
