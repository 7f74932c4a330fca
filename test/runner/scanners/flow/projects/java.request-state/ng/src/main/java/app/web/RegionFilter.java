package app.web;

import app.tenancy.RegionHolder;
import jakarta.servlet.FilterChain;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.web.filter.OncePerRequestFilter;

public class RegionFilter extends OncePerRequestFilter {
    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain) throws Exception {
        RegionHolder.set(request.getHeader("X-Region"));
        request.setAttribute("catalog", request.getParameter("catalog"));
        chain.doFilter(request, response);
    }
}
