package com.acme.auth;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Set;

public final class ReturnLocation {
    private static final Set<String> PAGES = Set.of("/", "/cart", "/account");

    private ReturnLocation() {}

    public static String from(HttpServletRequest request) {
        String location = request.getParameter("returnTo");
        return location != null && PAGES.contains(location) ? location : "/";
    }
}
