def read(path):
    with open(path) as file:
        return yaml.load(file, Loader=yaml.UnsafeLoader) # expect
