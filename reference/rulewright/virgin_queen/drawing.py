"""Drawing spaces and sea zones as SVG: those of a position that matter, or a whole map."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from math import cos, hypot, pi, sin
from pathlib import Path
from typing import NamedTuple
from xml.etree.ElementTree import Element

from rulewright.core.markup import as_xml, element
from rulewright.virgin_queen.components import Game, layout_of, places_of
from rulewright.virgin_queen.map_files import called, read_sound
from rulewright.virgin_queen.position import (
    LAND_UNITS,
    MARKS,
    NATIONS,
    NAVAL_UNITS,
    Forces,
    Leader,
    Move,
    Place,
    Position,
    Space,
    space_of,
)
from rulewright.virgin_queen.s02_game_map import is_fortified

Point = tuple[float, float]
Size = tuple[float, float]

COLOURS = {  # as 2.1 names them
    "ottoman": "#17603a",
    "spain": "#f2c714",
    "england": "#c4161c",
    "france": "#21409a",
    "hre": "#2b2b2b",
    "protestant": "#ffffff",
    "huguenot": "#ffffff",
    "dutch": "#f28a1e",
    "ireland": "#a5dc8c",
    "papacy": "#6d2f96",
    "portugal": "#7c3a2d",
    "scotland": "#93cbef",
    "venice": "#f5a9c4",
    "independent": "#a6a6a6",
    "": "#a6a6a6",
}
SHORT = {
    "ottoman": "Ott",
    "spain": "Spa",
    "england": "Eng",
    "france": "Fra",
    "hre": "HRE",
    "protestant": "Pro",
    "huguenot": "Hug",
    "dutch": "Dut",
    "ireland": "Ire",
    "papacy": "Pap",
    "portugal": "Por",
    "scotland": "Sco",
    "venice": "Ven",
    "independent": "ind",
}
LETTERS = {
    "regulars": "R",
    "mercenaries": "M",
    "cavalry": "C",
    "walloons": "W",
    "knights": "K",
    "moriscos": "Mo",
    "galleys": "galley",
    "corsairs": "corsair",
    "galleons": "galleon",
    "race_built": "race-built",
    "armada": "Armada",
    "patrols": "patrol",
}
INK, PAPER, SEA, FOAM, MARK, WRONG, ROAD, UNKNOWN = (
    "#161616", "#f7f2e4", "#bfdcef", "#2f6f9f", "#7a1fa2", "#b8002e", "#8a8a8a", "#dddddd",
)  # fmt: skip
TILE, ROW, HEAD, GAP, MARGIN = 168, 22, 34, 26, 8
"""The width of a tile, the height of a row and of its head, and the space between and around."""
GROUND = "#fbf9f2"
"""The colour on which a whole map is drawn."""
MOST, NAMES = 16, 18
"""More places than this aren't drawn of a position, and longer names are cut."""
STEPS = 200
"""How often places are moved apart, or to where their connections draw them."""


class Token(NamedTuple):
    """Like counters of one nation, a leader, a marker, or words.

    Attributes:
        shape: a `round` counter, a `ship`, a `leader`, a `marker` or `words`.
        colour: the colour of its ground.
        text: what stands on it.
        says: what it is, in words.
        differs: whether it is marked.
    """

    shape: str
    colour: str
    text: str
    says: str
    differs: bool = False

    @property
    def width(self) -> float:
        """How much room it takes."""
        return 12 + 7 * len(self.text) + (8 if self.shape == "ship" else 0)


class Tile(NamedTuple):
    """One place as it is drawn.

    Attributes:
        name: its name; "" for a formation on its way.
        rows: what stands there, row by row.
        inside: how many of the last rows stand inside the fortification.
    """

    name: str
    rows: tuple[tuple[Token, ...], ...]
    inside: int = 0

    @property
    def size(self) -> Size:
        """How wide and how high it is."""
        return TILE, HEAD + ROW * len(self.rows) + (6 if self.rows else 0)


# A position


