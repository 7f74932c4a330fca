import os


def target_path(config, filename):
    return os.path.join(config.directory, filename)
