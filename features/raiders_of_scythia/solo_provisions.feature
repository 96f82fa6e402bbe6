Feature: Solo play: provisions
  The opponent gains provisions if it has too few for a raid, and holds as many as it gets.

  @ROS-solo-provisions-X01
  Rule: The opponent may hold any number of provisions

    @case:ros-solo-provisions-0001
    Scenario: more than a player may keep
      Given the opponent is the Lookout, with 8 provisions
      And the supply holds 20 provisions
      When the opponent gains provisions by Persia, first space
      Then the opponent then has 10 provisions
      And the supply then holds 18 provisions

    @case:ros-solo-provisions-0002
    Scenario: the supply gives what it has
      Given the opponent is the Lookout, with 8 provisions
      And the supply holds 1 provision
      When the opponent gains provisions by Persia, first space
      Then the opponent then has 9 provisions
      And the supply then holds no provisions

    @case:ros-solo-provisions-0009
    Scenario: an empty supply gives nothing
      Given the opponent is the Lookout, with 8 provisions
      When the opponent gains provisions by Persia, first space
      Then the opponent then has 8 provisions
      And the supply then holds no provisions

  @ROS-solo-ai-crew-E01
  Rule: Some AI crew gain 3 provisions whenever they would gain 2

    @ROS-solo-provisions-X01
    Scenario Outline: AI crew without this ability gain 2
      Given the opponent is the <crew>
      And Persia has 4 raid spaces in use
      And the supply holds 20 provisions
      When the opponent gains provisions by Persia, first space
      Then the opponent then has 2 provisions

      Examples:
        | case                     | crew    |
        | ros-solo-provisions-0003 | Trader  |
        | ros-solo-provisions-0004 | Lookout |

    Scenario Outline: AI crew with this ability gain 3
      Given the opponent is the <crew>
      And Persia has 4 raid spaces in use
      And the supply holds 20 provisions
      When the opponent gains provisions by Persia, first space
      Then the opponent then has 3 provisions

      Examples:
        | case                     | crew     |
        | ros-solo-provisions-0005 | Huntsman |
        | ros-solo-provisions-0006 | Outrider |

    @ROS-solo-provisions-X01
    Scenario Outline: a gain of another number stays as it is
      Given the opponent is the Huntsman
      And Cimmeria has 6 raid spaces in use
      And a strategy card for raid space 1 of Cimmeria: 2 provisions, 2 strength, 4 VP
      And it gives <shown> provisions if they are too few
      And the supply holds 20 provisions
      When the opponent gains provisions by the card
      Then the opponent then has <shown> provisions

      Examples:
        | case                     | shown |
        | ros-solo-provisions-0007 | 1     |
        | ros-solo-provisions-0008 | 3     |
