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
