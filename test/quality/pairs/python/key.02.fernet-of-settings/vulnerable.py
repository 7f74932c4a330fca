from cryptography.fernet import Fernet


class Settings:
    vault = b"v2Wl4x1p0m9c7Yb5Zq8sT6uR3nK1jH0gF4dD2aA9eE8="


def box() -> Fernet:
    return Fernet(Settings.vault)
