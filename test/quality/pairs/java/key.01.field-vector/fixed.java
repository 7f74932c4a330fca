package com.acme.vault;

import java.security.SecureRandom;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.IvParameterSpec;

public class RecordCipher {
    private final SecureRandom random = new SecureRandom();

    public byte[] encrypt(SecretKey key, byte[] record) throws Exception {
        byte[] vector = new byte[16];
        random.nextBytes(vector);
        Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
        cipher.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(vector));
        byte[] sealed = cipher.doFinal(record);
        byte[] all = new byte[vector.length + sealed.length];
        System.arraycopy(vector, 0, all, 0, vector.length);
        System.arraycopy(sealed, 0, all, vector.length, sealed.length);
        return all;
    }
}
