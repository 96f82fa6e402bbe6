Feature: Units that are together as a war begins
  Two powers that were at peace may have land units in one space. What becomes of them as a war between the two begins
  isn't said: they stay, they fight, or they are displaced.

  # What is due

  Rule: A declaration of war

    @case:vq-war-begins-0001 @VQ-9.4-S02
    Scenario: units in one unfortified space
      Given an unfortified space called here of Venice
      And here holds 2 regulars of France and 3 regulars of the HRE
      When the HRE declares war on France for 2 CP, where the box says 2
      Then by the reading they_stay of VQ-Q136
      And the wars are France with the HRE
      And nothing is due
      And by the reading field_battle of VQ-Q136
      And the battle as the war begins of France in here is due
      And by the reading displaced of VQ-Q136
      And the leaving as the war begins of the HRE in here and the leaving as the war begins of France in here are due

    @case:vq-war-begins-0080 @VQ-9.4-S02
    Scenario: a space where only one of them is doesn't matter
      Given an unfortified space called beyond of Venice
      And an unfortified space called here of Venice
      And beyond holds 2 regulars of France
      And here holds 2 regulars of France and 3 regulars of the HRE
      And VQ-Q136 is read as field_battle
      When the HRE declares war on France for 2 CP, where the box says 2
      Then the battle as the war begins of France in here is due

    @case:vq-war-begins-0002 @VQ-9.4-S02
    Scenario: who attacks
      Given an unfortified space called here of Venice
      And here holds 2 regulars of France and 3 regulars of the HRE
      And VQ-Q136 is read as field_battle
      When the HRE declares war on France for 2 CP, where the box says 2
      Then by the reading earlier_in_impulse_order of VQ-Q470
      And the battle as the war begins of France in here is due
      And by the reading who_began_the_war of VQ-Q470
      And the battle as the war begins of the HRE in here is due

    @case:vq-war-begins-0003 @VQ-9.4-S04
    Scenario: a minor power is later than any major one
      Given an unfortified space called here of Spain
      And here holds 2 regulars of the Ottoman and 1 regular of Venice
      And VQ-Q136 is read as field_battle
      When the Ottoman declares war on Venice for 2 CP, where the box says 2
      Then the battle as the war begins of the Ottoman in here is due

    @case:vq-war-begins-0004 @VQ-9.4-S02
    Scenario: in a fortified space nobody has to fight
      Given a fortress called here of Venice
      And here holds 2 regulars of France and 3 regulars of the HRE
      And VQ-Q136 is read as field_battle
      When the HRE declares war on France for 2 CP, where the box says 2
      Then nothing is due

    @case:vq-war-begins-0005 @VQ-9.4-S02
    Scenario: a battle in each such space, none where only one of them is
      Given an unfortified space called here of Venice
      And an unfortified space called there of Venice
      And an unfortified space called yonder of Venice
      And an unfortified space called beyond of Venice
      And here holds 2 regulars of France and 3 regulars of the HRE
      And there holds 1 regular of France and 1 regular of Spain
      And yonder holds 1 regular of the HRE
      And beyond holds 1 mercenary of France and 1 mercenary of the HRE
      And VQ-Q136 is read as field_battle
      When the HRE declares war on France for 2 CP, where the box says 2
      Then the battle as the war begins of France in beyond and the battle as the war begins of France in here are due

    @case:vq-war-begins-0006 @VQ-9.4-S02
    Scenario: units of a minor ally are together with the enemy too
      Given an unfortified space called here of the Papacy
      And Venice is an active minor power of Spain
      And here holds 1 regular of Venice and 1 regular of France
      And VQ-Q136 is read as field_battle
      When France declares war on Spain for 3 CP, where the box says 3
      Then the battle as the war begins of Spain in here is due

    @case:vq-war-begins-0007 @VQ-9.4-S02
    Scenario: those who are besieged together leave
      Given a key called here of Venice
      And France and the Ottoman are at war
      And the HRE and the Ottoman are at war
      And the Ottoman besieges here with 4 regulars of the Ottoman
      And 1 regular of France and 1 regular of the HRE are besieged in here
      And VQ-Q136 is read as displaced
      When the HRE declares war on France for 2 CP, where the box says 2
      Then the leaving as the war begins of the HRE in here and the leaving as the war begins of France in here are due

  Rule: Who is in a home space needn't leave

    Background:
      Given VQ-Q136 is read as displaced

    @case:vq-war-begins-0010 @VQ-9.4-S02
    Scenario: units of the one, or all of them
      Given an unfortified space called here of France
      And here holds 2 regulars of France and 3 regulars of the HRE
      When the HRE declares war on France for 2 CP, where the box says 2
      Then by the reading of_the_unit of VQ-Q134
      And the leaving as the war begins of the HRE in here is due
      And by the reading of_either_power of VQ-Q134
      And nothing is due

    @case:vq-war-begins-0011 @VQ-9.4-S02
    Scenario: units of a minor ally in a home space of their own
      Given an unfortified space called here of Venice
      And Venice is an active minor power of Spain
      And here holds 1 regular of Venice and 1 regular of France
      When France declares war on Spain for 3 CP, where the box says 3
      Then the leaving as the war begins of France in here is due

    @case:vq-war-begins-0012 @VQ-9.4-S02
    Scenario: in a home space of nobody who is there, both ways
      Given an unfortified space called here of Venice
      And here holds 1 regular of Spain and 1 regular of France
      And VQ-Q134 is read as of_either_power
      When France declares war on Spain for 3 CP, where the box says 3
      Then the leaving as the war begins of France in here and the leaving as the war begins of Spain in here are due

    @case:vq-war-begins-0013 @VQ-9.4-S02
    Scenario: a split home space is at home to both
      Given an unfortified space called here of France, split with the Huguenots
      And here holds 1 regular of France and 1 regular of the Huguenots
      When the Protestant declares war on France for 3 CP, where the box says 3
      Then nothing is due

  # Other wars

  @VQ-9.4-S11
  Rule: A war that a move begins

    Background:
      Given England and Spain are allied
      And an unfortified space called far of France
      And far holds 1 regular of England and 1 regular of Spain
      And VQ-Q136 is read as field_battle
      And VQ-Q470 is read as who_began_the_war

    @case:vq-war-begins-0020 @VQ-9.4-E13
    Scenario: an English force enters the Netherlands
      Given it is the impulse of England, with 3 CP
      And a fortress called here of England, adjacent to there
      And an unfortified space called there of Spain
      And there lies in the Netherlands
      And 2 regulars of England have left here for there
      When the formation arrives
      Then Spain and England are then at war
      And the battle as the war begins of England in far is due

    @case:vq-war-begins-0021 @VQ-9.5-E05
    Scenario: a Spanish force enters Scotland
      Given it is the impulse of Spain, with 3 CP
      And Elizabeth is excommunicated
      And a fortress called here of Spain, adjacent to there
      And an unfortified space called there of Scotland
      And there is controlled by England
      And 2 regulars of Spain have left here for there
      When the formation arrives
      Then Spain and England are then at war
      And the battle as the war begins of Spain in far is due

    @case:vq-war-begins-0022 @VQ-9.4-E13
    Scenario: those who leave a space don't fight in it
      Given it is the impulse of England, with 3 CP
      And an unfortified space called here of France, adjacent to there
      And an unfortified space called there of Spain
      And there lies in the Netherlands
      And here holds 1 regular of Spain
      And 2 regulars of England have left here for there
      When the formation arrives
      Then the battle as the war begins of England in far is due

  @VQ-18.5-E08
  Rule: A war that a rebellion begins

    @case:vq-war-begins-0023
    Scenario: the Protestant and France were at peace
      Given it is the impulse of the Protestant, with 2 CP
      And an unfortified space called here of France
      And here lies in France
      And here is Protestant
      And an unfortified space called far of the HRE
      And far holds 1 regular of France and 1 regular of the Huguenots
      And VQ-Q136 is read as field_battle
      And VQ-Q470 is read as who_began_the_war
      When there is a rebellion in here with 2 CP
      Then France and the Protestant are then at war
      And the battle as the war begins of the Protestant in far is due

  @VQ-19.4-E06
  Rule: A war that an English Catholic Rebellion begins

    @case:vq-war-begins-0024
    Scenario: Spain and England were allies
      Given it is turn 3
      And it is the impulse of Spain, with 2 CP
      And England and Spain are allied
      And a fortress called here of England
      And here lies in England
      And an unfortified space called far of France
      And far holds 1 regular of England and 1 regular of Spain
      And VQ-Q136 is read as field_battle
      And VQ-Q470 is read as who_began_the_war
      When there is a rebellion in England
      Then Spain and England are then at war
      And the battle as the war begins of Spain in far is due

  @VQ-20.10-E05
  Rule: A war that the Catholic League begins

    @case:vq-war-begins-0025
    Scenario: Spain and France were allies
      Given the Duke of Guise is a leader of Spain
      And it is turn 4
      And France and Spain are allied
      And Amiens holds 1 regular of Spain and 1 mercenary of France
      And Paris holds 2 mercenaries of France
      And VQ-Q136 is read as field_battle
      And VQ-Q470 is read as who_began_the_war
      When the Catholic League forms
      And Spain chooses Troyes and Dijon
      And France removes 1 mercenary from Paris
      Then the wars are Spain with France, Spain with the Protestant
      And the battle as the war begins of Spain in Amiens is due

  # The battle

  @VQ-2.1-R02
  Rule: They fight a field battle

    Background:
      Given an unfortified space called here of Venice, adjacent to there and yonder
      And an unfortified space called there of France
      And an unfortified space called yonder of the HRE
      And France and the HRE are at war

    @case:vq-war-begins-0030 @VQ-14-S02 @VQ-14-S06
    Scenario: the attacker wins, and the defender retreats
      Given Guise, an army leader of France, has battle 1 and command 6
      And Schwendi, an army leader of the HRE, has battle 2 and command 8
      And here holds 2 regulars of France, Guise, 3 regulars of the HRE and Schwendi
      When France attacks in here as the war begins
      And the attacker rolls 3 dice in here, with 2 hits
      And the defender rolls 6 dice in here, with 1 hit
      Then here then holds 1 regular of France, no regulars of the HRE and Guise
      And yonder then holds 1 regular of the HRE and Schwendi
      And 1 regular of France and 2 regulars of the HRE are lost
      And nothing is due

    @case:vq-war-begins-0031 @VQ-14.1-R02
    Scenario: the attacker loses, and came from nowhere
      Given Guise, an army leader of France, has battle 1 and command 6
      And here holds 2 regulars of France, Guise and 2 regulars of the HRE
      When France attacks in here as the war begins
      And the attacker rolls 3 dice in here, with 1 hit
      And the defender rolls 3 dice in here, with 1 hit
      Then by the reading as_the_others of VQ-Q471
      And there then holds 1 regular of France and Guise
      And here then holds no regulars of France and 1 regular of the HRE
      And by the reading no_space of VQ-Q471
      And 2 regulars of France and 1 regular of the HRE are lost
      And Guise is captured by the HRE

    @case:vq-war-begins-0032 @VQ-14-E02
    Scenario: a leader without units is captured by the attacker
      Given Schwendi, an army leader of the HRE, has battle 2 and command 8
      And here holds 2 regulars of France, 1 regular of the HRE and Schwendi
      When France attacks in here as the war begins
      And the attacker rolls 2 dice in here, with 1 hit
      And the defender rolls 4 dice in here, with no hits
      Then Schwendi is captured by France
      And no leader is in here

    @case:vq-war-begins-0033 @VQ-14-E02
    Scenario: or by the defender
      Given Guise, an army leader of France, has battle 1 and command 6
      And here holds 1 regular of France, Guise and 2 regulars of the HRE
      When France attacks in here as the war begins
      And the attacker rolls 2 dice in here, with no hits
      And the defender rolls 3 dice in here, with 1 hit
      Then Guise is captured by the HRE
      And here then holds 2 regulars of the HRE

    @case:vq-war-begins-0035 @VQ-14-S01
    Scenario: response cards change the number of units
      Given here holds 2 regulars of France and 2 regulars of the HRE
      When France attacks in here as the war begins
      And in step 1 the attacker: France plays Reiters, which adds 1 mercenary of France
      And in step 1 the defender: the HRE plays Reiters, which adds 2 mercenaries of the HRE
      And the attacker rolls 3 dice in here, with no hits
      And the defender rolls 5 dice in here, with no hits
      Then here then holds 2 regulars of the HRE, 2 mercenaries of the HRE, no regulars of France and no mercenaries of France
      And there then holds 2 regulars of France and 1 mercenary of France

    @case:vq-war-begins-0036 @VQ-14-S01
    Scenario: not one of a power that isn't there
      Given here holds 2 regulars of France and 2 regulars of the HRE
      When France attacks in here as the war begins
      And in step 1 the defender: Spain plays Reiters, which adds 1 mercenary of Spain
      Then it is refused by VQ-14-S01

    @case:vq-war-begins-0037 @VQ-14-S01
    Scenario: nor on the wrong side
      Given here holds 2 regulars of France and 2 regulars of the HRE
      When France attacks in here as the war begins
      And in step 1 the attacker: the HRE plays Reiters, which adds 1 mercenary of the HRE
      Then it is refused by VQ-14-S01

    @case:vq-war-begins-0038 @VQ-14-P01 @VQ-14-P02
    Scenario: combat cards
      Given here holds 2 regulars of France and 2 regulars of the HRE
      When France attacks in here as the war begins
      And for the attacker France plays Cards, which adds 1 die
      And for the defender the HRE plays Swords, which adds 1 hit
      And the attacker rolls 3 dice in here, with 1 hit
      And the defender rolls 3 dice in here, with no hits
      Then here then holds 1 regular of the HRE and no regulars of France
      And there then holds 1 regular of France

    @case:vq-war-begins-0039 @VQ-14.1-E01
    Scenario: without a space to go to they are lost
      Given a fortress called there of Spain
      And Guise, an army leader of France, has battle 1 and command 6
      And here holds 2 regulars of France, Guise and 2 regulars of the HRE
      When France attacks in here as the war begins
      And the attacker rolls 3 dice in here, with no hits
      And the defender rolls 3 dice in here, with 1 hit
      Then 2 regulars of France are lost
      And Guise is captured by the HRE

    @case:vq-war-begins-0040 @VQ-14-X01
    Scenario: both would be wiped out, and the loser keeps a unit
      Given here holds 3 regulars of France and 1 regular of the HRE
      When France attacks in here as the war begins
      And the attacker rolls 3 dice in here, with 2 hits
      And the defender rolls 2 dice in here, with 2 hits
      And for the defender the HRE plays Swords, which adds 1 hit
      Then by the reading retreats of VQ-Q45
      And there then holds 1 regular of France
      And here then holds no regulars of France and no regulars of the HRE
      And by the reading stays of VQ-Q45
      And here then holds 1 regular of France and no regulars of the HRE

    @case:vq-war-begins-0041 @VQ-14-S08
    Scenario: the winner is wiped out alone
      Given here holds 1 regular of France and 4 regulars of the HRE
      When France attacks in here as the war begins
      And for the attacker France plays Cards, which adds 2 hits
      And the attacker rolls 1 die in here, with no hits
      And the defender rolls 5 dice in here, with 1 hit
      Then by the reading loser_retreats of VQ-Q302
      And yonder then holds 2 regulars of the HRE
      And by the reading survivors_stay of VQ-Q302
      And here then holds 2 regulars of the HRE

    @case:vq-war-begins-0042 @VQ-5.3-R01
    Scenario: what can't be laid out for want of counters is lost too
      Given the counters of the HRE are 2 twos
      And here holds 2 regulars of France and 4 regulars of the HRE
      When France attacks in here as the war begins
      And the attacker rolls 2 dice in here, with 1 hit
      And the defender rolls 5 dice in here, with no hits
      Then yonder then holds 2 regulars of the HRE
      And 2 regulars of the HRE are lost

    @case:vq-war-begins-0043 @VQ-14.1-R01
    Scenario: in an impulse they can't move any more
      Given it is the impulse of Spain, with 2 CP
      And Schwendi, an army leader of the HRE, has battle 0 and command 8
      And here holds 2 regulars of France, 3 regulars of the HRE and Schwendi
      When France attacks in here as the war begins
      And the attacker rolls 2 dice in here, with 1 hit
      And the defender rolls 4 dice in here, with no hits
      Then yonder then holds 2 regulars of the HRE and Schwendi
      And 2 regulars of the HRE and Schwendi in yonder have lost a field battle

  @VQ-9.2-E04
  Rule: Allies of the controller of the space defend with it

    Background:
      Given an unfortified space called here of the HRE, adjacent to there, yonder and beyond
      And an unfortified space called there of France
      And an unfortified space called yonder of the HRE
      And an unfortified space called beyond of Spain
      And France and the HRE are at war
      And Spain and the HRE are allied
      And here holds 3 regulars of France, 1 regular of the HRE and 2 regulars of Spain

    @case:vq-war-begins-0050 @VQ-14.1-R02
    Scenario: they lose together, and retreat
      When France attacks in here as the war begins
      And the attacker rolls 3 dice in here, with 1 hit
      And the defender rolls 4 dice in here, with no hits
      And the die gives the odd loss in here to Spain
      And the HRE chooses to retreat to yonder
      And Spain chooses to retreat to beyond
      Then by the reading one_space_per_owner of VQ-Q169
      And yonder then holds 1 regular of the HRE
      And beyond then holds 1 regular of Spain
      And by the reading one_common_space of VQ-Q169
      And yonder then holds 1 regular of the HRE and 1 regular of Spain

    @case:vq-war-begins-0081 @VQ-14.1-R02
    Scenario: where they go together the controller of the space chooses
      Given here is controlled by Spain
      And VQ-Q169 is read as one_common_space
      When France attacks in here as the war begins
      And the attacker rolls 3 dice in here, with 1 hit
      And the defender rolls 4 dice in here, with no hits
      And the die gives the odd loss in here to Spain
      And Spain chooses to retreat to beyond
      Then beyond then holds 1 regular of the HRE and 1 regular of Spain

    @case:vq-war-begins-0051 @VQ-9.2-E05
    Scenario: they win together, and the attacker goes
      When France attacks in here as the war begins
      And the attacker rolls 3 dice in here, with no hits
      And the defender rolls 4 dice in here, with 1 hit
      Then there then holds 2 regulars of France
      And here then holds 1 regular of the HRE and 2 regulars of Spain

  Rule: Units of an inactive minor power go nowhere

    Background:
      Given an unfortified space called here of the Ottoman, adjacent to there
      And an unfortified space called there of Venice
      And the Ottoman and Venice are at war
      And here holds 3 regulars of the Ottoman and 2 regulars of Venice

    @case:vq-war-begins-0060 @VQ-24.1-E03 @VQ-24.1-R01
    Scenario: beaten they are eliminated
      When the Ottoman attacks in here as the war begins
      And the attacker rolls 3 dice in here, with 1 hit
      And the defender rolls 3 dice in here, with no hits
      Then here then holds 3 regulars of the Ottoman and no regulars of Venice
      And 2 regulars of Venice are lost

    @case:vq-war-begins-0061 @VQ-2.2-D10
    Scenario: or without a battle
      Given VQ-Q263 is read as eliminated
      When the Ottoman attacks in here as the war begins
      Then here then holds 3 regulars of the Ottoman and no regulars of Venice
      And 2 regulars of Venice are lost

  Rule: There is no battle any more

    @case:vq-war-begins-0034 @VQ-2.2-D10
    Scenario: one side has left before
      Given an unfortified space called here of Venice
      And here holds 2 regulars of France
      And France and the HRE are at war
      When France attacks in here as the war begins
      Then here then holds 2 regulars of France
      And nothing is due

  # They leave

  @VQ-12.5-S01
  Rule: They are displaced

    @case:vq-war-begins-0070 @VQ-12.5-S02
    Scenario: with their leaders and naval units
      Given an unfortified space called here of the HRE, adjacent to refuge and sea
      And a fortress called refuge of France, adjacent to sea
      And a sea zone called sea
      And Guise, an army leader of France, has battle 1 and command 6
      And here holds 2 regulars of France, Guise and 1 regular of the HRE
      And here harbours 1 galley of France
      When France leaves here as the war begins
      Then refuge then holds 2 regulars of France and Guise
      And refuge then harbours 1 galley of France
      And here then holds no regulars of France and 1 regular of the HRE

    @case:vq-war-begins-0071
    Scenario: a minor ally's units stay where they are at home
      Given an unfortified space called here of Venice, adjacent to refuge
      And a fortress called refuge of Spain
      And Venice is an active minor power of Spain
      And here holds 1 regular of Venice, 1 regular of Spain and 1 regular of France
      When Spain leaves here as the war begins
      Then refuge then holds 1 regular of Spain
      And here then holds 1 regular of Venice, 1 regular of France and no regulars of Spain
