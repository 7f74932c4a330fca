from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    tree.xpath("//user[name='" + value + "']") # expect
    root.findall(f"./user[@id='{value}']") # expect
    return "done"
