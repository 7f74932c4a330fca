fun claims(token: String) =
    Jwts.parser().setSigningKey(key).parse(token).body // expect
