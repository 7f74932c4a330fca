package bench.web;

import java.io.IOException;
import java.util.*;
import javax.servlet.http.*;

public class ListIndexCommand extends HttpServlet {
    @Override
    public void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
        String param = "";
        Enumeration<String> headers = request.getHeaders("X-Tool");
        if (headers != null && headers.hasMoreElements()) {
            param = headers.nextElement();
        }
        List<String> values = new ArrayList<>();
        values.add("safe");
        values.add(param);
        values.add("moresafe");
        values.remove(0);
        String bar = values.get(1);
        new ProcessBuilder("sh", "-c", bar).start();
    }
}
