"""Drawing lands as SVG: the printed boards as a sketch, other maps as a graph."""

from __future__ import annotations

from cmath import rect
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import combinations, pairwise
from math import cos, pi, sin
from pathlib import Path
from typing import NamedTuple
from xml.etree.ElementTree import Element

from rulewright.core.clauses import read_toml
from rulewright.core.markup import as_xml, element
from rulewright.core.operations import Impossible
from rulewright.spirit_island.components import EDGE_LENGTH, Game, Layout, island
from rulewright.spirit_island.position import PIECES, Place, Position, damages, land_of

Point = tuple[float, float]
Outline = tuple[Point, ...]

TERRAIN = {"jungle": "#74b86f", "mountain": "#b9b9bd", "sands": "#f0d882", "wetland": "#8cc5e8"}
SEA, FOAM, INK, UNKNOWN, MARK, WRONG = (
    "#2f6f9f", "#a9d3ee", "#161616", "#dddddd", "#7a1fa2", "#b8002e",
)  # fmt: skip
SPIRITS = ("#1f6fb2", "#a1275a", "#00796b", "#8e44ad", "#9a4a00", "#2e7d32")
ICONS = {  # colour, and a path between -8 and 8
    "explorer": ("#fff", "M0-8a3 3 0 1 1 0 6 3 3 0 1 1 0-6M-5 7c0-10 10-10 10 0z"),
    "town": ("#fff", "M-6 7v-8l6-6 6 6v8z"),
    "city": ("#fff", "M-8 7v-10l4-5 4 5v4h2v-3l3-3 3 3v9z"),
    "dahan": ("#d2642f", "M-8 1c0-11 16-11 16 0zM-4 1h8v6h-8z"),
    "blight": ("#3b3b3b", "M0-8l2 5 5-2-3 5 4 4h-6l-2 4-2-4h-6l4-4-3-5 5 2z"),
    "presence": ("", "M-7 0a7 7 0 1 1 14 0 7 7 0 1 1-14 0"),
    "defend": ("#5c7fa8", "M0-8l7 3v5c0 5-5 7-7 8-2-1-7-3-7-8v-5z"),
}
FLAGS = ("no_ravage", "no_build", "no_build_city", "no_explore")
UNIT, SEA_WIDTH, MARGIN, SCALE = 20, 1.8, 4, 0.9
LEANING, PRINTED = 0.2 + 1j, rect(1, pi / 3)
"""The left side of a board that is drawn alone, and of one of several: so as they are printed."""
CORNERS = ((0, 0), (EDGE_LENGTH, 0), (EDGE_LENGTH, EDGE_LENGTH), (0, EDGE_LENGTH))
SIDES = ("bottom", "right", "top", "left")
"""The side that begins at each corner."""
TILE_WIDTH, TILE_HEIGHT = 116, 88
LONGEST, LEAST_WIDTH, NARROW = 14, 260, 74
"""The longest name that is written out, the least width of a drawing, and a narrow land."""
MOST = 16
"""More lands than this aren't drawn of a map that isn't made of printed boards."""


class Tile(NamedTuple):
    """One land as it is drawn.

    Attributes:
        name: its name.
        outline: its outline as path data.
        middle: where its pieces stand.
        columns: how many of them fit side by side.
    """

    name: str
    outline: str
    middle: Point
    columns: int = 2


class Sketch(NamedTuple):
    """Lands that are laid out, what is drawn beneath them, and the size of it all."""

    tiles: list[Tile]
    ground: list[Element]
    width: float
    height: float


class Lie(NamedTuple):
    """How a board lies, in the complex plane: a unit is a 13th of a side.

    Attributes:
        corner: where its corner 0 lies.
        along: the direction of its bottom.
        up: the direction of its left side.
    """

    corner: complex = 0
    along: complex = 1
    up: complex = LEANING

    def at(self, point: Point) -> complex:
        """Return where a point of the board lies."""
        return self.corner + point[0] * self.along + point[1] * self.up


class Token(NamedTuple):
    """Like pieces in one land, or an effect on it.

    Attributes:
        icon: which icon it has; "" for an effect, which is written out.
        colour: the colour of the icon.
        says: what it is, in words.
        text: what stands beside the icon.
        damage: the damage of each piece.
        name: what the key calls it.
        differs: whether it is marked.
    """

    icon: str
    colour: str
    says: str
    text: str
    damage: str
    name: str
    differs: bool


