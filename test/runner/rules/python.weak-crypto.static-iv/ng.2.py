def seal(data):
    return AES.new(key, AES.MODE_CBC, iv=b"0123456789abcdef").encrypt(data) # expect
