package choir.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.web.filter.OncePerRequestFilter;

public class StageFilter extends OncePerRequestFilter {
    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        String row = "front".equals(request.getHeader("X-Row")) ? "front" : "back";
        StageContext.enter(new StageContext.Place(request.getHeader("X-Hall"), row));
        chain.doFilter(request, response);
    }
}
