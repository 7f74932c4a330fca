digest = OpenSSL::Digest.new("SHA1") # expect
signature = Digest::SHA1.base64digest(body) # expect
