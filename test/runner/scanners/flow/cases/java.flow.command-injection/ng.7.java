package app;

import jakarta.ws.rs.*;
import jakarta.ws.rs.core.*;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.io.*;
import java.util.List;

class Paging {
    @QueryParam("sort") public String sort;
    @QueryParam("page") public int page;
}

@Path("/users")
@Produces(MediaType.TEXT_HTML)
public class UserResource {
    @Inject EntityManager em;
    @Context HttpHeaders headers;
    @Context UriInfo uri;

    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public List<?> create(MultivaluedMap<String, String> form) {
        return em.createNativeQuery("select * from u where n = '" + form.getFirst("name") + "'").getResultList();
    }

    @GET
    @Path("/agent")
    public Response agent() throws IOException {
        String agent = headers.getHeaderString("X-Tool");
        Runtime.getRuntime().exec(new String[] {"sh", "-c", "tool " + agent}); // expect
        return Response.ok("fine").build();
    }

    @GET
    @Path("/q")
    public List<?> q() {
        String q = uri.getQueryParameters().getFirst("q");
        return em.createQuery("from U where n = '" + q + "'").getResultList();
    }

    @GET
    @Path("/file/{name}")
    public Response file(@PathParam("name") String name, @BeanParam Paging paging) throws IOException {
        File f = new File("/srv/data", name);
        if (!f.getCanonicalPath().startsWith("/srv/data/")) throw new NotFoundException();
        em.createQuery("from U order by " + paging.sort);
        return Response.ok(new FileInputStream(f)).build();
    }

    @GET
    @Path("/raw/{name}")
    public Response raw(@PathParam("name") String name) throws IOException {
        return Response.ok(new FileInputStream(new File("/srv/data", name))).build();
    }
}
