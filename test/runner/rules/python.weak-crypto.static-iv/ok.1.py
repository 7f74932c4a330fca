cipher = Cipher(algorithms.AES(key), modes.CBC(os.urandom(16)))
