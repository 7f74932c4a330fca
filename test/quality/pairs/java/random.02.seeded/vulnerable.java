package com.acme.shop;

import java.security.SecureRandom;

public class Coupons {
    private static final long START = 20240117L;

    public byte[] code() {
        SecureRandom random = new SecureRandom();
        random.setSeed(START);
        byte[] code = new byte[12];
        random.nextBytes(code);
        return code;
    }
}
