package xml;

import java.io.*;
import javax.xml.transform.*;
import javax.xml.transform.stream.*;

public class Styler {
    public String style(String input, File sheet) throws TransformerException {
        TransformerFactory factory = TransformerFactory.newInstance();
        Transformer transformer = factory.newTransformer(new StreamSource(sheet)); // expect
        StringWriter out = new StringWriter();
        transformer.transform(new StreamSource(new StringReader(input)), new StreamResult(out));
        return out.toString();
    }
}
