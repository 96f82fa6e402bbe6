Feature: Field battle
  A formation that finds enemy land units outside a fortification fights them: dice for land units and one leader, one
  more die for the defender, a hit on 5 or 6.

  Background:
    Given a key called here of the HRE, adjacent to there and yonder
    And an unfortified space called there of the Ottoman, adjacent to beyond
    And an unfortified space called yonder of the HRE
    And an unfortified space called beyond of the HRE
    And the HRE and the Ottoman are at war
    And it is the impulse of the HRE, with 2 CP
    And Schwendi, an army leader of the HRE, has battle 2 and command 8
    And Zrinyi, an army leader of the HRE, has battle 1 and command 6
    And Ahmed, an army leader of the Ottoman, has battle 2 and command 10
    And Piyale, an army leader of the Ottoman, has battle 1 and command 8

  # Dice

  @VQ-14-S02 @VQ-14-S04 @VQ-14-S06
  Rule: Each side rolls a die for each land unit, the defender one more

    @case:vq-field-battle-0001 @VQ-2.1-R02 @VQ-14-S02 @VQ-14-S04 @VQ-14-S06
    Scenario: 5 land units against 4: 5 dice against 5
      Given 3 regulars of the HRE and 2 mercenaries of the HRE have left here for there
      And there holds 3 regulars of the Ottoman and 1 cavalry of the Ottoman
      When the field battle is fought
      And the attacker rolls 5 dice in there, with 3 hits
      And the defender rolls 5 dice in there, with 1 hit
      And the HRE chooses to lose 1 mercenary of the HRE
      And the Ottoman chooses to lose 3 regulars of the Ottoman
      Then the formation then has 3 regulars of the HRE and 1 mercenary of the HRE
      And there then holds no regulars of the Ottoman and 1 cavalry of the Ottoman
      And 1 mercenary of the HRE and 3 regulars of the Ottoman are lost
      And the retreat of the Ottoman in there after a battle is due

    @case:vq-field-battle-0002 @VQ-14-D02 @VQ-14-D03
    Scenario: the active power attacks, whoever controls the space
      Given 3 regulars of the HRE have left here for yonder
      And yonder holds 2 regulars of the Ottoman
      When the field battle is fought
      And the attacker rolls 3 dice in yonder, with 1 hit
      And the defender rolls 3 dice in yonder, with 1 hit
      Then the formation then has 2 regulars of the HRE
      And yonder then holds 1 regular of the Ottoman
      And the retreat of the HRE in yonder after a battle is due

  @VQ-14-S03 @VQ-14-S05
  Rule: Each side adds the battle rating of its one best leader

    @case:vq-field-battle-0003
    Scenario: the better of two leaders counts, on both sides
      Given 4 regulars of the HRE, Schwendi and Zrinyi have left here for there
      And there holds 3 regulars of the Ottoman, Ahmed and Piyale
      When the field battle is fought
      And the attacker rolls 6 dice in there, with 2 hits
      And the defender rolls 6 dice in there, with 1 hit
      Then the formation then has 3 regulars of the HRE
      And there then holds 1 regular of the Ottoman
      And 1 regular of the Ottoman and Ahmed and Piyale in there have lost a field battle

  @VQ-14-S07
  Rule: Each 5 or 6 is a hit

    @case:vq-field-battle-0004
    Scenario: 4 is no hit, 5 is one
      Given 3 regulars of the HRE have left here for there
      And there holds 3 regulars of the Ottoman
      When the field battle is fought
      And the attacker's dice in there show 4, 5, 6
      And the defender's dice in there show 1, 2, 3, 4
      Then the formation then has 3 regulars of the HRE
      And there then holds 1 regular of the Ottoman

  # Winner and losses

  @VQ-14-S08
  Rule: The side with more hits wins

    @case:vq-field-battle-0005
    Scenario: the attacker gives more hits
      Given 3 regulars of the HRE have left here for there
      And there holds 3 regulars of the Ottoman
      When the field battle is fought
      And the attacker rolls 3 dice in there, with 2 hits
      And the defender rolls 4 dice in there, with 1 hit
      Then the retreat of the Ottoman in there after a battle is due

    @case:vq-field-battle-0006
    Scenario: the defender gives more hits
      Given 3 regulars of the HRE have left here for there
      And there holds 3 regulars of the Ottoman
      When the field battle is fought
      And the attacker rolls 3 dice in there, with 1 hit
      And the defender rolls 4 dice in there, with 2 hits
      Then the formation then has 1 regular of the HRE
      And the retreat of the HRE in there after a battle is due

  @VQ-14-S09
  Rule: On a tie the defender wins

    Scenario Outline: as many hits on both sides
      Given 3 regulars of the HRE have left here for there
      And there holds 3 regulars of the Ottoman
      When the field battle is fought
      And the attacker rolls 3 dice in there, with <hits> hits
      And the defender rolls 4 dice in there, with <hits> hits
      Then the retreat of the HRE in there after a battle is due

      Examples:
        | case                 | hits |
        | vq-field-battle-0007 | no   |
        | vq-field-battle-0008 | 1    |
        | vq-field-battle-0009 | 2    |

  @VQ-14-S10
  Rule: Each side loses one land unit per hit

    @case:vq-field-battle-0011
    Scenario: more hits than units
      Given 6 regulars of the HRE have left here for there
      And there holds 2 regulars of the Ottoman
      When the field battle is fought
      And the attacker rolls 6 dice in there, with 4 hits
      And the defender rolls 3 dice in there, with 2 hits
      Then the formation then has 4 regulars of the HRE
      And there then holds no regulars of the Ottoman
      And 2 regulars of the HRE and 2 regulars of the Ottoman are lost
      And nothing is due

    @case:vq-field-battle-0012
    Scenario: the owner or the enemy chooses which
      Given 3 regulars of the HRE and 2 mercenaries of the HRE have left here for there
      And there holds 6 regulars of the Ottoman
      When the field battle is fought
      And the attacker rolls 5 dice in there, with no hits
      And the defender rolls 7 dice in there, with 2 hits
      And the HRE chooses to lose 2 mercenaries of the HRE
      And the Ottoman chooses to lose 2 regulars of the HRE
      Then by the reading owner of VQ-Q46
      And the formation then has 3 regulars of the HRE and no mercenaries of the HRE
      And by the reading enemy of VQ-Q46
      And the formation then has 1 regular of the HRE and 2 mercenaries of the HRE

  @VQ-14-X01
  Rule: If both sides are wiped out, the one with more dice keeps a unit

    @case:vq-field-battle-0013
    Scenario: the attacker rolled more dice
      Given 3 regulars of the HRE and Schwendi have left here for there
      And there holds 2 regulars of the Ottoman
      When the field battle is fought
      And the attacker rolls 5 dice in there, with 4 hits
      And the defender rolls 3 dice in there, with 3 hits
      Then the formation then has 1 regular of the HRE
      And there then holds no regulars of the Ottoman
      And nothing is due

    @case:vq-field-battle-0014
    Scenario: the defender rolled more dice
      Given 2 regulars of the HRE have left here for there
      And there holds 2 regulars of the Ottoman
      When the field battle is fought
      And the attacker rolls 2 dice in there, with 2 hits
      And the defender rolls 3 dice in there, with 2 hits
      Then there then holds 1 regular of the Ottoman
      And 2 regulars of the HRE and 1 regular of the Ottoman are lost
      And the move is over

    @case:vq-field-battle-0015 @VQ-14-X02
    Scenario: as many dice: the defender keeps one
      Given 3 regulars of the HRE have left here for there
      And there holds 2 regulars of the Ottoman
      When the field battle is fought
      And the attacker rolls 3 dice in there, with 2 hits
      And the defender rolls 3 dice in there, with 3 hits
      Then there then holds 1 regular of the Ottoman
      And 3 regulars of the HRE and 1 regular of the Ottoman are lost

    @case:vq-field-battle-0016 @VQ-14-S10
    Scenario: one side survives by itself
      Given 3 regulars of the HRE and Schwendi have left here for there
      And there holds 2 regulars of the Ottoman
      When the field battle is fought
      And the attacker rolls 5 dice in there, with 1 hit
      And the defender rolls 3 dice in there, with 3 hits
      Then there then holds 1 regular of the Ottoman
      And 3 regulars of the HRE are lost
      And Schwendi is captured by the Ottoman

    @case:vq-field-battle-0017
    Scenario: the unit that is kept may belong to the loser
      Given 3 regulars of the HRE and Schwendi have left here for there
      And there holds 3 regulars of the Ottoman
      When the field battle is fought
      And the attacker rolls 5 dice in there, with 3 hits
      And the defender rolls 4 dice in there, with 4 hits
      Then by the reading retreats of VQ-Q45
      And the formation then has 1 regular of the HRE
      And the retreat of the HRE in there after a battle is due
      And by the reading stays of VQ-Q45
      And the formation then has 1 regular of the HRE
      And nothing is due

    @case:vq-field-battle-0093 @VQ-14-X01 @VQ-9.2-S03
    Scenario: of two powers that defend, the die says whose unit is lost
      Given 2 regulars of the HRE have left here for there
      And the Ottoman and France are allied
      And there holds 1 regular of the Ottoman and 1 regular of France
      When the field battle is fought
      And the attacker rolls 2 dice in there, with 2 hits
      And the defender rolls 3 dice in there, with 2 hits
      And the die gives the odd loss in there to France
      Then there then holds 1 regular of the Ottoman and no regulars of France
      And 2 regulars of the HRE and 1 regular of France are lost

    @case:vq-field-battle-0091 @VQ-14-X02
    Scenario: the unit that the defender keeps may belong to the loser
      Given 1 regular of the HRE and Zrinyi have left here for there
      And there holds 1 regular of the Ottoman
      When the field battle is fought
      And the attacker rolls 2 dice in there, with 2 hits
      And the defender rolls 2 dice in there, with 1 hit
      Then by the reading retreats of VQ-Q45
      And there then holds 1 regular of the Ottoman
      And the retreat of the Ottoman in there after a battle is due
      And by the reading stays of VQ-Q45
      And there then holds 1 regular of the Ottoman
      And nothing is due

  @VQ-14-S08
  Rule: The winner can be wiped out alone

    @case:vq-field-battle-0018
    Scenario: the attacker wins without a survivor
      Given 1 regular of the HRE and Schwendi have left here for there
      And there holds 4 regulars of the Ottoman
      When the field battle is fought
      And the attacker rolls 3 dice in there, with 2 hits
      And the defender rolls 5 dice in there, with 1 hit
      Then by the reading loser_retreats of VQ-Q302
      And Schwendi is captured by the Ottoman
      And the retreat of the Ottoman in there after a battle is due
      And by the reading survivors_stay of VQ-Q302
      And Schwendi is captured by the Ottoman
      And nothing is due

    @case:vq-field-battle-0094
    Scenario: the defender wins without a survivor
      Given 3 regulars of the HRE have left here for there
      And there holds 1 regular of the Ottoman
      When the field battle is fought
      And the attacker rolls 3 dice in there, with 1 hit
      And the defender rolls 2 dice in there, with 1 hit
      Then by the reading loser_retreats of VQ-Q302
      And the formation then has 2 regulars of the HRE
      And the retreat of the HRE in there after a battle is due
      And by the reading survivors_stay of VQ-Q302
      And the formation then has 2 regulars of the HRE
      And nothing is due

  # Leaders

  @VQ-14-E02
  Rule: Leaders whose side has lost all its units are captured

    @case:vq-field-battle-0020
    Scenario: the leaders of the attacker
      Given 2 regulars of the HRE, Schwendi and Zrinyi have left here for there
      And there holds 4 regulars of the Ottoman
      When the field battle is fought
      And the attacker rolls 4 dice in there, with 1 hit
      And the defender rolls 5 dice in there, with 2 hits
      Then Schwendi is captured by the Ottoman
      And Zrinyi is captured by the Ottoman
      And the move is over

    @case:vq-field-battle-0021
    Scenario: the leaders of the defender
      Given 4 regulars of the HRE have left here for there
      And there holds 2 regulars of the Ottoman and Ahmed
      When the field battle is fought
      And the attacker rolls 4 dice in there, with 3 hits
      And the defender rolls 5 dice in there, with 1 hit
      Then Ahmed is captured by the HRE
      And no leader is in there
      And the formation then has 3 regulars of the HRE

    @case:vq-field-battle-0022 @VQ-14-S10
    Scenario: one unit is left, and so are the leaders
      Given 4 regulars of the HRE have left here for there
      And there holds 2 regulars of the Ottoman and Ahmed
      When the field battle is fought
      And the attacker rolls 4 dice in there, with 1 hit
      And the defender rolls 5 dice in there, with no hits
      Then there then holds 1 regular of the Ottoman and Ahmed
      And the retreat of the Ottoman in there after a battle is due

    @case:vq-field-battle-0095 @VQ-9.2-S03
    Scenario: a leader whose own units are lost, but not those of his ally
      Given 6 regulars of the HRE have left here for there
      And the Ottoman and France are allied
      And Guise, an army leader of France, has battle 1 and command 6
      And there holds 3 regulars of the Ottoman, 1 regular of France and Guise
      When the field battle is fought
      And the attacker rolls 6 dice in there, with 2 hits
      And the defender rolls 6 dice in there, with no hits
      Then there then holds 2 regulars of the Ottoman, no regulars of France and Guise
      And the retreat of the Ottoman in there after a battle and then the retreat of France in there after a battle are due

    @case:vq-field-battle-0096 @VQ-14-S05
    Scenario: a leader who has only units of his ally with him
      Given 6 regulars of the HRE have left here for there
      And the Ottoman and France are allied
      And Guise, an army leader of France, has battle 1 and command 6
      And there holds 3 regulars of the Ottoman and Guise
      When the field battle is fought
      And the attacker rolls 6 dice in there, with 3 hits
      And the defender rolls 5 dice in there, with 1 hit
      Then Guise is captured by the HRE

    @case:vq-field-battle-0100 @VQ-14-S05
    Scenario: he is beaten with them
      Given 6 regulars of the HRE have left here for there
      And the Ottoman and France are allied
      And Guise, an army leader of France, has battle 1 and command 6
      And there holds 3 regulars of the Ottoman and Guise
      When the field battle is fought
      And the attacker rolls 6 dice in there, with 2 hits
      And the defender rolls 5 dice in there, with no hits
      Then there then holds 1 regular of the Ottoman and Guise
      And 1 regular of the Ottoman and Guise in there have lost a field battle
      And the retreat of the Ottoman in there after a battle and then the retreat of France in there after a battle are due

    @case:vq-field-battle-0101 @VQ-14-S05
    Scenario: or he has no part in it
      Given 6 regulars of the HRE have left here for there
      And the Ottoman and France are allied
      And Guise, an army leader of France, has battle 1 and command 6
      And there holds 3 regulars of the Ottoman and Guise
      And VQ-Q490 is read as not_without_units_of_his_own
      When the field battle is fought
      And the attacker rolls 6 dice in there, with 2 hits
      And the defender rolls 4 dice in there, with no hits
      Then there then holds 1 regular of the Ottoman and Guise
      And the retreat of the Ottoman in there after a battle is due

    @case:vq-field-battle-0102 @VQ-13.1-E05
    Scenario: he is caught, unless he was beaten and has left
      Given an unfortified space called Metz of France, adjacent to there
      And here holds 6 regulars of the HRE and Schwendi
      And the Ottoman and France are allied
      And Zrinyi, an army leader of France, has battle 0 and command 6
      And an unfortified space called Szeged of the Ottoman, adjacent to there
      And Szeged is in unrest
      And there holds 3 regulars of the Ottoman and Zrinyi
      When 6 regulars of the HRE and Schwendi march from here to there
      And the attacker rolls 8 dice in there, with 2 hits
      And the defender rolls 4 dice in there, with no hits
      And the Ottoman chooses to retreat to Metz
      And France chooses to retreat to Metz
      Then by the reading fights_with_them of VQ-Q490
      And Metz then holds 1 regular of the Ottoman and Zrinyi
      And by the reading not_without_units_of_his_own of VQ-Q490
      And Metz then holds 1 regular of the Ottoman
      And Zrinyi is captured by the HRE

  # Cards

  @VQ-14-S01
  Rule: Response cards change the number of units in step 1

    @case:vq-field-battle-0030
    Scenario: two more units, two more dice
      Given 3 regulars of the HRE have left here for there
      And there holds 3 regulars of the Ottoman
      When the field battle is fought
      And in step 1 the attacker: the HRE plays Reiters, which adds 2 mercenaries of the HRE
      And the attacker rolls 5 dice in there, with 2 hits
      And the defender rolls 4 dice in there, with no hits
      Then the formation then has 3 regulars of the HRE and 2 mercenaries of the HRE

    @case:vq-field-battle-0031
    Scenario: the defender plays it too
      Given 3 regulars of the HRE have left here for yonder
      And the Ottoman and France are allied
      And yonder holds 3 regulars of the Ottoman
      When the field battle is fought
      And in step 1 the defender: the Ottoman plays Reiters, which adds 1 regular of the Ottoman
      And the attacker rolls 3 dice in yonder, with no hits
      And the defender rolls 5 dice in yonder, with no hits
      Then yonder then holds 4 regulars of the Ottoman

    @case:vq-field-battle-0032
    Scenario: only those who fight
      Given 3 regulars of the HRE have left here for there
      And there holds 3 regulars of the Ottoman
      When the field battle is fought
      And in step 1 the attacker: Spain plays Reiters, which adds 2 mercenaries of Spain
      Then it is refused by VQ-14-S01

    @case:vq-field-battle-0103
    Scenario: more units than the formation may have
      Given 4 regulars of the HRE have left here for there
      And there holds 2 regulars of the Ottoman
      When the field battle is fought
      And in step 1 the attacker: the HRE plays Reiters, which adds 1 mercenary of the HRE
      And the attacker rolls 5 dice in there, with 1 hit
      And the defender rolls 3 dice in there, with no hits
      Then by the reading more_than_the_limit of VQ-Q492
      And the formation then has 4 regulars of the HRE and 1 mercenary of the HRE
      And by the reading limit_holds of VQ-Q492
      And it is refused by VQ-5.1-L01

    @case:vq-field-battle-0104
    Scenario: as many units as the formation may have
      Given 4 regulars of the HRE and Zrinyi have left here for there
      And there holds 2 regulars of the Ottoman
      And VQ-Q492 is read as limit_holds
      When the field battle is fought
      And in step 1 the attacker: the HRE plays Reiters, which adds 2 mercenaries of the HRE
      And the attacker rolls 7 dice in there, with 1 hit
      And the defender rolls 3 dice in there, with no hits
      Then the formation then has 4 regulars of the HRE, 2 mercenaries of the HRE and Zrinyi

    @case:vq-field-battle-0097
    Scenario: only the number of one's own units
      Given 3 regulars of the HRE have left here for there
      And there holds 3 regulars of the Ottoman
      When the field battle is fought
      And in step 1 the attacker: the HRE plays Reiters, which adds 2 mercenaries of Spain
      Then it is refused by VQ-14-S01

  Rule: Combat cards

    @case:vq-field-battle-0033 @VQ-14-P01
    Scenario: the attacker plays one
      Given 3 regulars of the HRE have left here for there
      And there holds 3 regulars of the Ottoman
      When the field battle is fought
      And for the attacker the HRE plays Cards, which adds 2 dice
      And the attacker rolls 5 dice in there, with 1 hit
      And the defender rolls 4 dice in there, with no hits
      Then there then holds 2 regulars of the Ottoman

    @case:vq-field-battle-0092 @VQ-14-P01
    Scenario: it may add hits
      Given 3 regulars of the HRE have left here for there
      And there holds 3 regulars of the Ottoman
      When the field battle is fought
      And for the attacker the HRE plays Cards, which adds 1 hit
      And the attacker rolls 3 dice in there, with 1 hit
      And the defender rolls 4 dice in there, with no hits
      Then there then holds 1 regular of the Ottoman

    @case:vq-field-battle-0034 @VQ-14-P01
    Scenario: not a power that isn't there
      Given 3 regulars of the HRE have left here for there
      And there holds 3 regulars of the Ottoman
      When the field battle is fought
      And for the attacker Spain plays Cards, which adds 2 dice
      Then it is refused by VQ-14-P01

    @case:vq-field-battle-0035 @VQ-14-P02
    Scenario: the defender plays one
      Given 3 regulars of the HRE have left here for there
      And there holds 3 regulars of the Ottoman
      When the field battle is fought
      And for the defender the Ottoman plays Cards, which adds 1 hit
      And the attacker rolls 3 dice in there, with 1 hit
      And the defender rolls 4 dice in there, with 1 hit
      Then the formation then has 1 regular of the HRE

    @case:vq-field-battle-0036 @VQ-14-P02
    Scenario: not an ally without units there
      Given 3 regulars of the HRE have left here for there
      And the Ottoman and France are allied
      And there holds 3 regulars of the Ottoman
      When the field battle is fought
      And for the defender France plays Cards, which adds 1 hit
      Then it is refused by VQ-14-P02

    @case:vq-field-battle-0037 @VQ-14-P03
    Scenario: each of two powers that defend
      Given 3 regulars of the HRE have left here for there
      And the Ottoman and France are allied
      And there holds 3 regulars of the Ottoman and 1 regular of France
      When the field battle is fought
      And for the defender the Ottoman plays Cards, which adds 1 die
      And for the defender France plays Cards, which adds 1 die
      And the attacker rolls 3 dice in there, with no hits
      And the defender rolls 7 dice in there, with 1 hit
      Then the formation then has 2 regulars of the HRE

    @case:vq-field-battle-0098 @VQ-14-P03
    Scenario: one card of each power that defends is no second card of one side
      Given 3 regulars of the HRE have left here for there
      And the Ottoman and France are allied
      And there holds 3 regulars of the Ottoman and 1 regular of France
      And VQ-Q186 is read as one_per_side
      When the field battle is fought
      And for the defender the Ottoman plays Cards, which adds 1 die
      And for the defender France plays Others, which adds 1 hit
      And the attacker rolls 3 dice in there, with no hits
      And the defender rolls 6 dice in there, with 1 hit
      Then the formation then has 1 regular of the HRE

    @case:vq-field-battle-0038 @VQ-14-P03
    Scenario: no third power
      Given 3 regulars of the HRE have left here for there
      And the Ottoman and France are allied
      And there holds 3 regulars of the Ottoman and 1 regular of France
      When the field battle is fought
      And for the defender England plays Cards, which adds 1 die
      Then it is refused by VQ-14-P03

    @case:vq-field-battle-0039 @VQ-14-P01
    Scenario: two cards of one side
      Given 3 regulars of the HRE have left here for there
      And there holds 3 regulars of the Ottoman
      When the field battle is fought
      And for the attacker the HRE plays Cards, which adds 1 die
      And for the attacker the HRE plays Others, which adds 1 die
      And the attacker rolls 5 dice in there, with 2 hits
      And the defender rolls 4 dice in there, with no hits
      Then by the reading any_number of VQ-Q186
      And there then holds 1 regular of the Ottoman
      And by the reading one_per_side of VQ-Q186
      And it is refused by VQ-14-P01

    @case:vq-field-battle-0047 @VQ-14-P02
    Scenario: two cards of the defender
      Given 3 regulars of the HRE have left here for there
      And there holds 3 regulars of the Ottoman
      When the field battle is fought
      And for the defender the Ottoman plays Cards, which adds 1 die
      And for the defender the Ottoman plays Others, which adds 1 die
      And the attacker rolls 3 dice in there, with no hits
      And the defender rolls 6 dice in there, with 1 hit
      Then by the reading any_number of VQ-Q186
      And the formation then has 2 regulars of the HRE
      And by the reading one_per_side of VQ-Q186
      And it is refused by VQ-14-P02

  # Joint defence

  @VQ-9.2-E04
  Rule: Allied powers that are attacked together fight as one force

    @case:vq-field-battle-0040
    Scenario: their units and their best leader count together
      Given 6 regulars of the HRE have left here for there
      And the Ottoman and France are allied
      And the HRE and France are at war
      And Guise, an army leader of France, has battle 1 and command 6
      And there holds 2 regulars of the Ottoman, 2 regulars of France, Ahmed and Guise
      When the field battle is fought
      And the attacker rolls 6 dice in there, with 2 hits
      And the defender rolls 7 dice in there, with 3 hits
      Then the formation then has 3 regulars of the HRE
      And there then holds 1 regular of the Ottoman and 1 regular of France

    @case:vq-field-battle-0041 @VQ-9.2-E05
    Scenario: the attacker is at war with one of them only
      Given 6 regulars of the HRE have left here for there
      And the Ottoman and France are allied
      And there holds 2 regulars of the Ottoman and 2 regulars of France
      When the field battle is fought
      And the attacker rolls 6 dice in there, with 4 hits
      And the defender rolls 5 dice in there, with no hits
      Then there then holds no regulars of the Ottoman and no regulars of France

    @case:vq-field-battle-0048 @VQ-14-S08
    Scenario: beaten together, the controller retreats first
      Given 6 regulars of the HRE have left here for yonder
      And the Ottoman and France are allied
      And yonder is controlled by France
      And the HRE and France are at war
      And yonder holds 2 regulars of the Ottoman and 2 regulars of France
      When the field battle is fought
      And the attacker rolls 6 dice in yonder, with 2 hits
      And the defender rolls 5 dice in yonder, with no hits
      Then the retreat of France in yonder after a battle and then the retreat of the Ottoman in yonder after a battle are due

    @case:vq-field-battle-0090 @VQ-14-S08
    Scenario: beaten together, and the space is that of the Ottoman
      Given 6 regulars of the HRE have left here for there
      And the Ottoman and France are allied
      And the HRE and France are at war
      And there holds 2 regulars of the Ottoman and 2 regulars of France
      When the field battle is fought
      And the attacker rolls 6 dice in there, with 2 hits
      And the defender rolls 5 dice in there, with no hits
      Then the retreat of the Ottoman in there after a battle and then the retreat of France in there after a battle are due

    @case:vq-field-battle-0042 @VQ-9.2-S03
    Scenario: an odd loss is given by the die
      Given 6 regulars of the HRE have left here for there
      And the Ottoman and France are allied
      And there holds 3 regulars of the Ottoman and 2 regulars of France
      When the field battle is fought
      And the attacker rolls 6 dice in there, with 3 hits
      And the defender rolls 6 dice in there, with no hits
      And the die gives the odd loss in there to France
      Then there then holds 2 regulars of the Ottoman and no regulars of France
      And the retreat of the Ottoman in there after a battle is due

    @case:vq-field-battle-0043 @VQ-9.2-S03
    Scenario: one of them can't bear its half
      Given 6 regulars of the HRE have left here for there
      And the Ottoman and France are allied
      And there holds 5 regulars of the Ottoman and 1 regular of France
      When the field battle is fought
      And the attacker rolls 6 dice in there, with 4 hits
      And the defender rolls 7 dice in there, with no hits
      Then by the reading rest_to_the_others of VQ-Q128
      And there then holds 2 regulars of the Ottoman and no regulars of France
      And by the reading rest_is_void of VQ-Q128
      And there then holds 3 regulars of the Ottoman and no regulars of France

    @case:vq-field-battle-0044 @VQ-9.2-S03
    Scenario: two odd losses among three powers
      Given 6 regulars of the HRE have left here for there
      And the Ottoman and France are allied
      And the Ottoman and England are allied
      And there holds 3 regulars of the Ottoman, 3 regulars of England and 3 regulars of France
      When the field battle is fought
      And the attacker rolls 6 dice in there, with 5 hits
      And the defender rolls 10 dice in there, with 6 hits
      And the die gives the odd loss in there to France and England
      And the die gives each odd loss in there to France and France
      Then by the reading at_random_among_powers of VQ-Q129
      And there then holds 2 regulars of the Ottoman, 1 regular of England and 1 regular of France
      And by the reading at_random_for_each_loss of VQ-Q129
      And there then holds 2 regulars of the Ottoman, 2 regulars of England and no regulars of France

    @case:vq-field-battle-0054 @VQ-9.2-S03
    Scenario: who has no unit left takes none of the rest
      Given 6 regulars of the HRE have left here for there
      And the Ottoman and France are allied
      And there holds 1 regular of the Ottoman and 5 regulars of France
      When the field battle is fought
      And the attacker rolls 6 dice in there, with 3 hits
      And the defender rolls 7 dice in there, with no hits
      Then there then holds no regulars of the Ottoman and 3 regulars of France

    @case:vq-field-battle-0055 @VQ-9.2-S03
    Scenario: the die is between those who have units left
      Given 6 regulars of the HRE have left here for there
      And the Ottoman and France are allied
      And the Ottoman and England are allied
      And there holds 1 regular of the Ottoman, 3 regulars of England and 3 regulars of France
      When the field battle is fought
      And the attacker rolls 6 dice in there, with 4 hits
      And the defender rolls 8 dice in there, with no hits
      Then odd_loss is asked of there, with england or france

    @case:vq-field-battle-0056 @VQ-14-E02
    Scenario: the controller has not fought
      Given 2 regulars of the HRE and Schwendi have left here for there
      And the Ottoman and France are allied
      And the HRE and France are at war
      And there is controlled by England
      And England and France are allied
      And England and the Ottoman are allied
      And the HRE and England are at war
      And there holds 2 regulars of the Ottoman and 4 regulars of France
      And VQ-Q166 is read as controller_of_the_space
      When the field battle is fought
      And the attacker rolls 4 dice in there, with no hits
      And the defender rolls 7 dice in there, with 2 hits
      Then Schwendi is captured by the Ottoman

    @case:vq-field-battle-0080 @VQ-14-E02
    Scenario: the controller has fought with fewer units
      Given 2 regulars of the HRE and Schwendi have left here for there
      And the Ottoman and France are allied
      And the HRE and France are at war
      And there is controlled by France
      And there holds 4 regulars of the Ottoman and 2 regulars of France
      When the field battle is fought
      And the attacker rolls 4 dice in there, with no hits
      And the defender rolls 7 dice in there, with 2 hits
      Then by the reading most_land_units of VQ-Q166
      And Schwendi is captured by the Ottoman
      And by the reading controller_of_the_space of VQ-Q166
      And Schwendi is captured by France
      And by the reading first_in_impulse_order of VQ-Q166
      And Schwendi is captured by the Ottoman

    @case:vq-field-battle-0082 @VQ-14-S10
    Scenario: of like units those that have attempted an interception are lost first
      Given 3 regulars of the HRE have left here for there
      And there holds 3 regulars of the Ottoman
      And 1 regular of the Ottoman in there attempted an interception in this impulse
      When the field battle is fought
      And the attacker rolls 3 dice in there, with 1 hit
      And the defender rolls 4 dice in there, with 2 hits
      Then there then holds 2 regulars of the Ottoman
      And 0 regulars of the Ottoman may attempt no other interception out of there now

    @case:vq-field-battle-0081 @VQ-9.2-S03
    Scenario: one of three can't bear more, and the others share the rest
      Given 5 regulars of the HRE have left here for there
      And the Ottoman and France are allied
      And the Ottoman and England are allied
      And England and France are allied
      And there holds 1 regular of the Ottoman, 3 regulars of England and 3 regulars of France
      And VQ-Q129 is read as at_random_for_each_loss
      When the field battle is fought
      And the attacker rolls 5 dice in there, with 5 hits
      And the defender rolls 8 dice in there, with 2 hits
      Then there then holds no regulars of the Ottoman, 1 regular of England and 1 regular of France

    @case:vq-field-battle-0045 @VQ-14-E02
    Scenario: who holds the leader whom two powers beat
      Given 2 regulars of the HRE and Schwendi have left here for there
      And the Ottoman and France are allied
      And the HRE and France are at war
      And there is controlled by the Ottoman
      And there holds 2 regulars of the Ottoman and 4 regulars of France
      When the field battle is fought
      And the attacker rolls 4 dice in there, with no hits
      And the defender rolls 7 dice in there, with 2 hits
      Then by the reading most_land_units of VQ-Q166
      And Schwendi is captured by France
      And by the reading controller_of_the_space of VQ-Q166
      And Schwendi is captured by the Ottoman
      And by the reading first_in_impulse_order of VQ-Q166
      And Schwendi is captured by the Ottoman

  # The whole move

  @VQ-13.1-S11
  Rule: A battle is part of a move, and the winner arrives

    @case:vq-field-battle-0050 @VQ-14-S13
    Scenario: the beaten defenders withdraw and are besieged
      Given a key called Buda of the Ottoman, adjacent to here and beyond
      And here holds 8 regulars of the HRE and Schwendi
      And Buda holds 6 regulars of the Ottoman
      When 8 regulars of the HRE and Schwendi march from here to Buda
      And the attacker rolls 10 dice in Buda, with 3 hits
      And the defender rolls 7 dice in Buda, with 2 hits
      And 3 regulars of the Ottoman withdraw into the fortification of Buda
      Then Buda then holds 6 regulars of the HRE and Schwendi
      And 3 regulars of the Ottoman are then besieged in Buda
      And the HRE besieges Buda since this impulse
      And the HRE has 1 CP left
      And the move is over

    @case:vq-field-battle-0051 @VQ-14-R02
    Scenario: the winner has not more units than are inside
      Given a key called Buda of the Ottoman, adjacent to here and beyond
      And here holds 4 regulars of the HRE
      And Buda holds 5 regulars of the Ottoman
      When 4 regulars of the HRE march from here to Buda
      And the attacker rolls 4 dice in Buda, with 2 hits
      And the defender rolls 6 dice in Buda, with 1 hit
      And 3 regulars of the Ottoman withdraw into the fortification of Buda
      And the HRE chooses to retreat to here
      Then here then holds 3 regulars of the HRE
      And Buda then holds 3 regulars of the Ottoman
      And no besieged units are left in Buda

    @case:vq-field-battle-0052 @VQ-14.1-R07
    Scenario: a beaten formation is back where it was, and can't move again
      Given here holds 4 regulars of the HRE
      And there holds 5 regulars of the Ottoman
      When 4 regulars of the HRE march from here to there
      And the attacker rolls 4 dice in there, with 1 hit
      And the defender rolls 6 dice in there, with 2 hits
      Then here then holds 2 regulars of the HRE
      And 2 regulars of the HRE in here have lost a field battle
      And there then holds 4 regulars of the Ottoman
      And the move is over

    @case:vq-field-battle-0099 @VQ-14.1-R01
    Scenario: nobody is left of the winner, and the loser leaves all the same
      Given an unfortified space called Szeged of the Ottoman, adjacent to there
      And here holds 1 regular of the HRE and Schwendi
      And there holds 4 regulars of the Ottoman
      When 1 regular of the HRE and Schwendi march from here to there
      And the attacker rolls 3 dice in there, with 2 hits
      And the defender rolls 5 dice in there, with 1 hit
      Then Szeged then holds 2 regulars of the Ottoman
      And there then holds no regulars of the Ottoman
      And Schwendi is captured by the Ottoman
      And the move is over

    @case:vq-field-battle-0053 @VQ-15.2-E01
    Scenario: a relief force
      Given a key called Vienna of the HRE, adjacent to here and Pressburg
      And an unfortified space called Pressburg of the Ottoman
      And here holds 6 regulars of the HRE and Schwendi
      And the Ottoman besieges Vienna with 4 regulars of the Ottoman
      And 2 regulars of the HRE are besieged in Vienna
      When 6 regulars of the HRE and Schwendi march from here to Vienna
      And 2 regulars of the HRE of those inside Vienna join
      And the attacker rolls 10 dice in Vienna, with 2 hits
      And the defender rolls 5 dice in Vienna, with 1 hit
      And the HRE gives up 1 regular of the HRE outside and 0 regulars of the HRE inside
      Then Vienna then holds 7 regulars of the HRE and Schwendi
      And no besieged units are left in Vienna
      And Pressburg then holds 2 regulars of the Ottoman
      And the Ottoman does not besiege Vienna
