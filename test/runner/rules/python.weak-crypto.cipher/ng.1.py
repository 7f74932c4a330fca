cipher = DES.new(key, DES.MODE_ECB)  # expect
cipher = ARC4.new(key)  # expect
cipher = AES.new(key, AES.MODE_ECB)  # expect
Cipher(algorithms.AES(key), modes.ECB())  # expect
Cipher(algorithms.ARC4(key), mode=None)  # expect
