package com.acme.hooks;

import groovy.lang.GroovyShell;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Map;
import java.util.stream.Collectors;

public class HookServlet extends HttpServlet {
    private static final Map<String, String> HOOKS = Map.of("purge", "cache.clear()", "ping", "'pong'");

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
        String body = request.getReader().lines().collect(Collectors.joining("\n"));
        String script = HOOKS.get(body);
        Object result = script == null ? null : new GroovyShell().evaluate(script);
        response.setStatus(result == null ? 404 : 200);
    }
}
