import javax.servlet.http.HttpServletRequest;
import javax.xml.xpath.XPath;
import org.apache.commons.text.StringEscapeUtils;
import org.w3c.dom.Document;

class Shelf {
    String title(HttpServletRequest request, XPath xpath, Document books) throws Exception {
        String isbn = StringEscapeUtils.escapeXml10(request.getParameter("isbn"));
        return xpath.evaluate("/books/book[@isbn='" + isbn + "']/title", books);
    }
}
