token = JWT.encode({ user: id }, key, "HS256")
JWT.decode(token, key, true, { algorithms: ["ES256"] })
