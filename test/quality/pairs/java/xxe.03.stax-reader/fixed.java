package com.acme.feed;

import java.io.StringReader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.springframework.web.bind.annotation.*;

@RestController
public class StaxController {
    private static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newInstance();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        return factory;
    }

    @PostMapping("/feed")
    public int read(@RequestBody String xml) throws XMLStreamException {
        XMLStreamReader reader = factory().createXMLStreamReader(new StringReader(xml));
        int elements = 0;
        while (reader.hasNext()) {
            if (reader.next() == XMLStreamReader.START_ELEMENT) {
                elements++;
            }
        }
        return elements;
    }
}
