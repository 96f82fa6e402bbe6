Feature: Assault
  Whoever has besieged a fortified space since an earlier impulse may assault it for 1 CP.

  Background:
    Given a key called here of the Ottoman, adjacent to there
    And a key called there of the HRE, adjacent to yonder
    And an unfortified space called yonder of the HRE
    And the HRE and the Ottoman are at war
    And it is the impulse of the HRE, with 2 CP
    And Schwendi, an army leader of the HRE, has battle 2 and command 8
    And Zrinyi, an army leader of the HRE, has battle 1 and command 6
    And Ahmed, an army leader of the Ottoman, has battle 2 and command 10

  # Requirements

  @VQ-15.1-P01
  Rule: It costs 1 CP

    @case:vq-assault-0001
    Scenario: 1 of 2 CP
      Given here holds 6 regulars of the HRE
      And 1 regular of the Ottoman are besieged in here by the HRE
      When the HRE assaults here with 4 regulars of the HRE
      And the attacker rolls 2 dice in here, with no hits
      And the defender rolls 2 dice in here, with no hits
      Then the HRE has 1 CP left
      And the siege check of the HRE in here after an assault is due

    @case:vq-assault-0002
    Scenario: none is left
      Given it is the impulse of the HRE, with 0 CP
      And here holds 6 regulars of the HRE
      And 1 regular of the Ottoman are besieged in here by the HRE
      When the HRE assaults here with 4 regulars of the HRE
      Then it is refused by VQ-15.1-P01

  @VQ-15.1-R03
  Rule: The space has been besieged since an earlier impulse

    @case:vq-assault-0003
    Scenario: not if the siege began in this impulse
      Given here holds 6 regulars of the HRE
      And 1 regular of the Ottoman are besieged in here
      And the HRE has besieged here since this impulse
      When the HRE assaults here with 4 regulars of the HRE
      Then it is refused by VQ-15.1-R03

    @case:vq-assault-0004
    Scenario: an impulse of another power
      Given here holds 6 regulars of the HRE
      And 1 regular of the Ottoman are besieged in here
      And the HRE has besieged here since another
      When the HRE assaults here with 4 regulars of the HRE
      And the attacker rolls 2 dice in here, with no hits
      And the defender rolls 2 dice in here, with no hits
      Then by the reading of_any_power of VQ-Q305
      And the HRE has 1 CP left
      And by the reading of_the_besieger of VQ-Q305
      And it is refused by VQ-15.1-R03

    @case:vq-assault-0108
    Scenario: a siege from before an alliance is none any more
      Given a fortress called Buda of Spain, adjacent to there
      And the HRE and Spain are allied
      And Buda holds 6 regulars of the HRE
      And 1 regular of Spain are besieged in Buda by the HRE
      When the HRE assaults Buda with 4 regulars of the HRE
      Then it is refused by VQ-15.1-R03

    @case:vq-assault-0005
    Scenario: a siege of an ally is not enough
      Given the HRE and Spain are allied
      And Spain and the Ottoman are at war
      And here holds 6 regulars of the HRE and 3 regulars of Spain
      And 1 regular of the Ottoman are besieged in here by Spain
      When the HRE assaults here with 4 regulars of the HRE
      Then it is refused by VQ-15.1-R03

  @VQ-15.1-R04
  Rule: An empty fortified space too

    @case:vq-assault-0006
    Scenario: besieged since this impulse
      Given here holds 6 regulars of the HRE
      And the HRE has besieged here since this impulse
      When the HRE assaults here with 4 regulars of the HRE
      Then it is refused by VQ-15.1-R04

    @case:vq-assault-0007
    Scenario: besieged since an earlier one
      Given here holds 6 regulars of the HRE
      And the HRE besieges here
      When the HRE assaults here with 4 regulars of the HRE
      And the attacker rolls 4 dice in here, with 1 hit
      And the defender rolls 1 die in here, with no hits
      Then the HRE controls here

  @VQ-15.1-L01
  Rule: One assault on a space in an impulse

    @case:vq-assault-0008
    Scenario: the second is refused
      Given here holds 6 regulars of the HRE
      And 1 regular of the Ottoman are besieged in here by the HRE
      And here was assaulted in this impulse
      When the HRE assaults here with 4 regulars of the HRE
      Then it is refused by VQ-15.1-L01

    @case:vq-assault-0009
    Scenario: another space
      Given a key called Buda of the Ottoman, adjacent to there
      And Buda holds 6 regulars of the HRE
      And 2 regulars of the Ottoman are besieged in Buda by the HRE
      And Buda was assaulted in this impulse
      And here holds 6 regulars of the HRE
      And 1 regular of the Ottoman are besieged in here by the HRE
      When the HRE assaults here with 4 regulars of the HRE
      And the attacker rolls 2 dice in here, with no hits
      And the defender rolls 2 dice in here, with no hits
      Then the HRE has 1 CP left

  @VQ-15.1-R02
  Rule: One formation assaults

    @case:vq-assault-0010 @VQ-5.1-L01
    Scenario: 5 land units without a leader
      Given here holds 6 regulars of the HRE
      And 1 regular of the Ottoman are besieged in here by the HRE
      When the HRE assaults here with 5 regulars of the HRE
      Then it is refused by VQ-5.1-L01

    @case:vq-assault-0011 @VQ-9.2-R08 @VQ-5.1-R03
    Scenario: not together with an ally
      Given the HRE and Spain are allied
      And Spain and the Ottoman are at war
      And here holds 3 regulars of the HRE and 3 regulars of Spain
      And 1 regular of the Ottoman are besieged in here by the HRE
      When the HRE assaults here with 2 regulars of the HRE and 2 regulars of Spain
      Then it is refused by VQ-5.1-R03

    @case:vq-assault-0012 @VQ-15-R01
    Scenario: the besieged don't assault
      Given it is the impulse of the Ottoman, with 2 CP
      And here holds 6 regulars of the HRE
      And 1 regular of the Ottoman are besieged in here by the HRE
      When the Ottoman assaults here with 1 regular of the Ottoman
      Then it is refused by VQ-15-R01

    @case:vq-assault-0013 @VQ-15.1-P09
    Scenario: those who came in this impulse take part
      Given here holds 6 regulars of the HRE and Schwendi
      And 1 regular of the Ottoman are besieged in here by the HRE
      And 2 regulars of the HRE in here attempted an interception in this impulse
      When the HRE assaults here with 6 regulars of the HRE and Schwendi
      And the attacker rolls 5 dice in here, with no hits
      And the defender rolls 2 dice in here, with no hits
      Then 6 regulars of the HRE and Schwendi in here have taken part in an assault

    @case:vq-assault-0100
    Scenario: leaders without land units
      Given here holds 4 regulars of the HRE and Schwendi
      And 1 regular of the Ottoman are besieged in here by the HRE
      When the HRE assaults here with Schwendi
      And the attacker rolls 2 dice in here, with 1 hit
      And the defender rolls 2 dice in here, with 1 hit
      Then by the reading like_any_formation of VQ-Q501
      And here is not controlled by the HRE
      And here then holds 4 regulars of the HRE and Schwendi
      And no regulars of the Ottoman are then besieged in here
      And by the reading not_without_units of VQ-Q501
      And it is refused by VQ-15.1-R02

    @case:vq-assault-0109
    Scenario: land units without a leader, where leaders need land units
      Given here holds 6 regulars of the HRE
      And 1 regular of the Ottoman are besieged in here by the HRE
      And VQ-Q501 is read as not_without_units
      When the HRE assaults here with 4 regulars of the HRE
      And the attacker rolls 2 dice in here, with no hits
      And the defender rolls 2 dice in here, with no hits
      Then the HRE has 1 CP left

  @VQ-12.1-R05
  Rule: The assaulting power needs a line of communication

    @case:vq-assault-0014
    Scenario: the way is cut off
      Given there is controlled by the Ottoman
      And here holds 6 regulars of the HRE
      And 1 regular of the Ottoman are besieged in here by the HRE
      When the HRE assaults here with 4 regulars of the HRE
      Then it is refused by VQ-12.1-R05

  @VQ-15.1-R06
  Rule: No naval units of the space's controller are next to it

    Background:
      Given a sea zone called sea, adjacent to here
      And here holds 6 regulars of the HRE
      And 1 regular of the Ottoman are besieged in here by the HRE

    @case:vq-assault-0020
    Scenario: a galley
      Given the sea holds 1 galley of the Ottoman
      When the HRE assaults here with 4 regulars of the HRE
      Then it is refused by VQ-15.1-R06

    @case:vq-assault-0021 @VQ-15.1-X01
    Scenario: a corsair
      Given the sea holds 1 corsair of the Ottoman
      When the HRE assaults here with 4 regulars of the HRE
      And the attacker rolls 2 dice in here, with no hits
      And the defender rolls 2 dice in here, with no hits
      Then the HRE has 1 CP left

    @case:vq-assault-0022
    Scenario: a galley of another power
      Given the sea holds 1 galley of Spain
      When the HRE assaults here with 4 regulars of the HRE
      And the attacker rolls 2 dice in here, with no hits
      And the defender rolls 2 dice in here, with no hits
      Then the HRE has 1 CP left

    @case:vq-assault-0101
    Scenario: a galley of a minor power that the controller has activated
      Given Venice is an active minor power of the Ottoman
      And the sea holds 1 galley of Venice
      When the HRE assaults here with 4 regulars of the HRE
      Then it is refused by VQ-15.1-R06

    @case:vq-assault-0102
    Scenario: galleys of an ally of the controller, beside the port and in it
      Given the Ottoman and France are allied
      And the sea holds 1 galley of France
      And the port of here holds 1 galley of France
      When the HRE assaults here with 4 regulars of the HRE
      And the attacker rolls 2 dice in here, with no hits
      And the defender rolls 2 dice in here, with no hits
      Then the HRE has 1 CP left

    @case:vq-assault-0103 @VQ-15.1-X01
    Scenario: corsairs of the attacker don't count either
      Given it is the impulse of the Ottoman, with 2 CP
      And a fortress called Buda of the HRE, adjacent to here and sea
      And here is controlled by the Ottoman
      And a key called Istanbul of the Ottoman, adjacent to Buda
      And the port of Buda holds 1 galley of the HRE
      And the sea holds 1 galley of the Ottoman and 3 corsairs of the Ottoman
      And Buda holds 4 regulars of the Ottoman
      And 1 regular of the HRE are besieged in Buda by the Ottoman
      When the Ottoman assaults Buda with 4 regulars of the Ottoman
      Then it is refused by VQ-15.1-R07

  @VQ-15.1-R07
  Rule: Naval units in the port are outnumbered

    Background:
      Given a sea zone called sea, adjacent to here
      And a sea zone called ocean, adjacent to here
      And it is the impulse of Spain, with 2 CP
      And Spain and the Ottoman are at war
      And there is controlled by Spain
      And a key called Naples of Spain, adjacent to here
      And here holds 6 regulars of Spain
      And 1 regular of the Ottoman are besieged in here by Spain

    @case:vq-assault-0023
    Scenario: 2 against 2 are not more
      Given the port of here holds 2 galleys of the Ottoman
      And the sea holds 2 galleys of Spain
      When Spain assaults here with 4 regulars of Spain
      Then it is refused by VQ-15.1-R07

    @case:vq-assault-0110
    Scenario: those of a minor power that the controller has activated count with its own
      Given Venice is an active minor power of the Ottoman
      And the port of here holds 2 galleys of the Ottoman and 1 galley of Venice
      And the sea holds 3 galleys of Spain
      When Spain assaults here with 4 regulars of Spain
      Then it is refused by VQ-15.1-R07

    @case:vq-assault-0024
    Scenario: 3 against 2
      Given the port of here holds 2 galleys of the Ottoman
      And the sea holds 3 galleys of Spain
      When Spain assaults here with 4 regulars of Spain
      And the attacker rolls 2 dice in here, with no hits
      And the defender rolls 2 dice in here, with no hits
      Then by the reading together of VQ-Q67
      And Spain has 1 CP left
      And by the reading in_each_zone of VQ-Q67
      And it is refused by VQ-15.1-R07

    @case:vq-assault-0029
    Scenario: galleons and galleys count alike
      Given the port of here holds 2 galleys of the Ottoman
      And the sea holds 1 galley of Spain and 2 galleons of Spain
      When Spain assaults here with 4 regulars of Spain
      And the attacker rolls 2 dice in here, with no hits
      And the defender rolls 2 dice in here, with no hits
      Then Spain has 1 CP left

    @case:vq-assault-0032
    Scenario: race-built galleons too
      Given it is the impulse of England, with 2 CP
      And a sea zone called Channel, adjacent to Calais
      And a key called Calais of France, adjacent to Guines
      And a key called Guines of England
      And England and France are at war
      And the port of Calais holds 1 galley of France
      And the fleet in Channel is 1 galleon of England and 1 race-built of England
      And Calais holds 4 regulars of England
      And 1 regular of France are besieged in Calais by England
      When England assaults Calais with 4 regulars of England
      And the attacker rolls 2 dice in Calais, with no hits
      And the defender rolls 2 dice in Calais, with no hits
      Then England has 1 CP left

    @case:vq-assault-0025 @VQ-15.1-X01
    Scenario: corsairs in the port are ignored
      Given the port of here holds 2 corsairs of the Ottoman
      When Spain assaults here with 4 regulars of Spain
      And the attacker rolls 2 dice in here, with no hits
      And the defender rolls 2 dice in here, with no hits
      Then Spain has 1 CP left

    @case:vq-assault-0026 @VQ-23.2-E17
    Scenario: the Armada counts half its strength
      Given the port of here holds 2 galleys of the Ottoman
      And the sea holds the Armada, with a strength of 4
      When Spain assaults here with 4 regulars of Spain
      Then it is refused by VQ-15.1-R07

    @case:vq-assault-0027 @VQ-15.1-S07
    Scenario: a naval unit in the port is no defending land unit
      Given the port of here holds 1 galley of the Ottoman
      And the sea holds 2 galleys of Spain
      And the ocean holds 2 galleys of Spain
      And VQ-Q173 is read as land_units_only
      When Spain assaults here with 4 regulars of Spain
      And the attacker rolls 2 dice in here, with 1 hit
      And the defender rolls 2 dice in here, with no hits
      Then Spain controls here

    @case:vq-assault-0028 @VQ-15.1-S07
    Scenario: or it is one
      Given the port of here holds 1 galley of the Ottoman
      And the sea holds 2 galleys of Spain
      And the ocean holds 2 galleys of Spain
      And VQ-Q173 is read as naval_units_too
      When Spain assaults here with 4 regulars of Spain
      And the attacker rolls 2 dice in here, with 1 hit
      And the defender rolls 3 dice in here, with no hits
      Then here is not controlled by Spain
      And the siege check of Spain in here after an assault is due

    @case:vq-assault-0090 @VQ-15.1-S07
    Scenario: whether a naval unit must be gone, where neither side has dice to roll but the attacker
      Given the port of here holds 1 galley of the Ottoman
      And the sea holds 2 galleys of Spain
      And the ocean holds 2 galleys of Spain
      When Spain assaults here with 4 regulars of Spain
      And for the defender the Ottoman plays Cards, which takes 3 dice off
      And the attacker rolls 2 dice in here, with 1 hit
      Then by the reading land_units_only of VQ-Q173
      And Spain controls here
      And by the reading naval_units_too of VQ-Q173
      And here is not controlled by Spain

    @case:vq-assault-0091 @VQ-23.2-E17
    Scenario: the Armada and other ships count together
      Given the port of here holds 2 galleys of the Ottoman
      And the sea holds 1 galley of Spain
      And the sea holds the Armada, with a strength of 4
      When Spain assaults here with 4 regulars of Spain
      And the attacker rolls 2 dice in here, with no hits
      And the defender rolls 2 dice in here, with no hits
      Then Spain has 1 CP left

    @case:vq-assault-0092 @VQ-15.1-S10
    Scenario: a combat card adds a hit
      Given 2 regulars of the Ottoman are besieged in here by Spain
      And the sea holds 1 galley of Spain
      When Spain assaults here with 4 regulars of Spain
      And for the attacker Spain plays Cards, which adds 1 hit
      And the attacker rolls 2 dice in here, with 2 hits
      And the defender rolls 4 dice in here, with no hits
      Then Spain controls here

    @case:vq-assault-0093 @VQ-15.1-S10
    Scenario: one attacker who is left is enough
      When Spain assaults here with 2 regulars of Spain
      And the attacker rolls 1 die in here, with 1 hit
      And the defender rolls 2 dice in here, with 1 hit
      Then Spain controls here

    @case:vq-assault-0094 @VQ-15.1-S07
    Scenario: a land unit and a naval unit are left
      Given the port of here holds 1 galley of the Ottoman
      And the sea holds 2 galleys of Spain
      And the ocean holds 2 galleys of Spain
      And 1 regular of the Ottoman are besieged in here by Spain
      And VQ-Q173 is read as naval_units_too
      When Spain assaults here with 4 regulars of Spain
      And the attacker rolls 2 dice in here, with 1 hit
      And the defender rolls 4 dice in here, with no hits
      Then here is not controlled by Spain

  @VQ-15.1-S02
  Rule: Another power may hinder it with Storms

    @case:vq-assault-0030
    Scenario: it is hindered
      Given here holds 6 regulars of the HRE
      And 1 regular of the Ottoman are besieged in here by the HRE
      When the HRE assaults here with 4 regulars of the HRE
      And the Ottoman hinders it with Storms
      Then the HRE has 1 CP left
      And 1 regular of the Ottoman are then besieged in here

    @case:vq-assault-0111 @VQ-15.1-P07
    Scenario: nothing follows an assault that is hindered
      Given here holds 6 regulars of the HRE
      And 1 regular of the Ottoman are besieged in here by the HRE
      When the HRE assaults here with 4 regulars of the HRE
      And the Ottoman hinders it with Storms
      And then Sack! is played
      Then it is refused by VQ-15.1-P07

    @case:vq-assault-0112 @VQ-15.1-P03
    Scenario: nor does the attacker play a combat card
      Given here holds 6 regulars of the HRE
      And 1 regular of the Ottoman are besieged in here by the HRE
      When the HRE assaults here with 4 regulars of the HRE
      And the Ottoman hinders it with Storms
      And for the attacker the HRE plays Cards, which adds 1 die
      Then it is refused by VQ-15.1-P03

    @case:vq-assault-0113 @VQ-15.1-P04
    Scenario: nor the defender
      Given here holds 6 regulars of the HRE
      And 1 regular of the Ottoman are besieged in here by the HRE
      When the HRE assaults here with 4 regulars of the HRE
      And the Ottoman hinders it with Storms
      And for the defender the Ottoman plays Cards, which adds 1 die
      Then it is refused by VQ-15.1-P04

    @case:vq-assault-0114 @VQ-15.1-S02
    Scenario: nor may the attacker hinder what is hindered already
      Given here holds 6 regulars of the HRE
      And 1 regular of the Ottoman are besieged in here by the HRE
      When the HRE assaults here with 4 regulars of the HRE
      And the Ottoman hinders it with Storms
      And the HRE hinders it with Storms in vain
      Then it is refused by VQ-15.1-S02

    @case:vq-assault-0104 @VQ-15.1-L01
    Scenario: whether it was the attempt of this impulse
      Given here holds 6 regulars of the HRE and Schwendi
      And 1 regular of the Ottoman are besieged in here by the HRE
      When the HRE assaults here with 4 regulars of the HRE and Schwendi
      And the Ottoman hinders it with Storms
      Then by the reading it_was_an_attempt of VQ-Q500
      And an assault has been made on here in this impulse
      And 4 regulars of the HRE and Schwendi in here have taken part in an assault
      And by the reading it_was_not_made of VQ-Q500
      And no assault has been made on here in this impulse

    @case:vq-assault-0031
    Scenario: not by itself
      Given here holds 6 regulars of the HRE
      And 1 regular of the Ottoman are besieged in here by the HRE
      When the HRE assaults here with 4 regulars of the HRE
      And the HRE hinders it with Storms
      Then it is refused by VQ-15.1-S02

  # Dice

  @VQ-15.1-S03 @VQ-15.1-S04
  Rule: Where no land unit defends, each land unit rolls a die

    @case:vq-assault-0040
    Scenario: 4 units and a leader of rating 2
      Given here holds 4 regulars of the HRE and Schwendi
      And Ahmed are besieged in here by the HRE
      When the HRE assaults here with 4 regulars of the HRE and Schwendi
      And the attacker rolls 6 dice in here, with 2 hits
      And the defender rolls 3 dice in here, with 1 hit
      Then the HRE controls here
      And here then holds 3 regulars of the HRE and Schwendi
      And Ahmed is captured by the HRE

    @case:vq-assault-0041
    Scenario: cavalry rolls none
      Given it is the impulse of the Ottoman, with 2 CP
      And a fortress called Buda of the HRE, adjacent to here
      And Buda holds 2 regulars of the Ottoman and 2 cavalry of the Ottoman
      And the Ottoman besieges Buda
      When the Ottoman assaults Buda with 2 regulars of the Ottoman and 2 cavalry of the Ottoman
      And the attacker rolls 2 dice in Buda, with 1 hit
      And the defender rolls 1 die in Buda, with no hits
      Then the Ottoman controls Buda

  @VQ-15.1-S05 @VQ-15.1-S06
  Rule: Where one defends, each two land units roll a die, rounded up

    @case:vq-assault-0042
    Scenario: 5 units and the better of two leaders: 3 + 2 dice
      Given here holds 5 regulars of the HRE, Schwendi and Zrinyi
      And 2 regulars of the Ottoman are besieged in here by the HRE
      When the HRE assaults here with 5 regulars of the HRE, Schwendi and Zrinyi
      And the attacker rolls 5 dice in here, with no hits
      And the defender rolls 3 dice in here, with 2 hits
      Then here then holds 3 regulars of the HRE

    @case:vq-assault-0043
    Scenario: cavalry is ignored before the halving, or after it
      Given it is the impulse of the Ottoman, with 2 CP
      And a fortress called Buda of the HRE, adjacent to here
      And Buda holds 2 regulars of the Ottoman and 1 cavalry of the Ottoman
      And 1 regular of the HRE are besieged in Buda by the Ottoman
      And VQ-Q172 is read as before_halving
      When the Ottoman assaults Buda with 2 regulars of the Ottoman and 1 cavalry of the Ottoman
      And the attacker rolls 1 die in Buda, with no hits
      And the defender rolls 2 dice in Buda, with no hits
      Then the Ottoman has 1 CP left

    @case:vq-assault-0044
    Scenario: after it
      Given it is the impulse of the Ottoman, with 2 CP
      And a fortress called Buda of the HRE, adjacent to here
      And Buda holds 2 regulars of the Ottoman and 1 cavalry of the Ottoman
      And 1 regular of the HRE are besieged in Buda by the Ottoman
      And VQ-Q172 is read as after_halving
      When the Ottoman assaults Buda with 2 regulars of the Ottoman and 1 cavalry of the Ottoman
      And the attacker rolls 2 dice in Buda, with no hits
      And the defender rolls 2 dice in Buda, with no hits
      Then the Ottoman has 1 CP left

    @case:vq-assault-0056
    Scenario: after it, dice for pairs of cavalry are ignored
      Given it is the impulse of the Ottoman, with 2 CP
      And a fortress called Buda of the HRE, adjacent to here
      And Buda holds 1 regular of the Ottoman and 2 cavalry of the Ottoman
      And 1 regular of the HRE are besieged in Buda by the Ottoman
      And VQ-Q172 is read as after_halving
      When the Ottoman assaults Buda with 1 regular of the Ottoman and 2 cavalry of the Ottoman
      And the attacker rolls 1 die in Buda, with no hits
      And the defender rolls 2 dice in Buda, with no hits
      Then the Ottoman has 1 CP left

    @case:vq-assault-0095
    Scenario: a single cavalry rolls no die, or the one of a pair
      Given it is the impulse of the Ottoman, with 2 CP
      And a fortress called Buda of the HRE, adjacent to here
      And Buda holds 1 regular of the Ottoman and 1 cavalry of the Ottoman
      And 1 regular of the HRE are besieged in Buda by the Ottoman
      When the Ottoman assaults Buda with 1 cavalry of the Ottoman
      And the attacker rolls 1 die in Buda, with 1 hit
      And the defender rolls 2 dice in Buda, with no hits
      Then by the reading before_halving of VQ-Q172
      And 1 regular of the HRE are then besieged in Buda
      And by the reading after_halving of VQ-Q172
      And 1 regular of the HRE are lost

    @case:vq-assault-0045 @VQ-15.1-S07
    Scenario: cavalry inside makes it defended, and rolls nothing
      Given here holds 5 regulars of the HRE and Schwendi
      And 2 cavalry of the Ottoman are besieged in here by the HRE
      When the HRE assaults here with 4 regulars of the HRE and Schwendi
      And the attacker rolls 4 dice in here, with 1 hit
      And the defender rolls 1 die in here, with no hits
      Then 1 cavalry of the Ottoman are then besieged in here

  @VQ-15.1-S07 @VQ-15.1-S08 @VQ-15.1-S09
  Rule: The defender rolls for its units, one leader and the fortification

    @case:vq-assault-0046
    Scenario: 2 units, rating 2, and 1
      Given here holds 6 regulars of the HRE
      And 2 regulars of the Ottoman and Ahmed are besieged in here by the HRE
      When the HRE assaults here with 4 regulars of the HRE
      And the attacker rolls 2 dice in here, with no hits
      And the defender rolls 5 dice in here, with 1 hit
      Then here then holds 5 regulars of the HRE

    @case:vq-assault-0047
    Scenario: 2 instead of 1 with the Ravelin
      Given here holds 6 regulars of the HRE
      And the Ottoman has the Ravelin
      And 2 regulars of the Ottoman and Ahmed are besieged in here by the HRE
      When the HRE assaults here with 4 regulars of the HRE
      And the attacker rolls 2 dice in here, with no hits
      And the defender rolls 6 dice in here, with 1 hit
      Then here then holds 5 regulars of the HRE

    @case:vq-assault-0048 @VQ-15.1-D02
    Scenario: the controller is the defender, whoever is inside
      Given here holds 6 regulars of the HRE
      And the Ottoman and France are allied
      And the HRE and France are at war
      And the Ottoman has the Ravelin
      And 2 regulars of France are besieged in here by the HRE
      When the HRE assaults here with 4 regulars of the HRE
      And the attacker rolls 2 dice in here, with no hits
      And the defender rolls 4 dice in here, with no hits
      Then 2 regulars of France are then besieged in here

  @VQ-15.1-S10
  Rule: Each 5 or 6 is a hit

    @case:vq-assault-0049
    Scenario: 5 and 6
      Given here holds 6 regulars of the HRE
      And 3 regulars of the Ottoman are besieged in here by the HRE
      When the HRE assaults here with 4 regulars of the HRE
      And the attacker's dice in here show 5, 6
      And the defender's dice in here show 1, 2, 3, 4
      Then here then holds 6 regulars of the HRE
      And 1 regular of the Ottoman are then besieged in here

  # Cards

  Rule: Combat cards

    Background:
      Given here holds 6 regulars of the HRE
      And 1 regular of the Ottoman are besieged in here by the HRE

    @case:vq-assault-0050 @VQ-15.1-P03
    Scenario: of the attacker
      When the HRE assaults here with 4 regulars of the HRE
      And for the attacker the HRE plays Cards, which adds 2 dice
      And the attacker rolls 4 dice in here, with 1 hit
      And the defender rolls 2 dice in here, with no hits
      Then the HRE controls here

    @case:vq-assault-0051 @VQ-15.1-P03
    Scenario: not of its ally
      Given the HRE and Spain are allied
      When the HRE assaults here with 4 regulars of the HRE
      And for the attacker Spain plays Cards, which adds 2 dice
      Then it is refused by VQ-15.1-P03

    @case:vq-assault-0052 @VQ-15.1-P04
    Scenario: of the defender
      When the HRE assaults here with 4 regulars of the HRE
      And for the defender the Ottoman plays Cards, which adds 1 die
      And the attacker rolls 2 dice in here, with no hits
      And the defender rolls 3 dice in here, with 1 hit
      Then here then holds 5 regulars of the HRE

    @case:vq-assault-0053 @VQ-15.1-P04
    Scenario: not of a power without defending units
      When the HRE assaults here with 4 regulars of the HRE
      And for the defender France plays Cards, which adds 1 die
      Then it is refused by VQ-15.1-P04

    @case:vq-assault-0105 @VQ-15.1-D02 @VQ-15.1-P05
    Scenario: of the defender, though only its ally is inside
      Given a fortress called Buda of the Ottoman, adjacent to there
      And the Ottoman and France are allied
      And the HRE and France are at war
      And Buda holds 6 regulars of the HRE
      And 2 regulars of France are besieged in Buda by the HRE
      When the HRE assaults Buda with 4 regulars of the HRE
      And for the defender the Ottoman plays Cards, which adds 1 die
      And for the defender France plays Cards, which adds 1 hit
      And the attacker rolls 2 dice in Buda, with no hits
      And the defender rolls 4 dice in Buda, with no hits
      Then Buda then holds 5 regulars of the HRE

    @case:vq-assault-0054 @VQ-15.1-P05
    Scenario: of each of two powers inside
      Given the Ottoman and France are allied
      And 1 regular of France are besieged in here by the HRE
      When the HRE assaults here with 4 regulars of the HRE
      And for the defender France plays Cards, which adds 1 hit
      And for the defender the Ottoman plays Cards, which adds 1 hit
      And the attacker rolls 2 dice in here, with no hits
      And the defender rolls 3 dice in here, with no hits
      Then here then holds 4 regulars of the HRE

    @case:vq-assault-0055 @VQ-15.1-P05
    Scenario: of no third power
      Given the Ottoman and France are allied
      And 1 regular of France are besieged in here by the HRE
      When the HRE assaults here with 4 regulars of the HRE
      And for the defender England plays Cards, which adds 1 hit
      Then it is refused by VQ-15.1-P05

  # Losses

  @VQ-15.1-S11
  Rule: Each side loses one land unit per hit

    @case:vq-assault-0060 @VQ-15.1-P10
    Scenario: cavalry may be lost
      Given it is the impulse of the Ottoman, with 2 CP
      And a fortress called Buda of the HRE, adjacent to here
      And Buda holds 4 regulars of the Ottoman and 2 cavalry of the Ottoman
      And 2 regulars of the HRE and 1 mercenary of the HRE are besieged in Buda by the Ottoman
      When the Ottoman assaults Buda with 3 regulars of the Ottoman and 1 cavalry of the Ottoman
      And the attacker rolls 2 dice in Buda, with 1 hit
      And the defender rolls 4 dice in Buda, with 2 hits
      And the Ottoman chooses to lose 1 regular of the Ottoman and 1 cavalry of the Ottoman
      And the HRE chooses to lose 1 mercenary of the HRE
      Then Buda then holds 3 regulars of the Ottoman and 1 cavalry of the Ottoman
      And 2 regulars of the HRE are then besieged in Buda
      And 2 regulars of the Ottoman in Buda have taken part in an assault

    @case:vq-assault-0061 @VQ-9.2-S03
    Scenario: two powers inside share the losses
      Given here holds 6 regulars of the HRE and Schwendi
      And the Ottoman and France are allied
      And the HRE and France are at war
      And 2 regulars of the Ottoman and 1 regular of France are besieged in here by the HRE
      When the HRE assaults here with 6 regulars of the HRE and Schwendi
      And the attacker rolls 5 dice in here, with 2 hits
      And the defender rolls 4 dice in here, with no hits
      Then 1 regular of the Ottoman and no regulars of France are then besieged in here

  # Success

  @VQ-15.1-E01 @VQ-15.1-E02
  Rule: It succeeds with a hit, without defenders, with attackers left

    @case:vq-assault-0070
    Scenario: the last defender falls
      Given here holds 4 regulars of the HRE
      And 1 regular of the Ottoman are besieged in here by the HRE
      When the HRE assaults here with 4 regulars of the HRE
      And the attacker rolls 2 dice in here, with 1 hit
      And the defender rolls 2 dice in here, with 1 hit
      Then the HRE controls here
      And here then holds 3 regulars of the HRE
      And no besieged units are left in here
      And the HRE does not besiege here
      And nothing is due

    @case:vq-assault-0071 @VQ-2.2-D05
    Scenario: its own home space needs no marker
      Given there is controlled by the Ottoman
      And a key called Buda of the HRE, adjacent to there
      And there holds 4 regulars of the HRE
      And 1 regular of the Ottoman are besieged in there by the HRE
      When the HRE assaults there with 4 regulars of the HRE
      And the attacker rolls 2 dice in there, with 1 hit
      And the defender rolls 2 dice in there, with no hits
      Then there is not controlled by the Ottoman

    @case:vq-assault-0072 @VQ-15.1-E03
    Scenario: leaders inside are captured
      Given here holds 4 regulars of the HRE
      And 1 regular of the Ottoman and Ahmed are besieged in here by the HRE
      When the HRE assaults here with 4 regulars of the HRE
      And the attacker rolls 2 dice in here, with 1 hit
      And the defender rolls 4 dice in here, with no hits
      Then Ahmed is captured by the HRE

    @case:vq-assault-0073 @VQ-15.1-E04
    Scenario: naval units of the defending side are destroyed
      Given a sea zone called sea, adjacent to here
      And the Ottoman and France are allied
      And Piyale, a naval leader of the Ottoman, has battle 1
      And the port of here holds 1 galley of the HRE, 2 corsairs of the Ottoman and 1 galley of France
      And Doria, a naval leader of the HRE, has battle 1
      And here holds 4 regulars of the HRE, Piyale and Doria
      And 1 regular of the Ottoman are besieged in here by the HRE
      When the HRE assaults here with 4 regulars of the HRE
      And the attacker rolls 2 dice in here, with 1 hit
      And the defender rolls 2 dice in here, with no hits
      Then by the reading controller_and_allies of VQ-Q306
      And 2 corsairs of the Ottoman and 1 galley of France return next turn
      And Piyale returns next turn
      And here then holds Doria
      And by the reading controller_only of VQ-Q306
      And 2 corsairs of the Ottoman return next turn
      And the port of here then holds 1 galley of France

    @case:vq-assault-0074 @VQ-24.7-E01
    Scenario: an independent key is no longer independent
      Given a key called Metz, adjacent to there
      And Metz holds 4 regulars of the HRE
      And 1 regular of the independents are besieged in Metz by the HRE
      When the HRE assaults Metz with 4 regulars of the HRE
      And the attacker rolls 2 dice in Metz, with 1 hit
      And the defender rolls 2 dice in Metz, with no hits
      Then the HRE controls Metz

    @case:vq-assault-0075 @VQ-15.1-P07
    Scenario: Sack!
      Given here holds 4 regulars of the HRE
      And 1 regular of the Ottoman are besieged in here by the HRE
      When the HRE assaults here with 4 regulars of the HRE
      And then Sack! is played
      And the attacker rolls 2 dice in here, with 1 hit
      And the defender rolls 2 dice in here, with no hits
      Then the HRE controls here

    @case:vq-assault-0076 @VQ-15.1-P07
    Scenario: not after a failure
      Given here holds 4 regulars of the HRE
      And 1 regular of the Ottoman are besieged in here by the HRE
      When the HRE assaults here with 4 regulars of the HRE
      And then Sack! is played
      And the attacker rolls 2 dice in here, with no hits
      And the defender rolls 2 dice in here, with no hits
      Then it is refused by VQ-15.1-P07

    @case:vq-assault-0077 @VQ-15.1-P08
    Scenario: Spanish Fury after the capture of a key
      Given here holds 4 regulars of the HRE
      And 1 regular of the Ottoman are besieged in here by the HRE
      When the HRE assaults here with 4 regulars of the HRE
      And then Spanish Fury is played
      And the attacker rolls 2 dice in here, with 1 hit
      And the defender rolls 2 dice in here, with no hits
      Then the HRE controls here

    @case:vq-assault-0078 @VQ-15.1-P08
    Scenario: not after that of a fortress
      Given a fortress called Buda of the Ottoman, adjacent to there
      And Buda holds 4 regulars of the HRE
      And 1 regular of the Ottoman are besieged in Buda by the HRE
      When the HRE assaults Buda with 4 regulars of the HRE
      And then Spanish Fury is played
      And the attacker rolls 2 dice in Buda, with 1 hit
      And the defender rolls 2 dice in Buda, with no hits
      Then it is refused by VQ-15.1-P08

    @case:vq-assault-0079 @VQ-15.1-P08
    Scenario: both
      Given here holds 4 regulars of the HRE
      And 1 regular of the Ottoman are besieged in here by the HRE
      When the HRE assaults here with 4 regulars of the HRE
      And then Sack! and Spanish Fury are played
      And the attacker rolls 2 dice in here, with 1 hit
      And the defender rolls 2 dice in here, with no hits
      Then by the reading one_of_them of VQ-Q174
      And it is refused by VQ-15.1-P08
      And by the reading both of VQ-Q174
      And the HRE controls here

  # Failure

  @VQ-15.1-E05
  Rule: It fails without attackers, without a hit, or with a defender left

    @case:vq-assault-0080
    Scenario: no hit on an empty space
      Given here holds 4 regulars of the HRE
      And the HRE besieges here
      When the HRE assaults here with 4 regulars of the HRE
      And the attacker rolls 4 dice in here, with no hits
      And the defender rolls 1 die in here, with no hits
      Then here is not controlled by the HRE
      And the HRE besieges here
      And the siege check of the HRE in here after an assault is due

    @case:vq-assault-0081
    Scenario: nobody is left on either side
      Given here holds 2 regulars of the HRE
      And 1 regular of the Ottoman are besieged in here by the HRE
      When the HRE assaults here with 2 regulars of the HRE
      And the attacker rolls 1 die in here, with 1 hit
      And the defender rolls 2 dice in here, with 2 hits
      Then here is not controlled by the HRE
      And here then holds no regulars of the HRE

    @case:vq-assault-0082 @VQ-15.1-E06
    Scenario: a defender is left, and the siege goes on
      Given here holds 4 regulars of the HRE
      And 2 regulars of the Ottoman are besieged in here by the HRE
      When the HRE assaults here with 4 regulars of the HRE
      And the attacker rolls 2 dice in here, with 1 hit
      And the defender rolls 3 dice in here, with 1 hit
      Then here is not controlled by the HRE
      And here then holds 3 regulars of the HRE
      And the siege check of the HRE in here after an assault is due

    @case:vq-assault-0083 @VQ-15.1-E07
    Scenario: leaders of a formation that was wiped out are displaced
      Given here holds 3 regulars of the HRE and Schwendi
      And 1 regular of the Ottoman are besieged in here by the HRE
      And VQ-Q303 is read as displaced
      When the HRE assaults here with 2 regulars of the HRE and Schwendi
      And the attacker rolls 3 dice in here, with no hits
      And the defender rolls 2 dice in here, with 2 hits
      Then there then holds Schwendi
      And here then holds 1 regular of the HRE

    @case:vq-assault-0084 @VQ-15.1-E07
    Scenario: other besiegers are left
      Given here holds 3 regulars of the HRE and Schwendi
      And 1 regular of the Ottoman are besieged in here by the HRE
      When the HRE assaults here with 2 regulars of the HRE and Schwendi
      And the attacker rolls 3 dice in here, with no hits
      And the defender rolls 2 dice in here, with 2 hits
      Then by the reading displaced of VQ-Q303
      And there then holds Schwendi
      And by the reading stay_with_the_besiegers of VQ-Q303
      And here then holds 1 regular of the HRE and Schwendi

    @case:vq-assault-0106 @VQ-15.1-E07
    Scenario: a leader who took no part, when no besieger is left
      Given here holds 2 regulars of the HRE, Schwendi and Zrinyi
      And 1 regular of the Ottoman are besieged in here by the HRE
      When the HRE assaults here with 2 regulars of the HRE and Zrinyi
      And the attacker rolls 2 dice in here, with no hits
      And the defender rolls 2 dice in here, with 2 hits
      Then there then holds Schwendi and Zrinyi

    @case:vq-assault-0107 @VQ-15.1-E07
    Scenario: a leader who took no part stays with other besiegers
      Given here holds 3 regulars of the HRE, Schwendi and Zrinyi
      And 1 regular of the Ottoman are besieged in here by the HRE
      And VQ-Q303 is read as displaced
      When the HRE assaults here with 2 regulars of the HRE and Zrinyi
      And the attacker rolls 2 dice in here, with no hits
      And the defender rolls 2 dice in here, with 2 hits
      Then there then holds Zrinyi
      And here then holds 1 regular of the HRE and Schwendi
