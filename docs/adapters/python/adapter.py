"""An adapter: it plays rulewright's cases on the engine in `invaders.py`.

Copy this file and change what is said of the engine. An adapter is a program that reads one
request per line from stdin and answers each with one line on stdout, all of it JSON. It needs
nothing but the standard library of its language. It does four things with a case:

1. load the case's position into the engine           (`load`)
2. carry out the case's operation                      (`OPERATIONS`)
3. answer what the engine asks with the case's answers (`CaseAnswers`)
4. write down the whole position that comes of it      (`save`)

The harness does the rest: it knows what should have come out.
"""

import json
import sys
from contextlib import suppress

from invaders import (
    BLIGHT_ON_BLIGHTED_SIDE,
    BOARD_A,
    PIECES,
    Game,
    GameOver,
    IllegalMove,
    Spirit,
    Unsupported,
)

# What the engine can do: the operation's name, and how it is carried out with the case's inputs.
OPERATIONS = {
    "spirit_island.invader_phase": lambda game, given: game.invader_phase(),
    "spirit_island.blighted_island": lambda game, given: game.blighted_island(),
    "spirit_island.ravage": lambda game, given: game.ravage(),
    "spirit_island.ravage_land": lambda game, given: game.ravage_land(given["land"]),
    "spirit_island.build": lambda game, given: game.build(),
    "spirit_island.build_land": lambda game, given: game.build_land(given["land"]),
    "spirit_island.explore": lambda game, given: game.explore(),
    "spirit_island.reveal_card": lambda game, given: game.reveal_card(),
    "spirit_island.explore_land": lambda game, given: game.explore_land(given["land"]),
    "spirit_island.advance_cards": lambda game, given: game.advance_cards(),
    "spirit_island.time_passes": lambda game, given: game.time_passes(),
    "spirit_island.add_blight": lambda game, given: game.add_blight(given["land"]),
    "spirit_island.remove_blight": lambda game, given: game.remove_blight(given["land"]),
    "spirit_island.deal_damage": lambda game, given: game.deal_damage(
        given["land"], given["damage"]
    ),
    "spirit_island.destroy": lambda game, given: game.destroy(
        given["land"], given.get("pieces", {}), given.get("presence", {})
    ),
    "spirit_island.remove": lambda game, given: game.remove(given["land"], given["pieces"]),
    "spirit_island.replace": lambda game, given: game.replace(
        given["land"], given["piece"], given["by"]
    ),
    "spirit_island.generate_fear": lambda game, given: game.frighten(given["fear"]),
}

# The fields of a position under the same name in the engine's objects (see `load` for the others).
NUMBERS_OF_A_LAND = ("blight", "defend", "extra_damage")
FLAGS_OF_A_LAND = ("no_ravage", "no_build", "no_build_city", "no_explore")
PILES_OF_A_SPIRIT = ("hand", "in_play", "discard", "forgotten")

# Their boards have special rules that reach into the Invader phase, and those aren't known here.
SPIRITS_WITH_A_BOARD = {
    "Lightning's Swift Strike",
    "River Surges in Sunlight",
    "Shadows Flicker Like Flame",
    "Vital Strength of the Earth",
    "Thunderspeaker",
    "Ocean's Hungry Grasp",
    "A Spread of Rampant Green",
    "Bringer of Dreams and Nightmares",
}

# The fields that the engine keeps and `save` reports; `*` stands for any name. What isn't named
# isn't compared, and cases that need it are skipped: here the Adversary, Escalation and the agenda.
FIELDS = [
    "players",
    "boards",
    *(f"lands.*.{name}" for name in (*PIECES, *NUMBERS_OF_A_LAND, *FLAGS_OF_A_LAND)),
    *(f"lands.*.{name}.*" for name in ("damage", "presence", "extra_health")),
    *(f"spirits.*.{name}" for name in ("energy", *PILES_OF_A_SPIRIT, "destroyed_presence")),
    "spirits.*.elements.*",
    *(f"fear.{name}" for name in ("pool", "generated", "deck", "earned", "discard")),
    "fear.terror_level",
    *(f"blight_card.{name}" for name in ("card", "side", "tokens")),
    *(f"invaders.{name}" for name in ("deck", "explore", "build", "ravage", "discard", "skipped")),
    "result",
    "result_by",
]

