from pathlib import Path


class LocalStorage:
    def __init__(self, root):
        self._root = Path(root)

    def locate(self, name):
        return self._root / name

    def read(self, name):
        return self.locate(name).read_bytes()  # expect
