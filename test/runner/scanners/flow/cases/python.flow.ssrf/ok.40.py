from flask import request
from sqlalchemy.orm import Session

session = Session(engine)


def remove():
    book = session.get(Book, request.args["id"])
    book.note = request.args["note"]
    session.delete(book)
    return ""
