require "openssl"

key = OpenSSL::PKey::RSA.new(3072)
