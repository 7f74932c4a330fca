package stored270;

import java.util.*;
import org.springframework.transaction.TransactionStatus;
import org.springframework.transaction.support.*;
import org.springframework.data.jpa.repository.JpaRepository;
import jakarta.servlet.http.HttpServletRequest;

class Host { private String name; private int port; public String getName() { return name; } public int getPort() { return port; } }
interface Hosts extends JpaRepository<Host, Long> { }
class TxHosts {
  private TransactionTemplate transactionTemplate; private Hosts hosts;
  void a(long id, HttpServletRequest request) throws Exception {
    String n = transactionTemplate.execute(status -> hosts.findById(id).get().getName());
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + n}); // expect
    String m = transactionTemplate.execute(new TransactionCallback<String>() {
      public String doInTransaction(TransactionStatus status) { new ProcessBuilder("sh", "-c", "ping " + hosts.findById(id).get().getName()); new ProcessBuilder("sh", "-c", "ping " + request.getParameter("x")); return hosts.findById(id).get().getName(); } // expect
    });
    transactionTemplate.executeWithoutResult(status -> new ProcessBuilder("sh", "-c", "ping " + hosts.findById(id).get().getName())); // expect
    transactionTemplate.execute(status -> { new ProcessBuilder("sh", "-c", "ping " + hosts.findById(id).get().getName()); new ProcessBuilder("sh", "-c", "ping " + request.getParameter("x")); return null; }); // expect
    Host h = transactionTemplate.execute(this::load);
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.getName()}); // expect
    int port = transactionTemplate.execute(status -> hosts.findById(id).get().getPort());
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + port});
  }
  Host load(TransactionStatus status) { return hosts.findById(1L).get(); }
}
