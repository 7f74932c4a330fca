import java.security.MessageDigest;
import java.util.Properties;
import javax.crypto.Cipher;

class A {
  void cipher(Properties props) throws Exception {
    Cipher.getInstance(props.getProperty("cipher.algorithm", "DES/ECB/PKCS5Padding")); // expect
    String name = System.getProperty("cipher", "AES/ECB/PKCS5Padding");
    Cipher.getInstance(name); // expect
    Cipher.getInstance(props.getProperty("cipher.algorithm", "AES/GCM/NoPadding"));
    Cipher.getInstance(props.getProperty("cipher.algorithm"));
  }
}
