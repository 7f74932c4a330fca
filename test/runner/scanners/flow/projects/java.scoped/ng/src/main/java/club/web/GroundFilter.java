package club.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.web.filter.OncePerRequestFilter;

public class GroundFilter extends OncePerRequestFilter {
    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        String row = "front".equals(request.getHeader("X-Row")) ? "front" : "back";
        GroundContext.enter(new GroundContext.Place(request.getHeader("X-Hall"), row));
        chain.doFilter(request, response);
    }
}
