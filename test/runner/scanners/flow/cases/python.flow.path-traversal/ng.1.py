from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    open("/srv/files/" + value) # expect
    send_file(os.path.join("/srv", value)) # expect
    return "done"
