from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    data = request.get_json()
    db.users.find_one({"name": data["name"]}) # expect
    users_collection.find(request.json) # expect
    return "done"
