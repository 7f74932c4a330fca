@app.route("/plugin")
def plugin():
    module = importlib.import_module(request.args["name"]) # expect
    return module.run()
