Feature: Catholic conversion attempts
  All Catholic conversion attempts of one action or event are carried out together, by a procedure of their own.

  # Step 1 to 3

  Rule: The dice

    Background:
      Given an unfortified space called here of England, adjacent to there
      And an unfortified space called there of England
      And an unfortified space called far of England
      And here, there and far lie in England
      And here and far are Protestant

    @VQ-18.5-S11 @VQ-18.5-S12
    Scenario Outline: what they are
      When the dice of 4 Catholic conversions of Spain in England are rolled
      And the dice show <dice>
      Then <left> left
      And <taken> taken

      Examples:
        | dice       | left                                | taken                 | case             |
        | 2, 2, 3, 3 | 0 major and 0 minor conversions are | no unrest markers are | vq-reaction-0001 |
        | 2, 4, 5, 5 | 0 major and 3 minor conversions are | no unrest markers are | vq-reaction-0002 |
        | 6, 6, 5, 3 | 2 major and 1 minor conversion is   | no unrest markers are | vq-reaction-0003 |

    @case:vq-reaction-0004 @VQ-18.5-S13
    Scenario: one marker, however many 1s there are
      When the dice of 4 Catholic conversions of Spain in England are rolled
      And the dice show 1, 1, 1, 6
      Then 1 major and 0 minor conversions are left
      And 1 unrest marker is taken

    @VQ-18.5-X03
    Scenario Outline: a first die that is set to 6
      When the dice of 3 Catholic conversions of Spain in England are rolled by <event>
      And the dice show 2, 5
      Then 1 major and 1 minor conversion is left

      Examples:
        | event                     | case             |
        | Council of Troubles       | vq-reaction-0010 |
        | Index of Prohibited Books | vq-reaction-0011 |
        | Tridentine Catechism      | vq-reaction-0012 |
        | English Recusants         | vq-reaction-0013 |

    @case:vq-reaction-0014 @VQ-18.5-S11
    Scenario: an event that the procedure does not name sets none
      When the dice of 3 Catholic conversions of Spain in England are rolled by Elisabeth of Austria
      And the dice show 2, 2, 5
      Then 0 major and 1 minor conversion is left

    @case:vq-reaction-0017 @VQ-18.5-X03 @VQ-18.1-P02
    Scenario: the whole of an event, by a power that can't do it by an action
      When England attempts 2 Catholic conversions in England by English Recusants
      And the dice show 3
      And a 6 flips here as a base area
      Then here becomes Catholic
      And far stays Protestant

    @case:vq-reaction-0015 @VQ-18.5-P06
    Scenario: a 6 that becomes a 5 cancels the marker
      Given Spain is at Catholic conversions in England, with 2 major and 0 minor and 1 unrest
      When unrest may be cancelled
      And a 6 is changed into a 5
      Then 1 major and 1 minor conversion is left
      And no unrest markers are taken

    @case:vq-reaction-0016 @VQ-18.5-P06
    Scenario: without a 6 it can't be
      Given Spain is at Catholic conversions in England, with 0 major and 1 minor and 1 unrest
      When unrest may be cancelled
      Then 0 major and 1 minor conversion is left
      And 1 unrest marker is taken

  # Step 4

  Rule: A base area satisfies all three conditions

    Background:
      Given an unfortified space called here of England, adjacent to there and yonder
      And an unfortified space called there of England
      And an unfortified space called yonder of England
      And an unfortified space called beyond of Spain, adjacent to here
      And an unfortified space called far of England
      And here, there, yonder and far lie in England
      And beyond lies in the Netherlands
      And here, yonder, beyond and far are Protestant
      And Spain is at Catholic conversions in England, with 2 major and 0 minor

    @case:vq-reaction-0020 @VQ-18.5-P08 @VQ-18.5-S15 @VQ-18.5-R10
    Scenario: one 6 flips it, the other is kept
      When base areas are flipped
      And a 6 flips here as a base area
      Then here becomes Catholic
      And 1 major and 0 minor conversions are left

    @case:vq-reaction-0021 @VQ-18.5-P07
    Scenario: both are kept
      When base areas are flipped
      And the 6s are kept
      Then 2 major and 0 minor conversions are left

    @case:vq-reaction-0022 @VQ-18.5-R15
    Scenario: not with a Protestant unit in it
      Given here holds 1 regular of England
      When base areas are flipped
      And a 6 flips here as a base area
      Then it is refused by VQ-18.5-R15

    @case:vq-reaction-0023 @VQ-18.5-R15
    Scenario: a Jesuit doesn't bar it, nor do Catholic units and mercenaries
      Given a Jesuit is in here
      And here holds 2 regulars of Spain and 1 mercenary of England
      When base areas are flipped
      And a 6 flips here as a base area
      Then here becomes Catholic

    @case:vq-reaction-0024 @VQ-18.5-R14
    Scenario: no chain of base areas
      When base areas are flipped
      And a 6 flips here as a base area
      And a 6 flips yonder as a base area
      Then it is refused by VQ-18.5-R14

    @case:vq-reaction-0025 @VQ-18.5-R13
    Scenario: not from a space that was in unrest
      Given there was in unrest when the conversions began
      When base areas are flipped
      And a 6 flips here as a base area
      Then it is refused by VQ-18.5-R13

    @case:vq-reaction-0026 @VQ-18.5-R12
    Scenario: not where no Catholic space is next to it
      When base areas are flipped
      And a 6 flips yonder as a base area
      Then it is refused by VQ-18.5-R12

    @case:vq-reaction-0027 @VQ-18.5-R11
    Scenario: not outside the target
      When base areas are flipped
      And a 6 flips beyond as a base area
      Then it is refused by VQ-18.5-R11

  # Step 5

  Rule: The remaining conversions

    Background:
      Given an unfortified space called here of England, adjacent to there and yonder
      And an unfortified space called there of England
      And an unfortified space called yonder of England
      And an unfortified space called far of England
      And here, there, yonder and far lie in England
      And here, yonder and far are Protestant

    @case:vq-reaction-0030 @VQ-18.5-R17 @VQ-18.5-S17
    Scenario: a kept 6 flips a space with Protestant units
      Given here holds 2 regulars of England
      And Spain is at Catholic conversions in England, with 1 major and 0 minor
      When the remaining conversions are used
      Then here becomes Catholic
      And here then holds 2 regulars of England

    @case:vq-reaction-0031 @VQ-18.5-R16 @VQ-18.5-S16
    Scenario: a minor conversion doesn't
      Given here holds 2 regulars of England
      And Spain is at Catholic conversions in England, with 0 major and 1 minor
      When the remaining conversions are used
      Then here stays Protestant

    @case:vq-reaction-0032 @VQ-18.5-R14
    Scenario: no chain within the step
      Given Spain is at Catholic conversions in England, with 0 major and 2 minor
      When the remaining conversions are used
      Then here becomes Catholic
      And yonder stays Protestant

    @case:vq-reaction-0033 @VQ-18.5-R12
    Scenario: a port of a Catholic space abroad will do
      Given an unfortified space called home of England, adjacent to sea
      And an unfortified space called court of Spain, adjacent to sea
      And a sea zone called sea
      And home lies in England
      And home is Protestant
      And Spain is at Catholic conversions in England, with 0 major and 1 minor
      When the remaining conversions are used
      And a minor conversion flips home
      Then home becomes Catholic

  # Step 6

  Rule: Unrest is placed on a converted space

    Background:
      Given an unfortified space called here of England, adjacent to there
      And an unfortified space called there of England, adjacent to beyond
      And an unfortified space called beyond of England
      And an unfortified space called far of England
      And here, there, beyond and far lie in England
      And here, beyond and far are Protestant

    @case:vq-reaction-0040 @VQ-18.5-S18 @VQ-18.5-R18
    Scenario: the power chooses it
      When Spain attempts 3 Catholic conversions in England
      And the dice show 1, 4, 5
      And a minor conversion flips here
      And the unrest goes to beyond
      Then here and beyond become Catholic
      And beyond is then in unrest
      And here is no longer in unrest

    @case:vq-reaction-0041 @VQ-18.5-R18
    Scenario: not one that was Catholic before
      When Spain attempts 3 Catholic conversions in England
      And the dice show 1, 4, 5
      And a minor conversion flips here
      And the unrest goes to there
      Then it is refused by VQ-18.5-R18

    @case:vq-reaction-0042 @VQ-18.5-E02
    Scenario: without a converted space the marker is ignored
      When Spain attempts 2 Catholic conversions in England
      And the dice show 1, 3
      Then the conversions are over

    @case:vq-reaction-0043 @VQ-18.5-P10
    Scenario: on one that is in unrest already, where it changes nothing
      Given here is in unrest
      When Spain attempts 3 Catholic conversions in England
      And the dice show 1, 4, 4
      And a minor conversion flips here
      And the unrest goes to here
      Then here and beyond become Catholic
      And here is then in unrest
      And beyond is no longer in unrest

  # Units and religion

  Rule: Which units bar a conversion

    Background:
      Given an unfortified space called here of England, adjacent to there
      And an unfortified space called there of England
      And an unfortified space called far of England
      And an unfortified space called yonder of England, adjacent to far
      And here, there, far and yonder lie in England

    @VQ-18.5-R15
    Scenario Outline: Protestant units
      Given here, far and yonder are Protestant
      And here holds <what>
      And Spain is at Catholic conversions in England, with 1 major and 0 minor
      When base areas are flipped
      And a 6 flips here as a base area
      Then it is refused by VQ-18.5-R15

      Examples:
        | what                       | case             |
        | 1 regular of England       | vq-reaction-0050 |
        | 1 regular of the Dutch     | vq-reaction-0051 |
        | 1 regular of the Huguenots | vq-reaction-0052 |
        | 1 regular of Scotland      | vq-reaction-0053 |

    @VQ-18.5-R06
    Scenario Outline: Catholic units
      Given there is Protestant
      And here holds <what>
      And the Protestant is at Protestant conversions in England, with 1 major and 0 minor
      When base areas are flipped
      And a 6 flips here as a base area
      Then it is refused by VQ-18.5-R06

      Examples:
        | what                  | case             |
        | 1 regular of Spain    | vq-reaction-0060 |
        | 1 knight of Spain     | vq-reaction-0061 |
        | 1 regular of France   | vq-reaction-0062 |
        | 1 regular of Ireland  | vq-reaction-0063 |
        | 1 regular of Portugal | vq-reaction-0064 |
        | 1 regular of Venice   | vq-reaction-0065 |
        | 1 walloon of Spain    | vq-reaction-0066 |

    @VQ-18.5-R06
    Scenario Outline: units of neither religion
      Given there is Protestant
      And here holds <what>
      And the Protestant is at Protestant conversions in England, with 1 major and 0 minor
      When base areas are flipped
      And a 6 flips here as a base area
      Then here becomes Protestant

      Examples:
        | what                     | case             |
        | 1 regular of the Ottoman | vq-reaction-0070 |
        | 1 cavalry of the Ottoman | vq-reaction-0071 |
        | 1 regular of the HRE     | vq-reaction-0072 |
        | 2 mercenary of Spain     | vq-reaction-0073 |

    @VQ-18.5-R06
    Scenario Outline: naval units
      Given there is Protestant
      And a sea zone called sea, adjacent to here
      And here harbours <what>
      And the Protestant is at Protestant conversions in England, with 1 major and 0 minor
      When base areas are flipped
      And a 6 flips here as a base area
      Then it is refused by VQ-18.5-R06

      Examples:
        | what               | case             |
        | 1 galley of France | vq-reaction-0074 |
        | 1 galleon of Spain | vq-reaction-0080 |

    @VQ-18.5-R15
    Scenario Outline: Protestant naval units
      Given here, far and yonder are Protestant
      And a sea zone called sea, adjacent to here
      And here harbours <what>
      And Spain is at Catholic conversions in England, with 1 major and 0 minor
      When base areas are flipped
      And a 6 flips here as a base area
      Then it is refused by VQ-18.5-R15

      Examples:
        | what                            | case             |
        | 1 galleon of England            | vq-reaction-0081 |
        | 1 race-built galleon of England | vq-reaction-0082 |
        | 1 galleon of the Dutch          | vq-reaction-0083 |
        | 1 galleon of the Huguenots      | vq-reaction-0084 |

    @VQ-18.5-D12
    Scenario Outline: naval units of neither religion
      Given there is Protestant
      And a sea zone called sea, adjacent to here
      And here harbours <what>
      And the Protestant is at Protestant conversions in England, with 1 major and 0 minor
      When base areas are flipped
      And a 6 flips here as a base area
      Then here becomes Protestant

      Examples:
        | what                     | case             |
        | 1 corsair of the Ottoman | vq-reaction-0075 |

    @case:vq-reaction-0076 @VQ-18.5-R06
    Scenario: besieged units are in the space
      Given there is Protestant
      And a fortress was built in here
      And France and England are at war
      And here holds 2 regulars of England
      And 1 regular of France is besieged in here by England
      And the Protestant is at Protestant conversions in England, with 1 major and 0 minor
      When base areas are flipped
      And a 6 flips here as a base area
      Then it is refused by VQ-18.5-R06

    @case:vq-reaction-0077 @VQ-18.5-R15
    Scenario: units of a minor power whose ally is of the other religion
      Given here, far and yonder are Protestant
      And Scotland is an active minor power of France
      And here holds 1 regular of Scotland
      And Spain is at Catholic conversions in England, with 0 major and 1 minor
      When the remaining conversions are used
      Then by the reading by_nation of VQ-Q03
      And here stays Protestant
      And by the reading as_the_ally of VQ-Q03
      And here becomes Catholic

    @case:vq-reaction-0078 @VQ-18.5-R15
    Scenario: and of a minor power of the Protestant
      Given here, far and yonder are Protestant
      And Portugal is an active minor power of the Protestant
      And here holds 1 regular of Portugal
      And Spain is at Catholic conversions in England, with 0 major and 1 minor
      When the remaining conversions are used
      Then by the reading by_nation of VQ-Q03
      And here becomes Catholic
      And by the reading as_the_ally of VQ-Q03
      And here stays Protestant

    @case:vq-reaction-0079 @VQ-18.5-R06
    Scenario: Papal units
      Given there is Protestant
      And here holds 1 regular of the Papacy
      And the Protestant is at Protestant conversions in England, with 0 major and 1 minor
      When the remaining conversions are used
      Then by the reading none_not_listed of VQ-Q91
      And here becomes Protestant
      And by the reading papal_units_catholic of VQ-Q91
      And here stays Catholic
