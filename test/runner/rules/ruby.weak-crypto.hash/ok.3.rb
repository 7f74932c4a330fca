require "openssl"

sum = OpenSSL::Digest.hexdigest("SHA256", data)
