Feature: Religious struggle
  Spaces of four zones change their religion by conversion attempts. The last space of either religion in a zone never does.

  Rule: Who attempts conversions by an action

    Background:
      Given an unfortified space called here of France, adjacent to there
      And an unfortified space called there of France
      And an unfortified space called far of France
      And an unfortified space called beyond of France, adjacent to far
      And here, there, far and beyond lie in France
      And there and beyond are Protestant

    @VQ-18.1-R01 @VQ-18.1-D02
    Scenario Outline: Protestant conversions by England and the Protestant
      When <power> attempts 1 Protestant conversion in France
      And the dice show 4
      And a minor conversion flips here
      Then here becomes Protestant

      Examples:
        | power          | case             |
        | England        | vq-religion-0001 |
        | the Protestant | vq-religion-0002 |

    @VQ-18.1-R01
    Scenario Outline: not by others
      When <power> attempts 1 Protestant conversion in France
      Then it is refused by VQ-18.1-R01

      Examples:
        | power       | case             |
        | Spain       | vq-religion-0003 |
        | France      | vq-religion-0004 |
        | the HRE     | vq-religion-0005 |
        | the Ottoman | vq-religion-0006 |

    @VQ-18.1-R02 @VQ-18.1-D03
    Scenario Outline: Catholic conversions by Spain and France
      When <power> attempts 1 Catholic conversion in France
      And the dice show 4
      And a minor conversion flips there
      Then there becomes Catholic

      Examples:
        | power  | case             |
        | Spain  | vq-religion-0007 |
        | France | vq-religion-0008 |

    @VQ-18.1-R02
    Scenario Outline: not by others either
      When <power> attempts 1 Catholic conversion in France
      Then it is refused by VQ-18.1-R02

      Examples:
        | power          | case             |
        | England        | vq-religion-0009 |
        | the Protestant | vq-religion-0010 |

    @case:vq-religion-0011 @VQ-18.1-D02
    Scenario: by an event any power
      When the HRE attempts 1 Protestant conversion in France by Calvinist Zeal
      And a 6 flips here as a base area
      Then here becomes Protestant

  Rule: Religion and control

    @case:vq-religion-0015 @VQ-18.1-D01 @VQ-2.3-D02
    Scenario: a space keeps its control when its religion changes, and a printed Protestant one needs no marker
      Given an unfortified space called here of France, adjacent to there
      And an unfortified space called there of France
      And an unfortified space called far of France
      And here, there and far lie in France
      And here is printed Protestant
      And there is Protestant
      And here is catholic by its marker
      And here is controlled by Spain
      And the Protestant is at Protestant conversions in France, with 0 major and 1 minor
      When the remaining conversions are used
      Then here becomes Protestant
      And Spain controls here

  Rule: The last space of a religion in a zone

    Background:
      Given an unfortified space called here of France, adjacent to there and yonder
      And an unfortified space called there of France, adjacent to yonder
      And an unfortified space called yonder of France
      And an unfortified space called far of Spain, adjacent to here
      And here, there and yonder lie in France
      And far lies in the Netherlands

    @case:vq-religion-0020 @VQ-18.1-R03 @VQ-18.1-S01
    Scenario: the flipping stops before it
      Given there is Protestant
      And the Protestant is at Protestant conversions in France, with 0 major and 2 minor
      When the remaining conversions are used
      And a minor conversion flips here
      Then here becomes Protestant
      And yonder stays Catholic

    @case:vq-religion-0021 @VQ-18.1-R03
    Scenario: it can't be a base area
      Given there and yonder are Protestant
      And the Protestant is at Protestant conversions in France, with 1 major and 0 minor
      When base areas are flipped
      And a 6 flips here as a base area
      Then it is refused by VQ-18.1-R03

    @case:vq-religion-0022 @VQ-18.1-R04
    Scenario: without another no attempt may be made
      Given there and yonder are Protestant
      When the Protestant attempts 1 Protestant conversion in France
      Then it is refused by VQ-18.1-R04

    @case:vq-religion-0023 @VQ-18.1-R04
    Scenario: not by an event either
      Given there and yonder are Protestant
      When the Protestant attempts 1 Protestant conversion in France by Huguenot Lent
      Then it is refused by VQ-18.1-R04

    @case:vq-religion-0024 @VQ-18.1-R04
    Scenario: nor a Catholic one where one Protestant space is left
      Given there is Protestant
      When Spain attempts 1 Catholic conversion in France
      Then it is refused by VQ-18.1-R04

    @case:vq-religion-0025 @VQ-18.1-R03
    Scenario: the last Protestant space stays, though one of another zone is next to it
      Given here, there and far are Protestant
      And France is at Catholic conversions in France, with 0 major and 2 minor
      When the remaining conversions are used
      And a minor conversion flips here
      Then here becomes Catholic
      And there stays Protestant

    @case:vq-religion-0026 @VQ-18.1-D04
    Scenario: a space in unrest is another
      Given there is Protestant
      And yonder is in unrest
      And the Protestant is at Protestant conversions in France, with 0 major and 1 minor
      When the remaining conversions are used
      And a minor conversion flips here
      Then here becomes Protestant

    @case:vq-religion-0027 @VQ-18.1-R04
    Scenario: an event for two zones may be used if one of them can be flipped
      Given an unfortified space called beyond of Spain, adjacent to far
      And an unfortified space called home of Spain
      And beyond and home lie in the Netherlands
      And there, yonder and far are Protestant
      When the Protestant attempts 1 Protestant conversion in France and the Netherlands by Calvinist Zeal
      And a 6 flips beyond as a base area
      Then beyond becomes Protestant
      And here stays Catholic

  # Preach Sermon

  Rule: Preach Sermon

    Background:
      Given an unfortified space called here of France, adjacent to there and beyond
      And an unfortified space called there of France
      And an unfortified space called yonder of France
      And an unfortified space called beyond of France
      And an unfortified space called home of England, adjacent to court
      And an unfortified space called court of England
      And an unfortified space called haven of England
      And here, there, yonder and beyond lie in France
      And home, court and haven lie in England
      And there, home and haven are Protestant

    @case:vq-religion-0030 @VQ-18.2-P01 @VQ-18.2-E02
    Scenario: by the Protestant in France
      Given it is the impulse of the Protestant, with 3 CP
      When a sermon is preached in France
      And the dice show 2, 2, 3, 3, 4
      Then here becomes Protestant
      And the Protestant has 1 CP left

    @case:vq-religion-0031 @VQ-18.2-E01
    Scenario: by Spain in England
      Given it is the impulse of Spain, with 2 CP
      When a sermon is preached in England
      And the dice show 2, 2, 3, 3, 4
      Then home becomes Catholic
      And Spain has 0 CP left

    @VQ-18.2-P01
    Scenario Outline: no sermon by others
      Given it is the impulse of <power>, with 3 CP
      When a sermon is preached in France
      Then it is refused by VQ-18.2-P01

      Examples:
        | power   | case             |
        | England | vq-religion-0032 |
        | France  | vq-religion-0033 |
        | the HRE | vq-religion-0034 |

    @case:vq-religion-0035 @VQ-18.2-P01
    Scenario: not for 1 CP
      Given it is the impulse of Spain, with 1 CP
      When a sermon is preached in England
      Then it is refused by VQ-18.2-P01

    @case:vq-religion-0036 @VQ-18.2-E01
    Scenario: not by Spain in France
      Given it is the impulse of Spain, with 2 CP
      When a sermon is preached in France
      Then it is refused by VQ-18.2-E01

    @case:vq-religion-0037 @VQ-18.2-E02
    Scenario: not by the Protestant in England
      Given it is the impulse of the Protestant, with 2 CP
      When a sermon is preached in England
      Then it is refused by VQ-18.2-E02

    @case:vq-religion-0038 @VQ-18.2-R01
    Scenario: not in two zones
      Given it is the impulse of the Protestant, with 2 CP
      When a sermon is preached in France and Scotland
      Then it is refused by VQ-18.2-R01

    @VQ-18.2-E02
    Scenario Outline: by the Protestant in the Netherlands and in Scotland
      Given it is the impulse of the Protestant, with 2 CP
      And an unfortified space called far of Spain, adjacent to refuge
      And an unfortified space called refuge of Spain
      And far and refuge lie in <zone>
      When a sermon is preached in <zone>
      And the dice show 2, 2, 3, 3, 4
      Then far stays Catholic
      And the Protestant has 0 CP left

      Examples:
        | zone            | case             |
        | the Netherlands | vq-religion-0039 |
        | Scotland        | vq-religion-0040 |

  # Suppress Heresy

  Rule: Suppress Heresy

    Background:
      Given an unfortified space called here of France, adjacent to there
      And an unfortified space called there of France
      And an unfortified space called yonder of France
      And an unfortified space called home of England, adjacent to court
      And an unfortified space called court of England
      And an unfortified space called haven of England
      And an unfortified space called far of Spain, adjacent to refuge
      And an unfortified space called refuge of Spain
      And an unfortified space called beyond of Spain
      And here, there and yonder lie in France
      And home, court and haven lie in England
      And far, refuge and beyond lie in the Netherlands
      And here, yonder, court, far and beyond are Protestant

    @case:vq-religion-0050 @VQ-18.3-P01 @VQ-18.3-E01
    Scenario: by Spain in the Netherlands
      Given it is the impulse of Spain, with 3 CP
      When heresy is suppressed in the Netherlands
      And the dice show 2, 2, 3, 3, 4
      Then far becomes Catholic
      And Spain has 1 CP left

    @case:vq-religion-0051 @VQ-18.3-E02
    Scenario: by England in England, for the Protestants
      Given it is the impulse of England, with 2 CP
      When heresy is suppressed in England
      And the dice show 2, 2, 3, 3, 4
      Then home becomes Protestant

    @case:vq-religion-0052 @VQ-18.3-E03
    Scenario: by France in France
      Given it is the impulse of France, with 2 CP
      When heresy is suppressed in France
      And the dice show 2, 2, 3, 3, 4
      Then here becomes Catholic

    @case:vq-religion-0053 @VQ-18.3-E03
    Scenario: or in Scotland
      Given it is the impulse of France, with 2 CP
      And an unfortified space called sea of Scotland
      And an unfortified space called ocean of Scotland
      And sea and ocean lie in Scotland
      And sea and ocean are Protestant
      When heresy is suppressed in Scotland
      And the dice show 2, 2, 3, 3, 4
      Then sea and ocean stay Protestant
      And France has 0 CP left

    @VQ-18.3-P01
    Scenario Outline: no heresy is suppressed by others
      Given it is the impulse of <power>, with 3 CP
      When heresy is suppressed in France
      Then it is refused by VQ-18.3-P01

      Examples:
        | power          | case             |
        | the Protestant | vq-religion-0054 |
        | the HRE        | vq-religion-0055 |
        | the Ottoman    | vq-religion-0056 |

    @case:vq-religion-0057 @VQ-18.3-P01
    Scenario: nor for 1 CP
      Given it is the impulse of France, with 1 CP
      When heresy is suppressed in France
      Then it is refused by VQ-18.3-P01

    @case:vq-religion-0058 @VQ-18.3-E01
    Scenario: nor by Spain in France
      Given it is the impulse of Spain, with 2 CP
      When heresy is suppressed in France
      Then it is refused by VQ-18.3-E01

    @case:vq-religion-0059 @VQ-18.3-E02
    Scenario: not by England in Scotland
      Given it is the impulse of England, with 2 CP
      When heresy is suppressed in Scotland
      Then it is refused by VQ-18.3-E02

    @case:vq-religion-0060 @VQ-18.3-E03
    Scenario: not by France in the Netherlands
      Given it is the impulse of France, with 2 CP
      When heresy is suppressed in the Netherlands
      Then it is refused by VQ-18.3-E03

    @case:vq-religion-0061 @VQ-18.3-R01
    Scenario: not by France in both zones
      Given it is the impulse of France, with 2 CP
      When heresy is suppressed in France and Scotland
      Then it is refused by VQ-18.3-R01
