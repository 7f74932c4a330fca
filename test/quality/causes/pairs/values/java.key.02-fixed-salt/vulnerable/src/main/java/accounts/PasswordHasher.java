package accounts;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

public class PasswordHasher {
    private static final String SALT = "shop-accounts";

    public byte[] hash(char[] password) throws GeneralSecurityException {
        byte[] salt = SALT.getBytes(StandardCharsets.UTF_8);
        PBEKeySpec spec = new PBEKeySpec(password, salt, 310_000, 256); // expect
        return SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(spec).getEncoded();
    }
}
