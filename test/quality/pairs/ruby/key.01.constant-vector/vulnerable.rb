require "openssl"

class Box
  START = "0123456789abcdef".freeze

  def seal(material, record)
    cipher = OpenSSL::Cipher.new("aes-256-cbc").encrypt
    cipher.key = material
    cipher.iv = START
    cipher.update(record) + cipher.final
  end
end
