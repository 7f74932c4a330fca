from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    cursor.execute("SELECT * FROM users WHERE name = '%s'" % value) # expect
    query = f"SELECT * FROM users WHERE id = {value}"
    db.session.execute(text(query)) # expect
    return "done"
