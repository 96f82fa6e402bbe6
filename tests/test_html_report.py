"""The HTML report: what is in it, that nothing in it can do harm, and that a browser shows it."""

from __future__ import annotations

import re
import shlex
import struct
import subprocess
import sys
import zlib
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, TreeBuilder

import msgspec
import pytest
from tests.browser import CHROMIUM, OPTIONS, Browser, needs_chromium

from rulewright.conformance.blame import explained
from rulewright.conformance.cases import Case, load_cases
from rulewright.conformance.checking.implementations import greeting_of
from rulewright.conformance.checking.runner import Session
from rulewright.conformance.data import vector_files
from rulewright.conformance.reporting import html_case
from rulewright.conformance.reporting.html_report import as_html
from rulewright.conformance.reports import Run, by_fit, command
from rulewright.conformance.verdicts import Difference, Kind, Verdict
from rulewright.core.games import rulebook

SI = rulebook("spirit-island")
ADAPTERS = Path(__file__).parent.parent / "docs" / "adapters" / "python"
FAULTY = f"{sys.executable} {ADAPTERS / 'faulty.py'}"
EVIL = "</script></style></title><svg onload=alert(1)>\"'&\x00\x1b\u202e<img src=//x.test/y>"
SENT = EVIL + "\ud800"
"""What an adapter in Python may send besides; a file of cases can't hold it."""
VOID = {"meta", "input", "wbr", "br"}


