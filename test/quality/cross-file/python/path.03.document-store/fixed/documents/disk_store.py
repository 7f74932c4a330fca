import os
import re

from documents.store import DocumentStore

KEY = re.compile(r"[a-z0-9-]{1,80}")


class DiskStore(DocumentStore):
    def __init__(self, folder: str):
        self.folder = folder

    def load(self, key: str) -> str:
        if not KEY.fullmatch(key):
            raise KeyError(key)
        path = os.path.join(self.folder, key + ".md")
        with open(path, encoding="utf-8") as source:
            return source.read()
