Feature: Excommunication
  By the Papal Bull the Papacy excommunicates a reformer, or a ruler if there are grounds.

  # Reformers

  @HIS-excommunication-general-P01 @HIS-excommunication-general-P02
  Rule: A reformer can be excommunicated without grounds

    Scenario Outline: he is out of play, and the Papacy may hold a debate in his zone
      Given the reformer <name> is in <city>
      When the Papacy excommunicates the reformer <name>
      Then <name> is committed and out of play
      And the Excommunicated markers lie on <name>
      And what follows is perhaps a debate in the <zone> zone

      Examples:
        | name    | city       | zone    | case                      |
        | Luther  | Wittenberg | german  | his-excommunication-0001 |
        | Zwingli | Zürich     | german  | his-excommunication-0002 |
        | Calvin  | Geneva     | french  | his-excommunication-0003 |
        | Cranmer | London     | english | his-excommunication-0004 |

    @case:his-excommunication-0005 @HIS-excommunication-reformer-E01 @HIS-excommunication-reformer-E02
    Scenario: a committed debater stays committed
      Given the reformer Luther is in Wittenberg
      And the debater Luther is committed
      When the Papacy excommunicates the reformer Luther
      Then Luther is committed and out of play

    @case:his-excommunication-0006 @HIS-excommunication-general-P02
    Scenario: who isn't in play
      When the Papacy excommunicates the reformer Calvin
      Then by the reading in_play_only of HIS-Q09
      And it is refused by HIS-excommunication-general-P02
      And by the reading always of HIS-Q09
      And the Excommunicated markers lie on Calvin

    @case:his-excommunication-0007 @HIS-excommunication-reformer-P01 @HIS-excommunication-reformer-D01
    Scenario: the debate is part of the event, or it isn't
      Given the reformer Calvin is in Geneva
      When the Papacy excommunicates the reformer Calvin
      Then by the reading free_at_once of HIS-Q11
      And what follows is perhaps a debate in the french zone
      And by the reading a_normal_action of HIS-Q11
      And nothing follows

  @HIS-excommunication-general-R03
  Rule: Nobody is excommunicated twice

    @case:his-excommunication-0010
    Scenario: a reformer, in a later turn
      Given it is turn 3
      And the reformer Luther is in Wittenberg
      And Luther has been excommunicated
      When the Papacy excommunicates the reformer Luther
      Then it is refused by HIS-excommunication-general-R03

    @case:his-excommunication-0011 @HIS-excommunication-general-S01
    Scenario: another reformer can be
      Given the reformer Zwingli is in Zürich
      And Luther has been excommunicated
      When the Papacy excommunicates the reformer Zwingli
      Then the Excommunicated markers lie on Luther and Zwingli

    @case:his-excommunication-0013
    Scenario: nor as a reformer and as a ruler
      Given the event Schmalkaldic League has happened
      And the ruler of the Protestants is Martin Luther
      And the Protestants and the Papacy are at war
      And Luther has been excommunicated
      When the Papacy excommunicates the ruler of the Protestants
      Then it is refused by HIS-excommunication-general-R03

    @case:his-excommunication-0014
    Scenario: nor as a ruler and as a reformer
      Given the reformer Calvin is in Geneva
      And John Calvin has been excommunicated
      When the Papacy excommunicates the reformer Calvin
      Then it is refused by HIS-excommunication-general-R03

    @case:his-excommunication-0015
    Scenario: one reformer rules, and another was excommunicated
      Given the event Schmalkaldic League has happened
      And the ruler of the Protestants is John Calvin
      And the Protestants and the Papacy are at war
      And Luther has been excommunicated
      When the Papacy excommunicates the ruler of the Protestants
      And the unrest of the Protestants comes to Leipzig and Nuremberg
      Then the Excommunicated markers lie on John Calvin and Luther

    @case:his-excommunication-0012
    Scenario: a ruler
      Given the ruler of France is Francis I
      And France and the Papacy are at war
      And Francis I has been excommunicated
      When the Papacy excommunicates the ruler of France
      Then it is refused by HIS-excommunication-general-R03

  Rule: For this turn only

    @case:his-excommunication-0020 @HIS-excommunication-reformer-T01
    Scenario: he comes back at the start of the next turn
      Given Luther is out of play this turn
      And Luther has been excommunicated
      When the next turn begins
      Then by the reading uncommitted of HIS-Q10
      And Luther is back, uncommitted
      And by the reading committed of HIS-Q10
      And Luther is back, committed

    @case:his-excommunication-0024 @HIS-excommunication-reformer-T01
    Scenario: the next turn has its number, and no phase yet
      Given it is turn 3, in the winter phase
      And Luther is out of play this turn
      When the next turn begins
      Then it is then turn 4, before its phases
      And Luther is back, uncommitted

    @case:his-excommunication-0025 @HIS-foreign-wars-battle-S03
    Scenario: a foreign war can be fought again
      Given it is turn 2
      And in the foreign war War in Persia stand 5 regulars of the Ottomans and 3 regulars of the independents
      And it was fought in this impulse
      When the next turn begins
      Then the foreign war War in Persia was not fought yet

    @case:his-excommunication-0021 @HIS-excommunication-reformer-R01
    Scenario: no event that needs him uncommitted
      Given Luther is out of play this turn
      When the Protestants play Printing Press, which needs Luther
      Then it is refused by HIS-excommunication-reformer-R01

    @case:his-excommunication-0022 @HIS-excommunication-reformer-R01
    Scenario: an event that needs another debater
      Given Luther is out of play this turn
      And the debater Zwingli is uncommitted
      When the Protestants play Printing Press, which needs Zwingli
      Then what follows is the play of Printing Press

    @case:his-excommunication-0023 @HIS-excommunication-reformer-X01 @HIS-excommunication-reformer-E03
    Scenario: Luther is brought into a debate, and is off the map after it
      Given Luther is out of play this turn
      When Luther is brought into a debate by Here I Stand
      Then Luther is committed and out of play

  # Rulers

  @HIS-excommunication-general-R01
  Rule: A ruler is excommunicated on grounds only

    @case:his-excommunication-0030 @HIS-excommunication-general-D01
    Scenario: his power is at war with the Papacy
      Given the ruler of France is Francis I
      And France and the Papacy are at war
      When the Papacy excommunicates the ruler of France
      And the unrest of France comes to Paris and Lyon
      Then the Excommunicated markers lie on Francis I
      And the -1 card markers lie on France
      And Paris and Lyon are then in unrest

    @case:his-excommunication-0031 @HIS-excommunication-general-D02
    Scenario: his power is allied with the Ottomans
      Given the ruler of France is Henry II
      And France and the Ottomans are allied
      When the Papacy excommunicates the ruler of France
      And the unrest of France comes to Paris and Rouen
      Then the Excommunicated markers lie on Henry II

    @case:his-excommunication-0032 @HIS-excommunication-general-D03
    Scenario: he is Henry VIII, and an English home city is Protestant
      Given the ruler of England is Henry VIII
      And London is Protestant
      When the Papacy excommunicates the ruler of England
      And the unrest of England comes to York and Bristol
      Then the Excommunicated markers lie on Henry VIII

    @case:his-excommunication-0033 @HIS-excommunication-general-X01
    Scenario: Henry VIII with Catholic cities only
      Given the ruler of England is Henry VIII
      And Edinburgh is Protestant
      When the Papacy excommunicates the ruler of England
      Then it is refused by HIS-excommunication-general-R01

    @case:his-excommunication-0034 @HIS-excommunication-general-D03
    Scenario: a Protestant English city in unrest
      Given the ruler of England is Henry VIII
      And London is Protestant and in unrest
      When the Papacy excommunicates the ruler of England
      And the unrest of England comes to York and Bristol
      Then by the reading counts of HIS-Q05
      And the Excommunicated markers lie on Henry VIII
      And by the reading does_not_count of HIS-Q05
      And it is refused by HIS-excommunication-general-R01

    @case:his-excommunication-0035 @HIS-excommunication-general-X01
    Scenario: an alliance with an enemy of the Papacy is no ground
      Given the ruler of France is Francis I
      And France and Venice are allied
      And Venice and the Papacy are at war
      When the Papacy excommunicates the ruler of France
      Then it is refused by HIS-excommunication-general-R01

    @case:his-excommunication-0036
    Scenario: no grounds at all
      Given the ruler of the Hapsburgs is Charles V
      When the Papacy excommunicates the ruler of the Hapsburgs
      Then it is refused by HIS-excommunication-general-R01

    @case:his-excommunication-0037 @HIS-excommunication-general-D01
    Scenario: the Sultan at war with the Papacy
      Given the ruler of the Ottomans is Suleiman
      And the Ottomans and the Papacy are at war
      When the Papacy excommunicates the ruler of the Ottomans
      And the unrest of the Ottomans comes to Edirne and Salonika
      Then by the reading every_power of HIS-Q35
      And the Excommunicated markers lie on Suleiman
      And by the reading christian_rulers of HIS-Q35
      And it is refused by HIS-excommunication-general-D01

  @HIS-excommunication-general-R02
  Rule: Not the heirs of Henry VIII

    Scenario Outline: not even at war with the Papacy
      Given the ruler of England is <heir>
      And England and the Papacy are at war
      When the Papacy excommunicates the ruler of England
      Then it is refused by HIS-excommunication-general-R02

      Examples:
        | heir        | case                      |
        | Edward VI   | his-excommunication-0040 |
        | Mary I      | his-excommunication-0041 |
        | Elizabeth I | his-excommunication-0042 |

    @case:his-excommunication-0043
    Scenario: Henry himself can be
      Given the ruler of England is Henry VIII
      And England and the Papacy are at war
      When the Papacy excommunicates the ruler of England
      And the unrest of England comes to York and Bristol
      Then the Excommunicated markers lie on Henry VIII

  @HIS-excommunication-general-L01
  Rule: Only one French king

    Scenario Outline: not the other one
      Given the ruler of France is <king>
      And France and the Papacy are at war
      And <other> has been excommunicated
      When the Papacy excommunicates the ruler of France
      Then it is refused by HIS-excommunication-general-L01

      Examples:
        | king      | other     | case                      |
        | Henry II  | Francis I | his-excommunication-0050 |
        | Francis I | Henry II  | his-excommunication-0051 |

    @case:his-excommunication-0052
    Scenario: Charles V doesn't matter to it
      Given the ruler of France is Henry II
      And France and the Papacy are at war
      And Charles V has been excommunicated
      When the Papacy excommunicates the ruler of France
      And the unrest of France comes to Paris and Lyon
      Then the Excommunicated markers lie on Charles V and Henry II

  @HIS-excommunication-ruler-S02
  Rule: Two unoccupied Catholic home cities come into unrest

    @case:his-excommunication-0060
    Scenario: no Protestant city
      Given the ruler of France is Francis I
      And France and the Papacy are at war
      And Lyon is Protestant
      When the Papacy excommunicates the ruler of France
      And the unrest of France comes to Paris and Lyon
      Then it is refused by HIS-excommunication-ruler-S02

    @case:his-excommunication-0061
    Scenario: no city with units
      Given the ruler of France is Francis I
      And France and the Papacy are at war
      And Lyon holds 1 regular of France
      When the Papacy excommunicates the ruler of France
      And the unrest of France comes to Paris and Lyon
      Then it is refused by HIS-excommunication-ruler-S02

    @case:his-excommunication-0062
    Scenario: what makes a city occupied
      Given the ruler of France is Francis I
      And France and the Papacy are at war
      And Marseille harbours 1 naval unit of France
      When the Papacy excommunicates the ruler of France
      And the unrest of France comes to Paris and Marseille
      Then by the reading no_units of HIS-Q15
      And Paris and Marseille are then in unrest
      And by the reading no_units_no_leaders of HIS-Q15
      And it is refused by HIS-excommunication-ruler-S02
      And by the reading home_controlled of HIS-Q15
      And Paris and Marseille are then in unrest

    @case:his-excommunication-0063
    Scenario: a city that another power holds
      Given the ruler of France is Francis I
      And France and the Papacy are at war
      And Lyon is controlled by the Hapsburgs
      When the Papacy excommunicates the ruler of France
      And the unrest of France comes to Paris and Lyon
      Then by the reading no_units of HIS-Q15
      And Paris and Lyon are then in unrest
      And by the reading no_units_no_leaders of HIS-Q15
      And Paris and Lyon are then in unrest
      And by the reading home_controlled of HIS-Q15
      And it is refused by HIS-excommunication-ruler-S02

    @case:his-excommunication-0064
    Scenario: a city that is in unrest already
      Given the ruler of France is Francis I
      And France and the Papacy are at war
      And Lyon is in unrest
      When the Papacy excommunicates the ruler of France
      And the unrest of France comes to Paris and Lyon
      Then by the reading may_be_chosen of HIS-Q14
      And Paris and Lyon are then in unrest
      And by the reading must_be_without_unrest of HIS-Q14
      And it is refused by HIS-excommunication-ruler-S02

    @case:his-excommunication-0065
    Scenario: there is one such city only
      Given the ruler of the Papacy is Clement VII
      And the ruler of England is Henry VIII
      And England and the Papacy are at war
      And Bristol, York, Norwich, Portsmouth, Plymouth, Lincoln, Wales, Shrewsbury, Carlisle, Berwick and Calais are Protestant
      When the Papacy excommunicates the ruler of England
      Then by the reading as_many_as_there_are of HIS-Q13
      And London is then in unrest
      And by the reading not_excommunicated of HIS-Q13
      And it is refused by HIS-excommunication-ruler-S02

    @case:his-excommunication-0066
    Scenario: there are exactly two
      Given HIS-Q13 is read as not_excommunicated
      And the ruler of England is Henry VIII
      And England and the Papacy are at war
      And York, Norwich, Portsmouth, Plymouth, Lincoln, Wales, Shrewsbury, Carlisle, Berwick and Calais are Protestant
      When the Papacy excommunicates the ruler of England
      Then London and Bristol are then in unrest

  Rule: One card less

    @case:his-excommunication-0070 @HIS-excommunication-ruler-E01
    Scenario: while the marker lies on the power card
      Given France has a -1 card marker
      When 4 cards would be dealt to France
      Then 3 cards are dealt to France

    @case:his-excommunication-0072 @HIS-excommunication-ruler-E01
    Scenario: of one card none is left
      Given France has a -1 card marker
      When 1 cards would be dealt to France
      Then 0 cards are dealt to France

    @case:his-excommunication-0071 @HIS-excommunication-ruler-E01
    Scenario: another power is dealt all its cards
      Given France has a -1 card marker
      When 4 cards would be dealt to England
      Then 4 cards are dealt to England

  @HIS-excommunication-ruler-T01
  Rule: Until peace, a card, or the Papacy's pardon

    @case:his-excommunication-0080
    Scenario: the war with the Papacy ends
      Given France and the Papacy are at war
      And France has a -1 card marker
      When France ends the war with the Papacy
      Then the -1 card markers lie on none

    @case:his-excommunication-0081
    Scenario: another war ends
      Given France and the Papacy are at war
      And France and England are at war
      And France has a -1 card marker
      When France ends the war with England
      Then the wars are france-papacy

    @case:his-excommunication-0082
    Scenario: a card is given to the Papacy
      Given France has a -1 card marker
      And the hand of France is Treachery and Gout
      And Treachery is an event card of 5 CP
      And Gout is a response card of 1 CP
      When France gives Gout to the Papacy
      Then the -1 card markers lie on none
      And the hand of France is then Treachery
      And the hand of the Papacy is then Gout

    @case:his-excommunication-0083
    Scenario: the Papacy lifts it
      Given France has a -1 card marker
      And England has a -1 card marker
      When the Papacy lifts the excommunication of France
      Then the -1 card markers lie on England

    @case:his-excommunication-0084
    Scenario: the ruler is replaced
      Given the ruler of France is Francis I
      And Francis I has been excommunicated
      And France has a -1 card marker
      When Henry II becomes ruler of France
      Then by the reading stays of HIS-Q12
      And Henry II rules France
      And the -1 card markers lie on France
      And by the reading goes of HIS-Q12
      And the -1 card markers lie on none