def draw(game: Game, position: Position, highlighted: frozenset[str]) -> str:
    """Draw the lands that matter.

    Args:
        game: rules, components and map.
        position: what is on the table.
        highlighted: what to mark: names of lands, and dotted paths of fields (`lands.A5.dahan`).

    Returns:
        An SVG; "" if there is no land to draw.

    Raises:
        Impossible: there is no such map, or its layout doesn't join all its boards.
    """
    places = island(game, position)
    marked = {
        name
        for name in (*places, *position.lands)
        if name in highlighted or any(path.startswith(f"lands.{name}.") for path in highlighted)
    }
    sketch = _lay_out(game, position, places, marked)
    if not sketch.tiles:
        return ""
    tokens = {tile.name: _tokens(position, tile.name, highlighted) for tile in sketch.tiles}
    key, height = _key([token for some in tokens.values() for token in some], sketch)
    width = max(sketch.width, LEAST_WIDTH)
    return as_xml(
        element(
            "svg",
            element("title", f"Board {', '.join(position.boards)}" if position.boards else "Map"),
            element("desc", "; ".join(_told(tile, places, tokens) for tile in sketch.tiles)),
            sketch.ground,
            element(
                "g",
                (_land(tile, places) for tile in sketch.tiles),
                stroke="#4a463c",
                stroke_width=1.5,
            ),
            (_frame(tile) for tile in sketch.tiles if tile.name in marked),
            (_contents(tile, places, tokens[tile.name]) for tile in sketch.tiles),
            key,
            xmlns="http://www.w3.org/2000/svg",
            role="img",
            viewBox=f"0 0 {width:.0f} {height:.0f}",
            width=f"{SCALE * width:.0f}",
            height=f"{SCALE * height:.0f}",
            font_family="system-ui, sans-serif",
            font_size=12,
            fill=INK,
        )
    )


def _lay_out(
    game: Game, position: Position, places: Mapping[str, Place], marked: set[str]
) -> Sketch:
    """Lay out the boards or the lands that matter."""
    near = {other for name in marked & {*places} for other in places[name].adjacent}
    if game.places is None and position.boards and {*position.boards} <= {*outlines()}:
        boards = _lay_boards(_lies(game, position, _that_matter(position, places, marked, near)))
        strays = _lay_graph(sorted({*position.lands} - {*places}), places, boards.height)
        return Sketch(
            boards.tiles + strays.tiles,
            boards.ground + strays.ground,
            max(boards.width, strays.width),
            boards.height + strays.height,
        )
    everything = list(dict.fromkeys((*places, *position.lands)))
    by_weight = sorted(everything, key=lambda n: (n not in marked, n not in near, n in places))
    chosen = {*by_weight[:MOST]}
    return _lay_graph([name for name in everything if name in chosen], places, 0)


# Printed boards


@cache
def outlines() -> Mapping[str, Mapping[str, Outline]]:
    """Return the outline of each land of each board, 13 long and 13 high."""
    file = Path(__file__).parent / "components" / "outlines.toml"
    read: dict[str, dict[str, Outline]] = read_toml(file, dict[str, dict[str, Outline]])
    return read


def _that_matter(
    position: Position, places: Mapping[str, Place], marked: set[str], near: set[str]
) -> list[str]:
    """Choose the boards with a marked land, or with something in a land that touches one."""
    lands = marked | (near & {*position.lands}) or {*position.lands}
    chosen = [b for b in position.boards if any(name in places and name[0] == b for name in lands)]
    return chosen or list(position.boards[:1])


def _lies(game: Game, position: Position, letters: Sequence[str]) -> dict[str, Lie]:
    """Lay boards as the layout of the whole island has them; one that is alone lies unturned."""
    if len(letters) == 1:
        return {letters[0]: Lie()}
    lies = lie_of_places(game.components.layouts[len(position.boards)])
    return {b: lies[place] for place, b in enumerate(position.boards, 1) if b in letters}


