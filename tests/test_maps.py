"""Maps that users bring: each problem once, files that can't be read, and the map of the box."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import msgspec
import pytest

from rulewright import cli
from rulewright.conformance.cases import Case, load_cases
from rulewright.conformance.checking.implementations import play_request
from rulewright.conformance.checking.planning import Planner, Unplayable
from rulewright.conformance.checking.processes import CantStart
from rulewright.conformance.checking.runner import Session, check_greeting
from rulewright.conformance.data import vector_files
from rulewright.conformance.protocol import Greeting, PlayCase
from rulewright.conformance.verdicts import Kind
from rulewright.core.clauses import BadData
from rulewright.core.frozen import plain
from rulewright.core.games import rulebook
from rulewright.core.maps import OwnMaps
from rulewright.virgin_queen.components import MapFile, europe_file, load, places_of
from rulewright.virgin_queen.map_files import counts

ROOT = Path(__file__).parent.parent
VQ = rulebook("virgin-queen")
assert VQ.own_maps is not None
MAPS: OwnMaps = VQ.own_maps

SOUND: dict[str, list[dict[str, Any]]] = {
    "zone": [
        {"name": "North Sea", "waters": "atlantic", "borders": ["English Channel"]},
        {"name": "English Channel", "waters": "atlantic"},
    ],
    "space": [
        {
            "name": "London",
            "kind": "key",
            "capital": True,
            "home": "england",
            "ports": ["North Sea"],
        },
        {"name": "York", "kind": "unfortified", "home": "england"},
        {"name": "Calais", "kind": "fortress", "home": "france", "ports": ["English Channel"]},
        {
            "name": "Brielle",
            "kind": "key",
            "home": "spain",
            "upper": "dutch",
            "ports": ["North Sea"],
        },
        {"name": "Rotterdam", "kind": "key", "home": "spain", "upper": "dutch"},
        {"name": "Ghent", "kind": "unfortified"},
    ],
    "link": [
        {"between": ["London", "York"]},
        {"between": ["Brielle", "Rotterdam"], "kind": "waterway"},
        {"between": ["Rotterdam", "Ghent"]},
        {"between": ["Ghent", "Calais"], "kind": "pass"},
    ],
}
"""A small map with nothing wrong. Each test below alters it at one place."""


def written(folder: Path, tables: Mapping[str, Any], title: str | None = "A map") -> Path:
    """Write a map as a file."""
    lines = [f"title = {value(title)}"] if title is not None else []
    lines += [f"{name} = {value(given)}" for name, given in tables.items() if not entries(given)]
    for name, given in tables.items():
        for entry in entries(given):
            lines += [f"[[{name}]]", *(f"{key} = {value(one)}" for key, one in entry.items())]
    file = folder / "map.toml"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


def entries(given: Any) -> list[dict[str, Any]]:
    return given if isinstance(given, list) and given and isinstance(given[0], dict) else []


def value(one: Any) -> str:
    if isinstance(one, Mapping):
        return "{ " + ", ".join(f"{key} = {value(item)}" for key, item in one.items()) + " }"
    if isinstance(one, list):
        return f"[{', '.join(map(value, one))}]"
    if isinstance(one, float):
        return repr(one)
    return msgspec.json.encode(one).decode()


def altered(table: str, number: int | None, **fields: Any) -> dict[str, Any]:
    """Return the sound map with an entry more, or with fields of an entry changed."""
    changed = {name: [dict(entry) for entry in each] for name, each in SOUND.items()}
    if number is None:
        changed[table].append(fields)
    else:
        changed[table][number].update(fields)
        for name in [name for name, item in fields.items() if item is None]:
            del changed[table][number][name]
    return changed


def beside_the_north_sea(*names: str) -> dict[str, Any]:
    """Return the sound map with two zones more, which border on one another."""
    one, other = names
    more = [
        {"name": one, "waters": "mediterranean", "borders": ["North Sea", other]},
        {"name": other, "waters": "atlantic"},
    ]
    york = {**SOUND["space"][1], "ports": [*names]}
    spaces = [york if space["name"] == "York" else space for space in SOUND["space"]]
    return {**SOUND, "zone": [*SOUND["zone"], *more], "space": spaces}


def problems(folder: Path, tables: Mapping[str, Any], title: str | None = "A map") -> list[str]:
    return list(MAPS.look(written(folder, tables, title)).problems)


def test_a_sound_map_has_no_problem(tmp_path: Path) -> None:
    report = MAPS.look(written(tmp_path, SOUND))
    assert report.problems == ()
    assert report.summary.startswith("6 spaces, 4 connections and 2 sea zones")
    places = MAPS.read(written(tmp_path, SOUND))
    assert places["Ghent"].adjacent == ("Calais", "Rotterdam")
    assert places["Ghent"].passes == ("Calais",)
    assert places["Rotterdam"].waterways == ("Brielle",)
    assert places["English Channel"].adjacent == ("Calais", "North Sea")


WRONG: list[tuple[str, dict[str, Any]]] = [
    # Names
    ("space York: it is there twice", altered("space", None, name="York", kind="unfortified")),
    (
        "zone North Sea: it is there twice",
        altered("zone", None, name="North Sea", waters="atlantic"),
    ),
    (
        "space North Sea: there is a zone of this name",
        altered("space", None, name="North Sea", kind="key"),
    ),
    (
        "space St. Denis: its name has a dot, which divides the paths of fields: leave it out",
        {
            **altered("space", None, name="St. Denis", kind="unfortified"),
            "link": [*SOUND["link"], {"between": ["St. Denis", "Ghent"]}],
        },
    ),
    (
        "space  Arras: its name is ' Arras': it may be neither empty nor have blanks around it",
        {
            **altered("space", None, name=" Arras", kind="unfortified"),
            "link": [*SOUND["link"], {"between": [" Arras", "Ghent"]}],
        },
    ),
    # Fields
    (
        "space Ghent: there is no field 'ports_': did you mean ports?",
        altered("space", 5, ports_=[]),
    ),
    (
        "space Ghent: kind is 'city', it may be key, fortress or unfortified",
        altered("space", 5, kind="city"),
    ),
    ("space Ghent: kind is missing", altered("space", 5, kind=None)),
    ("space number 6: name is missing", altered("space", 5, name=None)),
    (
        "space Ghent: protestant is 'no', it must be true or false",
        altered("space", 5, protestant="no"),
    ),
    (
        "space London: at is [3.0], it must be two numbers, to the right and down",
        altered("space", 0, at=[3.0]),
    ),
    (
        "space London: ports is 'North Sea', it must be a list of sea zones",
        {
            **altered("space", 0, ports="North Sea"),
            "link": [*SOUND["link"], {"between": ["London", "Calais"]}],
        },
    ),
    (
        "space York: home is 3, it must be a text in quotes",
        altered("space", 1, home=3),
    ),
    (
        "zone English Channel: waters is 'baltic', it may be mediterranean or atlantic",
        altered("zone", 1, waters="baltic"),
    ),
    (
        "link London - York: kind is 'road', it may be connection, pass or waterway",
        altered("link", 0, kind="road"),
    ),
    ("spaces: no such table: did you mean space?", {**SOUND, "spaces": "x"}),
    ("link: a list of entries is wanted, each under [[link]]", {**SOUND, "link": "x"}),
    ("space Ghent: at: [inf, 2.0] lies nowhere", altered("space", 5, at=[float("inf"), 2.0])),
    # Where it is from
    (
        "space Ghent: it is said to be printed, but not where: give its source",
        altered("space", 5, provenance="printed"),
    ),
    (
        "space Ghent: printed: there is no field 'hom': did you mean home?",
        altered("space", 5, printed={"hom": "VQ-2-D01"}),
    ),
    (
        "space Ghent: printed: home doesn't say where that is stated",
        altered("space", 5, printed={"home": ""}),
    ),
    (
        "link London - York: it is said to be printed, but not where: give its source",
        altered("link", 0, provenance="printed"),
    ),
    # Connections
    (
        "link Ghent - Calai: there is no space 'Calai': did you mean Calais?",
        {**SOUND, "link": [*SOUND["link"], {"between": ["Ghent", "Calai"]}]},
    ),
    (
        "link Ghent - Ghent: it leads from a space to itself",
        altered("link", None, between=["Ghent", "Ghent"]),
    ),
    ("link York - London: it is there twice", altered("link", None, between=["York", "London"])),
    (
        "link Calais - Ghent: it is there twice, as a pass and as a connection",
        altered("link", None, between=["Calais", "Ghent"]),
    ),
    (
        "link Ghent - North Sea: North Sea is a sea zone: ports and borders lead there",
        altered("link", None, between=["Ghent", "North Sea"]),
    ),
    (
        "space Brielle: the waterway to Rotterdam needs a port at one of its ends, and "
        "only there: both of them has one (VQ-2.5-R05)",
        altered("space", 4, ports=["North Sea"]),
    ),
    (
        "space London: the waterway to York needs a port at one of its ends, and only "
        "there: neither of them has one (VQ-2.5-R05)",
        {
            **altered("link", 0, kind="waterway"),
            "space": [dict(SOUND["space"][0], ports=[]), *SOUND["space"][1:]],
            "zone": SOUND["zone"],
        },
    ),
    # Ports and sea zones
    (
        "space York: ports: there is no sea zone 'Nord Sea': did you mean North Sea?",
        altered("space", 1, ports=["Nord Sea"]),
    ),
    ("space York: ports: London is a space, no sea zone", altered("space", 1, ports=["London"])),
    (
        "space London: ports: North Sea is named twice",
        altered("space", 0, ports=["North Sea", "North Sea"]),
    ),
    (
        "zone North Sea: borders: it borders on itself",
        altered("zone", 0, borders=["English Channel", "North Sea"]),
    ),
    (
        "zone North Sea: borders: English Channel is named twice",
        altered("zone", 0, borders=["English Channel", "English Channel"]),
    ),
    (
        "zone North Sea: borders: there is no sea zone 'Baltic'",
        altered("zone", 0, borders=["English Channel", "Baltic"]),
    ),
    (
        "zone North Sea: borders: Ghent is a space: give it a port instead",
        altered("zone", 0, borders=["English Channel", "Ghent"]),
    ),
    (
        "zone Irish Sea: no port leads to it",
        altered("zone", None, name="Irish Sea", waters="atlantic", borders=["North Sea"]),
    ),
    # Powers
    (
        "space Ghent: home: there is no power 'englnd': did you mean england?",
        altered("space", 5, home="englnd"),
    ),
    (
        "space Ghent: upper: there is no upper home 'protestant': it may be huguenot or dutch",
        altered("space", 5, upper="protestant"),
    ),
    (
        "space Ghent: zone: there is no religious struggle zone 'xyz': it may be "
        "netherlands, france, england or scotland",
        altered("space", 5, zone="xyz"),
    ),
    (
        "space Ghent: it is a split home space of dutch, but has no lower home",
        altered("space", 5, upper="dutch"),
    ),
    (
        "space York: its upper home is dutch, so its lower one is spain, not england "
        "(VQ-2.5-D04, D05)",
        altered("space", 1, upper="dutch"),
    ),
    (
        "space London: it is a capital, but a fortress and no key (VQ-2.1-D05)",
        altered("space", 0, kind="fortress"),
    ),
    (
        "space Calais: it is a capital, but of no major power that has it as a home "
        "space (VQ-2.1-D05)",
        altered("space", 2, kind="key", capital=True, home=None),
    ),
    (
        "England: none of its home spaces is fortified, so it has no LOC (VQ-12.1-D01)",
        altered("space", 0, kind="unfortified", capital=None),
    ),
    (
        "Venice: none of its home spaces is fortified, so it has no LOC (VQ-12.1-D01)",
        altered("space", 5, home="venice"),
    ),
    # Sea zones that no border connects
    (
        "zone Ionian Sea: it borders on Tyrrhenian Sea, from which it lies apart (VQ-2.5-R09)",
        beside_the_north_sea("Ionian Sea", "Tyrrhenian Sea"),
    ),
    (
        "zone Barbary Coast: it borders on Atlantic Ocean, from which it lies apart (VQ-2.5-R10)",
        beside_the_north_sea("Barbary Coast", "Atlantic Ocean"),
    ),
    # The whole
    (
        "Arras: can't be reached from the rest of the map",
        altered("space", None, name="Arras", kind="unfortified"),
    ),
]


@pytest.mark.parametrize(("problem", "tables"), WRONG, ids=[problem[:70] for problem, _ in WRONG])
def test_each_problem_is_told_once(tmp_path: Path, problem: str, tables: dict[str, Any]) -> None:
    assert problems(tmp_path, tables).count(problem) == 1


def test_what_is_wrong_in_an_entry_is_told_before_what_follows_from_it(tmp_path: Path) -> None:
    for problem, tables in WRONG:
        if problem.startswith("link"):
            assert problems(tmp_path, tables)[0] == problem


def test_a_map_lacks_a_title_spaces_or_sea_zones(tmp_path: Path) -> None:
    assert problems(tmp_path, SOUND, title=None) == ["title: the map has no title"]
    assert "title: the map has no title" in problems(tmp_path, SOUND, title=" ")
    assert problems(tmp_path, {}) == ["the map has no space", "the map has no sea zone"]
    inland = {"space": [{"name": "Vienna", "kind": "key", "home": "hre"}]}
    assert problems(tmp_path, inland) == ["the map has no sea zone"]


def test_a_sea_zone_needs_a_border(tmp_path: Path) -> None:
    tables = altered("zone", 0, borders=None)
    told = problems(tmp_path, tables)
    assert "zone North Sea: it borders on no other sea zone" in told
    assert "zone English Channel: it borders on no other sea zone" in told


def test_the_only_sea_zone_needs_none(tmp_path: Path) -> None:
    tables = altered("space", 2, ports=["North Sea"])
    tables["zone"] = [{"name": "North Sea", "waters": "atlantic"}]
    for space in tables["space"]:
        if "ports" in space:
            space["ports"] = ["North Sea"]
    file = written(tmp_path, tables)
    report = MAPS.look(file)
    assert report.problems == ()
    assert "zone North Sea: it is the only sea zone, so fleets can't leave it" in report.notes
    assert MAPS.read(file)["North Sea"].kind == "sea zone"


def test_a_map_with_problems_is_not_played_on(tmp_path: Path) -> None:
    file = written(tmp_path, altered("space", 5, home="englnd"))
    with pytest.raises(BadData, match=r"space Ghent: home: .* map validate` lists what is wrong"):
        MAPS.read(file)


# Files that can't be read


class Told(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def rulewright(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Run the command line in this process."""

    def run(*arguments: object) -> Told:
        monkeypatch.setattr(sys, "argv", ["rulewright", *map(str, arguments)])
        with pytest.raises(SystemExit) as left:
            cli.main()
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return Told(left.value.code or 0, out, err)  # type: ignore[arg-type]

    return run


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (None, "can't be read: No such file or directory"),
        (b"\xff\xfe\x00", "not TOML"),
        (b"title = ", "not TOML"),
        (b"[[space]\nname = 1", "not TOML"),
        (b"x = " + b"[" * 5000, "its lists are too deep"),
    ],
)
def test_a_file_that_cant_be_read(
    rulewright: Any, tmp_path: Path, content: bytes | None, told: str
) -> None:
    file = tmp_path / "map.toml"
    if content is not None:
        file.write_bytes(content)
    for words in (("validate", file), ("draw", file, "--svg", tmp_path / "map.svg")):
        code, out, err = rulewright("map", *words)
        assert (code, out) == (2, "")
        assert err.startswith(f"rulewright: {file}: ")
        assert told in err
    assert not (tmp_path / "map.svg").exists()


