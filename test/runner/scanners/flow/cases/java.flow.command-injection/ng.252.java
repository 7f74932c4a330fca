package stored252;

import java.sql.*;
import java.util.*;
import javax.sql.DataSource;

public class JdbcHosts {
  private final DataSource dataSource;
  JdbcHosts(DataSource dataSource) { this.dataSource = dataSource; }
  void one(int id) throws Exception {
    try (Connection c = dataSource.getConnection(); PreparedStatement ps = c.prepareStatement("SELECT host, port FROM hosts WHERE id = ?")) {
      ps.setInt(1, id);
      try (ResultSet row = ps.executeQuery()) {
        if (row.next()) {
          Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + row.getString("host")}); // expect
          Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + row.getString(1)}); // expect
          Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + row.getObject("host", String.class)}); // expect
          Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + row.getObject("host")}); // expect
          Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + row.getNString("host")}); // expect
          Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + new String(row.getBytes("host"))}); // expect
          Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + row.getInt("port")});
          Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + row.getObject("port", Integer.class)});
          Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + row.getArray("hosts")}); // expect
        }
      }
    }
  }
  void statement() throws Exception {
    Statement s = dataSource.getConnection().createStatement();
    s.execute("SELECT host FROM hosts");
    var r = s.getResultSet();
    while (r.next()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + r.getString("host")}); // expect
    PreparedStatement q = dataSource.getConnection().prepareStatement("x");
    q.execute();
    ResultSet keys = q.getGeneratedKeys();
    keys.next();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + keys.getString(1)}); // expect
  }
  void call() throws Exception {
    CallableStatement cs = dataSource.getConnection().prepareCall("{call host(?)}");
    cs.execute();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + cs.getString(1)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + cs.getObject(1, String.class)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + cs.getLong(2)});
  }
  void clob() throws Exception {
    var rs = dataSource.getConnection().prepareStatement("x").executeQuery();
    Clob clob = rs.getClob("host");
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + clob.getSubString(1, (int) clob.length())}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + new String(rs.getBlob("b").getBytes(1, 10))}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + new String(rs.getBinaryStream("b").readAllBytes())}); // expect
  }
  List<String> list() throws Exception {
    List<String> names = new ArrayList<>();
    try (ResultSet rs = dataSource.getConnection().createStatement().executeQuery("SELECT host FROM hosts")) {
      while (rs.next()) names.add(rs.getString("host"));
    }
    return names;
  }
  record Host(String name, int port) {}
  Host load(ResultSet rs) throws SQLException { return new Host(rs.getString("name"), rs.getInt("port")); }
  void use() throws Exception {
    for (String n : list()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + n}); // expect
    ResultSet rs = dataSource.getConnection().createStatement().executeQuery("SELECT * FROM hosts");
    Host host = load(rs);
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + host.name()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + host.port()});
  }
}
