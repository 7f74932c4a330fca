import os


class Parts:
    def on_get(self, req, resp):
        os.system(f"list {req.context.tenant}")