def draw(game: Game, position: Position, highlighted: frozenset[str]) -> str:
    """Draw the spaces and sea zones that matter.

    Args:
        game: rules, components and map.
        position: what is on the table.
        highlighted: what to mark: names of places, and dotted paths of fields
            (`spaces.Vienna.units.hre.regulars`).

    Returns:
        An SVG; "" if there is no place to draw.
    """
    names = _that_matter(game, position, highlighted)
    if not names:
        return ""
    tiles = {name: _tile(position, name, highlighted) for name in names}
    if position.move is not None:
        tiles[""] = _on_its_way(position, position.move, highlighted)
    middles, width, height = _lay_out(game, position, tiles)
    lines = [*_besides(position), *_key(tiles.values())]
    told = [_told(game, tile) for tile in tiles.values()]
    return as_xml(
        element(
            "svg",
            element("title", "Europe Map"),
            element("desc", "; ".join([*told, *lines])),
            _roads(game, position, middles),
            (_drawn(game, position, tile, middles[name]) for name, tile in tiles.items()),
            (_frame(tiles[name], middles[name]) for name in names if _touched(name, highlighted)),
            (
                element(
                    "text", line, x=MARGIN, y=f"{height + 14 + 16 * n:.0f}", fill="currentColor"
                )
                for n, line in enumerate(lines)
            ),
            xmlns="http://www.w3.org/2000/svg",
            role="img",
            viewBox=f"0 0 {width:.0f} {height + 16 * len(lines) + 6:.0f}",
            width=f"{width:.0f}",
            height=f"{height + 16 * len(lines) + 6:.0f}",
            font_family="system-ui, sans-serif",
            font_size=12,
            fill=INK,
        )
    )


def _touched(name: str, highlighted: Collection[str]) -> bool:
    return name in highlighted or any(path.startswith(f"spaces.{name}.") for path in highlighted)


def _that_matter(game: Game, position: Position, highlighted: Collection[str]) -> list[str]:
    """Choose what is marked, where something stands, and then what touches that."""
    every = list(dict.fromkeys((*game.map, *position.spaces)))
    marked = {name for name in every if _touched(name, highlighted)}
    move = position.move
    ends = {move.origin, move.target} & {*every} if move is not None else set()
    first = marked | ends
    occupied = {*position.spaces}
    near = {other for name in first if name in game.map for other in game.map[name].adjacent}
    chosen = [*sorted(first), *sorted(occupied & near), *sorted(occupied)]
    if len(every) <= MOST:
        chosen.extend(every)
    else:
        ours = first or occupied
        chosen.extend(
            other
            for name in sorted(ours)
            if name in game.map
            for other in game.map[name].adjacent
            if game.map[other].kind != "sea zone"
        )
    kept = {*list(dict.fromkeys(chosen))[:MOST]}
    return [name for name in every if name in kept]


def _besides(position: Position) -> list[str]:
    """Say what isn't drawn: whose impulse it is, and who is at war or allied with whom."""
    impulse = position.impulse
    lines = [f"impulse of {called(impulse.power)}, {impulse.cp} CP left"] if impulse.power else []
    for what, pairs in (("at war", position.wars), ("allied", position.alliances)):
        if pairs:
            lines.append(f"{what}: {', '.join(' and '.join(map(called, pair)) for pair in pairs)}")
    if position.active:
        active = (f"{called(one)} of {called(other)}" for one, other in position.active.items())
        lines.append(f"active minor powers: {', '.join(active)}")
    if position.captured:
        held = (f"{leader} by {called(power)}" for leader, power in position.captured.items())
        lines.append(f"captured: {', '.join(held)}")
    return lines


def _key(tiles: Iterable[Tile]) -> Iterator[str]:
    """Say what the letters on the counters mean."""
    shown = {token.says.split()[1] for tile in tiles for row in tile.rows for token in row
             if token.shape == "round"}  # fmt: skip
    letters = [f"{LETTERS[kind]} {kind}" for kind in LAND_UNITS if kind in shown]
    if letters:
        yield f"{', '.join(letters)}; leaders with battle and command rating"


# What stands in a place


