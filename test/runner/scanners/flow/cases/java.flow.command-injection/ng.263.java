package stored263;

import java.util.*;
import io.quarkus.hibernate.orm.panache.*;
import jakarta.persistence.*;
import jakarta.enterprise.context.ApplicationScoped;

@Entity class Host extends PanacheEntity {
  public String name; public int port;
  public static Host findByName(String name) { return find("name", name).firstResult(); }
  public static List<Host> open() { return list("port > 0"); }
}
@ApplicationScoped class Owners implements PanacheRepository<Owner> {
  public Owner byEmail(String email) { return find("email", email).firstResult(); }
}
@Entity class Owner { @Id Long id; private String email; public String getEmail() { return email; } }
class PanacheHosts {
  private Owners owners;
  void a(long id) throws Exception {
    Host h = Host.findById(id);
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.name}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.port});
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + Host.<Host>findById(id).name}); // expect
    Optional<Host> o = Host.findByIdOptional(id);
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + o.get().name}); // expect
    List<Host> all = Host.listAll();
    for (Host x : all) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + x.name}); // expect
    List<Host> some = Host.list("port", 1);
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + some.get(0).name}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + Host.<Host>find("name", "x").firstResult().name}); // expect
    Host f = Host.find("name", "x").firstResult();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + f.name}); // expect
    Host s = Host.find("name", "x").singleResult();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + s.name}); // expect
    List<Host> l = Host.find("port", 1).list();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + l.get(0).name}); // expect
    List<Host> p = Host.findAll().page(0, 10).list();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + p.get(0).name}); // expect
    Host.<Host>streamAll().forEach(x -> new ProcessBuilder("sh", "-c", "ping " + x.name)); // expect
    Host.<Host>stream("port", 1).map(x -> x.name).forEach(n -> new ProcessBuilder("sh", "-c", "ping " + n)); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + Host.findByName("x").name}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + Host.open().get(0).name}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + Host.count()});
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + Host.find("name").project(String.class).firstResult()}); // expect
  }
  void b(long id) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + owners.findById(id).getEmail()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + owners.byEmail("x").getEmail()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + owners.find("email", "x").firstResult().getEmail()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + owners.listAll().get(0).getEmail()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + owners.list("email", "x").get(0).getEmail()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + owners.find("x").firstResultOptional().get().getEmail()}); // expect
    owners.streamAll().forEach(x -> new ProcessBuilder("sh", "-c", "ping " + x.getEmail())); // expect
  }
}
