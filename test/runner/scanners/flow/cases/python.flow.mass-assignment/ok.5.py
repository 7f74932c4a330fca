from flask import Flask, request
from sqlalchemy.orm import declarative_base

app = Flask(__name__)
Base = declarative_base()


class Format(Base):
    def __init__(self, book, name):
        self.book = book
        self.name = name


@app.route("/formats", methods=["POST"])
def save():
    session.add(Format(1, request.form["name"].upper()))
    session.commit()
    return "done"
