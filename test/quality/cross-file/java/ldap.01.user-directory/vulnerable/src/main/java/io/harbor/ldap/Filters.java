package io.harbor.ldap;

public final class Filters {
    private Filters() {}

    public static String byLogin(String login) {
        return "(&(objectClass=person)(uid=" + login + "))";
    }
}
