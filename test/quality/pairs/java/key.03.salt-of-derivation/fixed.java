package com.acme.accounts;

import java.security.SecureRandom;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

public class Hasher {
    public byte[] hash(char[] given, byte[] stored) throws Exception {
        byte[] salt = stored;
        if (salt == null) {
            salt = new byte[16];
            new SecureRandom().nextBytes(salt);
        }
        PBEKeySpec parameters = new PBEKeySpec(given, salt, 310000, 256);
        return SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(parameters).getEncoded();
    }
}
