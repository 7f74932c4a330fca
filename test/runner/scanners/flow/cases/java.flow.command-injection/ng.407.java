package prop.util.commonsmore3;
import javax.servlet.http.*;
import java.io.*;
import java.util.*;
import org.apache.commons.io.*;
import org.apache.commons.collections4.*;
import org.apache.commons.collections4.map.*;
import org.apache.commons.collections4.multimap.*;
public class CommonsMore3Carriers extends HttpServlet {
  void m61(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.apache.commons.beanutils.BeanUtils.describe(new BnOfCommonsMore3(p)).get("name")); } // expect
  void m62(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); BnOfCommonsMore3 b = new BnOfCommonsMore3(""); org.apache.commons.beanutils.BeanUtils.copyProperties(b, new BnOfCommonsMore3(p)); Runtime.getRuntime().exec("sh -c " + b.getName()); } // expect
  void m63(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ((BnOfCommonsMore3) org.apache.commons.beanutils.BeanUtils.cloneBean(new BnOfCommonsMore3(p))).getName()); } // expect
  void m64(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.springframework.util.StringUtils.trimWhitespace(p)); } // expect
  void m65(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.springframework.util.StringUtils.cleanPath(p)); } // expect
  void m66(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.springframework.util.StringUtils.getFilename(p)); } // expect
  void m67(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.springframework.util.StringUtils.commaDelimitedListToStringArray(p)[0]); } // expect
  void m68(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.springframework.util.StringUtils.collectionToCommaDelimitedString(List.of(p))); } // expect
  void m69(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.springframework.util.StringUtils.arrayToDelimitedString(new String[] {p}, " ")); } // expect
  void m70(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.springframework.util.StringUtils.tokenizeToStringArray(p, ",")[0]); } // expect
  void m71(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.springframework.util.StringUtils.delimitedListToStringArray(p, ",")[0]); } // expect
  void m72(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.springframework.util.StringUtils.replace("a", "a", p)); } // expect
  void m73(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.springframework.util.StringUtils.uriDecode(p, null)); } // expect
  void m74(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new String(org.springframework.util.Base64Utils.decodeFromString(p))); } // expect
  void m75(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.springframework.web.util.UriComponentsBuilder.fromUriString(p).build().getQueryParams().getFirst("a")); } // expect
  void m78(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.springframework.web.util.UriUtils.decode(p, "UTF-8")); } // expect
  void m79(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.springframework.web.util.HtmlUtils.htmlUnescape(p)); } // expect
  void m80(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); org.springframework.util.MultiValueMap<String, String> m = new org.springframework.util.LinkedMultiValueMap<>(); m.add("a", p); Runtime.getRuntime().exec("sh -c " + m.getFirst("a")); } // expect
  void m81(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); org.springframework.util.MultiValueMap<String, String> m = new org.springframework.util.LinkedMultiValueMap<>(); m.set("a", p); Runtime.getRuntime().exec("sh -c " + m.get("a").get(0)); } // expect
  void m82(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); org.springframework.beans.BeanWrapper w = new org.springframework.beans.BeanWrapperImpl(new BnOfCommonsMore3(p)); Runtime.getRuntime().exec("sh -c " + w.getPropertyValue("name")); } // expect
  void m84(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + cn.hutool.core.util.StrUtil.trim(p)); } // expect
  void m85(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + cn.hutool.core.util.StrUtil.format("{}", p)); } // expect
  void m86(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + cn.hutool.core.util.StrUtil.split(p, ',').get(0)); } // expect
  void m87(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + cn.hutool.core.codec.Base64.decodeStr(p)); } // expect
  void m88(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + cn.hutool.json.JSONUtil.parseObj(p).getStr("a")); } // expect
  void m89(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + cn.hutool.json.JSONUtil.toBean(p, BnOfCommonsMore3.class).getName()); } // expect
  void m90(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + cn.hutool.core.bean.BeanUtil.copyProperties(new BnOfCommonsMore3(p), BnOfCommonsMore3.class).getName()); } // expect
}
class BnOfCommonsMore3 { private String name; BnOfCommonsMore3(String n) { name = n; } public String getName() { return name; } public void setName(String n) { name = n; } }
