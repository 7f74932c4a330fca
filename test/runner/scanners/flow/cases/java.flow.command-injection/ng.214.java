package request214;

import com.google.cloud.functions.*;
import com.google.cloud.functions.HttpRequest;
import com.google.cloud.functions.HttpResponse;
import io.cloudevents.CloudEvent;

public class GoogleFn implements HttpFunction {
  @Override
  public void service(HttpRequest request, HttpResponse response) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.getFirstQueryParameter("v").orElse("")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.getQueryParameters().get("v").get(0)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.getReader().readLine()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + new String(request.getInputStream().readAllBytes())}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.getFirstHeader("v").get()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.getQuery().get()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.getParts().get("f").getFileName().get()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + Integer.parseInt(request.getFirstQueryParameter("v").get())});
  }
}
class Events implements CloudEventsFunction {
  public void accept(CloudEvent event) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + new String(event.getData().toBytes())}); // expect
  }
}
class Raw implements RawBackgroundFunction {
  public void accept(String json, Context context) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + json}); // expect
  }
}
