package prop.text.strings3
import javax.servlet.http.*
import java.util.*
import java.io.*
  fun m61(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p?.trim() ?: "a") } // expect
  fun m62(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + (null as String?) ?: p) } // expect
  fun m63(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p!!) } // expect
  fun m64(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p as String) } // expect
  fun m65(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + (p as? String)) } // expect
  fun m66(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.let { it + "x" }) } // expect
  fun m67(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.run { trim() }) } // expect
  fun m68(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.run { this + "x" }) } // expect
  fun m69(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + with(p) { trim() }) } // expect
  fun m70(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.also { println(it) }) } // expect
  fun m71(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.apply { println(this) }) } // expect
  fun m72(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.takeIf { it.isNotEmpty() }) } // expect
  fun m73(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.takeUnless { it.isEmpty() } ?: "") } // expect
  fun m74(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + buildString { append(p) }) } // expect
  fun m75(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + buildString { append("a").append(p); appendLine() }) } // expect
  fun m76(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + buildString { for (c in p) append(c) }) } // expect
  fun m77(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringBuilder().append(p).toString()) } // expect
  fun m78(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringBuilder().apply { append(p) }.toString()) } // expect
  fun m79(req: HttpServletRequest) { val p = req.getParameter("p"); val sb = StringBuilder(); sb.append("a", p); Runtime.getRuntime().exec("sh -c " + sb) } // expect
  fun m80(req: HttpServletRequest) { val p = req.getParameter("p"); val sb = StringBuilder(); sb += p; Runtime.getRuntime().exec("sh -c " + sb) } // expect
  fun m81(req: HttpServletRequest) { val p = req.getParameter("p"); val sb = StringBuilder("abc"); sb.insert(0, p); Runtime.getRuntime().exec("sh -c " + sb) } // expect
  fun m82(req: HttpServletRequest) { val p = req.getParameter("p"); val sb = StringBuilder("abc"); sb.setRange(0, 1, p); Runtime.getRuntime().exec("sh -c " + sb) } // expect
  fun m83(req: HttpServletRequest) { val p = req.getParameter("p"); val sb = StringBuilder(); sb.appendLine(p); sb.setLength(sb.length - 1); Runtime.getRuntime().exec("sh -c " + sb) } // expect
  fun m84(req: HttpServletRequest) { val p = req.getParameter("p"); val sb = StringBuilder(); p.forEach { sb.append(it) }; Runtime.getRuntime().exec("sh -c " + sb) } // expect
  fun m85(req: HttpServletRequest) { val p = req.getParameter("p"); val sb = StringBuilder(); with(sb) { append(p) }; Runtime.getRuntime().exec("sh -c " + sb) } // expect
  fun m86(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.fold("") { acc, c -> acc + c }) } // expect
  fun m87(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.asSequence().joinToString("")) } // expect
  fun m88(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.commonPrefixWith("a")) } // expect
  fun m89(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.zip("abc") { a, b -> "$a$b" }.joinToString()) } // expect
  fun m90(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.partition { it == 'a' }.first) } // expect
}
