Feature: The Schmalkaldic League
  The mandatory event that takes the Protestants into wars: from turn 2 on, and by itself in the winter of turn 4.

  Rule: When it is played

    @case:his-league-0001 @HIS-schmalkaldic-league-T01
    Scenario: not on turn 1
      Given it is turn 1
      When the event Schmalkaldic League is played
      Then it is refused by HIS-schmalkaldic-league-T01

    @case:his-league-0002 @HIS-schmalkaldic-league-T01 @HIS-protestants-general-T01
    Scenario: on turn 2, with 12 Protestant cities
      Given it is turn 2
      And Wittenberg holds 2 regulars of the Protestants
      And Wittenberg, Leipzig, Magdeburg, Erfurt, Brandenburg, Brunswick, Hamburg, Bremen, Lübeck, Stettin and Kassel are Protestant
      And Nuremberg is Protestant and in unrest
      And Wittenberg has given its units
      And Brandenburg has given its units
      When the event Schmalkaldic League is played
      Then the Schmalkaldic League has formed

    @case:his-league-0003 @HIS-protestants-general-D03
    Scenario: the city in unrest is the 12th
      Given it is turn 2
      And Wittenberg holds 2 regulars of the Protestants
      And Wittenberg, Leipzig, Magdeburg, Erfurt, Brandenburg, Brunswick, Hamburg, Bremen, Lübeck, Stettin and Kassel are Protestant
      And Nuremberg is Protestant and in unrest
      And Wittenberg has given its units
      And Brandenburg has given its units
      When the event Schmalkaldic League is played
      Then Nuremberg is its home power's again

    @case:his-league-0004 @HIS-protestants-general-T01
    Scenario: with 11 Protestant cities
      Given it is turn 2
      And Wittenberg holds 2 regulars of the Protestants
      And Wittenberg, Leipzig, Magdeburg, Erfurt, Brandenburg, Brunswick, Hamburg, Bremen, Lübeck, Stettin and Kassel are Protestant
      And Wittenberg has given its units
      And Brandenburg has given its units
      When the event Schmalkaldic League is played
      Then by the reading precondition of HIS-Q01
      And it is refused by HIS-protestants-general-T01
      And by the reading background of HIS-Q01
      And the Schmalkaldic League has formed

    @case:his-league-0005 @HIS-schmalkaldic-league-T02
    Scenario: by itself in the winter of turn 4
      Given it is turn 4, in the winter phase
      And Wittenberg is Protestant
      And Wittenberg holds 2 regulars of the Protestants
      And Wittenberg has given its units
      When winter comes
      Then the Schmalkaldic League has formed

    @case:his-league-0006 @HIS-schmalkaldic-league-T02
    Scenario: not in the winter of turn 3
      Given it is turn 3, in the winter phase
      And Wittenberg is Protestant
      And Wittenberg has given its units
      When winter comes
      Then the Schmalkaldic League has not formed

    @case:his-league-0007 @HIS-schmalkaldic-league-T02
    Scenario: not a second time
      Given it is turn 4, in the winter phase
      And the event Schmalkaldic League has happened
      And Wittenberg holds 2 regulars of the Protestants
      When winter comes
      Then Wittenberg then holds 2 regulars of the Protestants

    @case:his-league-0008 @HIS-schmalkaldic-league-T02
    Scenario: turn 4 doesn't end without it
      Given it is turn 4, in the winter phase
      When the next turn begins
      Then it is refused by HIS-schmalkaldic-league-T02

    @case:his-league-0009 @HIS-schmalkaldic-league-T02
    Scenario: turn 4 ends with it
      Given it is turn 4, in the winter phase
      And the event Schmalkaldic League has happened
      When the next turn begins
      Then it is then turn 5, before its phases

  Rule: Its leaders

    @case:his-league-0010 @HIS-schmalkaldic-league-S01 @HIS-schmalkaldic-league-S02
    Scenario: John Frederick in Wittenberg, Philip of Hesse in Mainz
      Given it is turn 4, in the winter phase
      And Wittenberg and Mainz are Protestant
      And Wittenberg holds 2 regulars of the Protestants
      And Mainz holds 1 regular of the Protestants
      And Wittenberg has given its units
      And Mainz has given its units
      When winter comes
      Then Wittenberg then holds 2 regulars of the Protestants and John Frederick
      And Mainz then holds 1 regular of the Protestants and Philip of Hesse

    @case:his-league-0011 @HIS-schmalkaldic-league-S01
    Scenario: of stacks that are equally near one is chosen
      Given it is turn 4, in the winter phase
      And Leipzig and Brandenburg are Protestant
      And Brandenburg holds 1 regular of the Protestants
      And Leipzig holds 1 regular of the Protestants
      And Brandenburg has given its units
      When winter comes
      And John Frederick joins the stack in Brandenburg
      Then Brandenburg then holds 1 regular of the Protestants and John Frederick
      And Leipzig then holds 1 regular of the Protestants and Philip of Hesse

    @case:his-league-0013 @HIS-schmalkaldic-league-S01
    Scenario: no stack that is farther away
      Given it is turn 4, in the winter phase
      And Leipzig and Brandenburg are Protestant
      And Brandenburg holds 1 regular of the Protestants
      And Leipzig holds 1 regular of the Protestants
      And Mainz holds 1 regular of the Protestants
      And Brandenburg has given its units
      When winter comes
      And John Frederick joins the stack in Mainz
      Then it is refused by HIS-schmalkaldic-league-S01

    @case:his-league-0014 @HIS-schmalkaldic-league-S02
    Scenario: nor Philip of Hesse
      Given it is turn 4, in the winter phase
      And Wittenberg, Mainz and Brunswick are Protestant
      And Wittenberg holds 2 regulars of the Protestants
      And Mainz holds 1 regular of the Protestants
      And Brunswick holds 1 regular of the Protestants
      And Wittenberg and Mainz have given their units
      When winter comes
      And Philip of Hesse joins the stack in Wittenberg
      Then it is refused by HIS-schmalkaldic-league-S02

    @case:his-league-0012 @HIS-schmalkaldic-league-S01
    Scenario: there is no stack
      Given it is turn 4, in the winter phase
      And Leipzig is Protestant
      When winter comes
      Then by the reading named_city of HIS-Q22
      And Wittenberg then holds John Frederick
      And Kassel then holds Philip of Hesse
      And by the reading not_placed of HIS-Q22
      And the Schmalkaldic League has formed

  Rule: Protestant home cities come under Protestant control

    @case:his-league-0020 @HIS-schmalkaldic-league-E01
    Scenario: those of the Protestant religion
      Given it is turn 4, in the winter phase
      And Wittenberg and Leipzig are Protestant
      And Wittenberg holds 2 regulars of the Protestants
      And Wittenberg is controlled by the Hapsburgs
      And Leipzig is controlled by the Hapsburgs
      And Nuremberg is controlled by the Hapsburgs
      And Wittenberg has given its units
      When winter comes
      Then Wittenberg is its home power's again
      And Leipzig is its home power's again
      And Nuremberg is then controlled by the Hapsburgs

    @case:his-league-0021 @HIS-schmalkaldic-league-E01
    Scenario: no city of another power
      Given it is turn 4, in the winter phase
      And Wittenberg and Geneva are Protestant
      And Wittenberg holds 2 regulars of the Protestants
      And Geneva is controlled by France
      And Wittenberg has given its units
      When winter comes
      Then Geneva is then controlled by France

    @case:his-league-0022 @HIS-schmalkaldic-league-X01
    Scenario: not one with a fortress marker
      Given it is turn 4, in the winter phase
      And Wittenberg and Leipzig are Protestant
      And Wittenberg holds 2 regulars of the Protestants
      And Leipzig is controlled by the Hapsburgs
      And Leipzig has a fortress marker
      And Wittenberg has given its units
      When winter comes
      Then Leipzig is then controlled by the Hapsburgs

    @case:his-league-0023 @HIS-schmalkaldic-league-E01
    Scenario: one in unrest
      Given it is turn 4, in the winter phase
      And Wittenberg is Protestant
      And Wittenberg holds 2 regulars of the Protestants
      And Leipzig is Protestant and in unrest
      And Leipzig is controlled by the Hapsburgs
      And Wittenberg has given its units
      When winter comes
      Then by the reading yes_in_unrest_too of HIS-Q24
      And Leipzig is its home power's again
      And by the reading not_in_unrest of HIS-Q24
      And Leipzig is then controlled by the Hapsburgs

  Rule: Its wars

    @case:his-league-0030 @HIS-schmalkaldic-league-E03
    Scenario: with the Hapsburgs and the Papacy
      Given it is turn 4, in the winter phase
      And France and England are at war
      And Wittenberg is Protestant
      And Wittenberg holds 2 regulars of the Protestants
      And Wittenberg has given its units
      When winter comes
      Then the wars are france-england, protestant-hapsburg and protestant-papacy

    @HIS-schmalkaldic-league-R01
    Scenario Outline: they last until the end of the game
      Given the event Schmalkaldic League has happened
      And the Protestants and <enemy> are at war
      When the Protestants end the war with <enemy>
      Then it is refused by HIS-schmalkaldic-league-R01

      Examples:
        | enemy         | case            |
        | the Hapsburgs | his-league-0031 |
        | the Papacy    | his-league-0032 |

    @case:his-league-0033 @HIS-schmalkaldic-league-R01
    Scenario: another war of the Protestants can be ended
      Given the event Schmalkaldic League has happened
      And the Protestants and France are at war
      When the Protestants end the war with France
      Then the wars are none

  Rule: Troops leave the Catholic electorates

    @case:his-league-0040 @HIS-schmalkaldic-league-S03
    Scenario: to the nearest Protestant electorate
      Given it is turn 4, in the winter phase
      And Wittenberg is Protestant
      And Wittenberg holds 2 regulars of the Protestants
      And Brandenburg holds 1 regular of the Protestants
      And Wittenberg has given its units
      When winter comes
      And Philip of Hesse joins the stack in Wittenberg
      Then Brandenburg then holds no regulars of the Protestants
      And Wittenberg then holds 3 regulars of the Protestants

    @case:his-league-0041 @HIS-schmalkaldic-league-S03
    Scenario: with their leaders
      Given it is turn 4, in the winter phase
      And Wittenberg is Protestant
      And Brandenburg holds 1 regular of the Protestants
      And Wittenberg has given its units
      When winter comes
      Then Wittenberg then holds 1 regular of the Protestants, John Frederick and Philip of Hesse

    @case:his-league-0042 @HIS-schmalkaldic-league-S03
    Scenario: the order can matter
      Given it is turn 4, in the winter phase
      And Wittenberg and Leipzig are Protestant
      And Leipzig holds 1 regular of the Protestants
      And Mainz holds 1 regular of the Protestants
      And Wittenberg has given its units
      When winter comes
      Then by the reading as_listed of HIS-Q23
      And Wittenberg then holds 1 regular of the Protestants and Philip of Hesse
      And Leipzig then holds 1 regular of the Protestants and John Frederick
      And by the reading troops_first of HIS-Q23
      And Wittenberg then holds 1 regular of the Protestants and John Frederick
      And Leipzig then holds 1 regular of the Protestants and Philip of Hesse

    @case:his-league-0044 @HIS-schmalkaldic-league-S03
    Scenario: two Protestant electorates are equally near
      Given it is turn 4, in the winter phase
      And Trier and Cologne are Protestant
      And Mainz holds 1 regular of the Protestants
      And Trier has given its units
      And Cologne has given its units
      When winter comes
      And the troops in Mainz go to Cologne
      Then Cologne then holds 1 regular of the Protestants, John Frederick and Philip of Hesse

    @case:his-league-0045 @HIS-schmalkaldic-league-S03
    Scenario: to none that is farther away
      Given it is turn 4, in the winter phase
      And Trier, Cologne and Wittenberg are Protestant
      And Mainz holds 1 regular of the Protestants
      And Trier and Cologne have given their units
      And Wittenberg has given its units
      When winter comes
      And the troops in Mainz go to Wittenberg
      Then it is refused by HIS-schmalkaldic-league-S03

    @case:his-league-0043 @HIS-schmalkaldic-league-S03
    Scenario: there is no Protestant electorate
      Given it is turn 4, in the winter phase
      And Leipzig is Protestant
      And Leipzig holds 1 regular of the Protestants
      And Mainz holds 1 regular of the Protestants
      When winter comes
      Then by the reading stay of HIS-Q25
      And Mainz then holds 1 regular of the Protestants
      And by the reading eliminated of HIS-Q25
      And Mainz then holds no regulars of the Protestants

  Rule: Electorates from then on

    @case:his-league-0050 @HIS-schmalkaldic-league-R02
    Scenario: one that is Protestant and comes under control gives its units
      Given the event Schmalkaldic League has happened
      And Trier is Protestant
      And Trier is controlled by the Hapsburgs
      When the Protestants gain control of Trier by a siege
      Then Trier is its home power's again
      And Trier then holds 1 regular of the Protestants

    @case:his-league-0051 @HIS-schmalkaldic-league-R02
    Scenario: one that is Catholic gives none
      Given the event Schmalkaldic League has happened
      And Trier is controlled by the Hapsburgs
      When the Protestants gain control of Trier by a siege
      Then Trier is its home power's again
      And Trier then holds no regulars of the Protestants

    @case:his-league-0052 @HIS-schmalkaldic-league-R03
    Scenario: control of an electorate is gained by a siege only
      Given the event Schmalkaldic League has happened
      And Trier is controlled by the Hapsburgs
      When the Protestants gain control of Trier by negotiation
      Then it is refused by HIS-schmalkaldic-league-R03

    @case:his-league-0053 @HIS-schmalkaldic-league-R03
    Scenario: by a siege it is
      Given the event Schmalkaldic League has happened
      And Trier is controlled by the Hapsburgs
      When the Protestants gain control of Trier by a siege
      Then Trier is its home power's again

    @case:his-league-0054 @HIS-schmalkaldic-league-R02
    Scenario: an electorate turns Catholic again
      Given the event Schmalkaldic League has happened
      And Trier is Protestant
      And Trier has given its units
      And Trier holds 2 regulars of the Protestants
      When Trier turns Catholic
      Then by the reading stay of HIS-Q38
      And Trier then holds 2 regulars of the Protestants
      And by the reading return_to_the_display of HIS-Q38
      And Trier then holds 1 regular of the Protestants

    @case:his-league-0057 @HIS-schmalkaldic-league-R02
    Scenario: without a conversion no electorate gives its units again
      Given HIS-Q39 is read as each_time
      And it is turn 4, in the winter phase
      And Wittenberg is Protestant
      And Wittenberg holds 2 regulars of the Protestants
      And Wittenberg has given its units
      When winter comes
      Then Wittenberg then holds 2 regulars of the Protestants

    @case:his-league-0058 @HIS-schmalkaldic-league-R03
    Scenario: nor by a siege
      Given HIS-Q39 is read as each_time
      And the event Schmalkaldic League has happened
      And Trier is Protestant
      And Trier is controlled by the Hapsburgs
      And Trier has given its units
      When the Protestants gain control of Trier by a siege
      Then Trier then holds no regulars of the Protestants

    @case:his-league-0055 @HIS-schmalkaldic-league-R03
    Scenario: other powers gain electorates as they like
      Given the event Schmalkaldic League has happened
      When the Hapsburgs gain control of Trier by negotiation
      Then Trier is then controlled by the Hapsburgs

    @case:his-league-0056 @HIS-schmalkaldic-league-R03
    Scenario: the Protestants gain other cities as they like
      Given the event Schmalkaldic League has happened
      And Leipzig is Protestant
      And Leipzig is controlled by the Hapsburgs
      When the Protestants gain control of Leipzig by negotiation
      Then Leipzig is its home power's again
