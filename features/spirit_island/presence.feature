Feature: Presence and sacred sites
  Presence shows where a Spirit is. Lost presence is out of the game, and with its last presence a
  Spirit is lost. Two or more in one land make a sacred site.

  @SI-presence-and-sacred-sites-D02
  Rule: A Spirit's lands are those with its own presence

    Background:
      Given a game under way
      And far holds 2 presence of Ocean
      And the Blight card is Downward Spiral, its blighted side up, with 5 blight

    @case:si-presence-0001
    Scenario: presence is destroyed in one of the Spirit's own lands
      Given a land with 1 presence of River
      And a land called there with 1 presence of River and 1 presence of Ocean
      And a land called yonder with 1 presence of Ocean
      When the Blighted Island effect is carried out
      And Ocean destroys presence in far
      Then River chooses where to destroy presence: here or there

    @case:si-presence-0002
    Scenario: the Spirit's player chooses among them
      Given a land with 1 presence of River
      And a land called there with 2 presence of River
      When the Blighted Island effect is carried out
      And River destroys presence in there
      Then here then holds 1 presence of River
      And there then holds 1 presence of River

    @case:si-presence-0003
    Scenario: another Spirit's land can't be chosen
      Given a land with 1 presence of River
      And a land called there with 1 presence of River
      When the Blighted Island effect is carried out
      And River destroys presence in far
      Then it is refused by SI-presence-and-sacred-sites-D02

  @SI-presence-and-sacred-sites-E01
  Rule: When all presence of a Spirit is destroyed the players lose at once

    Background:
      Given a game under way

    @case:si-presence-0004
    Scenario: all of it is destroyed in one land
      Given a land with 2 presence of River
      When a power destroys 2 presence of River in here
      Then the game is lost by presence
      And 2 presence of River lie beside the island

    @case:si-presence-0005
    Scenario: presence destroyed earlier doesn't keep the Spirit alive
      Given a land with 1 presence of River
      And 3 presence of River has been destroyed
      When a power destroys 1 presence of River in here
      Then the game is lost by presence
      And 4 presence of River lie beside the island

    @case:si-presence-0006 @SI-presence-and-sacred-sites-R01
    Scenario: one of two is destroyed
      Given a land with 2 presence of River
      When a power destroys 1 presence of River in here
      Then the game goes on
      And here then holds 1 presence of River
      And 1 presence of River lies beside the island

  @SI-presence-and-sacred-sites-P01
  Rule: Any number of presence of any Spirits may be in one land

    Background:
      Given a game under way

    @case:si-presence-0007
    Scenario: two Spirits crowd into one land
      Given a land with 9 presence of River and 7 presence of Ocean
      When a power destroys 2 presence of River and 1 presence of Ocean in here
      Then here then holds 7 presence of River and 6 presence of Ocean

    @case:si-presence-0008
    Scenario: three Spirits in one land, only one is hurt
      Given a land with 2 presence of River, 1 presence of Ocean and 1 presence of Thunder
      When a power destroys 1 presence of River in here
      Then here then holds 1 presence of River, 1 presence of Ocean and 1 presence of Thunder

  @SI-presence-and-sacred-sites-R01
  Rule: Effects concern only presence on the island

    Background:
      Given a game under way

    @case:si-presence-0009
    Scenario: no more presence is destroyed than is there
      Given a land with 1 presence of River
      And far holds 1 presence of River
      When a power destroys 2 presence of River in here
      Then here then holds no presence of River
      And far then holds 1 presence of River
      And 1 presence of River lies beside the island

    @case:si-presence-0010
    Scenario: presence beside the island can't be destroyed again
      Given a land with 2 presence of River
      And far holds 1 presence of River
      And 4 presence of River has been destroyed
      When a power destroys 3 presence of River in here
      Then here then holds no presence of River
      And 6 presence of River lie beside the island

    @case:si-presence-0011
    Scenario: presence in another land isn't touched
      Given a land with 1 presence of River
      And a land called there with 2 presence of River
      When a power destroys 1 presence of River in there
      Then here then holds 1 presence of River
      And there then holds 1 presence of River

    @case:si-presence-0012
    Scenario: the Blighted Island takes presence from the island
      Given a land with 2 presence of River
      And 2 presence of River has been destroyed
      And far holds 2 presence of Ocean
      And the Blight card is Downward Spiral, its blighted side up, with 5 blight
      When the Blighted Island effect is carried out
      Then here then holds 1 presence of River
      And 3 presence of River lie beside the island

    @case:si-presence-0020
    Scenario: presence in another land can't be destroyed here
      Given a land with 1 town
      And a land called there with 2 presence of River
      When a power destroys 1 presence of River in here
      Then there then holds 2 presence of River
      And the game goes on

  @SI-presence-and-sacred-sites-D03
  Rule: A land with 2 or more presence of one Spirit is its sacred site

    Background:
      Given a game under way
      And the Earned Fear Cards are Fear of the Unseen

    @case:si-presence-0013
    Scenario: two make a sacred site
      Given a land with 1 explorer and 2 presence of River
      When the earned Fear cards are used
      Then here then holds no explorers

    @case:si-presence-0014
    Scenario: one does not
      Given a land with 1 explorer and 1 presence of River
      When the earned Fear cards are used
      Then nothing changes in here

    @case:si-presence-0015
    Scenario: one each of two Spirits does not
      Given a land with 1 explorer, 1 presence of River and 1 presence of Ocean
      When the earned Fear cards are used
      Then nothing changes in here

    @case:si-presence-0016
    Scenario: three make one too
      Given a land with 1 explorer and 3 presence of River
      When the earned Fear cards are used
      Then here then holds no explorers

  @SI-presence-and-sacred-sites-P02
  Rule: A land may be the sacred site of several Spirits

    Background:
      Given a game under way
      And the Terror Level is 2
      And the Earned Fear Cards are Belief Takes Root

    @case:si-presence-0017
    Scenario: both Spirits gain from it
      Given a land with 1 explorer, 2 presence of River and 2 presence of Ocean
      When the earned Fear cards are used
      Then River has 1 Energy
      And Ocean has 1 Energy

    @case:si-presence-0018
    Scenario: only the Spirit with two presence gains
      Given a land with 1 explorer, 2 presence of River and 1 presence of Ocean
      When the earned Fear cards are used
      Then River has 1 Energy
      And Ocean has 0 Energy

    @case:si-presence-0019
    Scenario: four presence of one Spirit are one sacred site
      Given a land with 1 explorer and 4 presence of River
      When the earned Fear cards are used
      Then River has 1 Energy
