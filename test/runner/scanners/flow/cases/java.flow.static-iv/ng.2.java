import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.IvParameterSpec;

public class Crypto {
    byte[] encrypt(Cipher cipher, SecretKey key, byte[] data) throws Exception {
        byte[] iv = new byte[16];
        cipher.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(iv)); // expect
        return cipher.doFinal(data);
    }
}
