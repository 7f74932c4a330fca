import subprocess


class Store:
    def __init__(self, *, runner):
        self._runner = runner

    def find(self, term):
        return self._runner.run(term)


class Runner:
    def run(self, term):
        return subprocess.run(["grep", term, "/srv/data"]).returncode
