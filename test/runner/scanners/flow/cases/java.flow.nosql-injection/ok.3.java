import java.util.Map;
import org.neo4j.driver.Session;
import org.springframework.web.bind.annotation.*;

@RestController
class People {
  private final Session session;

  People(Session session) {
    this.session = session;
  }

  @GetMapping("/people")
  Object find(@RequestParam String name) {
    return session.run("match (n {name: $name}) return n", Map.of("name", name)).list();
  }
}
