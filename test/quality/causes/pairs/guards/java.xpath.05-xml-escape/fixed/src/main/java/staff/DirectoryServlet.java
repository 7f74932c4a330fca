package staff;

import java.io.IOException;
import javax.servlet.ServletException;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.apache.commons.text.StringEscapeUtils;
import org.w3c.dom.Document;

public class DirectoryServlet extends HttpServlet {
    private Document directory;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws ServletException, IOException {
        String name = StringEscapeUtils.escapeXml11(request.getParameter("name"));
        XPath xpath = XPathFactory.newInstance().newXPath();
        try {
            String phone = xpath.evaluate("/staff/person[@name='" + name + "']/phone", directory); // expect
            response.setContentType("text/plain");
            response.getWriter().print(phone.length());
        } catch (XPathExpressionException e) {
            throw new ServletException(e);
        }
    }
}
