Feature: Who may ally
  Two major powers that aren't at war may announce an alliance. It begins no war.

  @VQ-9.2-S04
  Rule: Two powers that are at peace may ally

    @case:vq-alliances-0001
    Scenario: an Allied marker is placed
      When England and the Protestant announce an alliance
      Then the alliances are England with the Protestant

    @case:vq-alliances-0002
    Scenario: it doesn't matter who is named first
      When the Protestant and England announce an alliance
      Then the alliances are England with the Protestant

    @case:vq-alliances-0003 @VQ-9.1-R03
    Scenario: two powers at war may not ally
      Given France and England are at war
      When England and France announce an alliance
      Then it is refused by VQ-9.1-R03

  Rule: A power may have several allies, who need not be allied to each other

    @case:vq-alliances-0010 @VQ-9.2-P01 @VQ-9.2-P02
    Scenario: a second ally
      Given Spain and the HRE are allied
      When England and the HRE announce an alliance
      Then the alliances are England with the HRE, Spain with the HRE

    @case:vq-alliances-0011 @VQ-9.2-P01
    Scenario: three powers that are all allied to each other
      Given Spain and the HRE are allied
      And England and the HRE are allied
      When Spain and England announce an alliance
      Then the alliances are England with the HRE, Spain with England, Spain with the HRE

    @case:vq-alliances-0012 @VQ-9.2-P02
    Scenario: even the enemy of an ally
      Given the Ottoman and France are allied
      And the Ottoman and the HRE are at war
      When France and the HRE announce an alliance
      Then the alliances are France with the HRE, the Ottoman with France
      And the wars are the Ottoman with the HRE

  @VQ-9.2-R02
  Rule: Spain and the Protestant may never ally

    @case:vq-alliances-0020
    Scenario: they are at peace
      When Spain and the Protestant announce an alliance
      Then it is refused by VQ-9.2-R02

    @case:vq-alliances-0021
    Scenario: whoever announces it
      When the Protestant and Spain announce an alliance
      Then it is refused by VQ-9.2-R02

    @case:vq-alliances-0022
    Scenario: Spain allies with another power
      When Spain and the Ottoman announce an alliance
      Then the alliances are the Ottoman with Spain

  @VQ-9.2-R03
  Rule: France may ally with Spain or with the Protestant, not with both

    @case:vq-alliances-0030
    Scenario: with Spain
      When France and Spain announce an alliance
      Then the alliances are Spain with France

    @case:vq-alliances-0031
    Scenario: with the Protestant
      When France and the Protestant announce an alliance
      Then the alliances are France with the Protestant

    @case:vq-alliances-0032
    Scenario: with Spain while it is allied to the Protestant
      Given France and the Protestant are allied
      When Spain and France announce an alliance
      Then it is refused by VQ-9.2-R03

    @case:vq-alliances-0033
    Scenario: with the Protestant while it is allied to Spain
      Given Spain and France are allied
      When the Protestant and France announce an alliance
      Then it is refused by VQ-9.2-R03

    @case:vq-alliances-0034 @VQ-9.2-P01
    Scenario: with England while it is allied to Spain
      Given Spain and France are allied
      When England and France announce an alliance
      Then the alliances are England with France, Spain with France

    @case:vq-alliances-0035 @VQ-9.2-P01
    Scenario: another power may ally with both
      Given Spain and England are allied
      When England and the Protestant announce an alliance
      Then the alliances are England with the Protestant, Spain with England

  @VQ-9.2-R09
  Rule: An alliance begins no war

    @case:vq-alliances-0040
    Scenario: the enemy of the new ally
      Given Spain and the Ottoman are at war
      When Spain and the HRE announce an alliance
      Then the wars are Spain with the Ottoman
      And the alliances are Spain with the HRE

    @case:vq-alliances-0041
    Scenario: an enemy whom both have
      Given Spain and the Ottoman are at war
      And the HRE and the Ottoman are at war
      When Spain and the HRE announce an alliance
      Then the wars are the HRE with the Ottoman, Spain with the Ottoman

  @VQ-9.2-E04
  Rule: Allies who stand together defend together

    Background:
      Given it is the impulse of Spain, with 2 CP
      And a fortress called here of Spain, adjacent to there
      And an unfortified space called there of Spain
      And Spain and France are at war
      And France and England are allied
      And 3 regulars of Spain have left here for there

    @case:vq-alliances-0050 @VQ-9.2-E05 @VQ-9.2-S03
    Scenario: the attacker is at war with one of them only
      Given there holds 1 regular of France and 2 regulars of England
      When the field battle is fought
      And the attacker rolls 3 dice in there, with 2 hits
      And the defender rolls 4 dice in there, with 1 hit
      Then there then holds no regulars of France and 1 regular of England
      And the formation then has 2 regulars of Spain

  @VQ-13.1-E05
  Rule: Leaders without units don't

    @case:vq-alliances-0052
    Scenario: one who stands with the leader of an enemy is no enemy
      Given it is the impulse of Spain, with 2 CP
      And a fortress called here of Spain, adjacent to there
      And an unfortified space called there of Spain
      And Spain and France are at war
      And France and England are allied
      And 3 regulars of Spain have left here for there
      And Guise, an army leader of France, has battle 1 and command 6
      And Leicester, an army leader of England, has battle 1 and command 6
      And there holds Guise and Leicester
      When the formation arrives
      Then Guise is captured by Spain
      And there then holds Leicester

  Rule: An ally of both sides

    @case:vq-alliances-0051 @VQ-13.1-E02
    Scenario: it defends too, or stands aside
      Given it is the impulse of Spain, with 2 CP
      And a fortress called here of Spain, adjacent to there
      And an unfortified space called there of France
      And Spain and France are at war
      And France and England are allied
      And Spain and England are allied
      And here holds 3 regulars of Spain
      And there holds 1 regular of France and 2 regulars of England
      When 3 regulars of Spain move from here to there
      Then by the reading defends_too of VQ-Q475
      And then due are avoid battle of England, avoid battle of France, withdrawal of England, withdrawal of France, field battle of Spain and arrival of Spain
      And by the reading stands_aside of VQ-Q475
      And then due are avoid battle of France, withdrawal of France, field battle of Spain and arrival of Spain
