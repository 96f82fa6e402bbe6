"""What is in the box, written down for writers of adapters: names of powers, units and places."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.virgin_queen.components import Components
from rulewright.virgin_queen.position import (
    LAND_UNITS,
    MAJOR_POWERS,
    MINOR_POWERS,
    NATIONS,
    NAVAL_UNITS,
    Place,
)
from rulewright.virgin_queen.units_in_the_box import LAND, NAVAL


def box_markdown(components: Components) -> str:
    """Write the contents of the box as Markdown.

    Args:
        components: the box.

    Returns:
        The powers, the kinds of units of each, and every place that a position can name.
    """
    return "\n".join([*_powers(), *_units(), *_spaces(components), *_zones(components)])


def _listed(names: tuple[str, ...]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def _powers() -> Iterator[str]:
    yield f"Major powers, in impulse order: {_listed(MAJOR_POWERS)}."
    yield f"Minor powers: {_listed(MINOR_POWERS)}."
    yield (
        f"Counters belong to a nation: {_listed(NATIONS)}. The Protestant has those of `huguenot` "
        "and those of `dutch`."
    )
    yield ""


def _units() -> Iterator[str]:
    yield "### Units"
    yield ""
    yield f"Land units: {_listed(LAND_UNITS)}. Naval units: {_listed(NAVAL_UNITS)}."
    yield "Like units have no names: a position holds how many of each kind there are."
    yield ""
    yield "| nation | land units | naval units |"
    yield "|---|---|---|"
    for nation in NATIONS:
        counters = NAVAL.get(nation)
        naval = f"{counters.number} counters: {', '.join(counters.kinds)}" if counters else ""
        naval += ", and the Armada" if nation == "spain" else ""
        yield f"| `{nation}` | {', '.join(LAND[nation])} | {naval} |"
    yield ""


def _spaces(components: Components) -> Iterator[str]:
    yield "### Spaces"
    yield ""
    yield (
        "The map is a reconstruction: its file tells which facts are printed. A case that needs no "
        "certain space is put on any that fits."
    )
    yield ""
    yield "| space | what | home | adjacent |"
    yield "|---|---|---|---|"
    for name, place in components.europe.items():
        if place.kind != "sea zone":
            what = f"{place.kind}, capital" if place.capital else place.kind
            home = f"{place.upper} above {place.home}" if place.upper else place.home
            yield f"| `{name}` | {what} | {home or 'independent'} | {_adjacent(place)} |"
    yield ""


def _adjacent(place: Place) -> str:
    ways = [(other, "pass") for other in place.passes]
    ways += [(other, "waterway") for other in place.waterways]
    how = dict(ways)
    return ", ".join(f"{to} ({how[to]})" if to in how else to for to in place.adjacent)


def _zones(components: Components) -> Iterator[str]:
    yield "### Sea zones"
    yield ""
    yield "| sea zone | waters | adjacent |"
    yield "|---|---|---|"
    for name, place in components.europe.items():
        if place.kind == "sea zone":
            yield f"| `{name}` | {place.waters} | {', '.join(place.adjacent)} |"
    yield ""
