from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    data = request.get_json()
    db.users.find_one({"name": str(data["name"])})
    db.users.find_one({"name": value})
    return "done"
