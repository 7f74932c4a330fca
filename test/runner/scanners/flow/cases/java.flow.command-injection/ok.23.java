package prop.enc.json3;
import javax.servlet.http.*;
import com.fasterxml.jackson.core.*;
import com.fasterxml.jackson.databind.*;
import com.fasterxml.jackson.databind.node.*;
import com.google.gson.*;
import java.io.*;
import java.util.*;
public class Json3Carriers extends HttpServlet {
  void m61(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + com.google.gson.JsonParser.parseString(p).getAsJsonObject().get("a").getAsBoolean()); }
}
