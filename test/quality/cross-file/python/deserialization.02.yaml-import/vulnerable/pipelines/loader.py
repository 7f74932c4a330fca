import yaml


def load_definition(text):
    document = yaml.load(text, Loader=yaml.UnsafeLoader)  # expect
    return document["steps"]
