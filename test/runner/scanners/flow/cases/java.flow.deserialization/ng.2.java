package rpc;

import com.thoughtworks.xstream.XStream;
import java.io.IOException;
import javax.servlet.http.*;

public class XmlRpc extends HttpServlet {
    protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
        XStream xstream = new XStream();
        Object call = xstream.fromXML(request.getReader()); // expect
        response.setIntHeader("X-Hash", call.hashCode());
    }
}
