package request234;

import jakarta.ws.rs.*;
import jakarta.ws.rs.core.*;
import org.jboss.resteasy.plugins.providers.multipart.InputPart;
import org.jboss.resteasy.plugins.providers.multipart.MultipartFormDataInput;
import org.jboss.resteasy.annotations.jaxrs.FormParam;
import java.util.*;

@Path("/up")
public class RestEasyUp {
  @POST @Consumes("multipart/form-data")
  public Response up(MultipartFormDataInput input) throws Exception {
    List<InputPart> parts = input.getFormDataMap().get("f");
    InputPart part = parts.get(0);
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + part.getBodyAsString()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + part.getBody(String.class, null)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + part.getHeaders().getFirst("Content-Disposition")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + parts.size()});
    return Response.ok().build();
  }
  @POST @Path("/ep")
  public Response ep(EntityPart p) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + p.getFileName().get()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + p.getContent(String.class)}); // expect
    return Response.ok().build();
  }
}
