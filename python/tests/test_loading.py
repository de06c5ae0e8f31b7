"""Games by name, path and text, and what is wrong about them."""

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest
import rbg

from played import FILL


def test_the_library_has_its_games() -> None:
    names = rbg.games()
    assert names == sorted(names)
    assert {"breakthrough", "chess", "go", "hex", "ticTacToe"} <= set(names)


def test_a_game_comes_from_its_text_and_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "my.game.rbg"
    file.write_text(FILL)
    games = [
        rbg.load(FILL, engine="interpreter", name="my.game"),
        rbg.load(FILL.encode(), engine="interpreter", name="my.game"),
        rbg.load(file, engine="interpreter"),
        rbg.load(str(file), engine="interpreter"),
    ]
    for game in games:
        assert game == games[0] and hash(game) == hash(games[0])
        assert (game.name, game.description) == ("my.game", FILL)
        assert game.perft(1) == 2
    # A folder may have a name that looks like rules.
    folder = tmp_path / "c#"
    folder.mkdir()
    assert rbg.load(str(file.rename(folder / file.name)), engine="interpreter") == games[0]
    assert rbg.load(FILL, engine="interpreter").name == "game"
    assert rbg.load(FILL, engine="interpreter") != games[0]


@pytest.mark.parametrize(
    ("source", "error", "told"),
    [
        ("braekthrough", rbg.UnknownGameError, "did you mean 'breakthrough'"),
        ("", rbg.UnknownGameError, "there is no game ''"),
        ("no such file.rbg", FileNotFoundError, "no such file.rbg"),
        ("no/such/folder", FileNotFoundError, "no/such/folder"),
    ],
)
def test_what_is_not_found_is_told(source: str, error: type[Exception], told: str) -> None:
    with pytest.raises(error, match=told):
        rbg.load(source)


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(ValueError, match="engine is 'auto'"):
        rbg.load("hex", engine="fast")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="has a name already"):
        rbg.load("hex", name="hex2")
    for keywords, told in [
        ({"parts": ["wings"]}, "no part 'wings'; they are agents"),
        ({"without": ["wings"]}, "no optimisation 'wings'"),
        ({"target_cpu": "wings"}, "no processor"),
        ({"target_cpu": "native", "portable": True}, "together with portable"),
    ]:
        with pytest.raises(ValueError, match=told):
            rbg.compile("hex", **keywords)  # type: ignore[arg-type]


def test_a_refused_description_raises_a_report_with_data() -> None:
    text = FILL.replace("{e} [w] ->black + ", "{f} [w] ->black + ")
    for engine in ("interpreter", "native"):
        with pytest.raises(rbg.RulesError) as caught:
            rbg.load(text, engine=engine, name="typo")
        error = caught.value
        line = text.splitlines()[error.span.line - 1]
        assert line[error.span.column - 1] == "f"
        assert error.span.start.offset == text.index("{f}") + 1
        assert error.code.isupper() and error.message in str(error)
        assert f"typo.rbg:{error.span.line}:{error.span.column}" in error.report
        assert "\x1b[" in error.coloured and "\x1b[" not in error.report
        assert error.spans[0] == error.span
        assert error.diagnostics[0].severity == "error"
        again = pickle.loads(pickle.dumps(error))
        assert (again.report, again.diagnostics) == (error.report, error.diagnostics)


def test_hints_are_data() -> None:
    with pytest.raises(rbg.RulesError) as caught:
        rbg.load("#players = a(1)\n")
    assert caught.value.hints == (caught.value.hint,)
    assert "are needed" in caught.value.hints[0]


def test_a_suspicious_description_is_warned_about() -> None:
    text = FILL.replace("#pieces = e, w", "#pieces = e, w, w")
    with pytest.warns(rbg.RulesWarning, match="piece `w` is declared twice"):
        game = rbg.load(text, engine="interpreter")
    assert [warning.severity for warning in game.warnings] == ["warning"]
    assert game.warnings[0].message in game.warning_report
    assert rbg.load(FILL, engine="interpreter").warnings == ()


def without_rust(tmp_path: Path, program: str) -> subprocess.CompletedProcess[str]:
    """Runs a program where there is no Rust, with an empty cache."""
    environment = {
        **os.environ,
        "CARGO": str(tmp_path / "no cargo"),
        "RBG_CACHE": str(tmp_path / "cache"),
    }
    return subprocess.run(
        [sys.executable, "-I", "-c", program],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )


def test_without_rust_the_interpreter_plays_and_says_that_it_is_slow(tmp_path: Path) -> None:
    done = without_rust(
        tmp_path, "import rbg; game = rbg.load('hex'); print(game.engine, game.perft(1))"
    )
    assert done.stdout == "interpreter 121\n", done.stderr
    assert "SlowEngineWarning: hex is played by the interpreter, which is slow" in done.stderr
    assert "install Rust" in done.stderr


def test_without_rust_there_is_no_reasoner(tmp_path: Path) -> None:
    done = without_rust(tmp_path, "import rbg; rbg.load('hex', engine='native')")
    assert done.returncode == 1
    assert "EngineError: cannot run cargo" in done.stderr
