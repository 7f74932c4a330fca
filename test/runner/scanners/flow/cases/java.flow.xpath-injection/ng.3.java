package depot;

import jakarta.servlet.http.HttpServletRequest;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;

class Parameters {
    private final HttpServletRequest request;

    Parameters(HttpServletRequest request) {
        this.request = request;
    }

    String text(String name) {
        String value = request.getParameter(name);
        return value == null ? "" : value.trim();
    }
}

class CatalogAction {
    private Document catalog;

    String run(HttpServletRequest request) throws Exception {
        Parameters parameters = new Parameters(request);
        XPath xpath = XPathFactory.newInstance().newXPath();
        if (!"title".equals(parameters.text("field"))) return "";
        xpath.evaluate("//" + parameters.text("field"), catalog);
        return xpath.evaluate("//crate[@id='" + parameters.text("id") + "']/title", catalog); // expect
    }
}
