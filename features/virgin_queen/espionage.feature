Feature: Espionage
  Informants, intelligence, operatives, assassinations and the English Catholic Rebellion, by an example of the espionage table.

  # The example's Gain Intelligence: 2 dice, 1 more for an Informant, 1 for Walsingham.
  # Assassination: 2, 3 or 4 dice for 2, 3 or 4 CP, 1 more for an Informant, 1 for Mary, against 2 (and 2 for Walsingham).
  # English Catholic Rebellion: 3, 4 or 5 dice for 3, 4 or 5 CP, 1 more for an Informant, 2 for Mary, against 3 (and 2 for Walsingham).

  # 19.4

  Rule: The action in England

    Background:
      Given it is turn 3
      And it is the impulse of Spain, with 6 CP
      And a fortress called here of England, adjacent to there
      And an unfortified space called there of England
      And here and there lie in England
      And there is Protestant

    @case:vq-espionage-0001 @VQ-19.4-P01 @VQ-19.4-S01 @VQ-19.4-S02 @VQ-19.4-S03 @VQ-19.4-S04 @VQ-19.4-S05
    Scenario: as many hits as England have no result
      When the Catholics of England are raised for 4 CP
      And England rolls 5, 6, 1 and 4 against 5, 6 and 4
      Then Spain has 2 CP left
      And the Assassination Used marker of Spain is then on the turn track
      And here has no control marker
      And the wars stay as they are

    @case:vq-espionage-0002 @VQ-19.4-S05 @VQ-19.4-E02 @VQ-19.4-E04
    Scenario: one hit more brings a rebellion
      When the Catholics of England are raised for 4 CP
      And England rolls 5, 6, 5 and 4 against 5, 6 and 4
      And they take nothing besides here
      Then Spain controls here
      And Spain and England are then at war

    @VQ-19.4-P01
    Scenario Outline: it costs 3 to 5 CP
      When the Catholics of England are raised for <cp> CP
      Then it is refused by VQ-19.4-P01

      Examples:
        | cp | case              |
        | 2  | vq-espionage-0003 |
        | 6  | vq-espionage-0004 |

    @case:vq-espionage-0005 @VQ-19.4-P01
    Scenario: and no more than there is
      Given it is the impulse of Spain, with 2 CP
      When the Catholics of England are raised for 3 CP
      Then it is refused by VQ-19.4-P01

    @case:vq-espionage-0006 @VQ-19.4-P01
    Scenario: only Spain can
      Given it is the impulse of France, with 6 CP
      When the Catholics of England are raised for 3 CP
      Then it is refused by VQ-19.4-P01

    @case:vq-espionage-0007 @VQ-19.4-R01
    Scenario: not after an assassination, nor twice in a turn
      Given the Assassination Used marker of Spain is on the turn track
      When the Catholics of England are raised for 3 CP
      Then it is refused by VQ-19.4-R01

    @case:vq-espionage-0008 @VQ-19.4-R01
    Scenario: but after another power's
      Given the Assassination Used marker of France is on the turn track
      When the Catholics of England are raised for 3 CP
      And England rolls 1, 1 and 4 against 1, 1 and 1
      Then Spain has 3 CP left

    @case:vq-espionage-0009 @VQ-19-T01
    Scenario: no English Catholic Rebellion before turn 3
      Given it is turn 2
      When the Catholics of England are raised for 3 CP
      Then it is refused by VQ-19-T01

    @case:vq-espionage-0010 @VQ-25.1-V06
    Scenario: four hits more win the game
      When the Catholics of England are raised for 5 CP
      And England rolls 5, 6, 5, 6 and 5 against 5, 1 and 4
      Then Spain wins a Catholic Rebellion victory

    @case:vq-espionage-0011 @VQ-25.1-V06
    Scenario: three hits more don't
      When the Catholics of England are raised for 5 CP
      And England rolls 5, 6, 5, 6 and 5 against 5, 6 and 4
      And they take nothing besides here
      Then nobody has won
      And Spain controls here

    @case:vq-espionage-0012 @VQ-19.2-E01 @VQ-19.4-S02
    Scenario: an Informant on England and Mary's capture add dice
      Given an Informant of Spain is on England
      And Mary is captured
      When the Catholics of England are raised for 3 CP
      And England rolls 5, 1, 1, 1, 1 and 1 against 1, 1 and 1
      And they take nothing besides here
      Then Spain controls here

    @case:vq-espionage-0013 @VQ-19.4-S03
    Scenario: England adds dice by the table
      When the Catholics of England are raised for 3 CP against Walsingham
      And England rolls 5, 1 and 1 against 1, 1, 1, 1 and 6
      Then here has no control marker

    @case:vq-espionage-0014 @VQ-23.3-E08
    Scenario: Mary adds none when she is executed
      Given Mary is executed
      When the Catholics of England are raised for 3 CP
      And England rolls 5, 1 and 1 against 1, 1 and 6
      Then here has no control marker

    @case:vq-espionage-0015 @VQ-23.3-E13
    Scenario: but once Elizabeth is dead, as if Mary were captured
      Given Elizabeth is dead
      When the Catholics of England are raised for 3 CP
      And England rolls 5, 1, 1, 1 and 1 against 1, 1 and 6
      Then here has no control marker

    @case:vq-espionage-0016 @VQ-23.3-E13
    Scenario: even if she was executed
      Given Elizabeth is dead
      And Mary is executed
      When the Catholics of England are raised for 3 CP
      And England rolls 5, 6, 1, 1 and 1 against 1, 1 and 6
      And they take nothing besides here
      Then Spain controls here

    @case:vq-espionage-0017 @VQ-23.3-E08
    Scenario: but not then by another reading
      Given VQ-Q77 is read as no_modifier
      And Elizabeth is dead
      And Mary is executed
      When the Catholics of England are raised for 3 CP
      And England rolls 5, 6 and 1 against 1, 1 and 6
      And they take nothing besides here
      Then Spain controls here

  Rule: The six conversion attempts

    Background:
      Given it is turn 3
      And it is the impulse of Spain, with 2 CP
      And a fortress called here of England, adjacent to there
      And an unfortified space called there of England
      And an unfortified space called yonder of England, adjacent to there
      And here, there and yonder lie in England
      And there is Protestant

    @case:vq-espionage-0020 @VQ-19.4-S06
    Scenario: a major conversion flips a space, which then may rise too
      Given yonder is Protestant
      When Spain converts and rebels in England
      And the six attempts show 6, 2, 2, 3, 3 and 2
      And Spain flips there as a base area
      And Spain names here
      And they take there besides here
      Then there becomes Catholic
      And Spain controls there
      And Spain controls here

    @case:vq-espionage-0021 @VQ-18.1-R04
    Scenario: the last Protestant space isn't converted, the rebellion is
      When Spain converts and rebels in England
      And Spain names here
      And they take nothing besides here
      Then there stays Protestant
      And Spain controls here

  Rule: The target

    Background:
      Given it is turn 3
      And it is the impulse of Spain, with 2 CP
      And a fortress called here of England
      And a fortress called there of England
      And a fortress called yonder of England
      And a fortress called beyond of England
      And a fortress called far of England
      And here, there, yonder and beyond lie in England
      And beyond is Protestant

    @case:vq-espionage-0030 @VQ-19.4-S07 @VQ-19.4-R02 @VQ-19.4-R03 @VQ-19.4-R04 @VQ-19.4-R05
    Scenario: any Catholic space of England that it controls, and that is calm
      When there is a rebellion in England
      Then rebellion_target is asked of spain, with here, there or yonder

    @case:vq-espionage-0031 @VQ-19.4-R03
    Scenario: not one that another power controls
      Given there is controlled by France
      And yonder is controlled by Spain
      When there is a rebellion in England
      Then Spain controls here

    @case:vq-espionage-0032 @VQ-19.4-R05
    Scenario: not a besieged one, nor one in unrest
      Given there is besieged by Spain since long
      And there holds 1 regular of Spain
      And yonder is besieged by France since long
      And yonder holds 1 regular of France
      When there is a rebellion in England
      Then Spain controls here

    @case:vq-espionage-0150 @VQ-12-R01
    Scenario: a line of communication from Spain, or none
      Given yonder is controlled by Spain
      And there is controlled by Spain
      When there is a rebellion in England
      Then by the reading two_actions of VQ-Q18
      And Spain controls here
      And by the reading every_change of VQ-Q18
      And here has no control marker

    @case:vq-espionage-0151 @VQ-12-R01
    Scenario: a line of communication to what rises besides
      Given yonder is controlled by Spain
      And there is controlled by Spain
      And a key called Madrid of Spain, adjacent to here
      And an unfortified space called Dover of England, adjacent to here
      And an unfortified space called Rye of England, adjacent to here and Madrid
      And Dover and Rye lie in England
      And VQ-Q18 is read as every_change
      When there is a rebellion in England
      And Spain names here
      And they take Dover besides here
      Then it is refused by VQ-12-R01

    @case:vq-espionage-0152 @VQ-12-R01
    Scenario: where there is one
      Given yonder is controlled by Spain
      And there is controlled by Spain
      And a key called Madrid of Spain, adjacent to here
      And an unfortified space called Dover of England, adjacent to here
      And an unfortified space called Rye of England, adjacent to here and Madrid
      And Dover and Rye lie in England
      And VQ-Q18 is read as every_change
      When there is a rebellion in England
      And Spain names here
      And they take Rye besides here
      Then Spain controls here
      And Spain controls Rye

    @case:vq-espionage-0033 @VQ-19.4-R05
    Scenario: one in unrest may be the target of any rebellion by another reading
      Given here is controlled by France
      And there is controlled by France
      And yonder is in unrest
      When there is a rebellion in England
      Then by the reading only_in_19_4 of VQ-Q21
      And yonder has no control marker
      Then by the reading never of VQ-Q21
      And Spain controls yonder

    @case:vq-espionage-0034 @VQ-19.4-S07
    Scenario: Spain names it, or England
      Given yonder is controlled by Spain
      When there is a rebellion in England
      And Spain names here
      And England names there
      Then by the reading spain_or_no_rebellion of VQ-Q208
      And Spain controls here
      Then by the reading england_or_no_rebellion of VQ-Q208
      And Spain controls there

    @case:vq-espionage-0035 @VQ-19.4-S07
    Scenario: without a target there is no rebellion
      Given here is controlled by France
      And there is controlled by France
      And yonder is controlled by Spain
      When there is a rebellion in England
      Then the wars stay as they are
      And England may execute Mary

    @case:vq-espionage-0036 @VQ-19.4-S07
    Scenario: and whether the action has failed then is open
      Given here is controlled by France
      And there is controlled by France
      And yonder is controlled by Spain
      When there is a rebellion in England
      Then by the reading by_its_rebellion_too of VQ-Q401
      And England may execute Mary
      Then by the reading by_the_roll of VQ-Q401
      And England may not execute Mary

  Rule: The English units

    Background:
      Given it is turn 3
      And it is the impulse of Spain, with 2 CP
      And a fortress called here of England
      And a key called London of England, adjacent to here
      And London is a capital
      And here lies in England

    @case:vq-espionage-0040 @VQ-19.4-S08 @VQ-19.4-S09 @VQ-19.4-S10 @VQ-19.4-D01 @VQ-19.4-S11 @VQ-19.4-E04
    Scenario: five dice against the regulars; mercenaries are displaced
      Given here holds 2 regulars of England and 1 mercenary of England
      When there is a rebellion in England
      And the Catholics of here roll 5, 6, 1, 2 and 4
      Then Spain controls here
      And here then holds no regulars of England and no mercenaries of England
      And London then holds 1 mercenary of England
      And the force pool then holds 2 regulars of England

    @case:vq-espionage-0041 @VQ-19.4-E03
    Scenario: if a regular is left, it fails
      Given here holds 2 regulars of England and 1 mercenary of England
      When there is a rebellion in England
      And the Catholics of here roll 5, 4, 1, 2 and 4
      Then here has no control marker
      And here then holds 1 regular of England and 1 mercenary of England
      And the wars stay as they are
      And England may execute Mary

    @case:vq-espionage-0058 @VQ-19.4-E03
    Scenario: whether the action has failed then is open
      Given here holds 2 regulars of England
      When there is a rebellion in England
      And the Catholics of here roll 5, 4, 1, 2 and 4
      Then by the reading by_its_rebellion_too of VQ-Q401
      And England may execute Mary
      Then by the reading by_the_roll of VQ-Q401
      And England may not execute Mary

    @case:vq-espionage-0042 @VQ-19.4-E02
    Scenario: mercenaries alone are no Protestant units
      Given here holds 3 mercenaries of England
      When there is a rebellion in England
      Then Spain controls here
      And London then holds 3 mercenaries of England

    @case:vq-espionage-0043 @VQ-19.4-S12
    Scenario: Protestant units of others are displaced
      Given here holds 1 regular of the Huguenots
      And a fortress called refuge of France, split with the Huguenots, adjacent to here
      And refuge is controlled by the Protestant
      When there is a rebellion in England
      Then Spain controls here
      And here then holds no regulars of the Huguenots

    @case:vq-espionage-0044 @VQ-19.4-S08
    Scenario: five dice, or four by another reading
      Given here holds 1 regular of England
      And VQ-Q280 is read as four
      When there is a rebellion in England
      And the Catholics of here roll 1, 1, 1 and 1
      Then here then holds 1 regular of England

    @case:vq-espionage-0045 @VQ-19.4-S11
    Scenario: leaders are displaced, or stay
      Given Leicester, an army leader of England, has battle 1 and command 6
      And here holds Leicester and 1 mercenary of England
      When there is a rebellion in England
      Then by the reading leaders_displaced of VQ-Q209
      And London then holds Leicester
      Then by the reading leaders_stay of VQ-Q209
      And here then holds Leicester

    @case:vq-espionage-0046 @VQ-19.4-S13 @VQ-19.4-E06
    Scenario: two Spanish regulars come from the force pool, and there is war
      Given the force pool holds 3 regulars of Spain
      When there is a rebellion in England
      Then here then holds 2 regulars of Spain
      And the force pool then holds 1 regular of Spain
      And Spain and England are then at war

    @case:vq-espionage-0047 @VQ-19.4-S13
    Scenario: or as many as there are
      Given the force pool holds 1 regular of Spain
      When there is a rebellion in England
      Then here then holds 1 regular of Spain

    @case:vq-espionage-0048 @VQ-19.4-E06
    Scenario: a war that is goes on
      Given Spain and England are at war
      When there is a rebellion in England
      Then Spain controls here
      And the wars stay as they are

    @case:vq-espionage-0049 @VQ-19.4-S11
    Scenario: Spanish units in the target stay, or leave
      Given here holds 1 regular of Spain
      And a key called Madrid of Spain, adjacent to London
      And Madrid is a capital
      When there is a rebellion in England
      Then by the reading spanish_units_stay of VQ-Q281
      And here then holds 1 regular of Spain
      Then by the reading spanish_units_leave of VQ-Q281
      And Madrid then holds 1 regular of Spain

  Rule: The spaces next to the target

    Background:
      Given it is turn 3
      And it is the impulse of Spain, with 2 CP
      And a fortress called here of England, adjacent to there, yonder, beyond, far, court and home
      And an unfortified space called there of England
      And an unfortified space called yonder of England
      And an unfortified space called beyond of England
      And an unfortified space called far of England
      And an unfortified space called court of England
      And an unfortified space called home of England
      And a key called London of England, adjacent to here
      And London is a capital
      And here, there, yonder, beyond, far and court lie in England

    @case:vq-espionage-0050 @VQ-19.4-P02 @VQ-19.4-E05
    Scenario: they may be taken, what isn't Spanish is displaced
      Given there holds 1 mercenary of England
      When there is a rebellion in England
      And Spain names here
      And they take there, yonder and beyond besides here
      Then Spain controls there
      And Spain controls yonder
      And Spain controls beyond
      And far has no control marker
      And there then holds no mercenaries of England
      And London then holds 1 mercenary of England

    @case:vq-espionage-0051 @VQ-19.4-L01
    Scenario: four with the target, or besides it
      When there is a rebellion in England
      And Spain names here
      And they take there, yonder, beyond and far besides here
      Then by the reading target_included of VQ-Q20
      And it is refused by VQ-19.4-L01
      Then by the reading target_besides of VQ-Q20
      And Spain controls there
      And Spain controls far

    @VQ-19.4-P02
    Scenario Outline: not one that doesn't meet the conditions
      Given <given>
      When there is a rebellion in England
      And Spain names here
      And they take <name> besides here
      Then it is refused by <clause>

      Examples:
        | name  | given                              | clause      | case              |
        | home  | here lies in England               | VQ-19.4-R02 | vq-espionage-0052 |
        | there | there is controlled by France      | VQ-19.4-R03 | vq-espionage-0053 |
        | there | there is Protestant                | VQ-19.4-R04 | vq-espionage-0054 |
        | there | there is in unrest                 | VQ-19.4-R05 | vq-espionage-0055 |
        | there | there holds 1 regular of England   | VQ-19.4-P02 | vq-espionage-0056 |

    @case:vq-espionage-0057 @VQ-19.4-L01
    Scenario: not a fifth space
      When there is a rebellion in England
      And Spain names here
      And they take there, yonder, beyond and far besides here
      Then it is refused by VQ-19.4-L01

  # 19

  Rule: The markers

    @case:vq-espionage-0060 @VQ-19-U01 @VQ-19-U02 @VQ-19-S01
    Scenario: two Informants and an Assassination Used marker each
      Given it is turn 3
      When the powers receive their markers of espionage
      Then the Ottoman then has 2 Informants in its force pool
      And the Protestant then has 2 Informants in its force pool
      And no Assassination Used marker is on the turn track

    @case:vq-espionage-0061 @VQ-19-U03
    Scenario: and a Cipher Key each
      Given it is turn 3
      When the powers receive their markers of espionage
      Then every power has its Cipher Key

  # 19.1

  Rule: Gain Intelligence

    Background:
      Given it is turn 3
      And it is the impulse of France, with 3 CP

    @case:vq-espionage-0070 @VQ-19.1-P01 @VQ-19.1-S01
    Scenario: two dice for 2 CP
      When intelligence about Spain is gained
      And the hits are sought with 4 and 1
      Then France has 1 CP left

    @case:vq-espionage-0071 @VQ-19.1-P01
    Scenario: not for less
      Given it is the impulse of France, with 1 CP
      When intelligence about Spain is gained
      Then it is refused by VQ-19.1-P01

    @case:vq-espionage-0072 @VQ-19-T01
    Scenario: no intelligence before turn 3
      Given it is turn 2
      When intelligence about Spain is gained
      Then it is refused by VQ-19-T01

    @case:vq-espionage-0073 @VQ-19.1-S02 @VQ-19.1-S03
    Scenario: a hit neutralises an Informant that spies on one
      Given an Informant of Spain is on France
      When intelligence about Spain is gained
      And the hits are sought with 5 and 1
      And a hit is used for informant of Spain
      Then Spain has a neutralised Informant on France
      And Spain has no Informant on France

    @case:vq-espionage-0074 @VQ-19.1-S04
    Scenario: another neutralises a Jesuit
      Given an unfortified space called here of England
      And here lies in England
      And a Jesuit is in here
      And an Informant of Spain is on France
      When intelligence about Spain is gained
      And the hits are sought with 6 and 5
      And a hit is used for informant of Spain
      And a hit is used for jesuit in here
      Then Spain has a neutralised Informant on France
      And no Jesuit is then in here

    @case:vq-espionage-0075 @VQ-19.1-S01 @VQ-19.2-E01
    Scenario: one's own Informant on the target adds a die, as does a line of the table
      Given an Informant of France is on Spain
      And an Informant of Spain is on France
      When intelligence about Spain is gained with Walsingham
      And the hits are sought with 1, 1, 2 and 5
      And a hit is used for informant of Spain
      Then Spain has a neutralised Informant on France

    @case:vq-espionage-0076 @VQ-19.2-E01
    Scenario: a neutralised one adds none
      Given a neutralised Informant of France is on Spain
      When intelligence about Spain is gained
      And the hits are sought with 1 and 1
      Then France has 1 CP left

    @case:vq-espionage-0077 @VQ-19.1-S01
    Scenario: the base is two, whatever the table shows
      When intelligence about Spain is gained
      And the table shows 3 dice for it
      And the hits are sought with 1 and 1
      Then France has 1 CP left

    @case:vq-espionage-0078 @VQ-19.1-S01
    Scenario: or what it shows, by another reading
      Given VQ-Q207 is read as as_shown
      When intelligence about Spain is gained
      And the table shows 3 dice for it
      And the hits are sought with 1, 1 and 1
      Then France has 1 CP left

    @case:vq-espionage-0079 @VQ-19.1-S02
    Scenario: a hit may tell something else
      When intelligence about Spain is gained
      And the hits are sought with 5 and 1
      And a hit is used for other
      Then France has 1 CP left

    @case:vq-espionage-0140 @VQ-19.1-S02
    Scenario: a hit needn't be used
      Given an Informant of Spain is on France
      When intelligence about Spain is gained
      And the hits are sought with 5 and 1
      And a hit is used for nothing
      Then Spain has an Informant on France

    @case:vq-espionage-0141 @VQ-19.1-S03
    Scenario: one of two Informants is neutralised, the other spies on
      Given an Informant of Spain is on France
      And an Informant of England is on France
      When intelligence about Spain is gained
      And the hits are sought with 5 and 1
      And a hit is used for informant of Spain
      Then Spain has a neutralised Informant on France
      And England has an Informant on France

  # 19.2

  Rule: Informants

    Background:
      Given it is turn 3
      And it is the impulse of France, with 3 CP

    @case:vq-espionage-0080 @VQ-19.2-P01 @VQ-19.2-P02 @VQ-19.2-S01
    Scenario: one comes from the force pool
      Given France has 2 Informants in its force pool
      When an Informant is planted on Spain
      Then France has an Informant on Spain
      And France then has 1 Informant in its force pool
      And France has 1 CP left

    @case:vq-espionage-0081 @VQ-19.2-P02
    Scenario: or from another power's card
      Given France has 1 Informant in its force pool
      And an Informant of France is on England
      When an Informant is planted on Spain
      And the Informant is taken from England
      Then France has an Informant on Spain
      And France has no Informant on England
      And France then has 1 Informant in its force pool

    @case:vq-espionage-0082 @VQ-19.2-P02
    Scenario: not a neutralised one
      Given a neutralised Informant of France is on England
      When an Informant is planted on Spain
      Then it is refused by VQ-19.2-P02

    @case:vq-espionage-0083 @VQ-19.2-P01
    Scenario: not for less than 2 CP
      Given it is the impulse of France, with 1 CP
      And France has 2 Informants in its force pool
      When an Informant is planted on Spain
      Then it is refused by VQ-19.2-P01

    @case:vq-espionage-0084 @VQ-19.2-R01
    Scenario: not where one is already
      Given France has 1 Informant in its force pool
      And an Informant of France is on Spain
      When an Informant is planted on Spain
      Then it is refused by VQ-19.2-R01

    @case:vq-espionage-0085 @VQ-19.2-R02
    Scenario: even if it is neutralised
      Given France has 1 Informant in its force pool
      And a neutralised Informant of France is on Spain
      When an Informant is planted on Spain
      Then it is refused by VQ-19.2-R02

    @case:vq-espionage-0086 @VQ-19.2-R01
    Scenario: another power's bars it or doesn't
      Given France has 1 Informant in its force pool
      And an Informant of England is on Spain
      When an Informant is planted on Spain
      Then by the reading own_informant of VQ-Q51
      And France then has 0 Informants in its force pool
      Then by the reading any_informant of VQ-Q51
      And it is refused by VQ-19.2-R01

    @case:vq-espionage-0087 @VQ-19.2-P02 @VQ-19.2-S01
    Scenario: one comes from the force pool though another could be moved
      Given France has 1 Informant in its force pool
      And an Informant of France is on England
      When an Informant is planted on Spain
      And the Informant is taken from the force pool
      Then France has an Informant on Spain
      And France has an Informant on England
      And France then has 0 Informants in its force pool

  Rule: Jesuits

    Background:
      Given it is turn 3
      And it is the impulse of Spain, with 3 CP
      And an unfortified space called here of England
      And an unfortified space called there of France
      And here lies in England
      And there lies in France

    @case:vq-espionage-0090 @VQ-19.2-P03 @VQ-19.2-S02
    Scenario: one comes into a space of England
      Given 2 Jesuits are on the Spanish power card
      When a Jesuit is put into here
      Then a Jesuit is then in here
      And 1 Jesuit is then on the Spanish power card
      And Spain has 1 CP left

    @case:vq-espionage-0091 @VQ-19.2-R03
    Scenario: not into another zone
      Given 2 Jesuits are on the Spanish power card
      When a Jesuit is put into there
      Then it is refused by VQ-19.2-R03

    @case:vq-espionage-0092 @VQ-19.2-L01
    Scenario: not a second one into a space
      Given 2 Jesuits are on the Spanish power card
      And a Jesuit is in here
      When a Jesuit is put into here
      Then it is refused by VQ-19.2-L01

    @case:vq-espionage-0093 @VQ-19.2-P03
    Scenario: not without one on the card
      When a Jesuit is put into here
      Then it is refused by VQ-19.2-P03

    @case:vq-espionage-0094 @VQ-19.2-R04
    Scenario: one that is on the map isn't moved
      Given an unfortified space called yonder of England
      And yonder lies in England
      And a Jesuit is in yonder
      When a Jesuit is put into here
      Then it is refused by VQ-19.2-R04

    @case:vq-espionage-0095 @VQ-19.2-P03
    Scenario: not by another power
      Given 2 Jesuits are on the Spanish power card
      And it is the impulse of France, with 3 CP
      When a Jesuit is put into here
      Then it is refused by VQ-19.2-P03

  # 19.3

  Rule: Assassination

    Background:
      Given it is turn 3
      And it is the impulse of Spain, with 5 CP
      And a fortress called here of England
      And Leicester, an army leader of England, has battle 1 and command 6
      And here holds Leicester and 1 regular of England

    @case:vq-espionage-0100 @VQ-19.3-P01 @VQ-19.3-S01 @VQ-19.3-S02 @VQ-19.3-S03 @VQ-19.3-S04 @VQ-19.3-S05 @VQ-19.3-V01
    Scenario: a hit more than the defender kills
      When an attempt on Leicester is made for 3 CP
      And England rolls 5, 6 and 1 against 5 and 4
      Then Leicester is out of the game
      And Spain has 1 VP for assassinations
      And the Assassination Used marker of Spain is then on the turn track
      And Spain has 2 CP left

    @case:vq-espionage-0101 @VQ-19.3-S04
    Scenario: as many hits don't
      When an attempt on Leicester is made for 2 CP
      And England rolls 5 and 1 against 5 and 4
      Then Leicester lives
      And Spain has 0 VP for assassinations
      And the Assassination Used marker of Spain is then on the turn track

    @VQ-19.3-P01
    Scenario Outline: for 2 to 4 CP
      When an attempt on Leicester is made for <cp> CP
      Then it is refused by VQ-19.3-P01

      Examples:
        | cp | case              |
        | 1  | vq-espionage-0102 |
        | 5  | vq-espionage-0103 |

    @case:vq-espionage-0104 @VQ-19.3-P01
    Scenario: once a turn
      Given the Assassination Used marker of Spain is on the turn track
      When an attempt on Leicester is made for 2 CP
      Then it is refused by VQ-19.3-P01

    @case:vq-espionage-0105 @VQ-19.3-P01
    Scenario: no more than there is
      Given it is the impulse of Spain, with 2 CP
      When an attempt on Leicester is made for 3 CP
      Then it is refused by VQ-19.3-P01

    @case:vq-espionage-0106 @VQ-19.3-R02
    Scenario: not a captive
      Given Norris, an army leader of England, has battle 1 and command 6
      And Norris is held by France
      When an attempt on Norris is made for 2 CP
      Then it is refused by VQ-19.3-R02

    @case:vq-espionage-0107 @VQ-19.3-R02
    Scenario: not a Default army leader
      Given Norris is a Default army leader of England
      And here holds Norris
      When an attempt on Norris is made for 2 CP
      Then it is refused by VQ-19.3-R02

    @case:vq-espionage-0108 @VQ-19.3-R02
    Scenario: not a naval leader
      Given Howard, a naval leader of England, is off the map
      And here holds Howard
      When an attempt on Howard is made for 2 CP
      Then it is refused by VQ-19.3-R02

    @case:vq-espionage-0109 @VQ-19.3-R02
    Scenario: not a Protestant leader off the map
      Given Coligny, an army leader of the Huguenots, has battle 1 and command 6
      When an attempt on Coligny is made for 2 CP
      Then it is refused by VQ-19.3-R02

    @case:vq-espionage-0110 @VQ-19.3-R01
    Scenario: nor any other who is off the map
      Given Norris, an army leader of England, has battle 1 and command 6
      When an attempt on Norris is made for 2 CP
      Then it is refused by VQ-19.3-R01

    @case:vq-espionage-0111 @VQ-19.3-R01
    Scenario: one who is besieged is on the map
      Given Norris, an army leader of England, has battle 1 and command 6
      And 1 regular of England and Norris are besieged in here by France
      And here holds 2 regulars of France
      When an attempt on Norris is made for 2 CP
      And England rolls 5 and 1 against 1 and 1
      Then Norris is out of the game

    @case:vq-espionage-0112 @VQ-19.2-E01 @VQ-19.3-S01
    Scenario: an Informant adds a die, Mary none to an attempt on a leader
      Given an Informant of Spain is on England
      And Mary is captured
      When an attempt on Leicester is made for 2 CP
      And England rolls 5, 1 and 1 against 1 and 1
      Then Leicester is out of the game

    @case:vq-espionage-0113 @VQ-19.3-S02
    Scenario: the table adds to the defence
      When an attempt on Leicester is made for 2 CP against Walsingham
      And England rolls 5 and 1 against 1, 1, 1 and 5
      Then Leicester lives

    @case:vq-espionage-0114 @VQ-19-T01
    Scenario: no assassination before turn 3
      Given it is turn 2
      When an attempt on Leicester is made for 2 CP
      Then it is refused by VQ-19-T01

    @case:vq-espionage-0115 @VQ-19.3-P01 @VQ-19.3-S01
    Scenario: 4 CP is the most
      When an attempt on Leicester is made for 4 CP
      And England rolls 5, 1, 1 and 1 against 1 and 1
      Then Leicester is out of the game
      And Spain has 1 CP left

    @case:vq-espionage-0116 @VQ-19.3-R02
    Scenario: not a Dutch leader off the map
      Given William, an army leader of the Dutch, has battle 1 and command 6
      When an attempt on William is made for 2 CP
      Then it is refused by VQ-19.3-R02

    @case:vq-espionage-0117 @VQ-19.3-S02
    Scenario: no defence where the table has no dice for it
      When an attempt on Leicester is made for 2 CP
      And the table has no dice for the defence
      And Spain rolls 5 and 1 alone
      Then Leicester is out of the game

    @case:vq-espionage-0160 @VQ-5.1-S01 @VQ-19.3-S04
    Scenario: the last leader of a power leaves a Default leader
      When an attempt on Leicester is made for 2 CP
      And England rolls 5 and 1 against 1 and 1
      Then Leicester is out of the game
      And the Default leader of England is on the turn track

    @case:vq-espionage-0161 @VQ-5.1-D05
    Scenario: but not while another of its leaders is held by an enemy
      Given Norris, an army leader of England, has battle 1 and command 6
      And Norris is held by France
      When an attempt on Leicester is made for 2 CP
      And England rolls 5 and 1 against 1 and 1
      Then Leicester is out of the game
      And no Default leader is on the turn track

  Rule: Attempts on Elizabeth

    Background:
      Given it is turn 3
      And it is the impulse of Spain, with 5 CP

    @case:vq-espionage-0120 @VQ-19.3-P01 @VQ-19.3-V01
    Scenario: she may be killed
      When an attempt on Elizabeth I is made for 2 CP
      And England rolls 5 and 1 against 1 and 1
      Then Elizabeth is then dead
      And Spain has 1 VP for assassinations

    @case:vq-espionage-0121 @VQ-19.3-R01
    Scenario: but not when she is dead
      Given Elizabeth is dead
      When an attempt on Elizabeth I is made for 2 CP
      Then it is refused by VQ-19.3-R01

    @case:vq-espionage-0122 @VQ-19.3-S01
    Scenario: Mary's capture adds a die
      Given Mary is captured
      When an attempt on Elizabeth I is made for 2 CP
      And England rolls 1, 1 and 1 against 1 and 1
      Then England may execute Mary

    @case:vq-espionage-0123 @VQ-23.3-E08
    Scenario: her execution takes it off
      Given Mary is executed
      When an attempt on Elizabeth I is made for 2 CP
      And England rolls 1 and 1 against 1 and 1
      Then the Assassination Used marker of Spain is then on the turn track

  # 20.8

  Rule: The reset in winter

    @case:vq-espionage-0130 @VQ-20.8-S01 @VQ-20.8-S02 @VQ-20.8-S03
    Scenario: neutralised Informants, Assassination Used markers and Walsingham go back
      Given France has 1 Informant in its force pool
      And a neutralised Informant of France is on England
      And an Informant of Spain is on England
      And the Assassination Used marker of Spain is on the turn track
      And Walsingham is in another box
      When the markers of espionage are put back
      Then France then has 2 Informants in its force pool
      And Spain has an Informant on England
      And no Assassination Used marker is on the turn track
      And Walsingham is in the Unused box

    @case:vq-espionage-0131 @VQ-20.8-S01
    Scenario: one goes back into an empty force pool
      Given a neutralised Informant of France is on England
      When the markers of espionage are put back
      Then France then has 1 Informant in its force pool
