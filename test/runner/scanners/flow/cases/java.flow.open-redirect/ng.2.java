package auth;

import java.net.URI;
import javax.ws.rs.*;
import javax.ws.rs.core.Response;

@Path("/go")
public class GoResource {
    @GET
    public Response go(@QueryParam("url") String url) {
        return Response.seeOther(URI.create(url)).build(); // expect
    }
}
