import os

from flask import Flask
from flask_sqlalchemy import SQLAlchemy

app = Flask(__name__)
db = SQLAlchemy(app)


class Host(db.Model):
    id = db.Column(db.Integer, primary_key=True)
    name = db.Column(db.String(80))
    port = db.Column(db.Integer)


@app.route("/a/<int:id>")
def by_get(id):
    host = Host.query.get(1)
    os.system("ping " + host.name)  # expect


@app.route("/b/<int:id>")
def by_get_or_404(id):
    host = Host.query.get_or_404(1)
    os.system("ping " + host.name)  # expect


@app.route("/c")
def by_filter_by():
    host = Host.query.filter_by(port=1).first_or_404()
    os.system("ping " + host.name)  # expect


@app.route("/d")
def by_all():
    for host in Host.query.order_by(Host.name).all():
        os.system("ping " + host.name)  # expect


@app.route("/e")
def by_iter():
    for host in Host.query.filter(Host.port > 1):
        os.system("ping " + host.name)  # expect


@app.route("/f")
def by_paginate():
    for host in Host.query.paginate(page=1, per_page=20).items:
        os.system("ping " + host.name)  # expect


@app.route("/g/<int:id>")
def by_db_or_404(id):
    host = db.get_or_404(Host, 1)
    os.system("ping " + host.name)  # expect


@app.route("/h")
def by_one_or_404():
    host = db.one_or_404(db.select(Host).filter_by(port=1))
    os.system("ping " + host.name)  # expect


@app.route("/i")
def by_first_or_404():
    host = db.first_or_404(db.select(Host))
    os.system("ping " + host.name)  # expect


@app.route("/j")
def by_scalars():
    for host in db.session.execute(db.select(Host).order_by(Host.name)).scalars():
        os.system("ping " + host.name)  # expect


@app.route("/k")
def by_session_scalar():
    host = db.session.scalar(db.select(Host))
    os.system("ping " + host.name)  # expect


@app.route("/l")
def by_session_get():
    host = db.session.get(Host, 1)
    os.system("ping " + host.name)  # expect


@app.route("/m")
def by_db_paginate():
    page = db.paginate(db.select(Host))
    for host in page.items:
        os.system("ping " + host.name)  # expect


@app.route("/n")
def by_db_paginate_iter():
    for host in db.paginate(db.select(Host)):
        os.system("ping " + host.name)  # expect


@app.route("/o")
def by_session_query():
    for (name,) in db.session.query(Host.name):
        os.system("ping " + name)  # expect


@app.route("/p")
def safe():
    host = Host.query.get(1)
    os.system("ping " + str(int(host.name)))


@app.route("/q")
def safe_port():
    host = Host.query.get(1)
    os.system(f"ping {host.port}")
