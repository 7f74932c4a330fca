digest = OpenSSL::Digest.new("SHA256")
OpenSSL::HMAC.hexdigest("SHA256", key, body)
