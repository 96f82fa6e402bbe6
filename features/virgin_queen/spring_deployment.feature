Feature: Spring deployment
  Each power may move one formation from its capital to a space that a friendly power controls, as far as a path leads.

  Background:
    Given a key called here of France, adjacent to there and haven
    And here is a capital
    And an unfortified space called there of France, adjacent to yonder
    And an unfortified space called yonder of France
    And a fortress called haven of France, adjacent to sea
    And a sea zone called sea, adjacent to far
    And an unfortified space called far of France, adjacent to refuge
    And an unfortified space called refuge of France
    And Guise, an army leader of France, has battle 1 and command 6

  @VQ-10-P08
  Rule: One formation of each power moves out of its capital

    @case:vq-spring-deployment-0001 @VQ-10-E02 @VQ-10-R08
    Scenario: over any number of spaces
      Given here holds 5 regulars of France
      When France deploys 4 regulars of France from here to yonder
      Then yonder then holds 4 regulars of France
      And here then holds 1 regular of France
      And France can deploy no other formation now

    @case:vq-spring-deployment-0002
    Scenario: to a space of an ally
      Given here holds 5 regulars of France
      And there is controlled by England
      And France and England are allied
      When France deploys 4 regulars of France from here to there
      Then there then holds 4 regulars of France

    @case:vq-spring-deployment-0003
    Scenario: not out of another space
      Given there holds 4 regulars of France
      When France deploys 4 regulars of France from there to yonder
      Then it is refused by VQ-10-P08

    @case:vq-spring-deployment-0004
    Scenario: not a second one
      Given here holds 4 regulars of France
      And France has deployed a formation
      When France deploys 4 regulars of France from here to yonder
      Then it is refused by VQ-10-P08

    @case:vq-spring-deployment-0005
    Scenario: another power still may
      Given here holds 4 regulars of France
      And Spain has deployed a formation
      When France deploys 4 regulars of France from here to yonder
      Then yonder then holds 4 regulars of France

    @case:vq-spring-deployment-0006
    Scenario: not to where it is
      Given here holds 4 regulars of France
      When France deploys 4 regulars of France from here to here
      Then it is refused by VQ-10-P08

  @VQ-10-R07
  Rule: Spain deploys from one of its two capitals only

    Background:
      Given a key called Madrid of Spain, adjacent to Toledo
      And Madrid is a capital
      And a key called Milan of Spain, adjacent to Como
      And Milan is a capital
      And an unfortified space called Como of Spain
      And an unfortified space called Toledo of Spain
      And Milan holds 2 regulars of Spain
      And Madrid holds 2 regulars of Spain

    @case:vq-spring-deployment-0010
    Scenario: from either
      When Spain deploys 2 regulars of Spain from Milan to Como
      Then Como then holds 2 regulars of Spain

    @case:vq-spring-deployment-0011
    Scenario: not from both
      Given Spain has deployed a formation
      When Spain deploys 2 regulars of Spain from Madrid to Toledo
      Then it is refused by VQ-10-R07

  @VQ-10-R06
  Rule: What is in the capital moves

    @case:vq-spring-deployment-0012
    Scenario: not more than is there
      Given here holds 3 regulars of France
      When France deploys 4 regulars of France from here to yonder
      Then it is refused by VQ-10-R06

    @case:vq-spring-deployment-0013
    Scenario: not a leader who is elsewhere
      Given here holds 3 regulars of France
      And there holds Guise
      When France deploys 3 regulars of France and Guise from here to yonder
      Then it is refused by VQ-10-R06

  @VQ-10-L02
  Rule: It moves as a formation

    @case:vq-spring-deployment-0020
    Scenario: 6 under a leader with command 6
      Given here holds 7 regulars of France and Guise
      When France deploys 6 regulars of France and Guise from here to yonder
      Then yonder then holds 6 regulars of France and Guise

    @case:vq-spring-deployment-0021
    Scenario: not 7
      Given here holds 7 regulars of France and Guise
      When France deploys 7 regulars of France and Guise from here to yonder
      Then it is refused by VQ-5.1-L02

    @case:vq-spring-deployment-0022
    Scenario: 4 without a leader, or none
      Given here holds 5 regulars of France
      When France deploys 4 regulars of France from here to yonder
      Then by the reading four of VQ-Q37
      And yonder then holds 4 regulars of France
      And by the reading none of VQ-Q37
      And it is refused by VQ-10-L02

    @case:vq-spring-deployment-0024
    Scenario: a leader leads them by either reading
      Given here holds 5 regulars of France and Guise
      And VQ-Q37 is read as none
      When France deploys 4 regulars of France and Guise from here to yonder
      Then yonder then holds 4 regulars of France and Guise

    @case:vq-spring-deployment-0023
    Scenario: not 5
      Given here holds 5 regulars of France
      When France deploys 5 regulars of France from here to yonder
      Then it is refused by VQ-5.1-L01

  @VQ-10-R09
  Rule: Every land space on the path is friendly and calm

    Background:
      Given here holds 4 regulars of France

    @case:vq-spring-deployment-0030
    Scenario: one of another power lies on the way
      Given there is controlled by Spain
      When France deploys 4 regulars of France from here to yonder
      Then it is refused by VQ-10-R08

    @case:vq-spring-deployment-0031 @VQ-12.4-E02
    Scenario: one in unrest lies on the way
      Given there is in unrest
      When France deploys 4 regulars of France from here to yonder
      Then it is refused by VQ-10-R08

    @case:vq-spring-deployment-0032 @VQ-12.4-E02
    Scenario: the end of the path is in unrest
      Given yonder is in unrest
      When France deploys 4 regulars of France from here to yonder
      Then it is refused by VQ-10-R08

    @case:vq-spring-deployment-0033 @VQ-12.4-E02
    Scenario: the capital is in unrest
      Given here is in unrest
      When France deploys 4 regulars of France from here to yonder
      Then it is refused by VQ-10-R08

    @case:vq-spring-deployment-0034
    Scenario: enemy units on the way
      Given France and Spain are at war
      And there holds 1 regular of Spain
      When France deploys 4 regulars of France from here to yonder
      Then by the reading enemy_units_ignored of VQ-Q140
      And yonder then holds 4 regulars of France
      And by the reading enemy_units_bar_the_path of VQ-Q140
      And it is refused by VQ-10-R08

  @VQ-2.5-R02
  Rule: Not over a pass

    @case:vq-spring-deployment-0040
    Scenario: the only way is a pass
      Given an unfortified space called beyond of France, adjacent to there, over a pass to there
      And here holds 4 regulars of France
      When France deploys 4 regulars of France from here to beyond
      Then it is refused by VQ-10-R08

    @case:vq-spring-deployment-0041
    Scenario: there is another way
      Given an unfortified space called beyond of France, adjacent to there and yonder, over a pass to there
      And here holds 4 regulars of France
      When France deploys 4 regulars of France from here to beyond
      Then beyond then holds 4 regulars of France

  @VQ-10-P09
  Rule: Over one sea zone, between friendly ports

    @case:vq-spring-deployment-0050
    Scenario: and on by land
      Given here holds 4 regulars of France
      When France deploys 4 regulars of France from here to refuge
      Then refuge then holds 4 regulars of France

    @case:vq-spring-deployment-0051
    Scenario: not over two
      Given a sea zone called ocean, adjacent to sea
      And an unfortified space called court of France, adjacent to ocean
      And here holds 4 regulars of France
      When France deploys 4 regulars of France from here to court
      Then it is refused by VQ-10-R08

    @case:vq-spring-deployment-0052
    Scenario: not one after the other
      Given a sea zone called ocean, adjacent to far
      And an unfortified space called court of France, adjacent to ocean
      And here holds 4 regulars of France
      When France deploys 4 regulars of France from here to court
      Then it is refused by VQ-10-R08

    @case:vq-spring-deployment-0053
    Scenario: not by a port that isn't friendly
      Given haven is controlled by Spain
      And here holds 4 regulars of France
      When France deploys 4 regulars of France from here to refuge
      Then it is refused by VQ-10-R08

    @case:vq-spring-deployment-0054
    Scenario: nor to one
      Given far is controlled by Spain
      And here holds 4 regulars of France
      When France deploys 4 regulars of France from here to refuge
      Then it is refused by VQ-10-R08

  @VQ-10-L03
  Rule: At most 5 land units cross a sea zone

    @case:vq-spring-deployment-0060
    Scenario: 5 and their leader
      Given here holds 6 regulars of France and Guise
      When France deploys 5 regulars of France and Guise from here to far
      Then far then holds 5 regulars of France and Guise

    @case:vq-spring-deployment-0061
    Scenario: not 6
      Given here holds 6 regulars of France and Guise
      When France deploys 6 regulars of France and Guise from here to far
      Then it is refused by VQ-10-L03

  @VQ-10-R11
  Rule: Naval units of another major power close a sea zone

    Background:
      Given here holds 4 regulars of France

    @case:vq-spring-deployment-0070
    Scenario: in a port on it, even those of an ally
      Given a key called court of England, adjacent to sea
      And France and England are allied
      And the port of court holds 1 galleon of England
      When France deploys 4 regulars of France from here to far
      Then by the reading in_any_adjacent_port of VQ-Q36
      And it is refused by VQ-10-R08
      And by the reading in_a_port_of_the_path of VQ-Q36
      And far then holds 4 regulars of France
      And by the reading in_the_sea_zone of VQ-Q36
      And far then holds 4 regulars of France

    @case:vq-spring-deployment-0071
    Scenario: in a port of the path
      Given France and England are allied
      And the port of far holds 1 galleon of England
      When France deploys 4 regulars of France from here to far
      Then by the reading in_any_adjacent_port of VQ-Q36
      And it is refused by VQ-10-R08
      And by the reading in_a_port_of_the_path of VQ-Q36
      And it is refused by VQ-10-R08
      And by the reading in_the_sea_zone of VQ-Q36
      And far then holds 4 regulars of France

    @case:vq-spring-deployment-0072
    Scenario: in the sea zone itself
      Given the sea holds 1 galleon of England
      When France deploys 4 regulars of France from here to far
      Then by the reading in_any_adjacent_port of VQ-Q36
      And far then holds 4 regulars of France
      And by the reading in_a_port_of_the_path of VQ-Q36
      And far then holds 4 regulars of France
      And by the reading in_the_sea_zone of VQ-Q36
      And it is refused by VQ-10-R08

    @case:vq-spring-deployment-0073
    Scenario: one's own don't
      Given the port of far holds 1 galleon of France
      When France deploys 4 regulars of France from here to far
      Then far then holds 4 regulars of France

    @case:vq-spring-deployment-0074
    Scenario: nor those of a minor power
      Given a key called court of Venice, adjacent to sea
      And the port of court holds 1 galley of Venice
      When France deploys 4 regulars of France from here to far
      Then far then holds 4 regulars of France

  @VQ-10-P08
  Rule: Where enemy land units stand a battle would have to be fought

    @case:vq-spring-deployment-0110
    Scenario: enemies stand in the destination
      Given France and Spain are at war
      And here holds 4 regulars of France
      And yonder holds 1 regular of Spain
      When France deploys 4 regulars of France from here to yonder
      Then by the reading not_where_enemies_stand of VQ-Q510
      And it is refused by VQ-10-P08
      And by the reading any_friendly_space of VQ-Q510
      And yonder then holds 4 regulars of France

    @case:vq-spring-deployment-0111
    Scenario: those with whom there is no war don't matter
      Given here holds 4 regulars of France
      And yonder holds 1 regular of Spain
      When France deploys 4 regulars of France from here to yonder
      Then yonder then holds 4 regulars of France

    @case:vq-spring-deployment-0112
    Scenario: nor do enemy ships in its port
      Given France and Spain are at war
      And here holds 4 regulars of France
      And the port of haven holds 1 galley of Spain
      When France deploys 4 regulars of France from here to haven
      Then haven then holds 4 regulars of France

  @VQ-9.4-E13
  Rule: An English force that enters the Netherlands begins the war with Spain

    @case:vq-spring-deployment-0080 @VQ-10-E02
    Scenario: by one reading also if it is deployed there
      Given a key called court of England, adjacent to home
      And court is a capital
      And an unfortified space called home of Spain, split with the Dutch
      And home lies in the Netherlands
      And home is controlled by the Protestant
      And England and the Protestant are allied
      And court holds 2 regulars of England
      When England deploys 2 regulars of England from court to home
      Then by the reading in_the_action_phase of VQ-Q450
      And the wars stay as they are
      And by the reading at_any_entry of VQ-Q450
      And Spain and England are then at war
