Feature: The Sack of Rome
  A stack with many mercenaries in the Italian zone attacks Rome.

  # When it may be played

  @HIS-sack-of-rome-conditions-R01
  Rule: It needs a stack in the Italian zone with more mercenaries than there are Papal regulars in Rome

    @case:his-sack-0001 @HIS-sack-of-rome-conditions-P01 @HIS-sack-of-rome-conditions-P02
    Scenario: of any power, whoever plays the event, at war or not
      Given Florence holds 3 mercenaries of the Hapsburgs
      And Rome holds 2 regulars of the Papacy
      When France plays Sack of Rome with the stack of the Hapsburgs in Florence
      And the stack rolls 1, 2, 3
      And the Papacy rolls 1, 2, 3
      Then Florence then holds 3 mercenaries of the Hapsburgs

    @case:his-sack-0002
    Scenario: as many are too few
      Given Florence holds 2 mercenaries of the Hapsburgs
      And Rome holds 2 regulars of the Papacy
      When France plays Sack of Rome with the stack of the Hapsburgs in Florence
      Then it is refused by HIS-sack-of-rome-conditions-R01

    @case:his-sack-0003
    Scenario: regulars don't count
      Given Florence holds 2 mercenaries of the Hapsburgs and 4 regulars of the Hapsburgs
      And Rome holds 2 regulars of the Papacy
      When France plays Sack of Rome with the stack of the Hapsburgs in Florence
      Then it is refused by HIS-sack-of-rome-conditions-R01

    @case:his-sack-0004
    Scenario: Papal mercenaries in Rome don't count
      Given Florence holds 2 mercenaries of the Hapsburgs
      And Rome holds 1 regular of the Papacy and 5 mercenaries of the Papacy
      When France plays Sack of Rome with the stack of the Hapsburgs in Florence
      And the stack rolls 1, 2
      And the Papacy rolls 1, 2
      Then Florence then holds 2 mercenaries of the Hapsburgs

    @case:his-sack-0005
    Scenario: a stack outside the Italian zone
      Given Vienna holds 6 mercenaries of the Hapsburgs
      And Rome holds 2 regulars of the Papacy
      When France plays Sack of Rome with the stack of the Hapsburgs in Vienna
      Then it is refused by HIS-sack-of-rome-conditions-R01

    @case:his-sack-0051
    Scenario: a stack in Rome itself
      Given Rome holds 2 mercenaries of France and 1 regular of the Papacy
      When the Ottomans play Sack of Rome with the stack of France in Rome
      And the stack rolls 1, 1
      And the Papacy rolls 5, 1
      Then by the reading from_elsewhere of HIS-Q43
      And it is refused by HIS-sack-of-rome-conditions-R01
      And by the reading from_rome_too of HIS-Q43
      And Rome then holds 1 mercenary of France and 1 regular of the Papacy

    @case:his-sack-0006
    Scenario: a Papal stack
      Given Ravenna holds 6 mercenaries of the Papacy
      And Rome holds 2 regulars of the Papacy
      When France plays Sack of Rome with the stack of the Papacy in Ravenna
      Then it is refused by HIS-sack-of-rome-conditions-R01

    @case:his-sack-0007
    Scenario: which of two stacks
      Given Florence holds 3 mercenaries of the Hapsburgs
      And Milan holds 4 mercenaries of France
      And Rome holds 1 regular of the Papacy
      When England plays Sack of Rome with the stack of the Hapsburgs in Florence
      And the stack rolls 1, 2, 3
      And the Papacy rolls 1, 2
      Then by the reading player_of_the_event of HIS-Q16
      And Florence then holds 3 mercenaries of the Hapsburgs
      And by the reading most_mercenaries of HIS-Q16
      And it is refused by HIS-sack-of-rome-conditions-R01

    @case:his-sack-0009
    Scenario: the stack with the most mercenaries
      Given HIS-Q16 is read as most_mercenaries
      And Florence holds 3 mercenaries of the Hapsburgs
      And Milan holds 4 mercenaries of France
      And Rome holds 1 regular of the Papacy
      When England plays Sack of Rome with the stack of France in Milan
      And the stack rolls 1, 2, 3, 4
      And the Papacy rolls 1, 2
      Then Milan then holds 4 mercenaries of France

    @case:his-sack-0052
    Scenario: only stacks count that could sack it
      Given HIS-Q16 is read as most_mercenaries
      And Florence holds 3 mercenaries of the Hapsburgs
      And Vienna holds 6 mercenaries of the Hapsburgs
      And Ravenna holds 5 mercenaries of the Papacy
      And Genoa holds 5 mercenaries of Genoa
      And Rome holds 1 regular of the Papacy and 5 mercenaries of France
      When England plays Sack of Rome with the stack of the Hapsburgs in Florence
      And the stack rolls 1, 2, 3
      And the Papacy rolls 1, 2
      Then Florence then holds 3 mercenaries of the Hapsburgs

    @case:his-sack-0008 @HIS-sack-of-rome-conditions-X01 @HIS-sack-of-rome-conditions-X02
    Scenario: no war begins
      Given the Hapsburgs and France are at war
      And Florence holds 2 mercenaries of the Hapsburgs
      And Rome holds 1 regular of the Papacy
      When the Ottomans play Sack of Rome with the stack of the Hapsburgs in Florence
      And the stack rolls 1, 2
      And the Papacy rolls 1, 2
      Then the wars are france-hapsburg

    @case:his-sack-0050 @HIS-mary-impulses-S01
    Scenario: nor does England play it past Mary's procedure
      Given an English impulse has begun by Mary's procedure
      And Florence holds 3 mercenaries of the Hapsburgs
      And Rome holds 2 regulars of the Papacy
      When England plays Sack of Rome with the stack of the Hapsburgs in Florence
      Then it is refused by HIS-mary-impulses-S01

  # The battle

  Rule: The stack fights the Papal regulars in Rome

    @case:his-sack-0010 @HIS-sack-of-rome-procedure-S01 @HIS-sack-of-rome-procedure-S03
    Scenario: the whole stack fights, with its best leader
      Given Florence holds 2 mercenaries of the Hapsburgs, 1 regular of the Hapsburgs and Charles V
      And Rome holds 1 regular of the Papacy
      And the hand of the Papacy is Papal Bull
      When France plays Sack of Rome with the stack of the Hapsburgs in Florence
      And the stack rolls 5, 1, 1, 1, 1
      And the Papacy rolls 1, 1
      Then Rome then holds no regulars of the Papacy
      And Florence then holds 2 mercenaries of the Hapsburgs, 1 regular of the Hapsburgs and Charles V

    @case:his-sack-0011 @HIS-sack-of-rome-procedure-R01 @HIS-sack-of-rome-procedure-E01
    Scenario: Papal mercenaries and allied troops roll no dice; the Papacy has one die more
      Given Florence holds 2 mercenaries of the Hapsburgs
      And Rome holds 1 regular of the Papacy, 3 mercenaries of the Papacy and 2 regulars of Venice
      When France plays Sack of Rome with the stack of the Hapsburgs in Florence
      And the stack rolls 1, 1
      And the Papacy rolls 6, 1
      Then Florence then holds 1 mercenary of the Hapsburgs
      And Rome then holds 1 regular of the Papacy, 3 mercenaries of the Papacy and 2 regulars of Venice

    @case:his-sack-0018 @HIS-sack-of-rome-procedure-R01
    Scenario: nor does an allied leader in Rome add to its dice
      Given Florence holds 2 mercenaries of the Hapsburgs
      And Rome holds 1 regular of the Papacy, 2 regulars of France and Montmorency
      When England plays Sack of Rome with the stack of the Hapsburgs in Florence
      And the stack rolls 1, 1
      And the Papacy rolls 6, 1
      Then Florence then holds 1 mercenary of the Hapsburgs

    @case:his-sack-0012 @HIS-sack-of-rome-procedure-P01
    Scenario: a combat card of one side
      Given Florence holds 2 mercenaries of the Hapsburgs
      And Rome holds 1 regular of the Papacy
      And the hand of the Hapsburgs is Arquebusiers and Gout
      And Arquebusiers is a combat card of 1 CP
      When France plays Sack of Rome with the stack of the Hapsburgs in Florence
      And the Hapsburgs play Arquebusiers in the battle, for 2 dice of the attacker
      And the stack rolls 1, 1, 1, 1
      And the Papacy rolls 1, 1
      Then Rome then holds 1 regular of the Papacy
      And the hand of the Hapsburgs is then Gout
      And the discard pile then holds Arquebusiers and Sack of Rome

    @case:his-sack-0014 @HIS-sack-of-rome-procedure-P01
    Scenario: a combat card of the Papacy, which can't be drawn any more
      Given Florence holds 2 mercenaries of the Hapsburgs
      And Rome holds 1 regular of the Papacy
      And the hand of the Papacy is Arquebusiers and Gout
      And Arquebusiers is a combat card of 1 CP
      When France plays Sack of Rome with the stack of the Hapsburgs in Florence
      And the Papacy plays Arquebusiers in the battle, for 2 dice of the defender
      And the stack rolls 5, 1
      And the Papacy rolls 1, 1, 1, 1
      Then the hand of the Hapsburgs is then Gout
      And the hand of the Papacy is then none
      And the discard pile then holds Arquebusiers

    @case:his-sack-0015 @HIS-sack-of-rome-procedure-P01
    Scenario: no combat card of a third power
      Given Florence holds 2 mercenaries of the Hapsburgs
      And Rome holds 1 regular of the Papacy
      And the hand of France is Arquebusiers
      And Arquebusiers is a combat card of 1 CP
      When France plays Sack of Rome with the stack of the Hapsburgs in Florence
      And France plays Arquebusiers in the battle, for 2 dice of the attacker
      Then it is refused by HIS-sack-of-rome-procedure-P01

    @case:his-sack-0016 @HIS-mary-impulses-R02
    Scenario: a response card of England in the reign of Mary I
      Given it is turn 6, in the action phase
      And the event Schmalkaldic League has happened
      And the ruler of England is Mary I
      And the hand of England is Landsknechts
      And Florence holds 2 mercenaries of the Hapsburgs
      And Rome holds 1 regular of the Papacy
      When France plays Sack of Rome with the stack of the Hapsburgs in Florence
      And England plays Landsknechts in the battle, for 1 dice of the defender
      And the stack rolls 1, 1
      And the Papacy rolls 1, 1, 1
      Then by the reading never_as_events of HIS-Q02
      And it is refused by HIS-mary-impulses-R02
      And by the reading as_impulse_card_only of HIS-Q02
      And Rome then holds 1 regular of the Papacy

    @case:his-sack-0017 @HIS-mary-impulses-R02
    Scenario: a response card of another power in the reign of Mary I
      Given it is turn 6, in the action phase
      And the event Schmalkaldic League has happened
      And the ruler of England is Mary I
      And the hand of France is Landsknechts
      And Florence holds 2 mercenaries of the Hapsburgs
      And Rome holds 1 regular of the Papacy
      When the Ottomans play Sack of Rome with the stack of the Hapsburgs in Florence
      And France plays Landsknechts in the battle, for 1 dice of the defender
      And the stack rolls 1, 1
      And the Papacy rolls 1, 1, 1
      Then Rome then holds 1 regular of the Papacy

    @case:his-sack-0013 @HIS-sack-of-rome-procedure-P02
    Scenario: a response card of anybody
      Given Florence holds 2 mercenaries of the Hapsburgs
      And Rome holds 1 regular of the Papacy
      And the hand of England is Landsknechts
      And Landsknechts is a response card of 1 CP
      When France plays Sack of Rome with the stack of the Hapsburgs in Florence
      And England plays Landsknechts in the battle, for 1 dice of the defender
      And the stack rolls 1, 1
      And the Papacy rolls 1, 1, 1
      Then Rome then holds 1 regular of the Papacy

  Rule: Losses

    @case:his-sack-0020 @HIS-sack-of-rome-procedure-S04 @HIS-sack-of-rome-procedure-R02
    Scenario: the Papacy loses regulars first
      Given Florence holds 4 mercenaries of the Hapsburgs
      And Rome holds 3 regulars of the Papacy and 2 mercenaries of the Papacy
      When France plays Sack of Rome with the stack of the Hapsburgs in Florence
      And the stack rolls 5, 6, 1, 1
      And the Papacy rolls 5, 6, 1, 1
      Then Rome then holds 1 regular of the Papacy and 2 mercenaries of the Papacy
      And Florence then holds 2 mercenaries of the Hapsburgs

    @case:his-sack-0021 @HIS-sack-of-rome-procedure-E02
    Scenario: what is more than the regulars is taken by mercenaries
      Given Florence holds 4 mercenaries of the Hapsburgs
      And Rome holds 1 regular of the Papacy and 3 mercenaries of the Papacy
      And the hand of the Papacy is Papal Bull
      When France plays Sack of Rome with the stack of the Hapsburgs in Florence
      And the stack rolls 5, 6, 5, 1
      And the Papacy rolls 1, 1
      Then Rome then holds no regulars of the Papacy and 1 mercenary of the Papacy

    @case:his-sack-0022 @HIS-sack-of-rome-procedure-R03
    Scenario: the attacker divides its losses equally
      Given Florence holds 4 mercenaries of the Hapsburgs and 3 regulars of the Hapsburgs
      And Rome holds 3 regulars of the Papacy
      When France plays Sack of Rome with the stack of the Hapsburgs in Florence
      And the stack rolls 1, 1, 1, 1, 1, 1, 1
      And the Papacy rolls 5, 6, 5, 6
      Then Florence then holds 2 mercenaries of the Hapsburgs and 1 regular of the Hapsburgs

    @case:his-sack-0023 @HIS-sack-of-rome-procedure-R03
    Scenario: the odd loss
      Given Florence holds 4 mercenaries of the Hapsburgs and 3 regulars of the Hapsburgs
      And Rome holds 3 regulars of the Papacy
      When France plays Sack of Rome with the stack of the Hapsburgs in Florence
      And the stack rolls 1, 1, 1, 1, 1, 1, 1
      And the Papacy rolls 5, 6, 5, 1
      And the odd loss of the Hapsburgs is taken by the regulars
      Then by the reading owner_chooses of HIS-Q17
      And Florence then holds 3 mercenaries of the Hapsburgs and 1 regular of the Hapsburgs
      And by the reading mercenaries of HIS-Q17
      And Florence then holds 2 mercenaries of the Hapsburgs and 2 regulars of the Hapsburgs

    @case:his-sack-0024 @HIS-sack-of-rome-procedure-R03
    Scenario: as far as possible: there is one regular only
      Given Florence holds 4 mercenaries of the Hapsburgs and 1 regular of the Hapsburgs
      And Rome holds 3 regulars of the Papacy
      When France plays Sack of Rome with the stack of the Hapsburgs in Florence
      And the stack rolls 1, 1, 1, 1, 1
      And the Papacy rolls 5, 6, 5, 6
      Then Florence then holds 1 mercenary of the Hapsburgs and no regulars of the Hapsburgs

    @case:his-sack-0026 @HIS-sack-of-rome-procedure-R03
    Scenario: as far as possible: there are two mercenaries only
      Given Florence holds 2 mercenaries of the Hapsburgs and 5 regulars of the Hapsburgs
      And Rome holds 1 regular of the Papacy
      And the hand of England is Landsknechts
      And Landsknechts is a response card of 1 CP
      When France plays Sack of Rome with the stack of the Hapsburgs in Florence
      And England plays Landsknechts in the battle, for 3 dice of the defender
      And the stack rolls 1, 1, 1, 1, 1, 1, 1
      And the Papacy rolls 5, 6, 5, 6, 5
      Then Florence then holds no mercenaries of the Hapsburgs and 2 regulars of the Hapsburgs

    @case:his-sack-0027 @HIS-sack-of-rome-procedure-R03
    Scenario: cavalry takes no losses while there are mercenaries or regulars
      Given Florence holds 2 mercenaries of the Ottomans, 1 regular of the Ottomans and 2 cavalry of the Ottomans
      And Rome holds 1 regular of the Papacy
      When France plays Sack of Rome with the stack of the Ottomans in Florence
      And the stack rolls 1, 1, 1, 1, 1
      And the Papacy rolls 5, 6
      And the Ottomans lose 2 cavalry
      Then by the reading cavalry_last of HIS-Q40
      And Florence then holds 1 mercenary of the Ottomans, no regulars of the Ottomans and 2 cavalry of the Ottomans
      And by the reading owner_chooses of HIS-Q40
      And Florence then holds 2 mercenaries of the Ottomans, 1 regular of the Ottomans and no cavalry of the Ottomans

    @case:his-sack-0028 @HIS-sack-of-rome-procedure-R03
    Scenario: cavalry takes what is more than these
      Given Florence holds 2 mercenaries of the Ottomans and 2 cavalry of the Ottomans
      And Rome holds 1 regular of the Papacy
      And the hand of the Papacy is Arquebusiers
      When France plays Sack of Rome with the stack of the Ottomans in Florence
      And the Papacy plays Arquebusiers in the battle, for 2 dice of the defender
      And the stack rolls 1, 1, 1, 1
      And the Papacy rolls 5, 6, 5, 1
      Then Florence then holds no mercenaries of the Ottomans and 1 cavalry of the Ottomans

    @case:his-sack-0025 @HIS-sack-of-rome-procedure-S05
    Scenario: the survivors return to where they came from
      Given Siena holds 3 mercenaries of the Hapsburgs and Charles V
      And Rome holds 1 regular of the Papacy
      When France plays Sack of Rome with the stack of the Hapsburgs in Siena
      And the stack rolls 1, 1, 1, 1, 1
      And the Papacy rolls 5, 1
      Then Siena then holds 2 mercenaries of the Hapsburgs and Charles V
      And Rome then holds no mercenaries of the Hapsburgs

  Rule: The Papacy wins

    @case:his-sack-0030 @HIS-sack-of-rome-procedure-E01 @HIS-sack-of-rome-procedure-E03 @HIS-sack-of-rome-procedure-E04
    Scenario: with as many hits
      Given Florence holds 3 mercenaries of the Hapsburgs
      And Rome holds 2 regulars of the Papacy
      And 7 CP have been spent on St Peter's
      And the hand of the Papacy is Treachery
      And Treachery is an event card of 5 CP
      When France plays Sack of Rome with the stack of the Hapsburgs in Florence
      And the stack rolls 5, 1, 1
      And the Papacy rolls 5, 1, 1
      Then 7 CP are left on St Peter's
      And the hand of the Papacy is then Treachery
      And the discard pile then holds Sack of Rome

    @case:his-sack-0031 @HIS-sack-of-rome-procedure-E04
    Scenario: the card is in the deck again on the next turn
      Given the discard pile holds Gout and Sack of Rome
      When the next turn begins
      Then the discard pile then holds Gout

  Rule: The Papacy loses

    @case:his-sack-0040 @HIS-sack-of-rome-procedure-E05 @HIS-sack-of-rome-procedure-E06 @HIS-sack-of-rome-procedure-E07 @HIS-sack-of-rome-procedure-E08
    Scenario: St Peter's, cards, and the end of this card
      Given Florence holds 3 mercenaries of the Hapsburgs
      And Rome holds 2 regulars of the Papacy
      And 7 CP have been spent on St Peter's
      And the hand of France is Sack of Rome and Book of Common Prayer
      And the hand of the Papacy is Papal Bull, Treachery, Gout and Fountain of Youth
      And Treachery is an event card of 5 CP
      And Gout is a response card of 1 CP
      And Fountain of Youth is an event card of 2 CP
      When France plays Sack of Rome with the stack of the Hapsburgs in Florence
      And the stack rolls 5, 6, 1
      And the Papacy rolls 5, 1, 1
      And the Hapsburgs draw Gout and Treachery
      And the Hapsburgs keep Treachery
      Then 2 CP are left on St Peter's
      And the hand of the Papacy is then Papal Bull and Fountain of Youth
      And the hand of the Hapsburgs is then Treachery
      And the hand of France is then Book of Common Prayer
      And the discard pile then holds Gout
      And Sack of Rome is removed from the deck

    @case:his-sack-0041 @HIS-sack-of-rome-procedure-L01
    Scenario: not below 0
      Given Florence holds 3 mercenaries of the Hapsburgs
      And Rome holds 2 regulars of the Papacy
      And 3 CP have been spent on St Peter's
      And the hand of the Papacy is Papal Bull
      When France plays Sack of Rome with the stack of the Hapsburgs in Florence
      And the stack rolls 5, 6, 1
      And the Papacy rolls 5, 1, 1
      Then 0 CP are left on St Peter's

    @case:his-sack-0042 @HIS-sack-of-rome-procedure-L01
    Scenario: exactly to 0
      Given Florence holds 3 mercenaries of the Hapsburgs
      And Rome holds 2 regulars of the Papacy
      And 5 CP have been spent on St Peter's
      And the hand of the Papacy is Papal Bull
      When France plays Sack of Rome with the stack of the Hapsburgs in Florence
      And the stack rolls 5, 6, 1
      And the Papacy rolls 5, 1, 1
      Then 0 CP are left on St Peter's

    @case:his-sack-0043 @HIS-sack-of-rome-procedure-X02 @HIS-sack-of-rome-procedure-X03
    Scenario: home cards aren't drawn; of one card nothing is discarded
      Given Florence holds 3 mercenaries of the Hapsburgs
      And Rome holds 2 regulars of the Papacy
      And the hand of the Papacy is Papal Bull and Treachery
      And Treachery is an event card of 5 CP
      When France plays Sack of Rome with the stack of the Hapsburgs in Florence
      And the stack rolls 5, 6, 1
      And the Papacy rolls 5, 1, 1
      Then the hand of the Papacy is then Papal Bull
      And the hand of the Hapsburgs is then Treachery
      And the discard pile then holds none

    @case:his-sack-0044 @HIS-sack-of-rome-procedure-E05
    Scenario: the stack is wiped out and has won
      Given Florence holds 2 mercenaries of the Hapsburgs and Charles V
      And Rome holds 1 regular of the Papacy
      And the hand of the Papacy is Papal Bull and Treachery
      And Treachery is an event card of 5 CP
      When France plays Sack of Rome with the stack of the Hapsburgs in Florence
      And the stack rolls 5, 6, 5, 1
      And the Papacy rolls 5, 6
      Then by the reading draws of HIS-Q18
      And the hand of the Hapsburgs is then Treachery
      And by the reading nobody_is_left of HIS-Q18
      And the hand of the Papacy is then Papal Bull and Treachery
