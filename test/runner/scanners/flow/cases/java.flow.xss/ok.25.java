import jakarta.ws.rs.*;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

@Path("/labels")
public class Labels {
  @GET
  @Path("/declared")
  @Produces(MediaType.APPLICATION_JSON)
  public Response declared(@QueryParam("name") String name) {
    return Response.ok("<b>" + name).build();
  }

  @GET
  @Path("/given")
  public Response given(@QueryParam("name") String name) {
    return Response.ok("<b>" + name, MediaType.TEXT_PLAIN).build();
  }

  @GET
  @Path("/later")
  public Response later(@QueryParam("name") int name) {
    return Response.status(200).entity("<b>" + name).type(MediaType.TEXT_HTML_TYPE).build();
  }

  @GET
  @Path("/before")
  public Response before(@QueryParam("name") String name) {
    return Response.ok().type("text/csv").entity("a," + name).build();
  }
}
