from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    os.system("ping -c 1 " + value) # expect
    subprocess.run(f"ls {value}", shell=True) # expect
    return "done"
