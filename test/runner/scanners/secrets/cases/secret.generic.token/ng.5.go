var jwtKey = []byte("{{token::lower:24}}") // expect
