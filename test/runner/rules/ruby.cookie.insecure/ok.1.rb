def remember(user)
  cookies[:user] = { value: user.id, httponly: true, secure: true }
  connection = { host: "a", secure: false }
end
