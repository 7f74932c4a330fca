package xml;

import java.io.*;
import javax.xml.XMLConstants;
import javax.xml.transform.*;
import javax.xml.transform.stream.*;

public class Styler {
    public String style(String input, File sheet) throws TransformerException {
        TransformerFactory factory = TransformerFactory.newInstance();
        factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_DTD, "");
        factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_STYLESHEET, "");
        Transformer transformer = factory.newTransformer(new StreamSource(sheet));
        StringWriter out = new StringWriter();
        transformer.transform(new StreamSource(new StringReader(input)), new StreamResult(out));
        return out.toString();
    }
}
