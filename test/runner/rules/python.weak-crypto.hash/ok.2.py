def store(password, salt):
    return hashlib.scrypt(password.encode(), salt=salt, n=2**15, r=8, p=1)
