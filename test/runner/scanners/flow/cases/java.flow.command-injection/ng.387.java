package prop.coll.streams1;
import javax.servlet.http.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class Streams1Carriers extends HttpServlet {
  void m1(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).map(String::trim).filter(s -> !s.isEmpty()).collect(Collectors.toList()).get(0)); } // expect
  void m2(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p.split(",")).toList().get(0)); } // expect
  void m3(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).collect(Collectors.toSet()).iterator().next()); } // expect
  void m4(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).collect(Collectors.toMap(s -> "a", s -> s)).get("a")); } // expect
  void m5(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).collect(Collectors.toMap(Function.identity(), String::length)).keySet().iterator().next()); } // expect
  void m6(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).collect(Collectors.groupingBy(String::length)).get(1).get(0)); } // expect
  void m7(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).collect(Collectors.groupingBy(s -> s.charAt(0), Collectors.mapping(s -> s.trim(), Collectors.joining(",")))).get('a')); } // expect
  void m8(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).collect(Collectors.partitioningBy(s -> s.isEmpty())).get(false).get(0)); } // expect
  void m9(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).collect(Collectors.toCollection(TreeSet::new)).first()); } // expect
  void m10(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).collect(Collectors.collectingAndThen(Collectors.toList(), l -> l.get(0)))); } // expect
  void m11(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).collect(Collectors.reducing("", String::concat))); } // expect
  void m12(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).collect(Collectors.maxBy(Comparator.naturalOrder())).get()); } // expect
  void m13(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).collect(Collectors.teeing(Collectors.joining(), Collectors.counting(), (a, b) -> a + b))); } // expect
  void m14(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).collect(Collectors.mapping(String::trim, Collectors.toList())).get(0)); } // expect
  void m15(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).collect(Collectors.filtering(s -> true, Collectors.joining()))); } // expect
  void m16(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).collect(Collectors.flatMapping(s -> Stream.of(s), Collectors.joining()))); } // expect
  void m17(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).flatMap(s -> Arrays.stream(s.split(","))).findFirst().get()); } // expect
  void m18(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).flatMap(s -> Stream.of(s)).findAny().orElseThrow()); } // expect
  void m19(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).mapMulti((String s, Consumer<String> c) -> c.accept(s)).findFirst().get()); } // expect
  void m20(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).peek(s -> {}).sorted().distinct().limit(3).skip(1).findFirst().orElse("x")); } // expect
  void m21(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).takeWhile(s -> true).dropWhile(s -> false).findFirst().orElse("")); } // expect
  void m22(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).max(Comparator.naturalOrder()).get()); } // expect
  void m23(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).min(Comparator.comparing(String::length)).orElse("")); } // expect
  void m24(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).reduce((a, b) -> a + b).get()); } // expect
  void m25(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).reduce("", (a, b) -> a + b)); } // expect
  void m26(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of("a").reduce("", (a, b) -> a + p)); } // expect
  void m27(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).toArray(String[]::new)[0]); } // expect
  void m28(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).toArray()[0]); } // expect
  void m29(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.concat(Stream.of("a"), Stream.of(p)).collect(Collectors.joining())); } // expect
}
