package filteredokc;
import jakarta.servlet.*;
import jakarta.servlet.annotation.WebFilter;
import jakarta.servlet.http.*;
import java.io.IOException;
@WebFilter("/*")
public class HostFilter implements Filter {
    @Override
    public void doFilter(ServletRequest req, ServletResponse res, FilterChain chain) throws IOException, ServletException {
        String host = req.getParameter("host");
        if (host == null || !host.matches("[a-z0-9.]+")) { ((HttpServletResponse) res).sendError(400); return; }
        if (req.getParameter("label") == null) { ((HttpServletResponse) res).sendError(400); return; }
        chain.doFilter(req, res);
    }
}
