package thumbs;

import io.micronaut.runtime.event.annotation.EventListener;
import java.util.List;

public class Grabber {
  @EventListener
  public void on(ThumbWanted event) throws Exception {
    String script = String.format("grab -s %s > out.jpg", event.place());
    new ProcessBuilder(List.of("/bin/sh", "-c", script)).start(); // expect
  }
}
