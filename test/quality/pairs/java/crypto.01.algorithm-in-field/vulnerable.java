package com.acme.vault;

import javax.crypto.Cipher;
import javax.crypto.SecretKey;

public class Legacy {
    private static final String ALGORITHM = "DES";
    private static final String MODE = ALGORITHM + "/CBC/PKCS5Padding";

    public byte[] seal(SecretKey key, byte[] record) throws Exception {
        Cipher cipher = Cipher.getInstance(MODE);
        cipher.init(Cipher.ENCRYPT_MODE, key);
        return cipher.doFinal(record);
    }
}
