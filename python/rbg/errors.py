"""What is raised and warned about: exceptions, warnings, and diagnostics as data."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from typing import Any

__all__ = [
    "Diagnostic",
    "EngineError",
    "IllegalMoveError",
    "NumberingError",
    "Point",
    "RbgError",
    "RulesError",
    "RulesWarning",
    "SlowEngineWarning",
    "Span",
    "UnknownGameError",
]


@dataclass(frozen=True)
class Point:
    """A place in a description."""

    offset: int
    """The offset in bytes, from 0."""
    line: int
    """The line, from 1."""
    column: int
    """The column in bytes, from 1."""


@dataclass(frozen=True)
class Span:
    """A labelled piece of a description."""

    start: Point
    """The first byte."""
    end: Point
    """Just behind the last byte."""
    label: str
    """What is said about it; may be empty."""

    @property
    def line(self) -> int:
        """The line where it begins, from 1."""
        return self.start.line

    @property
    def column(self) -> int:
        """The column where it begins, in bytes, from 1."""
        return self.start.column


@dataclass(frozen=True)
class Diagnostic:
    """An error in a description, or a warning about it."""

    severity: str
    """``"error"`` or ``"warning"``."""
    code: str
    """The class, for example ``"MACRO-ARITY"``."""
    message: str
    """What is wrong, in one sentence."""
    span: Span
    """The place at fault."""
    related: tuple[Span, ...]
    """Further places, such as the macro behind a use."""
    hint: str | None
    """Advice to the author."""

    @property
    def spans(self) -> tuple[Span, ...]:
        """All places, the one at fault first."""
        return (self.span, *self.related)


class RbgError(Exception):
    """What every exception of this package is."""


class UnknownGameError(RbgError, LookupError):
    """The library has no game of this name."""


class EngineError(RbgError, RuntimeError):
    """A reasoner cannot be built or loaded, lacks a part, or fails."""


class IllegalMoveError(RbgError, ValueError):
    """A move is not legal in a position, or a text is no move."""

    game: int | None = None
    """The number of the game of a batch in which it is not legal."""


class NumberingError(RbgError, ValueError):
    """The moves of a game are too many for a table of numbers."""


class RulesError(RbgError, ValueError):
    """A description is refused.

    Its text is the report with the lines at fault, in colours where the standard error is a
    terminal that has them. ``code``, ``message``, ``span``, ``spans`` and ``hint`` are those of the
    first error; ``diagnostics`` has all errors.
    """

    def __init__(self, report: str, coloured: str, diagnostics: tuple[Diagnostic, ...]) -> None:
        super().__init__(report, coloured, diagnostics)
        self.report = report
        """The report without colours."""
        self.coloured = coloured
        """The report with the colours of terminals."""
        self.diagnostics = diagnostics
        """All errors, the first one first."""

    @property
    def code(self) -> str:
        """The class of the first error, for example ``"MACRO-ARITY"``."""
        return self.diagnostics[0].code

    @property
    def message(self) -> str:
        """What is wrong, in one sentence."""
        return self.diagnostics[0].message

    @property
    def span(self) -> Span:
        """The place at fault."""
        return self.diagnostics[0].span

    @property
    def spans(self) -> tuple[Span, ...]:
        """All places of the first error, the one at fault first."""
        return self.diagnostics[0].spans

    @property
    def hint(self) -> str | None:
        """Advice to the author about the first error."""
        return self.diagnostics[0].hint

    @property
    def hints(self) -> tuple[str, ...]:
        """The advice about all errors."""
        return tuple(d.hint for d in self.diagnostics if d.hint is not None)

    def __str__(self) -> str:
        # Behind the name of the exception, the report has lines of its own.
        return "\n" + (self.coloured if _has_colours() else self.report)


class RulesWarning(UserWarning):
    """Something about a description is suspicious."""


class SlowEngineWarning(UserWarning):
    """A game is played in a slow way, since what the fast one needs cannot be built or found."""


def _has_colours() -> bool:
    try:
        terminal = sys.stderr.isatty()
    except (AttributeError, ValueError):
        terminal = False
    return terminal and not os.environ.get("NO_COLOR")


def diagnostics_of(findings: list[dict[str, Any]]) -> tuple[Diagnostic, ...]:
    """Returns diagnostics that are plain data as objects."""

    def span(place: dict[str, Any]) -> Span:
        return Span(Point(**place["start"]), Point(**place["end"]), place["label"])

    return tuple(
        Diagnostic(
            severity=finding["severity"],
            code=finding["code"],
            message=finding["message"],
            span=span(finding),
            related=tuple(span(place) for place in finding["related"]),
            hint=finding["hint"],
        )
        for finding in findings
    )