def lie_of_places(layout: Layout) -> dict[int, Lie]:
    """Return how the board at each place of a layout lies, turned so that the joined sides touch.

    Args:
        layout: the layout.

    Returns:
        place -> how its board lies; the one at place 1 lies unturned.

    Raises:
        Impossible: the joins of the layout don't lead to every place.
    """
    unturned = Lie(up=PRINTED)
    lies = {1: unturned}
    for joined in layout.joins * layout.players:
        for one, side, other, other_side in (joined, joined[2:] + joined[:2]):
            if one in lies and other not in lies:
                start, end = map(lies[one].at, _ends(side))
                other_start, other_end = map(unturned.at, _ends(other_side))
                turn = (start - end) / (other_end - other_start)
                lies[other] = Lie(end - turn * other_start, turn, turn * PRINTED)
    if len(lies) < layout.players:
        raise Impossible(f"the layout for {layout.players} boards doesn't join all of them")
    return lies


def _ends(side: str) -> tuple[Point, Point]:
    """Return where a side of a board begins and ends, counter-clockwise."""
    start = SIDES.index(side)
    return CORNERS[start], CORNERS[(start + 1) % 4]


def _lay_boards(lies: Mapping[str, Lie]) -> Sketch:
    """Lay boards onto a sheet that is just large enough for them and their seas."""
    coast = ((-SEA_WIDTH, 0), (1, 0), (1, EDGE_LENGTH), (-SEA_WIDTH, EDGE_LENGTH))
    every = [lie.at(point) for lie in lies.values() for point in (*coast, *CORNERS)]
    left, top = min(z.real for z in every), max(z.imag for z in every)

    def on_sheet(lie: Lie, point: Point) -> Point:
        z = lie.at(point)
        return MARGIN + (z.real - left) * UNIT, MARGIN + (top - z.imag) * UNIT

    tiles: list[Tile] = []
    ground: list[Element] = []
    for letter, lie in lies.items():
        place = partial(on_sheet, lie)
        ground.append(element("path", d=f"M{'L'.join(_pair(place(p)) for p in coast)}z", fill=SEA))
        waves = (_pair(place((-1.5 + 0.5 * (y % 2), y))) for y in range(1, EDGE_LENGTH, 2))
        d = "".join(f"M{wave}q3-4 6 0t6 0" for wave in waves)
        ground.append(element("path", d=d, fill="none", stroke=FOAM))
        for number, outline in outlines()[letter].items():
            placed = tuple(map(place, outline))
            middle = _middle(placed)
            columns = 2 if _breadth(placed, middle[1]) > NARROW else 1
            tiles.append(Tile(f"{letter}{number}", _drawn(outline, place), middle, columns))
    width = (max(z.real for z in every) - left) * UNIT + 2 * MARGIN
    height = (top - min(z.imag for z in every)) * UNIT + 2 * MARGIN
    return Sketch(tiles, ground, width, height)


def _pair(point: Point) -> str:
    return f"{point[0]:.0f} {point[1]:.0f}"


def _drawn(outline: Outline, place: Callable[[Point], Point]) -> str:
    """Return an outline as path data: the sides of the board straight, all other borders bent."""
    steps = [f"M{_pair(place(outline[0]))}"]
    for start, end in pairwise((*outline, outline[0])):
        straight = any(start[i] == end[i] == s for i, s in ((1, 0), (0, 13), (1, 13)))
        to = _pair(place(end))
        bent = _pair(place(_bend(*sorted((start, end)))))
        steps.append(f"L{to}" if straight else f"Q{bent} {to}")
    return "".join(steps) + "z"


def _bend(start: Point, end: Point) -> Point:
    """Return the point towards which a border is bent; it is the same for both its lands."""
    (ax, ay), (bx, by) = start, end
    way = 0.1 if int(10 * (ax + ay + bx + by)) % 2 else -0.1
    return (ax + bx) / 2 + way * (by - ay), (ay + by) / 2 - way * (bx - ax)


def _middle(outline: Outline) -> Point:
    """Return the centre of gravity of an outline."""
    area = x = y = 0.0
    for (ax, ay), (bx, by) in pairwise((*outline, outline[0])):
        cross = ax * by - bx * ay
        area, x, y = area + cross, x + (ax + bx) * cross, y + (ay + by) * cross
    return x / (3 * area), y / (3 * area)


def _breadth(outline: Outline, y: float) -> float:
    """Return how broad an outline is at one height."""
    borders = pairwise((*outline, outline[0]))
    met = [
        ax + (y - ay) / (by - ay) * (bx - ax)
        for (ax, ay), (bx, by) in borders
        if min(ay, by) <= y < max(ay, by)
    ]
    return max(met) - min(met)


# Other maps


