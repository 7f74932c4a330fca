package auth;

import io.jsonwebtoken.Claims;
import io.jsonwebtoken.Jwts;

public class Tokens {
    private byte[] key;

    Claims read(String token) {
        return (Claims) Jwts.parser().setSigningKey(key).parse(token).getBody(); // expect
    }
}
