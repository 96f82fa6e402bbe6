Feature: The Protestants before the Schmalkaldic League
  Until the mandatory event Schmalkaldic League is played, the Protestants take no part in wars.

  @HIS-protestants-before-league-R01
  Rule: They can't declare war

    @case:his-protestants-0001 @HIS-protestants-before-league-T01
    Scenario: a declaration of the Protestants before the League
      When the Protestants declare war on France
      Then it is refused by HIS-protestants-before-league-R01

    @case:his-protestants-0002
    Scenario: a declaration of the Protestants after it
      Given the event Schmalkaldic League has happened
      When the Protestants declare war on France
      Then France and the Protestants are then at war

  @HIS-protestants-before-league-R04
  Rule: Nobody can declare war on them

    @case:his-protestants-0003
    Scenario: a declaration on them before the League
      When the Hapsburgs declare war on the Protestants
      Then it is refused by HIS-protestants-before-league-R04

    @case:his-protestants-0004
    Scenario: a declaration on them after it
      Given the event Schmalkaldic League has happened
      When France declares war on the Protestants
      Then France and the Protestants are then at war

    @case:his-protestants-0005 @HIS-protestants-before-league-T01
    Scenario: others can go to war with one another
      When France declares war on England
      Then France and England are then at war

  @HIS-protestants-before-league-R02
  Rule: They can't build troops

    @case:his-protestants-0010
    Scenario: building before the League
      When the Protestants build 1 regular in Wittenberg
      Then it is refused by HIS-protestants-before-league-R02

    @case:his-protestants-0011
    Scenario: building after it
      Given the event Schmalkaldic League has happened
      When the Protestants build 1 regular in Wittenberg
      Then Wittenberg then holds 1 regular of the Protestants

  @HIS-protestants-before-league-R03
  Rule: They can't move troops

    @case:his-protestants-0020
    Scenario: moving before the League
      Given Wittenberg holds 2 regulars of the Protestants
      When the Protestants move 2 regulars from Wittenberg to Leipzig
      Then it is refused by HIS-protestants-before-league-R03

    @case:his-protestants-0022
    Scenario: nor does another power move them
      Given Leipzig holds 1 regular of the Protestants and 1 regular of the Hapsburgs
      When the Hapsburgs move 1 regular of the Hapsburgs and 1 regular of the Protestants from Leipzig to Prague
      Then it is refused by HIS-protestants-before-league-R03

    @case:his-protestants-0023 @HIS-protestants-before-league-T01
    Scenario: another power moves its own
      Given Leipzig holds 1 regular of the Protestants and 1 regular of the Hapsburgs
      When the Hapsburgs move 1 regular of the Hapsburgs from Leipzig to Prague
      Then Prague then holds 1 regular of the Hapsburgs
      And Leipzig then holds 1 regular of the Protestants

    @case:his-protestants-0021
    Scenario: moving after it
      Given the event Schmalkaldic League has happened
      And Wittenberg holds 2 regulars of the Protestants
      When the Protestants move 1 regular from Wittenberg to Leipzig
      Then Leipzig then holds 1 regular of the Protestants
      And Wittenberg then holds 1 regular of the Protestants

  @HIS-protestants-before-league-R05
  Rule: Others don't enter electorates

    @case:his-protestants-0030
    Scenario: entering an electorate before the League
      Given Prague holds 2 regulars of the Hapsburgs
      When the Hapsburgs move 2 regulars from Prague to Wittenberg
      Then it is refused by HIS-protestants-before-league-R05

    @case:his-protestants-0031
    Scenario: entering an electorate after it
      Given the event Schmalkaldic League has happened
      And Prague holds 2 regulars of the Hapsburgs
      When the Hapsburgs move 2 regulars from Prague to Wittenberg
      Then Wittenberg then holds 2 regulars of the Hapsburgs

    @case:his-protestants-0032 @HIS-protestants-before-league-T01
    Scenario: a German city that is no electorate
      Given Prague holds 2 regulars of the Hapsburgs
      When the Hapsburgs move 2 regulars from Prague to Leipzig
      Then Leipzig then holds 2 regulars of the Hapsburgs

  @HIS-protestants-before-league-E01 @HIS-protestants-before-league-S01
  Rule: The first conversion of an electorate adds its regulars

    Scenario Outline: so many, from the display
      When <electorate> turns Protestant
      Then <electorate> then holds <n> of the Protestants
      And <electorate> is then Protestant

      Examples:
        | electorate  | n          | case                  |
        | Wittenberg  | 2 regulars | his-protestants-0040 |
        | Augsburg    | 2 regulars | his-protestants-0041 |
        | Mainz       | 1 regular  | his-protestants-0042 |
        | Trier       | 1 regular  | his-protestants-0043 |
        | Cologne     | 1 regular  | his-protestants-0044 |
        | Brandenburg | 1 regular  | his-protestants-0045 |

    @case:his-protestants-0046 @HIS-protestants-before-league-T01
    Scenario: not the second conversion
      Given Wittenberg has given its units
      When Wittenberg turns Protestant
      Then Wittenberg then holds no regulars of the Protestants
      And Wittenberg is then Protestant

    @case:his-protestants-0047 @HIS-protestants-before-league-E01
    Scenario: each electorate, or only the first
      Given Wittenberg is Protestant
      And Wittenberg has given its units
      When Augsburg turns Protestant
      Then by the reading each_electorate of HIS-Q20
      And Augsburg then holds 2 regulars of the Protestants
      And by the reading first_electorate_only of HIS-Q20
      And Augsburg then holds no regulars of the Protestants

    @case:his-protestants-0048 @HIS-schmalkaldic-league-R02
    Scenario: after the League its control is needed as well
      Given the event Schmalkaldic League has happened
      And Mainz is controlled by the Hapsburgs
      When Mainz turns Protestant
      Then Mainz then holds no regulars of the Protestants
      And Mainz is then Protestant

    @case:his-protestants-0049 @HIS-schmalkaldic-league-R02
    Scenario: after the League, under Protestant control
      Given the event Schmalkaldic League has happened
      When Mainz turns Protestant
      Then Mainz then holds 1 regular of the Protestants

    @case:his-protestants-0050 @HIS-schmalkaldic-league-R02
    Scenario: after the League, a second time
      Given the event Schmalkaldic League has happened
      And Mainz has given its units
      When Mainz turns Protestant
      Then by the reading once of HIS-Q39
      And Mainz then holds no regulars of the Protestants
      And by the reading each_time of HIS-Q39
      And Mainz then holds 1 regular of the Protestants
