package com.acme.auth;

import jakarta.servlet.http.HttpServletRequest;

public final class ReturnLocation {
    private ReturnLocation() {}

    public static String from(HttpServletRequest request) {
        String location = request.getParameter("returnTo");
        return location == null ? "/" : location;
    }
}
