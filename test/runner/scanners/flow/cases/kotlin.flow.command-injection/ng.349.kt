package prop.coll.coll5
import javax.servlet.http.*
import java.util.*
  fun m121(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).groupBy({ "a" }, { it.trim() }).getValue("a")[0]) } // expect
  fun m122(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).groupingBy { "a" }.reduce { _, a, b -> a + b }["a"]) } // expect
  fun m123(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).partition { it == "" }.second[0]) } // expect
  fun m124(req: HttpServletRequest) { val p = req.getParameter("p"); val (x, y) = listOf(p).partition { it == "" }; Runtime.getRuntime().exec("sh -c " + y[0]) } // expect
  fun m125(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).toTypedArray()[0]) } // expect
  fun m126(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).toMutableList()[0]) } // expect
  fun m127(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).toSet().toList()[0]) } // expect
  fun m128(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).asSequence().map { it }.toList()[0]) } // expect
  fun m129(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).asSequence().filter { true }.first()) } // expect
  fun m130(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).iterator().next()) } // expect
  fun m131(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).listIterator().next()) } // expect
  fun m132(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).maxOrNull()) } // expect
  fun m133(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).minByOrNull { it.length }) } // expect
  fun m134(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).maxOf { it }) } // expect
  fun m136(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).union(listOf("a")).first()) } // expect
  fun m137(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).subtract(setOf("a")).first()) } // expect
  fun m138(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).onEach { println(it) }[0]) } // expect
  fun m139(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).ifEmpty { listOf("a") }[0]) } // expect
  fun m140(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).orEmpty().first()) } // expect
  fun m141(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).random()) } // expect
  fun m142(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).toString()) } // expect
  fun m143(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).component1()) } // expect
  fun m144(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + List(3) { p }[0]) } // expect
  fun m145(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Array(3) { p }[0]) } // expect
  fun m147(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + arrayOf("a", *p.split(",").toTypedArray())[1]) } // expect
  fun m148(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + arrayOf(p).copyOf()[0]) } // expect
  fun m149(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + arrayOf(p).contentToString()) } // expect
  fun m150(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + arrayOf(p).toList()[0]) } // expect
}