def test_a_folder_is_no_map(rulewright: Any, tmp_path: Path) -> None:
    assert rulewright("map", "validate", tmp_path).code == 2


def test_validate_tells_everything(rulewright: Any, tmp_path: Path) -> None:
    told = rulewright("map", "validate", written(tmp_path, SOUND))
    assert (told.code, told.err) == (0, "")
    assert told.out.splitlines()[-1] == "no problem"
    assert "passes: 1 on this map, 17 on the printed one (VQ-2.5-D07)" in told.out
    (gone,) = [line for line in told.out.splitlines() if "this map doesn't" in line]
    assert "note: spaces that the rulebook names and this map doesn't have: " in gone
    assert gone.endswith(" more (--all lists them)")
    assert len(gone) < 200
    assert "capitals of Ottoman: 0 on this map" in told.out
    every = rulewright("map", "validate", written(tmp_path, SOUND), "--all").out.splitlines()
    assert "    Vienna (VQ-SB-U35)" in every
    assert not any("London" in line for line in every)
    number = int(gone.split(": ")[2])
    assert sum(line.startswith("    ") for line in every) == number > 30
    tables = altered("space", 5, home="englnd", ports=["Nord Sea"])
    told = rulewright("map", "validate", written(tmp_path, tables), "--game", "virgin-queen")
    assert told.code == 1
    assert told.out.splitlines()[-1] == "2 problems"


