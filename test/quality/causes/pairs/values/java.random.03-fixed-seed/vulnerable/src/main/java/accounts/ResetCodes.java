package accounts;

import java.math.BigInteger;
import java.security.SecureRandom;
import java.util.Random;

public class ResetCodes {
    private static final long SEED = 20240101L;
    private final Random random = new Random(SEED);

    public String nextResetToken() {
        String token = new BigInteger(120, random).toString(36); // expect
        return token;
    }
}
