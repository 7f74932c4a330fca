package auth;

import io.jsonwebtoken.Claims;
import io.jsonwebtoken.Jwts;

public class Tokens {
    private byte[] key;

    Claims read(String token) {
        return Jwts.parserBuilder().setSigningKey(key).build().parseClaimsJws(token).getBody();
    }
}
