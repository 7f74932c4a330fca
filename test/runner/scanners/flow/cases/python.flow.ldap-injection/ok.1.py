from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    connection.search_s("ou=people", SCOPE, "(uid=%s)" % escape_filter_chars(value))
    connection.search("ou=people", "(uid=admin)")
    return "done"
