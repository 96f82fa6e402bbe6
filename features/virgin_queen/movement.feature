Feature: Land movement
  A power moves its land units and army leaders formation by formation, for 1 CP over a connection and 2 CP over a pass.

  # The declaration: steps 1 to 4

  Rule: A move costs 1 CP, over a pass 2 CP

    Background:
      Given a key called here of France, adjacent to there, over a pass to yonder
      And a key called there of France
      And a key called yonder of France
      And here holds 3 regulars of France

    @case:vq-movement-0001 @VQ-13.1-S02 @VQ-13.1-S03 @VQ-13.1-S04
    Scenario: over a connection
      Given it is the impulse of France, with 3 CP
      When 2 regulars of France move from here to there
      Then 2 regulars of France are on the way from here to there
      And here then holds 1 regular of France
      And France has 2 CP left
      And then due is the field battle of France and the arrival of France

    @case:vq-movement-0002 @VQ-13.1-S04
    Scenario: over a pass
      Given it is the impulse of France, with 3 CP
      When 2 regulars of France move from here to yonder
      Then 2 regulars of France are on the way from here to yonder
      And France has 1 CP left

    @case:vq-movement-0003 @VQ-13.1-S04
    Scenario: 1 CP doesn't suffice for a pass
      Given it is the impulse of France, with 1 CP
      When 2 regulars of France move from here to yonder
      Then it is refused by VQ-13.1-S04

    @case:vq-movement-0004 @VQ-13.1-R10
    Scenario: a space that isn't adjacent
      Given it is the impulse of France, with 3 CP
      And a key called far of France, adjacent to there
      When 2 regulars of France move from here to far
      Then it is refused by VQ-13.1-R10

    @case:vq-movement-0005 @VQ-2.5-R07
    Scenario: a sea zone is no space to move to
      Given it is the impulse of France, with 3 CP
      And a sea zone called sea, adjacent to here
      When 2 regulars of France move from here to sea
      Then it is refused by VQ-2.5-R07

    @case:vq-movement-0006 @VQ-13.1-S05
    Scenario: another power hinders the move by Storms
      Given it is the impulse of France, with 3 CP
      When 2 regulars of France move from here to there, and Spain plays Storms
      Then here then holds 3 regulars of France
      And France has 2 CP left
      And the move is over

    @case:vq-movement-0007 @VQ-13.1-S05
    Scenario: a card that doesn't stop the move
      Given it is the impulse of France, with 3 CP
      When 2 regulars of France move from here to there, and Spain plays Storms in vain
      Then 2 regulars of France are on the way from here to there

    @case:vq-movement-0008 @VQ-13.1-S05
    Scenario: the active power doesn't hinder itself
      Given it is the impulse of France, with 3 CP
      When 2 regulars of France move from here to there, and France plays Storms
      Then it is refused by VQ-13.1-S05

  # Whose space it is

  Rule: Own and independent spaces are always open, those of others in war or alliance

    Background:
      Given a key called here of France, adjacent to there
      And here holds 3 regulars of France
      And it is the impulse of France, with 1 CP

    @case:vq-movement-0010 @VQ-13.1-P01
    Scenario: an independent space
      Given an unfortified space called there
      When 3 regulars of France move from here to there
      Then 3 regulars of France are on the way from here to there

    @case:vq-movement-0011 @VQ-13.1-R02
    Scenario: the space of an enemy
      Given an unfortified space called there of Spain
      And France and Spain are at war
      When 3 regulars of France move from here to there
      Then 3 regulars of France are on the way from here to there

    @case:vq-movement-0012 @VQ-13.1-R02
    Scenario: the space of an ally
      Given an unfortified space called there of Spain
      And France and Spain are allied
      When 3 regulars of France move from here to there
      Then 3 regulars of France are on the way from here to there

    @case:vq-movement-0013 @VQ-13.1-R02
    Scenario: the space of a power at peace
      Given an unfortified space called there of Spain
      When 3 regulars of France move from here to there
      Then it is refused by VQ-13.1-R02

    @case:vq-movement-0014 @VQ-13.1-P01
    Scenario: a space of Spain that France controls is its own
      Given an unfortified space called there of Spain
      And there is controlled by France
      When 3 regulars of France move from here to there
      Then 3 regulars of France are on the way from here to there

    @case:vq-movement-0015 @VQ-13.1-R02
    Scenario: a home space that another power controls
      Given an unfortified space called there of France
      And there is controlled by Spain
      When 3 regulars of France move from here to there
      Then by the reading controlled_spaces of VQ-Q157
      And it is refused by VQ-13.1-R02
      And by the reading home_spaces_too of VQ-Q157
      And 3 regulars of France are on the way from here to there

    @case:vq-movement-0016 @VQ-13.1-R02
    Scenario: the space of an inactive minor power at war
      Given a fortress called there of Venice
      And France and Venice are at war
      When 3 regulars of France move from here to there
      Then 3 regulars of France are on the way from here to there

    @case:vq-movement-0017 @VQ-13.1-R02
    Scenario: the space of an inactive minor power at peace
      Given a fortress called there of Venice
      When 3 regulars of France move from here to there
      Then it is refused by VQ-13.1-R02

  # Whose units stand there: the four cases

  @VQ-13.1-R03
  Rule: Land units of another power bar a space unless one of four cases holds

    Background:
      Given a key called here of France, adjacent to there
      And here holds 3 regulars of France
      And it is the impulse of France, with 1 CP

    @case:vq-movement-0020
    Scenario: a power that is neither ally nor enemy
      Given an unfortified space called there
      And there holds 1 regular of England
      When 3 regulars of France move from here to there
      Then it is refused by VQ-13.1-R03

    @case:vq-movement-0021 @VQ-13.1-P04
    Scenario: case 1, all units are allies
      Given a key called there of Spain
      And France and Spain are allied
      And there holds 2 regulars of Spain
      When 3 regulars of France move from here to there
      Then 3 regulars of France are on the way from here to there
      And then due is the field battle of France and the arrival of France

    @case:vq-movement-0086 @VQ-13.1-P04
    Scenario: case 1 in the space of an enemy that is the ally's ally
      Given a key called there of Spain
      And France and Spain are at war
      And France and England are allied
      And England and Spain are allied
      And there holds 2 regulars of England
      When 3 regulars of France move from here to there
      Then 3 regulars of France are on the way from here to there
      And then due is the field battle of France and the arrival of France

    @case:vq-movement-0090 @VQ-13.1-E01
    Scenario: cases 1 and 3 at once, the ally is the enemy's ally too
      Given an unfortified space called there of Spain
      And France and Spain are at war
      And France and England are allied
      And England and Spain are allied
      And there holds 2 regulars of England
      When 3 regulars of France move from here to there
      Then by the reading case_1_is_enough of VQ-Q480
      And then due is the field battle of France and the arrival of France
      And by the reading case_3_makes_enemies of VQ-Q480
      And then due is the avoid battle of England, the withdrawal of England, the field battle of France and the arrival of France

    @case:vq-movement-0022 @VQ-13.1-R04
    Scenario: case 1, an ally is besieged by another ally
      Given a key called there of Spain
      And France and Spain are allied
      And France and England are allied
      And England and Spain are at war
      And there holds 3 regulars of England
      And 2 regulars of Spain are besieged in there by England
      When 3 regulars of France move from here to there
      Then it is refused by VQ-13.1-R04

    @case:vq-movement-0023 @VQ-13.1-R04
    Scenario: case 1, allies in a fortress that nobody besieges
      Given a fortress called there of Spain
      And France and Spain are allied
      And France and England are allied
      And there holds 3 regulars of England and 2 regulars of Spain
      When 3 regulars of France move from here to there
      Then 3 regulars of France are on the way from here to there

    @case:vq-movement-0024 @VQ-13.1-P05
    Scenario: case 2, all units are enemies
      Given a key called there of Spain
      And France and Spain are at war
      And there holds 2 regulars of Spain
      When 3 regulars of France move from here to there
      Then 3 regulars of France are on the way from here to there
      And then due is the avoid battle of Spain, the withdrawal of Spain, the field battle of France and the arrival of France

    @case:vq-movement-0025 @VQ-13.1-R05
    Scenario: case 2, an enemy is besieged by another enemy
      Given a key called there of Spain
      And France and Spain are at war
      And France and England are at war
      And England and Spain are at war
      And there holds 3 regulars of England
      And 2 regulars of Spain are besieged in there by England
      When 3 regulars of France move from here to there
      Then it is refused by VQ-13.1-R05

    @case:vq-movement-0026 @VQ-13.1-R05
    Scenario: case 2, two enemies in an unfortified space
      Given an unfortified space called there of Spain
      And France and Spain are at war
      And France and England are at war
      And there holds 3 regulars of England and 2 regulars of Spain
      When 3 regulars of France move from here to there
      Then 3 regulars of France are on the way from here to there

    @case:vq-movement-0027 @VQ-13.1-R06
    Scenario: case 2, the space belongs to a power that is allied to both sides
      Given a key called there of Spain
      And France and England are at war
      And France and Spain are allied
      And England and Spain are allied
      And there holds 3 regulars of England
      When 3 regulars of France move from here to there
      Then it is refused by VQ-13.1-R06

    @case:vq-movement-0028 @VQ-13.1-R06
    Scenario: case 2, the space belongs to a power that is allied to both sides, but isn't fortified
      Given an unfortified space called there of Spain
      And France and England are at war
      And France and Spain are allied
      And England and Spain are allied
      And there holds 3 regulars of England
      When 3 regulars of France move from here to there
      Then 3 regulars of France are on the way from here to there

    @case:vq-movement-0029 @VQ-13.1-P06 @VQ-13.1-E01
    Scenario: case 3, the ally of an enemy in the enemy's space counts as an enemy
      Given a key called there of Spain
      And France and Spain are at war
      And England and Spain are allied
      And there holds 1 regular of Spain and 2 regulars of England
      When 3 regulars of France move from here to there
      Then 3 regulars of France are on the way from here to there
      And then due is the avoid battle of Spain, the avoid battle of England, the withdrawal of Spain, the withdrawal of England, the field battle of France and the arrival of France

    @case:vq-movement-0030 @VQ-13.1-R03
    Scenario: a power that isn't the enemy's ally bars the enemy's space
      Given a key called there of Spain
      And France and Spain are at war
      And there holds 1 regular of Spain and 2 regulars of England
      When 3 regulars of France move from here to there
      Then it is refused by VQ-13.1-R03

    @case:vq-movement-0031 @VQ-13.1-P07
    Scenario: case 4a, allies are besieged by enemies
      Given a key called there of Spain
      And France and Spain are allied
      And France and England are at war
      And England and Spain are at war
      And there holds 3 regulars of England
      And 2 regulars of Spain are besieged in there by England
      When 3 regulars of France move from here to there
      Then 3 regulars of France are on the way from here to there
      And then due is the avoid battle of England, the withdrawal of England, the field battle of France and the arrival of France

    @case:vq-movement-0032 @VQ-13.1-P08
    Scenario: case 4b, enemies are besieged by allies
      Given a key called there of Spain
      And France and Spain are at war
      And France and England are allied
      And England and Spain are at war
      And there holds 3 regulars of England
      And 2 regulars of Spain are besieged in there by England
      When 3 regulars of France move from here to there
      Then 3 regulars of France are on the way from here to there
      And then due is the field battle of France and the arrival of France

    @case:vq-movement-0033 @VQ-13.1-R03
    Scenario: allies are besieged by a power at peace
      Given a key called there of Spain
      And France and Spain are allied
      And England and Spain are at war
      And there holds 3 regulars of England
      And 2 regulars of Spain are besieged in there by England
      When 3 regulars of France move from here to there
      Then it is refused by VQ-13.1-R03

    @case:vq-movement-0034 @VQ-13.1-R03
    Scenario: the besieged units are of the moving power itself
      Given a key called there of France
      And France and England are at war
      And there holds 3 regulars of England
      And 2 regulars of France are besieged in there by England
      When 3 regulars of France move from here to there
      Then 3 regulars of France are on the way from here to there

    @case:vq-movement-0035 @VQ-13.1-P05
    Scenario: own units stand beside those of an enemy
      Given an unfortified space called there
      And France and England are at war
      And there holds 1 regular of England and 1 regular of France
      When 3 regulars of France move from here to there
      Then by the reading own_units_are_left_out of VQ-Q158
      And 3 regulars of France are on the way from here to there
      And by the reading own_units_count_as_allied of VQ-Q158
      And it is refused by VQ-13.1-R03

    @case:vq-movement-0036 @VQ-13.1-P01
    Scenario: units of a power at peace in a space of one's own
      Given a key called there of France
      And there holds 1 regular of England
      When 3 regulars of France move from here to there
      Then by the reading units_still_bar_it of VQ-Q291
      And it is refused by VQ-13.1-R03
      And by the reading always of VQ-Q291
      And 3 regulars of France are on the way from here to there

    @case:vq-movement-0089 @VQ-13.1-P01
    Scenario: units of a power at peace in an independent space
      Given an unfortified space called there
      And there holds 1 regular of England
      When 3 regulars of France move from here to there
      Then by the reading units_still_bar_it of VQ-Q291
      And it is refused by VQ-13.1-R03
      And by the reading always of VQ-Q291
      And 3 regulars of France are on the way from here to there

    @case:vq-movement-0037 @VQ-13.1-R03
    Scenario: a leader of a power at peace is in the space
      Given an unfortified space called there
      And Drake, an army leader of England, has battle 1 and command 6
      And there holds Drake
      When 3 regulars of France move from here to there
      Then by the reading only_where_named of VQ-Q103
      And 3 regulars of France are on the way from here to there
      And by the reading leaders_are_units of VQ-Q103
      And it is refused by VQ-13.1-R03

    @case:vq-movement-0056 @VQ-13.1-R03
    Scenario: where leaders are units, units still count beside them
      Given an unfortified space called there
      And VQ-Q103 is read as leaders_are_units
      And France and Spain are at war
      And Alba, an army leader of Spain, has battle 2 and command 10
      And there holds 1 regular of England and Alba
      When 3 regulars of France move from here to there
      Then it is refused by VQ-13.1-R03

    @case:vq-movement-0057 @VQ-13.1-R03
    Scenario: where leaders are units, besieged units still count beside them
      Given a key called there of Spain
      And VQ-Q103 is read as leaders_are_units
      And France and Spain are at war
      And France and the HRE are at war
      And Spain and the HRE are at war
      And Alba, an army leader of Spain, has battle 2 and command 10
      And there holds 4 regulars of the HRE
      And 1 regular of England and Alba are besieged in there by the HRE
      When 3 regulars of France move from here to there
      Then it is refused by VQ-13.1-R03

    @case:vq-movement-0038 @VQ-13.1-E03
    Scenario: independent regulars never bar the way
      Given a key called there
      And there holds 4 regulars of the independents
      When 3 regulars of France move from here to there
      Then by the reading only_if_the_mover_attacks of VQ-Q307
      And then due is the field battle of France and the arrival of France
      And by the reading entering_is_attacking of VQ-Q307
      And then due is the withdrawal of the independents, the field battle of France and the arrival of France

    @case:vq-movement-0039 @VQ-13.1-E03
    Scenario: independent regulars are attacked
      Given a key called there
      And there holds 4 regulars of the independents
      When 3 regulars of France move from here to there, to attack
      Then then due is the withdrawal of the independents, the field battle of France and the arrival of France

  # Who may not move

  Rule: What lost a field battle or made an assault in this impulse doesn't move

    Background:
      Given a key called here of France, adjacent to there
      And a key called there of France
      And it is the impulse of France, with 1 CP
      And Guise, an army leader of France, has battle 2 and command 8
      And here holds 5 regulars of France and Guise

    @case:vq-movement-0040 @VQ-13.1-R07
    Scenario: 2 of 5 regulars lost a battle, and 4 would move
      Given 2 regulars of France in here lost a field battle in this impulse
      When 4 regulars of France move from here to there
      Then it is refused by VQ-13.1-R07

    @case:vq-movement-0041 @VQ-13.1-R07
    Scenario: 2 of 5 regulars lost a battle, and the 3 others move
      Given 2 regulars of France in here lost a field battle in this impulse
      When 3 regulars of France move from here to there
      Then 3 regulars of France are on the way from here to there

    @case:vq-movement-0042 @VQ-13.1-R07
    Scenario: a leader who lost a battle
      Given Guise in here lost a field battle in this impulse
      When 3 regulars of France and Guise move from here to there
      Then it is refused by VQ-13.1-R07

    @case:vq-movement-0043 @VQ-13.1-R08
    Scenario: 2 of 5 regulars made an assault, and 4 would move
      Given 2 regulars of France in here took part in an assault in this impulse
      When 4 regulars of France move from here to there
      Then it is refused by VQ-13.1-R08

    @case:vq-movement-0044 @VQ-13.1-R08
    Scenario: 2 of 5 regulars made an assault, and the 3 others move
      Given 2 regulars of France in here took part in an assault in this impulse
      When 3 regulars of France move from here to there
      Then 3 regulars of France are on the way from here to there

    @case:vq-movement-0045 @VQ-13.1-R08
    Scenario: a leader who made an assault
      Given Guise in here took part in an assault in this impulse
      When Guise moves from here to there
      Then it is refused by VQ-13.1-R08

  @VQ-13.1-R09
  Rule: Leaders without land units go to no enemy

    Background:
      Given a key called here of France, adjacent to there
      And it is the impulse of France, with 1 CP
      And France and Spain are at war
      And Guise, an army leader of France, has battle 2 and command 8
      And here holds 2 regulars of France and Guise

    @case:vq-movement-0050
    Scenario: into a space that an enemy controls
      Given an unfortified space called there of Spain
      When Guise moves from here to there
      Then it is refused by VQ-13.1-R09

    @case:vq-movement-0051
    Scenario: into a space of one's own with enemy units
      Given an unfortified space called there of France
      And there holds 1 regular of Spain
      When Guise moves from here to there
      Then it is refused by VQ-13.1-R09

    @case:vq-movement-0054
    Scenario: into a port of one's own with an enemy fleet
      Given an unfortified space called there of France
      And a sea zone called sea, adjacent to there
      And there harbours 1 galley of Spain
      When Guise moves from here to there
      Then it is refused by VQ-13.1-R09

    @case:vq-movement-0052
    Scenario: into an independent space that is empty
      Given an unfortified space called there
      When Guise moves from here to there
      Then Guise is on the way from here to there

    @case:vq-movement-0053
    Scenario: with a land unit he goes to the enemy
      Given an unfortified space called there of Spain
      When 1 regular of France and Guise move from here to there
      Then 1 regular of France and Guise are on the way from here to there

  @VQ-23.1-R02
  Rule: Moriscos stay near Granada

    @case:vq-movement-0087
    Scenario: 3 spaces from Granada, though only moves are bound
      Given VQ-Q309 is read as move_action_only
      And the Ottoman and Spain are at war
      And it is the impulse of the Ottoman, with 1 CP
      And Madrid holds 2 moriscos of the Ottoman
      When 2 moriscos of the Ottoman move from Madrid to Valladolid
      Then it is refused by VQ-23.1-R02

    @case:vq-movement-0088
    Scenario: 2 spaces from Granada
      Given the Ottoman and Spain are at war
      And it is the impulse of the Ottoman, with 1 CP
      And Madrid holds 2 moriscos of the Ottoman
      When 2 moriscos of the Ottoman move from Madrid to Valencia
      Then 2 moriscos of the Ottoman are on the way from Madrid to Valencia

  # A besieger leaves

  Rule: What is due after the move

    @case:vq-movement-0055 @VQ-13.1-S03
    Scenario: a formation leaves a siege
      Given a key called here of Spain, adjacent to there
      And a key called there of France
      And France and Spain are at war
      And it is the impulse of France, with 1 CP
      And here holds 4 regulars of France
      And 1 regular of Spain is besieged in here by France
      When 2 regulars of France move from here to there
      Then 2 regulars of France are on the way from here to there
      And then due is the field battle of France, the arrival of France and the siege check of France in here after a move

  # Arrival

  @VQ-13.1-S11
  Rule: The formation arrives

    Background:
      Given a key called here of France, adjacent to there
      And it is the impulse of France, with 1 CP
      And France and Spain are at war
      And Guise, an army leader of France, has battle 2 and command 8

    @case:vq-movement-0060 @VQ-13.1-S11
    Scenario: nobody is there
      Given an unfortified space called there of Spain
      And 3 regulars of France and Guise have left here for there
      When the formation arrives
      Then there then holds 3 regulars of France and Guise
      And the move is over
      And then due is nothing

    @case:vq-movement-0061 @VQ-13.1-S11
    Scenario: an enemy who hasn't withdrawn is fought first
      Given an unfortified space called there of Spain
      And there holds 1 regular of Spain
      And 3 regulars of France have left here for there
      When the formation arrives
      Then it is refused by VQ-13.1-S11

    @case:vq-movement-0062
    Scenario: into the empty key of an enemy
      Given a key called there of Spain
      And 3 regulars of France have left here for there
      When the formation arrives
      Then there then holds 3 regulars of France
      And then due is the siege check of France in there after a move

    @case:vq-movement-0063
    Scenario: after a withdrawal
      Given a key called there of Spain
      And 1 regular of Spain is besieged in there
      And 3 regulars of France have left here for there
      And defenders have withdrawn into the fortification
      When the formation arrives
      Then there then holds 3 regulars of France
      And then due is the siege check of France in there after a withdrawal

    @case:vq-movement-0064
    Scenario: after a battle
      Given a key called there of Spain
      And 1 regular of Spain is besieged in there
      And 3 regulars of France have left here for there
      And the formation has won a field battle
      When the formation arrives
      Then there then holds 3 regulars of France
      And then due is the siege check of France in there after a battle

    @case:vq-movement-0074 @VQ-13.1-S11
    Scenario: the besiegers have avoided battle
      Given a key called there of France
      And 1 regular of France is besieged in there by Spain
      And 3 regulars of France have left here for there
      When the formation arrives
      Then there then holds 3 regulars of France
      And then due is the siege check of France in there after a move

    @case:vq-movement-0065 @VQ-13.1-E05 @VQ-13.1-S01
    Scenario: an enemy leader is alone in an unfortified space
      Given an unfortified space called there of Spain
      And Alba, an army leader of Spain, has battle 2 and command 10
      And there holds Alba
      And 3 regulars of France have left here for there
      When the formation arrives
      Then Alba is captured by France
      And no leader is in there

    @case:vq-movement-0066
    Scenario: leaders alone capture nobody
      Given an unfortified space called there
      And Alba, an army leader of Spain, has battle 2 and command 10
      And there holds Alba
      And Guise has left here for there
      When the formation arrives
      Then there then holds Alba and Guise

    @case:vq-movement-0067 @VQ-13.3-E02
    Scenario: an enemy leader is alone in a fortified space
      Given a key called there of Spain
      And Alba, an army leader of Spain, has battle 2 and command 10
      And there holds Alba
      And 3 regulars of France have left here for there
      When the formation arrives
      Then Alba is then besieged in there
      And no leader is in there

    @case:vq-movement-0091 @VQ-13.3-E02
    Scenario: an enemy leader is alone in an independent fortress, which is besieged with that
      Given a fortress called there
      And Alba, an army leader of Spain, has battle 2 and command 10
      And there holds Alba
      And 3 regulars of France have left here for there
      When the formation arrives
      Then Alba is then besieged in there
      And then due is the siege check of France in there after a move

    @case:vq-movement-0068 @VQ-13.1-E06
    Scenario: an enemy naval leader is alone in an unfortified port
      Given an unfortified space called there of Spain
      And Toledo, a naval leader of Spain, is in there
      And 3 regulars of France have left here for there
      When the formation arrives
      Then Toledo returns next turn
      And no leader is in there

    @case:vq-movement-0069
    Scenario: a naval leader in a fortified port stays
      Given a key called there of Spain
      And Toledo, a naval leader of Spain, is in there
      And 3 regulars of France have left here for there
      When the formation arrives
      Then there then holds 3 regulars of France and Toledo

    @case:vq-movement-0070
    Scenario: a naval leader with naval units isn't alone
      Given an unfortified space called there of Spain
      And Toledo, a naval leader of Spain, is in there
      And a sea zone called sea, adjacent to there
      And there harbours 1 galley of Spain
      And 3 regulars of France have left here for there
      When the formation arrives
      Then there then holds 3 regulars of France and Toledo

    @case:vq-movement-0071
    Scenario: the leader of a power at peace isn't captured
      Given an unfortified space called there of Spain
      And Drake, an army leader of England, has battle 1 and command 6
      And there holds Drake
      And 3 regulars of France have left here for there
      When the formation arrives
      Then there then holds 3 regulars of France and Drake

    @case:vq-movement-0072 @VQ-13.1-E01
    Scenario: the leader of an enemy's ally is captured in the enemy's space
      Given an unfortified space called there of Spain
      And England and Spain are allied
      And Drake, an army leader of England, has battle 1 and command 6
      And there holds Drake
      And 3 regulars of France have left here for there
      When the formation arrives
      Then Drake is captured by France

    @case:vq-movement-0073 @VQ-13.1-E06
    Scenario: a naval leader among land units of his power and no naval units
      Given an unfortified space called there of the HRE
      And France and the Ottoman are allied
      And France and the HRE are allied
      And England and France are at war
      And England and the Ottoman are at war
      And England and the HRE are allied
      And an unfortified space called beyond of England, adjacent to there
      And Dragut, a naval leader of the Ottoman, is in there
      And there holds 1 regular of the Ottoman and 1 regular of the HRE
      And beyond holds 2 regulars of England
      And 3 regulars of France have left here for there
      When England intercepts from beyond with 2 regulars of England
      And the interception dice of beyond show 6 and 6
      Then by the reading without_any_units of VQ-Q292
      And there then holds 2 regulars of England and Dragut
      And by the reading without_naval_units of VQ-Q292
      And Dragut returns next turn
      And no leader is in there

  # The whole move

  Rule: A move and all that follows

    @case:vq-movement-0080 @VQ-13.1-S02
    Scenario: nobody reacts
      Given a key called here of France, adjacent to there
      And an unfortified space called there
      And it is the impulse of France, with 1 CP
      And here holds 3 regulars of France
      When 3 regulars of France march from here to there
      Then there then holds 3 regulars of France
      And the move is over
      And then due is nothing

    @case:vq-movement-0081 @VQ-13.1-S06 @VQ-13.1-S08
    Scenario: one power lets it pass, another intercepts and is beaten
      Given a key called here of France, adjacent to there
      And an unfortified space called there, adjacent to yonder and beyond
      And a key called yonder of Spain
      And an unfortified space called beyond of the Ottoman
      And France and Spain are at war
      And France and the Ottoman are at war
      And it is the impulse of France, with 1 CP
      And here holds 3 regulars of France
      And yonder holds 2 regulars of Spain
      And beyond holds 2 regulars of the Ottoman
      When 3 regulars of France march from here to there
      And the Ottoman intercepts no more
      And Spain chooses to intercept from yonder
      And 2 regulars of Spain intercept from yonder
      And the interception dice of yonder show 4 and 5
      And the attacker rolls 3 dice in there, with 3 hits
      And the defender rolls 3 dice in there, with 1 hit
      Then there then holds 2 regulars of France and no regulars of Spain
      And yonder then holds no regulars of Spain
      And the move is over
      And then due is nothing

    @case:vq-movement-0092 @VQ-13.1-S08
    Scenario: a leader alone is intercepted
      Given a key called here of France, adjacent to there
      And an unfortified space called there, adjacent to yonder
      And a key called yonder of Spain
      And France and Spain are at war
      And it is the impulse of France, with 1 CP
      And Guise, an army leader of France, has battle 2 and command 8
      And here holds 1 regular of France and Guise
      And yonder holds 3 regulars of Spain
      When Guise marches from here to there
      And Spain chooses to intercept from yonder
      And 3 regulars of Spain intercept from yonder
      And the interception dice of yonder show 4 and 5
      And the attacker rolls 2 dice in there, with 1 hit
      And the defender rolls 4 dice in there, with 1 hit
      Then by the reading field_battle of VQ-Q481
      And Guise is captured by Spain
      And there then holds 2 regulars of Spain
      And by the reading captured_at_once of VQ-Q481
      And Guise is captured by Spain
      And there then holds 3 regulars of Spain

    @case:vq-movement-0093 @VQ-13.1-S11
    Scenario: a leader alone whom nobody intercepts arrives
      Given a key called here of France, adjacent to there
      And an unfortified space called there, adjacent to yonder
      And a key called yonder of Spain
      And France and Spain are at war
      And it is the impulse of France, with 1 CP
      And Guise, an army leader of France, has battle 2 and command 8
      And VQ-Q481 is read as captured_at_once
      And here holds 1 regular of France and Guise
      And yonder holds 3 regulars of Spain
      When Guise marches from here to there
      And Spain intercepts no more
      Then there then holds Guise

    @case:vq-movement-0094 @VQ-13.1-S08
    Scenario: a leader with a land unit is intercepted, and fights
      Given a key called here of France, adjacent to there
      And an unfortified space called there, adjacent to yonder
      And a key called yonder of Spain
      And France and Spain are at war
      And it is the impulse of France, with 1 CP
      And Guise, an army leader of France, has battle 2 and command 8
      And VQ-Q481 is read as captured_at_once
      And here holds 1 regular of France and Guise
      And yonder holds 3 regulars of Spain
      When 1 regular of France and Guise march from here to there
      And Spain chooses to intercept from yonder
      And 3 regulars of Spain intercept from yonder
      And the interception dice of yonder show 4 and 5
      And the attacker rolls 3 dice in there, with 1 hit
      And the defender rolls 4 dice in there, with no hits
      Then there then holds 1 regular of France and Guise
      And yonder then holds 2 regulars of Spain

    @case:vq-movement-0095 @VQ-13.1-S11
    Scenario: leaders alone are intercepted by a leader alone, where no land units are
      Given a key called here of France, adjacent to there
      And an unfortified space called there of Spain, adjacent to yonder
      And there is controlled by France
      And a key called yonder of Spain
      And a sea zone called sea, adjacent to there
      And France and Spain are at war
      And it is the impulse of France, with 1 CP
      And Guise, an army leader of France, has battle 2 and command 8
      And Alba, an army leader of Spain, has battle 2 and command 10
      And VQ-Q481 is read as captured_at_once
      And yonder holds Alba
      And there harbours 1 galley of Spain
      And Spain has intercepted the move
      And Guise has left here for there
      When the formation arrives
      Then there then holds Guise

    @case:vq-movement-0096 @VQ-13.1-R09
    Scenario: a leader alone attacks no independent regulars
      Given a key called here of France, adjacent to there
      And an unfortified space called there
      And it is the impulse of France, with 1 CP
      And Guise, an army leader of France, has battle 2 and command 8
      And here holds Guise
      And there holds 1 regular of the independents
      When Guise moves from here to there, to attack
      Then it is refused by VQ-13.1-R09

    @case:vq-movement-0097 @VQ-13.1-R09
    Scenario: nor enters where they are, if that is an attack
      Given a key called here of France, adjacent to there
      And an unfortified space called there
      And it is the impulse of France, with 1 CP
      And Guise, an army leader of France, has battle 2 and command 8
      And here holds Guise
      And there holds 1 regular of the independents
      When Guise moves from here to there
      Then by the reading only_if_the_mover_attacks of VQ-Q307
      And France has 0 CP left
      And by the reading entering_is_attacking of VQ-Q307
      And it is refused by VQ-13.1-R09

    @case:vq-movement-0098 @VQ-13.1-S04
    Scenario: where nobody is there is nothing that he would attack
      Given a key called here of France, adjacent to there
      And an unfortified space called there
      And it is the impulse of France, with 1 CP
      And Guise, an army leader of France, has battle 2 and command 8
      And here holds Guise
      When Guise moves from here to there, to attack
      Then France has 0 CP left

    @case:vq-movement-0082 @VQ-13.1-S09 @VQ-13.1-S10
    Scenario: a part avoids battle, the rest withdraws, and a siege begins
      Given a key called here of France, adjacent to there
      And a key called there of Spain, adjacent to yonder
      And a key called yonder of Spain
      And France and Spain are at war
      And it is the impulse of France, with 1 CP
      And here holds 3 regulars of France
      And there holds 6 regulars of Spain
      When 3 regulars of France march from here to there
      And Spain chooses to avoid battle to yonder
      And 4 regulars of Spain leave there
      And the avoid battle dice of Spain show 6 and 3
      And Spain chooses to withdraw
      Then yonder then holds 4 regulars of Spain
      And 2 regulars of Spain are then besieged in there
      And there then holds 3 regulars of France
      And France besieges there since this impulse
      And then due is nothing

    @case:vq-movement-0083 @VQ-14.1-R07
    Scenario: nobody gets away, and the formation is beaten and goes back
      Given a key called here of France, adjacent to there
      And an unfortified space called there of Spain
      And France and Spain are at war
      And it is the impulse of France, with 1 CP
      And here holds 3 regulars of France
      And there holds 2 regulars of Spain
      When 3 regulars of France march from here to there
      And the attacker rolls 3 dice in there, with 1 hit
      And the defender rolls 3 dice in there, with 1 hit
      Then here then holds 2 regulars of France
      And there then holds 1 regular of Spain
      And the move is over

    @case:vq-movement-0084 @VQ-15.3-E02
    Scenario: the formation breaks its own siege by leaving
      Given a key called here of Spain, adjacent to there
      And a key called there of France
      And France and Spain are at war
      And it is the impulse of France, with 1 CP
      And here holds 4 regulars of France
      And 2 regulars of Spain are besieged in here by France
      When 2 regulars of France march from here to there
      Then there then holds 4 regulars of France
      And here then holds 2 regulars of Spain
      And no besieged units are left in here

    @case:vq-movement-0085 @VQ-13.1-S11
    Scenario: one owner withdraws, the other fights
      Given a key called here of France, adjacent to there
      And a key called there of Spain
      And France and Spain are at war
      And England and Spain are allied
      And France and England are at war
      And it is the impulse of France, with 1 CP
      And here holds 3 regulars of France
      And there holds 1 regular of Spain and 1 regular of England
      When 3 regulars of France march from here to there
      And Spain chooses to withdraw
      And the attacker rolls 3 dice in there, with 2 hits
      And the defender rolls 2 dice in there, with no hits
      Then by the reading battle_with_those_outside of VQ-Q164
      And there then holds 3 regulars of France and no regulars of England
      And 1 regular of Spain is then besieged in there
      And by the reading no_battle of VQ-Q164
      And there then holds 3 regulars of France and 1 regular of England
      And 1 regular of Spain is then besieged in there
