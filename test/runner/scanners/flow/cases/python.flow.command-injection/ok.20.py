import os
import shlex


class Parts:
    def on_get(self, req, resp, name, number: int):
        os.system("find " + shlex.quote(name))
        os.system(f"find {number}")
