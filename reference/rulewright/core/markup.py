"""Markup: elements of HTML and SVG in which no text can become markup."""

from __future__ import annotations

from collections.abc import Iterable
from xml.etree.ElementTree import Element, tostring

Inside = Element | str | Iterable[Element]
"""What an element may hold: an element, a text, or several elements."""


def element(tag: str, *inside: Inside, **attributes: object) -> Element:
    """Make an element.

    Args:
        tag: its name.
        inside: what it holds, in order.
        attributes: with `_` for `-`; a last `_` is dropped (`class_`). One that is None or False
            is left out, and one that is True has no value.

    Returns:
        The element.
    """
    made = Element(tag)
    for name, value in attributes.items():
        if value is not None and value is not False:
            text = "" if value is True else printable(str(value))
            made.set(name.rstrip("_").replace("_", "-"), text)
    for part in inside:
        if isinstance(part, str):
            _add_text(made, printable(part))
        elif isinstance(part, Element):
            made.append(part)
        else:
            made.extend(list(part))
    return made


def _add_text(to: Element, text: str) -> None:
    if len(to):
        to[-1].tail = (to[-1].tail or "") + text
    else:
        to.text = (to.text or "") + text


def printable(text: str) -> str:
    """Put `\ufffd` for what can't stand in a document, and for what turns the text about."""
    return "".join(c if _may_stand(ord(c)) else "\ufffd" for c in text)


def _may_stand(code: int) -> bool:
    return code in (9, 10) or (
        code >= 0x20
        and not 0x7F <= code <= 0x9F
        and not 0xD800 <= code <= 0xDFFF
        and not 0x202A <= code <= 0x202E
        and not 0x2066 <= code <= 0x2069
        and code & 0xFFFE != 0xFFFE
    )


def as_xml(root: Element) -> str:
    """Write an element as XML."""
    return tostring(root, encoding="unicode")


def as_html(root: Element) -> str:
    """Write an element as HTML."""
    return tostring(root, encoding="unicode", method="html")
