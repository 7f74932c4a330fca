package prop.util.guava1;
import javax.servlet.http.*;
import com.google.common.base.*;
import com.google.common.collect.*;
import com.google.common.io.*;
import com.google.common.cache.*;
import com.google.common.util.concurrent.*;
import java.util.*;
import java.util.concurrent.*;
public class Guava1Carriers extends HttpServlet {
  void m1(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Strings.nullToEmpty(p)); } // expect
  void m2(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Strings.emptyToNull(p)); } // expect
  void m3(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Strings.padStart(p, 3, '0')); } // expect
  void m4(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Strings.repeat(p, 2)); } // expect
  void m5(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Strings.commonPrefix(p, "a")); } // expect
  void m6(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Strings.lenientFormat("%s", p)); } // expect
  void m7(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Joiner.on(",").join("a", p)); } // expect
  void m8(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Joiner.on(",").join(List.of(p))); } // expect
  void m9(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Joiner.on(",").skipNulls().join(new String[] {p})); } // expect
  void m10(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Joiner.on(",").useForNull("").withKeyValueSeparator("=").join(Map.of("a", p))); } // expect
  void m11(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringBuilder sb = new StringBuilder(); Joiner.on(",").appendTo(sb, List.of(p)); Runtime.getRuntime().exec("sh -c " + sb); } // expect
  void m12(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Splitter.on(",").splitToList(p).get(0)); } // expect
  void m13(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); for (String s : Splitter.on(',').trimResults().omitEmptyStrings().split(p)) Runtime.getRuntime().exec("sh -c " + s); } // expect
  void m14(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Splitter.on("&").withKeyValueSeparator("=").split(p).get("a")); } // expect
  void m15(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Splitter.fixedLength(3).splitToStream(p).findFirst().get()); } // expect
  void m16(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Iterables.get(Splitter.on(",").split(p), 0)); } // expect
  void m17(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Iterables.getFirst(List.of(p), "a")); } // expect
  void m18(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Iterables.getLast(List.of(p))); } // expect
  void m19(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Iterables.getOnlyElement(List.of(p))); } // expect
  void m20(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Iterables.toString(List.of(p))); } // expect
  void m21(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Iterables.concat(List.of("a"), List.of(p)).iterator().next()); } // expect
  void m22(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Iterables.transform(List.of(p), s -> s + "a").iterator().next()); } // expect
  void m23(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Iterables.filter(List.of(p), s -> true).iterator().next()); } // expect
  void m24(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Iterables.toArray(List.of(p), String.class)[0]); } // expect
  void m25(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Iterators.getNext(List.of(p).iterator(), "x")); } // expect
  void m26(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Lists.newArrayList(p, "a").get(0)); } // expect
  void m27(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Lists.newArrayList(List.of(p)).get(0)); } // expect
  void m28(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Lists.transform(List.of(p), s -> s + "a").get(0)); } // expect
  void m29(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Lists.partition(List.of(p), 1).get(0).get(0)); } // expect
  void m30(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Lists.reverse(List.of(p)).get(0)); } // expect
}
