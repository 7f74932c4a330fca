package com.acme.accounts;

import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

public class Hasher {
    private final byte[] salt = {12, 7, 91, 3, 44, 8, 120, 65};

    public byte[] hash(char[] given) throws Exception {
        PBEKeySpec parameters = new PBEKeySpec(given, salt, 310000, 256);
        return SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(parameters).getEncoded();
    }
}
