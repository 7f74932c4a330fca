payload, _header = JWT.decode(token, key, true, algorithm: "RS256")
