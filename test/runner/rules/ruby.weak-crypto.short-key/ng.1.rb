require "openssl"

key = OpenSSL::PKey::RSA.new(1024) # expect
