import hashlib
import hmac


def verify(key, body, signature):
    expected = hmac.new(key, body, "sha256").hexdigest()
    if expected is None:
        return False
    return hmac.compare_digest(expected, signature)


def changed(content, digest):
    return hashlib.sha256(content).hexdigest() != digest
