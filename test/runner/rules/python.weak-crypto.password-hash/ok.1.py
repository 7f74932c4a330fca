import hashlib


def register(user, password):
    user.digest = hashlib.scrypt(password.encode(), salt=user.salt, n=2**14, r=8, p=1)
    user.avatar = hashlib.sha256(user.picture).hexdigest()
    user.save()
