package stored268;

import java.util.*;
import java.util.stream.Stream;
import jakarta.persistence.*;
import org.springframework.data.domain.*;
import org.springframework.data.jpa.repository.*;
import org.springframework.data.repository.*;
import org.springframework.stereotype.Service;

@Entity class Host {
  @Id private Long id; private String name; private int port; @ManyToOne private Owner owner; @OneToMany private List<Alias> aliases;
  public Long getId() { return id; } public String getName() { return name; } public int getPort() { return port; } public Owner getOwner() { return owner; } public List<Alias> getAliases() { return aliases; }
}
@Entity class Owner { @Id private Long id; private String email; public String getEmail() { return email; } }
@Entity class Alias { @Id private Long id; private String label; public String getLabel() { return label; } }
interface HostView { String getName(); }
interface Hosts extends JpaRepository<Host, Long> {
  Optional<Host> findByName(String name);
  List<Host> findAllByPort(int port);
  Stream<Host> streamAllByPort(int port);
  Page<Host> findByPort(int port, Pageable pageable);
  @Query("select h.name from Host h") List<String> names();
  @Query("select h from Host h where h.port = ?1") Host oldest(int port);
  @Query(value = "select name from hosts limit 1", nativeQuery = true) String firstName();
  @Query("select count(h) from Host h") long total();
  List<HostView> findViewByPort(int port);
  Host findFirstByOrderByPort();
  int countByPort(int port);
}
interface HostRepository extends CrudRepository<Host, Long> { Optional<Host> findByName(String name); }
interface AppRepository<T> extends JpaRepository<T, Long> { }
interface SiteRepository extends AppRepository<Host> { Host getByName(String name); }

@Service class HostService {
  private final Hosts hosts; private final HostRepository hostRepository; private final SiteRepository siteRepository;
  HostService(Hosts hosts, HostRepository hostRepository, SiteRepository siteRepository) { this.hosts = hosts; this.hostRepository = hostRepository; this.siteRepository = siteRepository; }
  void a(long id) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.findById(id).get().getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.findById(id).orElseThrow().getPort()});
    Host h = hosts.findById(id).orElseThrow(() -> new NoSuchElementException());
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.getPort()});
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.getOwner().getEmail()}); // expect
    for (Alias a : h.getAliases()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + a.getLabel()}); // expect
    hosts.findByName("x").ifPresent(x -> new ProcessBuilder("sh", "-c", "ping " + x.getName())); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.findByName("x").map(Host::getName).orElse("")}); // expect
    for (Host x : hosts.findAllByPort(1)) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + x.getName()}); // expect
    hosts.streamAllByPort(1).forEach(x -> new ProcessBuilder("sh", "-c", "ping " + x.getName())); // expect
    hosts.streamAllByPort(1).map(Host::getName).forEach(n -> new ProcessBuilder("sh", "-c", "ping " + n)); // expect
    hosts.findByPort(1, PageRequest.of(0, 10)).getContent().forEach(x -> new ProcessBuilder("sh", "-c", "ping " + x.getName())); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.names().get(0)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.oldest(1).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.firstName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.total()});
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.findViewByPort(1).get(0).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.findFirstByOrderByPort().getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.countByPort(3)});
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.findAll().get(0).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.getReferenceById(id).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.findAll(Sort.by("name")).stream().map(Host::getName).toList().get(0)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.findAll(PageRequest.of(0, 1)).iterator().next().getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.findAllById(List.of(1L)).get(0).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.findOne(Example.of(new Host())).get().getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.findBy(Example.of(new Host()), q -> q.firstValue()).getName()}); // expect
  }
  void b(long id) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hostRepository.findById(id).get().getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hostRepository.findByName("x").get().getName()}); // expect
    for (Host h : hostRepository.findAll()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + siteRepository.findById(id).get().getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + siteRepository.getByName("x").getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + siteRepository.getByName("x").getPort()});
  }
}
