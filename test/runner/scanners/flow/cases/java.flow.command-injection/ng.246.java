package stored246;

import java.util.*;
import com.datastax.oss.driver.api.core.*;
import com.datastax.oss.driver.api.core.cql.*;
import com.datastax.oss.driver.api.mapper.annotations.*;
import org.springframework.data.cassandra.core.*;
import org.springframework.data.cassandra.repository.CassandraRepository;

class Host { private String name; private int port; public String getName() { return name; } public int getPort() { return port; } }
@Dao interface HostDao { @Select Host findById(UUID id); @Query("SELECT * FROM hosts") PagingIterable<Host> all(); }
interface Hosts extends CassandraRepository<Host, UUID> { Host findByName(String n); }
class CassandraHosts {
  private CqlSession session; private CassandraTemplate template; private HostDao dao; private Hosts hosts; private CassandraOperations operations;
  void a() throws Exception {
    ResultSet rs = session.execute("SELECT name FROM hosts");
    Row row = rs.one();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + row.getString("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + row.getString(0)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + row.get("name", String.class)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + row.getInt("port")});
    for (Row r : rs) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + r.getString("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + rs.all().get(0).getString("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + session.execute("SELECT name FROM hosts").one().getString("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + row.getObject("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + row.getList("names", String.class).get(0)}); // expect
    PreparedStatement ps = session.prepare("SELECT name FROM hosts WHERE id = ?");
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + session.execute(ps.bind(1)).one().getString("name")}); // expect
    session.executeAsync("SELECT name FROM hosts").thenAccept(r -> new ProcessBuilder("sh", "-c", "ping " + r.one().getString("name"))); // expect
    session.executeAsync("SELECT name FROM hosts").thenAccept(r -> { for (Row x : r.currentPage()) new ProcessBuilder("sh", "-c", "ping " + x.getString("name")); }); // expect
    rs.forEach(x -> new ProcessBuilder("sh", "-c", "ping " + x.getString("name"))); // expect
  }
  void b(UUID id) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + dao.findById(id).getName()}); // expect
    for (Host h : dao.all()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + template.selectOneById(id, Host.class).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + template.selectOne("SELECT * FROM hosts", Host.class).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + template.select("SELECT * FROM hosts", Host.class).get(0).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + operations.selectOneById(id, Host.class).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.findByName("x").getName()}); // expect
  }
}
