package shop;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.web.servlet.HandlerInterceptor;

public class TenantFilter implements HandlerInterceptor {
  public static final String TENANT = "shop.tenant";

  @Override
  public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
    request.setAttribute(TENANT, request.getParameter("tenant"));
    return true;
  }
}
