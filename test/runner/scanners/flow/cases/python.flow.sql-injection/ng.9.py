from flask import Flask, g, request

app = Flask(__name__)


@app.get("/items")
def items():
    name = request.args["name"] * 2
    return g.db.execute("SELECT * FROM items WHERE name = '" + name + "'").fetchall()  # expect
