stored = BCrypt::Password.create(entered, cost: 4) # expect
key = OpenSSL::KDF.pbkdf2_hmac(entered, salt: salt, iterations: 1000, length: 32, hash: "sha256") # expect
