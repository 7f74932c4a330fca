package com.acme.notice;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.util.Map;
import org.thymeleaf.TemplateEngine;
import org.thymeleaf.context.Context;

@Path("/notice")
public class NoticeResource {
    private static final Map<String, String> LAYOUTS = Map.of("short", "<p th:text='${body}'></p>");
    private final TemplateEngine engine = new TemplateEngine();

    @GET
    public int notice(@QueryParam("layout") String layout) {
        Context context = new Context();
        context.setVariable("body", "We are closed on Monday");
        String source = LAYOUTS.getOrDefault(layout, "<p></p>");
        return engine.process(source, context).length();
    }
}
