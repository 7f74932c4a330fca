package stored271;

import java.util.*;
import io.vertx.core.*;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.json.*;
import io.vertx.sqlclient.*;
import io.vertx.pgclient.PgBuilder;
import io.vertx.sqlclient.templates.SqlTemplate;
import io.vertx.ext.mongo.MongoClient;
import io.vertx.ext.web.client.WebClient;
import io.vertx.redis.client.*;

class VertxHosts {
  private Pool pool; private SqlClient client; private MongoClient mongo; private WebClient web; private RedisAPI redis; private Vertx vertx;
  static class Host { public String name; public int port; public String getName() { return name; } }
  void sql(long id) throws Exception {
    pool.preparedQuery("SELECT * FROM hosts WHERE id = $1").execute(Tuple.of(id)).onSuccess(rows -> {
      for (Row row : rows) new ProcessBuilder("sh", "-c", "ping " + row.getString("name")); // expect
      new ProcessBuilder("sh", "-c", "ping " + rows.iterator().next().getString(0)); // expect
      rows.forEach(r -> new ProcessBuilder("sh", "-c", "ping " + r.getString("name"))); // expect
      new ProcessBuilder("sh", "-c", "ping " + rows.iterator().next().getInteger("port"));
    });
    client.query("SELECT name FROM hosts").execute(ar -> {
      if (ar.succeeded()) { RowSet<Row> result = ar.result(); for (Row row : result) new ProcessBuilder("sh", "-c", "ping " + row.getValue("name")); } // expect
    });
    pool.query("SELECT name FROM hosts").execute().map(rs -> rs.iterator().next().getString("name")).onSuccess(n -> new ProcessBuilder("sh", "-c", "ping " + n)); // expect
    pool.query("SELECT name FROM hosts").execute().compose(rs -> { for (Row r : rs) new ProcessBuilder("sh", "-c", "ping " + r.get(String.class, "name")); return Future.succeededFuture(); }); // expect
    pool.query("SELECT name FROM hosts").mapping(r -> r.getString("name")).execute().onSuccess(rs -> rs.forEach(n -> new ProcessBuilder("sh", "-c", "ping " + n))); // expect
    pool.withConnection(c -> c.query("SELECT name FROM hosts").execute()).onSuccess(rs -> new ProcessBuilder("sh", "-c", "ping " + rs.iterator().next().toJson().getString("name"))); // expect
    SqlTemplate.forQuery(pool, "SELECT * FROM hosts").mapTo(Host.class).execute(Map.of()).onSuccess(hs -> hs.forEach(h -> new ProcessBuilder("sh", "-c", "ping " + h.name))); // expect
    SqlTemplate.forQuery(pool, "SELECT * FROM hosts").execute(Map.of()).onSuccess(hs -> hs.forEach(h -> new ProcessBuilder("sh", "-c", "ping " + h.getString("name")))); // expect
    Row awaited = Future.await(pool.query("SELECT name FROM hosts").execute()).iterator().next();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + awaited.getString("name")}); // expect
  }
  void mongo() throws Exception {
    mongo.find("hosts", new JsonObject()).onSuccess(docs -> { for (JsonObject d : docs) new ProcessBuilder("sh", "-c", "ping " + d.getString("name")); }); // expect
    mongo.findOne("hosts", new JsonObject(), null).onSuccess(d -> new ProcessBuilder("sh", "-c", "ping " + d.getString("name"))); // expect
    mongo.findOne("hosts", new JsonObject(), null, res -> { if (res.succeeded()) new ProcessBuilder("sh", "-c", "ping " + res.result().getString("name")); }); // expect
    mongo.findOne("hosts", new JsonObject(), null).onSuccess(d -> new ProcessBuilder("sh", "-c", "ping " + d.getInteger("port")));
  }
  void web() throws Exception {
    web.get(80, "example.com", "/x").send().onSuccess(r -> new ProcessBuilder("sh", "-c", "ping " + r.bodyAsString())); // expect
    web.get(80, "example.com", "/x").send().onSuccess(r -> new ProcessBuilder("sh", "-c", "ping " + r.bodyAsJsonObject().getString("name"))); // expect
    web.getAbs("https://example.com").send(ar -> { new ProcessBuilder("sh", "-c", "ping " + ar.result().bodyAsString()); }); // expect
    vertx.fileSystem().readFile("hosts.txt").onSuccess(b -> new ProcessBuilder("sh", "-c", "ping " + b.toString())); // expect
    Buffer b = vertx.fileSystem().readFileBlocking("hosts.txt");
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + b.toString()}); // expect
  }
  void redis() throws Exception {
    redis.get("host").onSuccess(r -> new ProcessBuilder("sh", "-c", "ping " + r.toString())); // expect
    redis.hget("host", "name").onSuccess(value -> new ProcessBuilder("sh", "-c", "ping " + value.toString())); // expect
  }
}
