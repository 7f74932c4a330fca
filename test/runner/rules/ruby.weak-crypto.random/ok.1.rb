def issue(user)
  user.reset_token = SecureRandom.urlsafe_base64(32)
end
