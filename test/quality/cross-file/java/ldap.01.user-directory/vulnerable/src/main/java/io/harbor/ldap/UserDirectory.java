package io.harbor.ldap;

import javax.naming.NamingException;
import javax.naming.directory.DirContext;
import javax.naming.directory.SearchControls;

public class UserDirectory {
    private final DirContext context;

    public UserDirectory(DirContext context) {
        this.context = context;
    }

    public boolean exists(String login) throws NamingException {
        return context.search("ou=people", Filters.byLogin(login), new SearchControls()).hasMore(); // expect
    }
}
