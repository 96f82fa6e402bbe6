Feature: Minor Powers
  What each Minor Power does: its numbers, its targets, its thresholds; then what none of them may
  do, and what each of them costs and brings.

  Earth and River use the powers. What isn't said of a land doesn't matter: its terrain, its coast.

  Background:
    Given a game under way
    And Earth is in play

  @SI-damage-destroy-remove-replace-S01
  Rule: Call of the Dahan Ways

    Background:
      Given a land called there
      And Earth has 1 presence in there
      And Earth has played Call of the Dahan Ways

    @case:si-minor-powers-0002
    Scenario: an Explorer becomes a Dahan
      Given a land called here, adjacent to there, with 2 explorers, 2 towns, 1 city and 1 dahan
      And Earth has the elements 1 moon
      When Earth uses Call of the Dahan Ways
      And it targets here
      Then here then holds 1 explorer, 2 towns, 1 city and 2 dahan

    @case:si-minor-powers-0003 @SI-elements-X01 @SI-damage-destroy-remove-replace-X01
    Scenario: with 2 Moon a Town may become a Dahan instead
      Given a land called here, adjacent to there, with 2 explorers, 2 towns, 1 city and 1 dahan
      And Earth has the elements 2 moon
      When Earth uses Call of the Dahan Ways
      And it targets here
      And the way threshold 1 is chosen
      Then here then holds 2 explorers, 1 town, 1 city and 2 dahan
      And no fear is generated

    @case:si-minor-powers-0201 @SI-damage-destroy-remove-replace-X01
    Scenario: which Town becomes a Dahan
      Given a land called here, adjacent to there, with 1 town, 1 town with 1 damage and 1 dahan
      And Earth has the elements 2 moon
      When Earth uses Call of the Dahan Ways
      And it targets here
      And the way threshold 1 is chosen
      And the town in here is replaced
      Then here then holds 1 town with 1 damage and 2 dahan

  @SI-powers-R06
  Rule: Call to Bloodshed

    Background:
      Given a land called there
      And Earth has 1 presence in there
      And Earth has played Call to Bloodshed

    @case:si-minor-powers-0001
    Scenario: damage equal to the Dahan
      Given a land called here, adjacent to there, with 1 explorer, 1 town, 1 city and 4 dahan
      And there holds 1 city and 3 dahan
      When Earth uses Call to Bloodshed
      And it targets here
      And the way damage is chosen
      And the damage in here goes 1 damage to the explorer, 2 to the town and 1 to the city
      Then here then holds no explorers, no towns, 1 city with 1 damage and 4 dahan
      And there then holds 1 city and 3 dahan
      And 1 fear is generated

    @case:si-minor-powers-0004 @SI-power-principles-P01
    Scenario: or up to 3 Dahan are gathered
      Given a land called here, adjacent to there, with 1 city and 1 dahan
      And there holds 1 explorer, 1 town, 1 city and 4 dahan
      When Earth uses Call to Bloodshed
      And it targets here
      And the way gather is chosen
      Then whatever is chosen, here then holds 1, 2, 3 or 4 dahan

  @SI-power-principles-R03
  Rule: Call to Isolation

    Background:
      Given a land called there
      And Earth has 1 presence in there
      And Earth has played Call to Isolation

    Scenario Outline: for each Dahan an Explorer or Town is pushed, and both may go to one land
      Given a land called here, adjacent to there, with 3 <kind>, 1 city and 2 dahan
      And a land called yonder, adjacent to here
      When Earth uses Call to Isolation
      And it targets here
      And the way push invaders is chosen
      And they go from here to yonder and yonder
      Then here then holds 1 <kind>, 1 city and 2 dahan
      And yonder then holds 2 <kind>

      Examples:
        | case                 | kind      |
        | si-minor-powers-0005 | explorers |
        | si-minor-powers-0006 | towns     |

    @case:si-minor-powers-0007
    Scenario: or one Dahan is pushed
      Given a land called here, adjacent to there, with 1 explorer, 1 town, 1 city and 2 dahan
      When Earth uses Call to Isolation
      And it targets here
      And the way push dahan is chosen
      And it goes from here to there
      Then here then holds 1 explorer, 1 town, 1 city and 1 dahan
      And there then holds 1 dahan

  @SI-power-principles-P01
  Rule: Call to Migrate

    Background:
      Given a land called there
      And Earth has 1 presence in there
      And Earth has played Call to Migrate

    @case:si-minor-powers-0008 @SI-gather-and-push-E01 @SI-gather-and-push-E02
    Scenario: Dahan are gathered, then pushed
      Given a land called here, adjacent to there, with 1 dahan
      And a land called yonder, adjacent to here
      And there holds 1 explorer and 4 dahan
      When Earth uses Call to Migrate
      And it targets here
      And the dahan is gathered from there into here
      And the dahan is pushed from here to yonder
      And the dahan is pushed from here to yonder
      Then there then holds 1 explorer and 3 dahan
      And here then holds no dahan
      And yonder then holds 2 dahan

    @case:si-minor-powers-0009
    Scenario: up to 3 Dahan are gathered, here after the push
      Given a land called here, adjacent to there
      And a land called yonder, adjacent to here
      And there holds 1 explorer, 1 town, 1 city and 4 dahan
      When Earth uses Call to Migrate
      And it targets here
      And effect 2 comes next
      Then whatever is chosen, here then holds 0, 1, 2 or 3 dahan

    @case:si-minor-powers-0010
    Scenario: up to 3 Dahan are pushed, here after the gathering
      Given a land called here, adjacent to there, with 1 explorer, 1 town, 1 city and 4 dahan
      And a land called yonder, adjacent to here
      When Earth uses Call to Migrate
      And it targets here
      And effect 1 comes next
      Then whatever is chosen, here then holds 1, 2, 3 or 4 dahan

  @SI-power-principles-P01
  Rule: Call to Tend

    Background:
      Given a land called there
      And Earth has 1 presence in there
      And Earth has played Call to Tend

    @case:si-minor-powers-0011 @SI-removing-blight-S01
    Scenario: blight is removed
      Given a land called here, adjacent to there, with 1 dahan and 2 blight
      And there holds 1 blight
      When Earth uses Call to Tend
      And it targets here
      And the way remove blight is chosen
      Then here then holds 1 dahan and 1 blight
      And there then holds 1 blight
      And the Blight card then holds 6 blight

    @case:si-minor-powers-0012
    Scenario: or up to 3 of the Dahan are pushed
      Given a land called here, adjacent to there, with 1 explorer, 1 town, 1 city, 4 dahan and 1 blight
      And a land called yonder, adjacent to here
      When Earth uses Call to Tend
      And it targets here
      And the way push is chosen
      Then whatever is chosen, here then holds 1, 2, 3 or 4 dahan
      And here then holds 1 explorer, 1 town, 1 city and 1 blight

  @SI-fear-and-terror-E01 @SI-fear-and-terror-S01
  Rule: Dark and Tangled Woods

    Scenario Outline: Fear everywhere, Defend in mountain and jungle
      Given a land called there
      And Earth has 1 presence in there
      And a <terrain> called here, adjacent to there
      And Earth has played Dark and Tangled Woods
      When Earth uses Dark and Tangled Woods
      And it targets here
      Then 2 fear are generated
      And here then defends <defend>
      And there then defends 0

      Examples:
        | case                 | terrain  | defend |
        | si-minor-powers-0013 | mountain | 3      |
        | si-minor-powers-0014 | jungle   | 3      |
        | si-minor-powers-0015 | sands    | 0      |
        | si-minor-powers-0016 | wetland  | 0      |

  @SI-power-principles-R03
  Rule: Delusions of Danger

    Background:
      Given a land called there
      And Earth has 1 presence in there
      And a land called here, adjacent to there, with 2 explorers, 1 town, 1 city and 1 dahan
      And Earth has played Delusions of Danger

    @case:si-minor-powers-0017
    Scenario: an Explorer is pushed, and a Town isn't
      When Earth uses Delusions of Danger
      And it targets here
      And the way push is chosen
      And it goes from here to there
      Then here then holds 1 explorer, 1 town, 1 city and 1 dahan
      And there then holds 1 explorer
      And no fear is generated

    @case:si-minor-powers-0018 @SI-fear-and-terror-E01 @SI-fear-and-terror-S01
    Scenario: or 2 Fear instead of the push
      When Earth uses Delusions of Danger
      And it targets here
      And the way fear is chosen
      Then 2 fear are generated
      And here then holds 2 explorers, 1 town, 1 city and 1 dahan

  @SI-plus-stacking-E01
  Rule: Devouring Ants

    Background:
      Given a land called there
      And Earth has 2 presence in there
      And Earth has played Devouring Ants

    Scenario Outline: in jungle and sands the damage is one sum of 2
      Given a <terrain> called here, adjacent to there, with 1 explorer, 1 town, 1 city and 2 dahan
      When Earth uses Devouring Ants
      And it targets here
      And the damage in here goes <hits>
      Then here then holds <left> and 1 dahan
      And 1 fear is generated

      Examples:
        | case                 | terrain | hits                                       | left                                       |
        | si-minor-powers-0019 | jungle  | 2 damage to the city                       | 1 explorer, 1 town, 1 city with 2 damage   |
        | si-minor-powers-0020 | sands   | 1 damage to the explorer and 1 to the town | no explorers, 1 town with 1 damage, 1 city |

    @SI-damage-destroy-remove-replace-D01
    Scenario Outline: elsewhere it is 1
      Given a <terrain> called here, adjacent to there, with 1 explorer, 1 town, 1 city and 2 dahan
      When Earth uses Devouring Ants
      And it targets here
      And the damage in here goes 1 damage to the <kind>
      Then here then holds <left> and 1 dahan
      And 1 fear is generated

      Examples:
        | case                 | terrain  | kind     | left                                     |
        | si-minor-powers-0021 | mountain | explorer | no explorers, 1 town, 1 city             |
        | si-minor-powers-0022 | wetland  | city     | 1 explorer, 1 town, 1 city with 1 damage |

    @case:si-minor-powers-0023 @SI-power-principles-S01
    Scenario: a land without Dahan can be its target too
      Given a mountain called here, adjacent to there, with 1 explorer
      When Earth uses Devouring Ants
      And it targets here
      Then here then holds no explorers
      And 1 fear is generated

  @SI-powers-R02
  Rule: Drift Down into Slumber

    Scenario Outline: Defend 4 in jungle and sands, Defend 1 elsewhere
      Given a land called yonder
      And Earth has 1 presence in yonder
      And a land called there, adjacent to yonder
      And a <terrain> called here, adjacent to there
      And Earth has played Drift Down into Slumber
      When Earth uses Drift Down into Slumber
      And it targets here
      Then here then defends <defend>

      Examples:
        | case                 | terrain  | defend |
        | si-minor-powers-0024 | jungle   | 4      |
        | si-minor-powers-0025 | sands    | 4      |
        | si-minor-powers-0026 | mountain | 1      |
        | si-minor-powers-0027 | wetland  | 1      |

  @SI-power-principles-R01
  Rule: Drought

    Background:
      Given 2 players
      And a land called there
      And Earth has 1 presence in there
      And Earth has played Drought

    @case:si-minor-powers-0028 @SI-damage-destroy-remove-replace-E03
    Scenario: 3 Towns are destroyed, all other buildings are damaged, blight is added
      Given a land called here, adjacent to there, with 1 explorer, 5 towns, 2 cities and 1 dahan
      And Earth has the elements 2 sun
      When Earth uses Drought
      And it targets here
      Then here then holds 1 explorer, 2 towns with 1 damage each, 2 cities with 1 damage each and 1 dahan
      And 1 blight is added to here
      And 3 fear are generated

    @case:si-minor-powers-0029 @SI-elements-D01 @SI-elements-S01
    Scenario: with 3 Sun a City is destroyed too, when the damage is done
      Given a land called here, adjacent to there, with 1 explorer, 5 towns, 2 cities, 1 city with 2 damage and 1 dahan
      And Earth has the elements 3 sun
      When Earth uses Drought
      And it targets here
      Then here then holds 1 explorer, 2 towns with 1 damage each, 1 city with 1 damage and 1 dahan
      And 1 blight is added to here
      And 7 fear are generated

  @SI-powers-X01
  Rule: Elemental Boon

    Background:
      Given a land called there
      And River has 1 presence in there
      And Earth has 1 presence in there
      And Earth has the elements 1 sun
      And Earth has played Elemental Boon

    @case:si-minor-powers-0030
    Scenario: another Spirit chooses 3 elements, and both gain them
      When Earth uses Elemental Boon
      And it targets River
      And River chooses the elements sun, air and plant
      Then River then has the elements 1 sun, 1 air and 1 plant
      And Earth then has the elements 2 sun, 1 air and 1 plant

    @case:si-minor-powers-0031
    Scenario: for itself, the Spirit gains them once
      When Earth uses Elemental Boon
      And it targets Earth
      And Earth chooses the elements sun, air and plant
      Then Earth then has the elements 2 sun, 1 air and 1 plant
      And River then has just the elements none

  @SI-defend-E03
  Rule: Encompassing Ward

    Scenario Outline: all lands with presence of the chosen Spirit defend 2 more
      Given a land called here
      And a land called there
      And a land called yonder
      And Earth has 1 presence in here
      And River has 1 presence in there
      And River has 2 presence in yonder
      And there defends 1
      And Earth has played Encompassing Ward
      When Earth uses Encompassing Ward
      And it targets <spirit>
      Then here then defends <here>
      And there then defends <there>
      And yonder then defends <yonder>

      Examples:
        | case                 | spirit | here | there | yonder |
        | si-minor-powers-0032 | River  | 0    | 3     | 2      |
        | si-minor-powers-0033 | Earth  | 2    | 1     | 0      |

  @SI-gather-and-push-E01
  Rule: Enticing Splendor

    Background:
      Given a land called here
      And Earth has 1 presence in here
      And Earth has played Enticing Splendor

    Scenario Outline: an Explorer or a Town is gathered
      Given a land called there, adjacent to here, with 2 <kind>, 1 city and 1 dahan
      When Earth uses Enticing Splendor
      And it targets here
      And the way gather invaders is chosen
      Then here then holds 1 <kind>
      And there then holds 1 <kind>

      Examples:
        | case                 | kind      |
        | si-minor-powers-0034 | explorers |
        | si-minor-powers-0035 | towns     |

    @case:si-minor-powers-0036 @SI-power-principles-P01
    Scenario: or up to 2 Dahan are gathered into it
      Given a land called there, adjacent to here, with 1 explorer, 1 town, 1 city and 3 dahan
      When Earth uses Enticing Splendor
      And it targets here
      And the way gather dahan is chosen
      Then whatever is chosen, here then holds 0, 1 or 2 dahan

  @SI-power-principles-P01
  Rule: Entrancing Apparitions

    Background:
      Given a land called there
      And Earth has 1 presence in there
      And there holds 3 explorers, 1 town, 1 city and 1 dahan
      And Earth has played Entrancing Apparitions

    @case:si-minor-powers-0037
    Scenario: up to 2 Explorers are gathered into a land without Invaders
      Given a land called here, adjacent to there, with 1 dahan
      When Earth uses Entrancing Apparitions
      And it targets here
      Then whatever is chosen, here then holds 0, 1 or 2 explorers
      And here then defends 2

    @SI-defend-E03
    Scenario Outline: where an Invader stands, it defends only
      Given a land called here, adjacent to there, with 1 <kind>
      When Earth uses Entrancing Apparitions
      And it targets here
      Then whatever is chosen, here then holds <explorers> explorers
      And here then defends 2

      Examples:
        | case                 | kind     | explorers |
        | si-minor-powers-0038 | explorer | 1         |
        | si-minor-powers-0039 | town     | 0         |
        | si-minor-powers-0040 | city     | 0         |

  @SI-powers-X01
  Rule: Gift of Constancy

    Background:
      Given a land called there
      And River has 1 presence in there
      And Earth has 1 presence in there
      And River has 1 energy
      And Earth has 1 energy
      And Earth has played Gift of Constancy

    @case:si-minor-powers-0041
    Scenario: another Spirit gains Energy, and both may keep a card
      When Earth uses Gift of Constancy
      And it targets River
      Then River then has 3 energy
      And Earth then has 1 energy
      And River may keep 1 card of those in play
      And Earth may keep 1 card of those in play

    @case:si-minor-powers-0042
    Scenario: for itself, the Spirit may keep one card and no more
      When Earth uses Gift of Constancy
      And it targets Earth
      Then Earth then has 3 energy
      And River then has 1 energy
      And Earth may keep 1 card of those in play
      And River may keep no card of those in play

    @case:si-minor-powers-0202 @SI-time-passes-S02
    Scenario: nothing needs to be kept
      Given River has played Drought and Steam Vents
      And River may keep 1 card of those in play
      When time passes
      And River takes back nothing
      Then River has then discarded Drought and Steam Vents

    @case:si-minor-powers-0043 @SI-time-passes-S02
    Scenario: what is kept is not discarded when time passes
      Given River has played Drought, Steam Vents and Rain of Blood
      And River may keep 1 card of those in play
      When time passes
      And River takes back Steam Vents
      Then River then holds Steam Vents
      And River has then discarded Drought and Rain of Blood
      And River may keep no card of those in play

  @SI-plus-stacking-E01
  Rule: Gift of Living Energy

    Scenario Outline: Energy for another Spirit, and for two sacred sites
      Given a land called here
      And a land called there
      And Earth has 2 presence in here
      And Earth has <presence> presence in there
      And River has 3 presence in there
      And Earth has played Gift of Living Energy
      When Earth uses Gift of Living Energy
      And it targets <spirit>
      Then <spirit> then has <energy> energy

      Examples:
        | case                 | spirit | presence | energy |
        | si-minor-powers-0044 | River  | 1        | 2      |
        | si-minor-powers-0045 | River  | 2        | 3      |
        | si-minor-powers-0046 | Earth  | 2        | 2      |

    @case:si-minor-powers-0047 @SI-powers-X01
    Scenario: 1 Energy for itself, and none for a single sacred site
      Given a land called here
      And a land called there
      And Earth has 2 presence in here
      And Earth has 1 presence in there
      And River has 3 presence in there
      And Earth has played Gift of Living Energy
      When Earth uses Gift of Living Energy
      And it targets Earth
      Then Earth then has 1 energy
      And River then has no energy

    @case:si-minor-powers-0203 @SI-presence-and-sacred-sites-D03
    Scenario: a wetland without presence of River is no sacred site of it
      Given a wetland called here
      And a wetland called there
      And River has 1 presence in here
      And Earth has 1 presence in there
      And River has played Gift of Living Energy
      When River uses Gift of Living Energy
      And it targets River
      Then River then has 1 energy

  @SI-gaining-powers-S01 @SI-gaining-powers-S03
  Rule: Gift of Power

    Scenario Outline: the chosen Spirit gains a Minor Power
      Given a land called there
      And River has 1 presence in there
      And Earth has 1 presence in there
      And the Minor Power deck holds Drought, Steam Vents, Rain of Blood, Song of Sanctity and Voracious Growth
      And the Major Power deck holds Accelerated Rot, Paralyzing Fright, Powerstorm, Talons of Lightning and Tsunami
      And Earth has played Gift of Power
      When Earth uses Gift of Power
      And it targets <spirit>
      And <spirit> draws Voracious Growth, Drought, Rain of Blood and Steam Vents
      And <spirit> keeps Rain of Blood
      Then <spirit> then holds Rain of Blood
      And <other> then holds nothing
      And the Minor Power deck is then Song of Sanctity
      And the Minor Power discard is then Voracious Growth, Drought and Steam Vents

      Examples:
        | case                 | spirit | other |
        | si-minor-powers-0048 | River  | Earth |
        | si-minor-powers-0049 | Earth  | River |

  @SI-gather-and-push-E02
  Rule: Gnawing Rootbiters

    @case:si-minor-powers-0050
    Scenario: up to 2 Towns are pushed
      Given a land called there
      And Earth has 1 presence in there
      And a land called here, adjacent to there, with 1 explorer, 3 towns, 1 city and 1 dahan
      And a land called yonder, adjacent to here
      And Earth has played Gnawing Rootbiters
      When Earth uses Gnawing Rootbiters
      And it targets here
      Then whatever is chosen, here then holds 1, 2 or 3 towns
      And here then holds 1 explorer, 1 city and 1 dahan

  @SI-plus-stacking-E01
  Rule: Land of Haunts and Embers

    Background:
      Given a land called beyond
      And Earth has 1 presence in beyond
      And a land called there, adjacent to beyond
      And a land called yonder
      And Earth has played Land of Haunts and Embers

    @case:si-minor-powers-0051 @SI-blight-S01 @SI-power-principles-P01
    Scenario: 2 Fear, up to 2 pushes, and blight
      Given a land called here, adjacent to there and yonder, with 3 explorers, 1 town, 1 city and 1 dahan
      When Earth uses Land of Haunts and Embers
      And it targets here
      And effect 1 comes next
      And effect 2 comes next
      Then whatever is chosen, here then holds 1, 2 or 3 explorers
      And here then holds 1 city, 1 dahan and 1 blight
      And 2 fear are generated

    Scenario Outline: twice as much in a land that has blight already
      Given a land called here, adjacent to there and yonder, with 5 <kind>, 1 city, 1 dahan and 1 blight
      When Earth uses Land of Haunts and Embers
      And it targets here
      And effect 1 comes next
      And effect 2 comes next
      And blight cascades from here to yonder
      Then whatever is chosen, here then holds 1, 2, 3, 4 or 5 <kind>
      And here then holds 1 city, 1 dahan and 2 blight
      And yonder then holds 1 blight
      And the Earned Fear Cards are Isolation
      And the Fear Pool then holds 4 and Generated Fear 0

      Examples:
        | case                 | kind      |
        | si-minor-powers-0052 | explorers |
        | si-minor-powers-0053 | towns     |

  @SI-gather-and-push-E01
  Rule: Lure of the Unknown

    Scenario Outline: an Explorer or a Town is lured into an empty land
      Given a land called yonder
      And Earth has 1 presence in yonder
      And a land called there, adjacent to yonder, with 2 <kind>, 1 city and 1 dahan
      And a land called here, adjacent to there, with 1 dahan
      And Earth has played Lure of the Unknown
      When Earth uses Lure of the Unknown
      And it targets here
      Then here then holds 1 <kind> and 1 dahan
      And there then holds 1 <kind>

      Examples:
        | case                 | kind      |
        | si-minor-powers-0054 | explorers |
        | si-minor-powers-0055 | towns     |

  @SI-elements-X01
  Rule: Nature's Resilience

    Background:
      Given a land called there
      And Earth has 2 presence in there
      And a land called here, adjacent to there, with 2 blight
      And Earth has played Nature's Resilience

    @case:si-minor-powers-0056 @SI-defend-E03
    Scenario: Defend 6
      Given Earth has the elements 1 water
      When Earth uses Nature's Resilience
      And it targets here
      Then here then defends 6
      And here then holds 2 blight

    @case:si-minor-powers-0057
    Scenario: with 2 Water blight may be removed instead
      Given Earth has the elements 2 water
      When Earth uses Nature's Resilience
      And it targets here
      And the way threshold 1 is chosen
      Then here then defends 0
      And here then holds 1 blight

    @case:si-minor-powers-0058 @SI-elements-D01
    Scenario: with 2 Water the land can still defend
      Given Earth has the elements 2 water
      When Earth uses Nature's Resilience
      And it targets here
      And the way base is chosen
      Then here then defends 6
      And here then holds 2 blight

  @SI-damage-destroy-remove-replace-D01
  Rule: Pull Beneath the Hungry Earth

    Background:
      Given a land called there
      And Earth has played Pull Beneath the Hungry Earth

    @case:si-minor-powers-0059
    Scenario: with presence in sands the damage is dealt twice
      Given a sands called here, adjacent to there, with 1 explorer, 1 town and 1 city
      And Earth has 1 presence in here
      When Earth uses Pull Beneath the Hungry Earth
      And it targets here
      And the damage in here goes 1 damage to the explorer
      And the damage in here goes 1 damage to the town
      Then here then holds no explorers, 1 town with 1 damage and 1 city
      And 1 fear is generated

    Scenario Outline: with presence in another terrain, Fear and damage once
      Given a <terrain> called here, adjacent to there, with 1 explorer, 1 town and 1 city
      And Earth has 1 presence in here
      When Earth uses Pull Beneath the Hungry Earth
      And it targets here
      And the damage in here goes 1 damage to the <kind>
      Then here then holds <left>
      And 1 fear is generated

      Examples:
        | case                 | terrain  | kind | left                                     |
        | si-minor-powers-0060 | jungle   | town | 1 explorer, 1 town with 1 damage, 1 city |
        | si-minor-powers-0061 | mountain | city | 1 explorer, 1 town, 1 city with 1 damage |

    Scenario Outline: without presence, damage in sands and wetland only
      Given a <terrain> called here, adjacent to there, with 1 explorer, 1 town and 1 city
      And Earth has 1 presence in there
      When Earth uses Pull Beneath the Hungry Earth
      And it targets here
      And the damage in here goes 1 damage to the <kind>
      Then here then holds <left>
      And no fear is generated

      Examples:
        | case                 | terrain | kind     | left                                     |
        | si-minor-powers-0062 | sands   | explorer | no explorers, 1 town, 1 city             |
        | si-minor-powers-0063 | wetland | city     | 1 explorer, 1 town, 1 city with 1 damage |

    @case:si-minor-powers-0064 @SI-power-principles-R02
    Scenario: without presence in a jungle it does nothing, and may be used there
      Given a jungle called here, adjacent to there, with 1 explorer
      And Earth has 1 presence in there
      When Earth uses Pull Beneath the Hungry Earth
      And it targets here
      Then here then holds 1 explorer
      And no fear is generated

  @SI-removing-blight-S01
  Rule: Purifying Flame

    Background:
      Given a land called there
      And Earth has 2 presence in there
      And Earth has played Purifying Flame

    @case:si-minor-powers-0065 @SI-damage-destroy-remove-replace-P01
    Scenario: damage equal to the blight
      Given a mountain called here, adjacent to there, with 1 explorer, 1 town, 1 city and 4 blight
      And there holds 1 blight
      When Earth uses Purifying Flame
      And it targets here
      And the way damage is chosen
      And the damage in here goes 1 damage to the explorer, 2 to the town and 1 to the city
      Then here then holds no explorers, no towns, 1 city with 1 damage and 4 blight
      And 1 fear is generated

    Scenario Outline: in mountain and sands blight may be removed instead
      Given a <terrain> called here, adjacent to there, with 1 explorer, 1 city and 2 blight
      When Earth uses Purifying Flame
      And it targets here
      And the way remove blight is chosen
      Then here then holds 1 explorer, 1 city and 1 blight

      Examples:
        | case                 | terrain  |
        | si-minor-powers-0066 | mountain |
        | si-minor-powers-0067 | sands    |

    @SI-power-principles-R01
    Scenario Outline: in jungle and wetland it may not
      Given a <terrain> called here, adjacent to there, with 1 explorer, 1 city and 2 blight
      When Earth uses Purifying Flame
      And it targets here
      And the way remove blight is chosen
      Then it is refused by SI-power-principles-R01

      Examples:
        | case                 | terrain |
        | si-minor-powers-0068 | jungle  |
        | si-minor-powers-0069 | wetland |

  @SI-powers-R04
  Rule: Quicken the Earth's Struggles

    Background:
      Given a land called here, with 1 explorer, 1 town, 1 town with 1 damage, 1 city and 1 dahan
      And Earth has 2 presence in here
      And Earth has played Quicken the Earth's Struggles

    @case:si-minor-powers-0070 @SI-damage-destroy-remove-replace-P02
    Scenario: each Town and City takes 1 damage
      When Earth uses Quicken the Earth's Struggles
      And it targets here
      And the way damage is chosen
      Then here then holds 1 explorer, 1 town with 1 damage, 1 city with 1 damage and 1 dahan
      And 1 fear is generated

    @case:si-minor-powers-0071
    Scenario: or Defend 10
      When Earth uses Quicken the Earth's Struggles
      And it targets here
      And the way defend is chosen
      Then here then defends 10
      And here then holds 1 explorer, 2 towns, 1 city and 1 dahan

  @SI-plus-stacking-E01
  Rule: Rain of Blood

    Background:
      Given a land called there
      And Earth has 2 presence in there
      And Earth has played Rain of Blood

    Scenario Outline: 3 Fear where two or more Towns or Cities stand
      Given a land called here, adjacent to there, with <buildings>
      When Earth uses Rain of Blood
      And it targets here
      Then 3 fear are generated

      Examples:
        | case                 | buildings         |
        | si-minor-powers-0072 | 2 towns           |
        | si-minor-powers-0073 | 2 cities          |
        | si-minor-powers-0074 | 1 town and 1 city |

    @case:si-minor-powers-0075 @SI-fear-and-terror-E01 @SI-fear-and-terror-S01
    Scenario: 2 Fear where there is one
      Given a land called here, adjacent to there, with 2 explorers, 1 town and 2 dahan
      And there holds 2 cities
      When Earth uses Rain of Blood
      And it targets here
      Then 2 fear are generated

  @SI-powers-X01
  Rule: Reaching Grasp

    Scenario Outline: all powers of a Spirit reach 2 lands farther this turn
      Given a land called there
      And River has 1 presence in there
      And Earth has 1 presence in there
      And Earth has played Reaching Grasp
      When Earth uses Reaching Grasp
      And it targets <spirit>
      Then the powers of <spirit> then reach 2 farther
      And the powers of <other> then reach 0 farther

      Examples:
        | case                 | spirit | other |
        | si-minor-powers-0076 | River  | Earth |
        | si-minor-powers-0077 | Earth  | River |

    @case:si-minor-powers-0078 @SI-powers-R02
    Scenario: a power with range 1 then reaches 3 lands
      Given a land called beyond
      And Earth has 1 presence in beyond
      And a land called yonder, adjacent to beyond
      And a land called there, adjacent to yonder
      And a jungle called here, adjacent to there
      And the powers of Earth reach 2 farther this turn
      And Earth has played Dark and Tangled Woods
      When Earth uses Dark and Tangled Woods
      And it targets here
      Then here then defends 3

  @SI-power-principles-R01
  Rule: Rouse the Trees and Stones

    Scenario Outline: 2 damage, and an Explorer is pushed
      Given a land called there
      And Earth has 2 presence in there
      And a land called here, adjacent to there, with 2 explorers, 1 town, 1 city and 1 dahan
      And Earth has played Rouse the Trees and Stones
      When Earth uses Rouse the Trees and Stones
      And it targets here
      And the damage in here goes <hits>
      And it goes from here to there
      Then here then holds <left>
      And there then holds 1 explorer, no towns and no dahan

      Examples:
        | case                 | hits                                       | left                                        |
        | si-minor-powers-0079 | 1 damage to the explorer and 1 to the town | no explorers, 1 town with 1 damage, 1 city  |
        | si-minor-powers-0080 | 2 damage to the city                       | 1 explorer, 1 town and 1 city with 2 damage |

  @SI-elements-D01
  Rule: Sap the Strength of Multitudes

    Background:
      Given a land called here
      And Earth has 1 presence in here
      And a land called there, adjacent to here
      And a land called yonder, adjacent to there
      And Earth has played Sap the Strength of Multitudes

    @case:si-minor-powers-0081 @SI-defend-E03
    Scenario: Defend 5 in a land with presence
      When Earth uses Sap the Strength of Multitudes
      And it targets here
      Then here then defends 5

    @case:si-minor-powers-0082 @SI-powers-R03
    Scenario: without Air it reaches no farther
      When Earth uses Sap the Strength of Multitudes
      And it targets there
      Then it is refused by SI-powers-R03

    @case:si-minor-powers-0083
    Scenario: with 1 Air it reaches one land farther
      Given Earth has the elements 1 air
      When Earth uses Sap the Strength of Multitudes
      And it targets there
      Then there then defends 5

    @case:si-minor-powers-0084 @SI-powers-R02
    Scenario: more Air brings it no farther
      Given Earth has the elements 2 air
      When Earth uses Sap the Strength of Multitudes
      And it targets yonder
      Then it is refused by SI-powers-R02

  @SI-damage-destroy-remove-replace-D01
  Rule: Savage Mawbeasts

    Background:
      Given a land called there
      And Earth has 2 presence in there
      And Earth has played Savage Mawbeasts

    Scenario Outline: Fear and damage in jungle and wetland
      Given a <terrain> called here, adjacent to there, with 1 explorer, 1 town and 1 city
      And Earth has the elements 2 animal
      When Earth uses Savage Mawbeasts
      And it targets here
      And the damage in here goes 1 damage to the <kind>
      Then here then holds <left>
      And 1 fear is generated

      Examples:
        | case                 | terrain | kind     | left                                     |
        | si-minor-powers-0085 | jungle  | explorer | no explorers, 1 town, 1 city             |
        | si-minor-powers-0086 | wetland | town     | 1 explorer, 1 town with 1 damage, 1 city |

    @SI-power-principles-R02
    Scenario Outline: elsewhere it does nothing
      Given a <terrain> called here, adjacent to there, with 1 explorer
      And Earth has the elements 2 animal
      When Earth uses Savage Mawbeasts
      And it targets here
      Then here then holds 1 explorer
      And no fear is generated

      Examples:
        | case                 | terrain  |
        | si-minor-powers-0087 | mountain |
        | si-minor-powers-0088 | sands    |

    @SI-elements-D01
    Scenario Outline: with 3 Animal there is damage elsewhere too
      Given a <terrain> called here, adjacent to there, with 1 explorer, 1 town and 1 city
      And Earth has the elements 3 animal
      When Earth uses Savage Mawbeasts
      And it targets here
      And the damage in here goes 1 damage to the <kind>
      Then here then holds <left>
      And no fear is generated

      Examples:
        | case                 | terrain  | kind     | left                                     |
        | si-minor-powers-0089 | mountain | explorer | no explorers, 1 town, 1 city             |
        | si-minor-powers-0090 | sands    | city     | 1 explorer, 1 town, 1 city with 1 damage |

    @case:si-minor-powers-0091 @SI-elements-S01
    Scenario: with 3 Animal in a jungle first the one damage, then the other
      Given a jungle called here, adjacent to there, with 1 explorer, 1 town and 1 city
      And Earth has the elements 3 animal
      When Earth uses Savage Mawbeasts
      And it targets here
      And the damage in here goes 1 damage to the city
      And the damage in here goes 1 damage to the town
      Then here then holds 1 explorer, 1 town with 1 damage and 1 city with 1 damage
      And 1 fear is generated

  @SI-fear-and-terror-E01 @SI-fear-and-terror-S01
  Rule: Shadows of the Burning Forest

    Background:
      Given a land called there
      And Earth has played Shadows of the Burning Forest

    @SI-power-principles-R03
    Scenario Outline: Fear; in mountain and jungle an Explorer and a Town are pushed
      Given a <terrain> called here, adjacent to there, with 2 explorers, 2 towns, 1 city and 1 dahan
      And Earth has 1 presence in here
      When Earth uses Shadows of the Burning Forest
      And it targets here
      And they go from here to there and there
      Then 2 fear are generated
      And here then holds 1 explorer, 1 town, 1 city and 1 dahan
      And there then holds 1 explorer and 1 town

      Examples:
        | case                 | terrain  |
        | si-minor-powers-0092 | mountain |
        | si-minor-powers-0093 | jungle   |

    Scenario Outline: elsewhere only Fear
      Given a <terrain> called here, adjacent to there, with <what>
      And Earth has 1 presence in here
      When Earth uses Shadows of the Burning Forest
      And it targets here
      Then 2 fear are generated
      And here then holds <what>

      Examples:
        | case                 | terrain | what       |
        | si-minor-powers-0094 | sands   | 1 town     |
        | si-minor-powers-0095 | wetland | 1 explorer |

  @SI-power-principles-R03
  Rule: Song of Sanctity

    Background:
      Given a land called there
      And Earth has 1 presence in there
      And Earth has played Song of Sanctity

    @case:si-minor-powers-0096
    Scenario: all Explorers are pushed, into whichever lands
      Given a mountain called here, adjacent to there, with 3 explorers, 1 town, 1 city, 1 dahan and 2 blight
      And a land called yonder, adjacent to here
      When Earth uses Song of Sanctity
      And it targets here
      And they go from here to yonder, yonder and there
      Then here then holds no explorers, 1 town, 1 city, 1 dahan and 2 blight
      And yonder then holds 2 explorers
      And there then holds 1 explorer

    @case:si-minor-powers-0097
    Scenario: a single Explorer is enough to leave the blight
      Given a jungle called here, adjacent to there, with 1 explorer and 2 blight
      When Earth uses Song of Sanctity
      And it targets here
      And it goes from here to there
      Then here then holds no explorers and 2 blight
      And there then holds 1 explorer

    @case:si-minor-powers-0098 @SI-removing-blight-S01
    Scenario: without Explorers blight is removed
      Given a jungle called here, adjacent to there, with 1 town, 1 city, 1 dahan and 2 blight
      When Earth uses Song of Sanctity
      And it targets here
      Then here then holds 1 town, 1 city, 1 dahan and 1 blight
      And the Blight card then holds 6 blight

  @SI-elements-X01
  Rule: Steam Vents

    Background:
      Given a land called here, with 2 explorers, 2 towns, 1 city and 2 dahan
      And Earth has 1 presence in here
      And Earth has played Steam Vents

    @case:si-minor-powers-0099 @SI-damage-destroy-remove-replace-E03
    Scenario: an Explorer is destroyed
      Given Earth has the elements 2 earth
      When Earth uses Steam Vents
      And it targets here
      Then here then holds 1 explorer, 2 towns, 1 city and 2 dahan
      And no fear is generated

    @case:si-minor-powers-0100 @SI-damage-destroy-remove-replace-T03
    Scenario: with 3 Earth a Town may be destroyed instead
      Given Earth has the elements 3 earth
      When Earth uses Steam Vents
      And it targets here
      And the way threshold 1 is chosen
      Then here then holds 2 explorers, 1 town, 1 city and 2 dahan
      And 1 fear is generated

  @SI-power-principles-R01
  Rule: Uncanny Melting

    Scenario Outline: Fear where Invaders are; in sands and wetland blight is removed
      Given a land called there
      And Earth has 2 presence in there
      And a <terrain> called here, adjacent to there, with <what> and 2 blight
      And Earth has played Uncanny Melting
      When Earth uses Uncanny Melting
      And it targets here
      Then <fear> fear are generated
      And here then holds <what> and <left> blight

      Examples:
        | case                 | terrain  | what       | fear | left |
        | si-minor-powers-0101 | sands    | 1 explorer | 1    | 1    |
        | si-minor-powers-0102 | wetland  | 1 town     | 1    | 1    |
        | si-minor-powers-0103 | jungle   | 1 city     | 1    | 2    |
        | si-minor-powers-0104 | mountain | 2 dahan    | no   | 2    |
        | si-minor-powers-0105 | sands    | 2 dahan    | no   | 1    |

  @SI-power-principles-P01
  Rule: Veil the Night's Hunt

    Background:
      Given a land called yonder
      And Earth has 1 presence in yonder
      And a land called there, adjacent to yonder
      And Earth has played Veil the Night's Hunt

    @case:si-minor-powers-0106 @SI-damage-destroy-remove-replace-D01
    Scenario: each Dahan hits another Invader
      Given a land called here, adjacent to there, with 1 explorer, 2 towns, 1 city and 3 dahan
      When Earth uses Veil the Night's Hunt
      And it targets here
      And the way damage is chosen
      And the damage of the Dahan in here goes 1 damage to the explorer, 1 to the town and 1 to the city
      Then here then holds no explorers, 1 town, 1 town with 1 damage, 1 city with 1 damage and 3 dahan

    @case:si-minor-powers-0107 @SI-power-principles-R01
    Scenario: two Dahan don't hit the same Invader
      Given a land called here, adjacent to there, with 1 explorer, 2 towns, 1 city and 3 dahan
      When Earth uses Veil the Night's Hunt
      And it targets here
      And the way damage is chosen
      And the damage of the Dahan in here goes 2 damage to the town and 1 to the city
      Then it is refused by SI-power-principles-R01

    @case:si-minor-powers-0108
    Scenario: or up to 3 Dahan leave
      Given a land called here, adjacent to there, with 1 explorer, 1 town, 1 city and 4 dahan
      And a land called beyond, adjacent to here
      When Earth uses Veil the Night's Hunt
      And it targets here
      And the way push is chosen
      Then whatever is chosen, here then holds 1, 2, 3 or 4 dahan
      And here then holds 1 explorer, 1 town and 1 city

  @SI-elements-D01
  Rule: Visions of Fiery Doom

    Background:
      Given a land called here
      And Earth has 1 presence in here
      And a land called there, adjacent to here
      And Earth has played Visions of Fiery Doom

    @case:si-minor-powers-0109 @SI-power-principles-R03
    Scenario: 1 Fear, and an Explorer or a Town is pushed
      Given here holds 2 explorers, 1 city and 1 dahan
      And Earth has the elements 1 fire
      When Earth uses Visions of Fiery Doom
      And it targets here
      And it goes from here to there
      Then 1 fear is generated
      And here then holds 1 explorer, 1 city and 1 dahan
      And there then holds 1 explorer

    @case:si-minor-powers-0110 @SI-plus-stacking-E01
    Scenario: with 2 Fire there is 1 Fear more
      Given here holds 2 towns, 1 city and 1 dahan
      And Earth has the elements 2 fire
      When Earth uses Visions of Fiery Doom
      And it targets here
      And it goes from here to there
      Then 2 fear are generated
      And here then holds 1 town, 1 city and 1 dahan
      And there then holds 1 town

  @SI-power-principles-R01
  Rule: Voracious Growth

    Background:
      Given a land called there
      And Earth has 2 presence in there
      And Earth has played Voracious Growth

    Scenario Outline: the Growth deals 2 damage
      Given a <terrain> called here, adjacent to there, with 1 explorer, 1 town, 1 city and 2 blight
      When Earth uses Voracious Growth
      And it targets here
      And the way damage is chosen
      And the damage in here goes <hits>
      Then here then holds <left> and 2 blight

      Examples:
        | case                 | terrain | hits                                       | left                                       |
        | si-minor-powers-0111 | jungle  | 1 damage to the explorer and 1 to the town | no explorers, 1 town with 1 damage, 1 city |
        | si-minor-powers-0112 | wetland | 2 damage to the city                       | 1 explorer, 1 town, 1 city with 2 damage   |

    @case:si-minor-powers-0113 @SI-removing-blight-S01
    Scenario: or it removes blight
      Given a wetland called here, adjacent to there, with 1 explorer and 2 blight
      When Earth uses Voracious Growth
      And it targets here
      And the way remove blight is chosen
      Then here then holds 1 explorer and 1 blight

  # What none of them may do

  @SI-powers-R03
  Rule: A power with range 0 is used only where the Spirit has presence

    Scenario Outline: range 0 and the next land
      Given a land called here, with 1 explorer
      And Earth has 1 presence in here
      And a land called there, adjacent to here, with 1 explorer
      And Earth has played <power>
      When Earth uses <power>
      And it targets there
      Then it is refused by SI-powers-R03

      Examples:
        | case                 | power                         |
        | si-minor-powers-0114 | Enticing Splendor             |
        | si-minor-powers-0115 | Shadows of the Burning Forest |
        | si-minor-powers-0116 | Steam Vents                   |
        | si-minor-powers-0117 | Visions of Fiery Doom         |

    @case:si-minor-powers-0118 @SI-powers-R04
    Scenario: range 0 from a sacred site
      Given a land called here
      And Earth has 2 presence in here
      And a land called there, adjacent to here
      And Earth has 1 presence in there
      And Earth has played Quicken the Earth's Struggles
      When Earth uses Quicken the Earth's Struggles
      And it targets there
      Then it is refused by SI-powers-R03

  @SI-powers-R02
  Rule: A power is used no farther than its range from presence

    Scenario Outline: range 1 and a land 2 steps away
      Given a jungle called here, with 1 dahan
      And Earth has 1 presence in here
      And a land called there, adjacent to here
      And a jungle called yonder, adjacent to there, with 1 dahan
      And Earth has played <power>
      When Earth uses <power>
      And it targets yonder
      Then it is refused by SI-powers-R02

      Examples:
        | case                 | power                         |
        | si-minor-powers-0119 | Call of the Dahan Ways        |
        | si-minor-powers-0120 | Call to Bloodshed             |
        | si-minor-powers-0121 | Call to Isolation             |
        | si-minor-powers-0122 | Call to Migrate               |
        | si-minor-powers-0123 | Call to Tend                  |
        | si-minor-powers-0124 | Dark and Tangled Woods        |
        | si-minor-powers-0125 | Delusions of Danger           |
        | si-minor-powers-0126 | Drought                       |
        | si-minor-powers-0127 | Entrancing Apparitions        |
        | si-minor-powers-0128 | Gnawing Rootbiters            |
        | si-minor-powers-0129 | Pull Beneath the Hungry Earth |
        | si-minor-powers-0130 | Song of Sanctity              |

    Scenario Outline: range 2 and a land 3 steps away
      Given a land called here, with 1 dahan
      And Earth has 1 presence in here
      And a land called there, adjacent to here
      And a land called yonder, adjacent to there
      And a land called beyond, adjacent to yonder, with 1 dahan
      And Earth has played <power>
      When Earth uses <power>
      And it targets beyond
      Then it is refused by SI-powers-R02

      Examples:
        | case                 | power                     |
        | si-minor-powers-0131 | Drift Down into Slumber   |
        | si-minor-powers-0132 | Land of Haunts and Embers |
        | si-minor-powers-0133 | Lure of the Unknown       |
        | si-minor-powers-0134 | Veil the Night's Hunt     |

    @SI-powers-R04
    Scenario Outline: range 1 from a sacred site, and a land next to other presence
      Given a jungle called here, with 1 explorer
      And Earth has 2 presence in here
      And a land called there, adjacent to here
      And Earth has 1 presence in there
      And a jungle called yonder, adjacent to there, with 1 explorer
      And Earth has played <power>
      When Earth uses <power>
      And it targets yonder
      Then it is refused by SI-powers-R02

      Examples:
        | case                 | power                      |
        | si-minor-powers-0135 | Devouring Ants             |
        | si-minor-powers-0136 | Nature's Resilience        |
        | si-minor-powers-0137 | Purifying Flame            |
        | si-minor-powers-0138 | Rain of Blood              |
        | si-minor-powers-0139 | Rouse the Trees and Stones |
        | si-minor-powers-0140 | Savage Mawbeasts           |
        | si-minor-powers-0141 | Uncanny Melting            |
        | si-minor-powers-0142 | Voracious Growth           |

  @SI-power-principles-R02
  Rule: A power targets only what its target field asks for

    Scenario Outline: a land with something, or without it
      Given a land called here, with <fitting>
      And Earth has 2 presence in here
      And a land called there, with <other>
      And Earth has 2 presence in there
      And Earth has played <power>
      When Earth uses <power>
      And it targets there
      Then it is refused by SI-power-principles-R02

      Examples:
        | case                 | power                         | fitting    | other                                   |
        | si-minor-powers-0143 | Call of the Dahan Ways        | 1 dahan    | 1 explorer, 1 town and 1 city           |
        | si-minor-powers-0144 | Call to Bloodshed             | 1 dahan    | 1 explorer, 1 town and 1 city           |
        | si-minor-powers-0145 | Call to Isolation             | 1 dahan    | 1 explorer, 1 town and 1 city           |
        | si-minor-powers-0146 | Call to Tend                  | 1 dahan    | 1 explorer, 1 town, 1 city and 1 blight |
        | si-minor-powers-0147 | Veil the Night's Hunt         | 1 dahan    | 1 explorer, 1 town and 1 city           |
        | si-minor-powers-0148 | Enticing Splendor             | 1 explorer | 1 blight                                |
        | si-minor-powers-0149 | Rouse the Trees and Stones    | 1 dahan    | 1 explorer and 1 blight                 |
        | si-minor-powers-0150 | Lure of the Unknown           | 1 dahan    | 1 city                                  |
        | si-minor-powers-0200 | Lure of the Unknown           | 1 dahan    | 1 explorer                              |
        | si-minor-powers-0151 | Rain of Blood                 | 1 town     | 1 dahan and 1 blight                    |
        | si-minor-powers-0152 | Shadows of the Burning Forest | 1 explorer | 1 dahan and 1 blight                    |

    Scenario Outline: a land of one of two terrains
      Given a jungle called here
      And Earth has 2 presence in here
      And a <terrain> called there
      And Earth has 2 presence in there
      And Earth has played <power>
      When Earth uses <power>
      And it targets there
      Then it is refused by SI-power-principles-R02

      Examples:
        | case                 | power            | terrain  |
        | si-minor-powers-0153 | Song of Sanctity | sands    |
        | si-minor-powers-0154 | Song of Sanctity | wetland  |
        | si-minor-powers-0155 | Voracious Growth | mountain |
        | si-minor-powers-0156 | Voracious Growth | sands    |

  Rule: A power is used in its own phase, when its card was played, and once

    Background:
      Given a land called here, with 1 explorer
      And Earth has 1 presence in here

    @case:si-minor-powers-0157 @SI-fast-phase-S01
    Scenario: a slow power in the Fast Power phase
      Given Earth has played Gnawing Rootbiters
      When Earth tries Gnawing Rootbiters in the fast phase
      And it targets here
      Then it is refused by SI-fast-phase-S01

    @case:si-minor-powers-0158 @SI-fast-phase-R03
    Scenario: a fast power in the Slow Power phase
      Given Earth has played Steam Vents
      When Earth tries Steam Vents in the slow phase
      And it targets here
      Then it is refused by SI-fast-phase-R03

    @case:si-minor-powers-0159 @SI-fast-phase-S01
    Scenario: a fast card that is still in hand
      Given Earth holds Steam Vents
      And Earth has played Drift Down into Slumber
      When Earth uses Steam Vents
      And it targets here
      Then it is refused by SI-fast-phase-S01

    @case:si-minor-powers-0160 @SI-slow-phase-S01
    Scenario: a slow card that is still in hand
      Given Earth holds Gnawing Rootbiters
      And Earth has played Drift Down into Slumber
      When Earth uses Gnawing Rootbiters
      And it targets here
      Then it is refused by SI-slow-phase-S01

    @case:si-minor-powers-0161 @SI-power-principles-L01
    Scenario: a card of cost 0 for the second time
      Given Earth has played Gnawing Rootbiters
      And Earth has used Gnawing Rootbiters
      When Earth uses Gnawing Rootbiters
      And it targets here
      Then it is refused by SI-power-principles-L01

    @case:si-minor-powers-0162 @SI-power-principles-R08
    Scenario: a card of cost 1 for the second time, with Energy left
      Given Earth has played Steam Vents
      And Earth has used Steam Vents
      And Earth has 3 energy
      When Earth uses Steam Vents
      And it targets here
      Then it is refused by SI-power-principles-R08

    @case:si-minor-powers-0163 @SI-fast-phase-P02
    Scenario: a power without a land that it could target
      Given Earth has played Call to Isolation
      When Earth uses Call to Isolation
      And it targets here
      Then it is refused by SI-fast-phase-P02

  # What each of them costs and brings

  @SI-spirit-phase-S08
  Rule: A card that is laid down is paid for and brings its elements

    Background:
      Given a land called here
      And Earth has 1 presence in here
      And Earth has 3 energy

    Scenario Outline: a Minor Power is laid down
      Given Earth holds <power>
      When Earth plays <power>
      Then Earth then has <left> energy
      And Earth then has just the elements <elements>
      And the cards in play of Earth are then <power>

      Examples:
        | case                 | power                          | left | elements                     |
        | si-minor-powers-0164 | Call of the Dahan Ways         | 2    | moon, water and animal       |
        | si-minor-powers-0165 | Call to Bloodshed              | 2    | sun, fire and animal         |
        | si-minor-powers-0166 | Call to Isolation              | 3    | sun, air and animal          |
        | si-minor-powers-0167 | Call to Migrate                | 2    | fire, air and animal         |
        | si-minor-powers-0168 | Call to Tend                   | 2    | water, plant and animal      |
        | si-minor-powers-0169 | Dark and Tangled Woods         | 2    | moon, earth and plant        |
        | si-minor-powers-0170 | Delusions of Danger            | 2    | sun, moon and air            |
        | si-minor-powers-0171 | Devouring Ants                 | 2    | sun, earth and animal        |
        | si-minor-powers-0172 | Drift Down into Slumber        | 3    | air, earth and plant         |
        | si-minor-powers-0173 | Drought                        | 2    | sun, fire and earth          |
        | si-minor-powers-0174 | Elemental Boon                 | 2    | none                         |
        | si-minor-powers-0175 | Encompassing Ward              | 2    | sun, water and earth         |
        | si-minor-powers-0176 | Enticing Splendor              | 3    | sun, air and plant           |
        | si-minor-powers-0177 | Entrancing Apparitions         | 2    | moon, air and water          |
        | si-minor-powers-0178 | Gift of Constancy              | 3    | sun and earth                |
        | si-minor-powers-0179 | Gift of Living Energy          | 3    | sun, fire and plant          |
        | si-minor-powers-0180 | Gift of Power                  | 3    | moon, water, earth and plant |
        | si-minor-powers-0181 | Gnawing Rootbiters             | 3    | earth and animal             |
        | si-minor-powers-0182 | Land of Haunts and Embers      | 3    | moon, fire and air           |
        | si-minor-powers-0183 | Lure of the Unknown            | 3    | moon, fire, air and plant    |
        | si-minor-powers-0184 | Nature's Resilience            | 2    | earth, plant and animal      |
        | si-minor-powers-0185 | Pull Beneath the Hungry Earth  | 2    | moon, water and earth        |
        | si-minor-powers-0186 | Purifying Flame                | 2    | sun, fire, air and plant     |
        | si-minor-powers-0187 | Quicken the Earth's Struggles  | 2    | moon, fire, earth and animal |
        | si-minor-powers-0188 | Rain of Blood                  | 3    | air, water and animal        |
        | si-minor-powers-0189 | Reaching Grasp                 | 3    | sun, air and water           |
        | si-minor-powers-0190 | Rouse the Trees and Stones     | 2    | fire, earth and plant        |
        | si-minor-powers-0191 | Sap the Strength of Multitudes | 3    | water and animal             |
        | si-minor-powers-0192 | Savage Mawbeasts               | 3    | fire and animal              |
        | si-minor-powers-0193 | Shadows of the Burning Forest  | 3    | moon, fire and plant         |
        | si-minor-powers-0194 | Song of Sanctity               | 2    | sun, water and plant         |
        | si-minor-powers-0195 | Steam Vents                    | 2    | fire, air, water and earth   |
        | si-minor-powers-0196 | Uncanny Melting                | 2    | sun, moon and water          |
        | si-minor-powers-0197 | Veil the Night's Hunt          | 2    | moon, air and animal         |
        | si-minor-powers-0198 | Visions of Fiery Doom          | 2    | moon and fire                |
        | si-minor-powers-0199 | Voracious Growth               | 2    | water and plant              |
