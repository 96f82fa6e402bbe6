"""Odds of battles, assaults, interceptions and avoiding battle, worked out once more by hand.

Nothing of the engine is used here but the command: dice are folded one by one, and losses and
winners follow the sentences of 13.2, 13.3, 14 and 15.1.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from rulewright import cli

ODDS = Mapping[int, Fraction]
WAR = {"wars": [["hre", "ottoman"]]}
LEADERS = {
    "Schwendi": {"nation": "hre", "battle": 2, "command": 10},
    "Zrinyi": {"nation": "hre", "battle": 1, "command": 8},
    "Ahmed": {"nation": "ottoman", "battle": 1, "command": 10},
    "Piyale": {"nation": "ottoman", "battle": 2, "command": 8},
}
Told = tuple[int | str | None, str, str]


@pytest.fixture
def rulewright(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Run the command, and return its exit code and what it told."""

    def run(*arguments: str) -> Told:
        monkeypatch.setattr(sys, "argv", ["rulewright", *arguments])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        return (ended.value.code, *capsys.readouterr())

    return run


def folded(faces: Mapping[int, int], dice: int) -> dict[int, Fraction]:
    """Return the distribution of the sum of some dice, of which some faces count so much."""
    odds: dict[int, Fraction] = {0: Fraction(1)}
    for _ in range(dice):
        more: dict[int, Fraction] = defaultdict(Fraction)
        for total, weight in odds.items():
            for counts, number in faces.items():
                more[total + counts] += weight * Fraction(number, 6)
        odds = dict(more)
    return odds


def hits(dice: int) -> dict[int, Fraction]:
    """Return the distribution of the hits: 5 and 6 hit."""
    return folded({0: 4, 1: 2}, dice)


def at_least(target: int, modifier: int) -> Fraction:
    """Return the probability that two dice and a modifier come to a number."""
    two = folded(dict.fromkeys(range(1, 7), 1), 2)
    return sum((weight for total, weight in two.items() if total + modifier >= target), Fraction())


def both(attack: int, defence: int) -> Iterator[tuple[int, int, Fraction]]:
    """Give the hits of both sides with their probability."""
    for (a, one), (d, other) in product(hits(attack).items(), hits(defence).items()):
        yield a, d, one * other


def told(rulewright: Any, *arguments: str) -> dict[str, Fraction]:
    """Return the results of `rulewright odds` by the one field that is asked for, as JSON."""
    code, out, err = rulewright("odds", "virgin-queen", *arguments, "--json")
    assert code in (0, None), err
    results = json.loads(out)["results"]
    assert all(one["least"] == one["greatest"] for one in results)
    return {json.dumps(*one["values"].values()): Fraction(one["least"]) for one in results}


# 14  Field battle


def battle(attackers: int, defenders: int, attack: int, defence: int) -> dict[str, Fraction]:
    """Return how likely it is that each side has to retreat, or nobody (14, steps 6 to 10)."""
    odds: dict[str, Fraction] = defaultdict(Fraction)
    for a, d, weight in both(attack, defence):
        mine, theirs = max(attackers - d, 0), max(defenders - a, 0)
        if not mine and not theirs:
            mine, theirs = (1, 0) if attack > defence else (0, 1)
        loser = "ottoman" if a > d else "hre"
        odds[loser if (theirs if a > d else mine) else "nobody"] += weight
    return odds


def retreats(agenda: str) -> str:
    """Return who has to retreat, by an agenda."""
    due = json.loads(agenda)
    return str(due[0]["power"]) if due else "nobody"


def field(attackers: int, defenders: int, *, leaders: bool) -> str:
    """Return a position before a field battle in the open, as JSON."""
    table: dict[str, Any] = {"impulse": {"power": "hre", "cp": 1}} | WAR
    table["move"] = {"origin": "Vienna", "target": "Agram"}
    table["move"]["units"] = {"hre": {"regulars": attackers}}
    there: dict[str, Any] = {"units": {"ottoman": {"regulars": defenders}}}
    if leaders:
        table["leaders"] = LEADERS
        table["move"]["leaders"] = ["Zrinyi", "Schwendi"]
        there["leaders"] = ["Ahmed", "Piyale"]
    return json.dumps(table | {"spaces": {"Agram": there}})


