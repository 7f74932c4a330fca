package org.lumen.mail;

import java.io.StringWriter;
import org.apache.velocity.VelocityContext;
import org.apache.velocity.app.VelocityEngine;

public class Templates {
    private final VelocityEngine engine = new VelocityEngine();

    public String render(String source, VelocityContext context) {
        StringWriter writer = new StringWriter();
        engine.evaluate(context, writer, "mail", source); // expect
        return writer.toString();
    }
}
