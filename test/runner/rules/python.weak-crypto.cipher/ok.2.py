def seal(data, key):
    cipher = AES.new(key, AES.MODE_GCM)
    return cipher.encrypt_and_digest(data)
