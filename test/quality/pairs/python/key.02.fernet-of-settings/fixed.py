import os

from cryptography.fernet import Fernet


class Settings:
    vault = os.environ["VAULT"]


def box() -> Fernet:
    return Fernet(Settings.vault)
