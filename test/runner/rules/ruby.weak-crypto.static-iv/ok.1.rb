cipher = OpenSSL::Cipher.new("aes-256-gcm").encrypt
cipher.key = key
iv = cipher.random_iv
