package stored257;

import java.util.*;
import io.micronaut.data.annotation.*;
import io.micronaut.data.model.*;
import io.micronaut.data.repository.*;
import io.micronaut.data.jdbc.annotation.JdbcRepository;
import io.micronaut.data.model.query.builder.sql.Dialect;

@MappedEntity class Host { @Id private Long id; private String name; private int port; public String getName() { return name; } public int getPort() { return port; } }
@JdbcRepository(dialect = Dialect.POSTGRES) interface Hosts extends CrudRepository<Host, Long> {
  Optional<Host> findByName(String name);
  List<Host> list(Pageable pageable);
  @Query("select name from host limit 1") String firstName();
  List<Host> searchByPort(int port);
  String getNameById(Long id);
  List<String> findNameByPort(int port);
}
@Repository interface Sites extends PageableRepository<Host, Long> { Host find(String name); }
class MicronautHosts {
  private Hosts hosts; private Sites sites;
  void a(long id) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.findById(id).get().getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.findById(id).get().getPort()});
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.findByName("x").get().getName()}); // expect
    for (Host h : hosts.findAll()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.firstName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.list(Pageable.from(0)).get(0).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.searchByPort(1).get(0).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.getNameById(id)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.findNameByPort(1).get(0)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + sites.find("x").getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + sites.findAll(Pageable.from(0)).getContent().get(0).getName()}); // expect
  }
}
