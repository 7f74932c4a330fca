package request210;

import com.microsoft.azure.functions.*;
import com.microsoft.azure.functions.annotation.*;
import java.util.Optional;

public class AzureFn {
  @FunctionName("a")
  public HttpResponseMessage run(
      @HttpTrigger(name = "req", methods = {HttpMethod.GET}, route = "a/{name}", authLevel = AuthorizationLevel.ANONYMOUS) HttpRequestMessage<Optional<String>> request,
      @BindingName("name") String name, ExecutionContext context) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.getQueryParameters().get("v")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.getBody().orElse("")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.getHeaders().get("v")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.getUri().getQuery()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + name}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + Integer.parseInt(name)});
    return request.createResponseBuilder(HttpStatus.OK).build();
  }
  @FunctionName("b")
  public void queue(@QueueTrigger(name = "m", queueName = "q", connection = "C") String message, ExecutionContext context) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + message}); // expect
  }
  @FunctionName("c")
  public void blob(@BlobTrigger(name = "c", path = "p/{name}", connection = "C") byte[] content, @BindingName("name") String filename) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + filename}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + new String(content)}); // expect
  }
}
