package vault;

import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.IvParameterSpec;

public class Sealer {
    private static final byte[] VECTOR = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};

    public byte[] seal(SecretKey key, byte[] plain) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance("AES/CTR/NoPadding");
        IvParameterSpec parameters = new IvParameterSpec(VECTOR); // expect
        cipher.init(Cipher.ENCRYPT_MODE, key, parameters);
        return cipher.doFinal(plain);
    }
}
