def store(password)
  self.hashed = BCrypt::Password.create(password)
  Digest::SHA256.hexdigest(text)
end
