package request212;

import org.apache.camel.*;
import org.apache.camel.builder.RouteBuilder;

public class CamelRoutes extends RouteBuilder {
  public void configure() {
    from("jetty:http://0.0.0.0:8080/a").process(exchange -> {
      String v = exchange.getIn().getHeader("v", String.class);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + exchange.getMessage().getBody(String.class)}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + exchange.getIn().getHeader("n", Integer.class)});
    });
  }
}
class Proc implements Processor {
  public void process(Exchange ex) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ex.getIn().getBody(String.class)}); // expect
    Message in = ex.getIn();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + in.getHeader("v")}); // expect
  }
}
class Bean {
  public void call(@Body String body, @Header("v") String v) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + body}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v}); // expect
  }
}
