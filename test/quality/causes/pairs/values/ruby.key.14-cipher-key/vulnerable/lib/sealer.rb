require "openssl"

class Sealer
  KEY = "9f86d081884c7d659a2feaa0c55ad015"

  def seal(text)
    cipher = OpenSSL::Cipher.new("aes-256-gcm").encrypt
    cipher.key = KEY # expect
    iv = cipher.random_iv
    iv + cipher.update(text) + cipher.final + cipher.auth_tag
  end
end
