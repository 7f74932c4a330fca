import jakarta.ws.rs.*;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

@Path("/labels")
public class Labels {
  @GET
  @Path("/declared")
  @Produces(MediaType.TEXT_HTML)
  public Response declared(@QueryParam("name") String name) {
    return Response.ok("<b>" + name).build(); // expect
  }

  @GET
  @Path("/given")
  public Response given(@QueryParam("name") String name) {
    return Response.ok("<b>" + name, MediaType.TEXT_HTML).build(); // expect
  }

  @GET
  @Path("/later")
  public Response later(@QueryParam("name") String name) {
    return Response.status(200).entity("<b>" + name).type(MediaType.TEXT_HTML_TYPE).build(); // expect
  }

  @GET
  @Path("/before")
  public Response before(@QueryParam("name") String name) {
    return Response.ok().type("text/html").entity("<b>" + name).build(); // expect
  }
}
