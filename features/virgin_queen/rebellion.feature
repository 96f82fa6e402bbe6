Feature: Rebellion
  For 2 to 5 CP Huguenots or Dutch rise in a Protestant space that France or Spain controls, and in some next to it.

  # The worked example of 18.5: Lyon. What else is next to Lyon is "here"

  Rule: The rebellion in Lyon

    Background:
      Given it is the impulse of the Protestant, with 3 CP
      And a key called Lyon of France, adjacent to Dijon, Clermont, here and Orleans
      And an unfortified space called Dijon of France
      And an unfortified space called Clermont of France
      And an unfortified space called here of France
      And a fortress called Orleans of France, split with the Huguenots
      And a key called Paris of France, adjacent to Orleans
      And Paris is a capital
      And a fortress called haven of France, split with the Huguenots
      And Lyon, Dijon, Clermont, here, Orleans, Paris and haven lie in France
      And Lyon, Dijon and Clermont are Protestant
      And Lyon holds 1 regular of France and 2 mercenaries of France
      And the capital of the Huguenots is haven
      And haven is controlled by the Protestant
      And Coligny, an army leader of the Huguenots, has battle 1 and command 6
      And haven holds Coligny
      And the force pool holds 4 regulars of the Huguenots

    @case:vq-rebellion-0001 @VQ-18.5-S21 @VQ-18.5-S22 @VQ-18.5-S23 @VQ-18.5-S24 @VQ-18.5-E06 @VQ-18.5-P12 @VQ-18.5-S26 @VQ-18.5-E08
    Scenario: Lyon, Dijon and Clermont rise, the French mercenaries go to Orleans
      When there is a rebellion in Lyon with 3 CP
      And the rebels roll 1, 2, 5
      And the land units of France go to Orleans
      And the rebels take Dijon and Clermont besides
      Then the Protestant controls Lyon
      And the Protestant controls Dijon
      And the Protestant controls Clermont
      And Orleans then holds 2 mercenaries of France
      And Lyon then holds no regulars of France, no mercenaries of France and 1 regular of the Huguenots
      And the force pool then holds 3 regulars of the Huguenots and 1 regular of France
      And France and the Protestant are then at war
      And the capital of the Huguenots is then haven
      And the Protestant has 0 CP left

    @case:vq-rebellion-0002 @VQ-18.5-S24
    Scenario: or the mercenaries go to Paris
      When there is a rebellion in Lyon with 3 CP
      And the rebels roll 1, 2, 5
      And the land units of France go to Paris
      And the rebels take Dijon and Clermont besides
      Then Paris then holds 2 mercenaries of France

    @case:vq-rebellion-0003 @VQ-18.5-E05
    Scenario: without a hit it fails
      When there is a rebellion in Lyon with 3 CP
      And the rebels roll 1, 2, 4
      Then Lyon has no control marker
      And Lyon then holds 1 regular of France and 2 mercenaries of France
      And the wars stay as they are
      And a rebellion has been attempted in France
      And the Protestant has 0 CP left

  # Step 1

  Rule: Who may rebel, and for how much

    Background:
      Given an unfortified space called here of France, adjacent to there
      And an unfortified space called there of France
      And here and there lie in France
      And here is Protestant

    @VQ-18.4-P01
    Scenario Outline: for 2 to 5 CP
      Given it is the impulse of the Protestant, with 6 CP
      When there is a rebellion in here with <cp> CP
      Then the Protestant controls here
      And the Protestant has <left> CP left

      Examples:
        | cp | left | case              |
        | 2  | 4    | vq-rebellion-0010 |
        | 5  | 1    | vq-rebellion-0011 |

    @VQ-18.4-P01
    Scenario Outline: not for less or more, nor for more than there is
      Given it is the impulse of the Protestant, with <there> CP
      When there is a rebellion in here with <cp> CP
      Then it is refused by VQ-18.4-P01

      Examples:
        | cp | there | case              |
        | 1  | 6     | vq-rebellion-0012 |
        | 6  | 6     | vq-rebellion-0013 |
        | 4  | 3     | vq-rebellion-0014 |

    @case:vq-rebellion-0015 @VQ-18.4-P01
    Scenario: not by another power
      Given it is the impulse of England, with 6 CP
      When there is a rebellion in here with 2 CP
      Then it is refused by VQ-18.4-P01

    @case:vq-rebellion-0016 @VQ-18.4-L01
    Scenario: not a second time in a zone in one impulse
      Given it is the impulse of the Protestant, with 6 CP
      And a rebellion was attempted in France in this impulse
      When there is a rebellion in here with 2 CP
      Then it is refused by VQ-18.4-L01

    @case:vq-rebellion-0017 @VQ-18.4-L01
    Scenario: but in another zone
      Given it is the impulse of the Protestant, with 6 CP
      And a rebellion was attempted in the Netherlands in this impulse
      When there is a rebellion in here with 2 CP
      Then the Protestant controls here

    @case:vq-rebellion-0018 @VQ-18.4-R02
    Scenario: not in France as an ally of France
      Given it is the impulse of the Protestant, with 6 CP
      And the Protestant and France are allied
      When there is a rebellion in here with 2 CP
      Then it is refused by VQ-18.4-R02

    @case:vq-rebellion-0019 @VQ-18.4-R02
    Scenario: but in the Netherlands
      Given it is the impulse of the Protestant, with 6 CP
      And the Protestant and France are allied
      And an unfortified space called far of Spain, split with the Dutch
      And far lies in the Netherlands
      And far is Protestant
      When there is a rebellion in far with 2 CP
      Then the Protestant controls far
      And Spain and the Protestant are then at war

  Rule: The target

    Background:
      Given it is the impulse of the Protestant, with 6 CP
      And an unfortified space called here of France, adjacent to there
      And an unfortified space called there of France
      And there lies in France

    @VQ-18.5-R19
    Scenario Outline: not in England or Scotland
      Given here lies in <zone>
      And here is Protestant
      When there is a rebellion in here with 2 CP
      Then it is refused by VQ-18.5-R19

      Examples:
        | zone     | case              |
        | England  | vq-rebellion-0020 |
        | Scotland | vq-rebellion-0021 |

    @case:vq-rebellion-0022 @VQ-18.5-R21
    Scenario: not a Catholic space
      Given here lies in France
      When there is a rebellion in here with 2 CP
      Then it is refused by VQ-18.5-R21

    @case:vq-rebellion-0023 @VQ-18.5-R22
    Scenario: not a besieged one
      Given a fortress was built in here
      And here lies in France
      And here is Protestant
      And France and Spain are at war
      And here holds 2 regulars of Spain
      And 1 regular of France is besieged in here by Spain
      When there is a rebellion in here with 2 CP
      Then it is refused by VQ-18.5-R22

    @case:vq-rebellion-0024 @VQ-18.5-R20
    Scenario: not one that the Protestant controls
      Given here lies in France
      And here is Protestant
      And here is controlled by the Protestant
      When there is a rebellion in here with 2 CP
      Then it is refused by VQ-18.5-R20

    @case:vq-rebellion-0025 @VQ-18.5-R20
    Scenario: a space of France that Spain controls
      Given here lies in France
      And here is Protestant
      And here is controlled by Spain
      When there is a rebellion in here with 2 CP
      Then by the reading named_power_only of VQ-Q204
      And it is refused by VQ-18.5-R20
      And by the reading any_controlling_power of VQ-Q204
      And the Protestant controls here
      And France and the Protestant are then at war

    @case:vq-rebellion-0026 @VQ-18.5-R20
    Scenario: and one of the Netherlands that France controls
      Given here lies in the Netherlands
      And here is Protestant
      When there is a rebellion in here with 2 CP
      Then by the reading named_power_only of VQ-Q204
      And it is refused by VQ-18.5-R20
      And by the reading any_controlling_power of VQ-Q204
      And the Protestant controls here

    @case:vq-rebellion-0027 @VQ-18.5-P11
    Scenario: one in unrest
      Given here lies in France
      And here is Protestant
      And here is in unrest
      When there is a rebellion in here with 2 CP
      Then the Protestant controls here
      And here is then in unrest

  # Step 2

  Rule: Catholic units of the power that controls the target

    Background:
      Given it is the impulse of the Protestant, with 6 CP
      And an unfortified space called here of Spain, split with the Dutch, adjacent to there and refuge
      And an unfortified space called there of Spain
      And a fortress called refuge of Spain
      And here and there lie in the Netherlands
      And here is Protestant

    @case:vq-rebellion-0030 @VQ-18.5-E04
    Scenario: without any it succeeds at once
      When there is a rebellion in here with 2 CP
      Then the Protestant controls here

    @case:vq-rebellion-0031 @VQ-18.5-E04 @VQ-18.5-D18
    Scenario: mercenaries are none
      Given here holds 3 mercenaries of Spain
      When there is a rebellion in here with 2 CP
      Then the Protestant controls here
      And refuge then holds 3 mercenaries of Spain

    @case:vq-rebellion-0032 @VQ-18.5-E04 @VQ-18.5-S25
    Scenario: Catholic units of others are not among them, and are displaced
      Given here holds 2 regulars of Portugal
      And a fortress called haven of Portugal, adjacent to there
      When there is a rebellion in here with 2 CP
      Then the Protestant controls here
      And haven then holds 2 regulars of Portugal
      And here then holds no regulars of Portugal

    @case:vq-rebellion-0033 @VQ-18.5-S21
    Scenario: at home one die more
      Given here holds 1 walloon of Spain
      When there is a rebellion in here with 2 CP
      And the rebels roll 1, 1, 6
      Then the Protestant controls here
      And here then holds no walloons of Spain

    @case:vq-rebellion-0034 @VQ-18.5-E05 @VQ-18.5-S23
    Scenario: fewer hits than units, of which Spain chooses
      Given here holds 2 regulars of Spain and 1 walloon of Spain
      When there is a rebellion in here with 2 CP
      And the rebels roll 5, 6, 4
      And Spain eliminates 1 regular of Spain and 1 walloon of Spain
      Then here then holds 1 regular of Spain and no walloons of Spain
      And here has no control marker
      And the wars stay as they are
      And the force pool then holds 1 regular of Spain and 1 walloon of Spain

    @case:vq-rebellion-0035 @VQ-18.5-S23
    Scenario: naval units are among them
      Given a sea zone called sea, adjacent to here
      And here harbours 1 galley of Spain
      And here holds 1 regular of Spain
      When there is a rebellion in here with 2 CP
      And the rebels roll 5, 4, 4
      And Spain eliminates 1 galley of Spain
      Then here then harbours no galleys of Spain
      And the next turn's box holds 1 galley of Spain
      And here then holds 1 regular of Spain
      And here has no control marker

    @case:vq-rebellion-0038 @VQ-18.5-S23
    Scenario: some of several ships
      Given Portugal is an active minor power of Spain
      And a sea zone called sea, adjacent to here
      And here harbours 3 galleys of Spain and 1 galleon of Portugal
      When there is a rebellion in here with 2 CP
      And the rebels roll 5, 6, 4
      And Spain eliminates 1 galley of Spain and 1 galleon of Portugal
      Then here then harbours 2 galleys of Spain and no galleons of Portugal
      And the next turn's box holds 1 galley of Spain and 1 galleon of Portugal
      And here has no control marker

    @case:vq-rebellion-0039 @VQ-18.5-S23
    Scenario: those of the second nation only
      Given Portugal is an active minor power of Spain
      And a sea zone called sea, adjacent to here
      And here harbours 1 galley of Spain and 1 galleon of Portugal
      When there is a rebellion in here with 2 CP
      And the rebels roll 5, 4, 4
      And Spain eliminates 1 galleon of Portugal
      Then here then harbours 1 galley of Spain and no galleons of Portugal

    @case:vq-rebellion-0150 @VQ-18.5-S23
    Scenario: all of them, where nothing is left to choose
      Given a sea zone called sea, adjacent to here
      And here harbours 1 galley of Spain
      And here holds 1 regular of Spain
      When there is a rebellion in here with 2 CP
      And the rebels roll 5, 6, 4
      Then here then harbours no galleys of Spain
      And here then holds no regulars of Spain
      And the Protestant controls here

    @case:vq-rebellion-0036 @VQ-18.5-S20
    Scenario: units of an active minor power of Spain are Spain's
      Given Portugal is an active minor power of Spain
      And here holds 1 regular of Portugal
      When there is a rebellion in here with 2 CP
      And the rebels roll 4, 4, 4
      Then here has no control marker
      And here then holds 1 regular of Portugal

    @case:vq-rebellion-0037 @VQ-18.5-E04
    Scenario: Scottish units of Spain
      Given Scotland is an active minor power of Spain
      And here holds 1 regular of Scotland
      And a fortress called haven of Scotland, adjacent to there
      When there is a rebellion in here with 2 CP
      Then the Protestant controls here
      And refuge then holds 1 regular of Scotland

  # Steps 3 and 4

  Rule: The Protestant's own units

    @case:vq-rebellion-0040 @VQ-18.5-S24
    Scenario: in the target
      Given it is the impulse of the Protestant, with 2 CP
      And an unfortified space called here of France, adjacent to refuge
      And a fortress called refuge of France, split with the Huguenots
      And refuge is controlled by the Protestant
      And here and refuge lie in France
      And here is Protestant
      And the capital of the Huguenots is refuge
      And here holds 2 regulars of the Huguenots
      When there is a rebellion in here with 2 CP
      Then by the reading own_units_stay of VQ-Q206
      And here then holds 2 regulars of the Huguenots
      And by the reading own_units_leave of VQ-Q206
      And refuge then holds 2 regulars of the Huguenots

    @case:vq-rebellion-0041 @VQ-18.5-S24
    Scenario: leaders are displaced
      Given it is the impulse of the Protestant, with 2 CP
      And an unfortified space called here of France, adjacent to refuge
      And a fortress called refuge of France
      And Guise, an army leader of France, has battle 1 and command 6
      And here and refuge lie in France
      And here is Protestant
      And here holds Guise
      When there is a rebellion in here with 2 CP
      Then Guise is then in refuge

  Rule: Spaces next to the target

    Background:
      Given it is the impulse of the Protestant, with 6 CP
      And an unfortified space called here of France, adjacent to there, yonder, beyond and refuge
      And an unfortified space called there of France
      And an unfortified space called yonder of France
      And an unfortified space called beyond of France
      And a fortress called refuge of France
      And here, there, yonder, beyond and refuge lie in France
      And here, there, yonder and beyond are Protestant

    @case:vq-rebellion-0050 @VQ-18.5-L01 @VQ-18.5-D20
    Scenario: as many spaces as CP, the target among them
      When there is a rebellion in here with 3 CP
      And the rebels take there and beyond besides
      Then the Protestant controls here
      And the Protestant controls there
      And the Protestant controls beyond
      And yonder has no control marker

    @case:vq-rebellion-0051 @VQ-18.5-L01
    Scenario: fewer are allowed
      When there is a rebellion in here with 5 CP
      And the rebels take yonder besides
      Then the Protestant controls yonder
      And there has no control marker

    @case:vq-rebellion-0052 @VQ-18.5-P12
    Scenario: not a Catholic one
      Given there is catholic by its marker
      When there is a rebellion in here with 3 CP
      And the rebels take there besides
      Then it is refused by VQ-18.5-R21

    @case:vq-rebellion-0053 @VQ-18.5-P12 @VQ-18.5-D19
    Scenario: not with Catholic units of any power in it
      Given there holds 1 regular of Venice
      When there is a rebellion in here with 3 CP
      And the rebels take there besides
      Then it is refused by VQ-18.5-P12

    @case:vq-rebellion-0054 @VQ-18.5-P12
    Scenario: not one of another power
      Given there is controlled by England
      When there is a rebellion in here with 3 CP
      And the rebels take there besides
      Then it is refused by VQ-18.5-R20

    @case:vq-rebellion-0055 @VQ-18.5-E07
    Scenario: what isn't the Protestant's is displaced from it
      Given there holds 2 mercenaries of France and 1 regular of the Dutch
      When there is a rebellion in here with 2 CP
      And the rebels take there besides
      Then there then holds no mercenaries of France and 1 regular of the Dutch
      And refuge then holds 2 mercenaries of France

    @case:vq-rebellion-0056 @VQ-18.5-L01
    Scenario: how many more
      Given it is the impulse of the Protestant, with 3 CP
      And beyond is catholic by its marker
      And refuge is Protestant
      When there is a rebellion in here with 3 CP
      And the rebels take there, yonder and refuge besides
      Then by the reading target_included of VQ-Q01
      And it is refused by VQ-18.5-L01
      And by the reading target_besides of VQ-Q01
      And the Protestant controls there
      And the Protestant controls yonder
      And the Protestant controls refuge

    @case:vq-rebellion-0057 @VQ-18.5-P12
    Scenario: across the border
      Given an unfortified space called far of Spain, adjacent to here
      And far lies in the Netherlands
      And far is Protestant
      When there is a rebellion in here with 2 CP
      And the rebels take far besides
      Then by the reading either_zone of VQ-Q352
      And the Protestant controls far
      And France and the Protestant are then at war
      And by the reading zone_of_the_target of VQ-Q352
      And it is refused by VQ-18.5-P12

    @case:vq-rebellion-0110 @VQ-18.5-R22
    Scenario: none that is besieged
      Given refuge is Protestant
      And France and Spain are at war
      And refuge holds 2 regulars of Spain
      And 1 mercenary of France is besieged in refuge by Spain
      When there is a rebellion in here with 2 CP
      And the rebels take refuge besides
      Then it is refused by VQ-18.5-R22

    @case:vq-rebellion-0111 @VQ-18.5-R19
    Scenario: not one in England
      Given an unfortified space called far of France, adjacent to here
      And far lies in England
      And far is Protestant
      When there is a rebellion in here with 2 CP
      And the rebels take far besides
      Then it is refused by VQ-18.5-R19

    @case:vq-rebellion-0058 @VQ-18.5-P12
    Scenario: a fortified one with mercenaries only
      Given refuge is Protestant
      And refuge holds 1 mercenary of France
      And a fortress called haven of France, adjacent to refuge
      When there is a rebellion in here with 2 CP
      And the rebels take refuge besides
      Then the Protestant controls refuge
      And haven then holds 1 mercenary of France

    @case:vq-rebellion-0059 @VQ-2.5-X01
    Scenario: over an inland waterway, whoever controls its port
      Given an unfortified space called home of Spain, adjacent to sea
      And home is joined to court by an inland waterway
      And a sea zone called sea
      And an unfortified space called court of Spain
      And home and court lie in the Netherlands
      And home and court are Protestant
      When there is a rebellion in home with 2 CP
      And the rebels take court besides
      Then the Protestant controls court

  # Step 5

  Rule: Regulars

    Background:
      Given it is the impulse of the Protestant, with 6 CP
      And an unfortified space called here of France, adjacent to there
      And an unfortified space called there of France
      And an unfortified space called far of Spain
      And here and there lie in France
      And far lies in the Netherlands
      And here, there and far are Protestant

    @VQ-18.5-S26 @VQ-18.5-D21
    Scenario Outline: a Huguenot one for every 2 CP, rounded down
      Given the force pool holds 5 regulars of the Huguenots and 5 regulars of the Dutch
      When there is a rebellion in here with <cp> CP
      Then here then holds <n> of the Huguenots
      And the force pool then holds 5 regulars of the Dutch

      Examples:
        | cp | n          | case              |
        | 2  | 1 regular  | vq-rebellion-0060 |
        | 3  | 1 regular  | vq-rebellion-0061 |
        | 4  | 2 regulars | vq-rebellion-0062 |
        | 5  | 2 regulars | vq-rebellion-0063 |

    @case:vq-rebellion-0064 @VQ-18.5-S27
    Scenario: in the Netherlands Dutch ones
      Given the force pool holds 5 regulars of the Huguenots and 5 regulars of the Dutch
      When there is a rebellion in far with 4 CP
      Then far then holds 2 regulars of the Dutch
      And the force pool then holds 5 regulars of the Huguenots and 3 regulars of the Dutch

    @case:vq-rebellion-0065 @VQ-18.5-L02 @VQ-23.6-D02
    Scenario: no more than their own pool has
      Given the force pool holds 1 regular of the Huguenots and 5 regulars of the Dutch
      When there is a rebellion in here with 5 CP
      Then here then holds 1 regular of the Huguenots
      And the force pool then holds no regulars of the Huguenots and 5 regulars of the Dutch

    @case:vq-rebellion-0066 @VQ-18.5-S26
    Scenario: where they come
      Given the force pool holds 5 regulars of the Huguenots
      When there is a rebellion in here with 2 CP
      And the rebels take there besides
      And a regular of the Huguenots comes to there
      Then by the reading target_space of VQ-Q205
      And it is refused by VQ-18.5-S26
      And by the reading any_flipped_space of VQ-Q205
      And there then holds 1 regular of the Huguenots

  # Step 6

  Rule: War

    Background:
      Given it is the impulse of the Protestant, with 6 CP
      And an unfortified space called here of France
      And an unfortified space called far of Spain
      And here lies in France
      And far lies in the Netherlands
      And here and far are Protestant

    @case:vq-rebellion-0070 @VQ-18.5-E08
    Scenario: a rebellion in France is a war with France
      When there is a rebellion in here with 2 CP
      Then France and the Protestant are then at war

    @case:vq-rebellion-0071 @VQ-18.5-E09
    Scenario: a rebellion in the Netherlands is a war with Spain
      When there is a rebellion in far with 2 CP
      Then Spain and the Protestant are then at war

    @case:vq-rebellion-0072 @VQ-18.5-E06
    Scenario: not twice
      Given the Protestant and France are at war
      When there is a rebellion in here with 2 CP
      Then the Protestant controls here
      And the wars stay as they are

  # Step 7

  Rule: The capital

    Background:
      Given it is the impulse of the Protestant, with 6 CP
      And an unfortified space called here of France, adjacent to there
      And an unfortified space called there of France
      And a fortress called refuge of France, split with the Huguenots
      And a fortress called haven of France
      And a fortress called court of Spain, split with the Dutch
      And here, there, refuge and haven lie in France
      And court lies in the Netherlands
      And here is Protestant
      And refuge is controlled by the Protestant
      And haven is controlled by the Protestant
      And court is controlled by the Protestant

    @case:vq-rebellion-0080 @VQ-18.5-P13 @VQ-18.5-P15 @VQ-18.5-S28 @VQ-18.5-R24 @VQ-23.6-D04
    Scenario: in a fortified home space that the Protestant controls, not the target itself
      When there is a rebellion in here with 2 CP
      And the Huguenots have their capital in refuge
      Then the capital of the Huguenots is then refuge

    @case:vq-rebellion-0081 @VQ-18.5-P13
    Scenario: or nowhere
      When there is a rebellion in here with 2 CP
      And the Huguenots put no capital on the map
      Then the capital of the Huguenots is then not on the map

    @case:vq-rebellion-0082 @VQ-18.5-R24
    Scenario: not in an unfortified space
      When there is a rebellion in here with 2 CP
      And the Huguenots have their capital in here
      Then it is refused by VQ-18.5-R24

    @case:vq-rebellion-0083 @VQ-18.5-R24
    Scenario: a fortified space that is no Protestant home space
      When there is a rebellion in here with 2 CP
      And the Huguenots have their capital in haven
      Then by the reading home_space of VQ-Q02
      And it is refused by VQ-18.5-R24
      And by the reading any_fortified_space_of_the_zone of VQ-Q02
      And the capital of the Huguenots is then haven

    @case:vq-rebellion-0084 @VQ-18.5-R23
    Scenario: not while the marker is on the turn track
      Given the capital marker of the Huguenots is on the turn track
      When there is a rebellion in here with 2 CP
      Then the capital of the Huguenots is then not on the map
      And the Protestant controls here

    @case:vq-rebellion-0085 @VQ-23.6-D03
    Scenario: the Huguenots have one besides that of the Dutch
      Given the capital of the Dutch is court
      When there is a rebellion in here with 2 CP
      And the Huguenots have their capital in refuge
      Then the capital of the Huguenots is then refuge
      And the capital of the Dutch is then court

    @case:vq-rebellion-0086 @VQ-23.6-D03
    Scenario: a capital that is there stays
      Given the capital of the Huguenots is haven
      When there is a rebellion in here with 2 CP
      Then the capital of the Huguenots is then haven

  Rule: When the capital falls

    Background:
      Given a fortress called refuge of France, split with the Huguenots
      And the capital of the Huguenots is refuge

    @case:vq-rebellion-0090 @VQ-23.6-E05 @VQ-23.6-S03
    Scenario: to another major power its marker goes to the turn track
      Given refuge is controlled by France
      When the capital in refuge falls
      Then the capital of the Huguenots is then not on the map
      And the capital marker of the Huguenots is then on the turn track

    @case:vq-rebellion-0091 @VQ-23.6-E05
    Scenario: not while the Protestant controls it
      Given refuge is controlled by the Protestant
      When the capital in refuge falls
      Then it is refused by VQ-23.6-E05

    @case:vq-rebellion-0098 @VQ-23.6-E05 @VQ-23.6-S03
    Scenario: by an assault of France
      Given a key called court of France, adjacent to refuge
      And refuge is controlled by the Protestant
      And France and the Protestant are at war
      And it is the impulse of France, with 1 CP
      And refuge holds 2 regulars of France
      And refuge is besieged by France since long
      When 2 regulars of France storm refuge, with 1 hit
      Then France controls refuge by its own colour
      And the capital of the Huguenots is then not on the map
      And the capital marker of the Huguenots is then on the turn track

    @case:vq-rebellion-0093 @VQ-23.6-E05
    Scenario: by conquest, by either reading
      Given refuge is controlled by England
      And VQ-Q256 is read as conquest_only
      When the capital in refuge falls
      Then the capital of the Huguenots is then not on the map

    @case:vq-rebellion-0092 @VQ-23.6-E05
    Scenario: by negotiation
      Given refuge is controlled by England
      When the capital in refuge falls by negotiation
      Then by the reading any_loss_to_a_major_power of VQ-Q256
      And the capital of the Huguenots is then not on the map
      And by the reading conquest_only of VQ-Q256
      And the capital of the Huguenots is then refuge

  Rule: Whose capital it is

    Background:
      Given an unfortified space called here of France, adjacent to refuge
      And a fortress called refuge of France, split with the Huguenots, adjacent to haven
      And a fortress called haven of France, split with the Huguenots
      And refuge is controlled by the Protestant
      And haven is controlled by the Protestant
      And here is controlled by France
      And the capital of the Huguenots is haven

    @case:vq-rebellion-0094 @VQ-23.6-E04
    Scenario: displaced Huguenots may go there
      Given here holds 2 regulars of the Huguenots
      When what belonged to the Protestant is displaced from here
      And the land units of the Huguenots go to haven
      Then haven then holds 2 regulars of the Huguenots

    @case:vq-rebellion-0095 @VQ-23.6-R07
    Scenario: Dutch ones may not
      Given here holds 2 regulars of the Dutch
      When what belonged to the Protestant is displaced from here
      Then refuge then holds 2 regulars of the Dutch

    @case:vq-rebellion-0096 @VQ-23.6-R08
    Scenario: nor Scottish ones
      Given Scotland is an active minor power of the Protestant
      And here holds 2 regulars of Scotland
      When what belonged to the Protestant is displaced from here
      Then refuge then holds 2 regulars of Scotland

  Rule: Dutch and Huguenots together

    @case:vq-rebellion-0097 @VQ-23.6-P02 @VQ-23.6-P05
    Scenario: under a leader of either
      Given it is the impulse of the Protestant, with 1 CP
      And an unfortified space called here of France, adjacent to there
      And an unfortified space called there of France
      And here is controlled by the Protestant
      And there is controlled by the Protestant
      And William, an army leader of the Dutch, has battle 1 and command 6
      And here holds 3 regulars of the Huguenots, 2 regulars of the Dutch and William
      When 3 regulars of the Huguenots, 2 regulars of the Dutch and William move from here to there
      Then 3 regulars of the Huguenots, 2 regulars of the Dutch and William are on the way from here to there

  # Step 8

  Rule: Leaders

    Background:
      Given it is the impulse of the Protestant, with 6 CP
      And an unfortified space called here of France, adjacent to there
      And an unfortified space called there of France
      And an unfortified space called far of Spain
      And here and there lie in France
      And far lies in the Netherlands
      And here and far are Protestant
      And Coligny, an army leader of the Huguenots, has battle 1 and command 6
      And Navarre, an army leader of the Huguenots, has battle 2 and command 8
      And William, an army leader of the Dutch, has battle 1 and command 6

    @case:vq-rebellion-0100 @VQ-18.5-P16
    Scenario: those of the zone may come into the target
      When there is a rebellion in here with 2 CP
      And Coligny and Navarre come in
      Then here then holds Coligny and Navarre

    @case:vq-rebellion-0101 @VQ-18.5-P16
    Scenario: or stay off the map
      When there is a rebellion in here with 2 CP
      And no leader comes in
      Then the Protestant controls here
      And here then holds no regulars of France

    @case:vq-rebellion-0102 @VQ-18.5-P16 @VQ-23.6-S02
    Scenario: Dutch ones in the Netherlands
      When there is a rebellion in far with 2 CP
      And William come in
      Then far then holds William

    @case:vq-rebellion-0103 @VQ-18.5-P16
    Scenario: not a captured one
      Given Navarre is held by France
      When there is a rebellion in here with 2 CP
      And Coligny come in
      Then here then holds Coligny

    @case:vq-rebellion-0105 @VQ-18.5-P16
    Scenario: a naval leader into a port
      Given a sea zone called sea, adjacent to far
      And Boisot, a naval leader of the Dutch, is off the map
      When there is a rebellion in far with 2 CP
      And Boisot come in
      Then Boisot is then in far

    @case:vq-rebellion-0104 @VQ-18.5-P16
    Scenario: into a target that isn't fortified
      When there is a rebellion in here with 2 CP
      And Coligny come in
      Then by the reading any_target of VQ-Q353
      And here then holds Coligny
      And by the reading fortified_home_space of VQ-Q353
      And it is refused by VQ-23.6-S01

  # 12: whether each change of control needs a line of communication

  @VQ-12-R01
  Rule: A line of communication to what changes control

    Background:
      Given it is the impulse of the Protestant, with 6 CP
      And an unfortified space called here of France, adjacent to there
      And an unfortified space called there of France
      And here and there lie in France
      And here and there are Protestant

    @case:vq-rebellion-0120
    Scenario: to the target of a rebellion, or only for two actions
      When there is a rebellion in here with 2 CP
      Then by the reading two_actions of VQ-Q18
      And the Protestant controls here
      And by the reading every_change of VQ-Q18
      And it is refused by VQ-12-R01

    @case:vq-rebellion-0121
    Scenario: to what rises besides, when the rebellion begins
      Given a fortress called haven of France, split with the Huguenots, adjacent to here
      And haven is controlled by the Protestant
      When there is a rebellion in here with 2 CP
      And the rebels take there besides
      Then by the reading two_actions of VQ-Q18
      And the Protestant controls there
      And by the reading every_change of VQ-Q18
      And it is refused by VQ-12-R01

    @case:vq-rebellion-0122
    Scenario: where there is one
      Given a fortress called haven of France, split with the Huguenots, adjacent to here and there
      And haven is controlled by the Protestant
      And VQ-Q18 is read as every_change
      When there is a rebellion in here with 2 CP
      And the rebels take there besides
      Then the Protestant controls here
      And the Protestant controls there
