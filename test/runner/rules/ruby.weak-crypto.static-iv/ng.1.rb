cipher = OpenSSL::Cipher.new("aes-256-cbc").encrypt
cipher.key = key
cipher.iv = "0123456789abcdef" # expect
