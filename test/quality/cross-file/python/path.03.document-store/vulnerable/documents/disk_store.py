import os

from documents.store import DocumentStore


class DiskStore(DocumentStore):
    def __init__(self, folder: str):
        self.folder = folder

    def load(self, key: str) -> str:
        path = os.path.join(self.folder, key + ".md")
        with open(path, encoding="utf-8") as source:  # expect
            return source.read()
