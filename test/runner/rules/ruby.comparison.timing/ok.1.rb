def verify(key, body, signature)
  expected = OpenSSL::HMAC.hexdigest("SHA256", key, body)
  return false if expected == nil
  OpenSSL.secure_compare(expected, signature)
end

def changed?(content, digest)
  Digest::SHA256.hexdigest(content) != digest
end
