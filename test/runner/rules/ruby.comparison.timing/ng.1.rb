def verify(key, body, signature)
  OpenSSL::HMAC.hexdigest("SHA256", key, body) == signature # expect
end

def check(key, body)
  expected = "sha256=" + OpenSSL::HMAC.hexdigest("SHA256", key, body)
  head :unauthorized if request.headers["X-Signature"] != expected # expect
end
