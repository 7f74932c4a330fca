def seal(data, key):
    return AES.new(key, AES.MODE_ECB).encrypt(data) # expect
