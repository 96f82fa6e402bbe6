"""Nothing comes from nowhere and nothing gets lost: blight, pieces, presence, Fear."""

from __future__ import annotations

from typing import Any

import msgspec
from invariants.spirit_island.strategies import (
    EFFECTS,
    Done,
    carry_out,
    property_test,
    rejects,
    small_map,
    swapped,
    swapped_operation,
)

from rulewright.core.asks import Play
from rulewright.core.drivers import Played, drive, scripted
from rulewright.core.frozen import canonical, replace
from rulewright.core.operations import Impossible
from rulewright.spirit_island import blight, damage, fear, operations, ravage
from rulewright.spirit_island.components import Game, load
from rulewright.spirit_island.position import (
    PIECES,
    Fear,
    InvaderCards,
    Land,
    Position,
    land_of,
    on_island,
    with_land,
)
from rulewright.spirit_island.rules import Rules


def assert_holds(done: Done, *names: str) -> None:
    """Assert invariants of the game by their names."""
    assert set(names) <= {invariant.name for invariant in operations.GAME.invariants}
    for invariant in operations.GAME.invariants:
        if invariant.name in names:
            operation = f"spirit_island.{done.move.operation}"
            broken = invariant.broken(
                done.game, done.before, operation, done.move.inputs, done.after
            )
            assert not broken, broken


# Blight


def blight_is_conserved(data: bytes) -> None:
    """Blight on card and island stays the same, but for what a flip brings.

    SI-blight-S01, SI-blight-X01, SI-blight-E02, SI-blight-R01, SI-removing-blight-S01.
    """
    done = carry_out(data)
    if done is None:
        return
    assert_holds(done, "blight-conserved")


test_blight_is_conserved = property_test(250)(blight_is_conserved)


def test_blight_of_a_cascade_is_owed_only_if_the_game_ends_in_it() -> None:
    """The cascade is finished before the card is flipped, unless the game ends (SI-Q51)."""
    readings = {"SI-Q51": "after_the_cascade"}
    game = Game(Rules(readings=readings), load())
    before = msgspec.convert(
        {
            "boards": ["A"],
            "lands": {"A7": {"city": 1}, "A5": {"blight": 1}, "A6": {"presence": {"River": 1}}},
            "spirits": {"River": {}},
            "fear": {"pool": 4, "deck": ["Isolation"]},
            "blight_card": {"card": "Downward Spiral", "tokens": 1},
        },
        Position,
    )
    add_blight = operations.OPERATIONS["spirit_island.add_blight"].run
    ended = scripted(add_blight(game, before, land="A5"), {"cascade": {"A5": ["A6"]}})
    assert isinstance(ended, Played)
    after = ended.result
    assert (after.result_by, after.blight_card.side) == ("presence", "healthy")
    assert (on_island(before, "blight"), on_island(after, "blight")) == (1, 3)
    (conserved,) = (one for one in operations.GAME.invariants if one.name == "blight-conserved")
    inputs = {"land": "A5"}

    def broken(by: Game, then: Position) -> str:
        return conserved.broken(by, before, "spirit_island.add_blight", inputs, then)

    assert not broken(game, after)
    wrong = "3 blight on island and Blight card, there must be 2"
    assert broken(game, replace(after, result="", result_by="")) == wrong
    assert broken(Game(Rules(), load()), after) == wrong
    # Downward Spiral holds 5 tokens for one player on its other side: no more can be owed.
    much = with_land(after, "A8", blight=4)
    assert not broken(game, much)
    more = with_land(after, "A8", blight=5)
    assert broken(game, more) == "8 blight on island and Blight card, there must be 2"


def test_blight_is_conserved_rejects_wrong_engine() -> None:
    """Wrong engines: two tokens are placed for one taken; a removed token is lost."""

    def two_at_once(position: Position, name: str, **changes: Any) -> Position:
        if "blight" in changes:
            changes["blight"] += 1
        return with_land(position, name, **changes)

    def lost(game: Game, position: Position, land: str) -> Play[Position]:
        after = yield from blight.remove_blight(game, position, land)
        return replace(after, blight_card=position.blight_card)

    with swapped(blight, "with_land", two_at_once):
        assert rejects(blight_is_conserved)
    with swapped_operation("remove_blight", lost):
        assert rejects(blight_is_conserved)


