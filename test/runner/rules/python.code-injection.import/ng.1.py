def load():
    __import__(request.args["module"])  # expect
    importlib.import_module("plugins." + request.form["name"])  # expect
    action = request.GET.get("action")
    getattr(views, action)()  # expect
