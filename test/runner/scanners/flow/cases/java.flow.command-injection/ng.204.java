import jakarta.servlet.http.*;

public class Names extends HttpServlet {
    enum Format { csv, json }

    protected void doPost(HttpServletRequest req, HttpServletResponse resp) throws Exception {
        String format = req.getParameter("format");
        try {
            Format.valueOf(format);
        } catch (IllegalArgumentException e) {
            resp.sendError(400);
            return;
        }
        Runtime.getRuntime().exec(new String[] {"sh", "-c", "export " + format});
    }

    protected void doGet(HttpServletRequest req, HttpServletResponse resp) throws Exception {
        String id = req.getParameter("id");
        try {
            Integer.parseInt(id);
        } catch (NumberFormatException e) {
            resp.sendError(400);
            return;
        }
        Runtime.getRuntime().exec(new String[] {"sh", "-c", "export " + id});
    }

    protected void doPut(HttpServletRequest req, HttpServletResponse resp) throws Exception {
        String key = req.getParameter("key");
        try {
            Format.valueOf(key);
        } catch (IllegalArgumentException e) {
            resp.setHeader("X-Format", "none");
        }
        Runtime.getRuntime().exec(new String[] {"sh", "-c", "export " + key}); // expect
    }
}
