Feature: Declarations of war
  In the Diplomacy Phase a major power may declare war on other powers, for the CP in the box of the two. What a minor
  power's diplomatic status then comes to is another matter.

  @VQ-9.4-S02
  Rule: An At War marker is placed

    @case:vq-declarations-of-war-0001 @VQ-9.4-S01 @VQ-9.4-S02 @VQ-9.4-R06
    Scenario: on a major power
      When France declares war on Spain for 3 CP, where the box says 3
      Then the wars are Spain with France

    @case:vq-declarations-of-war-0002 @VQ-9.4-S03 @VQ-9.4-S04
    Scenario: on an inactive minor power
      When the Ottoman declares war on Venice for 2 CP, where the box says 2
      Then the wars are the Ottoman with Venice

    @case:vq-declarations-of-war-0003
    Scenario: other wars go on
      Given the Ottoman and the HRE are at war
      When the Ottoman declares war on Spain for 4 CP, where the box says 2
      Then the wars are the Ottoman with the HRE, the Ottoman with Spain

  Rule: It is paid in full

    @case:vq-declarations-of-war-0010 @VQ-9.4-R02
    Scenario: 2 CP for 3
      When France declares war on Spain for 2 CP, where the box says 3
      Then by the reading refused of VQ-Q131
      And it is refused by VQ-9.4-R02
      And by the reading war_stands of VQ-Q131
      And the wars are Spain with France

    @case:vq-declarations-of-war-0011 @VQ-9.4-R02
    Scenario: more than it costs
      When France declares war on Spain for 5 CP, where the box says 3
      Then the wars are Spain with France

    @case:vq-declarations-of-war-0012 @VQ-9.4-R02
    Scenario: nothing is paid
      When France declares war on Spain, where the box says 1
      Then it is refused by VQ-9.4-R02

  Rule: The limits at all times

    @case:vq-declarations-of-war-0020 @VQ-9.4-R06
    Scenario: no number is in the box
      When England declares war on the Ottoman
      Then it is refused by VQ-9.4-R06

    @case:vq-declarations-of-war-0021 @VQ-9.4-R07
    Scenario: a minor power that is allied to a major power
      Given Venice is an active minor power of Spain
      When the Ottoman declares war on Venice for 2 CP, where the box says 2
      Then it is refused by VQ-9.4-R07

    @case:vq-declarations-of-war-0022 @VQ-9.4-R07
    Scenario: the major power to which it is allied
      Given Venice is an active minor power of Spain
      When the Ottoman declares war on Spain for 2 CP, where the box says 2
      Then the wars are the Ottoman with Spain

    @case:vq-declarations-of-war-0023 @VQ-9.4-R08 @VQ-9.4-R12
    Scenario: an ally
      Given the Ottoman and France are allied
      When France declares war on the Ottoman for 3 CP, where the box says 3
      Then it is refused by VQ-9.4-R08

    @case:vq-declarations-of-war-0024 @VQ-9.4-R08 @VQ-9.4-R12
    Scenario: the ally of an ally
      Given the Ottoman and France are allied
      And England and France are allied
      When England declares war on the Ottoman for 3 CP, where the box says 3
      Then the wars are the Ottoman with England

    @case:vq-declarations-of-war-0025 @VQ-9.4-R09
    Scenario: Portugal before King Sebastian's death
      When Spain declares war on Portugal for 3 CP, where the box says 3
      Then it is refused by VQ-9.4-R09

    @case:vq-declarations-of-war-0026 @VQ-9.4-R09
    Scenario: Portugal after it
      When Spain declares war on Portugal for 3 CP, where the box says 3, after King Sebastian's death
      Then the wars are Spain with Portugal

    @case:vq-declarations-of-war-0027 @VQ-9.4-R10
    Scenario: the independents
      When France declares war on the independents for 1 CP, where the box says 1
      Then it is refused by VQ-9.4-R10

    @case:vq-declarations-of-war-0028 @VQ-9.4-R11
    Scenario: a power with which peace was made in this Diplomacy Phase
      When France declares war on Spain for 3 CP, where the box says 3, with whom it has just made peace
      Then it is refused by VQ-9.4-R11

    @case:vq-declarations-of-war-0029 @VQ-9.4-R10 @VQ-9.4-R11
    Scenario: a power at peace for longer
      When France declares war on Spain for 3 CP, where the box says 3
      Then the wars are Spain with France