@pytest.mark.parametrize(
    ("attackers", "defenders", "leaders"),
    [(1, 1, False), (2, 1, False), (3, 4, False), (4, 3, True), (10, 7, True), (12, 9, False)],
)
def test_a_field_battle(rulewright: Any, attackers: int, defenders: int, leaders: bool) -> None:
    position = field(attackers, defenders, leaders=leaders)
    found = told(rulewright, "field_battle", "--position", position, "--of", "agenda")
    rating = 2 if leaders else 0
    wanted = battle(attackers, defenders, attackers + rating, defenders + rating + 1)
    assert {retreats(agenda): weight for agenda, weight in found.items()} == wanted


def test_the_field_battle_of_the_docs(rulewright: Any) -> None:
    found = told(rulewright, "--case", "vq-field-battle-0003", "--of", "agenda")
    wanted = battle(4, 3, 6, 6)
    assert {retreats(agenda): weight for agenda, weight in found.items()} == wanted
    assert wanted["hre"] == Fraction(92416, 177147)


# 15.1  Assault


def falls(attackers: int, besieged: int, attack: int, defence: int) -> Fraction:
    """Return how likely an assault succeeds (15.1, step 9)."""
    return sum(
        (
            weight
            for a, d, weight in both(attack, defence)
            if a >= max(besieged, 1) and d < attackers
        ),
        Fraction(),
    )


