import javax.servlet.http.HttpServletRequest;
import javax.xml.xpath.XPathFactory;

class Array {
  String read(HttpServletRequest request) throws Exception {
    String[] parts = new String[2];
    parts[0] = "theme";
    parts[1] = request.getParameter("part");
    return XPathFactory.newInstance().newXPath().evaluate("/a/" + parts[0], document);
  }
}
