package com.acme.vault;

import java.nio.charset.StandardCharsets;
import javax.crypto.spec.SecretKeySpec;

public class Keys {
    private static final String PHRASE = "correct-horse-16";

    public SecretKeySpec forRecords() {
        byte[] material = PHRASE.getBytes(StandardCharsets.UTF_8);
        return new SecretKeySpec(material, "AES");
    }
}
