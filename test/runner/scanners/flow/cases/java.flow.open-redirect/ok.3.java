package auth;

import java.net.URI;
import java.util.List;
import javax.ws.rs.*;
import javax.ws.rs.core.Response;

@Path("/go")
public class GoResource {
    private static final List<String> PARTNERS = List.of("https://a.example.com/", "https://b.example.com/");

    @GET
    public Response go(@QueryParam("url") String url) {
        if (!PARTNERS.contains(url)) {
            return Response.status(400).build();
        }
        return Response.seeOther(URI.create(url)).build();
    }
}
