package request221;

import jakarta.ws.rs.*;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.*;
import java.io.IOException;

@Path("/tools")
public class JaxRs {
  @Context UriInfo uriInfo;
  @Context HttpHeaders headers;

  @GET @Path("/a")
  public void query(@Context UriInfo info) throws IOException {
    String v = info.getQueryParameters().getFirst("v");
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + v}); // expect
  }
  @GET @Path("/b/{v}")
  public void path() throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + uriInfo.getPathParameters().getFirst("v")}); // expect
  }
  @GET @Path("/c")
  public void header() throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + headers.getHeaderString("X-V")}); // expect
  }
  @GET @Path("/d")
  public void cookie(@Context HttpHeaders h) throws IOException {
    Cookie c = h.getCookies().get("v");
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + c.getValue()}); // expect
  }
  @GET @Path("/e/{v}")
  public void uri() throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + uriInfo.getAbsolutePath().getPath()}); // expect
  }
  @GET @Path("/e2")
  public void uri2(@Context ContainerRequestContext rc) throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + rc.getUriInfo().getQueryParameters().getFirst("q")}); // expect
  }
  @GET @Path("/f/{v: .+}")
  public void segment(@PathParam("v") PathSegment v) throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + v.getPath()}); // expect
  }
  @POST @Path("/g")
  public void form(MultivaluedMap<String, String> form) throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + form.getFirst("v")}); // expect
  }
  @GET @Path("/h")
  public void cookie2(@CookieParam("v") Cookie v) throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + v.getValue()}); // expect
  }
  @GET @Path("/n")
  public void number(@QueryParam("v") int v) throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + v});
  }
}