class Parser(HTMLParser):
    """Builds a tree, and refuses what isn't well-formed."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.builder = TreeBuilder()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"{tag} has an attribute twice"
        self.builder.start(tag, {name: value or "" for name, value in attrs})
        if tag in VOID:
            self.builder.end(tag)
        else:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag
        self.builder.end(tag)

    def handle_data(self, data: str) -> None:
        if self.open:
            self.builder.data(data)


def tree(page: bytes) -> Element:
    parser = Parser()
    parser.feed(page.decode())
    parser.close()
    assert not parser.open
    return parser.builder.close()


def text(part: Element) -> str:
    return " ".join("".join(part.itertext()).split())


def parts(root: Element, tag: str, class_: str) -> list[Element]:
    return [p for p in root.iter(tag) if class_ in p.get("class", "").split()]


@cache
def faulty() -> Run:
    """Return the run of the faulty example."""
    session = Session.open(SI, FAULTY)
    try:
        verdicts = session.play(load_cases(vector_files(SI.name), SI.clauses))
    finally:
        session.close()
    return Run(SI, "python faulty.py", session.greeting, verdicts, ("a warning",), 1.5)


def evil_run(**fields: Any) -> Run:
    """Return a run in which every text that an adapter sends is an attack."""
    case = msgspec.convert(
        {
            "id": "si-evil-1",
            "title": EVIL,
            "operation": "spirit_island.ravage_land",
            "tests": ["SI-ravage-E05"],
            "clauses": ["SI-ravage-E05"],
            "position": {
                "lands": {EVIL: {"city": 1, "presence": {EVIL: 1}}},
                "spirits": {EVIL: {}},
            },
            "inputs": {"land": EVIL},
            "answers": {EVIL: {EVIL: [{EVIL: [2]}, EVIL]}},
            "expect": {"outcome": {"lands": {EVIL: {"blight": 1}}}},
            **fields,
        },
        Case,
    )
    verdict = Verdict(
        case,
        Kind.WRONG_OUTCOME,
        SENT,
        (Difference(f"lands.{EVIL}.blight", 1, SENT),),
        (SENT,),
        {"lands": {EVIL: {"town": 3, EVIL: SENT}}},
        stderr=SENT,
    )
    crashed = msgspec.structs.replace(
        verdict,
        case=msgspec.structs.replace(case, id="si-evil-2"),
        kind=Kind.CRASHED,
        differences=(),
        after={"lands": {EVIL: {"town": 3, "presence": {EVIL: 2}}}},
    )
    skipped = Verdict(msgspec.structs.replace(case, id="si-evil-3"), Kind.SKIPPED, SENT)
    places = {
        EVIL: {"terrain": "sands", "adjacent": ["b"]},
        "b": {"terrain": "jungle", "adjacent": [EVIL]},
    }
    greeting = msgspec.structs.replace(
        greeting_of(SI),
        name=SENT,
        version=SENT,
        language=SENT,
        url=f"javascript:{SENT}",
        map=places,
    )
    return Run(SI, EVIL, greeting, (verdict, crashed, skipped), (SENT,))


def test_every_failing_case_stands_there_with_its_clause_and_command() -> None:
    run = faulty()
    page = tree(as_html(run))
    cases = {part.get("id"): part for part in parts(page, "details", "case")}
    failed = [verdict for verdict in run.verdicts if verdict.failed]
    assert len(failed) > 20
    assert set(cases) == {verdict.case.id for verdict in failed}
    for verdict in failed:
        told = text(cases[verdict.case.id])
        assert " ".join(verdict.case.title.split()) in told
        assert " ".join(command(run, verdict.case).split()) in told
        assert verdict.kind.value in told
        for difference in verdict.differences:
            assert difference.path in told
        for question in verdict.case.readings:
            assert SI.questions[question].question in told


def test_each_suspect_is_told_with_its_smallest_case_open_and_drawn() -> None:
    page = tree(as_html(faulty()))
    suspects = explained(faulty().verdicts)
    sections = parts(page, "section", "suspect")
    assert [s.get("id") for s in sections] == [f"suspect-{s.clause}" for s in suspects]
    for section, suspect in zip(sections, suspects, strict=True):
        assert SI.clauses[suspect.clause].text in text(section)
        first, *others = parts(section, "details", "case")
        assert first.get("id") == by_fit(suspect)[0].case.id
        assert "open" in first.attrib
        assert not any("open" in other.attrib for other in others)
        titles = [text(caption) for caption in first.iter("figcaption")]
        assert titles == ["On the table", "What the rule demands", "What came out"]
        assert len(list(first.iter("svg"))) == 3
        marked = [text(row) for row in first.iter("tr") if row.get("class") == "differs"]
        assert len(marked) == len(by_fit(suspect)[0].differences)


def test_before_demanded_and_came_out_are_told_apart() -> None:
    page = tree(as_html(faulty()))
    (case,) = (c for c in parts(page, "details", "case") if c.get("id") == "si-ravage-0120")
    rows = [[text(cell) for cell in row] for row in case.iter("tr")]
    assert ["lands.A5.dahan", "1", "1", "0 differs"] in rows
    assert ["lands.A5.town", "1", "0", "1 differs"] in rows
    before, demanded, came = (text(next(svg.iter("desc"))) for svg in case.iter("svg"))
    assert "A5 (wetland): 1 town, 1 dahan, defend 2;" in before
    assert "A5 (wetland): 0 town, 1 dahan, defend 2;" in demanded
    assert "A5 (wetland): 1 town, 0 dahan, defend 2;" in came


def test_a_case_is_told_with_its_map_and_the_rules_that_it_is_played_by() -> None:
    rules = {"readings": {"SI-Q47": "after_the_effect"}}
    shown, *_ = parts(
        tree(as_html(evil_run(places={"here": {"adjacent": []}}, rules=rules))), "details", "case"
    )
    assert "RulesSI-Q47 = after_the_effect" in text(shown)
    assert "places here: adjacent []" in text(shown)


def test_totals_and_chapters_count_every_case() -> None:
    run = faulty()
    page = tree(as_html(run))
    (totals,) = parts(page, "ul", "totals")
    counts = Counter(verdict.kind for verdict in run.verdicts)
    assert {text(item) for item in totals} == {f"{n} {kind.value}" for kind, n in counts.items()}
    tested = {clause for verdict in run.verdicts for clause in verdict.case.tests}
    rows = [text(row[0]) for c in parts(page, "details", "chapter") for row in c.iter("tr")]
    told = {row.split()[0]: row for row in rows if row != "Clause"}
    assert set(told) == tested
    for clause, row in told.items():
        assert row == " ".join(f"{clause} {SI.clauses[clause].text}".split())
    bar = [int(rect.get("width", "")) for rect in parts(page, "svg", "bar")[0]]
    assert sum(bar) == len(run.verdicts)


def test_skipped_cases_are_told_with_their_reasons() -> None:
    run = faulty()
    (section,) = (s for s in tree(as_html(run)).iter("section") if s.get("id") == "skipped")
    for verdict in run.verdicts:
        if verdict.kind is Kind.SKIPPED:
            assert verdict.case.id in text(section)
            assert " ".join(verdict.why.split()) in text(section)


def test_ids_are_unique_links_lead_somewhere_and_headings_are_in_order() -> None:
    page = tree(as_html(faulty()))
    ids = [part.get("id") for part in page.iter() if part.get("id")]
    assert len(ids) == len(set(ids))
    links = [a.get("href", "") for a in page.iter("a")]
    assert len(links) > 30
    assert {link[1:] for link in links if link.startswith("#")} <= set(ids)
    assert not [link for link in links if not link.startswith("#")]
    levels = [int(part.tag[1]) for part in page.iter() if re.fullmatch("h[1-6]", part.tag)]
    assert levels.count(1) == 1
    assert all(next_ <= level + 1 for level, next_ in pairwise(levels))
    for landmark in ("header", "nav", "main", "footer"):
        assert len(list(page.iter(landmark))) == 1
    for table in page.iter("table"):
        assert text(table[0])
        assert all(cell.get("scope") for cell in table.iter("th"))
    for svg in page.iter("svg"):
        assert svg.get("role") == "img"
        assert svg.get("aria-label") or (svg[0].tag, svg[1].tag) == ("title", "desc")


def test_nothing_that_an_adapter_sends_becomes_markup() -> None:
    harmless = tree(as_html(evil_run()))
    for part in harmless.iter():
        assert part.tag != "img"
        assert not [name for name in part.attrib if name.startswith("on")]
        assert not part.get("href", "#").startswith("javascript")
    scripts = list(harmless.iter("script"))
    assert len(scripts) == len(list(harmless.iter("style"))) == 1
    assert "alert(1)" not in text(scripts[0])
    assert "<svg onload=alert(1)>" in text(harmless)
    drawn = [text(svg) for svg in harmless.iter("svg")]
    assert any("onload" in desc for desc in drawn), "the lands with evil names are drawn"
    for odd in ("\x00", "\x1b", "\ud800", "\u202e"):
        assert odd not in text(harmless)


def test_no_style_or_script_but_its_own_may_run() -> None:
    page = tree(as_html(evil_run()))
    (policy,) = (m.get("content", "") for m in page.iter("meta") if m.get("http-equiv"))
    assert policy.startswith("default-src 'none'; ")
    assert "unsafe" not in policy
    assert "http" not in policy
    assert not [part for part in page.iter() if "style" in part.attrib or "src" in part.attrib]
    assert not list(page.iter("link"))


def test_crashes_known_failures_and_what_cant_be_read() -> None:
    page = tree(as_html(evil_run()))
    crashed = next(p for p in parts(page, "details", "case") if p.get("id") == "si-evil-2")
    assert "open" in crashed.attrib
    assert "crashed" in text(crashed)
    wrong = next(p for p in parts(page, "details", "case") if p.get("id") == "si-evil-1")
    assert "wrong outcome" in text(wrong)
    verdicts = [
        msgspec.structs.replace(v, kind=Kind.KNOWN_FAILURE, why="https://example.org")
        for v in evil_run().verdicts
    ]
    known = tree(as_html(msgspec.structs.replace(evil_run(), verdicts=verdicts)))
    (section,) = (s for s in known.iter("section") if s.get("id") == "known")
    assert len(parts(section, "details", "case")) == 3
    assert "No judged case fails, but for 3 that are known to." in text(known)


def test_an_unreadable_outcome_is_shown_as_it_came() -> None:
    verdict = Verdict(
        faulty().verdicts[0].case, Kind.BROKE_PROTOCOL, "no position", after={"lands": [1, 2, 3]}
    )
    page = tree(as_html(msgspec.structs.replace(faulty(), verdicts=[verdict])))
    assert '{"lands": [1, 2, 3]}' in text(page)


def test_a_right_implementation_is_told_so() -> None:
    passed = [v for v in faulty().verdicts if v.kind is Kind.PASSED]
    page = tree(as_html(msgspec.structs.replace(faulty(), verdicts=passed)))
    assert f"No judged case fails: all {len(passed)} pass." in text(page)
    assert not parts(page, "details", "case")
    assert not [s for s in page.iter("section") if s.get("id") == "suspected"]


def test_an_empty_run_and_one_that_was_stopped() -> None:
    page = text(tree(as_html(msgspec.structs.replace(faulty(), verdicts=[], complete=False))))
    assert "No case was judged" in page
    assert "stopped before its end" in page


def test_the_same_run_gives_the_same_bytes() -> None:
    assert as_html(faulty()) == as_html(faulty())


def test_a_game_without_a_map_has_no_empty_drawings() -> None:
    book = rulebook("raiders-of-scythia")
    (case,) = (
        one
        for one in load_cases(vector_files(book.name), book.clauses)
        if one.id == "ros-silversmith-0002"
    )
    wrong = (Difference("players.Purple.silver", 2, 3, "ROS-silversmith-E03"),)
    verdict = Verdict(case, Kind.WRONG_OUTCOME, "", wrong, (), case.position)
    page = tree(as_html(Run(book, "node adapter.mjs", greeting_of(book), [verdict])))
    (shown,) = parts(page, "details", "case")
    assert "players.Purple.silver" in text(shown)
    assert not parts(page, "div", "panels")


def test_the_suspects_are_listed_at_the_top() -> None:
    page = tree(as_html(faulty()))
    suspects = explained(faulty().verdicts)
    assert len(suspects) > 1
    (contents,) = parts(page, "ol", "contents")
    assert [text(item) for item in contents] == [
        f"{s.clause} {' '.join(SI.clauses[s.clause].text.split())} {len(s.failed)} failing"
        for s in suspects
    ]
    links = [link.get("href") for link in contents.iter("a")]
    assert links == [f"#suspect-{suspect.clause}" for suspect in suspects]


def not_drawn(page: Element) -> list[Element]:
    """Return the cases without a drawing that name a command which makes one."""
    cases = parts(page, "details", "case")
    return [case for case in cases if "the command below draws it" in text(case)]


@cache
def everything_fails() -> Run:
    """Return a run in which 900 cases fail, each with a field that differs and a long stderr."""
    cases = load_cases(vector_files(SI.name), SI.clauses)[:900]
    assert len(cases) == 900
    wrong = (Difference("lands.A1.blight", 1, 0, "SI-ravage-E05"),)
    stderr = "Traceback\n" * 20
    verdicts = [
        Verdict(case, Kind.WRONG_OUTCOME, "", wrong, ("a note",), case.position, stderr=stderr)
        for case in cases
    ]
    return Run(SI, "node adapter.mjs", greeting_of(SI), verdicts)


def test_every_failing_case_is_drawn_if_they_are_few_enough() -> None:
    page = tree(as_html(faulty()))
    failed = [verdict for verdict in faulty().verdicts if verdict.failed]
    assert len(failed) > 24
    assert all(list(case.iter("svg")) for case in parts(page, "details", "case"))
    assert not not_drawn(page)
    assert "failing cases are drawn" not in text(page)


def test_a_report_in_which_everything_fails_stays_below_3_mb() -> None:
    page = as_html(everything_fails())
    assert len(page) < 3_000_000
    left_out = not_drawn(tree(page))
    drawings = re.findall(r'<svg role="img" viewBox.*?</svg>', page.decode(), re.DOTALL)
    assert len(drawings) > 100
    assert 0.9 * html_case.DRAWINGS < sum(map(len, drawings)) < 1.1 * html_case.DRAWINGS
    said = f"{900 - len(left_out)} of 900 failing cases are drawn, so that this page stays small. "
    assert f"{said}Each of the others has the command that draws it." in text(tree(page))
    for case in left_out:
        assert not list(case.iter("svg"))
        (line,) = parts(case, "p", "command")
        assert f"--case {case.get('id')} --html {case.get('id')}.html" in text(line)


def test_each_suspect_gets_its_share_of_the_drawings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the first suspect's many cases would leave none for the others."""
    monkeypatch.setattr(html_case, "DRAWINGS", 100_000)
    page = tree(as_html(faulty()))
    assert len(not_drawn(page)) > 5
    sections = parts(page, "section", "suspect")
    assert len(sections) > 2
    for section in sections:
        drawn = [bool(list(c.iter("svg"))) for c in parts(section, "details", "case")]
        assert drawn == sorted(drawn, reverse=True)
        assert sum(drawn) >= min(2, len(drawn))


