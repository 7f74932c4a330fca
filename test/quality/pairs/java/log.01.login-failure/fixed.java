package com.acme.login;

import jakarta.servlet.http.HttpServletRequest;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class LoginAudit {
    private static final Logger log = LoggerFactory.getLogger(LoginAudit.class);

    public void failed(HttpServletRequest request) {
        String user = request.getParameter("user");
        log.warn("Login failed for " + user.replaceAll("[\r\n]", "_"));
    }
}
