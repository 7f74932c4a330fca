import javax.ws.rs.*;

@Path("/labels")
class Labels {
  @GET
  public void print(@QueryParam("unit") String unit) {
    System.out.printf("%d %s%n", 1, unit);
    String text = String.format("%s", unit);
  }
}
