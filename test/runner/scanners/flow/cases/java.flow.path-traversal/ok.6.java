import jakarta.ws.rs.*;
import jakarta.ws.rs.core.Response;
import java.io.File;

public class FileResource {
    @GET
    public Response get(@PathParam("name") String name) {
        return Response.ok(new File("/srv/media", new File(name).getName())).build();
    }

    @GET
    public Response text(@PathParam("name") String name) {
        return Response.ok("no file: " + name).build();
    }
}
