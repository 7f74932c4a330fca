def read(path):
    with open(path) as file:
        return yaml.safe_load(file)
