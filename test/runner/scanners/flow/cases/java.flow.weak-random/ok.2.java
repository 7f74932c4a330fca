import java.math.BigInteger;
import java.security.SecureRandom;

class SafeLinks {
    private final SecureRandom random = new SecureRandom();

    String next() {
        String loginToken = new BigInteger(130, random).toString(32);
        return loginToken;
    }
}
