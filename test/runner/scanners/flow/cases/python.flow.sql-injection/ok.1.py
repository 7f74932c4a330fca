from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    cursor.execute("SELECT * FROM users WHERE name = %s", (value,))
    if value not in ("name", "id"): abort(400)
    cursor.execute("SELECT * FROM users ORDER BY " + value)
    return "done"
