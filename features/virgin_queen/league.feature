Feature: The Catholic League
  At the end of the winters of turns 3 to 6 the Catholic League forms if the Huguenots are strong enough in France.

  Rule: Whether it forms

    Background:
      Given the Duke of Guise is a leader of Spain
      And it is turn 4

    @case:vq-league-0001 @VQ-20.10-E01
    Scenario: with 3 keys of France it does
      Given Paris is controlled by the Protestant
      And Rouen is controlled by the Protestant
      And Lyon is controlled by the Protestant
      When the Catholic League is checked
      And Spain chooses Troyes and Amiens
      Then the Catholic League has formed

    @case:vq-league-0002 @VQ-20.10-E02
    Scenario: with 2 keys and 5 home spaces in all it doesn't
      Given Paris is controlled by the Protestant
      And Rouen is controlled by the Protestant
      And Troyes is controlled by the Protestant
      And Amiens is controlled by the Protestant
      And Orleans is controlled by the Protestant
      When the Catholic League is checked
      Then the Catholic League has not formed

    @case:vq-league-0003 @VQ-20.10-S01 @VQ-20.10-D01 @VQ-20.10-E03
    Scenario: with 6 home spaces, one of them in unrest, by die
      Given Paris is controlled by the Protestant
      And Rouen is controlled by the Protestant
      And Troyes is controlled by the Protestant
      And Amiens is controlled by the Protestant
      And Orleans is controlled by the Protestant
      And Dijon is controlled by the Protestant
      And Dijon is in unrest
      When the Catholic League is checked
      And the die shows 6
      And Spain chooses Troyes and Amiens
      Then the Catholic League has formed

    @case:vq-league-0004 @VQ-20.10-S01
    Scenario: a sum of 11 is too little
      Given Paris is controlled by the Protestant
      And Rouen is controlled by the Protestant
      And Troyes is controlled by the Protestant
      And Amiens is controlled by the Protestant
      And Orleans is controlled by the Protestant
      And Dijon is controlled by the Protestant
      When the Catholic League is checked
      And the die shows 5
      Then the Catholic League has not formed

    @case:vq-league-0005 @VQ-20.10-T01
    Scenario: not in turn 2
      Given it is turn 2
      When the Catholic League is checked
      Then it is refused by VQ-20.10-T01

    @case:vq-league-0006 @VQ-20.10-T01
    Scenario: not in turn 7
      Given it is turn 7
      When the Catholic League is checked
      Then it is refused by VQ-20.10-T01

    @VQ-20.10-T01
    Scenario Outline: in turns 3 and 6
      Given it is turn <turn>
      When the Catholic League is checked
      Then the Catholic League has not formed

      Examples:
        | turn | case           |
        | 3    | vq-league-0007 |
        | 6    | vq-league-0008 |

    @case:vq-league-0009 @VQ-20.10-T02
    Scenario: not a second time
      Given the Catholic League formed in turn 3
      When the Catholic League is checked
      Then it is refused by VQ-20.10-T02

    @case:vq-league-0010 @VQ-20.10-E01
    Scenario: which keys
      Given an unfortified space called Reims of France
      And an unfortified space called here of France
      And an unfortified space called there of France
      And a key called Paris of France
      And a key called Rouen of France
      And a key called London of England
      And Paris is controlled by the Protestant
      And Rouen is controlled by the Protestant
      And London is controlled by the Protestant
      When the Catholic League is checked
      Then by the reading keys_of_the_track of VQ-Q231
      And the Catholic League has formed
      And by the reading french_home_keys of VQ-Q231
      And the Catholic League has not formed

    @case:vq-league-0011 @VQ-20.10-E02
    Scenario: keys of the Netherlands are on no track of France
      Given Paris is controlled by the Protestant
      And Rouen is controlled by the Protestant
      And Antwerp is controlled by the Protestant
      And VQ-Q231 is read as keys_of_the_track
      When the Catholic League is checked
      Then the Catholic League has not formed

    @VQ-23.6-R02
    Scenario Outline: nor are these two
      Given Paris is controlled by the Protestant
      And Rouen is controlled by the Protestant
      And <key> is controlled by the Protestant
      And VQ-Q231 is read as keys_of_the_track
      When the Catholic League is checked
      Then the Catholic League has not formed

      Examples:
        | key       | case           |
        | Amsterdam | vq-league-0048 |
        | Brussels  | vq-league-0049 |

  Rule: Its spaces

    Background:
      Given the Duke of Guise is a leader of Spain
      And it is turn 4
      And the force pool holds 9 regulars of Spain and 9 mercenaries of Spain

    @case:vq-league-0020 @VQ-20.10-S02 @VQ-20.10-S03
    Scenario: Reims and two more become Spanish and Catholic
      Given Reims is Protestant
      And Troyes is Protestant
      And Dijon is Protestant
      And Troyes is controlled by the Protestant
      When the Catholic League forms
      And Spain chooses Troyes and Amiens
      Then Spain controls Reims
      And Spain controls Troyes
      And Spain controls Amiens
      And Reims and Troyes become Catholic

    @case:vq-league-0021 @VQ-20.10-S02
    Scenario: not a fortified one
      When the Catholic League forms
      And Spain chooses Paris and Amiens
      Then it is refused by VQ-20.10-S02

    @case:vq-league-0022 @VQ-20.10-S02
    Scenario: not a Huguenot home space
      When the Catholic League forms
      And Spain chooses Nimes and Amiens
      Then it is refused by VQ-20.10-S02

    @case:vq-league-0023 @VQ-20.10-S02
    Scenario: one that the Protestant controls
      Given Troyes is controlled by the Protestant
      When the Catholic League forms
      And Spain chooses Troyes and Amiens
      Then by the reading any of VQ-Q230
      And Spain controls Troyes
      And by the reading french_controlled_only of VQ-Q230
      And it is refused by VQ-20.10-S02

    @case:vq-league-0050 @VQ-12.3-R01
    Scenario: the control of a fortified Reims changes, or only by what 12.3 names
      Given a fortress was built in Reims
      When the Catholic League forms
      And Spain chooses Troyes and Amiens
      Then by the reading not_complete of VQ-Q17
      And Spain controls Reims
      And Spain controls Troyes
      And by the reading complete of VQ-Q17
      And Reims has no control marker
      And Spain controls Troyes

    @case:vq-league-0051 @VQ-20.10-S02
    Scenario: an unfortified Reims changes control
      Given VQ-Q17 is read as complete
      When the Catholic League forms
      And Spain chooses Troyes and Amiens
      Then Spain controls Reims

    @case:vq-league-0024 @VQ-20.10-E04
    Scenario: from a fortress at Reims the units are displaced
      Given a fortress was built in Reims
      And Reims holds 2 regulars of Venice
      When the Catholic League forms
      And Spain chooses Troyes and Amiens
      Then Reims then holds no regulars of Venice

    @case:vq-league-0027 @VQ-20.10-E04
    Scenario: but not Spanish ones, whose siege ends
      Given a fortress was built in Reims
      And Reims holds 3 regulars of Spain
      And 2 mercenaries of France are besieged in Reims by Spain
      When the Catholic League forms
      And Spain chooses Troyes and Amiens
      Then Reims then holds 7 regulars of Spain
      And Paris then holds 1 mercenary of France
      And nobody besieges Reims

    @case:vq-league-0028 @VQ-20.10-S02
    Scenario: those that France controls, by either reading
      Given VQ-Q230 is read as french_controlled_only
      When the Catholic League forms
      And Spain chooses Troyes and Amiens
      Then Spain controls Troyes

    @case:vq-league-0025 @VQ-20.10-S03
    Scenario: from the other spaces
      Given a fortress was built in St Quentin
      And Troyes holds 2 regulars of Venice
      When the Catholic League forms
      And Spain chooses Troyes and Amiens
      Then by the reading fortified_reims_only of VQ-Q69
      And Troyes then holds 2 regulars of Venice
      And by the reading all_three_spaces of VQ-Q69
      And Troyes then holds no regulars of Venice

    @case:vq-league-0026 @VQ-20.10-S03
    Scenario: the last Protestant space of France
      Given Reims is Protestant
      When the Catholic League forms
      And Spain chooses Troyes and Amiens
      Then by the reading not_bound of VQ-Q354
      And Reims becomes Catholic
      And by the reading bound of VQ-Q354
      And Reims stays Protestant

  Rule: Its units

    Background:
      Given the Duke of Guise is a leader of Spain
      And it is turn 4
      And the force pool holds 9 regulars of Spain and 9 mercenaries of Spain

    @case:vq-league-0030 @VQ-20.10-S04 @VQ-20.10-S05 @VQ-20.10-S06 @VQ-20.10-S07 @VQ-20.10-S08
    Scenario: a third of the French units, rounded up, and as many Spanish ones
      Given Paris holds 9 regulars of France and 3 mercenaries of France
      And Lyon holds 4 regulars of France and 1 mercenary of France
      When the Catholic League forms
      And Spain chooses Troyes and Amiens
      And France removes 3 regulars from Paris and 2 from Lyon
      And France removes 2 mercenaries from Paris
      Then Paris then holds 6 regulars of France and 1 mercenary of France
      And Lyon then holds 2 regulars of France and 1 mercenary of France
      And Reims then holds 5 regulars of Spain and 2 mercenaries of Spain
      And Reims has a fortress
      And the Duke of Guise is in Reims
      And the force pool then holds 4 regulars of Spain, 7 mercenaries of Spain, 5 regulars of France and 2 mercenaries of France

    @case:vq-league-0031 @VQ-20.10-X01
    Scenario: at least 4 regulars
      Given Paris holds 3 regulars of France
      When the Catholic League forms
      And Spain chooses Troyes and Amiens
      Then Paris then holds 2 regulars of France
      And Reims then holds 4 regulars of Spain and no mercenaries of Spain
      And the force pool then holds 5 regulars of Spain

    @case:vq-league-0032 @VQ-20.10-X01
    Scenario: too few in the force pool
      Given the force pool holds 2 regulars of Spain and no mercenaries of Spain
      When the Catholic League forms
      And Spain chooses Troyes and Amiens
      Then by the reading as_many_as_there_are of VQ-Q232
      And Reims then holds 2 regulars of Spain
      And by the reading exactly_as_told of VQ-Q232
      And Reims then holds 4 regulars of Spain

    @case:vq-league-0033 @VQ-20.10-S04
    Scenario: besieged ones are on the map too
      Given Paris holds 6 mercenaries of Spain
      And 3 regulars of France are besieged in Paris by Spain
      When the Catholic League forms
      And Spain chooses Troyes and Amiens
      Then 2 regulars of France are then besieged in Paris

    @case:vq-league-0035 @VQ-15.3-E03 @VQ-20.10-S04
    Scenario: a siege that France has too few left for is checked
      Given Rouen is controlled by the Protestant
      And the Protestant and France are at war
      And 1 regular of the Huguenots is besieged in Rouen by France
      And Rouen holds 2 regulars of France
      When the Catholic League forms
      And Spain chooses Troyes and Amiens
      Then Rouen then holds 1 regular of France
      And then due is siege check of France in Rouen

    @case:vq-league-0036 @VQ-20.10-S04
    Scenario: a siege that loses nobody isn't
      Given Rouen is controlled by the Protestant
      And the Protestant and France are at war
      And 1 regular of the Huguenots is besieged in Rouen by France
      And Rouen holds 2 regulars of France
      And Paris holds 2 regulars of France
      When the Catholic League forms
      And Spain chooses Troyes and Amiens
      And France removes 2 regulars from Paris
      Then Rouen then holds 2 regulars of France
      And then due is nothing

    @case:vq-league-0034 @VQ-20.10-E05
    Scenario: Spain is at war with both
      Given Spain and the Protestant are at war
      When the Catholic League forms
      And Spain chooses Troyes and Amiens
      Then Spain and France are then at war

  Rule: The Duke of Guise stays in France

    Background:
      Given it is the impulse of Spain, with 2 CP
      And here holds the Duke of Guise with 2 regulars of Spain

    @case:vq-league-0040 @VQ-20.10-R02
    Scenario: within it he moves
      Given an unfortified space called here of France, adjacent to there
      And an unfortified space called there of France
      And here and there lie in France
      And here is controlled by Spain
      And there is controlled by Spain
      When the Duke of Guise moves with 2 regulars of Spain from here to there
      Then the Duke of Guise is on the way to there

    @case:vq-league-0041 @VQ-20.10-R02
    Scenario: but not out of it
      Given an unfortified space called here of France, adjacent to there
      And an unfortified space called there of Spain
      And here lies in France
      And here is controlled by Spain
      When the Duke of Guise moves with 2 regulars of Spain from here to there
      Then it is refused by VQ-20.10-R02

    @case:vq-league-0042 @VQ-20.10-D02
    Scenario: to Metz he may go
      Given an unfortified space called here of France, adjacent to Metz
      And a key called Metz
      And here lies in France
      And here is controlled by Spain
      And Metz is controlled by Spain
      When the Duke of Guise moves with 2 regulars of Spain from here to Metz
      Then the Duke of Guise is on the way to Metz

  Rule: The Duke of Guise avoids battle within France

    @case:vq-league-0090 @VQ-20.10-R02
    Scenario: he isn't asked to go out of it with the units that do
      Given it is the impulse of the HRE, with 2 CP
      And Spain and the HRE are at war
      And an unfortified space called here of France, adjacent to there and yonder
      And an unfortified space called there of Spain
      And an unfortified space called yonder of the HRE
      And here lies in France
      And here is controlled by Spain
      And here holds the Duke of Guise with 2 regulars of Spain
      And Alba, an army leader of Spain, has battle 2 and command 10
      And here holds Alba
      And 3 regulars of the HRE have left yonder for here
      When Spain may avoid battle
      And Spain chooses to avoid battle to there
      And the Duke of Guise leaves with the units of Spain
      Then it is refused by VQ-20.10-R02

  Rule: The Duke of Guise retreats within France

    Background:
      Given it is the impulse of France, with 2 CP
      And France and Spain are at war
      And an unfortified space called here of France, adjacent to there and court
      And a fortress called court of France
      And an unfortified space called there of France
      And here and court lie in France
      And there is controlled by Spain

    @case:vq-league-0043 @VQ-20.10-R02
    Scenario: beaten in defence, to a space in it
      Given there lies in France
      And 4 regulars of France have left court for here
      And here holds the Duke of Guise with 2 regulars of Spain
      When Spain retreats from here
      Then the Duke of Guise is in there

    @case:vq-league-0044 @VQ-20.10-R02
    Scenario: not out of it
      Given an unfortified space called yonder of Spain, adjacent to here
      And there lies in France
      And 4 regulars of France have left court for here
      And here holds the Duke of Guise with 2 regulars of Spain
      When Spain retreats from here
      And Spain chooses to retreat to yonder
      Then it is refused by VQ-20.10-R02

    @case:vq-league-0045 @VQ-20.10-R02
    Scenario: without him they leave it
      Given an unfortified space called yonder of Spain, adjacent to here
      And there lies in France
      And 4 regulars of France have left court for here
      And here holds 2 regulars of Spain
      When Spain retreats from here
      And Spain chooses to retreat to yonder
      Then yonder then holds 2 regulars of Spain

    @case:vq-league-0046 @VQ-20.10-R02
    Scenario: with no space in it left they are eliminated, and he is captured
      Given 4 regulars of France have left court for here
      And here holds the Duke of Guise with 2 regulars of Spain
      When Spain retreats from here
      Then the Duke of Guise is captured by France
      And 2 regulars of Spain are lost

    @case:vq-league-0047 @VQ-20.10-R02
    Scenario: nor out of it when his siege is broken
      Given an unfortified space called yonder of Spain, adjacent to court
      And there lies in France
      And an unfortified space called far of France, adjacent to court
      And far lies in France
      And far is controlled by Spain
      And Spain besieges court
      And court holds the Duke of Guise with 2 regulars of Spain
      When Spain breaks off the siege of court
      And Spain chooses to retreat to yonder
      Then it is refused by VQ-20.10-R02

  Rule: The Duke of Guise in winter

    Background:
      Given an unfortified space called here of France
      And here lies in France
      And here holds the Duke of Guise with 2 regulars of Spain

    @case:vq-league-0060 @VQ-20.10-E06
    Scenario: out of France he is out of the game
      Given a key called Madrid of Spain
      When winter sends the Duke of Guise to Madrid
      Then the Duke of Guise is no longer in the game
      And here then holds 2 regulars of Spain

    @case:vq-league-0061 @VQ-20.10-E06
    Scenario: within it he goes where he is sent
      Given a fortress called court of France
      And court lies in France
      When winter sends the Duke of Guise to court
      Then the Duke of Guise is in court

    @case:vq-league-0062 @VQ-20.10-D02
    Scenario: to Metz too
      Given a key called Metz
      When winter sends the Duke of Guise to Metz
      Then the Duke of Guise is in Metz

    @case:vq-league-0063 @VQ-20.10-E06
    Scenario: out of a fortification likewise
      Given a fortress called court of France
      And court lies in France
      And a key called Madrid of Spain
      And the Duke of Guise is besieged in court by France
      When winter sends the Duke of Guise to Madrid
      Then the Duke of Guise is no longer in the game
