"""One text for a model's formulas: z3 reads them over symbols, the ties over numbers."""

from __future__ import annotations

from typing import Any

import z3


class Plain:
    """Formulas over Python's numbers."""

    @staticmethod
    def both(*parts: Any) -> Any:
        return all(parts)

    @staticmethod
    def either(*parts: Any) -> Any:
        return any(parts)

    @staticmethod
    def no(part: Any) -> Any:
        return not part

    @staticmethod
    def pick(condition: Any, then: Any, otherwise: Any) -> Any:
        return then if condition else otherwise


class Symbolic:
    """Formulas over z3's symbols."""

    both = staticmethod(z3.And)
    either = staticmethod(z3.Or)
    no = staticmethod(z3.Not)
    pick = staticmethod(z3.If)


def proved(given: Any, then: Any) -> bool:
    """Tell whether z3 proves that `then` follows from `given`."""
    solver = z3.Solver()
    solver.set("timeout", 20_000)
    solver.add(given, z3.Not(then))
    answer = solver.check()
    assert answer != z3.unknown
    return bool(answer == z3.unsat)
