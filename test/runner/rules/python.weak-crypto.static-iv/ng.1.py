cipher = Cipher(algorithms.AES(key), modes.CBC(b"\x00" * 16)) # expect
