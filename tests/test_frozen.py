"""Frozen values: nothing changes in place, and equal positions have equal canonical JSON."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright.core.frozen import (
    EMPTY,
    Frozen,
    FrozenMap,
    canonical,
    difference,
    frozen_map,
    leaves,
    merged,
    plain,
    replace,
    with_entry,
)
from rulewright.spirit_island.position import BlightCard, Due, Fear, Land, Position, Spirit
from rulewright.virgin_queen.position import Leader

NUMBERS = st.integers(0, 3)
NAMES = st.sampled_from(["A1", "A2", "A3"])
SPIRITS = st.sampled_from(["River", "Ocean"])
CARDS = st.lists(st.sampled_from(["a", "b", "c"]), max_size=2).map(tuple)
LANDS = st.builds(
    Land,
    town=NUMBERS,
    dahan=NUMBERS,
    damage=st.dictionaries(
        st.sampled_from(["town", "city"]), st.lists(st.integers(1, 2), max_size=3).map(tuple)
    ),
    presence=st.dictionaries(SPIRITS, NUMBERS),
    no_ravage=st.booleans(),
)
POSITIONS = st.builds(
    Position,
    players=st.integers(1, 4),
    boards=CARDS,
    lands=st.dictionaries(NAMES, LANDS),
    spirits=st.dictionaries(
        SPIRITS,
        st.builds(Spirit, energy=NUMBERS, hand=CARDS, elements=st.dictionaries(NAMES, NUMBERS)),
    ),
    fear=st.builds(Fear, pool=NUMBERS, deck=CARDS, terror_level=st.integers(1, 3)),
    blight_card=st.builds(BlightCard, card=NAMES, side=st.sampled_from(["healthy", "blighted"])),
    agenda=st.lists(st.builds(Due, st.sampled_from(["ravage", "build"]), CARDS), max_size=2).map(
        tuple
    ),
    result=st.sampled_from(["", "victory"]),
)


def table() -> Position:
    return Position(lands={"A1": Land(town=2, damage={"town": (1,)})}, spirits={"River": Spirit()})


@pytest.mark.parametrize(
    "change",
    [
        lambda lands: lands.__setitem__("A1", Land()),
        lambda lands: lands.__delitem__("A1"),
        lambda lands: lands.__ior__({"A1": Land()}),
        lambda lands: lands.update(A1=Land()),
        lambda lands: lands.setdefault("A9", Land()),
        lambda lands: lands.pop("A1"),
        lambda lands: lands.popitem(),
        lambda lands: lands.clear(),
    ],
)
def test_a_mapping_refuses_every_change(change: Callable[[Any], object]) -> None:
    position = table()
    for mapping in (position.lands, position.lands["A1"].damage, EMPTY):
        with pytest.raises(TypeError, match=r"frozen: make a new one with with_entry\(\)"):
            change(mapping)
    assert position == table()


def test_a_struct_refuses_every_change() -> None:
    with pytest.raises(AttributeError):
        table().players = 2  # type: ignore[misc]


def test_with_entry_leaves_the_old_mapping_alone() -> None:
    old = frozen_map({"a": 1})
    new = with_entry(old, "b", 2)
    assert (old, new) == ({"a": 1}, {"a": 1, "b": 2})
    assert with_entry(new, "b", 0) == old
    assert with_entry(old, "a", 0) is EMPTY


def test_entries_that_say_nothing_are_dropped() -> None:
    position = Position(
        lands={"A1": Land(), "A2": Land(presence={"River": 0}), "A3": Land(town=1)},
        spirits={"River": Spirit()},
    )
    assert list(position.lands) == ["A3"]
    assert list(position.spirits) == ["River"]  # a Spirit is there even if it has nothing


def test_the_hash_does_not_depend_on_the_order() -> None:
    one = frozen_map({"a": 1, "b": 2})
    other = frozen_map({"b": 2, "a": 1})
    assert hash(one) == hash(other)
    assert len({one, other, frozen_map({"a": 1})}) == 2
    assert hash(table()) == hash(table())


@given(POSITIONS)
@settings(max_examples=100, deadline=None)
def test_equal_positions_have_equal_json(position: Position) -> None:
    def at_once(kind: type[Any], plain: Any) -> Any:
        return msgspec.convert(plain, kind)

    twins = [
        pickle.loads(pickle.dumps(position)),
        copy.deepcopy(position),
        copy.copy(position),
        msgspec.json.decode(canonical(position), type=Position),
        at_once(Position, plain(position)),
        replace(position, fear=replace(position.fear), lands=dict(position.lands)),
        replace(
            position, blight_card=BlightCard(position.blight_card.card, position.blight_card.side)
        ),
    ]
    for twin in twins:
        assert twin == position
        assert hash(twin) == hash(position)
        assert canonical(twin) == canonical(position)


def test_defaults_are_left_out_of_json_wherever_they_come_from() -> None:
    healthy = "".join(["heal", "thy"])  # equal, but not the same object
    position = Position(
        lands=FrozenMap(),
        fear=Fear(),
        blight_card=BlightCard(side=healthy),
        spirits={},  # type: ignore[arg-type]
    )
    assert canonical(position) == b"{}"
    assert canonical(pickle.loads(pickle.dumps(Position()))) == b"{}"


def test_canonical_json_has_sorted_keys_and_no_white_space() -> None:
    assert canonical(Position(players=2, lands={"A2": Land(town=1), "A1": Land(city=1)})) == (
        b'{"lands":{"A1":{"city":1},"A2":{"town":1}},"players":2}'
    )


def test_unpickled_mappings_are_frozen_too() -> None:
    with pytest.raises(TypeError, match="frozen"):
        pickle.loads(pickle.dumps(table())).lands["A1"] = Land()


@given(POSITIONS, POSITIONS)
@settings(max_examples=200, deadline=None)
def test_an_outcome_laid_over_the_position_gives_the_result(
    before: Position, after: Position
) -> None:
    outcome = difference(before, after)
    assert msgspec.convert(merged(plain(before), outcome), Position) == after
    assert bool(outcome) == (before != after)
    assert msgspec.json.decode(msgspec.json.encode(outcome)) == outcome


@given(POSITIONS)
@settings(max_examples=30, deadline=None)
def test_no_change_is_no_outcome(position: Position) -> None:
    assert difference(position, pickle.loads(pickle.dumps(position))) == {}


def test_an_outcome_holds_the_new_value_of_each_leaf() -> None:
    before = table()
    after = Position(
        players=2,
        lands={"A1": Land(town=1), "A2": Land(blight=1)},
        spirits={"Ocean": Spirit()},
        agenda=(Due("ravage", ("A1",)),),
    )
    outcome = difference(before, after)
    assert outcome == {
        "players": 2,
        "lands": {"A1": {"town": 1, "damage": {"town": []}}, "A2": {"blight": 1}},
        "spirits": {"River": None, "Ocean": {}},
        "agenda": [{"step": "ravage", "done": ["A1"]}],
    }
    assert leaves(outcome)["lands.A1.damage.town"] == []
    assert leaves(outcome)["spirits.River"] is None


class Away(Frozen, frozen=True):
    """A piece that may be under way."""

    name: str


class Table(Frozen, frozen=True):
    """A table with or without it."""

    away: Away | None = None


def test_a_field_that_is_emptied_is_none_in_the_outcome() -> None:
    there, gone = Table(Away("Guise")), Table()
    assert difference(there, gone) == {"away": None}
    assert merged({"away": {"name": "Guise"}}, {"away": None}) == {}
    assert difference(gone, there) == {"away": {"name": "Guise"}}


def test_other_values_have_no_difference() -> None:
    with pytest.raises(TypeError, match="no difference between int values"):
        difference(1, 2)


def test_an_entry_whose_text_is_gone_is_taken_out() -> None:
    """Its value may be one of a few words, and no text none of them."""
    before = {"siege": {"hre": "standing", "spain": "new"}, "control": "hre"}
    assert merged(before, {"siege": {"hre": ""}, "control": ""}) == {"siege": {"spain": "new"}}


def test_a_new_entry_that_has_no_default_is_told_whole() -> None:
    leaders = {"Guise": Leader("france", 2)}
    assert difference(frozen_map({}), frozen_map(leaders)) == {
        "Guise": {"nation": "france", "battle": 2}
    }
    assert difference(frozen_map(leaders), frozen_map({})) == {"Guise": None}
    assert merged({}, difference(frozen_map({}), frozen_map(leaders))) == plain(leaders)
