def issue(user)
  user.reset_token = rand(10**10).to_s # expect
end