def test_the_command_of_a_case_that_isnt_drawn_draws_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(html_case, "DRAWINGS", 1)
    run = msgspec.structs.replace(faulty(), what=FAULTY)
    case = not_drawn(tree(as_html(run)))[0]
    (code,) = parts(case, "p", "command")[0].iter("code")
    words = shlex.split("".join(code.itertext()))
    assert words[0] == "rulewright"
    subprocess.run([sys.executable, "-m", *words, "--no-journal"], cwd=tmp_path, check=False)
    (drawn,) = parts(tree((tmp_path / f"{case.get('id')}.html").read_bytes()), "details", "case")
    assert drawn.get("id") == case.get("id")
    assert len(list(drawn.iter("svg"))) == 3


def test_check_writes_the_report(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    arguments = ["check", "spirit-island", "--implementation", FAULTY, "--no-journal"]
    script = "import sys; from rulewright.cli import main; main()"
    ended = subprocess.run(
        [sys.executable, "-c", script, *arguments, "--case", "si-ravage-0120", "--html", str(file)],
        capture_output=True,
        check=False,
    )
    assert ended.returncode == 1
    (case,) = parts(tree(file.read_bytes()), "details", "case")
    assert case.get("id") == "si-ravage-0120"
    assert f'--implementation "{FAULTY}"' in text(case)


# In a real browser


def browse(
    page: bytes, folder: Path, *options: str, at: str = ""
) -> subprocess.CompletedProcess[str]:
    """Let Chromium load a page, at one of its parts."""
    assert CHROMIUM, "chromium is missing: install it (apt-get install chromium), or see .ci/run"
    file = folder / "report.html"
    file.write_bytes(page)
    return subprocess.run(
        [
            CHROMIUM,
            *OPTIONS,
            *(f"--user-data-dir={folder / 'profile'}", "--enable-logging=stderr"),
            *("--virtual-time-budget=2000", *options),
            file.as_uri() + at,
        ],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )


def console(run: subprocess.CompletedProcess[str]) -> list[str]:
    """Return what the page wrote to the console: errors of scripts, and what its policy forbade."""
    return [line for line in run.stderr.splitlines() if "CONSOLE" in line]


@needs_chromium
def test_the_browser_runs_only_the_script_of_the_page(tmp_path: Path) -> None:
    run = browse(as_html(evil_run()), tmp_path, "--dump-dom")
    assert console(run) == []
    dom = run.stdout
    assert "<img" not in dom
    assert "<svg onload" not in dom
    filter_ = re.search(r'<p class="filter"[^>]*>', dom)
    assert filter_ is not None, "the page has its filter"
    assert "hidden" not in filter_[0], "and the script has shown it"


@needs_chromium
def test_a_foreign_script_is_told_on_the_console(tmp_path: Path) -> None:
    """See that the test before would notice: the policy forbids a script that is put in."""
    page = as_html(evil_run()).replace(b"</body>", b"<script>document.title = 1</script></body>")
    assert "Content Security Policy" in "".join(console(browse(page, tmp_path, "--dump-dom")))


@needs_chromium
def test_a_link_opens_what_it_leads_to(tmp_path: Path) -> None:
    folded = parts(tree(as_html(faulty())), "details", "group")[0]
    case = parts(folded, "details", "case")[0].get("id")
    opened = tree(browse(as_html(faulty()), tmp_path, "--dump-dom", at=f"#{case}").stdout.encode())
    group = parts(opened, "details", "group")[0]
    assert "open" in group.attrib
    states = {c.get("id"): "open" in c.attrib for c in parts(group, "details", "case")}
    assert states.pop(case) is True
    assert not any(states.values())


@needs_chromium
def test_the_filter_leaves_what_contains_the_words(tmp_path: Path) -> None:
    page = re.sub(rb'<meta http-equiv="Content-Security-Policy"[^>]*>', b"", as_html(faulty()))
    typed = b'filter.value = "EXPLORER source"; filter.dispatchEvent(new Event("input"));'
    page = page.replace(b"</body>", b"<script>" + typed + b"</script></body>")
    shown = tree(browse(page, tmp_path, "--dump-dom").stdout.encode())
    cases = parts(shown, "details", "case")
    left = [case for case in cases if "hidden" not in case.attrib]
    assert 0 < len(left) < len(cases)
    for case in cases:
        fits = all(word in "".join(case.itertext()).lower() for word in ("explorer", "source"))
        assert fits == ("hidden" not in case.attrib)
    (found,) = shown.iter("output")
    assert re.fullmatch(r"\d+ of \d+ shown", text(found))


SAID = "document.querySelector('.command button').firstChild.data"
COUNT_COPIES = (
    "window.copies = 0; document.addEventListener('copy', () => { window.copies += 1; });"
)


def copied(by: Browser) -> str:
    """Click on the first button that copies, and return what it says then."""
    by.tell(COUNT_COPIES)
    by.click(".command button")
    by.until(f"{SAID} !== 'Copy'")
    said = by.tell(SAID)
    assert by.problems == []
    return str(said)


@needs_chromium
def test_the_command_is_copied(tmp_path: Path) -> None:
    first = by_fit(explained(faulty().verdicts)[0])[0]
    with Browser(as_html(faulty()), tmp_path) as browser:
        browser.allow("clipboard-read", "granted")
        assert copied(browser) == "Copied"
        held = browser.tell("navigator.clipboard.readText()")
        assert held == command(faulty(), first.case)
        assert browser.tell("window.copies") == 0, "it wasn't copied by way of a selection"
        browser.until(f"{SAID} === 'Copy'")


@needs_chromium
def test_the_command_is_copied_as_a_selection_if_the_clipboard_is_refused(tmp_path: Path) -> None:
    """The command has two spaces in a row, which a selection must keep."""
    run = msgspec.structs.replace(faulty(), what="node  my adapter.mjs")
    first = by_fit(explained(run.verdicts)[0])[0]
    with Browser(as_html(run), tmp_path) as browser:
        browser.allow("clipboard-write", "denied")
        browser.allow("clipboard-read", "granted")
        assert copied(browser) == "Copied"
        assert browser.tell("window.copies") == 1, "the clipboard refused to be written directly"
        assert browser.tell("navigator.clipboard.readText()") == command(run, first.case)


@needs_chromium
def test_a_command_that_cant_be_copied_is_selected_and_the_button_says_so(tmp_path: Path) -> None:
    first = by_fit(explained(faulty().verdicts)[0])[0]
    with Browser(as_html(faulty()), tmp_path) as browser:
        browser.allow("clipboard-write", "denied")
        browser.tell("document.execCommand = () => false; 0")
        assert copied(browser) == "Selected, not copied"
        assert browser.tell("getSelection().toString()") == command(faulty(), first.case)


PAPER = 718
"""The width of the text on A4 paper, in pixels."""
PARTS = "[...document.querySelectorAll('main svg, main pre, main table, main .command')]"


@needs_chromium
def test_on_paper_all_is_seen_and_nothing_is_cut(tmp_path: Path) -> None:
    long = "a line of it\n" * 100
    verdicts = [msgspec.structs.replace(v, stderr=long) for v in faulty().verdicts if v.failed]
    run = msgspec.structs.replace(faulty(), verdicts=verdicts)
    with Browser(as_html(run), tmp_path) as browser:
        browser.show(PAPER, 1000, "dark")
        hidden = f"{PARTS}.filter(part => !part.checkVisibility()).length"
        assert browser.tell(hidden) > 50, "on the screen most is folded"
        browser.show(PAPER, 1000, "dark", "print")
        assert browser.tell(hidden) == 0
        cut = f"""{PARTS}.filter(part => part.getBoundingClientRect().right > {PAPER}
            || part.tagName === 'PRE' && (part.scrollHeight > part.clientHeight + 1
            || part.scrollWidth > part.clientWidth)).length"""
        assert browser.tell(cut) == 0
        colours = "(s => [s.backgroundColor, s.color])(getComputedStyle(document.body))"
        assert browser.tell(colours) == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]
        unneeded = "[...document.querySelectorAll('nav, button')].filter(p => p.checkVisibility())"
        assert browser.tell(f"{unneeded}.length") == 0
        whole = "[...document.querySelectorAll('figure')].map(f => getComputedStyle(f).breakInside)"
        assert set(browser.tell(whole)) == {"avoid"}
        assert len(re.findall(rb"/Type /Page\b", browser.pdf())) > 10
        assert browser.problems == []


