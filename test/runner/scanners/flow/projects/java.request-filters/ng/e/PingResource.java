package filterednge;
import jakarta.ws.rs.*;
@Path("/ping")
public class PingResource {
    private final FilteredNgETools tools = new FilteredNgETools();
    @GET public String ping(@QueryParam("host") String host, @QueryParam("label") String label) throws Exception {
        tools.ping(host);
        tools.label(label);
        return "ok";
    }
}
