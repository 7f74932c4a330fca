package com.acme.shop;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Random;

public class Visits {
    private final Random numbers = new Random();

    public void begin(HttpServletResponse response) {
        long number = numbers.nextLong();
        Cookie cookie = new Cookie("sid", Long.toHexString(number));
        cookie.setSecure(true);
        cookie.setHttpOnly(true);
        response.addCookie(cookie);
    }
}
