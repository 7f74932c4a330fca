package shop.web;

import jakarta.servlet.*;
import java.io.IOException;

public class ErrorFilter implements Filter {
  @Override
  public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain) throws IOException {
    try {
      chain.doFilter(request, response);
    } catch (Exception e) {
      response.setContentType("text/html");
      response.getWriter().write("<h1>" + e.getMessage()); // expect
    }
  }
}
