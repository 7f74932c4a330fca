require "openssl"

class Box
  def seal(material, record)
    cipher = OpenSSL::Cipher.new("aes-256-cbc").encrypt
    cipher.key = material
    start = cipher.random_iv
    start + cipher.update(record) + cipher.final
  end
end
