import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.UriInfo;
import java.net.URL;
import other.model.Endpoint;

@Path("/endpoints")
public class EndpointResource {
    @POST
    public Object icon(Endpoint endpoint, @Context UriInfo uri) throws Exception {
        return new URL(endpoint.getUri() + "/icon").openStream(); // expect
    }
}
