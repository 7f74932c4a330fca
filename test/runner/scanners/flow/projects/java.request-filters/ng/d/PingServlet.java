package filteredngd;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.*;
import java.io.IOException;
@WebServlet("/ping")
public class PingServlet extends HttpServlet {
    private final FilteredNgDTools tools = new FilteredNgDTools();
    @Override protected void doGet(HttpServletRequest req, HttpServletResponse res) throws IOException {
        try {
            tools.ping(req.getParameter("host"));
            tools.label(req.getParameter("label"));
        } catch (Exception e) { throw new IOException(e); }
    }
}
