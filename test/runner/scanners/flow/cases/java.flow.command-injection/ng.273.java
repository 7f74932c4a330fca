package streams.all;
import com.fasterxml.jackson.databind.*;
import com.google.common.io.*;
import com.google.gson.*;
import java.io.*;
import java.util.*;
import java.util.stream.*;
import java.util.zip.*;
import javax.servlet.http.*;
import java.nio.charset.StandardCharsets;
import org.apache.commons.csv.*;
import org.apache.commons.fileupload.*;
import org.apache.commons.fileupload.servlet.*;
import org.springframework.util.*;
import org.apache.commons.fileupload.util.Streams;
public class A extends HttpServlet {
  void run(String s) throws IOException { Runtime.getRuntime().exec(s); }
  protected void doPost(HttpServletRequest req, HttpServletResponse res) throws Exception {
    String a = req.getReader().lines().collect(Collectors.joining());
    Runtime.getRuntime().exec("sh -c " + a); // expect
    String b = StreamUtils.copyToString(req.getInputStream(), StandardCharsets.UTF_8);
    Runtime.getRuntime().exec("sh -c " + b); // expect
    String c = CharStreams.toString(new InputStreamReader(req.getInputStream()));
    Runtime.getRuntime().exec("sh -c " + c); // expect
    String d = new String(req.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    Runtime.getRuntime().exec("sh -c " + d); // expect
    Scanner sc = new Scanner(req.getInputStream()).useDelimiter("\\A");
    String e = sc.hasNext() ? sc.next() : "";
    Runtime.getRuntime().exec("sh -c " + e); // expect
    StringBuilder sb = new StringBuilder();
    BufferedReader br = req.getReader();
    String line;
    while ((line = br.readLine()) != null) sb.append(line).append('\n');
    Runtime.getRuntime().exec("sh -c " + sb); // expect
    ByteArrayOutputStream bos = new ByteArrayOutputStream();
    byte[] buf = new byte[1024];
    int n;
    InputStream in = req.getInputStream();
    while ((n = in.read(buf)) != -1) bos.write(buf, 0, n);
    Runtime.getRuntime().exec("sh -c " + bos.toString()); // expect
    in.transferTo(bos);
    JsonNode node = new ObjectMapper().readTree(req.getInputStream());
    Runtime.getRuntime().exec("sh -c " + node.get("x").asText()); // expect
    JsonObject jo = JsonParser.parseReader(req.getReader()).getAsJsonObject();
    Runtime.getRuntime().exec("sh -c " + jo.get("x").getAsString()); // expect
    Map<String, Object> m = new ObjectMapper().readValue(req.getInputStream(), new com.fasterxml.jackson.core.type.TypeReference<Map<String, Object>>() {});
    Runtime.getRuntime().exec("sh -c " + m.get("x")); // expect
    GZIPInputStream gz = new GZIPInputStream(req.getInputStream());
    Runtime.getRuntime().exec("sh -c " + new String(gz.readAllBytes())); // expect
    for (CSVRecord r : CSVFormat.DEFAULT.parse(req.getReader())) Runtime.getRuntime().exec("sh -c " + r.get("x")); // expect
    for (CSVRecord r : CSVParser.parse(req.getInputStream(), StandardCharsets.UTF_8, CSVFormat.DEFAULT)) Runtime.getRuntime().exec("sh -c " + r.get(0)); // expect
    ServletFileUpload up = new ServletFileUpload();
    FileItemIterator it = up.getItemIterator(req);
    while (it.hasNext()) { FileItemStream item = it.next(); Runtime.getRuntime().exec("sh -c " + Streams.asString(item.openStream())); } // expect
    List<FileItem> items = new ServletFileUpload(new org.apache.commons.fileupload.disk.DiskFileItemFactory()).parseRequest(req);
    for (FileItem i : items) { if (i.isFormField()) Runtime.getRuntime().exec("sh -c " + i.getString()); else Runtime.getRuntime().exec("sh -c " + i.getName()); } // expect
    Enumeration<String> names = req.getHeaderNames();
    while (names.hasMoreElements()) { String k = names.nextElement(); Runtime.getRuntime().exec("sh -c " + k + req.getHeader(k)); } // expect
    for (Map.Entry<String, String[]> en : req.getParameterMap().entrySet()) Runtime.getRuntime().exec("sh -c " + en.getValue()[0]); // expect
    for (Cookie ck : req.getCookies()) if ("a".equals(ck.getName())) Runtime.getRuntime().exec("sh -c " + ck.getValue()); // expect
    String v = Arrays.stream(req.getCookies()).filter(x -> x.getName().equals("t")).map(Cookie::getValue).findFirst().orElse(null);
    Runtime.getRuntime().exec("sh -c " + v); // expect
    Properties pr = new Properties();
    pr.load(req.getInputStream());
    Runtime.getRuntime().exec("sh -c " + pr.getProperty("x")); // expect
    String w = new String(Base64.getDecoder().decode(req.getHeader("A")));
    Runtime.getRuntime().exec("sh -c " + w); // expect
    ZipInputStream zi = new ZipInputStream(req.getPart("f").getInputStream());
    ZipEntry ze;
    while ((ze = zi.getNextEntry()) != null) { Runtime.getRuntime().exec("sh -c " + ze.getName()); } // expect
    String z = FileCopyUtils.copyToString(req.getReader());
    Runtime.getRuntime().exec("sh -c " + z); // expect
    String fs = new String(ByteStreams.toByteArray(req.getInputStream()));
    Runtime.getRuntime().exec("sh -c " + fs); // expect
    DataInputStream di = new DataInputStream(req.getInputStream());
    byte[] all = new byte[10];
    di.readFully(all);
    Runtime.getRuntime().exec("sh -c " + new String(all)); // expect
    StringWriter sw = new StringWriter();
    org.apache.commons.io.IOUtils.copy(req.getInputStream(), sw, "UTF-8");
    Runtime.getRuntime().exec("sh -c " + sw); // expect
  }
}
