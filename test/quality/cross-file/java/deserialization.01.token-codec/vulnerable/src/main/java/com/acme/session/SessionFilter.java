package com.acme.session;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

public class SessionFilter extends HttpFilter {
    private final TokenCodec codec = new TokenCodec();

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        String token = request.getHeader("X-Session");
        try {
            request.setAttribute("session", codec.decode(token));
        } catch (ClassNotFoundException e) {
            throw new ServletException(e);
        }
        chain.doFilter(request, response);
    }
}
