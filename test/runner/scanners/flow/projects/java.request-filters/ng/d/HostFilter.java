package filteredngd;
import jakarta.servlet.*;
import jakarta.servlet.http.*;
import java.io.IOException;
import java.util.logging.Logger;
public class HostFilter implements Filter {
    private static final Logger LOG = Logger.getLogger("x");
    @Override
    public void doFilter(ServletRequest req, ServletResponse res, FilterChain chain) throws IOException, ServletException {
        String host = req.getParameter("host");
        if (host == null || !host.matches("[a-z0-9.]+")) { ((HttpServletResponse) res).sendError(400); return; }
        String label = req.getParameter("label");
        if (label == null || !label.matches("[a-z]+")) { LOG.warning("label"); }
        chain.doFilter(req, res);
    }
}
