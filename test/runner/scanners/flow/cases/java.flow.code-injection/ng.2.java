package calc;

import groovy.lang.GroovyShell;
import javax.servlet.http.*;

public class ScriptConsole extends HttpServlet {
    protected void doPost(HttpServletRequest req, HttpServletResponse resp) {
        String script = req.getParameter("script");
        GroovyShell shell = new GroovyShell();
        Object result = shell.evaluate("return " + script); // expect
        resp.setHeader("X-Size", String.valueOf(result.hashCode()));
    }
}
