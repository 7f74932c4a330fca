def parameters
  OpenSSL::PKey::DSA.generate(1024) # expect
end
