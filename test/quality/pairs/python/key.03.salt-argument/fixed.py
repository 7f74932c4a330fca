import hashlib
import os


def hashed(given: str) -> bytes:
    extra = os.urandom(16)
    return extra + _derive(given, extra)


def _derive(given: str, extra: bytes) -> bytes:
    return hashlib.pbkdf2_hmac("sha256", given.encode(), extra, 600_000)