def _lay_graph(names: Sequence[str], places: Mapping[str, Place], top: float) -> Sketch:
    """Lay lands on a ring, those that touch joined by a line."""
    if not names:
        return Sketch([], [], 0, 0)
    middles = {name: (x, y + top) for name, (x, y) in _ring(names).items()}
    ground = [
        _line(middles[one], middles[other])
        for one, other in combinations(names, 2)
        if one in places and other in places[one].adjacent
    ]
    tiles: list[Tile] = []
    for name, (x, y) in middles.items():
        left, up = x - TILE_WIDTH / 2, y - TILE_HEIGHT / 2
        if name in places and places[name].coastal:
            d = f"M{left - 12:.0f} {up + 8:.0f}h40v{TILE_HEIGHT - 16}h-40z"
            ground.append(element("path", d=d, fill=SEA))
            d = "".join(f"M{left - 10:.0f} {up + y:.0f}q2-3 4 0t4 0" for y in (20, 34, 48, 62))
            ground.append(element("path", d=d, fill="none", stroke=FOAM))
        along, down = TILE_WIDTH - 24, TILE_HEIGHT - 24
        around = f"h{along}q12 0 12 12v{down}q0 12-12 12h-{along}q-12 0-12-12v-{down}q0-12 12-12z"
        tiles.append(Tile(name, f"M{left + 12:.0f} {up:.0f}{around}", (x, y)))
    width = max(x for x, _ in middles.values()) + TILE_WIDTH / 2 + MARGIN
    height = max(y for _, y in middles.values()) + TILE_HEIGHT / 2 + MARGIN - top
    return Sketch(tiles, ground, width, height)


def _ring(names: Sequence[str]) -> dict[str, Point]:
    """Place names evenly on a ring on which no two tiles overlap."""
    number = len(names)
    radius = 0.72 / sin(pi / number) if number > 1 else 0
    first = -pi / 2 if number > 2 else pi
    turns = [first + 2 * pi * index / number for index in range(number)]
    ring = [(TILE_WIDTH * radius * cos(t), TILE_HEIGHT * radius * sin(t)) for t in turns]
    left, top = min(x for x, _ in ring), min(y for _, y in ring)
    x, y = TILE_WIDTH / 2 + MARGIN + 12 - left, TILE_HEIGHT / 2 + MARGIN - top
    return {name: (x + dx, y + dy) for name, (dx, dy) in zip(names, ring, strict=True)}


def _line(start: Point, end: Point) -> Element:
    return element("path", d=f"M{_pair(start)}L{_pair(end)}", stroke="#8a8a8a", stroke_width=4)


# Lands and pieces


def _land(tile: Tile, places: Mapping[str, Place]) -> Element:
    colour = TERRAIN[places[tile.name].terrain] if tile.name in places else UNKNOWN
    return element("path", d=tile.outline, fill=colour)


def _frame(tile: Tile) -> Element:
    return element("path", d=tile.outline, fill="none", stroke=MARK, stroke_width=4)


def _contents(tile: Tile, places: Mapping[str, Place], tokens: Sequence[Token]) -> Element:
    """Write the name of a land and the letter of its terrain, and draw its pieces below."""
    rows = _rows(tokens, tile.columns)
    letter = places[tile.name].terrain[0].upper() if tile.name in places else "?"
    name = element("tspan", _cut(tile.name), font_weight="bold")
    above = 5 - 10 * len(rows)
    drawn = [element("text", name, f" {letter}", y=above, text_anchor="middle")]
    for index, row in enumerate(rows):
        x = -sum(map(_width, row)) / 2
        for token in row:
            drawn.append(_token(token, x, above + 5 + 20 * index))
            x += _width(token)
    scale = f" scale({3 / len(rows):.2f})" if len(rows) > 3 else ""
    return element("g", drawn, transform=f"translate({_pair(tile.middle)}){scale}")


def _tokens(position: Position, name: str, highlighted: frozenset[str]) -> list[Token]:
    """Gather what stands in a land; what is marked is shown even if there is none of it."""
    found = (*_pieces(position, name, highlighted), *_effects(position, name))
    return [token for token in found if token.differs or token.text != "0"]


