package com.acme.search;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

@Path("/search")
public class SearchResource {
    private static final Logger LOG = LogManager.getLogger();

    private static String oneLine(String text) {
        return text.replace('\n', ' ').replace('\r', ' ');
    }

    @GET
    public String search(@QueryParam("q") String q) {
        String term = oneLine(q);
        LOG.info("searched for {}", term);
        return "[]";
    }
}
