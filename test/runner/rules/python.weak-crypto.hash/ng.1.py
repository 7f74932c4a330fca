hashlib.md5(password.encode()).hexdigest()  # expect
hashlib.sha1(data)  # expect
hashlib.new("md5", data)  # expect
MD5.new(data)  # expect
digest = hashes.Hash(hashes.SHA1())  # expect