# The reply to `hello`: who we are and what we can do. `chance` and `choices` are left out: that
# means `injected`, we take every answer from the case.
HELLO = {
    "reply": "hello",
    "protocol": 1,
    "name": "invaders.py",
    "version": "1.0",
    "language": "Python",
    "games": ["spirit_island"],
    "operations": list(OPERATIONS),
    "positions": "any",  # "played" if the engine can't load a position and must play from set-up
    "components": ["A"],  # the boards that it has
    "fields": FIELDS,
}


class Asks(Exception):
    """The engine asks something to which the case gives no answer."""


class NotOffered(Exception):
    """The case chooses what the engine doesn't offer."""


class Unable(Exception):
    """The case needs something that the engine doesn't have."""


class CaseAnswers:
    """The players, as the engine sees them: they answer what the case says.

    A case's answers are by key (what is asked) and subject (about what), each a list of successive
    answers: {"cascade": {"A2": ["A3", "A4"]}} lets blight spread from A2 to A3, and the next time
    to A4.
    """

    def __init__(self, answers):
        self.left = {
            (key, subject): list(given)
            for key, subjects in answers.items()
            for subject, given in subjects.items()
        }
        self.asked = []

    def choose(self, key, subject, options):
        answer = self.next_answer(key, subject, options)
        if answer not in options:
            raise NotOffered(f"{key} ({subject}): {answer!r} is none of {', '.join(options)}")
        return answer

    def divide(self, key, subject, amount, pieces):
        # {"town": [2], "city (1 damage)": [1, 1]}: one number for each piece that is hit.
        division = self.next_answer(key, subject, list(pieces))
        for piece, amounts in division.items():
            if len(amounts) > pieces.get(piece, 0) or min(amounts, default=0) < 0:
                raise NotOffered(f"{key} ({subject}): {amounts} on {piece!r} can't be")
        if sum(map(sum, division.values())) != amount:
            raise NotOffered(f"{key} ({subject}): {amount} must be divided")
        return division

    def forced(self, key, subject, answer):
        # What is forced isn't asked. If the case answers it all the same, that answer is used up.
        left = self.left.get((key, subject))
        if left and left[0] == answer:
            left.pop(0)

    def next_answer(self, key, subject, options):
        # What is asked is worth telling: the harness can then say "it asked something else".
        self.asked.append({"key": key, "subject": subject, "options": list(options)})
        left = self.left.get((key, subject))
        if not left:
            raise Asks
        return left.pop(0)


def load(position, players, engine=Game):
    """Put the case's position on the engine's table.

    Positions are sparse: a field that is left out has its default (0, "", false, nothing).
    """
    if position.get("boards", ["A"]) != ["A"] or position.get("players", 1) != 1:
        raise Unable("only board A and one player are known here")
    if position.get("adversary"):
        raise Unable("Adversaries are not known here")
    game = engine(players)

    for name, land in position.get("lands", {}).items():
        if name not in BOARD_A:
            raise Unable(f"there is no land {name} on board A")
        there = game.lands[name]
        for kind in PIECES:
            # Counts are totals, `damage` lists the damaged pieces among them.
            damaged = land.get("damage", {}).get(kind, [])
            there.pieces[kind] = damaged + [0] * (land.get(kind, 0) - len(damaged))
        for field in NUMBERS_OF_A_LAND:
            setattr(there, field, land.get(field, 0))
        for field in FLAGS_OF_A_LAND:
            setattr(there, field, land.get(field, False))
        there.presence = dict(land.get("presence", {}))
        there.extra_health = dict(land.get("extra_health", {}))

    for name, told in position.get("spirits", {}).items():
        if name in SPIRITS_WITH_A_BOARD:
            raise Unsupported(f"the special rules of {name} aren't known here")
        spirit = game.spirits[name] = Spirit()
        spirit.energy = told.get("energy", 0)
        spirit.elements = dict(told.get("elements", {}))
        spirit.destroyed_presence = told.get("destroyed_presence", 0)
        for pile in PILES_OF_A_SPIRIT:
            setattr(spirit, pile, list(told.get(pile, [])))

    fear = position.get("fear", {})
    game.fear_pool, game.generated_fear = fear.get("pool", 0), fear.get("generated", 0)
    game.fear_deck = list(fear.get("deck", []))
    game.earned_fear = list(fear.get("earned", []))
    game.fear_discard = list(fear.get("discard", []))
    game.terror_level = fear.get("terror_level", 1)

    blight = position.get("blight_card", {})
    game.blight_card = blight.get("card", "")
    game.blighted = blight.get("side", "healthy") == "blighted"
    game.blight_tokens = blight.get("tokens", 0)
    if game.blight_card and game.blight_card not in BLIGHT_ON_BLIGHTED_SIDE:
        raise Unable(f"the Blight card {game.blight_card} is not known here")

    invaders = position.get("invaders", {})
    game.invader_deck = list(invaders.get("deck", []))
    game.invader_discard = list(invaders.get("discard", []))
    game.cards = {space: invaders.get(space, "") for space in ("explore", "build", "ravage")}
    game.skipped = set(invaders.get("skipped", []))

    game.result, game.result_by = position.get("result", ""), position.get("result_by", "")
    return game


