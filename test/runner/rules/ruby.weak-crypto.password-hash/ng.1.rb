require "digest"

class User
  def password=(password)
    @digest = Digest::SHA256.hexdigest(salt + password) # expect
  end
end
