Feature: Peace
  In the negotiations two powers may end the war between them, with exceptions.

  Background:
    Given the Ottoman and the HRE are at war
    And France and Spain are at war
    And Spain and the Protestant are at war

  @VQ-9.1-P07
  Rule: The At War marker is removed

    @case:vq-peace-0001 @VQ-9.1-P07 @VQ-9.1-S01
    Scenario: other wars go on
      When the Ottoman and the HRE make peace
      Then the wars are France with Spain, Spain with the Protestant

    @case:vq-peace-0002 @VQ-9.1-S01
    Scenario: whichever of the two is named first
      When Spain and France make peace
      Then the wars are the Ottoman with the HRE, Spain with the Protestant

  @VQ-9.1-X01
  Rule: Never between England and Spain

    Background:
      Given Spain and England are at war

    @case:vq-peace-0010
    Scenario: their war isn't ended
      When England and Spain make peace
      Then it is refused by VQ-9.1-X01

    @case:vq-peace-0011
    Scenario: a war of Spain with another power is
      When Spain and the Protestant make peace
      Then the wars are France with Spain, the Ottoman with the HRE, Spain with England

  @VQ-20.10-R01
  Rule: The wars that the Catholic League began last through the next turn

    Background:
      Given the Catholic League formed in turn 4

    Scenario Outline: no peace in the next turn
      Given it is turn 5
      When <one> and <other> make peace
      Then it is refused by VQ-20.10-R01

      Examples:
        | one            | other | case          |
        | Spain          | France | vq-peace-0020 |
        | the Protestant | Spain | vq-peace-0021 |

    @case:vq-peace-0022
    Scenario: peace on the turn after that
      Given it is turn 6
      When Spain and France make peace
      Then the wars are the Ottoman with the HRE, Spain with the Protestant

    @case:vq-peace-0023
    Scenario: peace in the next turn between others
      Given it is turn 5
      When the Ottoman and the HRE make peace
      Then the wars are France with Spain, Spain with the Protestant

    @case:vq-peace-0024
    Scenario: peace of Spain with a third power
      Given it is turn 5
      And the Ottoman and Spain are at war
      When the Ottoman and Spain make peace
      Then the wars are France with Spain, the Ottoman with the HRE, Spain with the Protestant

    @case:vq-peace-0025
    Scenario: peace of France and the Protestant
      Given it is turn 5
      And France and the Protestant are at war
      When France and the Protestant make peace
      Then the wars are France with Spain, the Ottoman with the HRE, Spain with the Protestant
