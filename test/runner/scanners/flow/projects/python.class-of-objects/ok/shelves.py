import subprocess

from flask import Flask, request

app = Flask(__name__)


class Shelf:
    def update(self, values):
        type(self).announce(values["name"])
        self.__class__.label(values["label"])
        subprocess.run(f"lp -n {type(self).copies(values['copies'])}", shell=True)


class BookShelf(Shelf):
    @classmethod
    def announce(cls, name):
        subprocess.run(["cat", "--", name])

    @staticmethod
    def label(name):
        subprocess.run(["lp", "--", name])

    @staticmethod
    def copies(text):
        return int(text)


@app.post("/shelves")
def update():
    BookShelf().update(request.form)
    return "", 204
