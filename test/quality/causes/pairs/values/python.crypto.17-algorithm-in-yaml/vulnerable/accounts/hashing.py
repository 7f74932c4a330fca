import hashlib
from pathlib import Path

import yaml

with Path("config/hashing.yml").open() as file:
    SETTINGS = yaml.safe_load(file)


def fingerprint_password(password, salt):
    return hashlib.new(SETTINGS["digest"], salt + password.encode()).hexdigest()  # expect
