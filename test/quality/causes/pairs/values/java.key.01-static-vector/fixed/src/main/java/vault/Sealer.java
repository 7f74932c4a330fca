package vault;

import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.IvParameterSpec;

public class Sealer {
    private final SecureRandom random = new SecureRandom();

    public byte[] seal(SecretKey key, byte[] plain) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance("AES/CTR/NoPadding");
        byte[] vector = new byte[16];
        random.nextBytes(vector);
        IvParameterSpec parameters = new IvParameterSpec(vector);
        cipher.init(Cipher.ENCRYPT_MODE, key, parameters);
        return cipher.doFinal(plain);
    }
}
