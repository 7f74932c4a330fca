package stored255;

import java.util.*;
import jakarta.persistence.*;
import jakarta.persistence.criteria.*;

@Entity class Host { @Id private Long id; private String name; private int port; public String getName() { return name; } public int getPort() { return port; } }
class JpaHosts {
  @PersistenceContext private EntityManager em;
  private final EntityManagerFactory factory;
  JpaHosts(EntityManagerFactory factory) { this.factory = factory; }
  void a(long id) throws Exception {
    Host h = em.find(Host.class, id);
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.getPort()});
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + em.getReference(Host.class, id).getName()}); // expect
    List<Host> hosts = em.createQuery("SELECT h FROM Host h", Host.class).getResultList();
    for (Host x : hosts) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + x.getName()}); // expect
    TypedQuery<Host> q = em.createQuery("SELECT h FROM Host h WHERE h.port = :p", Host.class);
    q.setParameter("p", 1);
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + q.getSingleResult().getName()}); // expect
    q.getResultStream().forEach(x -> new ProcessBuilder("sh", "-c", "ping " + x.getName())); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + q.getResultStream().map(Host::getName).findFirst().get()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + em.createQuery("SELECT h.name FROM Host h", String.class).setMaxResults(1).getSingleResult()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + em.createNamedQuery("Host.byName", Host.class).setParameter("n", "x").getSingleResult().getName()}); // expect
    List<Object[]> rows = em.createNativeQuery("SELECT name, port FROM hosts").getResultList();
    for (Object[] row : rows) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + (String) row[0]}); // expect
    Object[] one = (Object[]) em.createNativeQuery("SELECT name, port FROM hosts").getSingleResult();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + one[0]}); // expect
    List<Tuple> tuples = em.createQuery("SELECT h.name AS n FROM Host h", Tuple.class).getResultList();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + tuples.get(0).get("n", String.class)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + tuples.get(0).get("n")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + q.getSingleResultOrNull().getName()}); // expect
  }
  void criteria() throws Exception {
    EntityManager manager = factory.createEntityManager();
    CriteriaBuilder cb = manager.getCriteriaBuilder();
    CriteriaQuery<Host> cq = cb.createQuery(Host.class);
    Root<Host> root = cq.from(Host.class);
    cq.select(root).where(cb.equal(root.get("port"), 1));
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + manager.createQuery(cq).getSingleResult().getName()}); // expect
    for (Host h : manager.createQuery(cq).getResultList()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + manager.find(Host.class, 1L).getName()}); // expect
    CriteriaQuery<String> names = cb.createQuery(String.class);
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + manager.createQuery(names).getResultList().get(0)}); // expect
    StoredProcedureQuery sp = manager.createStoredProcedureQuery("host");
    sp.execute();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + (String) sp.getOutputParameterValue("host")}); // expect
  }
  void persisted(Host host) throws Exception {
    em.refresh(host);
  }
}
