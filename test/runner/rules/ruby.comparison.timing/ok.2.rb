signature = OpenSSL::HMAC.hexdigest("SHA256", key, body)
Rack::Utils.secure_compare(signature, given)
other == given
