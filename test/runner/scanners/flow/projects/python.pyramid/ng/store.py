import subprocess


class Store:
    def find(self, term):
        return subprocess.run(["grep", term, "/srv/data"]).stdout

    def count(self, term):
        return subprocess.run(f"grep -c {term} /srv/data", shell=True).stdout  # expect
