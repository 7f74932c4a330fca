package com.acme.vault;

import java.util.Base64;
import javax.crypto.spec.SecretKeySpec;

public class Keys {
    public SecretKeySpec forRecords() {
        byte[] material = Base64.getDecoder().decode(System.getenv("RECORD_KEY"));
        return new SecretKeySpec(material, "AES");
    }
}