@needs_chromium
@pytest.mark.parametrize("width", [1400, 390])
def test_nothing_is_wider_than_the_screen(tmp_path: Path, width: int) -> None:
    """Every fold is opened, and there are cases of every kind, with up to four boards."""
    every = everything_fails()
    cases = [v for i, v in enumerate(every.verdicts) if i % 30 == 0 or "four" in v.case.title]
    with Browser(as_html(msgspec.structs.replace(every, verdicts=cases)), tmp_path) as browser:
        browser.show(width, 1000)
        browser.tell("for (const fold of document.querySelectorAll('details')) fold.open = true; 0")
        assert browser.tell("document.documentElement.scrollWidth") == width


def requests_of(page: bytes, folder: Path) -> set[str]:
    """Return what a page asks the network for; what the browser itself asks isn't told."""
    log = folder / "net.json"
    seen = browse(page, folder, "--dump-dom", f"--log-net-log={log}").stdout
    assert len(seen) > 0.9 * len(page), "the browser has loaded the page"
    lines = log.read_text(encoding="utf-8").splitlines()
    asked = [line for line in lines if '"initiator":' in line]
    return {
        re.findall(r'"url":"([^"]*)"', line)[0]
        for line in asked
        if '"initiator":"not an origin"' not in line
    }


@needs_chromium
def test_the_browser_asks_the_network_for_nothing(tmp_path: Path) -> None:
    assert requests_of(as_html(faulty()), tmp_path) == set()


