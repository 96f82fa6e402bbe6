"""Rebellions: at most as many spaces as CP, no regular out of nothing, no religion changed."""

from __future__ import annotations

from invariants.spirit_island.strategies import property_test, rejects, swapped
from invariants.virgin_queen.religious_tables import Done, carried_out
from invariants.virgin_queen.test_conversions import faiths

from rulewright.virgin_queen import s18_5_rebellion
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import NATIONS, Force, Position, size, space_of
from rulewright.virgin_queen.rules import Rules, reading
from rulewright.virgin_queen.s02_game_map import controller


def a_rebellion_takes_at_most_its_cp(data: bytes) -> None:
    """It takes the target or nothing, and no more spaces than CP were spent on it.

    VQ-18.5-L01, D20, E05, E06; one more by the reading target_besides of VQ-Q01.
    """
    done = carried_out(data, "rebellion")
    if done is None:
        return
    taken = _taken(done)
    most = done.inputs["cp"] + (reading(done.game.rules, "VQ-Q01") == "target_besides")
    assert len(taken) <= most
    assert all(controller(done.game, done.after, name) == "protestant" for name in taken)
    target = done.inputs["space"]
    assert not taken or target in taken
    assert taken <= {target, *done.game.map[target].adjacent}
    assert done.before.impulse.cp - done.after.impulse.cp == done.inputs["cp"]


def _taken(done: Done) -> set[str]:
    return {
        name
        for name, place in done.game.map.items()
        if place.kind != "sea zone"
        and controller(done.game, done.before, name) != controller(done.game, done.after, name)
    }


test_a_rebellion_takes_at_most_its_cp = property_test(800)(a_rebellion_takes_at_most_its_cp)


def test_a_rebellion_takes_at_most_its_cp_rejects_wrong_engine() -> None:
    """Wrong engine: every space next to the target that may rise does."""
    real = s18_5_rebellion._may_be_taken

    def without_limit(*args: object, room: bool) -> object:
        return real(*args, room=True)  # type: ignore[arg-type]

    with swapped(s18_5_rebellion, "_may_be_taken", without_limit):
        assert rejects(a_rebellion_takes_at_most_its_cp)


def pools_are_never_exceeded(data: bytes) -> None:
    """Land units are on the map or in the pool, as many as before; at most CP / 2 are placed.

    VQ-18.5-S23, S26, S27, D21, L02, VQ-23.6-D02.
    """
    done = carried_out(data, "rebellion")
    if done is None:
        return
    for nation in NATIONS:
        assert all_units(done.before, nation) == all_units(done.after, nation)
    for half in ("huguenot", "dutch"):
        before = done.before.force_pool.get(half, Force()).regulars
        after = done.after.force_pool.get(half, Force()).regulars
        placed = before - after
        assert 2 * placed <= done.inputs["cp"]
        zone = done.game.map[done.inputs["space"]].zone
        assert placed <= 0 or zone == {"huguenot": "france", "dutch": "netherlands"}[half]


def all_units(position: Position, nation: str) -> int:
    """Return how many land units of a nation there are, on the map and in the force pool."""
    forces = [position.force_pool, *(space.units for space in position.spaces.values())]
    forces += [space.inside for space in position.spaces.values()]
    return sum(size(force[nation]) for force in forces if nation in force)  # type: ignore[index]


test_pools_are_never_exceeded = property_test(800)(pools_are_never_exceeded)


def test_pools_are_never_exceeded_rejects_wrong_engine() -> None:
    """Wrong engine: rounded up."""

    def rounded_up(rules: Rules, cp: int) -> int:
        return -(-cp // rules.cp_per_regular)

    with swapped(s18_5_rebellion, "regulars_for", rounded_up):
        assert rejects(pools_are_never_exceeded)


def religion_stays(data: bytes) -> None:
    """A rebellion changes no religion and no unrest, whatever control it changes.

    VQ-18.1-D01, VQ-18.5-P11.
    """
    done = carried_out(data, "rebellion")
    if done is None:
        return
    assert faiths(done.game, done.before) == faiths(done.game, done.after)
    for name in done.game.map:
        assert space_of(done.before, name).unrest == space_of(done.after, name).unrest


test_religion_stays = property_test(400)(religion_stays)


def test_religion_stays_rejects_wrong_engine() -> None:
    """Wrong engine: a taken space gets a marker of the other side."""
    real = s18_5_rebellion.with_space

    def other_side(position: Position, name: str, **changes: object) -> Position:
        if "control" in changes:
            changes["religion"] = "catholic"
        return real(position, name, **changes)

    with swapped(s18_5_rebellion, "with_space", other_side):
        assert rejects(religion_stays)


def only_strangers_without_catholics_are_left(data: bytes) -> None:
    """In a space that was taken no unit is left that the Protestant doesn't control.

    VQ-18.5-S24, S25, E07; where units have nowhere to go they stay by a reading of VQ-Q155.
    """
    done = carried_out(data, "rebellion")
    if done is None or reading(done.game.rules, "VQ-Q155") == "stay":
        return
    for name in _taken(done):
        own = ("huguenot", "dutch")
        assert all(nation in own for nation in space_of(done.after, name).units)


test_only_strangers_without_catholics_are_left = property_test(400)(
    only_strangers_without_catholics_are_left
)


def test_only_strangers_without_catholics_are_left_rejects_wrong_engine() -> None:
    """Wrong engine: nobody is displaced."""

    def nobody(game: Game, position: Position, *rest: object) -> object:
        yield from ()
        return position

    with swapped(s18_5_rebellion, "displace_all", nobody):
        assert rejects(only_strangers_without_catholics_are_left)
