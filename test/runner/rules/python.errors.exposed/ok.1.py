import logging
import traceback

from flask import Flask, jsonify

app = Flask(__name__)


@app.route("/job")
def job():
    try:
        return run()
    except Exception:
        logging.error(traceback.format_exc())
        return jsonify(error="internal error"), 500
