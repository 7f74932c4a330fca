package stored260;

import java.util.*;
import io.quarkus.hibernate.reactive.panache.*;
import io.smallrye.mutiny.*;
import org.hibernate.reactive.mutiny.Mutiny;
import io.vertx.mutiny.pgclient.PgPool;
import io.vertx.mutiny.sqlclient.*;
import io.quarkus.redis.datasource.RedisDataSource;
import io.quarkus.redis.datasource.value.ValueCommands;
import jakarta.persistence.*;

@Entity class Host extends PanacheEntity { public String name; public int port; }
class MutinyHosts {
  private Mutiny.SessionFactory factory; private PgPool client; private RedisDataSource redis; private ValueCommands<String, String> values;
  void a(long id) throws Exception {
    Host.<Host>findById(id).subscribe().with(h -> new ProcessBuilder("sh", "-c", "ping " + h.name)); // expect
    Host.<Host>listAll().onItem().invoke(l -> new ProcessBuilder("sh", "-c", "ping " + l.get(0).name)); // expect
    Host.<Host>findById(id).map(h -> h.name).subscribe().with(n -> new ProcessBuilder("sh", "-c", "ping " + n)); // expect
    Host.<Host>findById(id).onItem().transform(h -> h.name).subscribe().with(n -> new ProcessBuilder("sh", "-c", "ping " + n)); // expect
    Host.count().subscribe().with(n -> new ProcessBuilder("sh", "-c", "ping " + n));
    client.query("SELECT name FROM hosts").execute().onItem().transformToMulti(rows -> Multi.createFrom().iterable(rows)).onItem().transform(r -> r.getString("name")).subscribe().with(n -> new ProcessBuilder("sh", "-c", "ping " + n)); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + client.query("SELECT name FROM hosts").executeAndAwait().iterator().next().getString("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + redis.value(String.class).get("host")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + values.get("host")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + redis.hash(String.class).hget("host", "name")}); // expect
  }
}
