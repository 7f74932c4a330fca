NAMES = {"sales": "sales.txt", "stock": "stock.txt"}


class Archive:
    def __init__(self, root):
        self._root = root

    def load(self, name):
        with open(f"{self._root}/{NAMES[name]}") as report:
            return report.read()
