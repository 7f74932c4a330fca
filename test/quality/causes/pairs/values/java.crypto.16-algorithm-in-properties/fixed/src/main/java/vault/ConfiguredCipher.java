package vault;

import java.io.IOException;
import java.io.InputStream;
import java.security.GeneralSecurityException;
import java.util.Properties;
import javax.crypto.Cipher;

public class ConfiguredCipher {
    public Cipher create() throws IOException, GeneralSecurityException {
        Properties properties = new Properties();
        try (InputStream in = ConfiguredCipher.class.getResourceAsStream("/crypto.properties")) {
            properties.load(in);
        }
        return Cipher.getInstance(properties.getProperty("cipher.transformation")); // expect
    }
}
