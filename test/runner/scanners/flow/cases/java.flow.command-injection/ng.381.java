package prop.coll.lists1;
import javax.servlet.http.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;
public class Lists1Carriers extends HttpServlet {
  void m1(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); l.add(p); Runtime.getRuntime().exec("sh -c " + l.get(0)); } // expect
  void m2(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); l.add(0, p); Runtime.getRuntime().exec("sh -c " + l.get(0)); } // expect
  void m3(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(List.of("a")); l.set(0, p); Runtime.getRuntime().exec("sh -c " + l.get(0)); } // expect
  void m4(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); l.addAll(Arrays.asList(p.split(","))); Runtime.getRuntime().exec("sh -c " + l.get(0)); } // expect
  void m5(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new LinkedList<>(); l.add(p); Runtime.getRuntime().exec("sh -c " + l.remove(0)); } // expect
  void m6(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); LinkedList<String> l = new LinkedList<>(); l.addFirst(p); Runtime.getRuntime().exec("sh -c " + l.getFirst()); } // expect
  void m7(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); LinkedList<String> l = new LinkedList<>(); l.addLast(p); Runtime.getRuntime().exec("sh -c " + l.removeLast()); } // expect
  void m8(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); LinkedList<String> l = new LinkedList<>(); l.push(p); Runtime.getRuntime().exec("sh -c " + l.pop()); } // expect
  void m9(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Vector<String> l = new Vector<>(); l.addElement(p); Runtime.getRuntime().exec("sh -c " + l.elementAt(0)); } // expect
  void m10(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Vector<String> l = new Vector<>(); l.addElement(p); Runtime.getRuntime().exec("sh -c " + l.firstElement()); } // expect
  void m11(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Vector<String> l = new Vector<>(); l.add(p); Enumeration<String> e = l.elements(); while (e.hasMoreElements()) Runtime.getRuntime().exec("sh -c " + e.nextElement()); } // expect
  void m12(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Vector<String> l = new Vector<>(); l.add(p); String[] a = new String[1]; l.copyInto(a); Runtime.getRuntime().exec("sh -c " + a[0]); } // expect
  void m13(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Stack<String> l = new Stack<>(); l.push(p); Runtime.getRuntime().exec("sh -c " + l.peek()); } // expect
  void m14(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Stack<String> l = new Stack<>(); l.push(p); while (!l.empty()) Runtime.getRuntime().exec("sh -c " + l.pop()); } // expect
  void m15(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Queue<String> l = new LinkedList<>(); l.offer(p); Runtime.getRuntime().exec("sh -c " + l.poll()); } // expect
  void m16(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Queue<String> l = new LinkedList<>(); l.offer(p); String s; while ((s = l.poll()) != null) Runtime.getRuntime().exec("sh -c " + s); } // expect
  void m17(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Queue<String> l = new ArrayDeque<>(); l.add(p); Runtime.getRuntime().exec("sh -c " + l.element()); } // expect
  void m18(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Deque<String> l = new ArrayDeque<>(); l.offerFirst(p); Runtime.getRuntime().exec("sh -c " + l.pollLast()); } // expect
  void m19(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Deque<String> l = new ArrayDeque<>(); l.push(p); Runtime.getRuntime().exec("sh -c " + l.peekFirst()); } // expect
  void m20(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Deque<String> l = new ArrayDeque<>(); l.push(p); Iterator<String> it = l.descendingIterator(); Runtime.getRuntime().exec("sh -c " + it.next()); } // expect
  void m21(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); PriorityQueue<String> l = new PriorityQueue<>(); l.add(p); Runtime.getRuntime().exec("sh -c " + l.poll()); } // expect
  void m22(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); BlockingQueue<String> l = new LinkedBlockingQueue<>(); l.put(p); Runtime.getRuntime().exec("sh -c " + l.take()); } // expect
  void m23(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); BlockingQueue<String> l = new ArrayBlockingQueue<>(3); l.offer(p); Runtime.getRuntime().exec("sh -c " + l.poll(1, TimeUnit.SECONDS)); } // expect
  void m24(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); BlockingQueue<String> l = new LinkedBlockingQueue<>(); l.put(p); List<String> o = new ArrayList<>(); l.drainTo(o); Runtime.getRuntime().exec("sh -c " + o.get(0)); } // expect
  void m25(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = Arrays.asList(p, "b"); Runtime.getRuntime().exec("sh -c " + l.get(0)); } // expect
  void m26(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = List.of(p); Runtime.getRuntime().exec("sh -c " + l.iterator().next()); } // expect
  void m27(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = Collections.singletonList(p); for (String s : l) Runtime.getRuntime().exec("sh -c " + s); } // expect
  void m28(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = Collections.unmodifiableList(new ArrayList<>(List.of(p))); Runtime.getRuntime().exec("sh -c " + l.get(0)); } // expect
  void m29(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = Collections.synchronizedList(new ArrayList<>()); l.add(p); Runtime.getRuntime().exec("sh -c " + l.get(0)); } // expect
  void m30(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new CopyOnWriteArrayList<>(); l.add(p); Runtime.getRuntime().exec("sh -c " + l.get(0)); } // expect
}
