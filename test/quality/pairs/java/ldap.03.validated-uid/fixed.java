package com.acme.directory;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import javax.naming.NamingException;
import javax.naming.directory.InitialDirContext;
import javax.naming.directory.SearchControls;

@Path("/badge")
public class BadgeResource {
    private static String filterFor(String badge) {
        if (!badge.matches("^[0-9]{6}$")) {
            throw new IllegalArgumentException("Not a badge number");
        }
        return "(employeeNumber=" + badge + ")";
    }

    @GET
    @Path("/{badge}")
    public boolean known(@PathParam("badge") String badge) throws NamingException {
        InitialDirContext directory = new InitialDirContext();
        String filter = filterFor(badge);
        return directory.search("ou=staff", filter, new SearchControls()).hasMoreElements();
    }
}