def _tile(position: Position, name: str, highlighted: Collection[str]) -> Tile:
    space, path = space_of(position, name), f"spaces.{name}"
    outside = [
        *_markers(space, path, highlighted),
        *_forces(space.units, f"{path}.units", highlighted),
        *_leaders(position, space.leaders, f"{path}.leaders", highlighted),
        *_fleets(space, path, highlighted),
        *_marks(space, path, highlighted),
    ]
    inside = [
        *_forces(space.inside, f"{path}.inside", highlighted),
        *_leaders(position, space.leaders_inside, f"{path}.leaders_inside", highlighted),
    ]
    below = _rows(inside)
    return Tile(name, (*_rows(outside), *below), len(below))


def _on_its_way(position: Position, move: Move, highlighted: Collection[str]) -> Tile:
    """Show the formation that has left one space and not yet arrived in another."""
    tokens = [
        *_forces(move.units, "move.units", highlighted),
        *_leaders(position, move.leaders, "move.leaders", highlighted),
    ]
    for stack in move.waiting:
        tokens.append(Token("words", "#ffffff", "waiting to be placed", "formations that wait"))
        tokens.extend(_forces(stack.units, "move.waiting", highlighted))
        tokens.extend(_leaders(position, stack.leaders, "move.waiting", highlighted))
    return Tile("", _rows(tokens))


def _differs(path: str, highlighted: Collection[str]) -> bool:
    return any(
        path == other or other.startswith(f"{path}.") or path.startswith(f"{other}.")
        for other in highlighted
        if "." in other
    )


def _markers(space: Space, path: str, highlighted: Collection[str]) -> Iterator[Token]:
    """Give the control marker, unrest, a built fortress and the siege."""
    differs = _differs(f"{path}.control", highlighted)
    if space.control or differs:
        power = space.control or "no"
        side = f", {space.religion} side up" if space.religion else ""
        says = (
            f"control marker of {called(space.control)}{side}"
            if space.control
            else "no control marker"
        )
        yield Token("marker", COLOURS[space.control], SHORT.get(power, power), says, differs)
    for field, says in (("unrest", "unrest"), ("fortress", "fortress built")):
        there, differs = getattr(space, field), _differs(f"{path}.{field}", highlighted)
        if there or differs:
            words = says if there else f"no {says}"
            yield Token(
                "words", "#ffd9d9" if field == "unrest" else "#ffffff", words, words, differs
            )
    differs = _differs(f"{path}.siege", highlighted)
    for power, since in space.siege.items():
        since_when = "since this impulse" if since == "new" else "since an earlier impulse"
        says = f"besieged by {called(power)} {since_when}"
        yield Token("words", "#ffe9c4", f"siege: {SHORT[power]} ({since})", says, differs)
    if differs and not space.siege:
        yield Token("words", "#ffe9c4", "no siege", "no siege", True)


def _forces(forces: Forces, path: str, highlighted: Collection[str]) -> Iterator[Token]:
    for nation in NATIONS:
        for kind in LAND_UNITS:
            number = getattr(forces[nation], kind) if nation in forces else 0
            differs = _exactly(f"{path}.{nation}.{kind}", highlighted)
            if number or differs:
                says = f"{number} {kind} of {called(nation)}"
                text = f"{number} {SHORT[nation]} {LETTERS[kind]}"
                yield Token("round", COLOURS[nation], text, says, differs)


def _exactly(path: str, highlighted: Collection[str]) -> bool:
    """Tell whether just this field is marked, or all of something that it is a part of."""
    return any(
        path == other or path.startswith(f"{other}.")
        for other in highlighted
        if other.count(".") > 1
    )


def _leaders(
    position: Position, names: Sequence[str], path: str, highlighted: Collection[str]
) -> Iterator[Token]:
    differs = _differs(path, highlighted)
    for name in names:
        leader = position.leaders.get(name, Leader("independent"))
        ratings = f"{leader.battle}" if leader.naval else f"{leader.battle}-{leader.command}"
        sort = "naval leader" if leader.naval else "army leader"
        says = f"{name}, {sort} of {called(leader.nation)}, battle {leader.battle}"
        says += "" if leader.naval else f", command {leader.command}"
        yield Token("leader", COLOURS[leader.nation], f"{_cut(name)} {ratings}", says, differs)
    if differs and not names:
        yield Token("words", "#ffffff", "no leader", "no leader", True)


