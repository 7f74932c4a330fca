package com.acme.directory;

import jakarta.servlet.http.HttpServletRequest;
import javax.naming.NamingEnumeration;
import javax.naming.NamingException;
import javax.naming.directory.DirContext;
import javax.naming.directory.SearchControls;
import javax.naming.directory.SearchResult;

public class UserDirectory {
    private final DirContext context;

    public UserDirectory(DirContext context) {
        this.context = context;
    }

    public boolean exists(HttpServletRequest request) throws NamingException {
        String user = request.getParameter("user");
        SearchControls controls = new SearchControls();
        String filter = "(&(objectClass=person)(uid={0}))";
        NamingEnumeration<SearchResult> results =
            context.search("ou=people,dc=acme,dc=com", filter, new Object[] {user}, controls);
        return results.hasMore();
    }
}