def test_a_game_without_maps_of_ones_own(rulewright: Any, tmp_path: Path) -> None:
    file = written(tmp_path, SOUND)
    told = rulewright("map", "validate", file, "--game", "spirit-island")
    assert (told.code, told.err) == (2, "rulewright: Spirit Island takes no map of one's own\n")
    told = rulewright(
        "check", "spirit-island", "-i", "python:tests.test_maps:engine", "--map", file
    )
    assert told.code == 2


# Drawing


def test_a_map_is_drawn_even_with_problems(rulewright: Any, tmp_path: Path) -> None:
    svg = tmp_path / "map.svg"
    file = written(tmp_path, altered("link", None, between=["Ghent", "Nowhere"]))
    assert rulewright("map", "draw", file, "--svg", svg).code == 0
    drawn = ElementTree.parse(svg).getroot()
    texts = {text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")}
    assert texts >= {"London", "York", "Calais", "Brielle", "Rotterdam", "Ghent", "North Sea"}
    assert rulewright("map", "draw", file, "--svg", tmp_path / "no" / "map.svg").code == 2


def test_names_can_be_read_whatever_the_renderer_knows(tmp_path: Path) -> None:
    drawn = ElementTree.fromstring(MAPS.draw(written(tmp_path, SOUND)))
    texts = [text for text in drawn.iter() if text.tag.endswith("text") and text.text == "London"]
    halo, words = texts  # the later one lies above
    assert halo.get("stroke") is not None
    assert words.get("stroke") is None
    assert not any("paint-order" in one.attrib for one in drawn.iter())


@pytest.mark.parametrize("across", [1, 40])
def test_a_map_has_a_legend_below_it(tmp_path: Path, across: int) -> None:
    spaces = [dict(one, at=[across * n, 30 * n]) for n, one in enumerate(SOUND["space"])]
    zones = [dict(one, at=[across * n, 250]) for n, one in enumerate(SOUND["zone"])]
    file = written(tmp_path, {**SOUND, "space": spaces, "zone": zones})
    drawn = ElementTree.fromstring(MAPS.draw(file))
    texts = {text.text: text for text in drawn.iter() if text.tag.endswith("text")}
    _, _, width, height = map(float, drawn.attrib["viewBox"].split())
    lowest = max(float(texts[name].attrib.get("y", 0)) for name in ("London", "York", "Ghent"))
    for name in ("connection", "pass", "inland waterway", "key", "fortress", "capital"):
        assert lowest < float(texts[name].attrib["y"]) < height
        assert float(texts[name].attrib["x"]) < width


def test_the_same_map_is_drawn_the_same(tmp_path: Path) -> None:
    file = written(tmp_path, SOUND)
    assert MAPS.draw(file) == MAPS.draw(file)
    at = {"space": [dict(one, at=[10 * n, 5]) for n, one in enumerate(SOUND["space"])]}
    assert MAPS.draw(written(tmp_path, {**SOUND, **at})) != MAPS.draw(written(tmp_path, SOUND))


def test_no_two_names_lie_upon_one_another_on_a_map_without_places() -> None:
    import rulewright.virgin_queen.drawing as drawing

    names = [f"space {n}" for n in range(12)]
    links = [(names[n], names[n + 1]) for n in range(11)]
    points = drawing.drawn_to(names, links, {})
    points = drawing.apart(points, dict.fromkeys(names, (60.0, 25.0)))
    for n, one in enumerate(names):
        for other in names[n + 1 :]:
            (ax, ay), (bx, by) = points[one], points[other]
            assert abs(ax - bx) >= 59 or abs(ay - by) >= 24


# The map of the box


def test_the_europe_map_has_no_problem_and_says_what_it_lacks() -> None:
    report = MAPS.look(europe_file())
    assert report.problems == ()
    differing = {
        count.what: count.here for count in counts(load().europe) if count.here != count.printed
    }
    assert differing == {
        "home spaces split between Spain and the Dutch": 19,
        "home spaces split between France and the Huguenots": 6,
    }
    missing = " ".join(note for note in report.notes if note.startswith("not known"))
    assert "split between Spain and the Dutch" in missing
    assert "split between France and the Huguenots" in missing


def test_every_source_of_the_europe_map_is_a_clause_or_a_page() -> None:
    read = msgspec.convert(tomllib.loads(europe_file().read_text(encoding="utf-8")), MapFile)
    for entry in (*read.space, *read.zone, *read.link):
        assert entry.source
        for source in (
            *entry.printed.values(),
            entry.source,
            *(gap.source for gap in read.missing),
        ):
            for clause in re.findall(r"VQ-[\w.]+-[A-Z]\d\d", source):
                assert clause in VQ.clauses
        for source in entry.printed.values():
            assert re.match(r"VQ-|GMT FAQ|https://", source), source
    for space in read.space:
        assert "." not in space.name
        assert space.name.isascii()


@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("Florence", {"kind": "fortress", "home": ""}),  # 24.7
        ("Metz", {"kind": "key", "home": ""}),
        ("Tunis", {"kind": "key", "home": ""}),
        ("Malta", {"kind": "key"}),  # a square marker in the tutorial
        ("Vienna", {"kind": "key", "capital": True, "home": "hre"}),
        ("Milan", {"capital": True, "home": "spain"}),
        ("Lyon", {"home": "france", "upper": ""}),  # no Huguenot home space (18.5)
        ("Dublin", {"home": "ireland", "upper": ""}),
        ("Orleans", {"kind": "fortress"}),  # fortified (18.5)
        ("La Rochelle", {"kind": "fortress", "upper": "huguenot"}),  # a Huguenot capital (18.5)
    ],
)
def test_what_the_rulebook_says_of_a_space_stands_on_the_map(
    name: str, facts: dict[str, Any]
) -> None:
    place = load().europe[name]
    assert {field: getattr(place, field) for field in facts} == facts


