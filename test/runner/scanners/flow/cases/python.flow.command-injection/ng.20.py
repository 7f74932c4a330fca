import os

import falcon


class Parts:
    def on_get(self, req, resp, name):
        os.system("find " + name)  # expect
        os.system("find " + req.get_param("q"))  # expect
        raise falcon.HTTPFound("/parts")
