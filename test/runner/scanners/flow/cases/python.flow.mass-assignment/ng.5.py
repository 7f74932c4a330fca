from flask import Flask, request
from sqlalchemy.orm import declarative_base

app = Flask(__name__)
Base = declarative_base()


class Format(Base):
    name = Column(String)
    is_public = Column(Boolean)


@app.route("/formats", methods=["POST"])
def save():
    session.add(Format(**request.form))  # expect
    session.commit()
    return "done"