def test_what_the_rulebook_says_of_connections_stands_on_the_map() -> None:
    europe = load().europe
    assert europe["Flushing"].waterways == ("Antwerp",)
    assert europe["Brielle"].waterways == ("Rotterdam",)
    zones = {name for name, place in europe.items() if place.kind == "sea zone"}
    assert len(zones) == 13
    assert zones.intersection(europe["Messina"].adjacent) == {"Ionian Sea", "Tyrrhenian Sea"}
    assert zones.intersection(europe["Gibraltar"].adjacent) == {"Barbary Coast", "Atlantic Ocean"}
    assert not zones.intersection(europe["Antwerp"].adjacent)
    assert not zones.intersection(europe["Rotterdam"].adjacent)
    assert "Tyrrhenian Sea" not in europe["Ionian Sea"].adjacent
    assert "Atlantic Ocean" not in europe["Barbary Coast"].adjacent
    told = ("Vienna", "Pressburg"), ("Dublin", "Ulster"), ("Lyon", "Dijon"), ("Lyon", "Clermont")
    for one, other in (*told, ("Orleans", "Paris")):
        assert other in europe[one].adjacent
        assert other not in europe[one].passes


# Maps in hello, and --map


class Engine:
    """An implementation with no map; it skips every case."""

    def __init__(self, **more: Any) -> None:
        self.more = more

    def hello(self) -> dict[str, Any]:
        games, operations = ["virgin_queen", "spirit_island"], list(VQ.operations)
        usual = {"protocol": 1, "name": "engine", "version": "1", "games": games}
        return {**usual, "operations": operations, **self.more}

    def case(self, request: dict[str, Any]) -> dict[str, Any]:
        return {"reply": "skipped", "why": "it plays nothing"}


