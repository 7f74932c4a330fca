import jakarta.ws.rs.*;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.StreamingOutput;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;

public class FileResource {
    @GET
    public Response get(@PathParam("name") String name) {
        File file = new File("/srv/media", name);
        return Response.ok(file).build(); // expect
    }

    @GET
    public StreamingOutput stream(@PathParam("name") String name) {
        return out -> Files.copy(Path.of("/srv/media/" + name), out); // expect
    }
}
