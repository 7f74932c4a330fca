@app.route("/plugin")
def plugin():
    module = importlib.import_module("plugins.default")
    return module.run(request.args["name"])
