package com.acme.pages;

import jakarta.servlet.http.HttpServletRequest;
import java.io.StringWriter;
import org.apache.velocity.VelocityContext;
import org.apache.velocity.app.Velocity;

public class FooterRenderer {
    public String render(HttpServletRequest request) {
        String footer = request.getParameter("footer");
        VelocityContext context = new VelocityContext();
        StringWriter writer = new StringWriter();
        context.put("footer", footer);
        Velocity.evaluate(context, writer, "footer", "Printed by $footer");
        return writer.toString();
    }
}
