import traceback

from flask import Flask, jsonify

app = Flask(__name__)


@app.route("/job")
def job():
    try:
        return run()
    except Exception:
        return jsonify(error=traceback.format_exc()), 500  # expect
