import subprocess

from flask import request


class Transcoder:
    def __init__(self, binary="ffmpeg"):
        self.binary = binary

    def clip(self, caption):
        args = [self.binary, "-nostdin"]
        if caption:
            args += ["-metadata", f"comment={caption}"]
        args += ["-c", "copy"]
        subprocess.run(args)
        subprocess.run([*args, "out.mp4"])
        subprocess.run([str(part) for part in args])
        run(args)


def run(args):
    subprocess.run(list(args), check=False)


@app.post("/clips")
def create():
    Transcoder().clip(request.form["caption"])
    return ""