engine = Engine()
takes_maps = Engine(map="given")


def greeting(places: Mapping[str, Any]) -> Greeting:
    return msgspec.convert({"reply": "hello", **Engine(map=places).hello()}, Greeting)


def test_a_map_in_hello_must_lead_both_ways_in_every_way() -> None:
    places = plain(places_of(msgspec.convert({"title": "", **SOUND}, MapFile)))
    check_greeting(VQ, greeting(places))
    one_way = {**places, "Ghent": {**places["Ghent"], "passes": []}}
    with pytest.raises(CantStart, match=r"Calais touches Ghent one way only \(passes\)"):
        check_greeting(VQ, greeting(one_way))
    both = {"York": {**places["York"], "passes": ["Ghent"]}}
    both["Ghent"] = {**places["Ghent"], "passes": ["Calais", "York"]}
    with pytest.raises(
        CantStart, match="York names Ghent among its passes, not among its adjacent"
    ):
        check_greeting(VQ, greeting({**places, **both}))


def test_the_map_of_a_file_is_taken_for_that_of_hello(tmp_path: Path) -> None:
    session = Session.open(VQ, "python:tests.test_maps:engine", own_map=europe_file())
    session.close()
    assert session.greeting.map == {name: plain(p) for name, p in load().europe.items()}
    with pytest.raises(CantStart, match="takes the map of each case: leave out --map"):
        Session.open(VQ, "python:tests.test_maps:takes_maps", own_map=europe_file())
    wrong = written(tmp_path, altered("space", 5, home="englnd"))
    with pytest.raises(BadData, match="lists what is wrong"):
        Session.open(VQ, "python:tests.test_maps:engine", own_map=wrong)


