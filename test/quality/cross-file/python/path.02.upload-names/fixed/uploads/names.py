import os

from werkzeug.utils import secure_filename


def target_path(config, filename):
    return os.path.join(config.directory, secure_filename(filename))
