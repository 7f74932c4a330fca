import sqlite3

from flask import Flask, request

app = Flask(__name__)


@app.get("/tags")
def tags():
    tags = request.args.getlist("tag")
    values = {f"t{tag}": tag for tag in tags}
    names = ", ".join(f":{key}" for key in values)
    db = sqlite3.connect("tags.db")
    db.execute(f"SELECT * FROM tags WHERE name IN ({names})", values) # expect
    texts = {f"t{i}": tag for i, tag in enumerate(tags)}
    listed = ", ".join(f"'{text}'" for text in texts.values())
    db.execute(f"SELECT * FROM tags WHERE name IN ({listed})") # expect
    return ""
