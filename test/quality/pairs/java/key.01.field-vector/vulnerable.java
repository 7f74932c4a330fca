package com.acme.vault;

import java.nio.charset.StandardCharsets;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.IvParameterSpec;

public class RecordCipher {
    private static final byte[] VECTOR = "0f1e2d3c4b5a6978".getBytes(StandardCharsets.UTF_8);

    public byte[] encrypt(SecretKey key, byte[] record) throws Exception {
        Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
        cipher.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(VECTOR));
        return cipher.doFinal(record);
    }
}
