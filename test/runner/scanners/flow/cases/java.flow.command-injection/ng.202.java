import jakarta.servlet.http.*;
import java.io.IOException;

public class A extends HttpServlet {
    static boolean plain(String name) {
        for (char c : name.toCharArray()) {
            boolean ok = c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '_';
            if (!ok) {
                return false;
            }
        }
        return true;
    }
    static boolean at(String name) {
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (!Character.isLetterOrDigit(c) && c != '-') return false;
        }
        return true;
    }
    static boolean slash(String name) {
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (!Character.isLetterOrDigit(c) && c != '|') return false;
        }
        return true;
    }
    static String keep(String name) {
        StringBuilder out = new StringBuilder();
        for (char c : name.toCharArray()) {
            if (c >= 'a' && c <= 'z' || c == '-') out.append(c);
        }
        return out.toString();
    }
    protected void doGet(HttpServletRequest req, HttpServletResponse resp) throws IOException {
        String n = req.getParameter("n");
        if (!plain(n)) return;
        Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + n});
    }
    protected void doPost(HttpServletRequest req, HttpServletResponse resp) throws IOException {
        String n = req.getParameter("n");
        if (!at(n)) return;
        Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + n});
    }
    protected void doPut(HttpServletRequest req, HttpServletResponse resp) throws IOException {
        String n = req.getParameter("n");
        if (!slash(n)) return;
        Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + n}); // expect
    }
    protected void doDelete(HttpServletRequest req, HttpServletResponse resp) throws IOException {
        String n = keep(req.getParameter("n"));
        Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + n});
    }
}
