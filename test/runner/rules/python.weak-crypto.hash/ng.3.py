from hashlib import md5

from Crypto.Hash import SHA


def fingerprint(data):
    first = md5(data).hexdigest()  # expect
    return first + SHA.new(data).hexdigest()  # expect
