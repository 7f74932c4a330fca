package xml;

import javax.servlet.http.*;
import javax.xml.xpath.*;
import org.w3c.dom.Document;

public class XmlLogin extends HttpServlet {
    private Document users;

    protected void doPost(HttpServletRequest request, HttpServletResponse response) {
        try {
            XPath xpath = XPathFactory.newInstance().newXPath();
            String expression = "/users/user[name='" + request.getParameter("name") + "']/role";
            String role = (String) xpath.compile(expression).evaluate(users, XPathConstants.STRING); // expect
            response.setStatus(role.isEmpty() ? 401 : 200);
        } catch (XPathExpressionException e) {
            response.setStatus(500);
        }
    }
}
