package filteredoka;
import jakarta.servlet.http.*;
import org.springframework.web.servlet.HandlerInterceptor;
public class HostInterceptor implements HandlerInterceptor {
    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) throws Exception {
        String host = request.getParameter("host");
        if (host == null || !host.matches("[a-z0-9.]+")) {
            response.sendError(400);
            return false;
        }
        String label = request.getParameter("label");
        if (label == null || label.isBlank()) { response.sendError(400); return false; }
        return true;
    }
}
