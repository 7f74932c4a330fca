package com.acme.audit;

import java.util.logging.Logger;

public class AuditLog {
    private static final Logger LOGGER = Logger.getLogger("audit");

    public void failedLogin(String user, String address) {
        LOGGER.warning("login of " + LogText.of(user) + " failed from " + address); // expect
    }
}
