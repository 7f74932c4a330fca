package io.harbor.ldap;

import org.springframework.ldap.support.LdapEncoder;

public final class Filters {
    private Filters() {}

    public static String byLogin(String login) {
        return "(&(objectClass=person)(uid=" + LdapEncoder.filterEncode(login) + "))";
    }
}
