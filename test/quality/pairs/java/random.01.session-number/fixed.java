package com.acme.shop;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletResponse;
import java.security.SecureRandom;

public class Visits {
    private final SecureRandom numbers = new SecureRandom();

    public void begin(HttpServletResponse response) {
        long number = numbers.nextLong();
        Cookie cookie = new Cookie("sid", Long.toHexString(number));
        cookie.setSecure(true);
        cookie.setHttpOnly(true);
        response.addCookie(cookie);
    }
}
