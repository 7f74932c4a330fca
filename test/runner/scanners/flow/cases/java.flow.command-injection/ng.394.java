package prop.enc.morejson1;
import javax.servlet.http.*;
import java.io.*;
import java.util.*;
public class MoreJson1Carriers extends HttpServlet {
  void m1(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new org.json.JSONObject(p).getString("a")); } // expect
  void m2(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new org.json.JSONObject(p).optString("a", "b")); } // expect
  void m3(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new org.json.JSONObject(p).getJSONObject("a").getJSONArray("b").getString(0)); } // expect
  void m4(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); org.json.JSONArray a = new org.json.JSONArray(p); for (int i = 0; i < a.length(); i++) Runtime.getRuntime().exec("sh -c " + a.getJSONObject(i).getString("x")); } // expect
  void m6(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); org.json.JSONObject o = new org.json.JSONObject(p); Iterator<String> it = o.keys(); while (it.hasNext()) Runtime.getRuntime().exec("sh -c " + o.get(it.next())); } // expect
  void m7(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); org.json.JSONObject o = new org.json.JSONObject(); o.put("a", p); Runtime.getRuntime().exec("sh -c " + o.toString()); } // expect
  void m8(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); org.json.JSONObject o = new org.json.JSONObject(); o.put("a", p); Runtime.getRuntime().exec("sh -c " + o.getString("a")); } // expect
  void m10(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new org.json.JSONObject().put("a", p).toString()); } // expect
  void m11(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new org.json.JSONObject(Map.of("a", p)).toString()); } // expect
  void m12(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new org.json.JSONTokener(p).nextValue()); } // expect
  void m13(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ((org.json.JSONObject) new org.json.JSONTokener(p).nextValue()).getString("a")); } // expect
  void m14(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new org.json.JSONObject(p).toMap().get("a")); } // expect
  void m15(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new org.json.JSONObject(p).query("/a")); } // expect
  void m16(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.json.XML.toJSONObject(p).getString("a")); } // expect
  void m17(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); org.json.simple.JSONObject o = (org.json.simple.JSONObject) new org.json.simple.parser.JSONParser().parse(p); Runtime.getRuntime().exec("sh -c " + (String) o.get("a")); } // expect
  void m18(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); org.json.simple.JSONObject o = (org.json.simple.JSONObject) org.json.simple.JSONValue.parse(p); Runtime.getRuntime().exec("sh -c " + o.get("a")); } // expect
  void m19(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); org.json.simple.JSONObject o = new org.json.simple.JSONObject(); o.put("a", p); Runtime.getRuntime().exec("sh -c " + o.toJSONString()); } // expect
  void m20(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + com.alibaba.fastjson.JSON.parseObject(p).getString("a")); } // expect
  void m21(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + com.alibaba.fastjson.JSON.parseObject(p, MItemOfMoreJson1.class).getName()); } // expect
  void m22(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + com.alibaba.fastjson.JSON.parseArray(p).getJSONObject(0).getString("x")); } // expect
  void m23(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + com.alibaba.fastjson.JSON.parseArray(p, MItemOfMoreJson1.class).get(0).getName()); } // expect
  void m24(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + com.alibaba.fastjson.JSON.toJSONString(Map.of("a", p))); } // expect
  void m25(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); com.alibaba.fastjson.JSONObject o = new com.alibaba.fastjson.JSONObject(); o.put("a", p); Runtime.getRuntime().exec("sh -c " + o.toJSONString()); } // expect
  void m26(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + javax.json.Json.createReader(new StringReader(p)).readObject().getString("a")); } // expect
  void m27(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + javax.json.Json.createReader(new StringReader(p)).readArray().getJsonObject(0).getJsonString("a").getString()); } // expect
  void m28(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + javax.json.Json.createObjectBuilder().add("a", p).build().toString()); } // expect
  void m29(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); javax.json.JsonObjectBuilder b = javax.json.Json.createObjectBuilder(); b.add("a", p); Runtime.getRuntime().exec("sh -c " + b.build().toString()); } // expect
  void m30(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); javax.json.stream.JsonParser jp = javax.json.Json.createParser(new StringReader(p)); while (jp.hasNext()) { jp.next(); Runtime.getRuntime().exec("sh -c " + jp.getString()); } Runtime.getRuntime().exec("sh -c " + 1); } // expect
}
class MItemOfMoreJson1 { private String name; public int count; public List<String> tags; public String getName() { return name; } public void setName(String n) { name = n; } }
