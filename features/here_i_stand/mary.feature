Feature: English impulses in the reign of Mary I
  While an English home city is Protestant, England shows its card before it declares its use, and rolls a die: on 1 to 3
  the Papacy acts instead, and the impulse is over.

  @HIS-mary-impulses-R01
  Rule: The procedure is used while an English home city is Protestant

    @case:his-mary-0001
    Scenario: one city is enough
      Given the ruler of England is Mary I
      And Norwich is Protestant
      When an English impulse begins
      Then the impulse follows Mary's procedure

    @case:his-mary-0007 @HIS-mary-impulses-R01
    Scenario: only in the reign of Mary
      Given the ruler of England is Edward VI
      And Norwich is Protestant
      When an English impulse begins
      Then the impulse is played as usual

    @case:his-mary-0002 @HIS-mary-impulses-X01
    Scenario: all are Catholic
      Given the ruler of England is Mary I
      And Edinburgh is Protestant
      When an English impulse begins
      Then the impulse is played as usual

    @case:his-mary-0003
    Scenario: a Protestant city in unrest
      Given the ruler of England is Mary I
      And Norwich is Protestant and in unrest
      When an English impulse begins
      Then by the reading counts of HIS-Q05
      And the impulse follows Mary's procedure
      And by the reading does_not_count of HIS-Q05
      And the impulse is played as usual

    @case:his-mary-0004 @HIS-mary-impulses-E05
    Scenario: it is judged as the impulse begins, not as the card is revealed
      Given an English impulse has begun by Mary's procedure
      And the hand of England is Dissolution of the Monasteries
      And Dissolution of the Monasteries is an event card of 4 CP
      When England reveals Dissolution of the Monasteries
      And the die shows 1
      Then what follows is a book burning in the english zone and a debate in the english zone

    @case:his-mary-0005 @HIS-mary-impulses-S01
    Scenario: a card that England doesn't have
      Given an English impulse has begun by Mary's procedure
      And the hand of England is Treachery
      And Treachery is an event card of 5 CP
      When England reveals Fountain of Youth
      Then it is refused by HIS-mary-impulses-S01

    @case:his-mary-0008 @HIS-foreign-wars-battle-S03
    Scenario: a foreign war can be fought in the new impulse
      Given HIS-Q29 is read as once
      And the ruler of England is Edward VI
      And in the foreign war Revolt in Ireland stand 4 regulars of England and 3 regulars of the independents
      And it was fought in this impulse
      When an English impulse begins
      Then the foreign war Revolt in Ireland was not fought yet

    @case:his-mary-0009 @HIS-mary-impulses-R01
    Scenario: the foreign war of another power stays as it was
      Given the ruler of England is Edward VI
      And in the foreign war War in Persia stand 5 regulars of the Ottomans and 3 regulars of the independents
      And it was fought in this impulse
      When an English impulse begins
      Then the foreign war War in Persia was fought

    @case:his-mary-0006 @HIS-mary-impulses-S01
    Scenario: under another ruler there is no die
      Given the ruler of England is Edward VI
      And it is the impulse of England
      And the hand of England is Treachery
      And Treachery is an event card of 5 CP
      When England reveals Treachery
      Then what follows is the play of Treachery

  Rule: Mandatory events are played as usual

    @case:his-mary-0010 @HIS-mary-impulses-S02
    Scenario: no die is rolled
      Given an English impulse has begun by Mary's procedure
      And the hand of England is Elizabeth I
      When England reveals Elizabeth I
      Then what follows is the play of Elizabeth I

    @case:his-mary-0011 @HIS-mary-impulses-S03 @HIS-mary-impulses-S04
    Scenario: for the home card it is, or it isn't
      Given an English impulse has begun by Mary's procedure
      And the hand of England is Six Wives of Henry VIII
      When England reveals Six Wives of Henry VIII
      And the die shows 3
      Then by the reading every_card of HIS-Q06
      And what follows is a book burning in the english zone and a debate in the english zone
      And by the reading not_the_home_card of HIS-Q06
      And what follows is the play of Six Wives of Henry VIII

  Rule: On 4 to 6 the card is played as usual

    @HIS-mary-impulses-E02
    Scenario Outline: the card is played
      Given an English impulse has begun by Mary's procedure
      And the hand of England is Treachery
      And Treachery is an event card of 5 CP
      When England reveals Treachery
      And the die shows <die>
      Then what follows is the play of Treachery
      And the hand of England is then Treachery

      Examples:
        | die | case          |
        | 4   | his-mary-0020 |
        | 5   | his-mary-0021 |
        | 6   | his-mary-0022 |

  Rule: On 1 to 3 the Papacy acts, by the CP of the card

    @HIS-mary-impulses-E01
    Scenario Outline: what it does
      Given an English impulse has begun by Mary's procedure
      And the hand of England is Treachery
      And Treachery is an event card of <cp> CP
      When England reveals Treachery
      And the die shows <die>
      Then what follows is <what>
      And the impulse is over

      Examples:
        | cp | die | what                                                                    | case          |
        | 1  | 1   | a book burning in the english zone                                      | his-mary-0030 |
        | 2  | 2   | a book burning in the english zone                                      | his-mary-0031 |
        | 3  | 3   | a debate in the english zone                                            | his-mary-0032 |
        | 4  | 3   | a book burning in the english zone and a debate in the english zone     | his-mary-0033 |
        | 5  | 1   | a book burning in the english zone and a debate in the english zone     | his-mary-0034 |

    @case:his-mary-0035 @HIS-mary-impulses-E03
    Scenario: books are burnt for 1 CP
      Given an English impulse has begun by Mary's procedure
      And the hand of England is Treachery
      And Treachery is an event card of 1 CP
      When England reveals Treachery
      And the die shows 2
      Then what follows is a book burning in the english zone

    @case:his-mary-0036 @HIS-mary-impulses-E04
    Scenario: a debate is held for 3 CP
      Given an English impulse has begun by Mary's procedure
      And the hand of England is Treachery
      And Treachery is an event card of 3 CP
      When England reveals Treachery
      And the die shows 2
      Then what follows is a debate in the english zone

    @case:his-mary-0037 @HIS-mary-impulses-E05
    Scenario: both for 4 CP, the burning first
      Given an English impulse has begun by Mary's procedure
      And the hand of England is Treachery
      And Treachery is an event card of 4 CP
      When England reveals Treachery
      And the die shows 2
      Then what follows is a book burning in the english zone and a debate in the english zone

    @case:his-mary-0038 @HIS-mary-impulses-E06
    Scenario: the card is gone, or it is kept
      Given an English impulse has begun by Mary's procedure
      And the hand of England is Treachery and Mercenaries Bribed
      And Treachery is an event card of 5 CP
      And Mercenaries Bribed is a response card of 3 CP
      When England reveals Treachery
      And the die shows 1
      Then by the reading discarded of HIS-Q04
      And the hand of England is then Mercenaries Bribed
      And the discard pile then holds Treachery
      And by the reading kept of HIS-Q04
      And the hand of England is then Treachery and Mercenaries Bribed
      And the discard pile then holds none

    @case:his-mary-0039 @HIS-mary-impulses-E06
    Scenario: no other card once the Papacy has acted
      Given the impulse of England is over, by the Papal actions
      And the hand of England is Treachery
      And Treachery is an event card of 5 CP
      When England reveals Treachery
      Then it is refused by HIS-mary-impulses-E06

    @case:his-mary-0050 @HIS-mary-impulses-S01
    Scenario: no event past the procedure
      Given an English impulse has begun by Mary's procedure
      And the hand of England is Treachery
      And Treachery is an event card of 5 CP
      When England plays Treachery for its event
      Then it is refused by HIS-mary-impulses-S01

    @case:his-mary-0051 @HIS-mary-impulses-S01
    Scenario: the event of the card that was revealed
      Given an English impulse has begun by Mary's procedure
      And England has revealed Treachery
      And the hand of England is Treachery
      And Treachery is an event card of 5 CP
      When England plays Treachery for its event
      Then what follows is the play of Treachery

    @case:his-mary-0052 @HIS-mary-impulses-S01
    Scenario: not the event of another card
      Given an English impulse has begun by Mary's procedure
      And England has revealed Fountain of Youth
      And the hand of England is Treachery
      And Treachery is an event card of 5 CP
      When England plays Treachery for its event
      Then it is refused by HIS-mary-impulses-S01

    @case:his-mary-0053 @HIS-mary-impulses-E06
    Scenario: nor that of the card, once the Papacy has acted
      Given HIS-Q04 is read as kept
      And the impulse of England is over, by the Papal actions
      And England has revealed Treachery
      And the hand of England is Treachery
      And Treachery is an event card of 5 CP
      When England plays Treachery for its event
      Then it is refused by HIS-mary-impulses-E06

    @case:his-mary-0055 @HIS-mary-impulses-R02
    Scenario: nor is a response card
      Given HIS-Q02 is read as as_impulse_card_only
      And it is turn 4, in the action phase
      And an English impulse has begun by Mary's procedure
      And the hand of England is Landsknechts
      When England plays Landsknechts for its event
      Then what follows is the play of Landsknechts

    @case:his-mary-0056 @HIS-mary-impulses-R02
    Scenario: another power reveals nothing
      Given an English impulse has begun by Mary's procedure
      And the hand of France is Treachery
      And Treachery is an event card of 5 CP
      When France plays Treachery for its event
      Then what follows is the play of Treachery

    @case:his-mary-0054 @HIS-mary-impulses-R02
    Scenario: a combat card isn't revealed
      Given HIS-Q02 is read as as_impulse_card_only
      And it is turn 4, in the action phase
      And an English impulse has begun by Mary's procedure
      And the hand of England is Arquebusiers
      When England plays Arquebusiers for its event
      Then what follows is the play of Arquebusiers

  @HIS-mary-impulses-R02
  Rule: Combat and response cards only for CP

    Scenario Outline: not for their events
      Given it is turn 6, in the action phase
      And the event Schmalkaldic League has happened
      And the ruler of England is Mary I
      And the hand of England is Arquebusiers
      And Arquebusiers is a <kind> card of 1 CP
      When England plays Arquebusiers for its event
      Then it is refused by HIS-mary-impulses-R02

      Examples:
        | kind     | case          |
        | combat   | his-mary-0040 |
        | response | his-mary-0041 |

    @case:his-mary-0042
    Scenario: other cards for their events
      Given it is turn 6, in the action phase
      And the event Schmalkaldic League has happened
      And the ruler of England is Mary I
      And the hand of England is Treachery
      And Treachery is an event card of 5 CP
      When England plays Treachery for its event
      Then what follows is the play of Treachery

    @case:his-mary-0043
    Scenario: outside the action phase
      Given it is turn 6, in the winter phase
      And the event Schmalkaldic League has happened
      And the ruler of England is Mary I
      And the hand of England is Arquebusiers
      And Arquebusiers is a combat card of 1 CP
      When England plays Arquebusiers for its event
      Then what follows is the play of Arquebusiers

    @case:his-mary-0044
    Scenario: other powers may
      Given it is turn 6, in the action phase
      And the event Schmalkaldic League has happened
      And the ruler of England is Mary I
      And the hand of France is Arquebusiers
      And Arquebusiers is a combat card of 1 CP
      When France plays Arquebusiers for its event
      Then what follows is the play of Arquebusiers

    @case:his-mary-0045
    Scenario: in a battle of another impulse
      Given it is turn 6, in the action phase
      And the event Schmalkaldic League has happened
      And it is the impulse of France
      And the ruler of England is Mary I
      And the hand of England is Arquebusiers
      And Arquebusiers is a combat card of 1 CP
      When England plays Arquebusiers for its event
      Then by the reading never_as_events of HIS-Q02
      And it is refused by HIS-mary-impulses-R02
      And by the reading as_impulse_card_only of HIS-Q02
      And what follows is the play of Arquebusiers

    @case:his-mary-0046
    Scenario: while all English home cities are Catholic
      Given it is turn 6, in the action phase
      And the event Schmalkaldic League has happened
      And the ruler of England is Mary I
      And the hand of England is Arquebusiers
      And Arquebusiers is a combat card of 1 CP
      When England plays Arquebusiers for its event
      Then by the reading whole_reign of HIS-Q03
      And it is refused by HIS-mary-impulses-R02
      And by the reading while_the_procedure_holds of HIS-Q03
      And what follows is the play of Arquebusiers
