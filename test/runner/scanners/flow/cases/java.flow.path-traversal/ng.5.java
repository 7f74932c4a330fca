import com.netflix.graphql.dgs.*;
import io.undertow.server.*;
import jakarta.ws.rs.*;
import jakarta.ws.rs.core.*;
import java.io.FileInputStream;
import java.nio.file.*;

@DgsComponent
class FileFetcher {
  @DgsQuery
  public String file(@InputArgument String name) throws Exception {
    return Files.readString(Paths.get("/data/" + name)); // expect
  }
}

class FileHandler implements HttpHandler {
  public void handleRequest(HttpServerExchange exchange) throws Exception {
    String name = exchange.getQueryParameters().get("name").getFirst();
    Files.delete(Paths.get("/data/" + name)); // expect
  }
}

@jakarta.ws.rs.Path("/files")
class FileResource {
  @QueryParam("name") String name;

  @GET
  public void read() throws Exception {
    new FileInputStream("/data/" + name).close(); // expect
  }

  @org.springframework.web.bind.annotation.GetMapping("/x")
  public void qualified(@org.springframework.web.bind.annotation.RequestParam String file) throws Exception {
    new FileInputStream("/data/" + file).close(); // expect
  }
}
