package prop.enc.morejson3;
import javax.servlet.http.*;
import java.io.*;
import java.util.*;
public class MoreJson3Carriers extends HttpServlet {
  void m61(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + com.google.protobuf.Struct.parseFrom(p.getBytes()).getFieldsOrThrow("a").getStringValue()); } // expect
  void m62(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + com.google.protobuf.ByteString.copyFromUtf8(p).toStringUtf8()); } // expect
  void m63(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); org.yaml.snakeyaml.Yaml y = new org.yaml.snakeyaml.Yaml(); MItemOfMoreJson3 i = y.load(p); Runtime.getRuntime().exec("sh -c " + i.getName()); } // expect
  void m64(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); com.moandjiezana.toml.Toml t = new com.moandjiezana.toml.Toml().read(p); Runtime.getRuntime().exec("sh -c " + t.getString("a")); } // expect
  void m65(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.tomlj.Toml.parse(p).getString("a")); } // expect
  void m66(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + com.typesafe.config.ConfigFactory.parseString(p).getString("a")); } // expect
  void m67(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); org.ini4j.Ini i = new org.ini4j.Ini(new StringReader(p)); Runtime.getRuntime().exec("sh -c " + i.get("a", "b")); } // expect
  void m68(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new org.json.JSONObject(p).getInt("a")); }
  void m69(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new org.json.JSONObject(p).optBoolean("a")); }
  void m70(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new org.json.JSONArray(p).length()); }
  void m71(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + com.alibaba.fastjson.JSON.parseObject(p).getInteger("a")); }
  void m72(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + javax.json.Json.createReader(new StringReader(p)).readObject().getInt("a")); }
}
class MItemOfMoreJson3 { private String name; public int count; public List<String> tags; public String getName() { return name; } public void setName(String n) { name = n; } }
