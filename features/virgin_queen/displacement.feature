Feature: Displacement
  When the control of a space changes other than by war, the units of its former owner there go to the nearest fortified
  space that their power controls, or to their capital; naval units to the nearest port.

  @VQ-12.5-E01
  Rule: Land units and army leaders

    @case:vq-displacement-0001 @VQ-12.5-S01
    Scenario: to the nearest fortified space
      Given an unfortified space called here of France, adjacent to there
      And an unfortified space called there of France
      And a fortress called refuge of France, adjacent to there
      And a fortress called far of France, adjacent to refuge
      And Guise, an army leader of France, has battle 1 and command 6
      And here is controlled by Spain
      And here holds 2 regulars of France, 1 mercenary of France and Guise
      When what belonged to France is displaced from here
      Then refuge then holds 2 regulars of France, 1 mercenary of France and Guise
      And here then holds no regulars of France and no mercenaries of France
      And far then holds no regulars of France

    @case:vq-displacement-0002 @VQ-12.5-S01
    Scenario: or to the capital, as the owner likes
      Given an unfortified space called here of France, adjacent to refuge
      And a fortress called refuge of France, adjacent to court
      And a key called court of France
      And court is a capital
      And here is controlled by Spain
      And here holds 2 regulars of France
      When what belonged to France is displaced from here
      And the land units of France go to court
      Then court then holds 2 regulars of France
      And refuge then holds no regulars of France

    @case:vq-displacement-0003 @VQ-12.5-S01
    Scenario: not to a capital that an enemy holds
      Given an unfortified space called here of France, adjacent to refuge
      And a fortress called refuge of France, adjacent to court
      And a key called court of France
      And court is a capital
      And court is controlled by Spain
      And here is controlled by Spain
      And here holds 2 regulars of France
      When what belonged to France is displaced from here
      Then refuge then holds 2 regulars of France

    @case:vq-displacement-0004 @VQ-12.5-P01
    Scenario: of two that are equally near the owner chooses
      Given an unfortified space called here of France, adjacent to refuge and haven
      And a fortress called refuge of France
      And a fortress called haven of France
      And here is controlled by Spain
      And here holds 2 regulars of France
      When what belonged to France is displaced from here
      And the land units of France go to haven
      Then haven then holds 2 regulars of France

    @case:vq-displacement-0005 @VQ-12.5-S01
    Scenario: an unfortified space won't do, nor one of an ally
      Given an unfortified space called here of France, adjacent to there
      And a fortress called there of England
      And an unfortified space called yonder of France, adjacent to there
      And a fortress called refuge of France, adjacent to yonder
      And France and England are allied
      And here is controlled by Spain
      And here holds 1 regular of France
      When what belonged to France is displaced from here
      Then refuge then holds 1 regular of France

    @case:vq-displacement-0006 @VQ-12.5-E01
    Scenario: units of others stay
      Given an unfortified space called here of France, adjacent to refuge
      And a fortress called refuge of France
      And here is controlled by Spain
      And here holds 1 regular of France and 2 regulars of Venice
      When what belonged to France is displaced from here
      Then refuge then holds 1 regular of France
      And here then holds 2 regulars of Venice

    @case:vq-displacement-0007 @VQ-12.5-E01
    Scenario: and units of allies
      Given an unfortified space called here of France, adjacent to refuge and haven
      And a fortress called refuge of France
      And a fortress called haven of England
      And France and England are allied
      And here is controlled by Spain
      And here holds 1 regular of France and 2 regulars of England
      When what belonged to France is displaced from here
      Then by the reading owner_and_its_allies of VQ-Q152
      And haven then holds 2 regulars of England
      And refuge then holds 1 regular of France
      And by the reading owner_only of VQ-Q152
      And here then holds 2 regulars of England
      And refuge then holds 1 regular of France

    @case:vq-displacement-0008 @VQ-12.5-S01
    Scenario: how near is measured
      Given an unfortified space called here of France, adjacent to there and yonder
      And an unfortified space called there of Spain, adjacent to refuge
      And an unfortified space called yonder of France, adjacent to beyond
      And an unfortified space called beyond of France, adjacent to haven
      And a fortress called refuge of France
      And a fortress called haven of France
      And here is controlled by Spain
      And here holds 1 regular of France
      When what belonged to France is displaced from here
      Then by the reading spaces_whoever_controls_them of VQ-Q153
      And refuge then holds 1 regular of France
      And by the reading spaces_the_power_could_pass of VQ-Q153
      And haven then holds 1 regular of France

    @case:vq-displacement-0009 @VQ-12.5-S01
    Scenario: how many find room
      Given an unfortified space called here of France, adjacent to refuge
      And a fortress called refuge of France, adjacent to haven
      And a fortress called haven of France
      And refuge holds 3 regulars of France
      And here is controlled by Spain
      And here holds 2 regulars of France
      When what belonged to France is displaced from here
      Then by the reading no_limit of VQ-Q154
      And refuge then holds 5 regulars of France
      And by the reading four_units of VQ-Q154
      And refuge then holds 4 regulars of France
      And haven then holds 1 regular of France

    @case:vq-displacement-0024 @VQ-12.5-P01
    Scenario: of two fortified spaces that are equally near the owner chooses
      Given an unfortified space called here of France, adjacent to refuge and haven
      And a fortress called refuge of France
      And a fortress called haven of France
      And here is controlled by Spain
      And here holds 2 regulars of France
      When what belonged to France is displaced from here
      And the land units of France go to haven
      Then haven then holds 2 regulars of France
      And refuge then holds no regulars of France

    @case:vq-displacement-0025 @VQ-12.5-S01
    Scenario: who finds room
      Given an unfortified space called here of France, adjacent to refuge
      And a fortress called refuge of France, adjacent to haven
      And a fortress called haven of France
      And refuge holds 3 regulars of France
      And here is controlled by Spain
      And here holds 1 regular of France and 1 mercenary of France
      And VQ-Q154 is read as four_units
      When what belonged to France is displaced from here
      And 1 mercenary of France is chosen to go to refuge
      Then refuge then holds 3 regulars of France and 1 mercenary of France
      And haven then holds 1 regular of France

    @case:vq-displacement-0026 @VQ-12.5-S01
    Scenario: each by itself, in an order that the owner chooses
      Given an unfortified space called here of France, adjacent to refuge
      And a fortress called refuge of France, adjacent to court
      And a key called court of France
      And court is a capital
      And here is controlled by Spain
      And here holds 1 regular of France and 1 mercenary of France
      And VQ-Q290 is read as each_by_itself
      When what belonged to France is displaced from here
      And 1 mercenary of France is chosen in here to be displaced first
      And the land units of France go to refuge
      And the land units of France go to court
      Then refuge then holds 1 mercenary of France
      And court then holds 1 regular of France

    @case:vq-displacement-0027 @VQ-12.5-S01
    Scenario: leaders too, each by himself
      Given an unfortified space called here of France, adjacent to refuge
      And a fortress called refuge of France, adjacent to court
      And a key called court of France
      And court is a capital
      And Anjou, an army leader of France, has battle 1 and command 6
      And Guise, an army leader of France, has battle 1 and command 6
      And here is controlled by Spain
      And here holds Anjou and Guise
      And VQ-Q290 is read as each_by_itself
      When what belonged to France is displaced from here
      And the land units of France go to refuge
      And the land units of France go to court
      Then refuge then holds Anjou
      And court then holds Guise

    @case:vq-displacement-0010 @VQ-12.5-S01
    Scenario: nowhere to go
      Given an unfortified space called here of France
      And Guise, an army leader of France, has battle 1 and command 6
      And here is controlled by Spain
      And here holds 2 regulars of France and Guise
      When what belonged to France is displaced from here
      Then by the reading eliminated of VQ-Q155
      And 2 regulars of France are in the force pool
      And Guise returns next turn
      And by the reading stay of VQ-Q155
      And here then holds 2 regulars of France and Guise

    @case:vq-displacement-0011 @VQ-12.5-S01
    Scenario: the capital may have moved
      Given an unfortified space called here of the HRE, adjacent to refuge
      And a fortress called refuge of the HRE
      And a key called court of the HRE, adjacent to refuge
      And a key called haven of the HRE, adjacent to refuge
      And court is a capital
      And the capital of the HRE is haven
      And here is controlled by Spain
      And here holds 1 regular of the HRE
      When what belonged to the HRE is displaced from here
      And the land units of the HRE go to haven
      Then haven then holds 1 regular of the HRE

    @case:vq-displacement-0012 @VQ-2.1-D09
    Scenario: besieged units are displaced too
      Given a key called here of France, adjacent to court
      And a key called court of France
      And court is a capital
      And here is controlled by Spain
      And here holds 3 regulars of Spain
      And 2 regulars of France are besieged in here by Spain
      When what belonged to France is displaced from here
      Then court then holds 2 regulars of France
      And no regulars of France are then besieged in here

    @case:vq-displacement-0013 @VQ-12.5-S01
    Scenario: all together, or each by itself
      Given an unfortified space called here of France, adjacent to refuge
      And a fortress called refuge of France, adjacent to court
      And a key called court of France
      And court is a capital
      And here is controlled by Spain
      And here holds 2 regulars of France
      When what belonged to France is displaced from here
      And the land units of France go to refuge
      And the land units of France go to court
      Then by the reading each_by_itself of VQ-Q290
      And refuge then holds 1 regular of France
      And court then holds 1 regular of France
      And by the reading all_together of VQ-Q290
      And refuge then holds 2 regulars of France

    @case:vq-displacement-0029 @VQ-12.5-S01
    Scenario: to a capital that an ally controls
      Given an unfortified space called here of France, adjacent to refuge
      And a fortress called refuge of France, adjacent to court
      And a key called court of France
      And court is a capital
      And France and England are allied
      And court is controlled by England
      And here is controlled by Spain
      And here holds 2 regulars of France
      When what belonged to France is displaced from here
      And the land units of France go to court
      Then court then holds 2 regulars of France

    @case:vq-displacement-0030 @VQ-24.3-E01
    Scenario: units of a minor ally, to the capital of their major power
      Given an unfortified space called here of Venice, adjacent to court
      And a key called court of Spain
      And court is a capital
      And Venice is an active minor power of Spain
      And Spain and the HRE are allied
      And court is controlled by the HRE
      And here is controlled by the Ottoman
      And here holds 2 regulars of Venice
      When what belonged to Spain is displaced from here
      Then by the reading the_allys of VQ-Q473
      And court then holds 2 regulars of Venice
      And by the reading none of VQ-Q473
      And 2 regulars of Venice are in the force pool

    @case:vq-displacement-0031 @VQ-12.5-S01
    Scenario: an inactive minor power has no capital
      Given an unfortified space called here of Venice, adjacent to refuge
      And a fortress called refuge of Venice, adjacent to court
      And a key called court of Spain
      And court is a capital
      And here is controlled by the Ottoman
      And here holds 2 regulars of Venice
      When what belonged to Venice is displaced from here
      Then refuge then holds 2 regulars of Venice

    @case:vq-displacement-0032 @VQ-12.5-S01
    Scenario: from an island
      Given an unfortified space called here of France, adjacent to sea
      And a sea zone called sea, adjacent to ocean
      And a sea zone called ocean
      And an unfortified space called there of Spain, adjacent to ocean and refuge
      And a fortress called refuge of France, adjacent to haven
      And a fortress called haven of France
      And here is controlled by Spain
      And here holds 2 regulars of France
      When what belonged to France is displaced from here
      Then by the reading over_the_sea of VQ-Q474
      And refuge then holds 2 regulars of France
      And by the reading by_land_only of VQ-Q474
      And 2 regulars of France are in the force pool

    @case:vq-displacement-0033 @VQ-12.5-S01
    Scenario: by land as long as a way leads there, however far
      Given an unfortified space called here of France, adjacent to sea and there
      And a sea zone called sea
      And a fortress called haven of France, adjacent to sea
      And an unfortified space called there of Spain, adjacent to yonder
      And an unfortified space called yonder of Spain, adjacent to refuge
      And a fortress called refuge of France
      And here is controlled by Spain
      And here holds 2 regulars of France
      When what belonged to France is displaced from here
      Then refuge then holds 2 regulars of France

    @case:vq-displacement-0034 @VQ-12.5-S01
    Scenario: from an island, by what the power could pass
      Given an unfortified space called here of France, adjacent to sea
      And a sea zone called sea
      And an unfortified space called there of Spain, adjacent to sea and refuge
      And an unfortified space called yonder of France, adjacent to sea and beyond
      And an unfortified space called beyond of France, adjacent to haven
      And a fortress called refuge of France
      And a fortress called haven of France
      And here is controlled by Spain
      And here holds 2 regulars of France
      And VQ-Q153 is read as spaces_the_power_could_pass
      When what belonged to France is displaced from here
      Then haven then holds 2 regulars of France

  @VQ-12.5-S02
  Rule: Naval units and naval leaders

    @case:vq-displacement-0020
    Scenario: to the nearest port, counted in sea zones
      Given an unfortified space called here of France, adjacent to sea
      And a sea zone called sea, adjacent to ocean
      And a sea zone called ocean
      And an unfortified space called haven of France, adjacent to ocean
      And an unfortified space called there of Spain, adjacent to sea
      And here is controlled by Spain
      And here harbours 2 galleys of France
      And Villars, a naval leader of France, is in here
      When what belonged to France is displaced from here
      Then haven then harbours 2 galleys of France
      And Villars is then in haven
      And here then harbours no galleys of France

    @case:vq-displacement-0021 @VQ-12.5-P01
    Scenario: of two ports that are equally near the owner chooses
      Given an unfortified space called here of France, adjacent to sea
      And a sea zone called sea
      And an unfortified space called haven of France, adjacent to sea
      And an unfortified space called there of France, adjacent to sea
      And here is controlled by Spain
      And here harbours 1 galleon of France
      When what belonged to France is displaced from here
      And the fleet of France goes to haven
      Then haven then harbours 1 galleon of France

    @case:vq-displacement-0028 @VQ-24.4-E04
    Scenario: no port on any sea zone to which one comes
      Given an unfortified space called here of France, adjacent to sea
      And a sea zone called sea, adjacent to ocean
      And a sea zone called ocean
      And here is controlled by Spain
      And here harbours 1 galleon of France
      When what belonged to France is displaced from here
      Then the next turn's box holds 1 galleon of France

    @case:vq-displacement-0023 @VQ-15-P01
    Scenario: into a besieged port
      Given an unfortified space called here of France, adjacent to sea
      And a sea zone called sea
      And a key called haven of France, adjacent to sea
      And France and Spain are at war
      And here is controlled by Spain
      And here harbours 2 galleys of France
      And haven holds 2 regulars of Spain
      And 1 regular of France is besieged in haven by Spain
      When what belonged to France is displaced from here
      Then haven then harbours 2 galleys of France

    @case:vq-displacement-0022
    Scenario: no port to go to
      Given an unfortified space called here of France, adjacent to sea
      And a sea zone called sea
      And here is controlled by Spain
      And here harbours 1 galleon of France
      When what belonged to France is displaced from here
      Then by the reading eliminated of VQ-Q155
      And the next turn's box holds 1 galleon of France
      And by the reading stay of VQ-Q155
      And here then harbours 1 galleon of France
