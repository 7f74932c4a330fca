import os


class Parts:
    def on_get(self, req, resp):
        os.system("list " + req.context.tenant)  # expect
