payload, _header = JWT.decode(token, nil, false) # expect
