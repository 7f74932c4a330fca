cipher = OpenSSL::Cipher.new("aes-256-gcm")
cipher.encrypt
