package auth;

import com.auth0.jwt.JWT;
import com.auth0.jwt.algorithms.Algorithm;
import com.auth0.jwt.interfaces.DecodedJWT;

public class Claims {
    private Algorithm algorithm;

    String user(String token) {
        DecodedJWT jwt = JWT.require(algorithm).withIssuer("shop").build().verify(token);
        return jwt.getSubject();
    }
}
