Feature: Withdrawing into fortifications
  Up to 4 land units that an enemy formation finds in a fortified space of theirs may withdraw into the fortification.

  Background:
    Given a key called here of France, adjacent to there and beyond
    And a fortress called there of Spain
    And an unfortified space called beyond of Spain
    And France and Spain are at war
    And it is the impulse of France, with 2 CP
    And Alba, an army leader of Spain, has battle 2 and command 10

  Rule: The conditions

    @case:vq-withdrawal-0001 @VQ-13.1-S10 @VQ-13.4-P01 @VQ-13.4-R03
    Scenario: 4 land units and their leader
      Given there holds 3 regulars of Spain, 1 mercenary of Spain and Alba
      And 6 regulars of France have left here for there
      When Spain withdraws
      Then 3 regulars of Spain, 1 mercenary of Spain and Alba are then besieged in there
      And there then holds no regulars of Spain and no mercenaries of Spain
      And no leader is in there

    @case:vq-withdrawal-0002 @VQ-13.4-R03
    Scenario: 5 land units are 1 too many
      Given there holds 5 regulars of Spain
      And 6 regulars of France have left here for there
      When Spain withdraws
      Then it is refused by VQ-13.4-R03

    @case:vq-withdrawal-0003 @VQ-13.4-R01
    Scenario: the space isn't fortified
      Given beyond holds 2 regulars of Spain
      And 6 regulars of France have left here for beyond
      When Spain withdraws
      Then it is refused by VQ-13.4-R01

    @case:vq-withdrawal-0004 @VQ-13.4-R01
    Scenario: a fortress was built
      Given a fortress was built in beyond
      And beyond holds 2 regulars of Spain
      And 6 regulars of France have left here for beyond
      When Spain withdraws
      Then 2 regulars of Spain are then besieged in beyond

    @case:vq-withdrawal-0005 @VQ-13.4-R02
    Scenario: an ally controls the space
      Given there is controlled by England
      And England and Spain are allied
      And there holds 2 regulars of Spain
      And 6 regulars of France have left here for there
      When Spain withdraws
      Then 2 regulars of Spain are then besieged in there

    @case:vq-withdrawal-0006 @VQ-13.4-R02
    Scenario: the besiegers of a relieved fortress can't withdraw into it
      Given there is controlled by France
      And there holds 2 regulars of Spain
      And 1 regular of France is besieged in there by Spain
      And 6 regulars of France have left here for there
      When Spain withdraws
      Then it is refused by VQ-13.4-R02

    @case:vq-withdrawal-0007 @VQ-13.2-R16
    Scenario: a power that has intercepted must fight
      Given there holds 2 regulars of Spain
      And 6 regulars of France have left here for there
      And Spain has intercepted the move
      When Spain withdraws
      Then it is refused by VQ-13.2-R16

    @case:vq-withdrawal-0008 @VQ-13.1-S08
    Scenario: an ally has intercepted
      Given there holds 2 regulars of Spain
      And 6 regulars of France have left here for there
      And England and Spain are allied
      And England has intercepted the move
      When Spain withdraws
      Then by the reading no of VQ-Q160
      And it is refused by VQ-13.1-S08
      And by the reading units_that_did_not_intercept_may of VQ-Q160
      And 2 regulars of Spain are then besieged in there

    @case:vq-withdrawal-0009 @VQ-13.1-S10
    Scenario: a part of the stack has avoided battle
      Given there holds 2 regulars of Spain
      And 6 regulars of France have left here for there
      And Spain has attempted to avoid battle, and got away
      When Spain withdraws
      Then by the reading the_rest_may_withdraw of VQ-Q293
      And 2 regulars of Spain are then besieged in there
      And by the reading not_after_a_success of VQ-Q293
      And it is refused by VQ-13.1-S10

    @case:vq-withdrawal-0010 @VQ-13.1-S10
    Scenario: an attempt to avoid battle has failed
      Given there holds 2 regulars of Spain
      And 6 regulars of France have left here for there
      And Spain has attempted to avoid battle, and failed
      When Spain withdraws
      Then 2 regulars of Spain are then besieged in there

  Rule: All units of a power withdraw together

    Background:
      Given 6 regulars of France have left here for there

    @case:vq-withdrawal-0020 @VQ-13.4-R04
    Scenario: not a part of them
      Given there holds 3 regulars of Spain
      When Spain withdraws with only 2 regulars of Spain
      Then it is refused by VQ-13.4-R04

    @case:vq-withdrawal-0021 @VQ-13.4-R04
    Scenario: all of them
      Given there holds 3 regulars of Spain
      When Spain withdraws with only 3 regulars of Spain
      Then 3 regulars of Spain are then besieged in there

    @case:vq-withdrawal-0022 @VQ-13.4-P03
    Scenario: two powers stand there, and one withdraws
      Given England and Spain are allied
      And France and England are at war
      And there holds 2 regulars of Spain and 2 regulars of England
      When Spain withdraws
      Then by the reading each_owner of VQ-Q06
      And 2 regulars of Spain are then besieged in there
      And there then holds 2 regulars of England
      And by the reading all_or_none of VQ-Q06
      And 2 regulars of Spain and 2 regulars of England are then besieged in there

    @case:vq-withdrawal-0023 @VQ-13.4-R03
    Scenario: two powers stand there with 6 together
      Given England and Spain are allied
      And France and England are at war
      And there holds 3 regulars of Spain and 3 regulars of England
      When Spain withdraws
      Then by the reading in_all of VQ-Q163
      And it is refused by VQ-13.4-R03
      And by the reading per_owner of VQ-Q163
      And 3 regulars of Spain are then besieged in there

  Rule: Nobody must withdraw

    Background:
      Given 6 regulars of France have left here for there

    @case:vq-withdrawal-0030 @VQ-13.4-P02
    Scenario: Spain stays outside
      Given there holds 2 regulars of Spain
      When Spain may withdraw
      Then there then holds 2 regulars of Spain

    @case:vq-withdrawal-0031 @VQ-13.4-P02
    Scenario: Spain withdraws
      Given there holds 2 regulars of Spain
      When Spain may withdraw
      And Spain chooses to withdraw
      Then 2 regulars of Spain are then besieged in there

    @case:vq-withdrawal-0032 @VQ-24.1-E01
    Scenario: 4 regulars of an inactive minor power always do
      Given there is controlled by Venice
      And France and Venice are at war
      And there holds 4 regulars of Venice
      When Venice may withdraw
      Then 4 regulars of Venice are then besieged in there

    @case:vq-withdrawal-0033 @VQ-24.1-E02
    Scenario: 5 regulars of an inactive minor power fight
      Given there is controlled by Venice
      And France and Venice are at war
      And there holds 5 regulars of Venice
      When Venice may withdraw
      Then there then holds 5 regulars of Venice

    @case:vq-withdrawal-0034 @VQ-24.7-R01
    Scenario: 3 independent regulars that are attacked
      Given a key called yonder, adjacent to here
      And yonder holds 3 regulars of the independents
      And 6 regulars of France have left here for yonder
      And the formation attacks the independents
      When the independents may withdraw
      Then 3 regulars of the independents are then besieged in yonder

  # After it

  Rule: What follows a withdrawal

    @case:vq-withdrawal-0040 @VQ-13.4-E01
    Scenario: no field battle, but the formation arrives
      Given there holds 2 regulars of Spain
      And here holds 6 regulars of France
      And a key called court of France, adjacent to there
      And Guise, an army leader of France, has battle 2 and command 8
      And here holds Guise
      When 6 regulars of France and Guise march from here to there
      And Spain chooses to withdraw
      Then 2 regulars of Spain are then besieged in there
      And there then holds 6 regulars of France and Guise

    @case:vq-withdrawal-0041 @VQ-13.1-S11
    Scenario: one owner has withdrawn and the other has not
      Given England and Spain are allied
      And France and England are at war
      And there holds 2 regulars of England
      And 2 regulars of Spain are besieged in there
      And 6 regulars of France have left here for there
      And defenders have withdrawn into the fortification
      When the formation arrives
      Then by the reading battle_with_those_outside of VQ-Q164
      And it is refused by VQ-13.1-S11
      And by the reading no_battle of VQ-Q164
      And there then holds 2 regulars of England and 6 regulars of France

    @case:vq-withdrawal-0042 @VQ-13.1-S11
    Scenario: units that withdrew before another formation in this impulse stand outside again
      Given there holds 2 regulars of Spain
      And defenders withdrew in there before in this impulse, from what came from here
      And 6 regulars of France have left here for there
      When the formation arrives
      Then by the reading not_spared of VQ-Q482
      And it is refused by VQ-13.1-S11
      And by the reading in_the_whole_impulse of VQ-Q482
      And there then holds 2 regulars of Spain and 6 regulars of France

    @case:vq-withdrawal-0043 @VQ-13.1-S11
    Scenario: they withdrew elsewhere
      Given beyond holds 2 regulars of Spain
      And VQ-Q482 is read as in_the_whole_impulse
      And defenders withdrew in there before in this impulse, from what came from here
      And 6 regulars of France have left here for beyond
      When the formation arrives
      Then it is refused by VQ-13.1-S11

    @case:vq-withdrawal-0044 @VQ-13.1-S11
    Scenario: where an interception has brought them they fight
      Given there holds 2 regulars of Spain
      And VQ-Q482 is read as in_the_whole_impulse
      And defenders withdrew in there before in this impulse, from what came from here
      And 6 regulars of France have left here for there
      And Spain has intercepted the move
      When the formation arrives
      Then it is refused by VQ-13.1-S11

  Rule: A formation that isn't more than those inside moves on or retreats

    Background:
      Given 3 regulars of Spain are besieged in there
      And there holds 3 regulars of France
      And a key called court of France, adjacent to there
      And due is the moving on of France in there

    @case:vq-withdrawal-0050 @VQ-13.4-S01 @VQ-13.4-P04
    Scenario: it moves on for 1 CP
      When the formation in there is too weak for a siege
      And the formation in there chooses to move on
      And from there it goes to court
      Then 3 regulars of France are on the way from there to court
      And France has 1 CP left
      And there has been passed in this impulse

    @case:vq-withdrawal-0051 @VQ-13.4-R05 @VQ-13.4-E04
    Scenario: it retreats, for no CP
      When the formation in there is too weak for a siege
      And the formation in there chooses to retreat
      Then then due is the retreat of France in there after a withdrawal and the moving on of France in there
      And France has 2 CP left

    @case:vq-withdrawal-0052 @VQ-13.4-P04
    Scenario: without CP it can't move on
      Given it is the impulse of France, with 0 CP
      When the formation in there is too weak for a siege
      Then then due is the retreat of France in there after a withdrawal and the moving on of France in there

    @case:vq-withdrawal-0053 @VQ-13.4-P04
    Scenario: it may wait or not
      When the formation in there is too weak for a siege
      And the formation in there chooses to wait
      Then by the reading moves_on_or_retreats_now of VQ-Q300
      And it is refused by VQ-13.4-R05
      And by the reading until_the_impulse_ends of VQ-Q300
      And the formation in there has to retreat before the impulse ends

    @case:vq-withdrawal-0054 @VQ-13.4-E03
    Scenario: it moved on, was beaten, and would have to go back
      Given there has been passed in this impulse before
      And court holds 5 regulars of Spain
      And 2 regulars of France have left there for court
      When France retreats from court
      Then the move is over
      And 2 regulars of France are in the force pool
      And there then holds 3 regulars of France

    @case:vq-withdrawal-0055 @VQ-13.4-P04
    Scenario: its leader moves on with it, a naval leader stays
      Given Guise, an army leader of France, has battle 2 and command 8
      And there holds Guise
      And Strozzi, a naval leader of France, is in there
      When the formation in there is too weak for a siege
      And the formation in there chooses to move on
      And from there it goes to court
      Then 3 regulars of France and Guise are on the way from there to court

    @case:vq-withdrawal-0056 @VQ-13.4-P04
    Scenario: it waits with its last CP
      Given it is the impulse of France, with 1 CP
      And VQ-Q300 is read as until_the_impulse_ends
      When the formation in there is too weak for a siege
      And the formation in there chooses to wait
      Then the formation in there has to retreat before the impulse ends

    @case:vq-withdrawal-0057 @VQ-13.4-R05
    Scenario: it can't wait without CP
      Given it is the impulse of France, with 0 CP
      And VQ-Q300 is read as until_the_impulse_ends
      When the formation in there is too weak for a siege
      And the formation in there chooses to wait
      Then it is refused by VQ-13.4-R05

    @case:vq-withdrawal-0058 @VQ-13.4-P04
    Scenario: it moves on into an independent key, to attack it
      Given a key called refuge, adjacent to there
      And refuge holds 2 regulars of the independents
      When the formation in there is too weak for a siege
      And the formation in there chooses to move on
      And from there it goes to refuge
      And it attacks refuge
      Then 3 regulars of France are on the way from there to refuge
      And then due is the withdrawal of the independents, the field battle of France, the arrival of France, the siege check of France in there after a move and the moving on of France in there

    @case:vq-withdrawal-0059 @VQ-13.4-P04
    Scenario: it moves on into an independent key, in peace
      Given a key called refuge, adjacent to there
      And refuge holds 2 regulars of the independents
      When the formation in there is too weak for a siege
      And the formation in there chooses to move on
      And from there it goes to refuge
      Then 3 regulars of France are on the way from there to refuge
      And then due is the field battle of France, the arrival of France, the siege check of France in there after a move and the moving on of France in there
