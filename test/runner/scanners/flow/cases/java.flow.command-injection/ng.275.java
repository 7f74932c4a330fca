package streams.utilities;
import org.apache.commons.io.IOUtils;
import java.io.*;
import java.net.*;
import java.nio.charset.StandardCharsets;
import javax.servlet.http.*;
public class A extends HttpServlet {
  protected void doPost(HttpServletRequest req, HttpServletResponse res) throws IOException {
    InputStream stream = req.getInputStream();
    String body = IOUtils.toString(stream, StandardCharsets.UTF_8);
    Runtime.getRuntime().exec("sh -c " + body); // expect
    String b2 = IOUtils.toString(req.getReader());
    Runtime.getRuntime().exec("sh -c " + b2); // expect
    Part part = req.getPart("file");
    String b4 = IOUtils.toString(part.getInputStream(), StandardCharsets.UTF_8);
    Runtime.getRuntime().exec("sh -c " + b4); // expect
    byte[] all = IOUtils.toByteArray(part.getInputStream());
    Runtime.getRuntime().exec("sh -c " + new String(all)); // expect
    String b6 = new BufferedReader(new InputStreamReader(req.getInputStream())).lines().collect(java.util.stream.Collectors.joining("\n"));
    Runtime.getRuntime().exec("sh -c " + b6); // expect
  }
}
