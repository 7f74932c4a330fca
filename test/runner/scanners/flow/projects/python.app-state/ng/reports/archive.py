class Archive:
    def __init__(self, root):
        self._root = root

    def load(self, name):
        with open(f"{self._root}/{name}") as report:  # expect
            return report.read()
