import importlib

BUILT_IN = ("csv", "json")


def load_exporter(name):
    module = importlib.import_module(name)  # expect
    return module.export
