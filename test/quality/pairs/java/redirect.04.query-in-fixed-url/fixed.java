package com.acme.lang;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

public class LanguageSwitch {
    public void apply(HttpServletRequest req, HttpServletResponse resp) {
        String page = req.getParameter("page");
        String location = String.format("/switch?page=%s&lang=%s", URLEncoder.encode(page, StandardCharsets.UTF_8), "de");
        resp.setStatus(302);
        resp.setHeader("Location", location);
    }
}
