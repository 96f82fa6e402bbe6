Feature: Foreign wars
  Revolt in Egypt, Revolt in Ireland and War in Persia make the Ottomans or England send troops off the map.

  # Sending the troops

  Rule: The stated number of land units is sent

    @HIS-foreign-wars-setup-D01 @HIS-foreign-wars-setup-E01 @HIS-foreign-wars-setup-S02 @HIS-foreign-wars-setup-D02
    Scenario Outline: whom the card strikes, how many it demands, and who is fought
      Given <city> holds 6 regulars of <power>
      And 6 regulars of the independents are available for foreign armies
      When <card> is played, and <n> regulars from <city> are sent
      Then the foreign war <card> then holds <n> regulars of <power> and <m> regulars of the independents

      Examples:
        | card              | power        | city     | n | m | case                  |
        | Revolt in Egypt   | the Ottomans | Istanbul | 3 | 3 | his-foreign-wars-0001 |
        | Revolt in Ireland | England      | London   | 4 | 3 | his-foreign-wars-0002 |
        | War in Persia     | the Ottomans | Istanbul | 5 | 4 | his-foreign-wars-0003 |

    @HIS-foreign-wars-setup-S02
    Scenario Outline: neither more nor fewer
      Given Istanbul holds 6 regulars of the Ottomans
      And 6 regulars of the independents are available for foreign armies
      When Revolt in Egypt is played, and <n> from Istanbul are sent
      Then it is refused by HIS-foreign-wars-setup-S02

      Examples:
        | n          | case                  |
        | 2 regulars | his-foreign-wars-0004 |
        | 4 regulars | his-foreign-wars-0005 |

    @case:his-foreign-wars-0018 @HIS-foreign-wars-setup-S01
    Scenario: the card leaves the hand
      Given Istanbul holds 3 regulars of the Ottomans
      And 6 regulars of the independents are available for foreign armies
      And the hand of France is Gout and Revolt in Egypt
      When Revolt in Egypt is played, and 3 regulars from Istanbul are sent
      Then the hand of France is then Gout
      And the foreign war Revolt in Egypt then holds 3 regulars of the Ottomans

    @case:his-foreign-wars-0006 @HIS-foreign-wars-setup-P01
    Scenario: from several cities, of any kind
      Given Istanbul holds 2 regulars of the Ottomans
      And Athens holds 1 regular of the Ottomans and 2 cavalry of the Ottomans
      And 6 regulars of the independents are available for foreign armies
      When Revolt in Egypt is played, and 2 regulars from Istanbul and 1 cavalry from Athens are sent
      Then the foreign war Revolt in Egypt then holds 2 regulars of the Ottomans and 1 cavalry of the Ottomans
      And Istanbul then holds no regulars of the Ottomans
      And Athens then holds 1 regular of the Ottomans and 1 cavalry of the Ottomans

    @case:his-foreign-wars-0007 @HIS-foreign-wars-setup-X01
    Scenario: none from a besieged city
      Given Istanbul holds 3 regulars of the Ottomans
      And Istanbul is besieged
      And Athens holds 3 regulars of the Ottomans
      And 6 regulars of the independents are available for foreign armies
      When Revolt in Egypt is played, and 3 regulars from Istanbul are sent
      Then it is refused by HIS-foreign-wars-setup-X01

    @case:his-foreign-wars-0008 @HIS-foreign-wars-setup-P02
    Scenario: one leader may be sent
      Given Istanbul holds 4 regulars of the Ottomans, Suleiman and Ibrahim Pasha
      And 6 regulars of the independents are available for foreign armies
      When Revolt in Egypt is played, and 3 regulars from Istanbul and the leader Ibrahim Pasha are sent
      Then the foreign war Revolt in Egypt then holds 3 regulars of the Ottomans and Ibrahim Pasha
      And Istanbul then holds 1 regular of the Ottomans and Suleiman

    @case:his-foreign-wars-0015 @HIS-foreign-wars-setup-P02
    Scenario: the leader from another city than the units
      Given Athens holds 4 regulars of the Ottomans
      And Istanbul holds 1 regular of the Ottomans and Suleiman
      And 6 regulars of the independents are available for foreign armies
      When Revolt in Egypt is played, and 3 regulars from Athens and the leader Suleiman are sent
      Then the foreign war Revolt in Egypt then holds 3 regulars of the Ottomans and Suleiman
      And Istanbul then holds 1 regular of the Ottomans

    @case:his-foreign-wars-0009 @HIS-foreign-wars-setup-S02
    Scenario: there are fewer land units than the card demands
      Given Istanbul holds 2 regulars of the Ottomans
      And 6 regulars of the independents are available for foreign armies
      When Revolt in Egypt is played, and 2 regulars from Istanbul are sent
      Then by the reading as_many_as_there_are of HIS-Q28
      And the foreign war Revolt in Egypt then holds 2 regulars of the Ottomans
      And by the reading none of HIS-Q28
      And it is refused by HIS-foreign-wars-setup-S02

    @case:his-foreign-wars-0016 @HIS-foreign-wars-setup-S02
    Scenario: there are fewer, and none is sent
      Given Istanbul holds 2 regulars of the Ottomans
      And 6 regulars of the independents are available for foreign armies
      When Revolt in Egypt is played, and no land unit is sent
      Then by the reading as_many_as_there_are of HIS-Q28
      And it is refused by HIS-foreign-wars-setup-S02
      And by the reading none of HIS-Q28
      And the foreign war Revolt in Egypt then holds 3 regulars of the independents

    @case:his-foreign-wars-0017 @HIS-foreign-wars-setup-S02
    Scenario: there are exactly as many as it demands
      Given HIS-Q28 is read as none
      And Istanbul holds 3 regulars of the Ottomans
      And 6 regulars of the independents are available for foreign armies
      When Revolt in Egypt is played, and 3 regulars from Istanbul are sent
      Then the foreign war Revolt in Egypt then holds 3 regulars of the Ottomans

    @case:his-foreign-wars-0010 @HIS-foreign-wars-setup-S02
    Scenario: there are none on the map
      Given 6 regulars of the independents are available for foreign armies
      When Revolt in Egypt is played, and no land unit is sent
      Then the foreign war Revolt in Egypt then holds 3 regulars of the independents

  Rule: Who stands for the foreign army

    @case:his-foreign-wars-0011 @HIS-foreign-wars-setup-S03
    Scenario: independent units
      Given Istanbul holds 3 regulars of the Ottomans
      And 4 regulars of the independents are available for foreign armies
      And 4 regulars of Venice are available for foreign armies
      When Revolt in Egypt is played, and 3 regulars from Istanbul are sent
      Then the foreign war Revolt in Egypt then holds 3 regulars of the independents and no regulars of Venice

    @case:his-foreign-wars-0012 @HIS-foreign-wars-setup-X02
    Scenario: and units of a minor power, if they don't suffice
      Given Istanbul holds 3 regulars of the Ottomans
      And 1 regular of the independents are available for foreign armies
      And 4 regulars of Venice are available for foreign armies
      When Revolt in Egypt is played, and 3 regulars from Istanbul are sent
      Then the foreign war Revolt in Egypt then holds 1 regular of the independents and 2 regulars of Venice

    @case:his-foreign-wars-0014 @HIS-foreign-wars-setup-X02
    Scenario: one unit is lacking
      Given Istanbul holds 3 regulars of the Ottomans
      And 2 regulars of the independents are available for foreign armies
      And 4 regulars of Venice are available for foreign armies
      When Revolt in Egypt is played, and 3 regulars from Istanbul are sent
      Then the foreign war Revolt in Egypt then holds 2 regulars of the independents and 1 regular of Venice

    @case:his-foreign-wars-0013 @HIS-foreign-wars-setup-X02
    Scenario: of which minor power is chosen
      Given Istanbul holds 3 regulars of the Ottomans
      And 1 regular of the independents are available for foreign armies
      And 4 regulars of Venice are available for foreign armies
      And 4 regulars of Genoa are available for foreign armies
      When Revolt in Egypt is played, and 3 regulars from Istanbul are sent
      And the units stand for minor Genoa in Revolt in Egypt
      Then the foreign war Revolt in Egypt then holds 1 regular of the independents and 2 regulars of Genoa

  # Fighting

  Rule: An attempt costs 1 CP

    @case:his-foreign-wars-0020 @HIS-foreign-wars-battle-S01 @HIS-foreign-wars-battle-E01
    Scenario: a field battle of the two forces on the card
      Given it is the impulse of the Ottomans, with 3 CP
      And in the foreign war Revolt in Egypt stand 3 regulars of the Ottomans and 3 regulars of the independents
      When the foreign war Revolt in Egypt is fought
      And the power rolls 5, 6, 1
      And the foreign army rolls 5, 1, 1
      Then the foreign war Revolt in Egypt then holds 2 regulars of the Ottomans and 1 regular of the independents
      And the Ottomans has 2 CP left

    @case:his-foreign-wars-0021 @HIS-foreign-wars-battle-S01
    Scenario: without CP
      Given it is the impulse of the Ottomans, with 0 CP
      And in the foreign war Revolt in Egypt stand 3 regulars of the Ottomans and 3 regulars of the independents
      When the foreign war Revolt in Egypt is fought
      Then it is refused by HIS-foreign-wars-battle-S01

    @case:his-foreign-wars-0022 @HIS-foreign-wars-battle-X01 @HIS-foreign-wars-battle-X02
    Scenario: the leader adds his battle rating, nobody has a die as defender, and nobody retreats
      Given it is the impulse of the Ottomans, with 1 CP
      And in the foreign war Revolt in Egypt stand 2 regulars of the Ottomans, 2 regulars of the independents and Suleiman
      When the foreign war Revolt in Egypt is fought
      And the power rolls 1, 1, 1, 1
      And the foreign army rolls 6, 1
      Then the foreign war Revolt in Egypt then holds 1 regular of the Ottomans and 2 regulars of the independents

    @case:his-foreign-wars-0023 @HIS-foreign-wars-battle-E01
    Scenario: the owner chooses the units it loses
      Given it is the impulse of the Ottomans, with 1 CP
      And in the foreign war Revolt in Egypt stand 2 regulars of the Ottomans, 1 cavalry of the Ottomans and 2 regulars of the independents
      When the foreign war Revolt in Egypt is fought
      And the power rolls 1, 1, 1
      And the foreign army rolls 6, 1
      And the Ottomans lose 1 cavalry
      Then the foreign war Revolt in Egypt then holds 2 regulars of the Ottomans and no cavalry of the Ottomans

    @case:his-foreign-wars-0024 @HIS-foreign-wars-battle-S03
    Scenario: a second time in one impulse
      Given it is the impulse of the Ottomans, with 1 CP
      And in the foreign war Revolt in Egypt stand 3 regulars of the Ottomans and 1 regular of the independents
      And it was fought in this impulse
      When the foreign war Revolt in Egypt is fought
      And the power rolls 1, 1, 1
      And the foreign army rolls 1
      Then by the reading several of HIS-Q29
      And the Ottomans has 0 CP left
      And by the reading once of HIS-Q29
      And it is refused by HIS-foreign-wars-battle-S03

  Rule: The war is over when the foreign army is destroyed

    @case:his-foreign-wars-0030 @HIS-foreign-wars-battle-E02 @HIS-foreign-wars-battle-S02
    Scenario: the units return to the capital
      Given it is the impulse of the Ottomans, with 1 CP
      And in the foreign war Revolt in Egypt stand 3 regulars of the Ottomans and 1 regular of the independents
      When the foreign war Revolt in Egypt is fought
      And the power rolls 5, 1, 1
      And the foreign army rolls 5
      Then the foreign war Revolt in Egypt is over
      And Istanbul then holds 2 regulars of the Ottomans

    @case:his-foreign-wars-0031 @HIS-foreign-wars-battle-X03
    Scenario: or to another home key, if an enemy has occupied the capital
      Given it is the impulse of the Ottomans, with 1 CP
      And the Ottomans and Venice are at war
      And Istanbul is controlled by Venice
      And in the foreign war Revolt in Egypt stand 3 regulars of the Ottomans and 1 regular of the independents
      When the foreign war Revolt in Egypt is fought
      And the power rolls 5, 1, 1
      And the foreign army rolls 1
      And the Ottomans return to Edirne
      Then Edirne then holds 3 regulars of the Ottomans

    @case:his-foreign-wars-0036 @HIS-foreign-wars-battle-X03
    Scenario: to the only home key that is friendly
      Given it is the impulse of the Ottomans, with 1 CP
      And the Ottomans and Venice are at war
      And Istanbul is controlled by Venice
      And Salonika is controlled by Venice
      And Athens is controlled by the Hapsburgs
      And Algiers is controlled by the Hapsburgs
      And in the foreign war Revolt in Egypt stand 3 regulars of the Ottomans and 1 regular of the independents
      When the foreign war Revolt in Egypt is fought
      And the power rolls 5, 1, 1
      And the foreign army rolls 1
      Then Edirne then holds 3 regulars of the Ottomans

    @case:his-foreign-wars-0038 @HIS-foreign-wars-battle-X03
    Scenario: or to a home key that an ally controls
      Given it is the impulse of the Ottomans, with 1 CP
      And the Ottomans and Venice are at war
      And the Ottomans and France are allied
      And Istanbul is controlled by Venice
      And Edirne is controlled by France
      And Algiers is controlled by the Hapsburgs
      And in the foreign war Revolt in Egypt stand 3 regulars of the Ottomans and 1 regular of the independents
      When the foreign war Revolt in Egypt is fought
      And the power rolls 5, 1, 1
      And the foreign army rolls 1
      And the Ottomans return to Edirne
      Then by the reading own of HIS-Q41
      And it is refused by HIS-foreign-wars-battle-X03
      And by the reading of_allies_too of HIS-Q41
      And Edirne then holds 3 regulars of the Ottomans

    @case:his-foreign-wars-0032 @HIS-foreign-wars-battle-S02
    Scenario: the leader
      Given it is the impulse of the Ottomans, with 1 CP
      And in the foreign war Revolt in Egypt stand 3 regulars of the Ottomans, 1 regular of the independents and Ibrahim Pasha
      When the foreign war Revolt in Egypt is fought
      And the power rolls 5, 1, 1, 1
      And the foreign army rolls 1
      Then by the reading with_the_units of HIS-Q31
      And Istanbul then holds 3 regulars of the Ottomans and Ibrahim Pasha
      And by the reading stays_off_the_map of HIS-Q31
      And Istanbul then holds 3 regulars of the Ottomans

    @case:his-foreign-wars-0033 @HIS-foreign-wars-battle-E02
    Scenario: both sides are destroyed
      Given it is the impulse of the Ottomans, with 1 CP
      And in the foreign war Revolt in Egypt stand 1 regular of the Ottomans, 1 regular of the independents and Ibrahim Pasha
      When the foreign war Revolt in Egypt is fought
      And the power rolls 5, 1
      And the foreign army rolls 5
      Then by the reading to_the_capital of HIS-Q32
      And the foreign war Revolt in Egypt is over
      And Istanbul then holds Ibrahim Pasha
      And by the reading lost of HIS-Q32
      And the foreign war Revolt in Egypt is over

    @case:his-foreign-wars-0034 @HIS-foreign-wars-battle-R03
    Scenario: nobody returns home before
      Given it is turn 3, in the winter phase
      And in the foreign war Revolt in Egypt stand 3 regulars of the Ottomans and 1 regular of the independents
      When the units return from Revolt in Egypt
      Then it is refused by HIS-foreign-wars-battle-R03

    @case:his-foreign-wars-0037 @HIS-foreign-wars-battle-R03
    Scenario: one hit destroys one of them
      Given it is the impulse of England, with 1 CP
      And in the foreign war Revolt in Ireland stand 4 regulars of England, 1 regular of the independents and 1 regular of Scotland
      When the foreign war Revolt in Ireland is fought
      And the power rolls 5, 1, 1, 1
      And the foreign army rolls 1, 1
      Then the foreign war Revolt in Ireland then holds 4 regulars of England, no regulars of the independents and 1 regular of Scotland

    @case:his-foreign-wars-0035 @HIS-foreign-wars-battle-R03
    Scenario: only when all foreign units are destroyed
      Given it is the impulse of England, with 1 CP
      And in the foreign war Revolt in Ireland stand 4 regulars of England, 1 regular of the independents and 1 regular of Scotland
      When the foreign war Revolt in Ireland is fought
      And the power rolls 5, 6, 1, 1
      And the foreign army rolls 1, 1
      Then the foreign war Revolt in Ireland is over
      And London then holds 4 regulars of England

  # New units

  Rule: New units go to the card until its number is restored

    @case:his-foreign-wars-0040 @HIS-foreign-wars-battle-R01 @HIS-foreign-wars-battle-R02
    Scenario: not to the map
      Given in the foreign war Revolt in Egypt stand 2 regulars of the Ottomans and 2 regulars of the independents
      When the Ottomans build 1 regular in Istanbul
      Then it is refused by HIS-foreign-wars-battle-R02

    @case:his-foreign-wars-0041 @HIS-foreign-wars-battle-L01
    Scenario: onto the card
      Given in the foreign war Revolt in Egypt stand 2 regulars of the Ottomans and 2 regulars of the independents
      When the Ottomans build 1 regular on Revolt in Egypt
      Then the foreign war Revolt in Egypt then holds 3 regulars of the Ottomans

    @case:his-foreign-wars-0042 @HIS-foreign-wars-battle-L01
    Scenario: not more than the stated number
      Given in the foreign war Revolt in Egypt stand 2 regulars of the Ottomans and 2 regulars of the independents
      When the Ottomans build 2 regulars on Revolt in Egypt
      Then it is refused by HIS-foreign-wars-battle-L01

    @case:his-foreign-wars-0043 @HIS-foreign-wars-battle-R01 @HIS-foreign-wars-battle-R02
    Scenario: to the map again when it is restored
      Given in the foreign war Revolt in Egypt stand 3 regulars of the Ottomans and 2 regulars of the independents
      When the Ottomans build 1 regular in Istanbul
      Then Istanbul then holds 1 regular of the Ottomans

    @case:his-foreign-wars-0044 @HIS-foreign-wars-battle-R02
    Scenario: which new units
      Given in the foreign war Revolt in Egypt stand 2 regulars of the Ottomans and 2 regulars of the independents
      When the Ottomans build 1 cavalry in Istanbul
      Then by the reading all_land_units of HIS-Q30
      And it is refused by HIS-foreign-wars-battle-R02
      And by the reading regulars_only of HIS-Q30
      And Istanbul then holds 1 cavalry of the Ottomans

    @case:his-foreign-wars-0045 @HIS-foreign-wars-battle-X04
    Scenario: the regular of winter goes to the capital all the same
      Given it is turn 3, in the winter phase
      And in the foreign war Revolt in Egypt stand 2 regulars of the Ottomans and 2 regulars of the independents
      When the Ottomans receives its regular of winter
      Then Istanbul then holds 1 regular of the Ottomans
      And the foreign war Revolt in Egypt then holds 2 regulars of the Ottomans

    @case:his-foreign-wars-0048 @HIS-foreign-wars-battle-X04
    Scenario: of two capitals one is chosen
      Given it is turn 3, in the winter phase
      When the Hapsburgs receives its regular of winter
      And the regular of the Hapsburgs goes to Vienna
      Then Vienna then holds 1 regular of the Hapsburgs

    @case:his-foreign-wars-0046 @HIS-foreign-wars-battle-R02
    Scenario: another power builds where it likes
      Given in the foreign war Revolt in Egypt stand 2 regulars of the Ottomans and 2 regulars of the independents
      When England builds 1 regular in London
      Then London then holds 1 regular of England

    @case:his-foreign-wars-0047 @HIS-foreign-wars-battle-R02
    Scenario: of two foreign wars its own binds a power
      Given in the foreign war Revolt in Ireland stand 1 regular of England and 1 regular of the independents
      And in the foreign war War in Persia stand 2 regulars of the Ottomans and 2 regulars of the independents
      When the Ottomans build 1 regular in Istanbul
      Then it is refused by HIS-foreign-wars-battle-R02
