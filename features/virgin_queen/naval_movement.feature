Feature: Naval movement
  For 1 CP a power moves naval units wherever they are, each to an adjacent place: a zone that borders on theirs, or a
  port and its zone.

  Background:
    Given a key called here of France, adjacent to sea
    And a fortress called there of Spain, adjacent to sea and here
    And a sea zone called sea, adjacent to haven
    And a sea zone called haven

  @VQ-16.1-P01
  Rule: A naval move costs 1 CP

    @case:vq-naval-movement-0001 @VQ-16.1-D02
    Scenario: out of a port
      Given it is the impulse of France, with 3 CP
      And here harbours 3 galleys of France
      When in one naval move 2 galleys of France sail from here to sea
      Then here then harbours 1 galley of France
      And sea then harbours 2 galleys of France
      And France has 2 CP left

    @case:vq-naval-movement-0002
    Scenario: there is none
      Given it is the impulse of France, with 0 CP
      And here harbours 2 galleys of France
      When in one naval move 2 galleys of France sail from here to sea
      Then it is refused by VQ-16.1-P01

  @VQ-16.1-P02
  Rule: One action moves all naval units of the power and of its minor powers

    @case:vq-naval-movement-0003
    Scenario: two stacks of France and Venice pass each other
      Given it is the impulse of France, with 1 CP
      And Venice is an active minor power of France
      And here harbours 1 galley of France
      And sea harbours 2 galleys of Venice
      When in one naval move 1 galley of France sails from here to sea; 2 galleys of Venice sail from sea to haven
      Then sea then harbours 1 galley of France and no galleys of Venice
      And haven then harbours 2 galleys of Venice
      And France has 0 CP left

    @case:vq-naval-movement-0004
    Scenario: not those of an ally
      Given it is the impulse of France, with 1 CP
      And France and Spain are allied
      And sea harbours 1 galley of Spain
      When in one naval move 1 galley of Spain sails from sea to haven
      Then it is refused by VQ-16.1-P02

    @case:vq-naval-movement-0005
    Scenario: nor the leader of an ally
      Given it is the impulse of France, with 1 CP
      And France and Spain are allied
      And sea harbours 1 galley of Spain and 1 galley of France
      And Doria, a naval leader of Spain, is in sea
      When in one naval move 1 galley of France and Doria sail from sea to haven
      Then it is refused by VQ-16.1-P02

  @VQ-16.1-R09
  Rule: Every unit sails from where it is when the move is declared

    @case:vq-naval-movement-0006
    Scenario: not on from where it arrives
      Given it is the impulse of France, with 2 CP
      And here harbours 1 galley of France
      When in one naval move 1 galley of France sails from here to sea; 1 galley of France sails from sea to haven
      Then it is refused by VQ-16.1-R09

    @case:vq-naval-movement-0007
    Scenario: nor to two places
      Given it is the impulse of France, with 2 CP
      And sea harbours 1 galley of France
      When in one naval move 1 galley of France sails from sea to haven; 1 galley of France sails from sea to here
      Then it is refused by VQ-16.1-R09

    @case:vq-naval-movement-0008
    Scenario: two units go to two places
      Given it is the impulse of France, with 2 CP
      And sea harbours 2 galleys of France
      When in one naval move 1 galley of France sails from sea to haven; 1 galley of France sails from sea to here
      Then haven then harbours 1 galley of France
      And here then harbours 1 galley of France
      And sea then harbours no galleys of France

    @case:vq-naval-movement-0009
    Scenario: of one kind there are not so many
      Given it is the impulse of France, with 1 CP
      And sea harbours 2 galleys of France and 1 galleon of France
      When in one naval move 1 galley of France and 2 galleons of France sail from sea to haven
      Then it is refused by VQ-16.1-R09

    @case:vq-naval-movement-0010
    Scenario: the leader is elsewhere
      Given it is the impulse of France, with 1 CP
      And sea harbours 1 galley of France
      And Strozzi, a naval leader of France, is in haven
      When in one naval move 1 galley of France and Strozzi sail from sea to here
      Then it is refused by VQ-16.1-R09

    @case:vq-naval-movement-0011
    Scenario: an army leader doesn't sail
      Given it is the impulse of France, with 1 CP
      And Guise, an army leader of France, has battle 1 and command 8
      And here harbours 1 galley of France
      And here holds 1 regular of France and Guise
      When in one naval move 1 galley of France and Guise sail from here to sea
      Then it is refused by VQ-16.1-R09

  @VQ-16.1-S01
  Rule: Naval leaders move with naval units

    @case:vq-naval-movement-0012
    Scenario: one of two goes along
      Given it is the impulse of France, with 1 CP
      And sea harbours 2 galleys of France
      And Strozzi, a naval leader of France, is in sea
      And Garde, a naval leader of France, is in sea
      When in one naval move 1 galley of France and Strozzi sail from sea to here
      Then Strozzi is then in here
      And Garde is then in sea

    @case:vq-naval-movement-0013
    Scenario: he doesn't go alone
      Given it is the impulse of France, with 1 CP
      And sea harbours 2 galleys of France
      And Strozzi, a naval leader of France, is in sea
      When in one naval move Strozzi sails from sea to here
      Then it is refused by VQ-16.1-S01

    @case:vq-naval-movement-0014
    Scenario: an English captain sails as a naval leader does
      Given it is the impulse of England, with 1 CP
      And sea harbours 1 galleon of England
      And Hawkins leads in sea with battle rating 1
      When in one naval move 1 galleon of England and Hawkins sail from sea to haven
      Then Hawkins then leads in haven for England with battle rating 1
      And no naval leader is left in sea

    @case:vq-naval-movement-0015
    Scenario: he joins another leader
      Given it is the impulse of France, with 1 CP
      And sea harbours 1 galley of France
      And Strozzi, a naval leader of France, is in sea
      And Garde, a naval leader of France, is in haven
      When in one naval move 1 galley of France and Strozzi sail from sea to haven
      Then Garde and Strozzi are naval leaders in haven

  @VQ-16.1-R04
  Rule: Naval units move to an adjacent place only

    @case:vq-naval-movement-0016
    Scenario: a port of another zone
      Given it is the impulse of France, with 1 CP
      And haven harbours 1 galley of France
      When in one naval move 1 galley of France sails from haven to here
      Then it is refused by VQ-16.1-R04

    @case:vq-naval-movement-0017
    Scenario: a connection on land is no way for naval units
      Given it is the impulse of Spain, with 1 CP
      And France and Spain are at war
      And there harbours 1 galley of Spain
      And here harbours 1 galley of France
      When in one naval move 1 galley of Spain sails from there to here
      Then it is refused by VQ-16.1-R04

  @VQ-16.1-R06
  Rule: A port that another controls is open only if enemy naval units are in it

    @case:vq-naval-movement-0020
    Scenario: none are
      Given it is the impulse of France, with 1 CP
      And France and Spain are at war
      And sea harbours 1 galley of France
      When in one naval move 1 galley of France sails from sea to there
      Then it is refused by VQ-16.1-R06

    @case:vq-naval-movement-0021
    Scenario: some are
      Given it is the impulse of France, with 1 CP
      And France and Spain are at war
      And sea harbours 2 galleys of France
      And there harbours 1 galley of Spain
      When in one naval move 2 galleys of France sail from sea to there
      Then there then harbours 2 galleys of France and 1 galley of Spain

    @case:vq-naval-movement-0022
    Scenario: those in it are no enemies
      Given it is the impulse of France, with 1 CP
      And sea harbours 2 galleys of France
      And there harbours 1 galley of Spain
      When in one naval move 2 galleys of France sail from sea to there
      Then it is refused by VQ-16.1-R06

    @case:vq-naval-movement-0023 @VQ-16.1-E03
    Scenario: the port of an ally
      Given it is the impulse of France, with 1 CP
      And France and Spain are allied
      And sea harbours 1 galley of France
      When in one naval move 1 galley of France sails from sea to there
      Then it is refused by VQ-16.1-R06

    @case:vq-naval-movement-0024
    Scenario: the port of a minor power of one's own
      Given a key called court of Venice, adjacent to sea
      And it is the impulse of France, with 1 CP
      And Venice is an active minor power of France
      And sea harbours 1 galley of France
      When in one naval move 1 galley of France sails from sea to court
      Then court then harbours 1 galley of France

    @case:vq-naval-movement-0025
    Scenario: a port that nobody controls
      Given a key called court, adjacent to sea
      And it is the impulse of France, with 1 CP
      And sea harbours 1 galley of France
      When in one naval move 1 galley of France sails from sea to court
      Then by the reading ones_own_ports_only of VQ-Q432
      And it is refused by VQ-16.1-R06
      And by the reading ports_of_major_powers of VQ-Q432
      And court then harbours 1 galley of France

    @case:vq-naval-movement-0026
    Scenario: the port of a major power is closed by the wide reading too
      Given it is the impulse of France, with 1 CP
      And sea harbours 1 galley of France
      And VQ-Q432 is read as ports_of_major_powers
      When in one naval move 1 galley of France sails from sea to there
      Then it is refused by VQ-16.1-R06

    @case:vq-naval-movement-0027
    Scenario: one's own is open by the wide reading too
      Given it is the impulse of France, with 1 CP
      And sea harbours 1 galley of France
      And VQ-Q432 is read as ports_of_major_powers
      When in one naval move 1 galley of France sails from sea to here
      Then here then harbours 1 galley of France
