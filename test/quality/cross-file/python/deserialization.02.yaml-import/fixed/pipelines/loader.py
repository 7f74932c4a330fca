import yaml


def load_definition(text):
    document = yaml.load(text, Loader=yaml.SafeLoader)
    return document["steps"]
