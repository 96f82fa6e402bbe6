Feature: Glossary
  What the words of the rulebook mean, where no other chapter says it.

  @SI-glossary-E06
  Rule: A land that takes 2 damage or more gets 1 blight

    Background:
      Given a game under way

    Scenario Outline: one blight for any damage from 2 upward
      Given a wetland with <invaders>
      When the Invaders ravage here
      Then 1 blight is added to here

      Examples:
        | case             | invaders        |
        | si-glossary-0001 | 1 town          |
        | si-glossary-0002 | 2 cities        |

    @case:si-glossary-0003 @SI-ravage-E06
    Scenario: 1 damage adds none
      Given a wetland with 1 explorer
      When the Invaders ravage here
      Then no blight is added to here

  @SI-glossary-D11
  Rule: What is added comes from the supply

    @case:si-glossary-0004
    Scenario: a new Explorer comes from no other land
      Given a game under way
      And a wetland
      And a land called there, adjacent to here, with 1 town and 2 explorers
      When the Invaders explore here
      Then 1 explorer is added to here
      And nothing changes in there

  @SI-glossary-D49
  Rule: A land with Invaders holds at least one

    Background:
      Given a game under way

    @case:si-glossary-0005
    Scenario: one Explorer is enough
      Given a wetland with 1 explorer
      When the Invaders build in here
      Then 1 town is added to here

    @case:si-glossary-0006
    Scenario: Dahan are none
      Given a wetland with 3 dahan
      When the Invaders build in here
      Then nothing changes in here

  @SI-glossary-D54
  Rule: The Adversary's icon is on Stage II cards only

    Background:
      Given a game under way
      And the Kingdom of England is the Adversary

    @case:si-glossary-0007
    Scenario: a Stage II card brings the Escalation
      Given the Invader deck is Stage II Jungle, Sands
      When the top Invader card is revealed
      Then the Escalation of the Kingdom of England is due

    @case:si-glossary-0008 @SI-explore-S01
    Scenario: a Stage I card doesn't
      Given the Invader deck is Jungle, Stage II Sands
      When the top Invader card is revealed
      Then no Escalation is due

    @case:si-glossary-0009 @SI-explore-S01
    Scenario: a Stage III card doesn't
      Given the Invader deck is Jungle and Sands, Stage II Sands
      When the top Invader card is revealed
      Then no Escalation is due

  @SI-glossary-D30
  Rule: "More A than B" is also said where there is no B

    @case:si-glossary-0030
    Scenario: 1 Dahan and no Town or City
      Given a game under way
      And the Earned Fear Cards are Avoid the Dahan
      And the Terror Level is 2
      And a land with 1 dahan and 1 explorer
      And a land called there with 1 explorer
      When the earned Fear cards are used
      Then the Invaders may not build in here this turn
      And the Invaders may build in there this turn

  @SI-glossary-D41
  Rule: Lands are adjacent that touch along a side or at a point

    @case:si-glossary-0031
    Scenario: lands of two boards
      Given a game under way with Spirits only on boards A and B
      And A3 holds 2 explorers
      And River has 1 presence in A3
      And River has played Wash Away
      When River uses Wash Away
      And it targets A3
      And an explorer is pushed from A3
      Then the pieces pushed out of A3 can go to A2, A4, B3, B4 and B7

  @SI-glossary-D47
  Rule: A land type is a terrain, or coastal or inland

    @case:si-glossary-0032
    Scenario: a card for coastal lands
      Given a game under way
      And the Coastal card is on the Build space
      And a jungle on the coast with 1 explorer
      And a jungle called there with 1 explorer
      When the Invaders build
      Then here then holds 1 town and 1 explorer
      And there then holds 0 towns and 1 explorer

  @SI-glossary-D51
  Rule: The island begins healthy and is blighted when the tokens of that side run out

    @SI-glossary-D51
    @SI-play-tips-X01
    @case:si-glossary-0033
    Scenario: new blight comes from the box when the card is flipped
      Given a game under way
      And the Blight card is Downward Spiral, its healthy side up, with 1 blight
      And a land with 1 explorer
      When blight is added to here
      Then the Blight card is flipped and holds 5 blight
      And here then holds 1 blight and 1 explorer
