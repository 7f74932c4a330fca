package com.acme.xml;

import java.io.InputStream;
import org.w3c.dom.Document;

public class InvoiceParser {
    public String total(InputStream input) throws Exception {
        Document document = DocumentFactory.newBuilder().parse(input); // expect
        return document.getElementsByTagName("total").item(0).getTextContent();
    }
}
