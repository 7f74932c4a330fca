package com.acme.xml;

import jakarta.servlet.http.HttpServletRequest;
import javax.xml.xpath.*;
import org.w3c.dom.Document;

public class XmlLogin {
    private final Document users;

    public XmlLogin(Document users) {
        this.users = users;
    }

    public boolean check(HttpServletRequest request) throws XPathExpressionException {
        String name = request.getParameter("name");
        XPath xpath = XPathFactory.newInstance().newXPath();
        xpath.setXPathVariableResolver(variable -> variable.getLocalPart().equals("name") ? name : null);
        String expression = "//user[@name=$name]";
        return (Boolean) xpath.evaluate(expression, users, XPathConstants.BOOLEAN);
    }
}
