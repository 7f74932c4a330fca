etag = Digest::SHA256.hexdigest(body)
key = OpenSSL::KDF.pbkdf2_hmac(entered, salt: salt, iterations: 600_000, length: 32, hash: "sha256")
