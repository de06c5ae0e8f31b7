"""The installed package."""

import subprocess
import sys
from pathlib import Path

import rbg

HERE = Path(__file__).resolve().parent


def test_the_package_under_test_is_the_installed_one() -> None:
    package = Path(rbg.__file__).resolve()
    assert HERE.parent not in package.parents
    assert (package.parent / "py.typed").is_file()


def test_everything_that_is_offered_is_there_and_documented() -> None:
    for name in rbg.__all__:
        assert getattr(rbg, name).__doc__, name
    for kind in (rbg.Agent, rbg.Game, rbg.Move, rbg.State):
        for name, member in vars(kind).items():
            if not name.startswith("_"):
                assert member.__doc__, f"{kind.__name__}.{name}"


def test_the_types_are_those_of_the_module() -> None:
    checks = (
        ["mypy", "--strict", "-p", "rbg"],
        ["mypy.stubtest", "rbg._rbg", "--concise"],
    )
    for command in checks:
        done = subprocess.run(
            [sys.executable, "-m", *command], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
