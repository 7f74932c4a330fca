def store(password)
  self.hashed = Digest::MD5.hexdigest(password) # expect
end
