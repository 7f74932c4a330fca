require "bcrypt"

class User
  def password=(password)
    @digest = BCrypt::Password.create(password)
  end
end