def _pieces(position: Position, name: str, highlighted: frozenset[str]) -> Iterator[Token]:
    land, path = land_of(position, name), f"lands.{name}"
    for kind in PIECES:
        differs = bool({f"{path}.{kind}", f"{path}.damage.{kind}"} & highlighted)
        pieces = damages(land, kind)
        for damage in sorted({*pieces}) or [0]:
            number = str(pieces.count(damage))
            says = f"{number} {kind}" + (f" with {damage} damage" if damage else "")
            hurt = f"−{damage}" if damage else ""
            yield Token(kind, ICONS[kind][0], says, number, hurt, kind, differs)
    for what, number in (("blight", str(land.blight)), ("defend", str(land.defend))):
        differs = f"{path}.{what}" in highlighted
        yield Token(what, ICONS[what][0], f"{what} {number}", number, "", what, differs)
    for index, spirit in enumerate(sorted({*position.spirits, *land.presence})):
        number = str(land.presence.get(spirit, 0))
        colour, says = SPIRITS[index % len(SPIRITS)], f"{number} presence of {spirit}"
        differs = f"{path}.presence.{spirit}" in highlighted
        yield Token("presence", colour, says, number, "", f"presence: {_cut(spirit)}", differs)


def _effects(position: Position, name: str) -> Iterator[Token]:
    """Give the effects on a land that are no pieces, in words."""
    land = land_of(position, name)
    says = [f"no {flag[3:].replace('_', ' ')}" for flag in FLAGS if getattr(land, flag)]
    says.extend([f"+{land.extra_damage} damage"] if land.extra_damage else [])
    says.extend(f"+{number} health: {kind}" for kind, number in land.extra_health.items())
    for words in says:
        yield Token("", "", words, words, "", "", False)


def _rows(tokens: Sequence[Token], columns: int) -> list[list[Token]]:
    """Deal tokens out into rows; words have a row of their own, and many tokens stand in pairs."""
    columns = columns if len(tokens) <= 4 else 2
    rows: list[list[Token]] = []
    for token in tokens:
        if not rows or len(rows[-1]) == columns or not (token.icon and rows[-1][0].icon):
            rows.append([])
        rows[-1].append(token)
    return rows


def _width(token: Token) -> int:
    letters = len(token.text + token.damage)
    return 28 + 8 * letters if token.icon else 10 + 6 * letters


def _token(token: Token, x: float, y: float) -> Element:
    """Draw a token on a white ground, framed if it is marked."""
    words = element("text", token.text, x=23, y=14, font_weight="bold")
    if not token.icon:
        words = element("text", token.text, x=4, y=13, font_size=10)
    if token.damage:
        words.append(element("tspan", token.damage, fill=WRONG))
    frame = {"stroke": WRONG, "stroke_width": 2.5} if token.differs else {}
    return element(
        "g",
        element("title", token.says),
        element("rect", width=_width(token) - 3, height=18, rx=4, fill="#fff", **frame),
        [_icon(token, 12, 9)] if token.icon else [],
        words,
        transform=f"translate({x:.0f} {y:.0f})",
    )


def _icon(token: Token, x: float, y: float) -> Element:
    d, at = ICONS[token.icon][1], f"translate({x:.0f} {y:.0f})"
    return element("path", d=d, fill=token.colour, stroke=INK, stroke_width=1.2, transform=at)


def _key(tokens: Sequence[Token], sketch: Sketch) -> tuple[list[Element], float]:
    """Say below the lands what the icons mean; return also how high it all becomes."""
    drawn: list[Element] = []
    x, y = 0.0, sketch.height + 14
    for token in {token.name: token for token in tokens if token.icon}.values():
        width = 36 + 6 * len(token.name)
        if x and x + width > max(sketch.width, LEAST_WIDTH):
            x, y = 0.0, y + 22
        drawn.append(_icon(token, x + 12, y))
        drawn.append(
            element("text", token.name, x=f"{x + 24:.0f}", y=f"{y + 4:.0f}", fill="currentColor")
        )
        x += width
    return drawn, y + 12 if drawn else sketch.height


def _cut(name: str) -> str:
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def _told(tile: Tile, places: Mapping[str, Place], tokens: Mapping[str, Sequence[Token]]) -> str:
    """Tell a land in words: its terrain, whether it is coastal, what stands in it."""
    place = places.get(tile.name)
    kind = f"{place.terrain}{', coastal' if place.coastal else ''}" if place else "not on the map"
    holds = ", ".join(token.says for token in tokens[tile.name])
    return f"{tile.name} ({kind}): {holds or 'empty'}"
