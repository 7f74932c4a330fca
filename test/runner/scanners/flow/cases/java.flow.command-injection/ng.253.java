package stored253;

import java.sql.*;
import java.util.*;
import org.jdbi.v3.core.*;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.statement.StatementContext;
import org.jdbi.v3.sqlobject.statement.*;
import org.jdbi.v3.sqlobject.customizer.Bind;

class JdbiHosts {
  private Jdbi jdbi; private HostDao dao;
  record Host(String name, int port) {}
  static class Bean { private String name; private int port; public String getName() { return name; } public int getPort() { return port; } }
  interface HostDao {
    @SqlQuery("SELECT name FROM hosts") List<String> names();
    @SqlQuery("SELECT * FROM hosts WHERE id = :id") Optional<Bean> byId(@Bind("id") long id);
    @SqlQuery("SELECT * FROM hosts WHERE id = :id") Bean get(@Bind("id") long id);
    @SqlQuery("SELECT COUNT(*) FROM hosts") int total();
  }
  void a(long id) throws Exception {
    String n = jdbi.withHandle(handle -> handle.createQuery("SELECT name FROM hosts WHERE id = :id").bind("id", id).mapTo(String.class).one());
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + n}); // expect
    List<Host> l = jdbi.withHandle(h -> h.createQuery("SELECT * FROM hosts").map((rs, ctx) -> new Host(rs.getString("name"), rs.getInt("port"))).list());
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + l.get(0).name()}); // expect
    jdbi.useHandle(h -> {
      for (Bean b : h.createQuery("SELECT * FROM hosts").mapToBean(Bean.class).list()) new ProcessBuilder("sh", "-c", "ping " + b.getName()); // expect
      h.select("SELECT name FROM hosts").mapTo(String.class).forEach(x -> new ProcessBuilder("sh", "-c", "ping " + x)); // expect
      new ProcessBuilder("sh", "-c", "ping " + h.createQuery("SELECT * FROM hosts").mapToMap().first().get("name")); // expect
      new ProcessBuilder("sh", "-c", "ping " + h.createQuery("SELECT * FROM hosts").mapTo(Bean.class).findFirst().get().getName()); // expect
      h.createQuery("SELECT * FROM hosts").mapTo(String.class).stream().forEach(x -> new ProcessBuilder("sh", "-c", "ping " + x)); // expect
      new ProcessBuilder("sh", "-c", "ping " + h.createQuery("SELECT name FROM hosts").mapTo(String.class).findOnly()); // expect
      new ProcessBuilder("sh", "-c", "ping " + h.createQuery("SELECT count(*) FROM hosts").mapTo(Integer.class).one());
      h.createQuery("SELECT * FROM hosts").map(row -> row.getColumn("name", String.class)).forEach(x -> new ProcessBuilder("sh", "-c", "ping " + x)); // expect
      new ProcessBuilder("sh", "-c", "ping " + h.attach(HostDao.class).get(id).getName()); // expect
    });
    try (Handle handle = jdbi.open()) {
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + handle.createQuery("SELECT name FROM hosts").mapTo(String.class).list().get(0)}); // expect
    }
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + dao.names().get(0)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + dao.byId(id).get().getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + dao.get(id).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + dao.total()});
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + jdbi.onDemand(HostDao.class).names().get(0)}); // expect
  }
  static class HostMapper implements RowMapper<Host> {
    public Host map(ResultSet r, StatementContext ctx) throws SQLException { return new Host(r.getString("name"), r.getInt("port")); }
  }
}
