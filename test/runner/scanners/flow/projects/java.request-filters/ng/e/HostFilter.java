package filterednge;
import jakarta.ws.rs.container.*;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.Provider;
@Provider
public class HostFilter implements ContainerRequestFilter {
    @Override public void filter(ContainerRequestContext context) {
        String host = context.getUriInfo().getQueryParameters().getFirst("host");
        if (host == null || !host.matches("[a-z0-9.]+")) context.abortWith(Response.status(400).build());
    }
}
