def remember(user)
  cookies[:user] = { value: user.id, httponly: false, secure: true } # expect
end
