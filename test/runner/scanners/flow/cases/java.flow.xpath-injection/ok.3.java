package xml;

import javax.servlet.http.*;
import javax.xml.xpath.*;
import org.w3c.dom.Document;

public class XmlLogin extends HttpServlet {
    private Document users;

    protected void doPost(HttpServletRequest request, HttpServletResponse response) {
        try {
            XPath xpath = XPathFactory.newInstance().newXPath();
            String name = request.getParameter("name");
            xpath.setXPathVariableResolver(variable -> name);
            String expression = "/users/user[name=$name]/role";
            String role = (String) xpath.compile(expression).evaluate(users, XPathConstants.STRING);
            response.setStatus(role.isEmpty() ? 401 : 200);
        } catch (XPathExpressionException e) {
            response.setStatus(500);
        }
    }
}
