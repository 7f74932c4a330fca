package com.acme.catalog;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.util.List;

@Path("/books")
public class BookResource {
    @Inject
    BookFinder finder;

    @GET
    public List<?> list(@QueryParam("sort") String sort) {
        return finder.sorted(SortColumns.of(sort));
    }
}