# Cases about printed spaces


def about_vienna() -> Case:
    cases = load_cases(vector_files("virgin_queen"), VQ.clauses)
    return next(case for case in cases if case.id == "vq-formation-0001")


def planned(**more: Any) -> Case:
    told = msgspec.convert({"reply": "hello", **Engine(**more).hello()}, Greeting)
    return Planner(VQ, told).plan(about_vienna()).case


def own_europe(**changes: Any) -> dict[str, Any]:
    places = {name: plain(place) for name, place in load().europe.items()}
    return {**places, **{name: {**places[name], **facts} for name, facts in changes.items()}}


def test_a_case_about_printed_spaces_needs_a_map_that_has_them() -> None:
    with pytest.raises(Unplayable, match="it has no map with Pressburg, Vienna"):
        planned()
    assert planned(components=["europe"]) == about_vienna()
    assert planned(map=own_europe()) == about_vienna()
    without = {name: facts for name, facts in own_europe().items() if name != "Pressburg"}
    with pytest.raises(Unplayable, match=r"this case can't be played on its map: .*Pressburg"):
        planned(map=without)


def test_a_case_about_printed_spaces_is_not_played_where_ones_own_map_differs() -> None:
    both = {"Vienna": {"passes": ["Pressburg"]}, "Pressburg": {"passes": ["Vienna"]}}
    with pytest.raises(Unplayable, match="its map differs from the printed one"):
        planned(map=own_europe(**both))


