require "openssl"

class Sealer
  KEY = ENV.fetch("SEALER_KEY")

  def seal(text)
    cipher = OpenSSL::Cipher.new("aes-256-gcm").encrypt
    cipher.key = KEY # expect
    iv = cipher.random_iv
    iv + cipher.update(text) + cipher.final + cipher.auth_tag
  end
end
