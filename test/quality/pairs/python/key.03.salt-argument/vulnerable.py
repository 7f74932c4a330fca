import hashlib

PEPPER = b"acme-shop"


def hashed(given: str) -> bytes:
    return _derive(given, PEPPER)


def _derive(given: str, extra: bytes) -> bytes:
    return hashlib.pbkdf2_hmac("sha256", given.encode(), extra, 600_000)
