import javax.ws.rs.*;

@Path("/labels")
class Labels {
  @GET
  public void print(@QueryParam("format") String format) {
    System.out.printf(format, 1, 2); // expect
  }
}
