from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    subprocess.run(["ls", value])
    os.system("ls " + shlex.quote(value))
    return "done"
