package accounts;

import java.math.BigInteger;
import java.security.SecureRandom;
import java.util.Random;

public class ResetCodes {
    private final SecureRandom random = new SecureRandom();

    public String nextResetToken() {
        String token = new BigInteger(120, random).toString(36); // expect
        return token;
    }
}
