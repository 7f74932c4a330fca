import os
from pathlib import Path

ROOT = Path(os.environ.get("DATA_DIR", "/srv/data")).resolve()
CACHE = os.environ["CACHE_DIR"]


def read(day: int):
    yield (ROOT / f"{day}.txt").read_text()
    yield ROOT.joinpath("today.txt").read_text()
    yield open(os.path.join(CACHE, "today.txt"))
    yield open(f"{CACHE}/today.txt")
    yield open(CACHE + os.sep + "today.txt")
