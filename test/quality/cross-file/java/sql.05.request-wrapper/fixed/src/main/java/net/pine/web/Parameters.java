package net.pine.web;

import javax.servlet.http.HttpServletRequest;

public class Parameters {
    private final HttpServletRequest request;

    public Parameters(HttpServletRequest request) {
        this.request = request;
    }

    public String text(String name) {
        String value = request.getParameter(name);
        return value == null ? "" : value.trim();
    }

    public String number(String name) {
        return String.valueOf(Long.parseLong(text(name)));
    }
}
