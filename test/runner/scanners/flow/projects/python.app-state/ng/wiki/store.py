import os


class PageStore:
    def __init__(self, root):
        self._root = root

    def load(self, name):
        with open(os.path.join(self._root, name)) as page:  # expect
            return page.read()
