import hashlib


def register(user, password):
    user.digest = hashlib.sha256(password.encode()).hexdigest()  # expect
    user.save()
