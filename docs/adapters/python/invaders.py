"""Spirit Island's Invader phase for one player on board A: a small engine of its own.

It knows nothing of rulewright. Whoever plays it gives it `players`, an object with three methods:
`choose(key, subject, options)` returns one of the options,
`divide(key, subject, amount, pieces)` returns how an amount is divided over pieces, and
`forced(key, subject, answer)` is told of the only answer that there is.
There are no Fear card effects, no Adversaries and no powers, only what powers do to a land.
"""

INVADERS = ("explorer", "town", "city")
PIECES = (*INVADERS, "dahan")
HEALTH = {"explorer": 1, "town": 2, "city": 3, "dahan": 2}
RAVAGE_DAMAGE = {"explorer": 1, "town": 2, "city": 3}
DAHAN_DAMAGE = 2
FEAR_WHEN_DESTROYED = {"explorer": 0, "town": 1, "city": 2, "dahan": 0}
BLIGHT_ON_BLIGHTED_SIDE = {"Downward Spiral": 5, "Memory Fades to Dust": 4}
# Terror Level -> what must be gone from the island for the players to win.
MUST_BE_GONE = {1: INVADERS, 2: ("town", "city"), 3: ("city",)}
TERROR_LEVELS = {"Terror Level II": 2, "Terror Level III": 3}

# Land -> terrain, whether it is coastal, the lands that touch it.
BOARD_A = {
    "A1": ("mountain", True, ("A2", "A4", "A5", "A6")),
    "A2": ("wetland", True, ("A1", "A3", "A4")),
    "A3": ("jungle", True, ("A2", "A4")),
    "A4": ("sands", False, ("A1", "A2", "A3", "A5")),
    "A5": ("wetland", False, ("A1", "A4", "A6", "A7", "A8")),
    "A6": ("mountain", False, ("A1", "A5", "A8")),
    "A7": ("sands", False, ("A5", "A8")),
    "A8": ("jungle", False, ("A5", "A6", "A7")),
}


class IllegalMove(Exception):
    """The rules don't allow this."""


class Unsupported(Exception):
    """This engine doesn't do that: an exception of its own, so that no bug looks like it."""


class GameOver(Exception):
    """The game has just ended; `Game.result` says how."""


class Land:
    def __init__(self, name):
        self.name = name
        self.terrain, self.coastal, self.neighbours = BOARD_A[name]
        self.pieces = {kind: [] for kind in PIECES}  # kind -> the damage on each piece
        self.blight = 0
        self.presence = {}  # Spirit -> how much presence
        self.clear_turn_effects()

    def clear_turn_effects(self):
        self.defend = 0
        self.extra_damage = 0  # added to the Invaders' damage when they ravage
        self.extra_health = {}  # kind -> added to the health of each such piece
        self.no_ravage = self.no_build = self.no_build_city = self.no_explore = False

    def health(self, kind):
        return HEALTH[kind] + self.extra_health.get(kind, 0)

    def has_invaders(self):
        return any(self.pieces[kind] for kind in INVADERS)

    def labels(self, kinds):
        """Count the pieces by label: {"town": 2, "town (1 damage)": 1}."""
        found = {}
        for kind in kinds:
            for damage in self.pieces[kind]:
                found[label(kind, damage)] = found.get(label(kind, damage), 0) + 1
        return found

    def take(self, piece):
        """Take a piece off the land by its label; return its kind and its damage."""
        for kind, all_damage in self.pieces.items():
            for damage in all_damage:
                if label(kind, damage) == piece:
                    all_damage.remove(damage)
                    return kind, damage
        raise IllegalMove(f"there is no {piece} in {self.name}")


class Spirit:
    def __init__(self):
        self.energy = 0
        self.hand, self.in_play, self.discard, self.forgotten = [], [], [], []
        self.elements = {}
        self.destroyed_presence = 0


