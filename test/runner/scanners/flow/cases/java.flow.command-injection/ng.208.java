package request208;

import akka.http.javadsl.server.AllDirectives;
import akka.http.javadsl.server.Route;
import akka.http.javadsl.marshallers.jackson.Jackson;
import static akka.http.javadsl.server.PathMatchers.segment;

public class Akka extends AllDirectives {
  Route routes() {
    return concat(
      path("a", () -> get(() -> parameter("v", v -> { run(v); return complete("ok"); }))),
      pathPrefix(segment(), name -> { run2(name); return complete("ok"); }),
      path("h", () -> headerValueByName("X-V", h -> { run3(h); return complete("ok"); })),
      path("f", () -> formField("v", f -> { run4(f); return complete("ok"); })),
      path("e", () -> entity(Jackson.unmarshaller(Cmd.class), c -> { run5(c.getHost()); return complete("ok"); }))
    );
  }
  void run(String v) { try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v}); // expect
  } catch (Exception e) { } }
  void run2(String v) { try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v}); // expect
  } catch (Exception e) { } }
  void run3(String v) { try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v}); // expect
  } catch (Exception e) { } }
  void run4(String v) { try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v}); // expect
  } catch (Exception e) { } }
  void run5(String v) { try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v}); // expect
  } catch (Exception e) { } }
}
