package com.acme.shop;

import java.security.SecureRandom;

public class Coupons {
    public byte[] code() {
        SecureRandom random = new SecureRandom();
        byte[] code = new byte[12];
        random.nextBytes(code);
        return code;
    }
}
