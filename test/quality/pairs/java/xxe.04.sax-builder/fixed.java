package com.acme.soap;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import org.jdom2.Document;
import org.jdom2.JDOMException;
import org.jdom2.input.SAXBuilder;

public class SoapEnvelope {
    public String action(HttpServletRequest request) throws IOException, JDOMException {
        SAXBuilder builder = new SAXBuilder();
        builder.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        Document document = builder.build(request.getReader());
        return document.getRootElement().getName();
    }
}
