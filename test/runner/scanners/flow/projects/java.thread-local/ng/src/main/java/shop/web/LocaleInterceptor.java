package shop.web;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.web.servlet.HandlerInterceptor;

public class LocaleInterceptor implements HandlerInterceptor {
    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        LocaleScope.set("table", request.getParameter("locale"));
        LocaleScope.set("page", Integer.valueOf(request.getParameter("page")));
        return true;
    }
}
