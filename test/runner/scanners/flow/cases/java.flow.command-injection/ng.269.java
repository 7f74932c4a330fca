package stored269;

import java.sql.*;
import java.util.*;
import org.springframework.jdbc.core.*;
import org.springframework.jdbc.core.namedparam.*;
import org.springframework.jdbc.core.simple.*;
import org.springframework.jdbc.support.rowset.SqlRowSet;

public class SpringJdbcHosts {
  private JdbcTemplate jdbcTemplate;
  private NamedParameterJdbcTemplate namedTemplate;
  private JdbcClient client;
  private JdbcOperations operations;
  record Host(String name, int port) {}
  static class Bean { private String name; private int port; public String getName() { return name; } public int getPort() { return port; } }
  void template(int id) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + jdbcTemplate.queryForObject("SELECT host FROM hosts WHERE id = ?", String.class, id)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + jdbcTemplate.queryForObject("SELECT count(*) FROM hosts", Integer.class)});
    Map<String, Object> m = jdbcTemplate.queryForMap("SELECT * FROM hosts WHERE id = ?", id);
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + (String) m.get("host")}); // expect
    for (Map<String, Object> row : jdbcTemplate.queryForList("SELECT * FROM hosts")) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + row.get("host")}); // expect
    List<String> names = jdbcTemplate.queryForList("SELECT host FROM hosts", String.class);
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + names.get(0)}); // expect
    List<Host> hosts = jdbcTemplate.query("SELECT * FROM hosts", (rs, n) -> new Host(rs.getString("name"), rs.getInt("port")));
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.get(0).name()}); // expect
    Bean bean = jdbcTemplate.queryForObject("SELECT * FROM hosts WHERE id = ?", new BeanPropertyRowMapper<>(Bean.class), id);
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + bean.getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + bean.getPort()});
    List<Bean> beans = jdbcTemplate.query("SELECT * FROM hosts", new BeanPropertyRowMapper<>(Bean.class));
    for (Bean b : beans) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + b.getName()}); // expect
    List<Host> records = jdbcTemplate.query("SELECT * FROM hosts", DataClassRowMapper.newInstance(Host.class));
    records.forEach(h -> new ProcessBuilder("sh", "-c", "ping " + h.name())); // expect
    jdbcTemplate.query("SELECT host FROM hosts", (ResultSet r) -> { new ProcessBuilder("sh", "-c", "ping " + r.getString("host")); }); // expect
    jdbcTemplate.query("SELECT host FROM hosts", (RowCallbackHandler) r -> new ProcessBuilder("sh", "-c", "ping " + r.getString("host"))); // expect
    String text = jdbcTemplate.query("SELECT host FROM hosts", (ResultSet r) -> r.next() ? r.getString(1) : null);
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + text}); // expect
    SqlRowSet set = jdbcTemplate.queryForRowSet("SELECT * FROM hosts");
    while (set.next()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + set.getString("host")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + set.getInt("port")});
    List<String> single = jdbcTemplate.query("SELECT host FROM hosts", new SingleColumnRowMapper<>(String.class));
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + single.get(0)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + jdbcTemplate.queryForStream("SELECT host FROM hosts", (rs, n) -> rs.getString(1)).findFirst().get()}); // expect
    Host h = jdbcTemplate.queryForObject("SELECT * FROM hosts WHERE id = ?", this::map, id);
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.name()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + operations.queryForObject("SELECT host FROM hosts", String.class)}); // expect
  }
  private Host map(ResultSet row, int n) throws SQLException { return new Host(row.getString("name"), row.getInt("port")); }
  void named(int id) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + namedTemplate.queryForObject("SELECT host FROM hosts WHERE id = :id", Map.of("id", id), String.class)}); // expect
    List<Host> hosts = namedTemplate.query("SELECT * FROM hosts", new HostMapper());
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.get(0).name()}); // expect
    Host host = namedTemplate.queryForObject("SELECT * FROM hosts", new MapSqlParameterSource("id", id), new HostMapper());
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + host.name()}); // expect
  }
  void client(int id) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + client.sql("SELECT host FROM hosts WHERE id = :id").param("id", id).query(String.class).single()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + client.sql("SELECT host FROM hosts").query(String.class).list().get(0)}); // expect
    Optional<Host> h = client.sql("SELECT * FROM hosts WHERE id = ?").param(id).query(Host.class).optional();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.get().name()}); // expect
    Host host = client.sql("SELECT * FROM hosts").query((rs, n) -> new Host(rs.getString("name"), rs.getInt("port"))).single();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + host.name()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + client.sql("SELECT * FROM hosts").query().singleRow().get("host")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + client.sql("SELECT * FROM hosts").query().listOfRows().get(0).get("host")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + client.sql("SELECT * FROM hosts").query().singleValue()}); // expect
    client.sql("SELECT * FROM hosts").query(Host.class).stream().forEach(x -> new ProcessBuilder("sh", "-c", "ping " + x.name())); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + client.sql("SELECT port FROM hosts").query(Integer.class).single()});
  }
  void call() throws Exception {
    SimpleJdbcCall call = new SimpleJdbcCall(jdbcTemplate).withProcedureName("host");
    Map<String, Object> out = call.execute(new MapSqlParameterSource("id", 1));
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + out.get("host")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + call.executeFunction(String.class, 1)}); // expect
  }
  static class HostMapper implements RowMapper<Host> {
    @Override public Host mapRow(ResultSet row, int n) throws SQLException { return new Host(row.getString("name"), row.getInt("port")); }
  }
}
