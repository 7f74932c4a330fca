import os
from flask import request


class Job:
    @property
    def command(self):
        return self._command

    @command.setter
    def command(self, value):
        self._command = "run " + value


@app.route("/job")
def job():
    item = Job()
    item.command = request.args["name"]
    os.system(item.command) # expect
