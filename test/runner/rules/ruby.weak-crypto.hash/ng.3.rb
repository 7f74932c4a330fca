require "openssl"

sum = OpenSSL::Digest.hexdigest("MD5", data) # expect
