package com.acme.sso;

import jakarta.ws.rs.CookieParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
import java.net.URI;

@Path("/sso/return")
public class SsoReturn {
    @GET
    public Response back(@CookieParam("return_to") String returnTo) {
        URI target = URI.create(returnTo);
        if (!"portal.acme.com".equals(target.getHost())) {
            target = URI.create("https://portal.acme.com/");
        }
        return Response.seeOther(target).build();
    }
}
