import os


class DiskDocuments:
    def __init__(self, root):
        self._root = root

    def read(self, name):
        with open(os.path.join(self._root, name)) as file:  # expect
            return file.read()

    def names(self):
        return os.listdir(self._root)