def _fleets(space: Space, path: str, highlighted: Collection[str]) -> Iterator[Token]:
    for nation in NATIONS:
        for kind in NAVAL_UNITS:
            number = getattr(space.fleets[nation], kind) if nation in space.fleets else 0
            differs = _exactly(f"{path}.fleets.{nation}.{kind}", highlighted)
            if number or differs:
                says = f"{number} {kind.replace('_', '-')} of {called(nation)}"
                text = f"{number} {SHORT[nation]} {LETTERS[kind]}"
                yield Token("ship", COLOURS[nation], text, says, differs)


def _marks(space: Space, path: str, highlighted: Collection[str]) -> Iterator[Token]:
    """Say what some of the units did in this impulse."""
    for mark in MARKS:
        forces: Forces = getattr(space, mark)
        for nation, force in forces.items():
            number = sum(getattr(force, kind) for kind in LAND_UNITS)
            words = f"{number} {SHORT[nation]} {mark}"
            says = f"{number} of {called(nation)}: {mark} in this impulse"
            differs = _differs(f"{path}.{mark}", highlighted)
            yield Token("words", "#ffffff", words, says, differs)


def _rows(tokens: Iterable[Token]) -> tuple[tuple[Token, ...], ...]:
    """Deal tokens out into rows."""
    rows: list[list[Token]] = []
    for token in tokens:
        if not rows or sum(one.width + 4 for one in (*rows[-1], token)) > TILE - 10:
            rows.append([])
        rows[-1].append(token)
    return tuple(tuple(row) for row in rows)


# Where the places lie


def _lay_out(
    game: Game, position: Position, tiles: Mapping[str, Tile]
) -> tuple[dict[str, Point], float, float]:
    """Lay the tiles where the map has them, none upon another; return how large it becomes."""
    names = [name for name in tiles if name]
    at = game.components.layout.at if game.places is None else {}
    sizes = {name: tile.size for name, tile in tiles.items()}
    if all(name in at for name in names):
        points = _fitted({name: at[name] for name in names})
    else:
        points = _fitted(_on_a_ring(names))
    move = position.move
    if "" in tiles:
        ends = [points[end] for end in (move.origin, move.target) if end in points] if move else []
        x = sum(point[0] for point in ends) / max(1, len(ends))
        points[""] = (x, sum(point[1] for point in ends) / max(1, len(ends)) + 1)
    points = apart(points, {name: (w + GAP, h + GAP) for name, (w, h) in sizes.items()})
    left = min(points[name][0] - sizes[name][0] / 2 for name in points) - MARGIN
    top = min(points[name][1] - sizes[name][1] / 2 for name in points) - MARGIN
    moved = {name: (x - left, y - top) for name, (x, y) in points.items()}
    width = max(moved[name][0] + sizes[name][0] / 2 for name in moved) + MARGIN
    height = max(moved[name][1] + sizes[name][1] / 2 for name in moved) + MARGIN
    return moved, width, height


def _fitted(points: Mapping[str, Point]) -> dict[str, Point]:
    """Bring points to a size on which some sixteen tiles have room."""
    xs, ys = [x for x, _ in points.values()], [y for _, y in points.values()]
    across, down = max(xs) - min(xs) or 1, max(ys) - min(ys) or 1
    room = (len(points) ** 0.5 + 1) * 110
    scale = min(1.8 * room / across, room / down)
    return {name: (x * scale, y * scale) for name, (x, y) in points.items()}


def _on_a_ring(names: Sequence[str]) -> dict[str, Point]:
    """Place names evenly on a ring, the first at the left."""
    turn = 2 * pi / max(1, len(names))
    return {
        name: (-round(cos(turn * n), 9), -round(sin(turn * n), 9)) for n, name in enumerate(names)
    }


