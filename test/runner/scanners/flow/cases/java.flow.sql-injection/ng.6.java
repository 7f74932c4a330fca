import javax.servlet.http.*;
import java.sql.*;
import java.util.*;
public class A extends HttpServlet {
  Connection db;
  protected void doGet(HttpServletRequest req, HttpServletResponse res) throws Exception {
    String a = req.getParameter("a");
    if (!a.chars().allMatch(Character::isDigit)) return;
    db.createStatement().executeQuery("select * from a where id = " + a);
    String b = req.getParameter("b");
    if (b.chars().anyMatch(c -> !Character.isLetterOrDigit(c))) return;
    db.createStatement().executeQuery("select * from a where id = " + b);
    String[] c = req.getParameterValues("c");
    if (!Arrays.stream(c).allMatch(x -> x.matches("\\d+"))) return;
    db.createStatement().executeQuery("select * from a where id in (" + String.join(",", c) + ")");
    List<String> d = Arrays.asList(req.getParameterValues("d"));
    if (d.stream().noneMatch(x -> x.matches("\\d+"))) {
      db.createStatement().executeQuery("select * from a where id in (" + String.join(",", d) + ")"); // expect
    }
    String e = req.getParameter("e");
    for (char ch : e.toCharArray()) if (!Character.isLetterOrDigit(ch)) throw new IllegalArgumentException();
    db.createStatement().executeQuery("select * from a where id = " + e);
    String f = req.getParameter("f");
    for (int i = 0; i < f.length(); i++) { if (!Character.isDigit(f.charAt(i))) return; }
    db.createStatement().executeQuery("select * from a where id = " + f);
    List<String> g = Arrays.asList(req.getParameterValues("g"));
    if (!Set.of("a", "b").containsAll(g)) return;
    db.createStatement().executeQuery("select " + String.join(",", g) + " from a");
  }
}