@needs_chromium
def test_what_a_page_asks_the_network_for_is_seen(tmp_path: Path) -> None:
    asked = requests_of(b'<!DOCTYPE html><img src="http://127.0.0.1:9/a.png">', tmp_path)
    assert asked == {"http://127.0.0.1:9/a.png"}


@needs_chromium
@pytest.mark.parametrize(("width", "scheme"), [(1000, "light"), (400, "light"), (1000, "dark")])
def test_the_browser_shows_the_report(tmp_path: Path, width: int, scheme: str) -> None:
    with Browser(as_html(faulty()), tmp_path) as browser:
        browser.show(width, 1000, scheme)
        seen = browser.picture(".case", width, 600)
        assert browser.problems == []
    rows = pixels(seen)
    assert len(rows[0]) == 3 * width // 2
    colours = Counter(row[i : i + 3] for row in rows for i in range(0, len(row), 3))
    paper = colours.most_common(1)[0][0]
    light = sum(paper) > 600
    assert light == (scheme == "light"), "the paper is light or dark, as the reader wants it"
    for terrain in ("b9b9bd", "8cc5e8", "74b86f", "f0d882", "2f6f9f"):
        assert colours[bytes.fromhex(terrain)] > 50, f"{terrain} of the board is seen"


def pixels(data: bytes) -> list[bytes]:
    """Return the rows of an RGB picture."""
    packed, at = b"", 8
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        if data[at + 4 : at + 8] == b"IHDR":
            width, height, depth, colour = struct.unpack(">IIBB", data[at + 8 : at + 18])
            assert (depth, colour) == (8, 2)
        if data[at + 4 : at + 8] == b"IDAT":
            packed += data[at + 8 : at + 8 + length]
        at += 12 + length
    raw = zlib.decompress(packed)
    rows: list[bytes] = []
    before = bytes(3 * width)
    for y in range(height):
        line = bytearray(raw[y * (3 * width + 1) : (y + 1) * (3 * width + 1)])
        how, row = line[0], line[1:]
        for x in range(len(row)):
            a, b = (row[x - 3] if x > 2 else 0), before[x]
            c = before[x - 3] if x > 2 else 0
            near = min((a, b, c), key=lambda v: abs(a + b - c - v))
            row[x] = (row[x] + (0, a, b, (a + b) // 2, near)[how]) & 255
        before = bytes(row)
        rows.append(before)
    return rows
