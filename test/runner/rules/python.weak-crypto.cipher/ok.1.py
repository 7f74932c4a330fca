cipher = AES.new(key, AES.MODE_GCM)
Cipher(algorithms.AES(key), modes.GCM(iv))
Fernet(key)
session.new(key)
