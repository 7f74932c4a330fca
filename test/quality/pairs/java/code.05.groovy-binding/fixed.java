package calc;

import groovy.lang.Binding;
import groovy.lang.GroovyShell;
import javax.servlet.http.*;

public class ScriptConsole extends HttpServlet {
    protected void doPost(HttpServletRequest req, HttpServletResponse resp) {
        Binding binding = new Binding();
        binding.setVariable("amount", req.getParameter("script"));
        GroovyShell shell = new GroovyShell(binding);
        Object result = shell.evaluate("return amount.length()");
        resp.setHeader("X-Size", String.valueOf(result.hashCode()));
    }
}
