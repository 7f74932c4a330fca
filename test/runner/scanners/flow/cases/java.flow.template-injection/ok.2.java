package mail;

import java.io.*;
import javax.servlet.http.*;
import org.apache.velocity.VelocityContext;
import org.apache.velocity.app.Velocity;

public class Campaign extends HttpServlet {
    protected void doPost(HttpServletRequest req, HttpServletResponse resp) throws IOException {
        VelocityContext context = new VelocityContext();
        context.put("name", req.getParameter("name"));
        StringWriter writer = new StringWriter();
        Velocity.evaluate(context, writer, "campaign", "Dear $name,");
        resp.setContentLength(writer.toString().length());
    }
}
