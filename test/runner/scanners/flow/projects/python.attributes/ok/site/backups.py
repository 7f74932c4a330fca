import os


class Backups:
    def __init__(self, root):
        self.root = root

    def pack(self, directory):
        os.system("tar cf backup.tar " + directory)

    def count(self, directory):
        return len(directory)
