package request242;

import io.undertow.server.HttpHandler;
import io.undertow.server.HttpServerExchange;
import io.undertow.server.handlers.form.FormData;
import io.undertow.server.handlers.form.FormDataParser;
import io.undertow.util.Headers;

public class Under implements HttpHandler {
  public void handleRequest(HttpServerExchange ex) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ex.getQueryParameters().get("v").getFirst()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ex.getRequestHeaders().getFirst(Headers.USER_AGENT)}); // expect
    FormData data = ex.getAttachment(FormDataParser.FORM_DATA);
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + data.getFirst("v").getValue()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + data.getFirst("f").getFileName()}); // expect
    ex.getRequestReceiver().receiveFullString((exchange, message) -> {
      try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + message}); } catch (Exception e) { } // expect
    });
    ex.getRequestReceiver().receiveFullBytes((exchange, bytes) -> {
      try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + new String(bytes)}); } catch (Exception e) { } // expect
    });
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ex.getRequestContentLength()});
  }
}
