Feature: Avoiding battle
  Units that stand where an enemy formation is going may slip away to an adjacent space, if two dice and the battle
  rating of one leader come to 9 or more.

  Background:
    Given a key called here of France, adjacent to there
    And a fortress called there of Spain, adjacent to yonder
    And a key called yonder of Spain
    And France and Spain are at war
    And it is the impulse of France, with 2 CP
    And Alba, an army leader of Spain, has battle 2 and command 10
    And Farnese, an army leader of Spain, has battle 1 and command 8
    And there holds 6 regulars of Spain
    And 3 regulars of France have left here for there

  Rule: Two dice and one leader's battle rating must come to 9

    @case:vq-avoid-battle-0001 @VQ-13.3-S08 @VQ-13.3-S09
    Scenario: 9 without a leader succeeds
      When Spain avoids battle to yonder with 6 regulars of Spain
      And the avoid battle dice of Spain show 4 and 5
      Then yonder then holds 6 regulars of Spain
      And there then holds no regulars of Spain

    @case:vq-avoid-battle-0002 @VQ-13.3-S08
    Scenario: 8 without a leader fails
      When Spain avoids battle to yonder with 6 regulars of Spain
      And the avoid battle dice of Spain show 4 and 4
      Then there then holds 6 regulars of Spain
      And yonder then holds no regulars of Spain

    @case:vq-avoid-battle-0003 @VQ-13.3-S07
    Scenario: 7 and the battle rating of Alba succeed
      Given there holds Alba
      When Spain avoids battle to yonder with 6 regulars of Spain and Alba
      And the avoid battle dice of Spain show 3 and 4
      Then yonder then holds 6 regulars of Spain and Alba

    @case:vq-avoid-battle-0004 @VQ-13.3-S07
    Scenario: a leader who stays adds nothing
      Given there holds Alba
      When Spain avoids battle to yonder with 6 regulars of Spain
      And the avoid battle dice of Spain show 3 and 4
      Then there then holds 6 regulars of Spain and Alba

    @case:vq-avoid-battle-0005 @VQ-13.3-S07
    Scenario: the rating of one of two leaders is added
      Given there holds Alba and Farnese
      When Spain avoids battle to yonder with 6 regulars of Spain, Alba and Farnese
      And the avoid battle dice of Spain show 3 and 4
      And the rating of Farnese is added for Spain
      Then by the reading any_one of VQ-Q159
      And there then holds 6 regulars of Spain, Alba and Farnese
      And by the reading the_highest of VQ-Q159
      And yonder then holds 6 regulars of Spain, Alba and Farnese

    @case:vq-avoid-battle-0006 @VQ-13.3-P03 @VQ-13.3-S06
    Scenario: more than a formation, without a leader, and some stay
      When Spain avoids battle to yonder with 5 regulars of Spain
      And the avoid battle dice of Spain show 6 and 6
      Then yonder then holds 5 regulars of Spain
      And there then holds 1 regular of Spain

    @case:vq-avoid-battle-0007 @VQ-13.3-E05
    Scenario: the Telescope adds 1
      Given Spain has the Telescope
      When Spain avoids battle to yonder with 6 regulars of Spain
      And the avoid battle dice of Spain show 4 and 4
      Then yonder then holds 6 regulars of Spain

    @case:vq-avoid-battle-0008 @VQ-13.3-E05
    Scenario: the Telescope adds no more than 1
      Given Spain has the Telescope
      When Spain avoids battle to yonder with 6 regulars of Spain
      And the avoid battle dice of Spain show 3 and 4
      Then there then holds 6 regulars of Spain

  Rule: Ottoman cavalry

    Background:
      Given the Ottoman and France are at war
      And a fortress called court of the Ottoman, adjacent to here and haven
      And a key called haven of the Ottoman
      And court holds 2 regulars of the Ottoman and 2 cavalry of the Ottoman

    @case:vq-avoid-battle-0010 @VQ-13.3-E03
    Scenario: one cavalry in the stack that avoids battle adds 1
      Given 3 regulars of France have left here for court
      When the Ottoman avoids battle to haven with 2 regulars of the Ottoman and 1 cavalry of the Ottoman
      And the avoid battle dice of the Ottoman show 4 and 4
      Then haven then holds 2 regulars of the Ottoman and 1 cavalry of the Ottoman

    @case:vq-avoid-battle-0011 @VQ-13.3-S08
    Scenario: cavalry that stays adds nothing
      Given 3 regulars of France have left here for court
      When the Ottoman avoids battle to haven with 2 regulars of the Ottoman
      And the avoid battle dice of the Ottoman show 4 and 4
      Then haven then holds no regulars of the Ottoman

    @case:vq-avoid-battle-0014 @VQ-13.3-E03 @VQ-13.3-E05
    Scenario: cavalry and the Telescope add 2
      Given 3 regulars of France have left here for court
      And the Ottoman has the Telescope
      When the Ottoman avoids battle to haven with 2 regulars of the Ottoman and 1 cavalry of the Ottoman
      And the avoid battle dice of the Ottoman show 3 and 4
      Then haven then holds 2 regulars of the Ottoman and 1 cavalry of the Ottoman

    @case:vq-avoid-battle-0012 @VQ-13.3-E04
    Scenario: cavalry in the formation that comes takes 1 off
      Given it is the impulse of the Ottoman, with 2 CP
      And the Ottoman and Spain are at war
      And 2 cavalry of the Ottoman have left here for there
      When Spain avoids battle to yonder with 6 regulars of Spain
      And the avoid battle dice of Spain show 4 and 5
      Then there then holds 6 regulars of Spain

    @case:vq-avoid-battle-0013 @VQ-13.3-E04
    Scenario: 10 less 1 succeeds against cavalry
      Given it is the impulse of the Ottoman, with 2 CP
      And the Ottoman and Spain are at war
      And 2 cavalry of the Ottoman have left here for there
      When Spain avoids battle to yonder with 6 regulars of Spain
      And the avoid battle dice of Spain show 5 and 5
      Then yonder then holds 6 regulars of Spain

  # What was beaten before

  @VQ-13.3-X01
  Rule: What lost a field battle in this impulse avoids battle without a roll

    @case:vq-avoid-battle-0015
    Scenario: the whole stack was beaten
      Given there holds Alba
      And 6 regulars of Spain and Alba in there lost a field battle in this impulse
      When Spain avoids battle to yonder with 6 regulars of Spain and Alba
      Then yonder then holds 6 regulars of Spain and Alba

    @case:vq-avoid-battle-0016
    Scenario: 4 of 6 were beaten, and 4 go
      Given 4 regulars of Spain in there lost a field battle in this impulse
      When Spain avoids battle to yonder with 4 regulars of Spain
      Then yonder then holds 4 regulars of Spain
      And there then holds 2 regulars of Spain

    @case:vq-avoid-battle-0017
    Scenario: 4 of 6 were beaten, all go, and the roll fails
      Given 4 regulars of Spain in there lost a field battle in this impulse
      When Spain avoids battle to yonder with 6 regulars of Spain
      And the avoid battle dice of Spain show 1 and 1
      Then by the reading beaten_units_only of VQ-Q162
      And yonder then holds 4 regulars of Spain
      And there then holds 2 regulars of Spain
      And by the reading whole_stack of VQ-Q162
      And yonder then holds 6 regulars of Spain

    @case:vq-avoid-battle-0018
    Scenario: 4 of 6 were beaten, all go, and the roll succeeds
      Given 4 regulars of Spain in there lost a field battle in this impulse
      When Spain avoids battle to yonder with 6 regulars of Spain
      And the avoid battle dice of Spain show 4 and 5
      Then yonder then holds 6 regulars of Spain

  # Where to

  Rule: Where units may go

    @case:vq-avoid-battle-0020 @VQ-13.3-P01
    Scenario: not to a space that isn't adjacent
      Given a key called far of Spain, adjacent to yonder
      When Spain avoids battle to far with 6 regulars of Spain
      Then it is refused by VQ-13.3-P01

    @case:vq-avoid-battle-0021 @VQ-13.3-R01
    Scenario: not to an independent space
      Given an unfortified space called beyond, adjacent to there
      When Spain avoids battle to beyond with 6 regulars of Spain
      Then it is refused by VQ-13.3-R01

    @case:vq-avoid-battle-0022 @VQ-13.3-R01
    Scenario: not to the space of a power at peace
      Given an unfortified space called beyond of England, adjacent to there
      When Spain avoids battle to beyond with 6 regulars of Spain
      Then it is refused by VQ-13.3-R01

    @case:vq-avoid-battle-0023 @VQ-13.3-R01
    Scenario: to the space of an ally
      Given an unfortified space called beyond of England, adjacent to there
      And England and Spain are allied
      When Spain avoids battle to beyond with 6 regulars of Spain
      And the avoid battle dice of Spain show 4 and 5
      Then beyond then holds 6 regulars of Spain

    @case:vq-avoid-battle-0069 @VQ-2.5-P01
    Scenario: over a pass
      Given an unfortified space called beyond of Spain, adjacent to there, over a pass to there
      When Spain avoids battle to beyond with 6 regulars of Spain
      And the avoid battle dice of Spain show 4 and 5
      Then beyond then holds 6 regulars of Spain

    @case:vq-avoid-battle-0024 @VQ-12.4-E02 @VQ-13.3-R02
    Scenario: not to a space in unrest
      Given yonder is in unrest
      When Spain avoids battle to yonder with 6 regulars of Spain
      Then it is refused by VQ-13.3-R02

    @case:vq-avoid-battle-0025 @VQ-13.3-R02
    Scenario: not to a space with enemy units
      Given yonder holds 1 regular of France
      When Spain avoids battle to yonder with 6 regulars of Spain
      Then it is refused by VQ-13.3-R02

    @case:vq-avoid-battle-0026 @VQ-13.3-R02
    Scenario: to a space with own units
      Given yonder holds 1 regular of Spain
      When Spain avoids battle to yonder with 6 regulars of Spain
      And the avoid battle dice of Spain show 4 and 5
      Then yonder then holds 7 regulars of Spain

    @case:vq-avoid-battle-0027 @VQ-13.3-R02
    Scenario: an enemy fleet in the port
      Given a sea zone called sea, adjacent to yonder
      And yonder harbours 1 galley of France
      When Spain avoids battle to yonder with 6 regulars of Spain
      And the avoid battle dice of Spain show 4 and 5
      Then by the reading any_unit of VQ-Q297
      And it is refused by VQ-13.3-R02
      And by the reading land_units of VQ-Q297
      And yonder then holds 6 regulars of Spain

    @case:vq-avoid-battle-0028 @VQ-13.3-R02
    Scenario: units of a power that is an enemy of Spain only
      Given yonder holds 1 regular of England
      And England and Spain are at war
      When Spain avoids battle to yonder with 6 regulars of Spain
      And the avoid battle dice of Spain show 4 and 5
      Then by the reading of_the_acting_power of VQ-Q101
      And it is refused by VQ-13.3-R02
      And by the reading of_the_active_power of VQ-Q101
      And yonder then holds 6 regulars of Spain and 1 regular of England

    @case:vq-avoid-battle-0029 @VQ-13.3-R02
    Scenario: an enemy leader alone
      Given Guise, an army leader of France, has battle 2 and command 8
      And yonder holds Guise
      When Spain avoids battle to yonder with 6 regulars of Spain
      And the avoid battle dice of Spain show 4 and 5
      Then by the reading only_where_named of VQ-Q103
      And yonder then holds 6 regulars of Spain
      And by the reading leaders_are_units of VQ-Q103
      And it is refused by VQ-13.3-R02

    @case:vq-avoid-battle-0032 @VQ-13.3-R02
    Scenario: where leaders are units, units still count beside them
      Given VQ-Q103 is read as leaders_are_units
      And yonder holds 1 regular of France and Farnese
      When Spain avoids battle to yonder with 6 regulars of Spain
      Then it is refused by VQ-13.3-R02

    @case:vq-avoid-battle-0030 @VQ-13.3-R03
    Scenario: not into a sea zone
      Given a sea zone called sea, adjacent to there
      When Spain avoids battle to sea with 6 regulars of Spain
      Then it is refused by VQ-13.3-R03

    @case:vq-avoid-battle-0031 @VQ-13.3-R04
    Scenario: not to the space from which the enemy came
      Given here is controlled by Spain
      When Spain avoids battle to here with 6 regulars of Spain
      Then it is refused by VQ-13.3-R04

  # Who may not

  Rule: Who may not avoid battle

    @case:vq-avoid-battle-0040 @VQ-13.3-R05
    Scenario: besieged units
      Given 2 regulars of Spain are besieged in there
      When Spain avoids battle to yonder with 8 regulars of Spain
      Then it is refused by VQ-13.3-R05

    @case:vq-avoid-battle-0041 @VQ-13.2-R16
    Scenario: a power that has intercepted the move
      Given Spain has intercepted the move
      When Spain avoids battle to yonder with 6 regulars of Spain
      Then it is refused by VQ-13.2-R16

    @case:vq-avoid-battle-0043 @VQ-13.3-R06
    Scenario: the formation that was intercepted
      Given Spain has intercepted the move
      When France avoids battle to yonder with 3 regulars of France
      Then it is refused by VQ-13.3-R06

    @case:vq-avoid-battle-0044 @VQ-13.1-S08
    Scenario: an ally of the power that has intercepted
      Given England has intercepted the move
      And England and Spain are allied
      When Spain avoids battle to yonder with 6 regulars of Spain
      And the avoid battle dice of Spain show 4 and 5
      Then by the reading no of VQ-Q160
      And it is refused by VQ-13.1-S08
      And by the reading units_that_did_not_intercept_may of VQ-Q160
      And yonder then holds 6 regulars of Spain

    @case:vq-avoid-battle-0045 @VQ-13.3-R07
    Scenario: a leader where no land unit of his power is
      Given Drake, an army leader of England, has battle 1 and command 6
      And England and Spain are allied
      And France and England are at war
      And there holds Drake
      When England avoids battle to yonder with Drake
      Then it is refused by VQ-13.3-R07

    @case:vq-avoid-battle-0046 @VQ-13.3-P04
    Scenario: a leader alone out of a stack
      Given there holds Alba
      When Spain avoids battle to yonder with Alba
      And the avoid battle dice of Spain show 3 and 4
      Then by the reading out_of_a_stack of VQ-Q05
      And yonder then holds Alba
      And by the reading never of VQ-Q05
      And it is refused by VQ-13.3-R07

    @case:vq-avoid-battle-0047 @VQ-24.1-R02
    Scenario: an inactive minor power
      Given a fortress called beyond of Venice, adjacent to here and court
      And a key called court of Venice
      And France and Venice are at war
      And beyond holds 5 regulars of Venice
      And 3 regulars of France have left here for beyond
      When Venice avoids battle to court with 5 regulars of Venice
      Then it is refused by VQ-24.1-R02

    @case:vq-avoid-battle-0048 @VQ-13.3-S03
    Scenario: a second attempt of the same power
      Given Spain has attempted to avoid battle, and failed
      When Spain avoids battle to yonder with 6 regulars of Spain
      And the avoid battle dice of Spain show 4 and 5
      Then by the reading one_attempt of VQ-Q298
      And it is refused by VQ-13.3-S03
      And by the reading several of VQ-Q298
      And yonder then holds 6 regulars of Spain

    @case:vq-avoid-battle-0049 @VQ-13.3-P01
    Scenario: a power that isn't an enemy of the formation
      Given there holds 1 regular of England
      And France and England are allied
      And there is controlled by England
      When England avoids battle to yonder with 1 regular of England
      Then it is refused by VQ-13.3-P01

    @case:vq-avoid-battle-0075 @VQ-13.3-P01
    Scenario: an ally of the formation who is besieged, though an ally of its enemy too
      Given a key called beyond of Spain, adjacent to here
      And France and England are allied
      And England and Spain are allied
      And France and the HRE are at war
      And England and the HRE are at war
      And beyond holds 3 regulars of the HRE
      And 2 regulars of England are besieged in beyond by the HRE
      And 3 regulars of France have left here for beyond
      When England avoids battle to yonder with 2 regulars of England
      Then it is refused by VQ-13.3-P01

    @case:vq-avoid-battle-0076 @VQ-13.3-S06
    Scenario: a naval leader
      Given Toledo, a naval leader of Spain, is in there
      When Spain avoids battle to yonder with 6 regulars of Spain and Toledo
      Then it is refused by VQ-13.3-S06

  # Several powers

  Rule: Each power attempts by itself, in impulse order

    Background:
      Given England and Spain are allied
      And France and England are at war
      And there holds 2 regulars of England

    @case:vq-avoid-battle-0050 @VQ-13.3-S03 @VQ-13.3-S04
    Scenario: England gets away after Spain has failed
      Given Spain has attempted to avoid battle, and failed
      When England avoids battle to yonder with 2 regulars of England
      And the avoid battle dice of England show 4 and 5
      Then yonder then holds 2 regulars of England
      And there then holds 6 regulars of Spain and no regulars of England

    @case:vq-avoid-battle-0051 @VQ-13.1-S09
    Scenario: units of an active minor power go with those of their major power
      Given Scotland is an active minor power of Spain
      And there holds 1 regular of Scotland
      When Spain avoids battle to yonder with 6 regulars of Spain and 1 regular of Scotland
      And the avoid battle dice of Spain show 4 and 5
      Then yonder then holds 6 regulars of Spain and 1 regular of Scotland

  # The decision

  Rule: Nobody must avoid battle

    @case:vq-avoid-battle-0060 @VQ-13.3-P02
    Scenario: Spain stays
      When Spain may avoid battle
      And Spain avoids battle no more
      Then there then holds 6 regulars of Spain

    @case:vq-avoid-battle-0061 @VQ-13.3-P02 @VQ-13.3-S05
    Scenario: Spain goes to yonder with 5 of 6 regulars and Alba
      Given there holds Alba
      When Spain may avoid battle
      And Spain chooses to avoid battle to yonder
      And Alba leaves with the units of Spain
      And 5 regulars of Spain leave there
      And the avoid battle dice of Spain show 3 and 4
      Then yonder then holds 5 regulars of Spain and Alba
      And there then holds 1 regular of Spain

    @case:vq-avoid-battle-0062 @VQ-13.3-R04
    Scenario: Spain can't choose where the enemy came from
      Given here is controlled by Spain
      When Spain may avoid battle
      And Spain chooses to avoid battle to here
      Then it is refused by VQ-13.3-R04

    @case:vq-avoid-battle-0063 @VQ-13.3-S04
    Scenario: a part goes to yonder and another to beyond
      Given a key called beyond of Spain, adjacent to there
      When Spain may avoid battle
      And Spain chooses to avoid battle to yonder
      And 2 regulars of Spain leave there
      And the avoid battle dice of Spain show 5 and 5
      And Spain chooses to avoid battle to beyond
      And 3 regulars of Spain leave there
      And the avoid battle dice of Spain show 4 and 5
      Then by the reading one_attempt of VQ-Q298
      And yonder then holds 2 regulars of Spain
      And there then holds 4 regulars of Spain
      And by the reading several of VQ-Q298
      And yonder then holds 2 regulars of Spain
      And beyond then holds 3 regulars of Spain
      And there then holds 1 regular of Spain

    @case:vq-avoid-battle-0064 @VQ-13.3-P04
    Scenario: only Alba goes
      Given there holds Alba
      When Spain may avoid battle
      And Spain chooses to avoid battle to yonder
      And Alba leaves with the units of Spain
      And 0 regulars of Spain leave there
      And the avoid battle dice of Spain show 3 and 4
      Then yonder then holds Alba
      And there then holds 6 regulars of Spain

    @case:vq-avoid-battle-0065 @VQ-13.3-P02
    Scenario: where a leader may never go alone, a unit must go with him
      Given there holds Alba
      And VQ-Q05 is read as never
      When Spain may avoid battle
      And Spain chooses to avoid battle to yonder
      And Alba leaves with the units of Spain
      Then how many regulars of Spain leave there is asked, from 1 to 6

    @case:vq-avoid-battle-0066 @VQ-13.3-P03
    Scenario: 1 regular goes, and Alba stays
      Given there holds Alba
      When Spain may avoid battle
      And Spain chooses to avoid battle to yonder
      And no leader leaves with the units of Spain
      And 1 regular of Spain leaves there
      And the avoid battle dice of Spain show 4 and 5
      Then yonder then holds 1 regular of Spain
      And there then holds 5 regulars of Spain and Alba

    @case:vq-avoid-battle-0067 @VQ-13.3-P02
    Scenario: without a leader somebody must go
      When Spain may avoid battle
      And Spain chooses to avoid battle to yonder
      Then how many regulars of Spain leave there is asked, from 1 to 6

    @case:vq-avoid-battle-0068 @VQ-13.3-R07
    Scenario: where a leader may never go alone, units may
      Given VQ-Q05 is read as never
      When Spain avoids battle to yonder with 6 regulars of Spain
      And the avoid battle dice of Spain show 4 and 5
      Then yonder then holds 6 regulars of Spain

    @case:vq-avoid-battle-0070 @VQ-13.3-P02
    Scenario: a power that got away with all is asked no more
      Given VQ-Q298 is read as several
      And a key called beyond of Spain, adjacent to there
      When Spain may avoid battle
      And Spain chooses to avoid battle to yonder
      And 6 regulars of Spain leave there
      And the avoid battle dice of Spain show 4 and 5
      Then yonder then holds 6 regulars of Spain

  Rule: Out of a stack of Knights of St. John

    Background:
      Given a key called court of Spain, adjacent to here and yonder
      And court holds 2 knights of Spain
      And 3 regulars of France have left here for court

    @case:vq-avoid-battle-0071 @VQ-13.3-P02
    Scenario: the Knights alone are asked nothing
      When Spain may avoid battle
      Then court then holds 2 knights of Spain

    @case:vq-avoid-battle-0072 @VQ-13.3-P04
    Scenario: a leader may go alone
      Given court holds Alba and Farnese
      When Spain may avoid battle
      And Spain chooses to avoid battle to yonder
      And Alba leaves with the units of Spain
      And the avoid battle dice of Spain show 3 and 4
      Then yonder then holds Alba
      And court then holds 2 knights of Spain and Farnese

    @case:vq-avoid-battle-0073 @VQ-13.3-P04
    Scenario: if anybody goes it is the only leader
      Given court holds Alba
      When Spain may avoid battle
      And Spain chooses to avoid battle to yonder
      And the avoid battle dice of Spain show 3 and 4
      Then yonder then holds Alba
      And court then holds 2 knights of Spain

    @case:vq-avoid-battle-0074 @VQ-13.3-P02
    Scenario: where a leader may never go alone he is asked nothing
      Given court holds Alba
      And VQ-Q05 is read as never
      When Spain may avoid battle
      Then court then holds 2 knights of Spain and Alba
