Feature: Minor powers and independents in war on land
  Nobody plays the land units of an inactive minor power and of independent keys: they defend, and do nothing else.

  Background:
    Given a key called here of the Ottoman, adjacent to there
    And a key called there of Venice, adjacent to yonder
    And a key called yonder of Venice
    And it is the impulse of the Ottoman, with 2 CP

  @VQ-24.1-E01
  Rule: 4 or fewer land units of an inactive minor power withdraw when they are attacked

    @case:vq-minor-powers-0001
    Scenario: 4 withdraw, and are not asked
      Given the Ottoman and Venice are at war
      And 6 regulars of the Ottoman have left here for there
      And there holds 4 regulars of Venice
      When Venice may withdraw
      Then 4 regulars of Venice are then besieged in there
      And there then holds no regulars of Venice

    @case:vq-minor-powers-0002 @VQ-24.1-E02
    Scenario: 5 stay and fight
      Given the Ottoman and Venice are at war
      And 6 regulars of the Ottoman have left here for there
      And there holds 5 regulars of Venice
      When Venice may withdraw
      Then there then holds 5 regulars of Venice

    @case:vq-minor-powers-0031 @VQ-24.1-E03 @VQ-2.1-L01
    Scenario: four beaten ones all find room
      Given the Ottoman and Venice are at war
      And 6 regulars of the Ottoman have left here for there
      And there holds 4 regulars of Venice
      When Venice retreats from there
      Then 4 regulars of Venice are then besieged in there
      And there then holds no regulars of Venice

    @case:vq-minor-powers-0003 @VQ-24.1-E02
    Scenario: 5 fight a field battle, alone
      Given the Ottoman and Venice are at war
      And 6 regulars of the Ottoman have left here for there
      And there holds 5 regulars of Venice
      When the field battle is fought
      And the attacker rolls 6 dice in there, with 3 hits
      And the defender rolls 6 dice in there, with 1 hit
      Then there then holds 2 regulars of Venice
      And the retreat of Venice in there after a battle is due

    @case:vq-minor-powers-0004 @VQ-24.1-E03
    Scenario: beaten, they withdraw
      Given the Ottoman and Venice are at war
      And 6 regulars of the Ottoman have left here for there
      And there holds 2 regulars of Venice
      When Venice retreats from there
      Then 2 regulars of Venice are then besieged in there

  Rule: Up to 4 in an unfortified space

    @case:vq-minor-powers-0005 @VQ-24.1-E02
    Scenario: they fight, or are gone
      Given the Ottoman and Venice are at war
      And an unfortified space called Zara of Venice, adjacent to here
      And 6 regulars of the Ottoman have left here for Zara
      And Zara holds 4 regulars of Venice
      When Venice may withdraw
      Then by the reading field_battle of VQ-Q263
      And Zara then holds 4 regulars of Venice
      And by the reading eliminated of VQ-Q263
      And 4 regulars of Venice are lost

    @case:vq-minor-powers-0011 @VQ-24.1-E02
    Scenario: 5 fight there in any case
      Given the Ottoman and Venice are at war
      And an unfortified space called Zara of Venice, adjacent to here
      And 6 regulars of the Ottoman have left here for Zara
      And Zara holds 5 regulars of Venice
      And VQ-Q263 is read as eliminated
      When Venice may withdraw
      Then Zara then holds 5 regulars of Venice

    @case:vq-minor-powers-0012 @VQ-24.1-E01
    Scenario: in a fortified space they withdraw in any case
      Given the Ottoman and Venice are at war
      And 6 regulars of the Ottoman have left here for there
      And there holds 3 regulars of Venice
      And VQ-Q263 is read as eliminated
      When Venice may withdraw
      Then 3 regulars of Venice are then besieged in there

  @VQ-24.1-R02
  Rule: They don't intercept and don't avoid battle

    @case:vq-minor-powers-0006
    Scenario: an interception
      Given the Ottoman and Venice are at war
      And 6 regulars of the Ottoman have left here for there
      And yonder holds 3 regulars of Venice
      When Venice intercepts from yonder with 3 regulars of Venice
      Then it is refused by VQ-24.1-R02

    @case:vq-minor-powers-0007
    Scenario: avoiding battle
      Given the Ottoman and Venice are at war
      And 6 regulars of the Ottoman have left here for there
      And there holds 3 regulars of Venice
      When Venice avoids battle to yonder with 3 regulars of Venice
      Then it is refused by VQ-24.1-R02

    @case:vq-minor-powers-0008 @VQ-24-D02 @VQ-24-D03 @VQ-24.3-E01
    Scenario: as an active minor power its units intercept for their major power
      Given Venice is an active minor power of Spain
      And Spain and the Ottoman are at war
      And 6 regulars of the Ottoman have left here for there
      And yonder holds 3 regulars of Venice
      When Spain intercepts from yonder with 3 regulars of Venice
      And the interception dice of yonder show 5 and 4
      Then there then holds 3 regulars of Venice

  @VQ-24.1-R01
  Rule: They don't move

    @case:vq-minor-powers-0009
    Scenario: beaten units of a major power move away
      Given an unfortified space called Zara of Spain, adjacent to here and Cattaro
      And an unfortified space called Cattaro of Spain
      And Spain and the Ottoman are at war
      And 6 regulars of the Ottoman have left here for Zara
      And Zara holds 3 regulars of Spain
      When Spain retreats from Zara
      Then Cattaro then holds 3 regulars of Spain

    @case:vq-minor-powers-0010
    Scenario: those of an inactive minor power are eliminated
      Given the Ottoman and Venice are at war
      And an unfortified space called Zara of Venice, adjacent to here and Cattaro
      And an unfortified space called Cattaro of Venice
      And 6 regulars of the Ottoman have left here for Zara
      And Zara holds 3 regulars of Venice
      When Venice retreats from Zara
      Then 3 regulars of Venice are lost

  @VQ-24.7-R01
  Rule: Independent regulars only defend

    Background:
      Given a key called Tunis, adjacent to here
      And 6 regulars of the Ottoman have left here for Tunis
      And the formation attacks the independents

    @case:vq-minor-powers-0020 @VQ-24.1-E01
    Scenario: 4 withdraw
      Given Tunis holds 4 regulars of the independents
      When the independents may withdraw
      Then 4 regulars of the independents are then besieged in Tunis

    @case:vq-minor-powers-0021 @VQ-24.1-E02
    Scenario: 5 fight
      Given Tunis holds 5 regulars of the independents
      When the field battle is fought
      And the attacker rolls 6 dice in Tunis, with 2 hits
      And the defender rolls 6 dice in Tunis, with 1 hit
      Then Tunis then holds 3 regulars of the independents
      And the retreat of the independents in Tunis after a battle is due

    @case:vq-minor-powers-0022 @VQ-14-E02
    Scenario: nobody can hold a leader whom they have beaten
      Given Ahmed, an army leader of the Ottoman, has battle 1 and command 8
      And here is the capital of the Ottoman
      And Tunis holds 9 regulars of the independents
      And Ahmed is with the formation
      When the field battle is fought
      And the attacker rolls 7 dice in Tunis, with 1 hit
      And the defender rolls 10 dice in Tunis, with 6 hits
      Then here then holds Ahmed

  @VQ-24.3-E01 @VQ-24.3-E02
  Rule: Units of an active minor power are treated as those of its major power

    @case:vq-minor-powers-0030
    Scenario: they attack together
      Given Venice is an active minor power of Spain
      And Spain and the Ottoman are at war
      And it is the impulse of Spain, with 2 CP
      And 2 regulars of Spain and 2 regulars of Venice have left there for here
      And here holds 2 regulars of the Ottoman
      When the field battle is fought
      And the attacker rolls 4 dice in here, with 2 hits
      And the defender rolls 3 dice in here, with 2 hits
      And Spain chooses to lose 2 regulars of Venice
      Then the formation then has 2 regulars of Spain and no regulars of Venice

  @VQ-24.3-D01
  Rule: It has no cards of its own

    Background:
      Given Venice is an active minor power of Spain
      And Spain and the Ottoman are at war
      And it is the impulse of Spain, with 2 CP
      And 2 regulars of Venice have left there for here
      And here holds 2 regulars of the Ottoman

    @case:vq-minor-powers-0050 @VQ-14-P01
    Scenario: it plays none where its units fight
      When the field battle is fought
      And for the attacker Venice plays Cards, which adds 1 die
      Then it is refused by VQ-14-P01

    @case:vq-minor-powers-0051 @VQ-14-P01
    Scenario: its ally does
      When the field battle is fought
      And for the attacker Spain plays Cards, which adds 1 die
      And the attacker rolls 3 dice in here, with no hits
      And the defender rolls 3 dice in here, with no hits
      Then here then holds 2 regulars of the Ottoman

  @VQ-9.4-P03
  Rule: Independent keys and fortresses are besieged without a war

    Background:
      Given a key called Tunis, adjacent to here

    @case:vq-minor-powers-0040
    Scenario: an empty one that is attacked
      Given 6 regulars of the Ottoman have left here for Tunis
      And the formation attacks the independents
      When the formation arrives
      Then Tunis then holds 6 regulars of the Ottoman
      And then due is the siege check of the Ottoman in Tunis after a move

    @case:vq-minor-powers-0041
    Scenario: an empty one that is not attacked
      Given 6 regulars of the Ottoman have left here for Tunis
      When the formation arrives
      Then Tunis then holds 6 regulars of the Ottoman
      And then due is nothing

    @case:vq-minor-powers-0042
    Scenario: an empty one is entered
      Given here holds 6 regulars of the Ottoman
      When 4 regulars of the Ottoman march from here to Tunis
      Then by the reading only_if_the_mover_attacks of VQ-Q307
      And the Ottoman does not besiege Tunis
      And by the reading entering_is_attacking of VQ-Q307
      And the Ottoman besieges Tunis since this impulse

    @case:vq-minor-powers-0043
    Scenario: Tunis is not named in the bracket
      Given here holds 6 regulars of the Ottoman
      When 4 regulars of the Ottoman move from here to Tunis, to attack
      Then by the reading all_three of VQ-Q31
      And 4 regulars of the Ottoman are on the way from here to Tunis
      And by the reading metz_and_florence of VQ-Q31
      And it is refused by VQ-9.4-P03

  @VQ-13.1-S11
  Rule: What isn't independent is not besieged by attacking it

    @case:vq-minor-powers-0044
    Scenario: a key of one's own
      Given a key called Zante of the Ottoman, adjacent to here
      And 6 regulars of the Ottoman have left here for Zante
      And the formation attacks the independents
      When the formation arrives
      Then then due is nothing
