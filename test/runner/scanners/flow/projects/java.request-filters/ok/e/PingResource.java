package filteredoke;
import jakarta.ws.rs.*;
@Path("/ping")
public class PingResource {
    private final FilteredOkETools tools = new FilteredOkETools();
    @GET public String ping(@QueryParam("host") String host, @QueryParam("label") String label) throws Exception {
        tools.ping(host);
        return "ok";
    }
}
