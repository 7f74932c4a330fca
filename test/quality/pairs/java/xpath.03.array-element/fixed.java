package com.acme.prefs;

import jakarta.servlet.http.HttpServletRequest;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.xml.sax.InputSource;

public class Preferences {
    public String read(HttpServletRequest request) throws XPathExpressionException {
        String[] parts = new String[2];
        parts[0] = "theme";
        parts[1] = request.getParameter("section");
        String section = parts[0];
        String path = "/preferences/" + section + "/text()";
        return XPathFactory.newInstance().newXPath().evaluate(path, new InputSource("/etc/app/preferences.xml"));
    }
}
