"""The programs of the repository."""

import json
import subprocess
from pathlib import Path

REPOSITORY = Path(__file__).parents[2]


def built(package: str) -> list[str]:
    """Returns a program of the repository, built."""
    words = ["cargo", "build", "--locked", "--package", package, "--bins"]
    words.append("--message-format=json-render-diagnostics")
    lines = subprocess.run(words, cwd=REPOSITORY, check=True, capture_output=True).stdout
    artifacts = [json.loads(line) for line in lines.splitlines()]
    return [line["executable"] for line in artifacts if line.get("executable")][-1:]
