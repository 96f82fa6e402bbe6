Feature: Strength
  Kumis, dice, crew, animals and abilities make the strength, which brings VP or wounds.

  # Few raid spaces and quests are on these tables: the end of the game has been triggered on them before.

  Background:
    Given the end of the game has been triggered

  @ROS-strength-Z01 @ROS-strength-Z02
  Rule: The Assyrian settlement of the example gives 2 VP from 10 strength and 4 VP from 16

    Scenario Outline: VP for a strength
      Given it is the turn of Purple
      And Purple has <before> VP
      And the crew of Purple is Herdsman, Herdsman, Herdsman
      When a raid of Purple on Assyria 1 has a strength of <strength>
      Then Purple then has <vp> VP
      And Herdsman of Purple then has no wounds

      Examples:
        | strength | before | vp | case              |
        | 14       | 0      | 2  | ros-strength-0001 |
        | 16       | 0      | 4  | ros-strength-0002 |
        | 10       | 0      | 2  | ros-strength-0003 |
        | 15       | 5      | 7  | ros-strength-0004 |
        | 40       | 1      | 5  | ros-strength-0005 |

  @ROS-strength-Z03
  Rule: Below 10 strength it gives 2 wounds and no VP

    Scenario Outline: wounds for a strength
      Given it is the turn of Purple
      And Purple has 3 VP
      And the crew of Purple is Herdsman, Brawler
      And the supply holds 20 wounds
      When a raid of Purple on Assyria 1 has a strength of <strength>
      And the wounds go 2 to Brawler
      Then Brawler of Purple then has 2 wounds
      And Purple then has 3 VP
      And the supply then holds 18 wounds

      Examples:
        | strength | case              |
        | 9        | ros-strength-0006 |
        | 2        | ros-strength-0007 |

    Scenario Outline: below the lowest row of the settlement
      Given it is the turn of Purple
      And Purple has 3 VP
      And the crew of Purple is Brawler
      And the supply holds 20 wounds
      When a raid of Purple on Assyria 1 has a strength of <strength>
      Then by the reading lowest_row of ROS-Q24
      And Brawler of Purple then has 2 wounds
      And Purple then has 3 VP
      And by the reading nothing of ROS-Q24
      And Brawler of Purple then has no wounds
      And Purple then has 3 VP

      Examples:
        | strength | case              |
        | 1        | ros-strength-0010 |
        | 0        | ros-strength-0035 |

    @ROS-strength-S02
    Scenario Outline: where the lowest row gives VP, less gives neither VP nor wounds
      Given it is the turn of Purple
      And Purple has 3 VP
      And the crew of Purple is Herdsman
      And the supply holds 20 wounds
      When a raid of Purple on <where> has a strength of <strength>
      Then Purple then has <vp> VP
      And Herdsman of Purple then has <n> wounds

      Examples:
        | where     | strength | vp | n  | case              |
        | Greece 1  | 25       | 3  | no | ros-strength-0008 |
        | Greece 1  | 26       | 10 | no | ros-strength-0009 |

  @ROS-strength-E03
  Rule: Crew and animals give the strength on their cards

    Background:
      Given it is the turn of Purple, with a grey worker
      And raiding Cimmeria rolls 0 red and 0 white
      And Cimmeria 2 needs 1 crew, 0 provisions and 0 wagons
      And the right raid space of Cimmeria 2 holds a grey worker
      And the card Tyrant has 4 strength
      And the card Tyrant does nothing in raids

    Scenario Outline: two crew members, an eagle and two horses
      Given the rows of Cimmeria 2 are 1 VP from <least> strength
      And the crew of Purple is Tyrant, Brawler
      And an eagle of 1 is above space 1 of Purple
      And a horse of 2 is below space 1 of Purple
      And a horse of 3 is below space 2 of Purple
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      Then Purple then has <vp> VP

      Examples:
        | least | vp | case              |
        | 12    | 1  | ros-strength-0011 |
        | 13    | no | ros-strength-0012 |

    Scenario Outline: two eagles
      Given the rows of Cimmeria 2 are 1 VP from <least> strength
      And the crew of Purple is Tyrant, Brawler
      And an eagle of 1 is above space 1 of Purple
      And an eagle of 1 is above space 2 of Purple
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      Then Purple then has <vp> VP

      Examples:
        | least | vp | case              |
        | 8     | 1  | ros-strength-0029 |
        | 9     | no | ros-strength-0030 |

    @ROS-stables-R03
    Scenario Outline: animals that are assigned to no crew member
      Given the rows of Cimmeria 2 are 1 VP from <least> strength
      And the crew of Purple is Tyrant
      And an eagle of 1 is above space 2 of Purple
      And a horse of 2 is below space 3 of Purple
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      Then Purple then has <vp> VP

      Examples:
        | least | vp | case              |
        | 4     | 1  | ros-strength-0013 |
        | 5     | no | ros-strength-0014 |

    @ROS-stables-R05
    Scenario Outline: a doubling eagle doubles no strength
      Given the rows of Cimmeria 2 are 1 VP from <least> strength
      And the crew of Purple is Tyrant
      And a doubling eagle is above space 1 of Purple
      And a horse of 1 is below space 1 of Purple
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      Then Purple then has <vp> VP

      Examples:
        | least | vp | case              |
        | 5     | 1  | ros-strength-0015 |
        | 6     | no | ros-strength-0016 |

    @ROS-wounds-E01
    Scenario Outline: wounds lower the strength of a crew member
      Given the rows of Cimmeria 2 are 1 VP from <least> strength
      And Tyrant is crew of Purple on space 1, with 3 wounds
      And Brawler is crew of Purple on space 2, with 2 wounds
      And Brawler is crew of Purple on space 3
      And a horse of 2 is below space 2 of Purple
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      Then Purple then has <vp> VP
      And Tyrant of Purple then has 3 wounds

      Examples:
        | least | vp | case              |
        | 5     | 1  | ros-strength-0017 |
        | 6     | no | ros-strength-0018 |

  @ROS-strength-E04
  Rule: Some abilities give extra strength in certain situations

    Background:
      Given it is the turn of Purple, with a grey worker
      And raiding Cimmeria rolls 0 red and 0 white
      And raiding Assyria rolls 0 red and 0 white
      And Cimmeria 2 needs 1 crew, 0 provisions and 0 wagons
      And Assyria 2 needs 1 crew, 0 provisions and 0 wagons
      And the rows of Assyria 2 are 2 VP from 1 strength, 4 VP from 4 strength
      And the right raid space of Cimmeria 2 holds a grey worker
      And the right raid space of Assyria 2 holds a grey worker
      And the card Tyrant has 1 strength
      And the crew of Purple is Tyrant

    Scenario Outline: in one civilisation
      Given the rows of Cimmeria 2 are 1 VP from <least> strength
      And the card Tyrant adds 3 strength in Cimmeria
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      Then Purple then has <vp> VP

      Examples:
        | least | vp | case              |
        | 4     | 1  | ros-strength-0019 |
        | 5     | no | ros-strength-0020 |

    @case:ros-strength-0021 @ROS-raid-S03
    Scenario: not in another one
      Given the card Tyrant adds 3 strength in Cimmeria
      When Purple raids Assyria 2
      And the worker is placed on the left worker space
      Then Purple then has 2 VP

    @case:ros-strength-0022
    Scenario: wherever one raids
      Given the card Tyrant adds 3 strength
      When Purple raids Assyria 2
      And the worker is placed on the left worker space
      Then Purple then has 4 VP

    @ROS-stables-E03
    Scenario Outline: a doubling eagle doubles it
      Given the rows of Cimmeria 2 are 1 VP from <least> strength
      And the card Tyrant adds 3 strength in Cimmeria
      And a doubling eagle is above space 1 of Purple
      When Purple raids Cimmeria 2
      And the worker is placed on the left worker space
      Then Purple then has <vp> VP

      Examples:
        | least | vp | case              |
        | 7     | 1  | ros-strength-0023 |
        | 8     | no | ros-strength-0024 |

  @ROS-strength-R01
  Rule: A raid takes place even if its strength is too low for VP

    Background:
      Given it is the turn of Purple, with a grey worker
      And raiding Assyria rolls 0 red and 0 white
      And Assyria 2 needs 1 crew, 2 provisions and 0 wagons
      And the left raid space of Assyria 2 holds a red worker and 2 gold, over the quest discard 9
      And the right raid space of Assyria 2 has been raided
      And a grey worker stands on the right worker space of Assyria 2
      And the faces of the yellow die are 1 wound, nothing
      And the crew of Purple is Brawler
      And Purple has 2 provisions
      And the supply holds 20 wounds

    @case:ros-strength-0025
    Scenario: plunder, worker and quest, with 2 strength and 2 wounds
      When Purple raids Assyria 2
      And the yellow die shows nothing
      Then by the reading takes_place of ROS-Q23
      And Purple then has 2 gold, no VP and no provisions
      And Purple then holds a red worker
      And Brawler of Purple then has 2 wounds
      And the left worker space of Assyria 2 then holds a grey worker
      And the left raid space of Assyria 2 is then empty
      And the quest on the left raid space of Assyria 2 then lies face up
      And by the reading fails of ROS-Q23
      And Purple then has no gold, no VP and no provisions
      And Purple then holds a grey worker
      And Brawler of Purple then has 2 wounds
      And the left worker space of Assyria 2 then holds no worker
      And the left raid space of Assyria 2 is then as it was
      And the quest on the left raid space of Assyria 2 then lies face down

    @case:ros-strength-0026
    Scenario: with enough strength none fails
      Given ROS-Q23 is read as fails
      And the rows of Assyria 2 are 2 wounds from 1 strength, 1 VP from 2 strength
      When Purple raids Assyria 2
      And the yellow die shows nothing
      Then Purple then has 2 gold and 1 VP
      And Purple then holds a red worker
      And the left worker space of Assyria 2 then holds a grey worker

    @case:ros-strength-0027
    Scenario: below every row
      Given the rows of Assyria 2 are 2 VP from 14 strength
      When Purple raids Assyria 2
      And the yellow die shows nothing
      Then Purple then has 2 gold and no VP
      And Brawler of Purple then has no wounds

    @case:ros-strength-0028 @ROS-strength-Z03
    Scenario: the wounds of the dice and those of the row are added
      Given the card Tyrant has 4 strength
      And the card Tyrant does nothing in raids
      And the crew of Purple is Tyrant
      When Purple raids Assyria 2
      And the yellow die shows 1 wound
      Then Tyrant of Purple then has 3 wounds
      And the supply then holds 17 wounds
