import jakarta.servlet.http.*;
import java.util.*;
import java.io.*;
public class Copies extends HttpServlet {
    protected void doPost(HttpServletRequest req, HttpServletResponse resp) throws IOException {
        List<String> items = new ArrayList<>(Arrays.asList("Home", "Calendar"));
        List<String> standard = List.copyOf(items);
        items.add(req.getParameter("extra"));
        Runtime.getRuntime().exec(new String[] {"sh", "-c", String.join(" ", standard)});
    }
    protected void doGet(HttpServletRequest req, HttpServletResponse resp) throws IOException {
        List<String> items = new ArrayList<>(Arrays.asList("Home", "Calendar"));
        List<String> standard = new ArrayList<>(items);
        items.add(req.getParameter("extra"));
        Runtime.getRuntime().exec(new String[] {"sh", "-c", String.join(" ", standard)});
    }
    protected void doPut(HttpServletRequest req, HttpServletResponse resp) throws IOException {
        List<String> items = new ArrayList<>(Arrays.asList("Home", "Calendar"));
        List<String> standard = items.stream().toList();
        items.add(req.getParameter("extra"));
        Runtime.getRuntime().exec(new String[] {"sh", "-c", String.join(" ", standard)});
    }
    protected void doDelete(HttpServletRequest req, HttpServletResponse resp) throws IOException {
        List<String> items = new ArrayList<>(Arrays.asList("Home", "Calendar"));
        items.add(req.getParameter("extra"));
        List<String> standard = List.copyOf(items);
        Runtime.getRuntime().exec(new String[] {"sh", "-c", String.join(" ", standard)}); // expect
    }
}
