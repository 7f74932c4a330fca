package depot.web;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.web.servlet.HandlerInterceptor;

public class ShelfInterceptor implements HandlerInterceptor {
    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        ShelfScope.set("table", Long.valueOf(request.getParameter("shelf")));
        ShelfScope.set("page", Integer.valueOf(request.getParameter("page")));
        return true;
    }
}
