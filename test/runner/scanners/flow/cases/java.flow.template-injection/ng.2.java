package mail;

import java.io.*;
import javax.servlet.http.*;
import org.apache.velocity.VelocityContext;
import org.apache.velocity.app.Velocity;

public class Campaign extends HttpServlet {
    protected void doPost(HttpServletRequest req, HttpServletResponse resp) throws IOException {
        String template = req.getParameter("template");
        StringWriter writer = new StringWriter();
        Velocity.evaluate(new VelocityContext(), writer, "campaign", template); // expect
        resp.setContentLength(writer.toString().length());
    }
}