class Game:
    def __init__(self, players):
        self.players = players
        self.lands = {name: Land(name) for name in BOARD_A}
        self.spirits = {}
        self.fear_pool, self.generated_fear = 4, 0
        self.fear_deck, self.earned_fear, self.fear_discard = [], [], []
        self.terror_level = 1
        self.blight_card = ""  # "" if the blight space of the Invader board is used
        self.blighted = False
        self.blight_tokens = 0
        self.invader_deck, self.invader_discard = [], []
        self.cards = {"explore": "", "build": "", "ravage": ""}
        self.skipped = set()  # the actions that don't take place this turn
        self.result = self.result_by = ""

    # The Invader phase

    def invader_phase(self):
        self.blighted_island()
        if self.earned_fear:
            raise Unsupported("Fear cards have no effects here")
        self.ravage()
        self.build()
        self.explore()
        self.advance_cards()

    def blighted_island(self):
        if not self.blighted:
            return
        for name, spirit in self.spirits.items():
            cards = spirit.hand + spirit.in_play + spirit.discard
            if self.blight_card == "Memory Fades to Dust" and cards:
                ways = ["forget", "destroy presence"]
                if self.choose("forget_or_destroy", name, ways) == "forget":
                    self.forget(spirit, self.choose("forget", name, cards))
                    continue
            places = [land.name for land in self.lands.values() if land.presence.get(name)]
            self.destroy_presence(self.lands[self.choose("destroy_presence", name, places)], name)
        self.check_presence()

    def forget(self, spirit, card):
        for pile in (spirit.hand, spirit.in_play, spirit.discard):
            if card in pile:
                pile.remove(card)
                break
        spirit.forgotten.append(card)

    # Ravage

    def ravage(self):
        waiting = [land.name for land in self.lands_shown("ravage") if self.ravages(land)]
        while waiting:
            name = self.choose("next_land", "ravage", waiting)
            waiting.remove(name)
            self.ravage_land(name)

    def ravage_land(self, name):
        land = self.land_shown("ravage", name)
        if not self.ravages(land):
            return
        # Both blows fall at the same time; what follows from the blight is dealt with first.
        to_land, to_dahan = self.damage_to_land(land), self.damage_to_dahan(land)
        if to_land >= 2:
            self.add_blight(name)
        self.hit_dahan(land, to_dahan)
        self.hit_invaders(land, "fight_back", DAHAN_DAMAGE * len(land.pieces["dahan"]))

    def ravages(self, land):
        return "ravage" not in self.skipped and not land.no_ravage and land.has_invaders()

    def invaders_damage(self, land):
        return land.extra_damage + sum(
            RAVAGE_DAMAGE[kind] * len(land.pieces[kind]) for kind in INVADERS
        )

    def damage_to_land(self, land):
        return max(0, self.invaders_damage(land) - land.defend)

    def damage_to_dahan(self, land):
        return max(0, self.invaders_damage(land) - land.defend)

    def hit_dahan(self, land, damage):
        # Damage isn't spread: a Dahan takes all it can before the next one takes any.
        while damage and land.pieces["dahan"]:
            kind, before = land.take(
                self.choose("dahan_hit", land.name, list(land.labels(["dahan"])))
            )
            taken = min(damage, land.health(kind) - before)
            damage -= taken
            if before + taken < land.health(kind):
                land.pieces[kind].append(before + taken)

    # Build

    def build(self):
        for land in self.lands_shown("build"):
            self.build_land(land.name)

    def build_land(self, name):
        land = self.land_shown("build", name)
        if "build" in self.skipped or land.no_build or not land.has_invaders():
            return
        if len(land.pieces["town"]) > len(land.pieces["city"]):
            if not land.no_build_city:
                land.pieces["city"].append(0)
        else:
            land.pieces["town"].append(0)

    # Explore

    def explore(self):
        self.reveal_card()
        for land in self.lands_shown("explore"):
            self.explore_land(land.name)

    def reveal_card(self):
        if self.cards["explore"]:
            raise IllegalMove("the Explore space holds a card already")
        if not self.invader_deck:
            self.end("defeat", "time")
        self.cards["explore"] = self.invader_deck.pop(0)

    def explore_land(self, name):
        land = self.land_shown("explore", name)
        if "explore" in self.skipped or land.no_explore:
            return
        near = [land, *(self.lands[neighbour] for neighbour in land.neighbours)]
        if land.coastal or any(self.is_source(place) for place in near):
            land.pieces["explorer"].append(0)

    def is_source(self, land):
        return bool(land.pieces["town"] or land.pieces["city"])

    # The Invader cards

    def advance_cards(self):
        if self.cards["ravage"]:
            self.invader_discard.append(self.cards["ravage"])
        self.cards["ravage"] = self.cards["build"]
        self.cards["build"] = self.cards["explore"]
        self.cards["explore"] = ""

    def shows(self, card, land):
        kinds = card.split("-")[1:]  # "3-jungle-sands", "2-coastal"
        return land.terrain in kinds or (land.coastal and "coastal" in kinds)

    def lands_shown(self, action):
        return [land for land in self.lands.values() if self.shows(self.cards[action], land)]

    def land_shown(self, action, name):
        land = self.land(name)
        if not self.shows(self.cards[action], land):
            raise IllegalMove(f"no card on the {action} space shows {name}")
        return land

    # The end of the turn

    def time_passes(self):
        for spirit in self.spirits.values():
            spirit.discard += spirit.in_play
            spirit.in_play, spirit.elements = [], {}
        for land in self.lands.values():
            for kind, pieces in land.pieces.items():
                land.pieces[kind] = [0] * len(pieces)
            land.clear_turn_effects()
        self.skipped.clear()

    # Blight

    def add_blight(self, name, cascades=False):
        """Add blight to a land; `cascades` tells that it came from a neighbour."""
        land = self.land(name)
        if not self.blight_tokens:
            raise IllegalMove("no blight is left to place")
        had_blight = land.blight > 0
        land.blight += 1
        self.blight_tokens -= 1
        if not self.blight_tokens:
            self.blight_runs_out()
        self.blight_destroys_presence(land, cascades)
        if had_blight:
            target = self.choose("cascade", name, list(land.neighbours))
            self.add_blight(target, cascades=True)

    def blight_destroys_presence(self, land, cascades):
        for spirit in list(land.presence):
            self.destroy_presence(land, spirit)
        self.check_presence()

    def blight_runs_out(self):
        if not self.blight_card or self.blighted:
            self.end("defeat", "blight")
        self.blighted = True
        self.blight_tokens = BLIGHT_ON_BLIGHTED_SIDE[self.blight_card]

    def remove_blight(self, name):
        land = self.land(name)
        if not land.blight:
            raise IllegalMove(f"there is no blight in {name}")
        land.blight -= 1
        self.blight_tokens += 1

    # Damage, destroying, removing, replacing

    def deal_damage(self, name, damage):
        self.hit_invaders(self.land(name), "damage", self.amount(damage))

    def hit_invaders(self, land, key, damage):
        pieces = land.labels(INVADERS)
        if not damage or not pieces:
            return
        if sum(pieces.values()) == 1:
            division = {piece: [damage] for piece in pieces}
            self.players.forced(key, land.name, division)
        else:
            division = self.players.divide(key, land.name, damage, pieces)
        # All of the damage is dealt at once, so every piece hit is taken before one is put back.
        hits = [
            (*land.take(piece), hit) for piece, all_hits in division.items() for hit in all_hits
        ]
        fear = sum(self.put_damaged(land, kind, before + hit) for kind, before, hit in hits)
        self.generate_fear(fear)
        self.check_end()

    def put_damaged(self, land, kind, damage):
        """Put a piece with its damage into a land; return the Fear if that destroys it."""
        if damage >= land.health(kind):
            return FEAR_WHEN_DESTROYED[kind]
        land.pieces[kind].append(damage)
        return 0

    def take_pieces(self, land, pieces):
        """Take pieces off a land, as many of each kind as there are; return their kinds."""
        taken = []
        for kind, number in pieces.items():
            if self.amount(number) >= len(land.pieces[kind]):
                taken += [kind] * len(land.pieces[kind])
                land.pieces[kind].clear()
                continue
            for _ in range(number):
                piece = self.choose("piece", land.name, list(land.labels([kind])))
                taken.append(land.take(piece)[0])
        return taken

    def destroy(self, name, pieces=None, presence=None):
        land = self.land(name)
        destroyed = self.take_pieces(land, pieces or {})
        for spirit, number in (presence or {}).items():
            for _ in range(min(self.amount(number), land.presence.get(spirit, 0))):
                self.destroy_presence(land, spirit)
        self.generate_fear(sum(FEAR_WHEN_DESTROYED[kind] for kind in destroyed))
        self.check_end()

    def remove(self, name, pieces):
        self.take_pieces(self.land(name), pieces)
        self.check_end()

    def replace(self, name, piece, by):
        land = self.land(name)
        if not land.pieces[piece]:
            raise IllegalMove(f"there is no {piece} in {name}")
        _, damage = land.take(self.choose("piece", name, list(land.labels([piece]))))
        self.generate_fear(self.put_damaged(land, by, damage))
        self.check_end()

    def destroy_presence(self, land, spirit):
        land.presence[spirit] -= 1
        if not land.presence[spirit]:
            del land.presence[spirit]
        self.spirits[spirit].destroyed_presence += 1

    # Fear, victory and defeat

    def frighten(self, fear):
        """Make Fear by a power."""
        self.generate_fear(fear)
        self.check_end()

    def generate_fear(self, fear):
        for _ in range(self.amount(fear)):
            self.fear_pool -= 1
            self.generated_fear += 1
            if not self.fear_pool:
                self.earn_fear_card()

    def earn_fear_card(self):
        self.earned_fear.append(self.fear_deck.pop(0))
        self.fear_pool, self.generated_fear = self.generated_fear, 0
        while self.fear_deck and self.fear_deck[0] in TERROR_LEVELS:
            self.terror_level = TERROR_LEVELS[self.fear_deck.pop(0)]
        self.check_victory()
        if not self.fear_deck:
            self.end("victory", "terror level victory")

    def check_victory(self):
        gone = MUST_BE_GONE[self.terror_level]
        if not any(land.pieces[kind] for land in self.lands.values() for kind in gone):
            self.end("victory", f"terror level {self.terror_level}")

    def check_end(self):
        """Victory comes first: if both conditions are met at the same time, the players win."""
        self.check_victory()
        self.check_presence()

    def check_presence(self):
        for spirit in self.spirits:
            if not any(spirit in land.presence for land in self.lands.values()):
                self.end("defeat", "presence")

    def end(self, result, by):
        self.result, self.result_by = result, by
        raise GameOver

    # Small helpers

    def land(self, name):
        if name not in self.lands:
            raise IllegalMove(f"there is no land {name} on board A")
        return self.lands[name]

    def amount(self, number):
        if number < 0:
            raise IllegalMove(f"{number} is below zero")
        return number

    def choose(self, key, subject, options):
        """Let the players choose; what is forced isn't asked, only told."""
        if len(options) > 1:
            return self.players.choose(key, subject, options)
        self.players.forced(key, subject, options[0])
        return options[0]


def label(kind, damage):
    """Name a piece for the players: `town`, or `town (1 damage)`."""
    return f"{kind} ({damage} damage)" if damage else kind
