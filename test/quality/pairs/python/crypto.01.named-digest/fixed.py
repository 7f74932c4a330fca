import hashlib

DIGEST = "sha256"


def fingerprint_of_file(given: str) -> str:
    digest = hashlib.new(DIGEST)
    digest.update(given.encode())
    return digest.hexdigest()