# Pieces

UNTOUCHED = ("add_blight", "remove_blight", "generate_fear", "advance_cards", "time_passes")


def pieces_are_conserved(data: bytes) -> None:
    """Pieces leave the island only by what destroys, removes or replaces them, with their Fear.

    SI-fear-and-terror-E02, E03, E04, SI-damage-destroy-remove-replace-E01, E03, E06, S01, X01,
    SI-boards-and-lands-R01, SI-ravage-S06.
    """
    done = carry_out(data, (*EFFECTS, "ravage", "advance_cards", "time_passes", "reveal_card"))
    if done is None:
        return
    before, after, move = done.before, done.after, done.move
    for name in {*before.lands, *after.lands}:
        if move.inputs.get("land", name) != name:
            assert pieces(land_of(before, name)) == pieces(land_of(after, name))
    gone = {kind: on_island(before, kind) - on_island(after, kind) for kind in PIECES}
    if move.operation in UNTOUCHED:
        assert not any(gone.values())
    elif move.operation in ("build_land", "explore_land"):
        assert -sum(gone.values()) <= 1
        assert all(number <= 0 for number in gone.values())
    elif move.operation in ("remove", "destroy"):
        here = land_of(before, move.inputs["land"])
        for kind, number in move.inputs["pieces"].items():
            assert gone[kind] == min(number, getattr(here, kind))
    elif move.operation == "replace":
        placed = sum(gone.values()) == 0
        expected = dict.fromkeys(PIECES, 0)
        expected[move.inputs["piece"]] += 1
        expected[move.inputs["by"]] -= placed
        assert gone == expected
    else:
        assert all(number >= 0 for number in gone.values())
        if move.operation == "deal_damage":
            assert gone["dahan"] == 0
    if after.result or not after.fear.deck or move.operation in ("generate_fear", "replace"):
        return
    rules = done.game.rules
    made = gone["town"] * rules.fear_for_town + gone["city"] * rules.fear_for_city
    destroys = move.operation in ("ravage_land", "ravage", "deal_damage", "destroy")
    assert fear_made(done) == (made if destroys else 0)


def pieces(land: Land) -> dict[str, int]:
    """Return the pieces of a land by kind."""
    return {kind: getattr(land, kind) for kind in PIECES}


def fear_made(done: Done) -> int:
    """Return the Fear that an operation generated, by markers and earned cards."""

    def total(at: Fear) -> int:
        cards = len(at.earned) + len(at.discard)
        return cards * done.game.rules.fear_per_player * done.before.players + at.generated

    return total(done.after.fear) - total(done.before.fear)


test_pieces_are_conserved = property_test(250)(pieces_are_conserved)


def test_pieces_are_conserved_rejects_wrong_engine() -> None:
    """Wrong engines: a City makes 1 Fear; a hit piece is doubled; damage goes to Dahan."""

    def one_each(rules: Any, kind: str) -> int:
        return int(kind in ("town", "city"))

    def doubled(land: Land, kind: str, there: tuple[int, ...]) -> Land:
        return real(land, kind, (*there, 0))

    real = damage.with_damages
    with swapped(damage, "fear_for", one_each):
        assert rejects(pieces_are_conserved)
    with swapped(damage, "with_damages", doubled):
        assert rejects(pieces_are_conserved)
    with swapped(damage, "INVADERS", PIECES):
        assert rejects(pieces_are_conserved)


# Presence


def presence_is_conserved(data: bytes) -> None:
    """Presence on the island and destroyed presence of a Spirit add up to the same.

    SI-presence-tracks-R03, SI-presence-and-sacred-sites-R01, SI-blight-effects-E04.
    """
    done = carry_out(data)
    if done is None:
        return
    assert_holds(done, "presence-conserved")


test_presence_is_conserved = property_test(250)(presence_is_conserved)


