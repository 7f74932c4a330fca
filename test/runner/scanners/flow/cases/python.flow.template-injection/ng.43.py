from flask import Flask
from flask_sqlalchemy import SQLAlchemy
from jinja2 import Environment

app = Flask(__name__)
db = SQLAlchemy()
env = Environment()


class Layout(db.Model):
    id = db.Column(db.Integer, primary_key=True)
    body = db.Column(db.Text, nullable=False)


@app.get("/<kind>")
def show(kind):
    layout = Layout.query.filter_by(
        tenant_id=1, kind=kind
    ).first_or_404()
    return str(len(env.from_string(layout.body).render()))  # expect


@app.get("/number/<kind>")
def number(kind):
    layout = Layout.query.filter_by(kind=kind).first_or_404()
    return str(len(env.from_string(str(layout.id)).render()))
