"""Badges: a run in two words, as a picture and as JSON for a badge service."""

from __future__ import annotations

from html import escape

import msgspec

from rulewright.conformance.blame import explained
from rulewright.conformance.reports import Run
from rulewright.conformance.verdicts import Kind


class Badge(msgspec.Struct, frozen=True):
    """What a badge says.

    Attributes:
        label: the game.
        message: how the run went.
        color: a name that badge services know.
    """

    label: str
    message: str
    color: str


COLORS = {"brightgreen": "#2f7d1f", "yellow": "#8a6100", "red": "#b3261e", "lightgrey": "#5c5c5c"}
"""The colours of our own picture: dark enough for white letters to be read."""


def badge_of(run: Run) -> Badge:
    """Say a run in two words.

    Skipped cases and known failures count as not passed, and a run that was stopped says so.
    """
    passed = sum(v.kind in (Kind.PASSED, Kind.PASSED_IN_PART) for v in run.verdicts)
    suspected = len(explained(run.verdicts))
    failed = sum(verdict.failed for verdict in run.verdicts)
    if suspected:
        return Badge(run.rulebook.title, f"{_many(suspected, 'rule')} suspected", "red")
    if failed:
        return Badge(run.rulebook.title, _many(failed, "failure"), "red")
    if not run.complete:
        return Badge(run.rulebook.title, "not finished", "lightgrey")
    color = "brightgreen" if 0 < passed == len(run.verdicts) else "yellow"
    return Badge(run.rulebook.title, f"{passed}/{len(run.verdicts)}", color)


def _many(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


def as_endpoint(badge: Badge) -> bytes:
    """Return a badge as the JSON that badge services read."""
    plain = {"schemaVersion": 1, **msgspec.to_builtins(badge)}
    return msgspec.json.encode(plain) + b"\n"


def as_svg(badge: Badge) -> bytes:
    """Return a badge as a picture that needs nothing else and is read aloud by its title."""
    left, right = (10 + 7 * len(text) for text in (badge.label, badge.message))
    label, message = escape(badge.label), escape(badge.message)
    width = left + right
    return f"""\
<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="20" role="img" \
aria-labelledby="title">
<title id="title">{label}: {message}</title>
<clipPath id="round"><rect width="{width}" height="20" rx="3"/></clipPath>
<g clip-path="url(#round)">
<rect width="{left}" height="20" fill="#444"/>
<rect x="{left}" width="{right}" height="20" fill="{COLORS[badge.color]}"/>
</g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle" \
aria-hidden="true">
<text x="{left / 2:g}" y="14" textLength="{left - 10}">{label}</text>
<text x="{left + right / 2:g}" y="14" textLength="{right - 10}">{message}</text>
</g>
</svg>
""".encode()
