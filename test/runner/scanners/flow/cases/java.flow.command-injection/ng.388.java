package prop.coll.streams2;
import javax.servlet.http.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class Streams2Carriers extends HttpServlet {
  void m31(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.generate(() -> p).limit(1).findFirst().get()); } // expect
  void m32(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of("a").map(s -> p).findFirst().get()); } // expect
  void m33(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.<String>builder().add(p).build().findFirst().get()); } // expect
  void m34(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Stream.Builder<String> b = Stream.builder(); b.accept(p); Runtime.getRuntime().exec("sh -c " + b.build().findFirst().get()); } // expect
  void m35(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + IntStream.range(0, 3).mapToObj(i -> p.substring(i)).collect(Collectors.joining())); } // expect
  void m36(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringBuilder sb = new StringBuilder(); Stream.of(p).forEach(sb::append); Runtime.getRuntime().exec("sh -c " + sb); } // expect
  void m37(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringBuilder sb = new StringBuilder(); Stream.of(p).forEachOrdered(s -> sb.append(s)); Runtime.getRuntime().exec("sh -c " + sb); } // expect
  void m38(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); Stream.of(p).forEach(l::add); Runtime.getRuntime().exec("sh -c " + l.get(0)); } // expect
  void m39(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).iterator().next()); } // expect
  void m40(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StreamSupport.stream(List.of(p).spliterator(), false).findFirst().get()); } // expect
  void m41(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Arrays.asList(p).parallelStream().sequential().unordered().findFirst().get()); } // expect
  void m42(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).collect(ArrayList<String>::new, ArrayList::add, ArrayList::addAll).get(0)); } // expect
  void m43(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).collect(StringBuilder::new, (a, b) -> a.append(b), StringBuilder::append)); } // expect
  void m44(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Collections.list(req.getParameterNames()).stream().map(req::getParameter).findFirst().get()); } // expect
  void m45(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.getParameterMap().entrySet().stream().map(e -> e.getKey() + "=" + String.join(",", e.getValue())).collect(Collectors.joining("&"))); } // expect
  void m46(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.getParameterMap().values().stream().flatMap(Arrays::stream).findFirst().get()); } // expect
  void m47(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).map(s -> new String[] {s, "a"}).map(a -> a[0]).findFirst().get()); } // expect
  void m48(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).map(s -> s.split("=")).filter(a -> a.length == 2).collect(Collectors.toMap(a -> a[0], a -> a[1])).get("k")); } // expect
  void m49(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).mapToInt(String::length).mapToObj(i -> p).findFirst().get()); } // expect
  void m50(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).count()); }
  void m51(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).mapToInt(Integer::parseInt).sum()); }
  void m52(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).map(Integer::valueOf).collect(Collectors.toList())); }
  void m53(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).anyMatch(s -> s.isEmpty())); }
  void m55(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of(p).map(String::length).findFirst().get()); }
  void m56(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Stream.of("a", "b").filter(s -> s.equals(p)).findFirst().orElse("c")); }
}
