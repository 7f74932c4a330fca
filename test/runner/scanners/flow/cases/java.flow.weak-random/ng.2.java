import java.math.BigInteger;
import java.util.Random;

class Links {
    private final Random random = new Random();

    String next() {
        String loginToken = new BigInteger(130, random).toString(32); // expect
        return loginToken;
    }
}