def save(game, given):
    """Write down the whole position that is on the engine's table.

    The players and the boards never change, so they stay as they were given.
    """
    lands = {}
    for name, land in game.lands.items():
        lands[name] = {kind: len(pieces) for kind, pieces in land.pieces.items()}
        lands[name]["damage"] = sparse(
            # The most damaged piece first.
            {k: sorted(filter(None, pieces), reverse=True) for k, pieces in land.pieces.items()}
        )
        for field in (*NUMBERS_OF_A_LAND, *FLAGS_OF_A_LAND, "presence", "extra_health"):
            lands[name][field] = getattr(land, field)
    return sparse(
        {
            "players": given.get("players"),
            "boards": given.get("boards"),
            "lands": sparse({name: sparse(land) for name, land in lands.items()}),
            # A Spirit stays in the game even if there is nothing to tell of it.
            "spirits": {name: sparse(vars(spirit)) for name, spirit in game.spirits.items()},
            "fear": sparse(
                {
                    "pool": game.fear_pool,
                    "generated": game.generated_fear,
                    "deck": game.fear_deck,
                    "earned": game.earned_fear,
                    "discard": game.fear_discard,
                    "terror_level": game.terror_level,
                }
            ),
            "blight_card": sparse(
                {
                    "card": game.blight_card,
                    "side": "blighted" if game.blighted else "healthy",
                    "tokens": game.blight_tokens,
                }
            ),
            "invaders": sparse(
                {
                    "deck": game.invader_deck,
                    **game.cards,
                    "discard": game.invader_discard,
                    "skipped": sorted(game.skipped),
                }
            ),
            "result": game.result,
            "result_by": game.result_by,
        }
    )


def sparse(fields):
    """Leave out what says nothing."""
    return {name: value for name, value in fields.items() if value}


def play(case, engine=Game):
    """Play one case and return the reply to it, without its `seq`."""
    players = CaseAnswers(case["answers"])
    where = "adapter"
    try:
        if case["operation"] not in OPERATIONS:
            raise Unable(f"{case['operation']} is not known here")
        if case["rules"]:
            raise Unable("only the printed rules are known here")
        game = load(case["position"], players, engine)
        if game.result:
            raise IllegalMove("the game is over")

        where = "engine"
        with suppress(GameOver):  # this is no error: the position tells who won
            OPERATIONS[case["operation"]](game, case["inputs"])

        where = "adapter"
        return {
            "reply": "outcome",
            "position": save(game, case["position"]),
            "asked": players.asked,
        }

    # Each other way in which it can go has its own reply. A crash is never an `illegal`.
    except Asks:
        return {"reply": "asks", "asks": players.asked[-1:]}
    except NotOffered as why:
        return {"reply": "illegal", "how": "not offered", "why": str(why)}
    except IllegalMove as why:
        return {"reply": "illegal", "how": "refused", "why": str(why)}
    except (Unable, Unsupported) as why:
        return {"reply": "skipped", "why": str(why)}
    except Exception as why:  # whatever it is, say so and go on with the next case
        return {"reply": "error", "where": where, "why": repr(why)}


def main(engine=Game, hello=HELLO):
    # stdout belongs to the protocol. Keep it for the replies, and let everything else that prints
    # write to stderr, which the harness shows when something fails.
    protocol = sys.stdout
    sys.stdout = sys.stderr

    for line in sys.stdin:
        request = json.loads(line)
        if request["request"] == "bye":
            break
        if request["request"] == "hello":
            reply = hello
        else:
            # The harness sends many cases at once: `seq` tells to which of them a reply belongs.
            reply = {"seq": request["seq"], **play(request, engine)}
        # One line for each reply, and flushed, or the harness waits for it.
        print(json.dumps(reply), file=protocol, flush=True)


if __name__ == "__main__":
    main()
