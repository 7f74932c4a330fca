from pathlib import Path


class LocalStorage:
    def __init__(self, root):
        self._root = Path(root).resolve()

    def locate(self, name):
        path = (self._root / name).resolve()
        if not path.is_relative_to(self._root):
            raise FileNotFoundError(name)
        return path

    def read(self, name):
        return self.locate(name).read_bytes()
