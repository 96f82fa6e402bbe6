"""Beginning a whole game as it is named on the command line: who plays, against whom, what else."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from typing import Any

from rulewright.core.clauses import BadData
from rulewright.core.frozen import replace
from rulewright.spirit_island.components import Components
from rulewright.spirit_island.position import Position


def begin_game(
    components: Components, options: Mapping[str, str]
) -> tuple[Position, Mapping[str, Any]]:
    """Turn the options of the command line into what the set-up needs.

    Args:
        components: the box.
        options: each "" or missing if it isn't given. `spirits` and `progression`: names or parts
            of them, between commas. `adversary`: a part of its name with its level (`england:3`).
            `scenario`: a part of its name.

    Returns:
        The empty position with Adversary and Scenario, and the inputs of the set-up.

    Raises:
        BadData: an unknown Spirit, Adversary, level or Scenario, a Spirit that plays twice, more
            Spirits than boards, or a Power Progression card of nobody who plays.
    """
    spirits = _all_named("Spirit", options.get("spirits", ""), components.spirits)
    if not 1 <= len(spirits) <= len(components.boards):
        raise BadData(
            f"{len(spirits)} Spirits: there are boards for 1 to {len(components.boards)} of them"
        )
    position = Position()
    wanted, _, level = options.get("adversary", "").partition(":")
    if wanted.strip():
        name = _named("Adversary", wanted, components.adversaries)
        levels = [str(one.level) for one in components.adversaries[name].level]
        if (level.strip() or "0") not in levels:
            raise BadData(
                f"there is no level {level.strip()!r} of the {name}, only {', '.join(levels)}"
            )
        position = replace(position, adversary=name, adversary_level=int(level or 0))
    elif level.strip():
        raise BadData(f"level {level.strip()} of no Adversary: write it as in england:3")
    scenario = options.get("scenario", "")
    if scenario.strip():
        name = _named("Scenario", scenario, components.scenarios)
        position = replace(position, scenario=name)

    inputs: dict[str, Any] = {"players": len(spirits), "spirits": spirits}
    progression = _all_named("Spirit", options.get("progression", ""), components.spirits)
    for spirit in progression:
        if spirit not in spirits:
            raise BadData(f"{spirit} doesn't play, so it gains no Power Progression card")
        if spirit not in components.progressions:
            raise BadData(
                f"{spirit} has no Power Progression card, only {', '.join(components.progressions)}"
            )
    if progression:
        inputs["progression"] = progression
    return position, inputs


def _all_named(what: str, written: str, known: Iterable[str]) -> tuple[str, ...]:
    """Return the names that were written between commas; each once."""
    known = tuple(known)
    found = tuple(_named(what, name, known) for name in written.split(",") if name.strip())
    for number, name in enumerate(found):
        if name in found[:number]:
            raise BadData(f"{name} is named twice: name each {what} once")
    return found


def _named(what: str, written: str, known: Iterable[str]) -> str:
    """Return the one name that was written, whole or in part."""
    wanted, names = written.strip(), tuple(known)
    fitting = [name for name in names if wanted.lower() == name.lower()]
    fitting = fitting or [name for name in names if wanted.lower() in name.lower()]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise BadData(f"{what} {wanted!r} may be {' or '.join(fitting)}: write more of it")
    raise BadData(f"there is no {what} {wanted!r}{_meant(wanted, names)}")


def _meant(wanted: str, names: Iterable[str]) -> str:
    """Return a hint at the name that was meant; if none is near, all of them."""
    words = {word.lower(): name for name in names for word in (name, *name.split())}
    near = difflib.get_close_matches(wanted.lower(), words, 1)
    return f": did you mean {words[near[0]]}?" if near else f", only {', '.join(names)}"
