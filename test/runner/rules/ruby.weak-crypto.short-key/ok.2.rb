def load(pem)
  OpenSSL::PKey::RSA.new(pem)
end