def test_presence_is_conserved_rejects_wrong_engine() -> None:
    """Wrong engine: presence that blight destroys vanishes."""

    def vanishes(position: Position, spirit: str, name: str, amount: int = 1) -> Position:
        after = damage.destroy_presence(position, spirit, name, amount)
        return replace(after, spirits=position.spirits)

    with swapped(blight, "destroy_presence", vanishes):
        assert rejects(presence_is_conserved)


# Fear


def fear_is_conserved(data: bytes) -> None:
    """Fear Pool and Generated Fear hold 4 per player; each Fear card is somewhere, in its order.

    SI-fear-and-terror-R01, S01, S02, S04, S05, SI-invader-phase-fear-S03.
    """
    done = carry_out(data)
    if done is None:
        return
    assert_holds(done, "fear-conserved", "terror-level")
    after = done.after.fear
    assert after.pool + after.generated == done.game.rules.fear_per_player * done.before.players
    assert after.pool > 0


test_fear_is_conserved = property_test(250)(fear_is_conserved)


def test_fear_is_conserved_rejects_wrong_engine() -> None:
    """Wrong engines: the markers stay in Generated Fear; an earned card is lost."""

    def markers_stay(game: Game, at: Fear) -> Fear:
        after = real(game, at)
        return replace(after, pool=after.pool - 1)

    def card_lost(game: Game, at: Fear) -> Fear:
        return replace(real(game, at), earned=at.earned)

    real = fear._earn_fear_card
    with swapped(fear, "_earn_fear_card", markers_stay):
        assert rejects(fear_is_conserved)
    with swapped(fear, "_earn_fear_card", card_lost):
        assert rejects(fear_is_conserved)


# Everything


def what_stands_on_the_table_is_possible(data: bytes) -> None:
    """After every operation the position can stand on the table, and nothing is below zero.

    SI-damage-marking-E01, SI-glossary-E05, SI-presence-and-sacred-sites-R01.
    """
    done = carry_out(data)
    if done is None:
        return
    assert_holds(done, "possible")
    assert msgspec.json.decode(canonical(done.after), type=Position) == done.after


def possible(data: bytes) -> None:
    """`what_stands_on_the_table_is_possible`, with its refusals as failed assertions."""
    try:
        what_stands_on_the_table_is_possible(data)
    except (Impossible, msgspec.ValidationError) as error:
        raise AssertionError(str(error)) from error


test_what_stands_on_the_table_is_possible = property_test(250)(possible)


def test_what_stands_on_the_table_is_possible_rejects_wrong_engine() -> None:
    """Wrong engines: blight destroys two presence where one stands; the dead stay standing."""

    def two(position: Position, spirit: str, name: str, amount: int = 1) -> Position:
        return damage.destroy_presence(position, spirit, name, 2)

    def never(condition: bool, *clauses: str) -> bool:
        return condition and "SI-damage-marking-E01" not in clauses

    with swapped(blight, "destroy_presence", two):
        assert rejects(possible)
    with swapped(damage, "permits", never):
        assert rejects(possible)


def test_fear_beyond_the_last_card() -> None:
    """The Fear deck runs out in the midst of an effect: what is left of the effect is carried out.

    SI-fear-and-terror-S02, S05, SI-victory-and-defeat-E05. Five Dahan strike one after the other
    (SI-Q49) and destroy five Towns; the first of them earns the last Fear card.
    """
    places = small_map("pair", ("wetland", "jungle"), (True, False))
    game = Game(Rules(readings={"SI-Q49": "each_strikes_one"}), load(), places)
    card = game.components.fear_cards[0]
    position = Position(
        lands={"here": Land(town=6, dahan=5, defend=20)},
        fear=Fear(pool=1, generated=3, deck=(card,), terror_level=3),
        invaders=InvaderCards(ravage="1-wetland"),
    )
    position = with_land(position, "there", city=1)
    play = ravage.ravage_land(game, position, "here")
    ending = drive(play, lambda ask: ask.options.allowed[0])  # type: ignore[union-attr]
    assert isinstance(ending, Played)
    assert ending.result.result == "victory"
