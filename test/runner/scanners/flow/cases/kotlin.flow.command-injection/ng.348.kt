package prop.coll.coll4
import javax.servlet.http.*
import java.util.*
  fun m91(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).joinTo(StringBuilder(), " ").toString()) } // expect
  fun m92(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).reduce { a, b -> a + b }) } // expect
  fun m93(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).fold("") { a, b -> a + b }) } // expect
  fun m94(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf("a").fold(p) { a, b -> a + b }) } // expect
  fun m95(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).foldRight("") { s, acc -> acc + s }) } // expect
  fun m96(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).runningFold("") { a, b -> a + b }.last()) } // expect
  fun m97(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).sorted().sortedBy { it }.sortedDescending()[0]) } // expect
  fun m98(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).sortedWith(compareBy { it })[0]) } // expect
  fun m99(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).reversed().asReversed()[0]) } // expect
  fun m100(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).distinct().distinctBy { it }[0]) } // expect
  fun m101(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).take(1).drop(0).first()) } // expect
  fun m102(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).takeWhile { true }.dropWhile { false }[0]) } // expect
  fun m103(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).slice(0..0)[0]) } // expect
  fun m104(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).subList(0, 1)[0]) } // expect
  fun m105(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).chunked(1)[0][0]) } // expect
  fun m106(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).chunked(1) { it[0] }.first()) } // expect
  fun m107(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).windowed(1)[0][0]) } // expect
  fun m108(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).zip(listOf("a"))[0].first) } // expect
  fun m109(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf("a").zip(listOf(p)).first().second) } // expect
  fun m110(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf("a").zip(listOf(p)) { a, b -> a + b }[0]) } // expect
  fun m111(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).zipWithNext { a, b -> a + b }.first()) } // expect
  fun m112(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf("a" to p).unzip().second[0]) } // expect
  fun m113(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf("a" to p).toMap()["a"]) } // expect
  fun m115(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).associate { "a" to it }["a"]) } // expect
  fun m116(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).associateBy { "a" }["a"]) } // expect
  fun m117(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).associateWith { it.trim() }.values.first()) } // expect
  fun m118(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf("a").associateWith { p }["a"]) } // expect
  fun m119(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).associateWith { 1 }.keys.first()) } // expect
  fun m120(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).groupBy { "a" }["a"]!![0]) } // expect
}
