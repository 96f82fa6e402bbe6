"""A real browser for the tests: Chromium, driven through a pipe by the DevTools protocol.

Only what a test asks is done: clicks and keys are those of a user, so the page has no other rights.
"""

from __future__ import annotations

import base64
import fcntl
import json
import os
import select
import shutil
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

import pytest

CHROMIUM = shutil.which("chromium")
OPTIONS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--hide-scrollbars"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    "--disable-dev-shm-usage",
)
PATIENCE = 60.0
"""Seconds to wait for an answer, or for something to become so."""

needs_chromium = pytest.mark.skipif(
    CHROMIUM is None and os.environ.get("CI") != "true", reason="chromium is not installed"
)


class Browser:
    """Chromium with one page. It is ended when the context is left."""

    def __init__(self, page: bytes, folder: Path) -> None:
        """Open a page, written into a folder in which the browser keeps its profile too."""
        assert CHROMIUM, (
            "chromium is missing: install it (apt-get install chromium), or see .ci/run"
        )
        file = folder / "page.html"
        file.write_bytes(page)
        requested, self._write = _high_pipe()
        self._read, answered = _high_pipe()
        self.problems: list[str] = []
        self._answers: dict[int, Mapping[str, Any]] = {}
        self._buffer = b""
        self._number = 0
        self._session: dict[str, str] = {}
        # Chromium reads requests from 3 and writes answers to 4, each ended by a zero byte.
        redirected = f'exec "$@" 3<&{requested} 4>&{answered}'
        driven = (f"--user-data-dir={folder / 'driven'}", "--remote-debugging-pipe")
        self._process = subprocess.Popen(
            ["bash", "-c", redirected, "bash", CHROMIUM, *OPTIONS, *driven, "about:blank"],
            pass_fds=(requested, answered),
            stderr=subprocess.DEVNULL,
        )
        os.close(requested)
        os.close(answered)
        (target,) = (
            each["targetId"]
            for each in self.call("Target.getTargets")["targetInfos"]
            if each["type"] == "page"
        )
        attached = self.call("Target.attachToTarget", targetId=target, flatten=True)
        self._session = {"sessionId": attached["sessionId"]}
        for domain in ("Page", "Runtime", "Log"):
            self.call(f"{domain}.enable")
        self.call("Page.navigate", url=file.as_uri())
        self.until("document.readyState === 'complete' && location.protocol === 'file:'")

    def __enter__(self) -> Browser:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: object, traceback: TracebackType | None
    ) -> None:
        os.close(self._write)  # whereupon Chromium ends
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        os.close(self._read)

    def call(self, method: str, **params: Any) -> Mapping[str, Any]:
        """Call a method of the protocol, and return what it answers."""
        self._number += 1
        number = self._number
        request = {"id": number, "method": method, "params": params}
        if not method.startswith(("Target.", "Browser.")):
            request.update(self._session)
        os.write(self._write, json.dumps(request).encode() + b"\0")
        ends = time.monotonic() + PATIENCE
        while number not in self._answers:
            ready, _, _ = select.select([self._read], [], [], max(0.0, ends - time.monotonic()))
            assert ready, f"the browser doesn't answer {method}"
            came = os.read(self._read, 1 << 20)
            assert came, f"the browser ended at {method}"
            *whole, self._buffer = (self._buffer + came).split(b"\0")
            for message in map(json.loads, whole):
                self._take(message)
        answer = self._answers.pop(number)
        assert "error" not in answer, f"{method}: {answer['error']}"
        return answer["result"]

    def _take(self, message: Mapping[str, Any]) -> None:
        if "id" in message:
            self._answers[message["id"]] = message
        elif message["method"] in ("Runtime.exceptionThrown", "Log.entryAdded"):
            self.problems.append(json.dumps(message["params"]))

    def tell(self, expression: str) -> Any:
        """Return the value of an expression on the page."""
        told = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True
        )
        assert "exceptionDetails" not in told, told["exceptionDetails"]
        return told["result"].get("value")

    def until(self, condition: str) -> None:
        """Wait until a condition holds on the page."""
        ends = time.monotonic() + PATIENCE
        while not self.tell(condition):
            assert time.monotonic() < ends, f"it never became so: {condition}"
            time.sleep(0.02)

    def click(self, selector: str) -> None:
        """Click on the middle of the first element that a selector finds, as a mouse does."""
        found = f"document.querySelector({json.dumps(selector)})"
        x, y = self.tell(
            f"{found}.scrollIntoView({{block: 'center'}}), (r => "
            f"[r.x + r.width / 2, r.y + r.height / 2])({found}.getBoundingClientRect())"
        )
        hit = f"{found}.contains(document.elementFromPoint({x}, {y}))"
        assert self.tell(hit), f"{selector} can't be clicked: something lies above it"
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def allow(self, permission: str, setting: str) -> None:
        """Answer for the user whether a page may do something: granted or denied."""
        self.call("Browser.setPermission", permission={"name": permission}, setting=setting)

    def show(self, width: int, height: int, scheme: str = "light", media: str = "screen") -> None:
        """Give the page a size in pixels, a colour scheme, and a medium: screen or print."""
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=False,
        )
        wish = {"name": "prefers-color-scheme", "value": scheme}
        self.call("Emulation.setEmulatedMedia", media=media, features=[wish])

    def pdf(self) -> bytes:
        """Print the page."""
        return base64.b64decode(self.call("Page.printToPDF", printBackground=False)["data"])

    def picture(self, selector: str, width: int, height: int) -> bytes:
        """Return what is seen of the page from the top of an element on, half as large, as PNG."""
        top = self.tell(
            f"document.querySelector({json.dumps(selector)}).getBoundingClientRect().y + scrollY"
        )
        clip = {"x": 0, "y": top, "width": width, "height": height, "scale": 0.5}
        taken = self.call("Page.captureScreenshot", clip=clip, captureBeyondViewport=True)
        return base64.b64decode(taken["data"])


def _high_pipe() -> tuple[int, int]:
    """Return a pipe whose ends aren't 3 and 4, which the browser needs."""
    ends = os.pipe()
    high = [fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in ends]
    for end in ends:
        os.close(end)
    return high[0], high[1]
