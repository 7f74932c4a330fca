package app.web;

import app.tenancy.ShelfHolder;
import jakarta.servlet.FilterChain;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.web.filter.OncePerRequestFilter;

public class ShelfFilter extends OncePerRequestFilter {
    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain) throws Exception {
        ShelfHolder.set(Integer.parseInt(request.getHeader("X-Shelf")));
        request.setAttribute("shelf", Integer.valueOf(request.getParameter("shelf")));
        chain.doFilter(request, response);
    }
}
