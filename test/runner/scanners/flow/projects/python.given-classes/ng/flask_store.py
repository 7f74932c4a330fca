import subprocess


class Store:
    def find(self, term):
        return subprocess.run(f"grep {term} /srv/data", shell=True).returncode  # expect
