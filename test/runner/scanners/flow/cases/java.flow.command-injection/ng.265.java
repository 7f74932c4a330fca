package stored265;

import java.util.*;
import org.springframework.data.annotation.Id;
import org.springframework.data.r2dbc.core.R2dbcEntityTemplate;
import org.springframework.data.relational.core.query.*;
import org.springframework.data.repository.reactive.ReactiveCrudRepository;
import org.springframework.data.r2dbc.repository.*;
import org.springframework.r2dbc.core.DatabaseClient;
import io.r2dbc.spi.*;
import reactor.core.publisher.*;

class Host { @Id private Long id; private String name; private int port; public String getName() { return name; } public int getPort() { return port; } }
interface Hosts extends ReactiveCrudRepository<Host, Long> {
  Mono<Host> findByName(String name);
  Flux<Host> findByPort(int port);
  @Query("SELECT name FROM hosts") Flux<String> names();
}
class ReactiveHosts {
  private Hosts hosts; private DatabaseClient client; private R2dbcEntityTemplate template; private ConnectionFactory factory;
  void repository() throws Exception {
    hosts.findById(1L).subscribe(h -> new ProcessBuilder("sh", "-c", "ping " + h.getName())); // expect
    hosts.findById(1L).map(h -> h.getName()).subscribe(n -> new ProcessBuilder("sh", "-c", "ping " + n)); // expect
    hosts.findByName("x").flatMap(h -> { new ProcessBuilder("sh", "-c", "ping " + h.getName()); return Mono.empty(); }); // expect
    hosts.findByPort(1).doOnNext(h -> new ProcessBuilder("sh", "-c", "ping " + h.getName())).subscribe(); // expect
    hosts.findAll().map(Host::getName).collectList().subscribe(l -> new ProcessBuilder("sh", "-c", "ping " + l.get(0))); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.findById(1L).block().getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.findById(1L).block().getPort()});
    hosts.names().subscribe(n -> new ProcessBuilder("sh", "-c", "ping " + n)); // expect
    hosts.count().subscribe(n -> new ProcessBuilder("sh", "-c", "ping " + n));
    hosts.existsById(1L).subscribe(n -> new ProcessBuilder("sh", "-c", "ping " + n));
  }
  void client() throws Exception {
    client.sql("SELECT name FROM hosts").map((row, meta) -> row.get("name", String.class)).all().subscribe(n -> new ProcessBuilder("sh", "-c", "ping " + n)); // expect
    client.sql("SELECT name FROM hosts").map(row -> row.get("name", String.class)).one().subscribe(n -> new ProcessBuilder("sh", "-c", "ping " + n)); // expect
    client.sql("SELECT * FROM hosts").fetch().all().subscribe(r -> new ProcessBuilder("sh", "-c", "ping " + r.get("name"))); // expect
    client.sql("SELECT * FROM hosts").fetch().one().map(r -> (String) r.get("name")).subscribe(n -> new ProcessBuilder("sh", "-c", "ping " + n)); // expect
    client.sql("SELECT * FROM hosts").mapProperties(Host.class).first().subscribe(h -> new ProcessBuilder("sh", "-c", "ping " + h.getName())); // expect
  }
  void template() throws Exception {
    template.select(Host.class).all().subscribe(h -> new ProcessBuilder("sh", "-c", "ping " + h.getName())); // expect
    template.selectOne(Query.empty(), Host.class).subscribe(h -> new ProcessBuilder("sh", "-c", "ping " + h.getName())); // expect
    template.select(Query.empty(), Host.class).subscribe(h -> new ProcessBuilder("sh", "-c", "ping " + h.getName())); // expect
    template.select(Host.class).matching(Query.empty()).first().subscribe(h -> new ProcessBuilder("sh", "-c", "ping " + h.getName())); // expect
  }
  void spi() throws Exception {
    Mono.from(factory.create()).flatMapMany(c -> c.createStatement("SELECT name FROM hosts").execute())
      .flatMap(result -> result.map((row, meta) -> row.get("name", String.class)))
      .subscribe(n -> new ProcessBuilder("sh", "-c", "ping " + n)); // expect
    Flux.from(factory.create()).flatMap(c -> c.createStatement("SELECT name FROM hosts").execute())
      .flatMap(result -> result.map(readable -> { new ProcessBuilder("sh", "-c", "ping " + readable.get(0, String.class)); return 1; })); // expect
  }
}
