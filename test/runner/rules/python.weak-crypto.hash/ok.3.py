from hashlib import sha256


def md5(data):
    return sha256(data)


def fingerprint(data):
    return md5(data).hexdigest()
