package prop.coll.coll3
import javax.servlet.http.*
import java.util.*
  fun m61(req: HttpServletRequest) { val p = req.getParameter("p"); val l = mutableListOf("a"); l.replaceAll { it + p }; Runtime.getRuntime().exec("sh -c " + l[0]) } // expect
  fun m62(req: HttpServletRequest) { val p = req.getParameter("p"); val l = mutableListOf(p); l.sort(); l.shuffle(); l.reverse(); Runtime.getRuntime().exec("sh -c " + l[0]) } // expect
  fun m63(req: HttpServletRequest) { val p = req.getParameter("p"); var l = listOf<String>(); l = l + p; Runtime.getRuntime().exec("sh -c " + l[0]) } // expect
  fun m64(req: HttpServletRequest) { val p = req.getParameter("p"); var l = listOf("a"); l += p; Runtime.getRuntime().exec("sh -c " + l[1]) } // expect
  fun m65(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + (listOf("a") + listOf(p)).joinToString(" ")) } // expect
  fun m66(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).plus("a")[0]) } // expect
  fun m67(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf("a").plusElement(p)[1]) } // expect
  fun m68(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).minus("a").first()) } // expect
  fun m69(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).map { it.trim() }.first()) } // expect
  fun m70(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).mapNotNull { it }.first()) } // expect
  fun m71(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).mapIndexed { i, s -> "$i$s" }[0]) } // expect
  fun m72(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).flatMap { it.split(",") }[0]) } // expect
  fun m73(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(listOf(p)).flatten()[0]) } // expect
  fun m74(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).filter { it != "" }[0]) } // expect
  fun m75(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).filterNotNull().first()) } // expect
  fun m77(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).filterIndexed { i, _ -> i == 0 }.first()) } // expect
  fun m78(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).find { it != "" }) } // expect
  fun m79(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).findLast { true }) } // expect
  fun m80(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).firstOrNull { it != "" } ?: "") } // expect
  fun m81(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).last { true }) } // expect
  fun m82(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).single { true }) } // expect
  fun m83(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).firstNotNullOf { it }) } // expect
  fun m84(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).getOrNull(0)) } // expect
  fun m85(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).getOrElse(0) { "" }) } // expect
  fun m86(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf<String>().getOrElse(0) { p }) } // expect
  fun m87(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).elementAtOrNull(0)) } // expect
  fun m88(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).joinToString(" ")) } // expect
  fun m90(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf("a").joinToString { p }) } // expect
}
