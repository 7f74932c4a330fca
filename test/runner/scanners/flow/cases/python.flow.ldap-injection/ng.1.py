from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    connection.search_s("ou=people", SCOPE, "(uid=%s)" % value) # expect
    connection.search("ou=people", f"(uid={value})") # expect
    return "done"
