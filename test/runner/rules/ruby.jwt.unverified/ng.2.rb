token = JWT.encode({ user: id }, nil, "none") # expect
JWT.decode(token, key, true, algorithm: "none") # expect