def apart(points: Mapping[str, Point], sizes: Mapping[str, Size]) -> dict[str, Point]:
    """Push places apart until none lies upon another.

    Args:
        points: where they lie.
        sizes: how much room each needs.

    Returns:
        Where they lie then; the same for the same input.
    """
    at = {name: list(point) for name, point in points.items()}
    widest = max((wide for wide, _ in sizes.values()), default=0)
    for _ in range(STEPS):
        moved = False
        from_the_left = sorted(at, key=lambda name: at[name][0])
        for number, one in enumerate(from_the_left):
            for other in from_the_left[number + 1 :]:
                dx, dy = at[other][0] - at[one][0], at[other][1] - at[one][1]
                if dx > widest:
                    break
                wide = (sizes[one][0] + sizes[other][0]) / 2 - abs(dx)
                high = (sizes[one][1] + sizes[other][1]) / 2 - abs(dy)
                if wide <= 0.01 or high <= 0.01:
                    continue
                moved = True
                axis, push = (0, wide) if wide < high else (1, high)
                way = push / 2 if (dx, dy)[axis] >= 0 else -push / 2
                at[one][axis] -= way
                at[other][axis] += way
        if not moved:
            break
    return {name: (x, y) for name, (x, y) in at.items()}


def drawn_to(
    names: Sequence[str], links: Collection[tuple[str, str]], at: Mapping[str, Point]
) -> dict[str, Point]:
    """Find room for places of which the map doesn't say where they lie.

    Places push one another away, and connections draw them together (Fruchterman and Reingold).

    Args:
        names: the places.
        links: which of them are connected.
        at: where some of them lie; these aren't moved.

    Returns:
        Where all of them lie; the same for the same input.
    """
    ring = _on_a_ring(names)
    xs, ys = [x for x, _ in at.values()] or [0.0], [y for _, y in at.values()] or [0.0]
    middle = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    radius = max(max(xs) - min(xs), max(ys) - min(ys)) / 2 or 30 * len(names) ** 0.5
    points = {
        name: list(at.get(name, (middle[0] + radius * x, middle[1] + radius * y)))
        for name, (x, y) in ring.items()
    }
    free = [name for name in names if name not in at]
    near = radius * 2 / max(1, len(names)) ** 0.5
    neighbours: dict[str, list[str]] = {name: [] for name in names}
    for one, other in links:
        neighbours[one].append(other)
        neighbours[other].append(one)
    for step in range(STEPS // 2 if free else 0):
        limit = radius * 0.2 * (1 - step / (STEPS // 2)) + 0.1
        for name in free:
            x, y = points[name]
            push_x = push_y = 0.0
            for other in names:
                dx, dy = x - points[other][0], y - points[other][1]
                distance = hypot(dx, dy)
                if distance > 1e-9:
                    push_x += dx * near * near / distance**2
                    push_y += dy * near * near / distance**2
            for other in neighbours[name]:
                dx, dy = x - points[other][0], y - points[other][1]
                distance = hypot(dx, dy)
                push_x -= dx * distance / near
                push_y -= dy * distance / near
            length = hypot(push_x, push_y) or 1
            points[name][0] += push_x / length * min(length, limit)
            points[name][1] += push_y / length * min(length, limit)
    return {name: (x, y) for name, (x, y) in points.items()}


# Connections


def _roads(game: Game, position: Position, middles: Mapping[str, Point]) -> list[Element]:
    """Draw the connections between the tiles, and the way of a formation that moves."""
    names = [name for name in middles if name in game.map]
    roads = [
        _road(middles[one], middles[other], game.map[one], other, game.map[other])
        for one, other in combinations(names, 2)
        if other in game.map[one].adjacent
    ]
    move = position.move
    if move is not None and move.origin in middles and move.target in middles:
        way = [middles[move.origin], middles[""], middles[move.target]]
        points = " ".join(f"{x:.0f},{y:.0f}" for x, y in way)
        roads.append(element("polyline", points=points, fill="none", stroke=MARK, stroke_width=3))
    return roads


def _road(
    start: Point, end: Point, place: Place, to: str, other: Place, width: float = 4
) -> Element:
    """Draw a connection: solid, a pass dashed, a waterway wavy, and the sea's in its colour."""
    (ax, ay), (bx, by) = start, end
    straight = f"M{ax:.0f} {ay:.0f}L{bx:.0f} {by:.0f}"
    if to in place.waterways:
        return element(
            "path", d=_wavy(start, end), fill="none", stroke=FOAM, stroke_width=width * 0.75
        )
    if "sea zone" in (place.kind, other.kind):
        return element(
            "path", d=straight, stroke=FOAM, stroke_width=width * 0.4, stroke_dasharray="2 4"
        )
    dashes = f"{2.5 * width:.0f} {1.75 * width:.0f}" if to in place.passes else None
    return element("path", d=straight, stroke=ROAD, stroke_width=width, stroke_dasharray=dashes)


def _wavy(start: Point, end: Point) -> str:
    (ax, ay), (bx, by) = start, end
    length = hypot(bx - ax, by - ay) or 1
    waves = max(2, round(length / 24))
    step_x, step_y = (bx - ax) / waves, (by - ay) / waves
    across_x, across_y = -(by - ay) / length * 7, (bx - ax) / length * 7
    bend = f"{step_x / 4 + across_x:.1f} {step_y / 4 + across_y:.1f}"
    half = f"{step_x / 2:.1f} {step_y / 2:.1f}"
    return f"M{ax:.0f} {ay:.0f}" + f"q{bend} {half}t{half}" * waves


# Tiles


def _drawn(game: Game, position: Position, tile: Tile, middle: Point) -> Element:
    """Draw a place: its symbol, its name, and what stands there."""
    wide, high = tile.size
    left, top = middle[0] - wide / 2, middle[1] - high / 2
    place = game.map.get(tile.name)
    sea = place is not None and place.kind == "sea zone"
    ground = SEA if sea else PAPER if place is not None or not tile.name else UNKNOWN
    parts = [element("rect", width=wide, height=high, rx=18 if sea else 6, fill=ground,
                     stroke=FOAM if sea else MARK if not tile.name else INK)]  # fmt: skip
    if place is not None and not sea:
        fortified = is_fortified(game, position, tile.name)
        parts.append(_symbol(place, (18, 17), 11, fortified))
    x = 36 if place is not None and not sea else 12
    name = tile.name or "on its way"
    words = element("text", _cut(name), x=x, y=21, font_weight="bold", font_size=13)
    if sea or not tile.name:
        words.set("font-style", "italic")
    parts.append(words)
    if tile.inside:
        above = HEAD + ROW * (len(tile.rows) - tile.inside) - 2
        wall = element("rect", x=3, y=above, width=wide - 6, height=ROW * tile.inside + 4,
                       fill="#e6dcc2", stroke=INK, stroke_dasharray="6 2")  # fmt: skip
        parts.append(element("g", element("title", "inside the fortification"), wall))
    for number, row in enumerate(tile.rows):
        x_at = 6.0
        for token in row:
            parts.append(_counter(token, x_at, HEAD + ROW * number))
            x_at += token.width + 4
    return element("g", parts, transform=f"translate({left:.0f} {top:.0f})")


def _cut(name: str) -> str:
    return name if len(name) <= NAMES else f"{name[: NAMES - 1]}…"


def _frame(tile: Tile, middle: Point) -> Element:
    wide, high = tile.size
    x, y = f"{middle[0] - wide / 2:.0f}", f"{middle[1] - high / 2:.0f}"
    ring = {"fill": "none", "stroke": MARK, "stroke_width": 4}
    return element("rect", x=x, y=y, width=wide, height=high, rx=6, **ring)


def _symbol(place: Place, middle: Point, radius: float, fortified: bool) -> Element:
    """Draw the symbol of a space in its home colours: a square, an eight-pointed star, a circle."""
    colour = COLOURS[place.home]
    says = [place.kind, f"home space of {called(place.home)}" if place.home else "independent"]
    says += [f"and of {called(place.upper)}"] if place.upper else []
    says += ["capital"] if place.capital else []
    says += ["fortress built"] if fortified and place.kind == "unfortified" else []
    kind = "fortress" if fortified and place.kind == "unfortified" else place.kind
    inner = radius * 0.55
    drawn = [_outline(kind, radius, colour)]
    if place.upper:
        half = _outline(kind, radius, COLOURS[place.upper])
        half.set("clip-path", "polygon(0 0, 100% 0, 100% 50%, 0 50%)")
        drawn.append(half)
    if place.protestant:
        drawn.append(element("circle", r=inner, fill="#fff"))
    if place.capital:
        ring = element("rect", x=-inner, y=-inner, width=2 * inner, height=2 * inner)
        ring.attrib.update({"fill": "none", "stroke": _on(colour), "stroke-width": "1.5"})
        drawn.append(ring)
    at = f"translate({middle[0]:.0f} {middle[1]:.0f})"
    return element("g", element("title", ", ".join(says)), drawn, transform=at)


def _outline(kind: str, radius: float, colour: str) -> Element:
    more = {"fill": colour, "stroke": INK, "stroke_width": 1.2}
    if kind == "key":
        return element("rect", x=-radius, y=-radius, width=2 * radius, height=2 * radius, **more)
    if kind == "fortress":
        points = " ".join(
            f"{(radius if n % 2 else radius * 0.78) * sin(n * pi / 8):.1f},"
            f"{(radius if n % 2 else radius * 0.78) * cos(n * pi / 8):.1f}"
            for n in range(16)
        )
        return element("polygon", points=points, **more)
    return element("circle", r=radius, **more)


def _on(colour: str) -> str:
    """Return the colour in which text can be read on a ground."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > 140 else "#ffffff"


def _counter(token: Token, x: float, y: float) -> Element:
    """Draw a counter, a marker or words, framed if it is marked."""
    width, height = token.width, ROW - 4
    frame = {"stroke": WRONG, "stroke_width": 2.5} if token.differs else {"stroke": INK}
    if token.shape == "ship":
        d = f"M0 3h{width:.0f}l-7 {height - 3}h-{width - 14:.0f}z"
        ground = element("path", d=d, fill=token.colour, **frame)
    else:
        rx = {"round": height / 2, "leader": 2, "marker": 0, "words": 4}[token.shape]
        ground = element(
            "rect", width=f"{width:.0f}", height=height, rx=rx, fill=token.colour, **frame
        )
    words = element(
        "text",
        token.text,
        x=f"{width / 2:.0f}",
        y=13.5,
        text_anchor="middle",
        font_size=11,
        font_weight=None if token.shape == "words" else "bold",
        font_style="italic" if token.shape == "leader" else None,
        fill=_on(token.colour),
    )
    at = f"translate({x:.0f} {y:.0f})"
    return element("g", element("title", token.says), ground, words, transform=at)


def _told(game: Game, tile: Tile) -> str:
    """Tell in words what a tile shows."""
    tokens = [token for row in tile.rows for token in row]
    outside = [token for row in tile.rows[: len(tile.rows) - tile.inside] for token in row]
    inside = tokens[len(outside) :]
    place = game.map.get(tile.name)
    what = f"{tile.name} ({place.kind})" if place is not None else tile.name or "on its way"
    said = ", ".join(token.says for token in outside) or "nothing"
    return f"{what}: {said}" + (
        f"; inside: {', '.join(token.says for token in inside)}" if inside else ""
    )


# A whole map


def draw_map(file: Path) -> str:
    """Draw all of a map, as far as its file is sound.

    Args:
        file: the file of the map.

    Returns:
        An SVG.

    Raises:
        BadData: the file can't be read.
    """
    read = read_sound(file)
    places = places_of(read)
    links = sorted(
        {tuple(sorted((name, other))) for name, p in places.items() for other in p.adjacent}
    )
    pairs = [(one, other) for one, other in links]
    points = drawn_to(list(places), pairs, layout_of(read).at)
    sizes = {name: (max(30.0, 5.2 * len(name)), 25.0) for name in places}
    points = apart(points, sizes)
    left = min((x for x, _ in points.values()), default=0) - 50
    top = min((y for _, y in points.values()), default=0) - 60
    middles = {name: (x - left, y - top) for name, (x, y) in points.items()}
    width = max((x for x, _ in middles.values()), default=200) + 50
    bottom = max((y for _, y in middles.values()), default=50) + 30
    columns = max(1, int((width - 12) // LEGEND_WIDTH))
    height = bottom + LEGEND_HEIGHT * -(-len(LEGEND) // columns) + 6
    return as_xml(
        element(
            "svg",
            element("title", read.title or "Map"),
            element("desc", f"{len(places)} spaces and sea zones and what connects them"),
            element("rect", width="100%", height="100%", fill=GROUND),
            element("text", read.title, x=12, y=24, font_size=16, font_weight="bold"),
            (
                _road(middles[one], middles[other], places[one], other, places[other], 2)
                for one, other in pairs
            ),
            (_small(name, places[name], middles[name]) for name in places),
            _legend(bottom, columns),
            xmlns="http://www.w3.org/2000/svg",
            role="img",
            viewBox=f"0 0 {width:.0f} {height:.0f}",
            width=f"{1.4 * width:.0f}",
            height=f"{1.4 * height:.0f}",
            font_family="system-ui, sans-serif",
            font_size=8,
            fill=INK,
        )
    )


def _small(name: str, place: Place, middle: Point) -> Element:
    """Draw a place of a whole map: its symbol, and its name below."""
    if place.kind == "sea zone":
        width = 5.2 * len(name) + 10
        ground = element(
            "rect", x=-width / 2, y=-9, width=width, height=18, rx=9, fill=SEA, stroke=FOAM
        )
        words = element(
            "text", name, y=3, text_anchor="middle", font_style="italic", fill="#123c5a"
        )
        at = f"translate({middle[0]:.0f} {middle[1]:.0f})"
        return element("g", ground, words, transform=at)
    x, y = f"{middle[0]:.0f}", f"{middle[1] + 14:.0f}"
    words = element("text", name, x=x, y=y, text_anchor="middle")
    # Below the name, not by paint-order: not every renderer knows that.
    halo = element("text", name, x=x, y=y, text_anchor="middle", aria_hidden="true")
    halo.attrib.update({"fill": GROUND, "stroke": GROUND, "stroke-width": "2"})
    return element("g", _symbol(place, middle, 5.5, place.kind != "unfortified"), halo, words)


LEGEND_WIDTH, LEGEND_HEIGHT = 92, 18
"""How much room each entry of the legend takes."""

LEGEND: tuple[tuple[str, Place, Place | None], ...] = (
    ("connection", Place(adjacent=("",)), Place()),
    ("pass", Place(adjacent=("",), passes=("",)), Place()),
    ("inland waterway", Place(adjacent=("",), waterways=("",)), Place()),
    ("port or sea border", Place("sea zone", adjacent=("",)), Place()),
    ("key", Place("key"), None),
    ("capital", Place("key", capital=True), None),
    ("fortress", Place("fortress"), None),
    ("unfortified space", Place(), None),
    ("Protestant space", Place(protestant=True), None),
    ("sea zone", Place("sea zone"), None),
)
"""What is drawn: its name, a place of this sort, and for a connection its other end."""


def _legend(top: float, columns: int) -> Iterator[Element]:
    """Say what the lines and symbols of a whole map mean, below it."""
    for number, (name, place, to) in enumerate(LEGEND):
        row, column = divmod(number, columns)
        x, y = 12.0 + LEGEND_WIDTH * column, top + LEGEND_HEIGHT * row + 6
        if to is not None:
            shown = _road((x, y), (x + 22, y), place, "", to, 2)
        elif place.kind == "sea zone":
            ground = {"fill": SEA, "stroke": FOAM}
            shown = element(
                "rect", x=f"{x:.0f}", y=f"{y - 5:.0f}", width=22, height=10, rx=5, **ground
            )
        else:
            shown = _symbol(place, (x + 11, y), 5.5, place.kind != "unfortified")
        words = element("text", name, x=f"{x + 28:.0f}", y=f"{y + 3:.0f}")
        yield element("g", shown, words)