@pytest.mark.parametrize(
    ("case_id", "why"),
    [
        ("vq-conversion-0086", "most often other answers to minor_conversion would be needed"),
        ("vq-reaction-0033", "most often something else comes of it there"),
    ],
)
def test_a_case_for_which_no_places_will_do_is_told_why(case_id: str, why: str) -> None:
    cases = load_cases(vector_files("virgin_queen"), VQ.clauses)
    case = next(case for case in cases if case.id == case_id)
    told = msgspec.convert({"reply": "hello", **Engine(map=own_europe()).hello()}, Greeting)
    with pytest.raises(Unplayable, match=f"no places of its map will do for this case: {why}"):
        Planner(VQ, told).plan(case)


def test_symbolic_cases_find_places_on_the_map_of_the_box() -> None:
    cases = load_cases(vector_files("virgin_queen"), VQ.clauses)
    symbolic = next(case for case in cases if case.id == "vq-control-0001")
    told = msgspec.convert({"reply": "hello", **Engine(components=["europe"]).hello()}, Greeting)
    bound = Planner(VQ, told).plan(symbolic).case
    assert not bound.places
    assert bound.inputs["space"] in load().europe


class Honest(Engine):
    """An implementation that has the map of the box, and plays by the reference."""

    def hello(self) -> dict[str, Any]:
        return {**super().hello(), "components": ["europe"]}

    def case(self, request: dict[str, Any]) -> dict[str, Any]:
        asked = {name: given for name, given in request.items() if name != "request"}
        reply = play_request(VQ, msgspec.convert(asked, PlayCase))
        told: dict[str, Any] = msgspec.to_builtins(reply)
        return told


honest = Honest()


def test_whoever_plays_right_passes_on_the_map_of_the_box() -> None:
    cases = load_cases(vector_files("virgin_queen"), VQ.clauses)
    some = [case for case in cases if re.match(r"vq-(control|formation)-", case.id)]
    session = Session.open(VQ, "python:tests.test_maps:honest")
    verdicts = session.play(some)
    session.close()
    assert not [verdict for verdict in verdicts if verdict.failed]
    skipped = [verdict for verdict in verdicts if verdict.kind is Kind.SKIPPED]
    assert len(skipped) < len(some) / 10


def test_the_map_on_the_page_can_be_played_on(rulewright: Any, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "own-map.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    file = tmp_path / "my-map.toml"
    file.write_text(block, encoding="utf-8")
    told = rulewright("map", "validate", file)
    assert (told.code, told.out.splitlines()[-1]) == (0, "no problem")
