Feature: Protestant conversion attempts
  All Protestant conversion attempts of one action or event are carried out together: dice, misses, unrest, major
  conversions that flip a base area or are kept, and the remaining conversions.

  # The worked example of 18.5: Huguenot Lent. The rulebook names the spaces; what is next to Orleans is "here"

  Rule: Huguenot Lent

    Background:
      Given it is the impulse of the Protestant, with 0 CP
      And a fortress called Orleans of France, split with the Huguenots, adjacent to here, Paris, Bourges and Dijon
      And a key called Paris of France
      And an unfortified space called Bourges of France
      And an unfortified space called Dijon of France
      And an unfortified space called here of France
      And an unfortified space called far of France
      And Orleans, Paris, Bourges, Dijon, here and far lie in France
      And here is Protestant
      And Paris holds 1 regular of France

    @case:vq-conversion-0001 @VQ-18.5-X01 @VQ-18.5-S01 @VQ-18.5-S04 @VQ-18.5-S05 @VQ-18.5-S07 @VQ-18.5-R09
    Scenario: Orleans as a base area, then Paris, Bourges and Dijon, with unrest in Paris
      When the Protestant attempts 8 Protestant conversions in France by Huguenot Lent
      And the dice show 1, 1, 2, 3, 4, 5 and 6
      And no 6 is changed into a 5
      And a 6 flips Orleans as a base area
      And the 6s are kept
      And a kept 6 flips Paris
      And a minor conversion flips Bourges
      And a minor conversion flips Dijon
      And the unrest goes to Paris
      Then Orleans, Paris, Bourges and Dijon become Protestant
      And Paris is then in unrest
      And far stays Catholic

    @case:vq-conversion-0002 @VQ-18.5-X01 @VQ-18.5-S04 @VQ-18.5-S05
    Scenario: steps 1 to 4, two 6s, two minor conversions and one marker for two 1s
      When the dice of 8 Protestant conversions of the Protestant in France are rolled by Huguenot Lent
      And the dice show 1, 1, 2, 3, 4, 5 and 6
      Then 2 major and 2 minor conversions are left
      And 1 unrest marker is taken

    @case:vq-conversion-0003 @VQ-18.5-P03 @VQ-18.5-R01
    Scenario: step 5, Orleans is the base area
      Given the Protestant is at Protestant conversions in France, with 2 major and 2 minor and 1 unrest
      When base areas are flipped
      And a 6 flips Orleans as a base area
      Then Orleans becomes Protestant
      And 1 major and 2 minor conversions are left

    @case:vq-conversion-0004 @VQ-18.5-R03
    Scenario: step 5, nothing but Orleans is next to a Protestant space
      Given the Protestant is at Protestant conversions in France, with 1 major and 1 minor
      When base areas are flipped
      And a 6 flips Bourges as a base area
      Then it is refused by VQ-18.5-R03

  # Step 1

  Rule: A die is rolled for each attempt

    Background:
      Given an unfortified space called here of France, adjacent to there
      And an unfortified space called there of France
      And an unfortified space called far of France
      And here, there and far lie in France
      And there is Protestant

    @VQ-18.5-S01
    Scenario Outline: what the dice are
      When the dice of 4 Protestant conversions of the Protestant in France are rolled
      And the dice show <dice>
      Then <left> left
      And <taken> taken

      Examples:
        | dice         | left                                | taken                 | case               |
        | 2, 2, 3, 3   | 0 major and 0 minor conversions are | no unrest markers are | vq-conversion-0011 |
        | 4, 4, 5, 5   | 0 major and 4 minor conversions are | no unrest markers are | vq-conversion-0012 |
        | 6, 6, 5, 2   | 2 major and 1 minor conversion is   | no unrest markers are | vq-conversion-0013 |
        | 1, 1, 1, 6   | 1 major and 0 minor conversions are | 1 unrest marker is    | vq-conversion-0014 |

    @VQ-18.5-X01
    Scenario Outline: a first die that is set to 6
      When the dice of 3 Protestant conversions of the Protestant in France are rolled by <event>
      And the dice show <dice>
      Then <left> left

      Examples:
        | event              | dice    | left                                | case               |
        | Calvinist Zeal     | 2, 4    | 1 major and 1 minor conversion is   | vq-conversion-0020 |
        | Belgic Confession  | 2, 2    | 1 major and 0 minor conversions are | vq-conversion-0021 |
        | Huguenot Lent      | 2, 2    | 1 major and 0 minor conversions are | vq-conversion-0022 |

    @VQ-18.5-S01
    Scenario Outline: one that isn't
      When the dice of 3 Protestant conversions of the Protestant in France are rolled by <event>
      And the dice show <dice>
      Then <left> left

      Examples:
        | event               | dice    | left                              | case               |
        | Iconoclastic Fury   | 2, 2, 4 | 0 major and 1 minor conversion is | vq-conversion-0023 |
        | Earl of Arran       | 2, 2, 4 | 0 major and 1 minor conversion is | vq-conversion-0024 |

  # Steps 2 to 4

  Rule: Two events modify the dice

    Background:
      Given an unfortified space called here of France, adjacent to there
      And an unfortified space called there of France
      And an unfortified space called far of France
      And here, there and far lie in the Netherlands
      And there is Protestant

    @case:vq-conversion-0030 @VQ-18.5-S02
    Scenario: by Belgic Confession each 3 becomes a 4
      When the dice of 4 Protestant conversions of the Protestant in the Netherlands are rolled by Belgic Confession
      And the dice show 3, 3, 5
      Then 1 major and 3 minor conversions are left

    @case:vq-conversion-0031 @VQ-18.5-S03
    Scenario: by Iconoclastic Fury each 5 becomes a 6
      When the dice of 4 Protestant conversions of the Protestant in the Netherlands are rolled by Iconoclastic Fury
      And the dice show 3, 4, 5, 5
      Then 2 major and 1 minor conversion is left

    @case:vq-conversion-0032 @VQ-18.5-X02
    Scenario: by Iconoclastic Fury each 1 brings a marker
      When the dice of 4 Protestant conversions of the Protestant in the Netherlands are rolled by Iconoclastic Fury
      And the dice show 1, 1, 1, 6
      Then 3 unrest markers are taken

  Rule: A 6 that becomes a 5 cancels an unrest marker

    Background:
      Given an unfortified space called here of France, adjacent to there
      And an unfortified space called there of France
      And here and there lie in France

    @case:vq-conversion-0040 @VQ-18.5-P01
    Scenario: the marker is cancelled
      Given the Protestant is at Protestant conversions in France, with 2 major and 1 minor and 1 unrest
      When unrest may be cancelled
      And a 6 is changed into a 5
      Then 1 major and 2 minor conversions are left
      And no unrest markers are taken

    @case:vq-conversion-0041 @VQ-18.5-P01
    Scenario: or it is not
      Given the Protestant is at Protestant conversions in France, with 2 major and 1 minor and 1 unrest
      When unrest may be cancelled
      And no 6 is changed into a 5
      Then 2 major and 1 minor conversion is left
      And 1 unrest marker is taken

    @case:vq-conversion-0042 @VQ-18.5-P01
    Scenario: without a 6 it can't be
      Given the Protestant is at Protestant conversions in France, with 0 major and 1 minor and 1 unrest
      When unrest may be cancelled
      Then 1 unrest marker is taken
      And 0 major and 1 minor conversion is left

    @case:vq-conversion-0043 @VQ-18.5-P01
    Scenario: several markers, each with a 6
      Given the Protestant is at Protestant conversions in France, with 2 major and 0 minor and 3 unrest
      When unrest may be cancelled
      And a 6 is changed into a 5
      And a 6 is changed into a 5
      Then by the reading one_six_per_marker of VQ-Q53
      And 0 major and 2 minor conversions are left
      And 1 unrest marker is taken
      And by the reading one_marker_only of VQ-Q53
      And 1 major and 1 minor conversion is left
      And 2 unrest markers are taken

  # Step 5

  Rule: A base area satisfies all three conditions

    Background:
      Given an unfortified space called here of France, adjacent to there and yonder
      And an unfortified space called there of France
      And an unfortified space called yonder of France, adjacent to beyond
      And an unfortified space called beyond of France
      And an unfortified space called far of France
      And here, there, yonder, beyond and far lie in France
      And there is Protestant
      And the Protestant is at Protestant conversions in France, with 2 major and 0 minor

    @case:vq-conversion-0050 @VQ-18.5-P03 @VQ-18.5-S07
    Scenario: one 6 flips it, the other is kept
      When base areas are flipped
      And a 6 flips here as a base area
      Then here becomes Protestant
      And 1 major and 0 minor conversions are left

    @case:vq-conversion-0051 @VQ-18.5-P02
    Scenario: both are kept
      When base areas are flipped
      And the 6s are kept
      Then 2 major and 0 minor conversions are left
      And here stays Catholic

    @case:vq-conversion-0052 @VQ-18.5-R06
    Scenario: not with a Catholic unit in it
      Given here holds 1 regular of France
      When base areas are flipped
      And a 6 flips here as a base area
      Then it is refused by VQ-18.5-R06

    @case:vq-conversion-0053 @VQ-18.5-R06
    Scenario: not with a Jesuit in it
      Given here and there lie in England
      And a Jesuit is in here
      And England is at Protestant conversions in England, with 2 major
      When base areas are flipped
      And a 6 flips here as a base area
      Then it is refused by VQ-18.5-R06

    @case:vq-conversion-0054 @VQ-18.5-R06
    Scenario: mercenaries and leaders don't bar it
      Given Guise, an army leader of France, has battle 1 and command 6
      And here holds 3 mercenaries of France and Guise
      When base areas are flipped
      And a 6 flips here as a base area
      Then here becomes Protestant

    @case:vq-conversion-0055 @VQ-18.5-R05
    Scenario: no chain of base areas
      When base areas are flipped
      And a 6 flips here as a base area
      And a 6 flips yonder as a base area
      Then it is refused by VQ-18.5-R05

    @case:vq-conversion-0056 @VQ-18.5-R04
    Scenario: not from a space that was in unrest
      Given there was in unrest when the conversions began
      When base areas are flipped
      And a 6 flips here as a base area
      Then it is refused by VQ-18.5-R04

  # Condition a

  Rule: A converted space lies in the target

    Background:
      Given an unfortified space called here of France, adjacent to there and yonder
      And an unfortified space called there of France
      And an unfortified space called yonder of Spain
      And an unfortified space called far of France
      And an unfortified space called beyond of Spain
      And here, there and far lie in France
      And yonder and beyond lie in the Netherlands
      And here is Protestant

    @case:vq-conversion-0060 @VQ-18.5-R02
    Scenario: one of the target zone can be converted
      When the Protestant attempts 1 Protestant conversion in France
      And the dice show 4
      And a minor conversion flips there
      Then there becomes Protestant

    @case:vq-conversion-0061 @VQ-18.5-R02
    Scenario: one of another zone can't
      When the Protestant attempts 1 Protestant conversion in France
      And the dice show 4
      And a minor conversion flips yonder
      Then it is refused by VQ-18.5-R02

    @case:vq-conversion-0062 @VQ-18.5-R02
    Scenario: an event may name two zones
      When the Protestant attempts 1 Protestant conversion in France and the Netherlands by Calvinist Zeal
      And a 6 flips yonder as a base area
      Then yonder becomes Protestant

  # Condition b

  Rule: A converted space is next to a Protestant one

    @case:vq-conversion-0070 @VQ-18.5-R03 @VQ-2.3-D14
    Scenario: a printed Protestant space outside the zones will do
      Given an unfortified space called here of France, adjacent to there
      And an unfortified space called there
      And an unfortified space called far of France
      And here and far lie in France
      And there is printed Protestant
      When the Protestant attempts 1 Protestant conversion in France
      And the dice show 5
      Then here becomes Protestant

    @case:vq-conversion-0071 @VQ-18.5-R03 @VQ-2.3-D11
    Scenario: a Catholic one won't
      Given an unfortified space called here of France, adjacent to there
      And an unfortified space called there of Spain
      And an unfortified space called far of France
      And here and far lie in France
      When the Protestant attempts 1 Protestant conversion in France
      And the dice show 5
      Then here stays Catholic

    @case:vq-conversion-0072 @VQ-18.5-R03
    Scenario: over a pass
      Given an unfortified space called here of France, over a pass to there
      And an unfortified space called there of France
      And an unfortified space called far of France
      And here, there and far lie in France
      And there is Protestant
      When the Protestant attempts 1 Protestant conversion in France
      And the dice show 5
      Then here becomes Protestant

    @case:vq-conversion-0073 @VQ-2.5-X01
    Scenario: over an inland waterway, whoever controls its port
      Given an unfortified space called here of Spain, adjacent to sea
      And here is joined to there by an inland waterway
      And a sea zone called sea
      And a key called there of Spain
      And an unfortified space called far of Spain
      And here, there and far lie in the Netherlands
      And there is Protestant
      When the Protestant attempts 1 Protestant conversion in the Netherlands
      And the dice show 5
      Then here becomes Protestant

    @case:vq-conversion-0074 @VQ-18.5-R03
    Scenario: from port to port through one sea zone
      Given an unfortified space called here of France, adjacent to sea
      And an unfortified space called there of England, adjacent to sea
      And a sea zone called sea
      And an unfortified space called far of France
      And here and far lie in France
      And there lies in England
      And there is Protestant
      When the Protestant attempts 1 Protestant conversion in France
      And the dice show 5
      Then here becomes Protestant

    @case:vq-conversion-0075 @VQ-18.5-R03
    Scenario: not through two sea zones
      Given an unfortified space called here of France, adjacent to sea
      And an unfortified space called there of England, adjacent to ocean
      And a sea zone called sea, adjacent to ocean
      And a sea zone called ocean
      And an unfortified space called far of France
      And here and far lie in France
      And there lies in England
      And there is Protestant
      When the Protestant attempts 1 Protestant conversion in France
      And the dice show 5
      Then here stays Catholic

    @case:vq-conversion-0076 @VQ-18.5-R04
    Scenario: not from a port in unrest
      Given an unfortified space called here of France, adjacent to sea
      And an unfortified space called there of England, adjacent to sea
      And a sea zone called sea
      And an unfortified space called far of France
      And here and far lie in France
      And there lies in England
      And there is Protestant
      And there is in unrest
      When the Protestant attempts 1 Protestant conversion in France
      And the dice show 5
      Then here stays Catholic

    @case:vq-conversion-0077 @VQ-18.5-R04
    Scenario: from a port, where the adjacent space is in unrest
      Given an unfortified space called here of France, adjacent to there and sea
      And an unfortified space called there of France
      And an unfortified space called yonder of France, adjacent to sea
      And a sea zone called sea
      And an unfortified space called far of France
      And here, there, yonder and far lie in France
      And there and yonder are Protestant
      And there is in unrest
      When the Protestant attempts 1 Protestant conversion in France
      And the dice show 5
      Then by the reading port_will_do of VQ-Q149
      And here becomes Protestant
      And by the reading barred of VQ-Q149
      And here stays Catholic

    @case:vq-conversion-0079 @VQ-18.5-R04
    Scenario: from a port, where nothing is adjacent, by either reading
      Given an unfortified space called here of France, adjacent to sea
      And an unfortified space called yonder of France, adjacent to sea
      And a sea zone called sea
      And an unfortified space called far of France
      And here, yonder and far lie in France
      And yonder is Protestant
      And VQ-Q149 is read as barred
      When the Protestant attempts 1 Protestant conversion in France
      And the dice show 5
      Then here becomes Protestant

    @case:vq-conversion-0089 @VQ-18.5-R04
    Scenario: and where one of two adjacent spaces is in unrest
      Given an unfortified space called here of France, adjacent to there and yonder
      And an unfortified space called there of France
      And an unfortified space called yonder of France
      And an unfortified space called far of France
      And here, there, yonder and far lie in France
      And there and yonder are Protestant
      And there is in unrest
      And VQ-Q149 is read as barred
      When the Protestant attempts 1 Protestant conversion in France
      And the dice show 5
      Then here becomes Protestant

    @case:vq-conversion-0078 @VQ-18.5-R04
    Scenario: a space in unrest can be converted itself
      Given an unfortified space called here of France, adjacent to there
      And an unfortified space called there of France
      And an unfortified space called far of France
      And here, there and far lie in France
      And there is Protestant
      And here is in unrest
      When the Protestant attempts 1 Protestant conversion in France
      And the dice show 5
      Then here becomes Protestant

  # Step 6

  Rule: The remaining conversions

    Background:
      Given an unfortified space called here of France, adjacent to there and yonder
      And an unfortified space called there of France
      And an unfortified space called yonder of France
      And an unfortified space called far of France
      And here, there, yonder and far lie in France
      And there is Protestant

    @case:vq-conversion-0080 @VQ-18.5-R08 @VQ-18.5-S09
    Scenario: a kept 6 flips a space with Catholic units
      Given here holds 2 regulars of France
      And the Protestant is at Protestant conversions in France, with 1 major and 0 minor
      When the remaining conversions are used
      Then here becomes Protestant
      And here then holds 2 regulars of France

    @case:vq-conversion-0081 @VQ-18.5-R08
    Scenario: and one with a Jesuit
      Given here, there, yonder and far lie in England
      And a Jesuit is in here
      And England is at Protestant conversions in England, with 1 major and 0 minor
      When the remaining conversions are used
      Then here becomes Protestant

    @case:vq-conversion-0082 @VQ-18.5-R07 @VQ-18.5-S08
    Scenario: a minor conversion doesn't
      Given here holds 2 regulars of France
      And the Protestant is at Protestant conversions in France, with 0 major and 1 minor
      When the remaining conversions are used
      Then here stays Catholic
      And 0 major and 0 minor conversions are left

    @case:vq-conversion-0083 @VQ-18.5-R05
    Scenario: no chain within the step
      Given the Protestant is at Protestant conversions in France, with 0 major and 2 minor
      When the remaining conversions are used
      Then here becomes Protestant
      And yonder stays Catholic

    @case:vq-conversion-0084 @VQ-18.5-R05
    Scenario: but from the base area of step 5
      When the Protestant attempts 2 Protestant conversions in France
      And the dice show 6, 4
      And a 6 flips here as a base area
      And a minor conversion flips yonder
      Then here and yonder become Protestant

    @case:vq-conversion-0085 @VQ-18.5-R08
    Scenario: a kept 6 isn't for a space that no Protestant one is next to
      Given far holds 1 regular of France
      And the Protestant is at Protestant conversions in France, with 1 major and 0 minor
      When the remaining conversions are used
      And a kept 6 flips far
      Then it is refused by VQ-18.5-R03

    @case:vq-conversion-0086 @VQ-18.5-S08
    Scenario: a conversion that could be used
      Given the Protestant is at Protestant conversions in France, with 0 major and 1 minor
      When the remaining conversions are used
      Then by the reading must_be_used of VQ-Q350
      And here becomes Protestant
      And by the reading may_be_left of VQ-Q350
      And here stays Catholic

    @case:vq-conversion-0088 @VQ-18.5-S09
    Scenario: a kept 6 for which there is no space is lost
      Given the Protestant is at Protestant conversions in France, with 2 major and 1 minor
      And there was in unrest when the conversions began
      When the remaining conversions are used
      Then 0 major and 0 minor conversions are left
      And here stays Catholic

    @case:vq-conversion-0087 @VQ-18.1-R03
    Scenario: control stays as it is
      Given here is controlled by Spain
      And the Protestant is at Protestant conversions in France, with 0 major and 1 minor
      When the remaining conversions are used
      Then here becomes Protestant
      And Spain controls here

  # Step 7

  Rule: Unrest is placed on converted spaces

    Background:
      Given an unfortified space called here of France, adjacent to there and yonder
      And an unfortified space called there of France, adjacent to beyond
      And an unfortified space called yonder of France
      And an unfortified space called beyond of France
      And an unfortified space called far of France
      And here, there, yonder, beyond and far lie in France
      And there is Protestant

    @case:vq-conversion-0090 @VQ-18.5-S10 @VQ-18.5-R09
    Scenario: on one that the power chooses
      When the Protestant attempts 3 Protestant conversions in France
      And the dice show 1, 4, 5
      And a minor conversion flips here
      And a minor conversion flips beyond
      And the unrest goes to beyond
      Then beyond is then in unrest
      And here is no longer in unrest

    @case:vq-conversion-0091 @VQ-18.5-R09
    Scenario: not on one that was Protestant before
      When the Protestant attempts 3 Protestant conversions in France
      And the dice show 1, 4, 5
      And a minor conversion flips here
      And a minor conversion flips beyond
      And the unrest goes to there
      Then it is refused by VQ-18.5-R09

    @case:vq-conversion-0092 @VQ-18.5-E01
    Scenario: without a converted space the marker is ignored
      When the Protestant attempts 2 Protestant conversions in France
      And the dice show 1, 3
      Then the conversions are over

    @case:vq-conversion-0093 @VQ-18.5-E01 @VQ-18.5-X02
    Scenario: two converted spaces, three markers
      When the Protestant attempts 5 Protestant conversions in France by Iconoclastic Fury
      And the dice show 1, 1, 1, 4, 4
      And a minor conversion flips here
      Then here and beyond become Protestant
      And here is then in unrest
      And beyond is then in unrest

    @case:vq-conversion-0094 @VQ-18.5-P05
    Scenario: on one that is in unrest already, where it changes nothing
      Given here is in unrest
      When the Protestant attempts 3 Protestant conversions in France
      And the dice show 1, 4, 4
      And a minor conversion flips here
      And the unrest goes to here
      Then here and beyond become Protestant
      And here is then in unrest
      And beyond is no longer in unrest

    @case:vq-conversion-0095 @VQ-18.5-P01
    Scenario: none once it is cancelled
      When the Protestant attempts 2 Protestant conversions in France
      And the dice show 1, 6
      And a 6 is changed into a 5
      And a minor conversion flips here
      Then here becomes Protestant
      And here is no longer in unrest
