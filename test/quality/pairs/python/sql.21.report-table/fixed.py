from flask import Flask, jsonify, request
from sqlalchemy import text
from sqlalchemy.orm import Session

from reports.database import engine
from reports.models import Report

app = Flask(__name__)


@app.get("/reports")
def show_report():
    slug = request.args["slug"]
    with Session(engine) as session:
        report = session.query(Report).filter_by(slug=slug).one()
        rows = session.execute(text(f"SELECT day, amount FROM {report.view_name} ORDER BY day"))
        return jsonify(title=report.title, rows=[list(row) for row in rows])
