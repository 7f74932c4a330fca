fun user(token: String) = JWT.decode(token).subject // expect
