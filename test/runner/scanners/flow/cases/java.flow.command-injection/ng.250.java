package stored250;

import java.util.*;
import org.hibernate.*;
import org.hibernate.query.Query;
import org.hibernate.criterion.Restrictions;
import jakarta.persistence.*;

@Entity class Host { @Id private Long id; private String name; private int port; public String getName() { return name; } public int getPort() { return port; } }
class HibernateHosts {
  private SessionFactory sessionFactory;
  void a(long id) throws Exception {
    try (Session session = sessionFactory.openSession()) {
      Host h = session.get(Host.class, id);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.getName()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.getPort()});
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ((Host) session.load(Host.class, id)).getName()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + session.find(Host.class, id).getName()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + session.byId(Host.class).load(id).getName()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + session.byId(Host.class).loadOptional(id).get().getName()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + session.bySimpleNaturalId(Host.class).load("x").getName()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + session.byNaturalId(Host.class).using("name", "x").load().getName()}); // expect
      List<Host> list = session.createQuery("from Host", Host.class).list();
      for (Host x : list) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + x.getName()}); // expect
      Query<Host> q = session.createQuery("from Host where port = :p", Host.class).setParameter("p", 1);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + q.uniqueResult().getName()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + q.uniqueResultOptional().get().getName()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + q.getSingleResult().getName()}); // expect
      q.stream().forEach(x -> new ProcessBuilder("sh", "-c", "ping " + x.getName())); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + q.getResultList().get(0).getName()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + session.createSelectionQuery("from Host", Host.class).getResultList().get(0).getName()}); // expect
      List<Object[]> rows = session.createNativeQuery("select name from hosts").list();
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + rows.get(0)[0]}); // expect
      ScrollableResults results = q.scroll();
      while (results.next()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ((Host) results.get()).getName()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + session.createNamedQuery("all", Host.class).getSingleResult().getName()}); // expect
    }
    Session current = sessionFactory.getCurrentSession();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + current.get(Host.class, id).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + sessionFactory.getCurrentSession().get(Host.class, id).getName()}); // expect
    Host c = (Host) current.createCriteria(Host.class).add(Restrictions.eq("id", id)).uniqueResult();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + c.getName()}); // expect
    List<Host> cs = current.createCriteria(Host.class).list();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + cs.get(0).getName()}); // expect
    String n = sessionFactory.fromTransaction(s -> s.find(Host.class, id).getName());
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + n}); // expect
    sessionFactory.inTransaction(s -> new ProcessBuilder("sh", "-c", "ping " + s.get(Host.class, id).getName())); // expect
    StatelessSession stateless = sessionFactory.openStatelessSession();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ((Host) stateless.get(Host.class, id)).getName()}); // expect
  }
}
