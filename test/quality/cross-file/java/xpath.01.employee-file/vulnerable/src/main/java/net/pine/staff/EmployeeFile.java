package net.pine.staff;

import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;

public class EmployeeFile {
    private final Document document;
    private final XPath xpath = XPathFactory.newInstance().newXPath();

    public EmployeeFile(Document document) {
        this.document = document;
    }

    public String phoneOf(String name) throws XPathExpressionException {
        return xpath.evaluate("//employee[name='" + name + "']/phone", document); // expect
    }
}
