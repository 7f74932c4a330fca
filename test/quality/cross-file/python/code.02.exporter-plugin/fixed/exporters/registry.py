import importlib

MODULES = {"exporters.csv": "exporters.csv", "exporters.json": "exporters.json"}


def load_exporter(name):
    module = importlib.import_module(MODULES[name])
    return module.export
