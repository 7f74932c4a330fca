package prop.enc.json2;
import javax.servlet.http.*;
import com.fasterxml.jackson.core.*;
import com.fasterxml.jackson.databind.*;
import com.fasterxml.jackson.databind.node.*;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.google.gson.*;
import com.google.gson.reflect.TypeToken;
import java.io.*;
import java.util.*;
public class Json2Carriers extends HttpServlet {
  void m31(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ArrayNode n = new ObjectMapper().createArrayNode(); n.add(p); Runtime.getRuntime().exec("sh -c " + n.get(0).asText()); } // expect
  void m33(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); JsonParser jp = new JsonFactory().createParser(p); while (jp.nextToken() != null) Runtime.getRuntime().exec("sh -c " + jp.getText()); } // expect
  void m34(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); JsonParser jp = new JsonFactory().createParser(p); jp.nextToken(); Runtime.getRuntime().exec("sh -c " + jp.getValueAsString()); } // expect
  void m35(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringWriter w = new StringWriter(); JsonGenerator g = new JsonFactory().createGenerator(w); g.writeStartObject(); g.writeStringField("a", p); g.writeEndObject(); g.close(); Runtime.getRuntime().exec("sh -c " + w.toString()); } // expect
  void m36(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new ObjectMapper(new YAMLFactory()).readValue(p, ItemOfJson2.class).getName()); } // expect
  void m37(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new Gson().fromJson(p, ItemOfJson2.class).getName()); } // expect
  void m38(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<ItemOfJson2> l = new Gson().fromJson(p, new TypeToken<List<ItemOfJson2>>() {}.getType()); Runtime.getRuntime().exec("sh -c " + l.get(0).getName()); } // expect
  void m39(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, Object> m = new Gson().fromJson(p, new TypeToken<Map<String, Object>>() {}.getType()); Runtime.getRuntime().exec("sh -c " + m.get("a")); } // expect
  void m40(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + JsonParser2OfJson2.x(p)); } // expect
  void m41(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + com.google.gson.JsonParser.parseString(p).getAsJsonObject().get("a").getAsString()); } // expect
  void m42(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new com.google.gson.JsonParser().parse(p).getAsJsonArray().get(0).getAsJsonObject().getAsJsonPrimitive("x").getAsString()); } // expect
  void m43(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); for (JsonElement e : com.google.gson.JsonParser.parseString(p).getAsJsonArray()) Runtime.getRuntime().exec("sh -c " + e.getAsString()); } // expect
  void m44(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); for (Map.Entry<String, JsonElement> e : com.google.gson.JsonParser.parseString(p).getAsJsonObject().entrySet()) Runtime.getRuntime().exec("sh -c " + e.getValue().getAsString()); } // expect
  void m45(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); JsonObject o = new JsonObject(); o.addProperty("a", p); Runtime.getRuntime().exec("sh -c " + o.get("a").getAsString()); } // expect
  void m46(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); JsonObject o = new JsonObject(); o.addProperty("a", p); Runtime.getRuntime().exec("sh -c " + o.toString()); } // expect
  void m47(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); JsonArray o = new JsonArray(); o.add(p); Runtime.getRuntime().exec("sh -c " + o.get(0).getAsString()); } // expect
  void m48(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); JsonObject o = new JsonObject(); o.add("a", new JsonPrimitive(p)); Runtime.getRuntime().exec("sh -c " + o); } // expect
  void m49(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new Gson().toJson(Map.of("a", p))); } // expect
  void m50(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new GsonBuilder().setPrettyPrinting().create().toJson(p)); } // expect
  void m51(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringWriter w = new StringWriter(); new Gson().toJson(p, w); Runtime.getRuntime().exec("sh -c " + w); } // expect
  void m52(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new Gson().toJsonTree(p).getAsString()); } // expect
  void m53(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); com.google.gson.stream.JsonReader r = new com.google.gson.stream.JsonReader(new StringReader(p)); r.beginObject(); while (r.hasNext()) { String k = r.nextName(); Runtime.getRuntime().exec("sh -c " + r.nextString()); } Runtime.getRuntime().exec("sh -c " + 1); } // expect
  void m54(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new ObjectMapper().readValue(p, ItemOfJson2.class).count); }
  void m55(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new ObjectMapper().readTree(p).get("a").asInt()); }
  void m56(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new ObjectMapper().readTree(p).get("a").booleanValue()); }
  void m57(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new ObjectMapper().readTree(p).size()); }
  void m59(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new Gson().fromJson(p, ItemOfJson2.class).count); }
  void m60(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + com.google.gson.JsonParser.parseString(p).getAsJsonObject().get("a").getAsInt()); }
}
class ItemOfJson2 { private String name; public int count; public List<String> tags; public String getName() { return name; } public void setName(String n) { name = n; } }
class JsonParser2OfJson2 { static String x(String s) { return s; } }
