Feature: Thematic boards
  Which thematic boards are used. Their lands are given by no source.

  @SI-thematic-boards-U02
  Rule: The boards go by the number of players

    @SI-thematic-boards-U02
    @SI-thematic-boards-U03
    @case:si-thematic-boards-0001
    Scenario: 1 player: Northeast
      Given an empty table
      When the thematic boards for 1 player are taken
      Then the boards are Northeast

    @SI-thematic-boards-U04
    @case:si-thematic-boards-0002
    Scenario: 2 players: West and East
      Given an empty table
      When the thematic boards for 2 players are taken
      Then the boards are West and East

    @SI-thematic-boards-U05
    @case:si-thematic-boards-0003
    Scenario: 3 players: Northeast besides
      Given an empty table
      When the thematic boards for 3 players are taken
      Then the boards are West, East and Northeast

    @SI-overview-D01
    @case:si-thematic-boards-0004
    Scenario: 5 players are too many
      Given an empty table
      When the thematic boards for 5 players are taken
      Then it is refused by SI-overview-D01
