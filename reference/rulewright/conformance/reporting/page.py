"""Pages that need nothing else: their frame, and the parts that they are made of."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterable
from pathlib import Path
from xml.etree.ElementTree import Element, fromstring

from rulewright import __version__
from rulewright.core.markup import Inside, element
from rulewright.core.markup import as_html as written

POLICY = "base-uri 'none'; form-action 'none'"
"""What a page may never do, besides loading anything and running a foreign style or script."""

LARGE = 400
"""A drawing that is wider than this, in pixels, gets more room on paper."""


def document(title: str, *inside: Inside) -> bytes:
    """Make the document of a report.

    Args:
        title: its title.
        inside: what its body holds.

    Returns:
        The document: it holds its own style and script, and asks the network for nothing.
    """
    style, script = (_beside(f"report.{kind}") for kind in ("css", "js"))
    policy = f"default-src 'none'; style-src {_hash(style)}; script-src {_hash(script)}; "
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", http_equiv="Content-Security-Policy", content=policy + POLICY),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="color-scheme", content="light dark"),
        element("meta", name="referrer", content="no-referrer"),
        element("title", title),
        element("style", style),
    )
    body = element("body", *inside, element("script", script))
    return f"<!DOCTYPE html>\n{written(element('html', head, body, lang='en'))}\n".encode()


def page(title: str, header: Element, sections: Iterable[Element]) -> bytes:
    """Make a page with links to its sections and a filter.

    Args:
        title: the title of the document.
        header: what stands above the links.
        sections: the sections; the first part of each is its heading.

    Returns:
        The page: it holds its own style and script, and asks the network for nothing.
    """
    there = list(sections)
    return document(
        title,
        element("a", "Skip to the findings", href="#findings", class_="skip"),
        header,
        _contents(there),
        element("main", there, id="findings"),
        element("footer", element("p", f"Made by rulewright {__version__}. {ASKS_NOTHING}")),
    )


ASKS_NOTHING = "This file asks the network for nothing."


def _beside(name: str) -> str:
    return Path(__file__).with_name(name).read_text(encoding="utf-8")


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _contents(sections: Iterable[Element]) -> Element:
    links = (
        element("li", element("a", str(part[0].text), href=f"#{part.get('id')}"))
        for part in sections
    )
    label = element("label", "Show only what contains ", for_="filter")
    field = element("input", id="filter", type="search", autocomplete="off")
    found = element("output", for_="filter", aria_live="polite")
    return element(
        "nav",
        element("ul", links),
        element("p", label, field, " ", found, class_="filter", hidden=True),
        aria_label="Contents",
    )


def section(id_: str, title: str, inside: Iterable[Element]) -> Element:
    """Make a section of a page."""
    heading = element("h2", title, id=f"{id_}-title")
    return element("section", heading, inside, id=id_, aria_labelledby=f"{id_}-title")


def figure(title: str, drawing: str, text: str = "") -> list[Element]:
    """Make a figure of a drawing, a text, or both; none if there is neither.

    Args:
        title: what it shows.
        drawing: an SVG; "" for none.
        text: what is said below it.

    Returns:
        The figure.
    """
    if not drawing and not text:
        return []
    svg = [_inside_html(drawing)] if drawing else []
    large = "large" if svg and int(svg[0].get("width", "")) > LARGE else None
    said = [element("p", text)] if text else []
    return [element("figure", element("figcaption", title), svg, said, class_=large)]


def _inside_html(drawing: str) -> Element:
    """Take a drawing into a page; HTML knows SVG without its namespace."""
    svg = fromstring(drawing)
    for part in svg.iter():
        part.tag = part.tag.rpartition("}")[2]
    return svg


def dotted(path: str) -> Element:
    """Write a dotted path, which may be broken after its dots."""
    parts: list[Inside] = []
    for part in re.split(r"(?<=\.)", path):
        parts += [element("wbr"), part] if parts else [part]
    return element("code", *parts)


def command_line(about: str, line: str) -> Element:
    """Show a command, its options unbroken, and a button that copies it.

    Args:
        about: the id of what it plays.
        line: the command.

    Returns:
        The paragraph.
    """
    words = re.split(r"(?<=\s)(--\S+)", line)
    unbroken = (element("span", word) if word.startswith("--") else word for word in words)
    unseen = element("span", f" the command for {about}", class_="unseen")
    copy = element("button", "Copy", unseen, type="button", hidden=True)
    return element("p", element("code", *unbroken), " ", copy, class_="command")
