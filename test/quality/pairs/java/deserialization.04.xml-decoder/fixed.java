package com.acme.orders;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import java.beans.XMLDecoder;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import javax.xml.parsers.DocumentBuilderFactory;

@Path("/orders/xml")
public class XmlOrders {
    @POST
    @Consumes("application/xml")
    public void accept(String body) throws Exception {
        ByteArrayInputStream in = new ByteArrayInputStream(body.getBytes(StandardCharsets.UTF_8));
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        Object order = factory.newDocumentBuilder().parse(in);
        if (order == null) {
            throw new IllegalArgumentException("Empty order");
        }
    }
}
