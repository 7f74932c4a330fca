package prop.coll.coll6
import javax.servlet.http.*
import java.util.*
  fun m151(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + (arrayOf("a") + p)[1]) } // expect
  fun m152(req: HttpServletRequest) { val p = req.getParameter("p"); val a = arrayOfNulls<String>(2); a[0] = p; Runtime.getRuntime().exec("sh -c " + a[0]) } // expect
  fun m153(req: HttpServletRequest) { val p = req.getParameter("p"); val a = Array(2) { "" }; a.fill(p); Runtime.getRuntime().exec("sh -c " + a[0]) } // expect
  fun m154(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + generateSequence(p) { it + "a" }.first()) } // expect
  fun m155(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + generateSequence { p }.take(1).first()) } // expect
  fun m156(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + sequence { yield(p) }.first()) } // expect
  fun m157(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + sequence { yieldAll(listOf(p)) }.toList()[0]) } // expect
  fun m159(req: HttpServletRequest) { val p = req.getParameter("p"); val q = ArrayDeque<String>(); q.addFirst(p); Runtime.getRuntime().exec("sh -c " + q.first()) } // expect
  fun m160(req: HttpServletRequest) { val p = req.getParameter("p"); val st = Stack<String>(); st.push(p); Runtime.getRuntime().exec("sh -c " + st.pop()) } // expect
  fun m162(req: HttpServletRequest) { val p = req.getParameter("p"); val l = mutableListOf<String>(); listOf(p).filterTo(l) { true }; Runtime.getRuntime().exec("sh -c " + l[0]) } // expect
  fun m163(req: HttpServletRequest) { val p = req.getParameter("p"); val l = mutableListOf<String>(); listOf(p).toCollection(l); Runtime.getRuntime().exec("sh -c " + l[0]) } // expect
  fun m164(req: HttpServletRequest) { val p = req.getParameter("p"); val l = mutableListOf<String>(); listOf(p).forEach(l::add); Runtime.getRuntime().exec("sh -c " + l[0]) } // expect
  fun m165(req: HttpServletRequest) { val p = req.getParameter("p"); val l = mutableListOf<String>(); for (i in 0 until 3) l.add(p); Runtime.getRuntime().exec("sh -c " + l[2]) } // expect
  fun m166(req: HttpServletRequest) { val p = req.getParameter("p"); val l = mutableListOf<String>(); listOf(p).forEachIndexed { i, s -> l.add(s) }; Runtime.getRuntime().exec("sh -c " + l[0]) } // expect
  fun m167(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Pair("a", p).second) } // expect
  fun m168(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ("a" to p).second) } // expect
  fun m169(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ("a" to p).copy(first = "b").second) } // expect
  fun m170(req: HttpServletRequest) { val p = req.getParameter("p"); val (f, s) = "a" to p; Runtime.getRuntime().exec("sh -c " + s) } // expect
  fun m171(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Triple("a", p, "c").second) } // expect
  fun m172(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Triple("a", p, "c").toList()[1]) } // expect
  fun m173(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + (p to "a").toList().first()) } // expect
  fun m174(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + (p to "a").let { (x, _) -> x }) } // expect
  fun m175(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).size) }
  fun m176(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).count()) }
  fun m177(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).indexOf("a")) }
  fun m178(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).contains("a")) }
  fun m179(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).any { it == "a" }) }
  fun m180(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).sumOf { it.length }) }
}
