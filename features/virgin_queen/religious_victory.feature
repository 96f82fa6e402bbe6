Feature: Religious victories
  The Protestant wins with 50 Protestant spaces in the religious struggle zones, France or Spain if there are 9 or fewer.

  Rule: The Protestant

    Background:
      Given it is the impulse of England, with 0 CP
      And 30 spaces of France are Protestant
      And 15 spaces of the Netherlands are Protestant

    @case:vq-religious-victory-0001 @VQ-25.1-V02
    Scenario: wins with 50
      Given 5 spaces of England are Protestant
      When a religious victory is judged
      Then the Protestant wins a religious victory

    @case:vq-religious-victory-0002 @VQ-25.1-V02
    Scenario: not with 49
      Given 4 spaces of England are Protestant
      And 3 spaces of Scotland are Catholic
      When a religious victory is judged
      Then nobody has won

    @case:vq-religious-victory-0003 @VQ-25.1-R03
    Scenario: one in unrest isn't counted
      Given 4 spaces of England are Protestant
      And 1 more Protestant spaces of England are in unrest
      When a religious victory is judged
      Then nobody has won

  Rule: Spain or France

    Background:
      Given it is the impulse of England, with 0 CP
      And 20 spaces of France are Catholic

    @case:vq-religious-victory-0010 @VQ-25.1-V03 @VQ-25.1-V04
    Scenario: with 9 France wins if 3 are in France and Scotland
      Given 6 spaces of England are Protestant
      And 2 spaces of France are Protestant
      And 1 spaces of Scotland are Protestant
      When a religious victory is judged
      Then France wins a religious victory

    @case:vq-religious-victory-0011 @VQ-25.1-V05
    Scenario: else Spain
      Given 5 spaces of England are Protestant
      And 4 spaces of France are Protestant
      When a religious victory is judged
      Then Spain wins a religious victory

    @case:vq-religious-victory-0012 @VQ-25.1-V05
    Scenario: 2 in France and 2 in Scotland
      Given 5 spaces of England are Protestant
      And 2 spaces of France are Protestant
      And 2 spaces of Scotland are Protestant
      When a religious victory is judged
      Then by the reading together of VQ-Q55
      And Spain wins a religious victory
      And by the reading in_each of VQ-Q55
      And France wins a religious victory

    @VQ-25.1-V03
    Scenario Outline: each of the two by itself
      Given <england> spaces of England are Protestant
      And <france> spaces of France are Protestant
      And <scotland> spaces of Scotland are Protestant
      And VQ-Q55 is read as in_each
      When a religious victory is judged
      Then <winner> wins a religious victory

      Examples:
        | england | france | scotland | winner | case                       |
        | 3       | 3      | 3        | France | vq-religious-victory-0015 |
        | 3       | 4      | 2        | Spain  | vq-religious-victory-0016 |
        | 3       | 2      | 4        | Spain  | vq-religious-victory-0017 |

    @case:vq-religious-victory-0013 @VQ-25.1-V03
    Scenario: not with 10
      Given 10 spaces of England are Protestant
      When a religious victory is judged
      Then nobody has won

    @case:vq-religious-victory-0014 @VQ-25.1-R03
    Scenario: with 10 of which one is in unrest
      Given 9 spaces of England are Protestant
      And 1 more Protestant spaces of England are in unrest
      When a religious victory is judged
      Then France wins a religious victory

  Rule: In the Action Phase only

    @case:vq-religious-victory-0020 @VQ-25.1-T01
    Scenario: not outside of it
      Given 2 spaces of England are Protestant
      When a religious victory is judged
      Then nobody has won

  Rule: During conversion attempts

    Background:
      Given an unfortified space called here of England, adjacent to there and yonder
      And an unfortified space called there of England
      And an unfortified space called yonder of England
      And here, there and yonder lie in England
      And there is Protestant
      And 30 spaces of France are Protestant
      And 15 spaces of the Netherlands are Protestant
      And 3 spaces of England are Protestant
      And it is the impulse of England, with 2 CP

    @case:vq-religious-victory-0030 @VQ-25.1-V02
    Scenario: the fiftieth space, and its unrest
      When England attempts 2 Protestant conversions in England
      And the dice show 1, 4
      Then by the reading at_once of VQ-Q351
      And the Protestant wins a religious victory
      And by the reading after_the_attempts of VQ-Q351
      And nobody has won
      And here is then in unrest

  Rule: During Catholic conversion attempts

    @case:vq-religious-victory-0031 @VQ-25.1-V05
    Scenario: the ninth space, of 50 in the zones
      Given it is the impulse of Spain, with 2 CP
      And an unfortified space called here of Spain, adjacent to there
      And an unfortified space called there of Spain
      And here and there lie in the Netherlands
      And here is Protestant
      And 4 spaces of the Netherlands are Protestant
      And 5 spaces of France are Protestant
      And 39 spaces of England are Catholic
      When heresy is suppressed in the Netherlands
      And the dice show 1, 2, 2, 2, 4
      Then Spain wins a religious victory
      And here is no longer in unrest

  Rule: When unrest comes or goes

    Background:
      Given it is the impulse of the Protestant, with 2 CP
      And an unfortified space called here of France
      And here lies in France
      And here is Protestant
      And here is controlled by the Protestant

    @case:vq-religious-victory-0040 @VQ-25.1-V02 @VQ-25.1-R03
    Scenario: the fiftieth space is taken out of unrest
      Given 30 spaces of France are Protestant
      And 19 spaces of the Netherlands are Protestant
      And here is in unrest
      And here holds 1 regular of the Huguenots
      When the unrest in here is removed
      Then the Protestant wins a religious victory

    @case:vq-religious-victory-0041 @VQ-12.4-P03
    Scenario: a Catholic space taken out of unrest isn't one of them
      Given 30 spaces of France are Protestant
      And 18 spaces of the Netherlands are Protestant
      And an unfortified space called there of France
      And there lies in France
      And there is controlled by the Protestant
      And there is in unrest
      And there holds 1 regular of the Huguenots
      When the unrest in there is removed
      Then nobody has won
      And there is no longer in unrest

    @case:vq-religious-victory-0042 @VQ-25.1-V03 @VQ-25.1-R03
    Scenario: the tenth space falls into unrest
      Given 5 spaces of the Netherlands are Protestant
      And 4 spaces of France are Protestant
      And 40 spaces of England are Catholic
      When City State Rebels places unrest in here
      Then Spain wins a religious victory

    @case:vq-religious-victory-0043 @VQ-25.1-V03 @VQ-25.1-R03
    Scenario: the eleventh does
      Given 6 spaces of the Netherlands are Protestant
      And 4 spaces of France are Protestant
      And 40 spaces of England are Catholic
      When City State Rebels places unrest in here
      Then nobody has won
      And here is then in unrest
