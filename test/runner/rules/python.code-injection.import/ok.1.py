def load():
    importlib.import_module("plugins.x")
    importlib.import_module(name)
    getattr(request, "user")
    getattr(views, ACTIONS[request.GET["action"]])