@pytest.mark.parametrize("ravelin", [False, True])
@pytest.mark.parametrize(
    ("attackers", "besieged", "rating"), [(3, 0, 0), (5, 0, 2), (4, 1, 0), (5, 2, 2), (9, 4, 2)]
)
def test_an_assault(
    rulewright: Any, attackers: int, besieged: int, rating: int, ravelin: bool
) -> None:
    leaders = ["Schwendi"] if rating else []
    units = {"hre": {"regulars": attackers}}
    there: dict[str, Any] = {"units": units, "leaders": leaders, "siege": {"hre": "standing"}}
    if besieged:
        there["inside"] = {"ottoman": {"regulars": besieged}}
    table = {"impulse": {"power": "hre", "cp": 1}, "leaders": LEADERS, "spaces": {"Buda": there}}
    if ravelin:
        table["bonuses"] = {"ottoman": ["ravelin"]}
    found = told(
        rulewright,
        "assault",
        *("--position", json.dumps(table | WAR), "--of", "spaces.Buda.control"),
        *("--input", "space=Buda", "--input", f"units={json.dumps(units)}"),
        *(("--input", f"leaders={json.dumps(leaders)}") if leaders else ()),
        *("--choose", "first"),
    )
    attack = (-(-attackers // 2) if besieged else attackers) + rating
    wanted = falls(attackers, besieged, attack, besieged + (2 if ravelin else 1))
    assert found['"hre"'] == wanted
    assert sum(found.values()) == 1


# 13.2  Interception; 13.3  Avoid battle


def tried(leader: str, cavalry: int, telescope: bool) -> dict[str, Any]:
    """Return a position in which the Ottoman may oppose a move into Agram out of Belgrade."""
    units = {"ottoman": {"regulars": 2} | ({"cavalry": cavalry} if cavalry else {})}
    leaders = [leader] if leader else []
    table: dict[str, Any] = {"impulse": {"power": "hre", "cp": 1}, "leaders": LEADERS} | WAR
    table["move"] = {"origin": "Vienna", "target": "Agram", "units": {"hre": {"regulars": 3}}}
    table["spaces"] = {"Belgrade": {"units": units, "leaders": leaders}}
    return table | ({"bonuses": {"ottoman": ["telescope"]}} if telescope else {})


def given(table: Mapping[str, Any], where: str) -> tuple[str, ...]:
    """Return the inputs that name all that stands in a space."""
    there = table["spaces"][where]
    inputs = ("--input", "power=ottoman", "--input", f"units={json.dumps(there['units'])}")
    leaders = there["leaders"]
    return (*inputs, *(("--input", f"leaders={json.dumps(leaders)}") if leaders else ()))


MODIFIERS = pytest.mark.parametrize(
    ("leader", "cavalry", "telescope", "modifier"),
    [("", 0, False, 0), ("Ahmed", 0, False, 1), ("Piyale", 2, False, 3), ("Ahmed", 1, True, 3)],
)


@MODIFIERS
def test_an_interception(
    rulewright: Any, leader: str, cavalry: int, telescope: bool, modifier: int
) -> None:
    table = tried(leader, cavalry, telescope)
    found = told(
        rulewright,
        *("intercept", "--position", json.dumps(table), "--input", "origin=Belgrade"),
        *given(table, "Belgrade"),
        *("--of", "move.intercepted_by"),
    )
    assert found['"ottoman"'] == at_least(9, modifier)
    assert sum(found.values()) == 1


@MODIFIERS
def test_avoiding_battle(
    rulewright: Any, leader: str, cavalry: int, telescope: bool, modifier: int
) -> None:
    table = tried(leader, cavalry, telescope)
    table["move"] |= {"target": "Belgrade"}
    found = told(
        rulewright,
        *("avoid_battle", "--position", json.dumps(table), "--input", "target=Szegedin"),
        *given(table, "Belgrade"),
        *("--of", "move.avoided"),
    )
    assert found["true"] == at_least(9, modifier)
    assert sum(found.values()) == 1


# What can't be told


GOOD = field(3, 3, leaders=False)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--case", "vq-field-battle-9999"], "there is no case 'vq-field-battle-9999'"),
        (["field_battel", "--position", GOOD], "did you mean virgin_queen.field_battle?"),
        (["field_battle", "--position", GOOD[:-1]], "isn't JSON"),
        (["field_battle", "--position", '{"impulse": {"powr": "hre"}}'], "unknown field `powr`"),
        (["field_battle", "--position", "{}"], "it is nobody's"),
        (["field_battle", "--position", '{"impulse": {"power": "hre"}}'], "no land move under way"),
        (["field_battle", "--position", GOOD.replace("Agram", "Agrm")], "did you mean Agram?"),
        (["field_battle", "--position", GOOD, "--of", "agendaa"], "did you mean agenda?"),
        (["field_battle", "--position", field(5000, 3, leaders=False)], "<= 1000"),
        (["field_battle", "--position", field(-1, 3, leaders=False)], ">= 0"),
        (["field_battle", "--position", GOOD, "--limit", "5"], "more than 5 ways"),
        (["field_battle", "--position", GOOD, "--reading", "VQ-Q46=nobody"], "no reading 'nobody'"),
        (["field_battle", "--position", GOOD, "--reading", "VQ-Q9999=x"], "VQ-Q9999"),
        (["intercept", "--position", GOOD], "needs 'power'"),
        (["intercept", "--position", GOOD, "--input", "power=ottoman"], "needs 'origin'"),
    ],
)
def test_what_cant_be_told_says_why(rulewright: Any, arguments: list[str], why: str) -> None:
    code, out, err = rulewright("odds", "virgin-queen", *arguments)
    assert code == 2
    assert out == ""
    assert why in err


def test_hundreds_of_dice_are_only_slow(rulewright: Any) -> None:
    """1000 units are the most that there may be; nothing is refused, and nothing breaks."""
    position = field(400, 1, leaders=False)
    found = told(rulewright, "field_battle", "--position", position, "--of", "agenda")
    wanted = battle(400, 1, 400, 2)
    assert {retreats(agenda): weight for agenda, weight in found.items()} == wanted
