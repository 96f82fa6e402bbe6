Feature: Mary Queen of Scots, Elizabeth, and war between England and Spain
  What becomes of the two queens, and what a war between England and Spain costs by it.

  # 9.5

  Rule: What the war costs

    @case:vq-mary-0012 @VQ-9.5-E01
    Scenario: the event excommunicates Elizabeth
      When Elizabeth is excommunicated by the Pope
      Then Elizabeth is then excommunicated

    @VQ-9.5-U01
    Scenario Outline: 5 CP at the start, for either
      When <power> declares war on <other>, paying 5 CP
      Then Spain and England are then at war

      Examples:
        | power   | other   | case         |
        | England | Spain   | vq-mary-0001 |
        | Spain   | England | vq-mary-0002 |

    @case:vq-mary-0003 @VQ-9.5-U01
    Scenario: not 4
      When England declares war on Spain, paying 4 CP
      Then it is refused by VQ-9.4-R02

    @case:vq-mary-0004 @VQ-9.5-E01
    Scenario: Elizabeth's excommunication lowers it to 3
      Given Elizabeth is excommunicated
      When England declares war on Spain, paying 3 CP
      Then Spain and England are then at war

    @case:vq-mary-0005 @VQ-9.5-E01
    Scenario: not to 2 for this reason
      Given Elizabeth is excommunicated
      When England declares war on Spain, paying 2 CP
      Then it is refused by VQ-9.4-R02

    @case:vq-mary-0006 @VQ-9.5-E02
    Scenario: Mary's capture lowers it to 3
      Given Mary is captured
      When Spain declares war on England, paying 3 CP
      Then by the reading both of VQ-Q29
      And Spain and England are then at war
      Then by the reading england_only of VQ-Q29
      And it is refused by VQ-9.4-R02

    @case:vq-mary-0007 @VQ-9.5-E02
    Scenario: not to 2
      Given Mary is captured
      When England declares war on Spain, paying 2 CP
      Then it is refused by VQ-9.4-R02

    @case:vq-mary-0008 @VQ-9.5-E03 @VQ-9.5-L01
    Scenario: her capture and execution lower it to 1, or her execution alone to 2
      Given Mary is executed
      When England declares war on Spain, paying 1 CP
      Then by the reading add_up of VQ-Q137
      And Spain and England are then at war
      Then by the reading execution_replaces_capture of VQ-Q137
      And it is refused by VQ-9.4-R02

    @case:vq-mary-0009 @VQ-9.5-L01
    Scenario: with the excommunication it is 1 all the same
      Given Mary is executed
      And Elizabeth is excommunicated
      When England declares war on Spain, paying 0 CP
      Then it is refused by VQ-9.4-R02

    @case:vq-mary-0010 @VQ-9.5-L01
    Scenario: which suffices
      Given Mary is executed
      And Elizabeth is excommunicated
      When England declares war on Spain, paying 1 CP
      Then Spain and England are then at war

    @case:vq-mary-0013 @VQ-9.5-E02
    Scenario: if she was executed when Elizabeth died, it is 1, or 3
      Given Mary was executed when Elizabeth died
      When England declares war on Spain, paying 1 CP
      Then by the reading lowers_it_too of VQ-Q403
      And Spain and England are then at war
      Then by the reading only_by_choice of VQ-Q403
      And it is refused by VQ-9.4-R02

    @case:vq-mary-0014 @VQ-9.4-R08
    Scenario: allies don't declare war on each other, whatever it costs
      Given England and Spain are allied
      When England declares war on Spain, paying 5 CP
      Then it is refused by VQ-9.4-R08

  Rule: Ireland and Scotland

    Background:
      Given it is the impulse of Spain, with 3 CP
      And a fortress called here of England, adjacent to there
      And here is controlled by Spain
      And here holds 3 regulars of Spain
      And an unfortified space called there of Scotland
      And Spain and Scotland are at war

    @case:vq-mary-0020 @VQ-9.5-R01
    Scenario: Spanish units may not go there
      When 2 regulars of Spain move from here to there
      Then it is refused by VQ-9.5-R01

    @case:vq-mary-0021 @VQ-9.5-P01
    Scenario: they may when the cost is 3
      Given Elizabeth is excommunicated
      When 2 regulars of Spain move from here to there
      Then Spain has 2 CP left

    @case:vq-mary-0022 @VQ-9.5-R01
    Scenario: a war that costs more doesn't lift the ban, or does
      Given Spain and England are at war
      When 2 regulars of Spain move from here to there
      Then by the reading cost_alone_lifts_the_ban of VQ-Q138
      And it is refused by VQ-9.5-R01
      Then by the reading war_lifts_the_ban_too of VQ-Q138
      And Spain has 2 CP left

    @case:vq-mary-0024 @VQ-9.5-E04 @VQ-9.5-E05
    Scenario: their arrival is war with England
      Given Elizabeth is excommunicated
      And 2 regulars of Spain have left here for there
      When the formation arrives
      Then Spain and England are then at war

    @case:vq-mary-0025 @VQ-9.5-E05
    Scenario: or the war goes on
      Given Elizabeth is excommunicated
      And Spain and England are at war
      And 2 regulars of Spain have left here for there
      When the formation arrives
      Then the wars stay as they are
      And there then holds 2 regulars of Spain

    @case:vq-mary-0026 @VQ-9.5-R02
    Scenario: the usual conditions hold: Spain must be at war there
      Given Elizabeth is excommunicated
      And an unfortified space called yonder of Ireland, adjacent to here
      When 2 regulars of Spain move from here to yonder
      Then it is refused by VQ-13.1-R02

    @case:vq-mary-0027 @VQ-9.5-R01 @VQ-9.5-R02
    Scenario: nor in Ireland, at war with it
      Given an unfortified space called yonder of Ireland, adjacent to here
      And Spain and Ireland are at war
      When 2 regulars of Spain move from here to yonder
      Then it is refused by VQ-9.5-R01

    @case:vq-mary-0028 @VQ-13.1-S04
    Scenario: other powers may go there
      Given it is the impulse of France, with 3 CP
      And France and Scotland are at war
      And a fortress called court of France, adjacent to there
      And court holds 2 regulars of France
      When 2 regulars of France move from court to there
      Then France has 2 CP left

    @case:vq-mary-0060 @VQ-13.1-S11
    Scenario: Spanish units elsewhere bring no war with England
      Given Elizabeth is excommunicated
      And an unfortified space called yonder of France, adjacent to here
      And Spain and France are at war
      And 2 regulars of Spain have left here for yonder
      When the formation arrives
      Then the wars stay as they are
      And yonder then holds 2 regulars of Spain

    @case:vq-mary-0061 @VQ-13.1-S11
    Scenario: nor do the units of another power in Scotland
      Given it is the impulse of France, with 3 CP
      And France and Scotland are at war
      And a fortress called court of France, adjacent to there
      And Elizabeth is excommunicated
      And 2 regulars of France have left court for there
      When the formation arrives
      Then the wars stay as they are
      And there then holds 2 regulars of France

    @case:vq-mary-0062 @VQ-9.5-R01
    Scenario: a Spanish leader alone may not go there either
      Given Alba, an army leader of Spain, has battle 2 and command 6
      And here holds Alba
      When Alba moves from here to there
      Then it is refused by VQ-9.5-R01

    @case:vq-mary-0063 @VQ-13.1-S04
    Scenario: the leader of another power may
      Given it is the impulse of France, with 3 CP
      And France and Scotland are at war
      And a fortress called court of France, adjacent to there
      And Guise, an army leader of France, has battle 1 and command 6
      And court holds 2 regulars of France and Guise
      When 2 regulars of France and Guise move from court to there
      Then France has 2 CP left

  # 9.4

  Rule: An English force in the Netherlands

    Background:
      Given it is the impulse of England, with 3 CP
      And a fortress called here of England, adjacent to there
      And here holds 3 regulars of England
      And an unfortified space called there of Spain, split with the Dutch
      And there lies in the Netherlands

    @case:vq-mary-0071 @VQ-9.4-E13
    Scenario: or there is war with Spain already
      Given there is controlled by the Protestant
      And England and the Protestant are allied
      And Spain and England are at war
      And 2 regulars of England have left here for there
      When the formation arrives
      Then the wars stay as they are

    @case:vq-mary-0072 @VQ-13.1-S11
    Scenario: not that of another power
      Given it is the impulse of France, with 3 CP
      And there is controlled by the Protestant
      And France and the Protestant are allied
      And here is controlled by France
      And 2 regulars of France have left here for there
      When the formation arrives
      Then the wars stay as they are

    @case:vq-mary-0073 @VQ-13.1-S11
    Scenario: nor elsewhere
      Given a fortress called court of France, adjacent to here
      And England and France are at war
      And 2 regulars of England have left here for court
      When the formation arrives
      Then the wars stay as they are

    @case:vq-mary-0078 @VQ-13.1-S05
    Scenario: a move that another power stops begins no war
      Given VQ-Q64 is read as any_spanish_space
      When 2 regulars of England move from here to there, and France plays Storms
      Then the wars stay as they are
      And here then holds 3 regulars of England

    @case:vq-mary-0079 @VQ-13.1-R09
    Scenario: a leader alone enters no space that becomes an enemy's
      Given VQ-Q64 is read as any_spanish_space
      And Leicester, an army leader of England, has battle 1 and command 6
      And here holds Leicester
      When Leicester moves from here to there
      Then it is refused by VQ-13.1-R09

  # 23.3

  Rule: Mary's capture

    @VQ-23.3-E05 @VQ-23.3-S03
    Scenario Outline: Scotland becomes an ally of England or of the Protestant
      Given Scotland is an active minor power of <power>
      When the Scottish Lords rebel
      Then Mary is then captured

      Examples:
        | power          | case         |
        | England        | vq-mary-0030 |
        | the Protestant | vq-mary-0031 |

    @case:vq-mary-0032 @VQ-23.3-E05
    Scenario: as an ally of France it doesn't give her up
      Given Scotland is an active minor power of France
      When the Scottish Lords rebel
      Then Mary is then alive in Scotland

  Rule: Mary's execution

    Background:
      Given it is turn 3

    @case:vq-mary-0040 @VQ-23.3-P05 @VQ-23.3-V01 @VQ-23.3-S04
    Scenario: England may execute her after a failure
      Given Mary is captured
      And England has had the occasion to execute Mary
      When England executes Mary
      Then Mary is then executed
      And England may not execute Mary

    @case:vq-mary-0041 @VQ-23.3-P05
    Scenario: not without one
      Given Mary is captured
      When England executes Mary
      Then it is refused by VQ-23.3-P05

    @case:vq-mary-0042 @VQ-23.3-P05
    Scenario: nor while it doesn't hold her
      Given England has had the occasion to execute Mary
      When England executes Mary
      Then it is refused by VQ-23.3-P05

    @case:vq-mary-0043 @VQ-19.4-S05
    Scenario: at once, or at any later time
      Given Mary is captured
      And it is the impulse of Spain, with 5 CP
      When the Catholics of England are raised for 3 CP
      And England rolls 5, 1, 1, 1 and 1 against 1, 1 and 6
      And Mary is executed at once
      Then by the reading any_later_time of VQ-Q284
      And Mary is then captured
      And England may execute Mary
      Then by the reading at_once of VQ-Q284
      And Mary is then executed

    @case:vq-mary-0045 @VQ-23.3-P05
    Scenario: England may let her live
      Given Mary is captured
      And it is the impulse of Spain, with 5 CP
      And VQ-Q284 is read as at_once
      When the Catholics of England are raised for 3 CP
      And England rolls 5, 1, 1, 1 and 1 against 1, 1 and 6
      And Mary is not executed at once
      Then Mary is then captured
      And England may not execute Mary

    @case:vq-mary-0044 @VQ-19.4-E04
    Scenario: after a rebellion that succeeds, only by another reading
      Given an unfortified space called here of England
      And here lies in England
      And it is the impulse of Spain, with 5 CP
      When there is a rebellion in England
      Then by the reading after_a_failure of VQ-Q08
      And England may not execute Mary
      Then by the reading after_any_attempt of VQ-Q08
      And England may execute Mary

  Rule: Elizabeth's death

    @case:vq-mary-0050 @VQ-23.3-E09
    Scenario: she leaves the marriage pool
      Given Elizabeth is in the marriage pool
      When Elizabeth dies
      Then Elizabeth is then dead
      And Elizabeth is out of the marriage pool
      And Mary is then alive in Scotland

    @case:vq-mary-0051 @VQ-23.3-E12
    Scenario: a captured Mary is executed
      Given Mary is captured
      When Elizabeth dies
      Then Mary is then executed

    @case:vq-mary-0052 @VQ-23.3-E12
    Scenario: an assassination does the same
      Given it is turn 3
      And it is the impulse of Spain, with 5 CP
      And Mary is captured
      When an attempt on Elizabeth I is made for 2 CP
      And England rolls 5, 1 and 1 against 1 and 1
      Then Elizabeth is then dead
      And Mary is then executed
