from pathlib import Path

from disk import DiskDocuments


def documents() -> DiskDocuments:
    return DiskDocuments(Path("/srv/documents"))
