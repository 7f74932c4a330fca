package media;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

public class Transcoder extends HttpServlet {
    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
        Map<String, String> options = new HashMap<>();
        options.put("title", request.getParameter("title"));
        options.put("codec", "h264");
        Runtime.getRuntime().exec(new String[] {"sh", "-c", "transcode --title " + options.get("title")}); // expect
        response.setStatus(202);
    }
}
