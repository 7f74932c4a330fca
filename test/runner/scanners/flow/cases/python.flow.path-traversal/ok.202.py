from flask import Flask, render_template, request

app = Flask(__name__)


@app.route("/report")
def show():
    connection = connect()
    statement = render_template("report.sql", name=request.args["name"])
    status, rows = connection.execute_dict(statement)
    return {"text": open(rows["path"]).read() if status else ""}
