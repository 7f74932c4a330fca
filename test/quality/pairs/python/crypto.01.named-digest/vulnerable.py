import hashlib

DIGEST = "md5"


def fingerprint_of_password(given: str) -> str:
    digest = hashlib.new(DIGEST)
    digest.update(given.encode())
    return digest.hexdigest()
