def seal(data, iv):
    return AES.new(key, AES.MODE_CBC, iv=iv).encrypt(data)
