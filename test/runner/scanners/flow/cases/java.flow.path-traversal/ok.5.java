import com.netflix.graphql.dgs.*;
import jakarta.ws.rs.*;
import jakarta.ws.rs.core.*;
import java.io.File;
import java.nio.file.*;

@DgsComponent
class PageFetcher {
  @DgsQuery
  public String page(@InputArgument Integer number) throws Exception {
    return Files.readString(Paths.get("/data/" + number));
  }
}

@jakarta.ws.rs.Path("/pages")
class PageResource {
  @QueryParam("number") int number;
  @QueryParam("name") String name;
  @Context UriInfo uri;

  @GET
  public Response page() {
    return Response.ok(new File("/data/" + number)).build();
  }

  @GET
  public Response echo() {
    return Response.ok(name).build();
  }
}
