"""What is in the box, written down for those who write an adapter: names, boards and cards."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.spirit_island.components import Components, Game, island
from rulewright.spirit_island.fear import DIVIDERS
from rulewright.spirit_island.position import PIECES, Position
from rulewright.spirit_island.rules import Rules

EFFECTS = {
    "destroy_presence": "each Spirit destroys 1 of its presence",
    "forget_or_destroy_presence": "each Spirit forgets a Power card or destroys 1 of its presence",
}


def box_markdown(components: Components) -> str:
    """Write the contents of the box as Markdown.

    Args:
        components: the box.

    Returns:
        Boards with their lands and joins, and every card that a position can name.
    """
    return "\n".join(
        [
            *_names(components),
            *_cards(components),
            *_boards(components),
            *_joins(components),
        ]
    )


def _names(components: Components) -> Iterator[str]:
    yield "A land is called by its board and its number: `A5`. Pieces are called "
    yield f"{', '.join(f'`{kind}`' for kind in PIECES)}; a damaged one `town (1 damage)`."
    yield "Spirits are called as the position calls them."
    yield ""
    for level, gone in sorted(components.must_be_gone.items()):
        yield f"- Terror Level {level}: won when no {', no '.join(gone)} is left on the island."
    yield "- The last card of the Fear deck wins at once."
    yield ""


def _cards(components: Components) -> Iterator[str]:
    yield "### Cards"
    yield ""
    yield "Invader cards (stage, land types; ⚑ is the Escalation flag):"
    yield ""
    for card in components.invader_cards.values():
        types = " and ".join(card.terrains) or "coastal lands"
        yield f"- `{card.id}`: stage {card.stage}, {types}{' ⚑' if card.escalation else ''}"
    yield ""
    yield "Blight cards (blight per player):"
    yield ""
    for blight in components.blight_cards.values():
        yield (
            f"- `{blight.name}`: {components.healthy_per_player} healthy, "
            f"{blight.blighted_per_player} blighted; blighted: {EFFECTS[blight.effect]}"
        )
    yield f"- without a Blight card: {components.no_card_per_player}; the last one loses the game"
    yield ""
    dividers = ", ".join(f"`{name}`" for name in DIVIDERS)
    yield f"Fear cards, with the dividers {dividers} between them in the deck:"
    yield f"{', '.join(f'`{name}`' for name in components.fear_cards)}."
    yield ""


def _boards(components: Components) -> Iterator[str]:
    for letter, board in components.boards.items():
        places = island(Game(Rules(), components), Position(boards=(letter,)))
        yield f"### Board {letter}"
        yield ""
        yield "| land | terrain | coastal | adjacent | set-up |"
        yield "|---|---|---|---|---|"
        for number, land in board.lands.items():
            name = f"{letter}{number}"
            icons = ", ".join(
                f"{getattr(land, kind)} {kind}"
                for kind in (*PIECES, "blight")
                if getattr(land, kind)
            )
            adjacent = ", ".join(places[name].adjacent)
            coast = "yes" if land.coastal else ""
            yield f"| `{name}` | {land.terrain} | {coast} | {adjacent} | {icons} |"
        yield ""


def _joins(components: Components) -> Iterator[str]:
    yield "### Several boards"
    yield ""
    yield (
        "The boards of a position lie in the places 1, 2, 3 … of the layout for their number. "
        "For the boards in the order of their letters, these lands touch across boards:"
    )
    yield ""
    letters = tuple(components.boards)
    for number in sorted(components.layouts):
        if number == 1 or number > len(letters):
            continue
        places = island(Game(Rules(), components), Position(boards=letters[:number]))
        pairs = [
            f"{name}–{other}"
            for name, place in places.items()
            for other in place.adjacent
            if name < other and name[0] != other[0]
        ]
        joins = "; ".join(
            f"{side} of {place} to {other_side} of {other}"
            for place, side, other, other_side in components.layouts[number].joins
        )
        yield f"- {number} boards ({joins}): {', '.join(pairs)}"
    yield ""
