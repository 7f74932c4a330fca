package prop.enc.json1;
import javax.servlet.http.*;
import com.fasterxml.jackson.core.*;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.*;
import com.fasterxml.jackson.databind.node.*;
import com.google.gson.*;
import java.io.*;
import java.util.*;
public class Json1Carriers extends HttpServlet {
  void m1(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new ObjectMapper().readValue(p, ItemOfJson1.class).getName()); } // expect
  void m2(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new ObjectMapper().readValue(p, ItemOfJson1.class).tags.get(0)); } // expect
  void m3(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<ItemOfJson1> l = new ObjectMapper().readValue(p, new TypeReference<List<ItemOfJson1>>() {}); Runtime.getRuntime().exec("sh -c " + l.get(0).getName()); } // expect
  void m4(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ItemOfJson1[] l = new ObjectMapper().readValue(p, ItemOfJson1[].class); Runtime.getRuntime().exec("sh -c " + l[0].getName()); } // expect
  void m5(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new ObjectMapper().readValue(p, Map.class); Runtime.getRuntime().exec("sh -c " + m.get("a")); } // expect
  void m6(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<ItemOfJson1> l = new ObjectMapper().readValue(p, new ObjectMapper().getTypeFactory().constructCollectionType(List.class, ItemOfJson1.class)); for (ItemOfJson1 i : l) Runtime.getRuntime().exec("sh -c " + i.getName()); } // expect
  void m7(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new ObjectMapper().readTree(p).path("a").asText()); } // expect
  void m8(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new ObjectMapper().readTree(p).get("a").textValue()); } // expect
  void m9(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new ObjectMapper().readTree(p).at("/a/b").asText("x")); } // expect
  void m10(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new ObjectMapper().readTree(p).findValue("a").toString()); } // expect
  void m11(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new ObjectMapper().readTree(p).findValuesAsText("a").get(0)); } // expect
  void m12(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); for (JsonNode n : new ObjectMapper().readTree(p)) Runtime.getRuntime().exec("sh -c " + n.asText()); } // expect
  void m13(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Iterator<Map.Entry<String, JsonNode>> it = new ObjectMapper().readTree(p).fields(); while (it.hasNext()) { Map.Entry<String, JsonNode> e = it.next(); Runtime.getRuntime().exec("sh -c " + e.getValue().asText()); } Runtime.getRuntime().exec("sh -c " + 1); } // expect
  void m14(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Iterator<String> it = new ObjectMapper().readTree(p).fieldNames(); Runtime.getRuntime().exec("sh -c " + it.next()); } // expect
  void m15(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new ObjectMapper().readTree(p).elements().next().asText()); } // expect
  void m16(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new ObjectMapper().reader().forType(ItemOfJson1.class).<ItemOfJson1>readValue(p).getName()); } // expect
  void m17(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new ObjectMapper().readerFor(ItemOfJson1.class).<ItemOfJson1>readValue(p).getName()); } // expect
  void m19(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ItemOfJson1 i = new ObjectMapper().updateValue(new ItemOfJson1(), Map.of("name", p)); Runtime.getRuntime().exec("sh -c " + i.getName()); } // expect
  void m20(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ItemOfJson1 i = new ObjectMapper().convertValue(Map.of("name", p), ItemOfJson1.class); Runtime.getRuntime().exec("sh -c " + i.getName()); } // expect
  void m21(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ItemOfJson1 i = new ObjectMapper().treeToValue(new ObjectMapper().readTree(p), ItemOfJson1.class); Runtime.getRuntime().exec("sh -c " + i.getName()); } // expect
  void m22(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new ObjectMapper().writeValueAsString(Map.of("a", p))); } // expect
  void m23(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsString(p)); } // expect
  void m24(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new String(new ObjectMapper().writeValueAsBytes(p))); } // expect
  void m25(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringWriter w = new StringWriter(); new ObjectMapper().writeValue(w, p); Runtime.getRuntime().exec("sh -c " + w.toString()); } // expect
  void m26(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ByteArrayOutputStream w = new ByteArrayOutputStream(); new ObjectMapper().writeValue(w, p); Runtime.getRuntime().exec("sh -c " + w.toString()); } // expect
  void m27(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ObjectNode n = new ObjectMapper().createObjectNode(); n.put("a", p); Runtime.getRuntime().exec("sh -c " + n.get("a").asText()); } // expect
  void m28(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ObjectNode n = new ObjectMapper().createObjectNode(); n.put("a", p); Runtime.getRuntime().exec("sh -c " + n.toString()); } // expect
  void m29(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ObjectNode n = JsonNodeFactory.instance.objectNode(); n.set("a", new TextNode(p)); Runtime.getRuntime().exec("sh -c " + n.toString()); } // expect
}
class ItemOfJson1 { private String name; public int count; public List<String> tags; public String getName() { return name; } public void setName(String n) { name = n; } }
