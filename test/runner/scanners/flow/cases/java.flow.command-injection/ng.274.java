package streams.single;
import com.fasterxml.jackson.databind.*;
import java.io.*;
import java.util.*;
import java.util.zip.*;
import javax.servlet.http.*;
public class A extends HttpServlet {
  protected void doPost(HttpServletRequest req, HttpServletResponse res) throws Exception {
    ByteArrayOutputStream bos = new ByteArrayOutputStream();
    byte[] buf = new byte[1024];
    int n;
    InputStream in = req.getInputStream();
    while ((n = in.read(buf)) != -1) bos.write(buf, 0, n);
    Runtime.getRuntime().exec("sh -c " + bos.toString()); // expect
  }
  protected void doGet(HttpServletRequest req, HttpServletResponse res) throws Exception {
    JsonNode node = new ObjectMapper().readTree(req.getInputStream());
    Runtime.getRuntime().exec("sh -c " + node.get("x").asText()); // expect
    GZIPInputStream gz = new GZIPInputStream(req.getInputStream());
    Runtime.getRuntime().exec("sh -c " + new String(gz.readAllBytes())); // expect
    byte[] all = new byte[10];
    gz.read(all);
    Runtime.getRuntime().exec("sh -c " + new String(all)); // expect
  }
  protected void doPut(HttpServletRequest req, HttpServletResponse res) throws Exception {
    JsonNode node = new ObjectMapper().readTree(req.getReader());
    Runtime.getRuntime().exec("sh -c " + node.get("x").asText()); // expect
    DataInputStream di = new DataInputStream(req.getInputStream());
    byte[] all = new byte[10];
    di.readFully(all);
    Runtime.getRuntime().exec("sh -c " + new String(all)); // expect
    StringWriter sw = new StringWriter();
    org.apache.commons.io.IOUtils.copy(req.getInputStream(), sw, "UTF-8");
    Runtime.getRuntime().exec("sh -c " + sw); // expect
  }
}
