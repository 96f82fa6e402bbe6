Feature: The naval units that there are
  Of each nation's naval units there are so many counters. Some have a kind on either side: whichever lies up, a counter
  is one unit.

  Background:
    Given a key called here of France, adjacent to sea
    And a sea zone called sea

  @VQ-5.4-L01 @VQ-5.4-R01
  Rule: The Ottoman has 9 counters, with a galley on the front and a corsair on the back

    @case:vq-naval-units-0001
    Scenario: all that the Ottoman has
      Given sea harbours 7 galleys of the Ottoman
      When 1 galley of the Ottoman and 1 corsair of the Ottoman join the fleet in sea
      Then sea then harbours 8 galleys of the Ottoman and 1 corsair of the Ottoman

    @case:vq-naval-units-0002
    Scenario: whichever side, no further one of the Ottoman
      Given sea harbours 7 galleys of the Ottoman and 2 corsairs of the Ottoman
      When 1 corsair of the Ottoman joins the fleet in sea
      Then it is refused by VQ-5.4-L01

    @case:vq-naval-units-0003
    Scenario: a kind on neither side of the counters of the Ottoman
      When 1 race-built galleon of the Ottoman joins the fleet in sea
      Then it is refused by VQ-5.4-L01

  @VQ-5.4-L02 @VQ-5.4-R01
  Rule: Spain has 7 counters, with a galley on the front and a galleon on the back

    @case:vq-naval-units-0004
    Scenario: all that Spain has
      Given sea harbours 5 galleys of Spain
      When 1 galley of Spain and 1 galleon of Spain join the fleet in sea
      Then sea then harbours 6 galleys of Spain and 1 galleon of Spain

    @case:vq-naval-units-0005
    Scenario: whichever side, no further one of Spain
      Given sea harbours 5 galleys of Spain and 2 galleons of Spain
      When 1 galleon of Spain joins the fleet in sea
      Then it is refused by VQ-5.4-L02

    @case:vq-naval-units-0006
    Scenario: a kind on neither side of the counters of Spain
      When 1 race-built galleon of Spain joins the fleet in sea
      Then it is refused by VQ-5.4-L02

  @VQ-5.4-L03 @VQ-5.4-R01
  Rule: England has 6 counters, with a galleon on the front and a race-built galleon on the back

    @case:vq-naval-units-0007
    Scenario: all that England has
      Given sea harbours 4 galleons of England
      When 1 galleon of England and 1 race-built galleon of England join the fleet in sea
      Then sea then harbours 5 galleons of England and 1 race-built galleon of England

    @case:vq-naval-units-0008
    Scenario: whichever side, no further one of England
      Given sea harbours 4 galleons of England and 2 race-built galleons of England
      When 1 race-built galleon of England joins the fleet in sea
      Then it is refused by VQ-5.4-L03

    @case:vq-naval-units-0009
    Scenario: a kind on neither side of the counters of England
      When 1 galley of England joins the fleet in sea
      Then it is refused by VQ-5.4-L03

  @VQ-5.4-L04 @VQ-5.4-R01
  Rule: France has 4 counters, with a galley on the front and a galleon on the back

    @case:vq-naval-units-0010
    Scenario: all that France has
      Given sea harbours 2 galleys of France
      When 1 galley of France and 1 galleon of France join the fleet in sea
      Then sea then harbours 3 galleys of France and 1 galleon of France

    @case:vq-naval-units-0011
    Scenario: whichever side, no further one of France
      Given sea harbours 2 galleys of France and 2 galleons of France
      When 1 galleon of France joins the fleet in sea
      Then it is refused by VQ-5.4-L04

    @case:vq-naval-units-0012
    Scenario: a kind on neither side of the counters of France
      When 1 race-built galleon of France joins the fleet in sea
      Then it is refused by VQ-5.4-L04

  @VQ-5.4-L05
  Rule: The HRE has 1 galley

    @case:vq-naval-units-0020
    Scenario: all that the HRE has
      When 1 galley of the HRE joins the fleet in sea
      Then sea then harbours 1 galley of the HRE

    @case:vq-naval-units-0021
    Scenario: one more than there are of the HRE
      When 2 galleys of the HRE join the fleet in sea
      Then it is refused by VQ-5.4-L05

    @case:vq-naval-units-0022
    Scenario: no galleon of the HRE
      When 1 galleon of the HRE joins the fleet in sea
      Then it is refused by VQ-5.4-L05

  @VQ-5.4-L06
  Rule: The Dutch have 2 galleons

    @case:vq-naval-units-0023
    Scenario: all that the Dutch have
      When 2 galleons of the Dutch join the fleet in sea
      Then sea then harbours 2 galleons of the Dutch

    @case:vq-naval-units-0024
    Scenario: one more than there are of the Dutch
      When 3 galleons of the Dutch join the fleet in sea
      Then it is refused by VQ-5.4-L06

    @case:vq-naval-units-0025
    Scenario: no galley of the Dutch
      When 1 galley of the Dutch joins the fleet in sea
      Then it is refused by VQ-5.4-L06

  @VQ-5.4-L07
  Rule: The Huguenots have 2 galleons

    @case:vq-naval-units-0026
    Scenario: all that the Huguenots have
      When 2 galleons of the Huguenots join the fleet in sea
      Then sea then harbours 2 galleons of the Huguenots

    @case:vq-naval-units-0027
    Scenario: one more than there are of the Huguenots
      When 3 galleons of the Huguenots join the fleet in sea
      Then it is refused by VQ-5.4-L07

    @case:vq-naval-units-0028
    Scenario: no galley of the Huguenots
      When 1 galley of the Huguenots joins the fleet in sea
      Then it is refused by VQ-5.4-L07

  @VQ-5.4-L08
  Rule: The Papacy has 1 galley

    @case:vq-naval-units-0029
    Scenario: all that the Papacy has
      When 1 galley of the Papacy joins the fleet in sea
      Then sea then harbours 1 galley of the Papacy

    @case:vq-naval-units-0030
    Scenario: one more than there are of the Papacy
      When 2 galleys of the Papacy join the fleet in sea
      Then it is refused by VQ-5.4-L08

    @case:vq-naval-units-0031
    Scenario: no galleon of the Papacy
      When 1 galleon of the Papacy joins the fleet in sea
      Then it is refused by VQ-5.4-L08

  @VQ-5.4-L09
  Rule: Portugal has 2 galleons

    @case:vq-naval-units-0032
    Scenario: all that Portugal has
      When 2 galleons of Portugal join the fleet in sea
      Then sea then harbours 2 galleons of Portugal

    @case:vq-naval-units-0033
    Scenario: one more than there are of Portugal
      When 3 galleons of Portugal join the fleet in sea
      Then it is refused by VQ-5.4-L09

    @case:vq-naval-units-0034
    Scenario: no galley of Portugal
      When 1 galley of Portugal joins the fleet in sea
      Then it is refused by VQ-5.4-L09

  @VQ-5.4-L10
  Rule: Venice has 4 galleys

    @case:vq-naval-units-0035
    Scenario: all that Venice has
      When 4 galleys of Venice join the fleet in sea
      Then sea then harbours 4 galleys of Venice

    @case:vq-naval-units-0036
    Scenario: one more than there are of Venice
      When 5 galleys of Venice join the fleet in sea
      Then it is refused by VQ-5.4-L10

    @case:vq-naval-units-0037
    Scenario: no galleon of Venice
      When 1 galleon of Venice joins the fleet in sea
      Then it is refused by VQ-5.4-L10

  @VQ-5.4-L04
  Rule: What is elsewhere on the map or waits for the next turn isn't there to be placed

    @case:vq-naval-units-0040
    Scenario: three are on the map and the turn track
      Given sea harbours 2 galleys of France
      And 1 galleon of France is to be rebuilt next turn
      When 1 galleon of France joins the fleet in here
      Then here then harbours 1 galleon of France
      And sea then harbours 2 galleys of France

    @case:vq-naval-units-0041
    Scenario: four are
      Given sea harbours 2 galleys of France
      And 2 galleons of France are to be rebuilt next turn
      When 1 galleon of France joins the fleet in here
      Then it is refused by VQ-5.4-L04

    @case:vq-naval-units-0042
    Scenario: units of another nation don't count
      Given sea harbours 3 galleys of France and 4 galleys of Venice
      When 1 galley of France joins the fleet in sea
      Then sea then harbours 4 galleys of France and 4 galleys of Venice

  @VQ-5.4-D07
  Rule: Only Spain may have the Armada, and only one

    @case:vq-naval-units-0050
    Scenario: it is besides the 7 counters
      Given sea harbours 7 galleons of Spain
      When 1 armada of Spain joins the fleet in sea
      Then sea then harbours 7 galleons of Spain and 1 armada of Spain

    @case:vq-naval-units-0051
    Scenario: no second one
      Given sea harbours 1 armada of Spain
      When 1 armada of Spain joins the fleet in here
      Then it is refused by VQ-5.4-D07

    @case:vq-naval-units-0052
    Scenario: nobody else
      When 1 armada of England joins the fleet in sea
      Then it is refused by VQ-5.4-D07

    @case:vq-naval-units-0053 @VQ-5.4-L02
    Scenario: it takes no counter of the others away
      Given sea harbours 6 galleons of Spain and 1 armada of Spain
      When 1 galleon of Spain joins the fleet in sea
      Then sea then harbours 7 galleons of Spain and 1 armada of Spain
