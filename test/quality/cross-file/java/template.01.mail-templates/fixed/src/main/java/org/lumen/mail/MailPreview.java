package org.lumen.mail;

import org.apache.velocity.VelocityContext;

public class MailPreview {
    private final Templates templates = new Templates();

    public String preview(String body) {
        VelocityContext context = new VelocityContext();
        context.put("name", "Ada");
        context.put("body", body);
        return templates.render("Dear $name, $body", context);
    }
}
