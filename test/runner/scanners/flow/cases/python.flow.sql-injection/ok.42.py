import sqlite3

from flask import Flask, request

app = Flask(__name__)


@app.get("/tags")
def tags():
    tags = request.args.getlist("tag")
    values = {f"t{i}": tag for i, tag in enumerate(tags)}
    names = ", ".join(f":{key}" for key in values)
    db = sqlite3.connect("tags.db")
    db.execute(f"SELECT * FROM tags WHERE name IN ({names})", values)
    listed = []
    for key in values:
        listed.append(":" + key)
    db.execute("SELECT * FROM tags WHERE name IN (" + ", ".join(listed) + ")", values)
    return ""
