package auth;

import com.auth0.jwt.JWT;
import com.auth0.jwt.interfaces.DecodedJWT;

public class Claims {
    String user(String token) {
        DecodedJWT jwt = JWT.decode(token); // expect
        return jwt.getSubject();
    }
}
