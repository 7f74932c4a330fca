import os


class Library:
    def __init__(self, shelf):
        self.shelf = shelf

    def read(self, isbn):
        return open(self.shelf + "/" + isbn).read()

    def all(self, order):
        return os.popen("ls --sort=" + order).read()

    def name(self):
        return os.popen("ls " + self.shelf).read()
