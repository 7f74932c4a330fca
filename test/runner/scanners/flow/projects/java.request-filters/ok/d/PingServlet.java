package filteredokd;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.*;
import java.io.IOException;
@WebServlet("/ping")
public class PingServlet extends HttpServlet {
    private final FilteredOkDTools tools = new FilteredOkDTools();
    @Override protected void doGet(HttpServletRequest req, HttpServletResponse res) throws IOException {
        try {
            tools.ping(req.getParameter("host"));
        } catch (Exception e) { throw new IOException(e); }
    }
}
