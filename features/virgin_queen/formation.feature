Feature: Formations
  Land units and army leaders move, intercept, assault and attack as one formation. Its leaders say how large it may be.

  # The worked example of 5.1: Schwendi and Zrinyi at Vienna

  Rule: The formation of the HRE at Vienna

    Background:
      Given it is the impulse of the HRE, with 1 CP
      And Schwendi, an army leader of the HRE, has battle 2 and command 8
      And Zrinyi, an army leader of the HRE, has battle 1 and command 6
      And Vienna holds 6 regulars of the HRE, 8 mercenaries of the HRE, Schwendi and Zrinyi
      And Pressburg is controlled by the HRE

    @case:vq-formation-0001 @VQ-5.1-L03
    Scenario: with both leaders all 14 land units move to Pressburg for 1 CP
      When 6 regulars of the HRE, 8 mercenaries of the HRE, Schwendi and Zrinyi move from Vienna to Pressburg
      Then 6 regulars of the HRE, 8 mercenaries of the HRE, Schwendi and Zrinyi are on the way from Vienna to Pressburg
      And the HRE has 0 CP left
      And Vienna then holds no regulars of the HRE and no mercenaries of the HRE

    @case:vq-formation-0002 @VQ-5.1-L01
    Scenario: without a leader 4 land units move
      When 4 regulars of the HRE move from Vienna to Pressburg
      Then 4 regulars of the HRE are on the way from Vienna to Pressburg
      And Vienna then holds 2 regulars of the HRE and 8 mercenaries of the HRE

    @case:vq-formation-0003 @VQ-5.1-L01
    Scenario: without a leader 5 land units are 1 too many
      When 3 regulars of the HRE and 2 mercenaries of the HRE move from Vienna to Pressburg
      Then it is refused by VQ-5.1-L01

    @case:vq-formation-0004 @VQ-5.1-L02
    Scenario: with Schwendi 8 land units move
      When 6 regulars of the HRE, 2 mercenaries of the HRE and Schwendi move from Vienna to Pressburg
      Then 6 regulars of the HRE, 2 mercenaries of the HRE and Schwendi are on the way from Vienna to Pressburg

    @case:vq-formation-0005 @VQ-5.1-L02
    Scenario: with Schwendi 9 land units are 1 too many
      When 6 regulars of the HRE, 3 mercenaries of the HRE and Schwendi move from Vienna to Pressburg
      Then it is refused by VQ-5.1-L02

    @case:vq-formation-0006 @VQ-5.1-L02
    Scenario: with Zrinyi 6 land units move
      When 6 regulars of the HRE and Zrinyi move from Vienna to Pressburg
      Then 6 regulars of the HRE and Zrinyi are on the way from Vienna to Pressburg
      And Vienna then holds 8 mercenaries of the HRE and Schwendi

    @case:vq-formation-0007 @VQ-5.1-L02
    Scenario: with Zrinyi 7 land units are 1 too many
      When 7 mercenaries of the HRE and Zrinyi move from Vienna to Pressburg
      Then it is refused by VQ-5.1-L02

  # Leaders

  Rule: The two highest command ratings are added, whatever the order

    Background:
      Given it is the impulse of France, with 2 CP
      And a key called here of France, adjacent to there
      And a key called there of France
      And Anjou, an army leader of France, has battle 1 and command 6
      And Guise, an army leader of France, has battle 2 and command 8
      And Nevers, an army leader of France, has battle 0 and command 3

    @case:vq-formation-0010 @VQ-5.1-L03
    Scenario: three leaders with 6, 8 and 3 lead 14
      Given here holds 14 regulars of France, Anjou, Guise and Nevers
      When 14 regulars of France, Anjou, Guise and Nevers move from here to there
      Then 14 regulars of France, Anjou, Guise and Nevers are on the way from here to there

    @case:vq-formation-0011 @VQ-5.1-L03
    Scenario: three leaders with 6, 8 and 3 don't lead 15
      Given here holds 15 regulars of France, Anjou, Guise and Nevers
      When 15 regulars of France, Anjou, Guise and Nevers move from here to there
      Then it is refused by VQ-5.1-L03

    @case:vq-formation-0012 @VQ-5.1-D07 @VQ-5.1-P01 @VQ-5.1-R02
    Scenario: leaders aren't counted
      Given here holds 8 regulars of France and Guise
      When 8 regulars of France and Guise move from here to there
      Then 8 regulars of France and Guise are on the way from here to there

    @case:vq-formation-0013 @VQ-5.1-L02
    Scenario: a leader with a command rating below 4
      Given here holds 4 regulars of France and Nevers
      When 4 regulars of France and Nevers move from here to there
      Then by the reading his_rating_is_the_limit of VQ-Q105
      And it is refused by VQ-5.1-L02
      And by the reading never_below_four of VQ-Q105
      And 4 regulars of France and Nevers are on the way from here to there

    @case:vq-formation-0014 @VQ-13.1-R01
    Scenario: what isn't in the space can't move with the formation
      Given here holds 3 regulars of France
      And there holds 1 regular of France
      When 4 regulars of France move from here to there
      Then it is refused by VQ-13.1-R01

    @case:vq-formation-0015 @VQ-13.1-R01
    Scenario: a leader who is elsewhere can't lead the formation
      Given here holds 5 regulars of France
      And there holds Guise
      When 5 regulars of France and Guise move from here to there
      Then it is refused by VQ-13.1-R01

    @case:vq-formation-0016 @VQ-15-R01
    Scenario: besieged units can't move
      Given France and Spain are at war
      And here holds 4 regulars of Spain
      And 3 regulars of France are besieged in here by Spain
      When 3 regulars of France move from here to there
      Then it is refused by VQ-15-R01

  # Several powers

  Rule: A formation has units of one major power and of its minor powers

    Background:
      Given it is the impulse of France, with 2 CP
      And a key called here of France, adjacent to there
      And a key called there of France

    @case:vq-formation-0020 @VQ-5.1-P02
    Scenario: units of an allied minor power go along
      Given Scotland is an active minor power of France
      And here holds 2 regulars of France and 2 regulars of Scotland
      When 2 regulars of France and 2 regulars of Scotland move from here to there
      Then 2 regulars of France and 2 regulars of Scotland are on the way from here to there

    @case:vq-formation-0021 @VQ-5.1-P02
    Scenario: units of a minor power of another power don't
      Given Scotland is an active minor power of Spain
      And here holds 2 regulars of France and 2 regulars of Scotland
      When 2 regulars of France and 2 regulars of Scotland move from here to there
      Then it is refused by VQ-5.1-P02

    @case:vq-formation-0022 @VQ-5.1-R03
    Scenario: units of an allied major power don't
      Given France and Spain are allied
      And here holds 2 regulars of France and 2 regulars of Spain
      When 2 regulars of France and 2 regulars of Spain move from here to there
      Then it is refused by VQ-5.1-R03

    @case:vq-formation-0023 @VQ-5.1-R03
    Scenario: the Protestant has the units of the Huguenots and of the Dutch
      Given it is the impulse of the Protestant, with 1 CP
      And here is controlled by the Protestant
      And there is controlled by the Protestant
      And here holds 2 regulars of the Huguenots and 2 regulars of the Dutch
      When 2 regulars of the Huguenots and 2 regulars of the Dutch move from here to there
      Then 2 regulars of the Huguenots and 2 regulars of the Dutch are on the way from here to there

  # What comes into play, and who leaves it

  @VQ-5-L01
  Rule: No more units come into play than there are

    Background:
      Given a key called here of France
      And 3 regulars of France are left in the force pool

    @case:vq-formation-0030
    Scenario: the last 3 regulars
      When 3 regulars of France come into play in here
      Then here then holds 3 regulars of France
      And 0 regulars of France are in the force pool

    @case:vq-formation-0031
    Scenario: 4 where there are 3
      When 4 regulars of France come into play in here
      Then it is refused by VQ-5-L01

    @case:vq-formation-0032 @VQ-5.3-D09
    Scenario: only the Ottoman has cavalry
      When 1 cavalry of France comes into play in here
      Then it is refused by VQ-5.3-D09

    @case:vq-formation-0033 @VQ-5.3-D09
    Scenario: the Ottoman has cavalry
      Given 2 cavalry of the Ottoman are left in the force pool
      When 1 cavalry of the Ottoman comes into play in here
      Then here then holds 1 cavalry of the Ottoman

    @case:vq-formation-0034 @VQ-5.3-D07
    Scenario: the Ottoman has no mercenaries
      Given 2 mercenaries of the Ottoman are left in the force pool
      When 1 mercenary of the Ottoman comes into play in here
      Then it is refused by VQ-5.3-D07

    @case:vq-formation-0035 @VQ-5.3-D07
    Scenario: nor has a minor power
      Given 2 mercenaries of Venice are left in the force pool
      When 1 mercenary of Venice comes into play in here
      Then it is refused by VQ-5.3-D07

    @case:vq-formation-0036 @VQ-5.3-D07
    Scenario: the other major powers have
      Given 2 mercenaries of France are left in the force pool
      When 1 mercenary of France comes into play in here
      Then here then holds 1 mercenary of France

    @case:vq-formation-0037 @VQ-5.3-D05
    Scenario: a minor power has regulars
      Given 2 regulars of Scotland are left in the force pool
      When 2 regulars of Scotland come into play in here
      Then here then holds 2 regulars of Scotland

    @case:vq-formation-0038 @VQ-2.5-R07
    Scenario: land units don't come into play in a sea zone
      Given a sea zone called sea, adjacent to here
      When 1 regular of France comes into play in sea
      Then it is refused by VQ-2.5-R07

  @VQ-5.3-D08
  Rule: Mercenaries are the other side of the counters of regulars

    Background:
      Given a key called here of France

    @case:vq-formation-0060
    Scenario: a counter is turned over
      Given 1 regular of France is left in the force pool
      And 1 mercenary of France is left in the force pool
      When 2 mercenaries of France come into play in here
      Then here then holds 2 mercenaries of France
      And 0 regulars of France are in the force pool
      And 0 mercenaries of France are in the force pool

    @case:vq-formation-0061
    Scenario: or back
      Given 1 regular of France is left in the force pool
      And 3 mercenaries of France are left in the force pool
      When 2 regulars of France come into play in here
      Then here then holds 2 regulars of France
      And 0 regulars of France are in the force pool
      And 2 mercenaries of France are in the force pool

    @case:vq-formation-0062 @VQ-5-L01
    Scenario: but there are no more counters than that
      Given 1 regular of France is left in the force pool
      And 1 mercenary of France is left in the force pool
      When 3 mercenaries of France come into play in here
      Then it is refused by VQ-5-L01

    @case:vq-formation-0063 @VQ-5-L01
    Scenario: one counter is not two units
      Given 2 regulars of France are left in the force pool
      When 2 regulars of France and 1 mercenary of France come into play in here
      Then it is refused by VQ-5-L01

    @case:vq-formation-0064 @VQ-5.3-D11
    Scenario: cavalry is the other side of those of the Ottoman
      Given 3 regulars of the Ottoman are left in the force pool
      When 1 cavalry of the Ottoman comes into play in here
      Then here then holds 1 cavalry of the Ottoman
      And 2 regulars of the Ottoman are in the force pool

    @case:vq-formation-0065 @VQ-5-L01
    Scenario: Walloons have counters of their own
      Given 2 walloons of Spain are left in the force pool
      When 1 regular of Spain comes into play in here
      Then it is refused by VQ-5-L01

  Rule: What only an event brings

    Background:
      Given a key called here of Spain, adjacent to there
      And a key called there

    @case:vq-formation-0070 @VQ-24.7-R02
    Scenario: independent regulars are not built
      Given 2 regulars of the independents are left in the force pool
      When 2 regulars of the independents come into play in there
      Then it is refused by VQ-24.7-R02

    @case:vq-formation-0071 @VQ-24.7-R02 @VQ-24.7-X01
    Scenario: City State Rebels brings them back
      Given 2 regulars of the independents are left in the force pool
      When 2 regulars of the independents come into play in there by the event City State Rebels
      Then there then holds 2 regulars of the independents

    @case:vq-formation-0072 @VQ-23.1-R01
    Scenario: Moriscos are not built
      Given 2 moriscos of the Ottoman are left in the force pool
      When 2 moriscos of the Ottoman come into play in here
      Then it is refused by VQ-23.1-R01

    @case:vq-formation-0073 @VQ-23.1-R01 @VQ-23.1-E06
    Scenario: Morisco Revolt brings them to Spanish home spaces
      Given 2 moriscos of the Ottoman are left in the force pool
      When 2 moriscos of the Ottoman come into play in here by the event Morisco Revolt
      Then here then holds 2 moriscos of the Ottoman

    @case:vq-formation-0074 @VQ-23.1-E06
    Scenario: not to others
      Given 2 moriscos of the Ottoman are left in the force pool
      When 2 moriscos of the Ottoman come into play in there by the event Morisco Revolt
      Then it is refused by VQ-23.1-E06

    @case:vq-formation-0075 @VQ-23.1-E06
    Scenario: not by another event
      Given 2 moriscos of the Ottoman are left in the force pool
      When 2 moriscos of the Ottoman come into play in here by the event Homeland Uprising
      Then it is refused by VQ-23.1-E06

  Rule: Whose last leader dies gets a Default leader

    Background:
      Given a key called here of France
      And Guise, an army leader of France, has battle 2 and command 8
      And here holds 1 regular of France and Guise

    @case:vq-formation-0040 @VQ-5.1-S01
    Scenario: the last leader dies
      When Guise dies
      Then the Default leader of France is on the turn track
      And no leader is in here

    @case:vq-formation-0055 @VQ-5.1-D05
    Scenario: what he did in this impulse is forgotten
      Given Anjou, an army leader of France, has battle 1 and command 6
      And it is the impulse of France, with 1 CP
      And here holds Anjou
      And 1 regular of France, Anjou and Guise in here lost a field battle in this impulse
      When Guise dies
      Then here then holds Anjou
      And Anjou in here has lost a field battle

    @case:vq-formation-0056 @VQ-5.1-S01
    Scenario: a leader who has intercepted and isn't placed yet
      Given a key called there of Spain, adjacent to here
      And Alba, an army leader of Spain, has battle 2 and command 10
      And it is the impulse of France, with 1 CP
      And France and Spain are at war
      And 2 regulars of France have left here for there
      And the formation waits for 3 regulars of Spain and Alba, who intercepted it
      When Alba dies
      Then the Default leader of Spain is on the turn track

    @case:vq-formation-0041 @VQ-5.1-D05
    Scenario: another leader is in play
      Given Anjou, an army leader of France, has battle 1 and command 6
      And here holds Anjou
      When Guise dies
      Then no Default leader is on the turn track
      And here then holds Anjou

    @case:vq-formation-0042 @VQ-5.1-D05
    Scenario: the other leader is a captive
      Given Anjou, an army leader of France, has battle 1 and command 6
      And Anjou is a captive of Spain
      When Guise dies
      Then no Default leader is on the turn track

    @case:vq-formation-0043 @VQ-5.1-D06
    Scenario: the other leader can still enter on a later turn
      Given Anjou, an army leader of France, has battle 1 and command 6
      When Guise dies
      Then by the reading none_in_play_or_captive of VQ-Q104
      And the Default leader of France is on the turn track
      And by the reading none_can_come_any_more of VQ-Q104
      And no Default leader is on the turn track
      And no leader is in here

    @case:vq-formation-0044 @VQ-5.1-R01
    Scenario: the Huguenots and the Dutch are told apart
      Given Conde, an army leader of the Huguenots, has battle 1 and command 6
      And Orange, an army leader of the Dutch, has battle 1 and command 6
      And here holds Conde and Orange
      When Conde dies
      Then the Default leader of the Huguenots is on the turn track
      And here then holds Guise and Orange

    @case:vq-formation-0045 @VQ-5.1-D05
    Scenario: a naval leader has no Default leader
      Given Strozzi, a naval leader of France, is in here
      When Strozzi dies
      Then no Default leader is on the turn track
      And here then holds Guise

    @case:vq-formation-0046 @VQ-5.1-D05
    Scenario: the other leader is in a foreign war
      Given Anjou, an army leader of France, has battle 1 and command 6
      And France has 3 regulars of France and Anjou in the War in Persia against 5 units
      When Guise dies
      Then no Default leader is on the turn track
      And no leader is in here

    @case:vq-formation-0047 @VQ-5.1-D05
    Scenario: the other leader is on the move
      Given Anjou, an army leader of France, has battle 1 and command 6
      And it is the impulse of France, with 1 CP
      And an unfortified space called there, adjacent to here
      And 1 regular of France and Anjou have left here for there
      When Guise dies
      Then no Default leader is on the turn track
      And 1 regular of France and Anjou are on the way from here to there
      And no leader is in here

    @case:vq-formation-0048 @VQ-5.1-D05
    Scenario: a besieged leader dies
      Given a key called there of France
      And France and Spain are at war
      And there holds 3 regulars of Spain
      And Anjou, an army leader of France, has battle 1 and command 6
      And 1 regular of France and Anjou are besieged in there by Spain
      When Anjou dies
      Then no leader is besieged in there
      And no Default leader is on the turn track

    @case:vq-formation-0049 @VQ-5.1-D05
    Scenario: a captive dies
      Given Anjou, an army leader of France, has battle 1 and command 6
      And Anjou is a captive of Spain
      When Anjou dies
      Then Anjou is no captive any more
      And no Default leader is on the turn track

    @case:vq-formation-0050 @VQ-5.1-S01
    Scenario: the last leader dies in a foreign war
      Given Ahmed, an army leader of the Ottoman, has battle 2 and command 10
      And the Ottoman has 3 regulars of the Ottoman and Ahmed in the War in Persia against 5 units
      When Ahmed dies
      Then no leader is in the foreign war of the Ottoman
      And the Default leader of the Ottoman is on the turn track

    @case:vq-formation-0051 @VQ-5.1-S01
    Scenario: the last leader dies on the move
      Given Ahmed, an army leader of the Ottoman, has battle 2 and command 10
      And it is the impulse of the Ottoman, with 1 CP
      And an unfortified space called there, adjacent to here
      And 2 regulars of the Ottoman and Ahmed have left here for there
      When Ahmed dies
      Then 2 regulars of the Ottoman are on the way from here to there
      And no leader is on the move
      And the Default leader of the Ottoman is on the turn track

    @case:vq-formation-0052 @VQ-5.1-S01
    Scenario: the last leader dies before he returns
      Given Ahmed, an army leader of the Ottoman, has battle 2 and command 10
      And Ahmed is to return next turn
      When Ahmed dies
      Then nobody returns next turn
      And the Default leader of the Ottoman is on the turn track

    @case:vq-formation-0053 @VQ-5.1-S01
    Scenario: others are in a foreign war and on the move, but of other powers
      Given Ahmed, an army leader of the Ottoman, has battle 2 and command 10
      And the Ottoman has 3 regulars of the Ottoman and Ahmed in the War in Persia against 5 units
      And Piyale, an army leader of the Ottoman, has battle 1 and command 8
      And it is the impulse of the Ottoman, with 1 CP
      And an unfortified space called there, adjacent to here
      And 2 regulars of the Ottoman and Piyale have left here for there
      When Guise dies
      Then the Default leader of France is on the turn track
      And 2 regulars of the Ottoman and Piyale are on the way from here to there
      And no leader is in here

    @case:vq-formation-0054 @VQ-5.1-D06
    Scenario: others of his power are neither in a war nor on the move
      Given Anjou, an army leader of France, has battle 1 and command 6
      And Ahmed, an army leader of the Ottoman, has battle 2 and command 10
      And the Ottoman has 3 regulars of the Ottoman and Ahmed in the War in Persia against 5 units
      And Piyale, an army leader of the Ottoman, has battle 1 and command 8
      And it is the impulse of the Ottoman, with 1 CP
      And an unfortified space called there, adjacent to here
      And 2 regulars of the Ottoman and Piyale have left here for there
      When Guise dies
      Then the Default leader of France is on the turn track
      And no leader is in here

    @case:vq-formation-0057 @VQ-5.1-D05
    Scenario: the other leader has intercepted and isn't placed yet
      Given a key called there of Spain, adjacent to here
      And Alba, an army leader of Spain, has battle 2 and command 10
      And Avila, an army leader of Spain, has battle 1 and command 6
      And it is the impulse of France, with 1 CP
      And France and Spain are at war
      And there holds Avila
      And 2 regulars of France have left here for there
      And the formation waits for 3 regulars of Spain and Alba, who intercepted it
      When Avila dies
      Then no Default leader is on the turn track
      And no leader is in there

    @case:vq-formation-0058 @VQ-5.1-D06
    Scenario: the other leader returns next turn, so he isn't out of the game
      Given Anjou, an army leader of France, has battle 1 and command 6
      And Anjou is to return next turn
      When Guise dies
      Then no Default leader is on the turn track
      And no leader is in here

    @case:vq-formation-0059 @VQ-3.2-D04
    Scenario: a minor power has no Default leader
      Given Sforza, an army leader of Venice, has battle 1 and command 6
      And here holds Sforza
      When Sforza dies
      Then no Default leader is on the turn track
      And here then holds Guise

    @case:vq-formation-0078 @VQ-5.1-S01
    Scenario: the Default leader is there already
      Given the Default leader of France was put on the turn track
      When Guise dies
      Then the Default leader of France is on the turn track
      And no leader is in here
