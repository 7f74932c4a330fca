fun claims(token: String) = Jwts.parser().verifyWith(key).build().parseSignedClaims(token).payload
