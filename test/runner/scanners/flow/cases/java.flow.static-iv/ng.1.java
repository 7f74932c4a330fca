import jakarta.servlet.http.Cookie;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.sql.DriverManager;
import java.util.Random;
import javax.crypto.Cipher;
import javax.crypto.KeyGenerator;
import javax.crypto.spec.*;

class Case {
    private static final String TEXT = "fixed-text-of-16";
    private static final byte[] BYTES = {1, 2, 3, 4, 5, 6, 7, 8};

    Object run(byte[] given, char[] letters, SecureRandom secure, Random plain) throws Exception {
        Object vector = new IvParameterSpec(BYTES); // expect
        return new GCMParameterSpec(128, TEXT.getBytes()); // expect
    }
}
