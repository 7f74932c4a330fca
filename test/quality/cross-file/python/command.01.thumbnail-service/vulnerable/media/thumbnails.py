import subprocess

from media.settings import CONVERT, SIZE


class Thumbnailer:
    def __init__(self, source_dir):
        self.source_dir = source_dir

    def create(self, name):
        target = f"/tmp/{hash(name)}.png"
        command = f"{CONVERT} {self.source_dir}/{name} -resize {SIZE} {target}"
        subprocess.run(command, shell=True, check=True, timeout=30)  # expect
        return target
