Feature: Declarations of war
  In the Diplomacy Phase a major power may declare war on other powers, for the CP in the box of the two. What a minor
  power's diplomatic status then comes to is another matter.

  @VQ-9.4-S02
  Rule: An At War marker is placed

    @case:vq-declarations-of-war-0001 @VQ-9.4-S01 @VQ-9.4-S02 @VQ-9.4-R06
    Scenario: on a major power
      When France declares war on Spain for 3 CP, where the box says 3
      Then the wars are Spain with France

    @case:vq-declarations-of-war-0002 @VQ-9.4-S03 @VQ-9.4-S04
    Scenario: on an inactive minor power
      When the Ottoman declares war on Venice for 2 CP, where the box says 2
      Then the wars are the Ottoman with Venice

    @case:vq-declarations-of-war-0003
    Scenario: other wars go on
      Given the Ottoman and the HRE are at war
      When the Ottoman declares war on Spain for 4 CP, where the box says 2
      Then the wars are the Ottoman with the HRE, the Ottoman with Spain

  Rule: It is paid in full

    @case:vq-declarations-of-war-0010 @VQ-9.4-R02
    Scenario: 2 CP for 3
      When France declares war on Spain for 2 CP, where the box says 3
      Then by the reading refused of VQ-Q131
      And it is refused by VQ-9.4-R02
      And by the reading war_stands of VQ-Q131
      And the wars are Spain with France

    @case:vq-declarations-of-war-0011 @VQ-9.4-R02
    Scenario: more than it costs
      When France declares war on Spain for 5 CP, where the box says 3
      Then the wars are Spain with France

    @case:vq-declarations-of-war-0012 @VQ-9.4-R02
    Scenario: nothing is paid
      When France declares war on Spain, where the box says 1
      Then it is refused by VQ-9.4-R02

  Rule: The limits at all times

    @case:vq-declarations-of-war-0020 @VQ-9.4-R06
    Scenario: no number is in the box
      When England declares war on the Ottoman
      Then it is refused by VQ-9.4-R06

    @case:vq-declarations-of-war-0021 @VQ-9.4-R07
    Scenario: a minor power that is allied to a major power
      Given Venice is an active minor power of Spain
      When the Ottoman declares war on Venice for 2 CP, where the box says 2
      Then it is refused by VQ-9.4-R07

    @case:vq-declarations-of-war-0022 @VQ-9.4-R07
    Scenario: the major power to which it is allied
      Given Venice is an active minor power of Spain
      When the Ottoman declares war on Spain for 2 CP, where the box says 2
      Then the wars are the Ottoman with Spain

    @case:vq-declarations-of-war-0023 @VQ-9.4-R08 @VQ-9.4-R12
    Scenario: an ally
      Given the Ottoman and France are allied
      When France declares war on the Ottoman for 3 CP, where the box says 3
      Then it is refused by VQ-9.4-R08

    @case:vq-declarations-of-war-0024 @VQ-9.4-R08 @VQ-9.4-R12
    Scenario: the ally of an ally
      Given the Ottoman and France are allied
      And England and France are allied
      When England declares war on the Ottoman for 3 CP, where the box says 3
      Then the wars are the Ottoman with England

    @case:vq-declarations-of-war-0025 @VQ-9.4-R09
    Scenario: Portugal before King Sebastian's death
      When Spain declares war on Portugal for 3 CP, where the box says 3
      Then it is refused by VQ-9.4-R09

    @case:vq-declarations-of-war-0026 @VQ-9.4-R09
    Scenario: Portugal after it
      When Spain declares war on Portugal for 3 CP, where the box says 3, after King Sebastian's death
      Then the wars are Spain with Portugal

    @case:vq-declarations-of-war-0027 @VQ-9.4-R10
    Scenario: the independents
      When France declares war on the independents for 1 CP, where the box says 1
      Then it is refused by VQ-9.4-R10

    @case:vq-declarations-of-war-0028 @VQ-9.4-R11
    Scenario: a power with which peace was made in this Diplomacy Phase
      When France declares war on Spain for 3 CP, where the box says 3, with whom it has just made peace
      Then it is refused by VQ-9.4-R11

    @case:vq-declarations-of-war-0029 @VQ-9.4-R10 @VQ-9.4-R11
    Scenario: a power at peace for longer
      When France declares war on Spain for 3 CP, where the box says 3
      Then the wars are Spain with France

  # War in the Action Phase

  @VQ-9.4-E13
  Rule: Where an English force enters the Netherlands, England and Spain are at war

    Background:
      Given it is the impulse of England, with 3 CP
      And a fortress called here of England, adjacent to there
      And here holds 3 regulars of England
      And an unfortified space called there of Spain
      And there lies in the Netherlands

    @case:vq-declarations-of-war-0040 @VQ-9.4-S11 @VQ-9.5-E04
    Scenario: into a space of an ally
      Given there is controlled by the Protestant
      And England and the Protestant are allied
      And 2 regulars of England have left here for there
      When the formation arrives
      Then the wars are Spain with England
      And there then holds 2 regulars of England
      And the alliances are England with the Protestant

    @case:vq-declarations-of-war-0041
    Scenario: a leader alone
      Given there is controlled by the Protestant
      And England and the Protestant are allied
      And Leicester, an army leader of England, has battle 1 and command 6
      And Leicester has left here for there
      When the formation arrives
      Then the wars are Spain with England

    @case:vq-declarations-of-war-0042
    Scenario: an alliance of the two ends
      Given England and Spain are allied
      And 2 regulars of England have left here for there
      When the formation arrives
      Then the wars are Spain with England
      And nobody is allied any more

  @VQ-13.1-R02
  Rule: Which spaces of the Netherlands are open to an English force in peace

    Background:
      Given it is the impulse of England, with 3 CP
      And a fortress called here of England, adjacent to there
      And here holds 3 regulars of England
      And an unfortified space called there of Spain
      And there lies in the Netherlands

    @case:vq-declarations-of-war-0043
    Scenario: a space of Spain, in peace
      When 2 regulars of England move from here to there
      Then by the reading where_13_1_allows of VQ-Q64
      And it is refused by VQ-13.1-R02
      And by the reading any_spanish_space of VQ-Q64
      And Spain and England are then at war
      And 2 regulars of England are on the way from here to there

    @case:vq-declarations-of-war-0044
    Scenario: a space of France, in peace
      Given there is controlled by France
      And VQ-Q64 is read as any_spanish_space
      When 2 regulars of England move from here to there
      Then it is refused by VQ-13.1-R02

    @case:vq-declarations-of-war-0045
    Scenario: a space of Spain elsewhere, in peace
      Given an unfortified space called yonder of Spain, adjacent to here
      And VQ-Q64 is read as any_spanish_space
      When 2 regulars of England move from here to yonder
      Then it is refused by VQ-13.1-R02

    @case:vq-declarations-of-war-0046
    Scenario: a space of Spain, by another power
      Given it is the impulse of France, with 3 CP
      And here is controlled by France
      And here holds 3 regulars of France
      And VQ-Q64 is read as any_spanish_space
      When 2 regulars of France move from here to there
      Then it is refused by VQ-13.1-R02

  @VQ-9.4-S11
  Rule: Allies are enemies where a force enters that begins the war

    Background:
      Given it is the impulse of England, with 3 CP
      And England and Spain are allied
      And a fortress called here of England, adjacent to there
      And here holds 3 regulars of England

    @case:vq-declarations-of-war-0050 @VQ-9.4-E13
    Scenario: Spanish regulars where an English force enters the Netherlands
      Given an unfortified space called there of Spain
      And there lies in the Netherlands
      And there holds 2 regulars of Spain
      When 2 regulars of England move from here to there
      Then by the reading met_as_enemies of VQ-Q440
      And Spain and England are then at war
      And by the reading displaced of VQ-Q440
      And 2 regulars of England are on the way from here to there

    @case:vq-declarations-of-war-0051 @VQ-9.4-E13
    Scenario: in a fortress of Spain's
      Given a fortress called there of Spain
      And there lies in the Netherlands
      And there holds 2 regulars of Spain
      When 2 regulars of England move from here to there
      Then Spain and England are then at war
      And 2 regulars of England are on the way from here to there

    @case:vq-declarations-of-war-0052 @VQ-13.1-R09
    Scenario: an English leader alone may not go where they become enemies
      Given an unfortified space called there of Spain
      And there lies in the Netherlands
      And there holds 2 regulars of Spain
      And Leicester, an army leader of England, has battle 1 and command 6
      And here holds Leicester
      When Leicester moves from here to there
      Then it is refused by VQ-13.1-R09

    @case:vq-declarations-of-war-0053 @VQ-13.1-P04
    Scenario: elsewhere they are allies still
      Given an unfortified space called there of Spain
      And there holds 2 regulars of Spain
      When 2 regulars of England move from here to there
      Then the wars stay as they are
      And 2 regulars of England are on the way from here to there

    @case:vq-declarations-of-war-0054 @VQ-9.4-E13
    Scenario: they are displaced by the other reading
      Given a fortress called there of Spain
      And there lies in the Netherlands
      And there holds 2 regulars of Spain
      And 2 regulars of England have left here for there
      And VQ-Q440 is read as displaced
      When the formation arrives
      Then Spain and England are then at war
      And there then holds 2 regulars of Spain
      And here then holds 5 regulars of England

    @case:vq-declarations-of-war-0058 @VQ-9.4-E13
    Scenario: nobody is displaced from a home space of either, by a reading of that
      Given a fortress called there of Spain
      And there lies in the Netherlands
      And there holds 2 regulars of Spain
      And 2 regulars of England have left here for there
      And VQ-Q440 is read as displaced
      And VQ-Q134 is read as of_either_power
      When the formation arrives
      Then Spain and England are then at war
      And there then holds 2 regulars of Spain and 2 regulars of England

  @VQ-9.5-E05
  Rule: English allies are enemies where a Spanish force enters Scotland

    Background:
      Given it is the impulse of Spain, with 3 CP
      And England and Spain are allied
      And Elizabeth is excommunicated
      And a fortress called here of Spain, adjacent to there
      And here holds 3 regulars of Spain
      And an unfortified space called there of Scotland
      And there is controlled by England

    @case:vq-declarations-of-war-0055
    Scenario: English regulars where it enters
      Given there holds 1 regular of England
      When 2 regulars of Spain move from here to there
      Then Spain and England are then at war

    @case:vq-declarations-of-war-0056 @VQ-13.1-R02
    Scenario: where nobody is, the war begins as it arrives
      When 2 regulars of Spain move from here to there
      Then the wars stay as they are
      And 2 regulars of Spain are on the way from here to there

  @VQ-9.4-E13
  Rule: Nobody is displaced who meets no ally

    @case:vq-declarations-of-war-0057
    Scenario: an English force alone stays
      Given it is the impulse of England, with 3 CP
      And England and Spain are allied
      And a fortress called here of England, adjacent to there
      And an unfortified space called there of Spain
      And there lies in the Netherlands
      And 2 regulars of England have left here for there
      And VQ-Q440 is read as displaced
      When the formation arrives
      Then Spain and England are then at war
      And there then holds 2 regulars of England

  @VQ-9.5-R01
  Rule: Spanish units go to Ireland and Scotland in no way while the war costs more than 3

    Background:
      Given an unfortified space called there of Scotland
      And a fortress called here of France, adjacent to there
      And a fortress called yonder of Spain, adjacent to there
      And Spain and France are at war
      And Spain and Scotland are at war
      And France and Scotland are at war
      And it is the impulse of France, with 3 CP

    @case:vq-declarations-of-war-0060
    Scenario: not by an interception
      Given yonder holds 3 regulars of Spain
      And 2 regulars of France have left here for there
      When Spain intercepts from yonder with 3 regulars of Spain
      Then it is refused by VQ-9.5-R01

    @case:vq-declarations-of-war-0061 @VQ-9.5-E05
    Scenario: at a cost of 3 they intercept, and begin the war with England
      Given Elizabeth is excommunicated
      And yonder holds 3 regulars of Spain
      And 2 regulars of France have left here for there
      When Spain intercepts from yonder with 3 regulars of Spain
      And the interception dice of yonder show 6 and 6
      Then there then holds 3 regulars of Spain
      And Spain and England are then at war

    @case:vq-declarations-of-war-0062
    Scenario: not to avoid battle
      Given there is controlled by Spain
      And yonder holds 2 regulars of Spain
      And 3 regulars of France have left here for yonder
      When Spain avoids battle to there with 2 regulars of Spain
      Then it is refused by VQ-9.5-R01

    @case:vq-declarations-of-war-0063
    Scenario: nor by a retreat
      Given there is controlled by Spain
      And an unfortified space called beyond of Spain, adjacent to there and here
      And beyond holds 2 regulars of Spain
      And 3 regulars of France have left here for beyond
      When Spain retreats from beyond
      Then 2 regulars of Spain are in the force pool

    @case:vq-declarations-of-war-0064
    Scenario: nor from a siege that is broken off
      Given there is controlled by Spain
      And a fortress called beyond of France, adjacent to there
      And beyond holds 2 regulars of Spain
      And 2 regulars of France are besieged in beyond
      When Spain breaks off the siege of beyond
      Then 2 regulars of Spain are in the force pool

    @case:vq-declarations-of-war-0080
    Scenario: Spain isn't asked to avoid battle to where none of its units may go
      Given there is controlled by Spain
      And yonder holds 2 regulars of Spain
      And 3 regulars of France have left here for yonder
      When Spain may avoid battle
      And Spain chooses to avoid battle to there
      Then it is refused by VQ-9.5-R01

    @case:vq-declarations-of-war-0081
    Scenario: where its Irish allies may go they are asked alone
      Given Ireland is an active minor power of Spain
      And there is controlled by Spain
      And yonder holds 2 regulars of Spain and 2 regulars of Ireland
      And 3 regulars of France have left here for yonder
      When Spain may avoid battle
      And Spain chooses to avoid battle to there
      And 2 regulars of Ireland leave yonder
      And the avoid battle dice of Spain show 4 and 5
      Then there then holds 2 regulars of Ireland
      And yonder then holds 2 regulars of Spain

    @case:vq-declarations-of-war-0082
    Scenario: nor is it asked to intercept there
      Given yonder holds 3 regulars of Spain
      And 2 regulars of France have left here for there
      When Spain may intercept
      And Spain chooses to intercept from yonder
      Then it is refused by VQ-9.5-R01

    @case:vq-declarations-of-war-0083
    Scenario: the Irish of its side may
      Given Ireland is an active minor power of Spain
      And yonder holds 3 regulars of Spain and 2 regulars of Ireland
      And 2 regulars of France have left here for there
      When Spain may intercept
      And Spain chooses to intercept from yonder
      And 2 regulars of Ireland intercept from yonder
      And the interception dice of yonder show 4 and 5
      Then there then holds 2 regulars of Ireland
      And yonder then holds 3 regulars of Spain

    @case:vq-declarations-of-war-0095
    Scenario: a Spanish leader doesn't go with the Irish of his side
      Given Ireland is an active minor power of Spain
      And there is controlled by Spain
      And Alba, an army leader of Spain, has battle 2 and command 10
      And Oneill, an army leader of Ireland, has battle 1 and command 6
      And yonder holds 2 regulars of Spain, 2 regulars of Ireland, Alba and Oneill
      And 3 regulars of France have left here for yonder
      When Spain may avoid battle
      And Spain chooses to avoid battle to there
      And Alba leaves with the units of Spain
      Then it is refused by VQ-9.5-R01

    @case:vq-declarations-of-war-0096
    Scenario: an Irish leader does
      Given Ireland is an active minor power of Spain
      And there is controlled by Spain
      And Alba, an army leader of Spain, has battle 2 and command 10
      And Oneill, an army leader of Ireland, has battle 1 and command 6
      And yonder holds 2 regulars of Spain, 2 regulars of Ireland, Alba and Oneill
      And 3 regulars of France have left here for yonder
      When Spain may avoid battle
      And Spain chooses to avoid battle to there
      And Oneill leaves with the units of Spain
      And 2 regulars of Ireland leave yonder
      And the avoid battle dice of Spain show 4 and 4
      Then there then holds 2 regulars of Ireland and Oneill
      And yonder then holds 2 regulars of Spain and Alba

    @case:vq-declarations-of-war-0097
    Scenario: he goes alone, if leaders may
      Given Ireland is an active minor power of Spain
      And there is controlled by Spain
      And Oneill, an army leader of Ireland, has battle 1 and command 6
      And yonder holds 2 regulars of Spain and Oneill
      And 3 regulars of France have left here for yonder
      When Spain may avoid battle
      And Spain chooses to avoid battle to there
      And the avoid battle dice of Spain show 4 and 4
      Then by the reading out_of_a_stack of VQ-Q05
      And there then holds Oneill
      And by the reading never of VQ-Q05
      And it is refused by VQ-9.5-R01

  @VQ-9.5-R01
  Rule: Nor do Spanish naval units

    Background:
      Given an unfortified space called there of Ireland, adjacent to sea
      And a sea zone called sea
      And there is controlled by Spain

    @case:vq-declarations-of-war-0065
    Scenario: while the war costs 5
      Given it is the impulse of Spain, with 1 CP
      And sea harbours 1 galleon of Spain
      When in one naval move 1 galleon of Spain sails from sea to there
      Then it is refused by VQ-9.5-R01

    @case:vq-declarations-of-war-0066 @VQ-9.5-P01 @VQ-9.5-E05
    Scenario: at a cost of 3 they do, and begin the war with England
      Given it is the impulse of Spain, with 1 CP
      And Elizabeth is excommunicated
      And sea harbours 1 galleon of Spain
      When in one naval move 1 galleon of Spain sails from sea to there
      Then there then harbours 1 galleon of Spain
      And Spain and England are then at war

  @VQ-16.1-S04
  Rule: Others do

    @case:vq-declarations-of-war-0067
    Scenario: naval units of another power begin no war
      Given it is the impulse of France, with 1 CP
      And an unfortified space called there of Ireland, adjacent to sea
      And a sea zone called sea
      And there is controlled by France
      And sea harbours 1 galleon of France
      When in one naval move 1 galleon of France sails from sea to there
      Then there then harbours 1 galleon of France
      And the wars stay as they are

  @VQ-9.4-E13
  Rule: An English fleet in the Netherlands

    @case:vq-declarations-of-war-0068
    Scenario: it begins the war, or only land forces do
      Given it is the impulse of England, with 1 CP
      And an unfortified space called there of Spain, adjacent to sea
      And there lies in the Netherlands
      And a sea zone called sea
      And there is controlled by England
      And sea harbours 1 galleon of England
      When in one naval move 1 galleon of England sails from sea to there
      Then by the reading naval_units_too of VQ-Q476
      And Spain and England are then at war
      And there then harbours 1 galleon of England
      And by the reading land_forces_only of VQ-Q476
      And there then harbours 1 galleon of England

  Rule: Units of minor allies

    @case:vq-declarations-of-war-0069 @VQ-13.1-S04
    Scenario: units of Spain's minor ally that go to Scotland
      Given it is the impulse of Spain, with 1 CP
      And Venice is an active minor power of Spain
      And a fortress called here of Spain, adjacent to there
      And an unfortified space called there of Scotland
      And Spain and Scotland are at war
      And here holds 2 regulars of Venice
      When 2 regulars of Venice move from here to there
      Then by the reading of_the_nation of VQ-Q477
      And 2 regulars of Venice are on the way from here to there
      And by the reading minor_allies_too of VQ-Q477
      And it is refused by VQ-9.5-R01

    @case:vq-declarations-of-war-0070 @VQ-13.1-S11
    Scenario: units of England's minor ally that enter the Netherlands
      Given it is the impulse of England, with 1 CP
      And Scotland is an active minor power of England
      And a fortress called here of England, adjacent to there
      And an unfortified space called there of Spain
      And there lies in the Netherlands
      And there is controlled by the Protestant
      And England and the Protestant are allied
      And 2 regulars of Scotland have left here for there
      When the formation arrives
      Then by the reading of_the_nation of VQ-Q477
      And the wars stay as they are
      And by the reading minor_allies_too of VQ-Q477
      And Spain and England are then at war

  # Other movements than a move action

  @VQ-9.4-E13
  Rule: An English force that reacts enters the Netherlands too

    Background:
      Given it is the impulse of France, with 3 CP
      And France and England are at war
      And France and Spain are at war
      And England and Spain are allied
      And an unfortified space called here of England, adjacent to there
      And an unfortified space called there of Spain, adjacent to home
      And there lies in the Netherlands
      And a fortress called home of England
      And a fortress called beyond of France, adjacent to here and there
      And here holds 3 regulars of England

    @case:vq-declarations-of-war-0090 @VQ-13.2-R12
    Scenario: it intercepts where Spanish regulars stand
      Given there holds 2 regulars of Spain
      And 3 regulars of France have left beyond for there
      When England intercepts from here with 3 regulars of England
      And the interception dice of here show 6 and 6
      Then by the reading met_as_enemies of VQ-Q440
      And it is refused by VQ-13.2-R12
      And by the reading displaced of VQ-Q440
      And Spain and England are then at war
      And nobody is allied any more
      And there then holds 2 regulars of Spain
      And home then holds 3 regulars of England

    @case:vq-declarations-of-war-0071
    Scenario: it intercepts where nobody stands
      Given 3 regulars of France have left beyond for there
      When England intercepts from here with 3 regulars of England
      And the interception dice of here show 6 and 6
      Then Spain and England are then at war
      And there then holds 3 regulars of England

    @case:vq-declarations-of-war-0098 @VQ-13.2-R12
    Scenario: nor is it asked to intercept where Spanish regulars stand
      Given VQ-Q440 is read as met_as_enemies
      And there holds 2 regulars of Spain
      And 3 regulars of France have left beyond for there
      When England may intercept
      And England chooses to intercept from here
      Then it is refused by VQ-13.2-R12

    @case:vq-declarations-of-war-0099 @VQ-13.3-R01
    Scenario: its Scottish allies avoid battle to there without it
      Given VQ-Q440 is read as met_as_enemies
      And Scotland is an active minor power of England
      And there holds 2 regulars of Spain
      And here holds 1 regular of Scotland
      And 3 regulars of France have left beyond for here
      When England may avoid battle
      And England chooses to avoid battle to there
      And the avoid battle dice of England show 6 and 6
      Then there then holds 2 regulars of Spain and 1 regular of Scotland
      And here then holds 3 regulars of England
      And the wars stay as they are

    @case:vq-declarations-of-war-0073 @VQ-13.3-R01
    Scenario: it avoids battle to where Spanish regulars stand
      Given there holds 2 regulars of Spain
      And 3 regulars of France have left beyond for here
      When England avoids battle to there with 3 regulars of England
      And the avoid battle dice of England show 6 and 6
      Then by the reading met_as_enemies of VQ-Q440
      And it is refused by VQ-13.3-R01
      And by the reading displaced of VQ-Q440
      And Spain and England are then at war
      And there then holds 2 regulars of Spain
      And home then holds 3 regulars of England

    @case:vq-declarations-of-war-0074 @VQ-13.3-R02
    Scenario: it avoids battle to a space of its own where Spanish regulars stand
      Given there is controlled by England
      And there holds 2 regulars of Spain
      And 3 regulars of France have left beyond for here
      When England avoids battle to there with 3 regulars of England
      Then it is refused by VQ-13.3-R02

    @case:vq-declarations-of-war-0075
    Scenario: it avoids battle to where nobody stands
      Given 3 regulars of France have left beyond for here
      When England avoids battle to there with 3 regulars of England
      And the avoid battle dice of England show 6 and 6
      Then Spain and England are then at war
      And there then holds 3 regulars of England

    @case:vq-declarations-of-war-0076 @VQ-13.1-E05
    Scenario: it avoids battle to where a Spanish leader is alone
      Given Alba, an army leader of Spain, has battle 2 and command 10
      And there is controlled by England
      And there holds Alba
      And 3 regulars of France have left beyond for here
      When England avoids battle to there with 3 regulars of England
      And the avoid battle dice of England show 6 and 6
      Then by the reading met_as_enemies of VQ-Q440
      And Alba is captured by England
      And by the reading displaced of VQ-Q440
      And there then holds 3 regulars of England and Alba

    @case:vq-declarations-of-war-0077 @VQ-14.1-R05
    Scenario: it retreats to where Spanish regulars stand
      Given there holds 2 regulars of Spain
      And 3 regulars of France have left beyond for here
      When England retreats from here
      Then by the reading met_as_enemies of VQ-Q440
      And 3 regulars of England are in the force pool
      And by the reading displaced of VQ-Q440
      And Spain and England are then at war
      And home then holds 3 regulars of England

    @case:vq-declarations-of-war-0078 @VQ-14.1-R03
    Scenario: it would retreat to a space of its own where Spanish regulars stand
      Given there is controlled by England
      And there holds 2 regulars of Spain
      And 3 regulars of France have left beyond for here
      When England retreats from here
      Then 3 regulars of England are in the force pool

    @case:vq-declarations-of-war-0079
    Scenario: it retreats to where nobody stands
      Given 3 regulars of France have left beyond for here
      When England retreats from here
      Then Spain and England are then at war
      And there then holds 3 regulars of England

    @case:vq-declarations-of-war-0091
    Scenario: interceptors who are placed later are displaced as well
      Given there holds 2 regulars of Spain
      And 3 regulars of France have left beyond for there
      And England has intercepted the move
      And the formation waits for 3 regulars of England, who intercepted it
      And VQ-Q440 is read as displaced
      When the interceptors are placed
      Then Spain and England are then at war
      And there then holds 2 regulars of Spain
      And home then holds 3 regulars of England

    @case:vq-declarations-of-war-0092
    Scenario: a beaten formation goes back to the Netherlands, where it was in peace
      Given it is the impulse of England, with 3 CP
      And there holds 2 regulars of Spain
      And 3 regulars of England have left there for beyond
      And beyond holds 2 regulars of France
      And VQ-Q440 is read as displaced
      When England retreats from beyond
      Then Spain and England are then at war
      And there then holds 2 regulars of Spain
      And home then holds 3 regulars of England

    @case:vq-declarations-of-war-0093 @VQ-15.3-R04
    Scenario: it breaks off a siege next to where Spanish regulars stand
      Given it is the impulse of England, with 3 CP
      And beyond holds 2 regulars of England
      And 2 regulars of France are besieged in beyond
      And here is controlled by France
      And there holds 2 regulars of Spain
      When England breaks off the siege of beyond
      Then by the reading met_as_enemies of VQ-Q440
      And 2 regulars of England are in the force pool
      And by the reading displaced of VQ-Q440
      And Spain and England are then at war
      And home then holds 2 regulars of England

    @case:vq-declarations-of-war-0094 @VQ-15.3-R02
    Scenario: it breaks off a siege next to a space of its own where Spanish regulars stand
      Given it is the impulse of England, with 3 CP
      And beyond holds 2 regulars of England
      And 2 regulars of France are besieged in beyond
      And here is controlled by France
      And there is controlled by England
      And there holds 2 regulars of Spain
      When England breaks off the siege of beyond
      Then 2 regulars of England are in the force pool

  @VQ-13.1-R03
  Rule: Who is no ally yet bars the way to the Netherlands

    @case:vq-declarations-of-war-0084
    Scenario: Spanish regulars in a space of the Protestant, in peace
      Given it is the impulse of England, with 3 CP
      And England and the Protestant are allied
      And a fortress called here of England, adjacent to there
      And here holds 3 regulars of England
      And an unfortified space called there of Spain
      And there is controlled by the Protestant
      And there lies in the Netherlands
      And there holds 2 regulars of Spain
      When 2 regulars of England move from here to there
      Then it is refused by VQ-13.1-R03

  @VQ-13.2-R12
  Rule: Units of an active minor power are no English force

    @case:vq-declarations-of-war-0072
    Scenario: Scots of England intercept beside Spanish regulars in the Netherlands
      Given it is the impulse of France, with 3 CP
      And France and England are at war
      And France and Spain are at war
      And England and Spain are allied
      And Scotland is an active minor power of England
      And an unfortified space called here of England, adjacent to there
      And an unfortified space called there of Spain
      And there lies in the Netherlands
      And a fortress called beyond of France, adjacent to there
      And here holds 1 regular of Scotland and 3 regulars of England
      And there holds 2 regulars of Spain
      And 3 regulars of France have left beyond for there
      When England intercepts from here with 1 regular of Scotland
      And the interception dice of here show 6 and 6
      Then the wars stay as they are
      And there then holds 2 regulars of Spain and 1 regular of Scotland
