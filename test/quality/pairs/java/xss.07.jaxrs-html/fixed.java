package web;

import javax.ws.rs.*;
import javax.ws.rs.core.MediaType;
import javax.ws.rs.core.Response;
import org.apache.commons.text.StringEscapeUtils;

@Path("/profile")
public class ProfileResource {
    @GET
    @Produces(MediaType.TEXT_HTML)
    public Response profile(@QueryParam("user") String user) {
        String html = "<title>" + StringEscapeUtils.escapeHtml4(user) + "</title>";
        return Response.ok(html).build();
    }
}
