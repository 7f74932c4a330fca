from flask import Flask, jsonify, request

from players.store import PlayerStore

app = Flask(__name__)
store = PlayerStore()


@app.get("/players")
def players():
    return jsonify(store.above(request.args.get("score", "0")))
