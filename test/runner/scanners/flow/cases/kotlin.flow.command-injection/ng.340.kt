package prop.text.strings2
import javax.servlet.http.*
import java.util.*
import java.io.*
  fun m31(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.substringBeforeLast(".")) } // expect
  fun m32(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.split(",")[0]) } // expect
  fun m33(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.split(",", limit = 2).last()) } // expect
  fun m34(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.split(Regex("\\s+")).first()) } // expect
  fun m35(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.splitToSequence(",").first()) } // expect
  fun m36(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.lines().joinToString(" ")) } // expect
  fun m37(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.lineSequence().map { it.trim() }.joinToString("\n")) } // expect
  fun m38(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.chunked(2).first()) } // expect
  fun m39(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.windowed(2).joinToString("")) } // expect
  fun m40(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.filter { it.isLetterOrDigit() || it == ';' }) } // expect
  fun m41(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.filterNot { it == 'a' }) } // expect
  fun m42(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.map { it }.joinToString("")) } // expect
  fun m43(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.toCharArray().concatToString()) } // expect
  fun m44(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.toCharArray().joinToString("")) } // expect
  fun m45(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + String(p.toCharArray())) } // expect
  fun m46(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + String(p.toByteArray())) } // expect
  fun m47(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.toByteArray().decodeToString()) } // expect
  fun m48(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.encodeToByteArray().toString(Charsets.UTF_8)) } // expect
  fun m49(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.plus("a")) } // expect
  fun m50(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + "a" + p) } // expect
  fun m51(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + "a $p b") } // expect
  fun m52(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + "a ${p.trim()} b") } // expect
  fun m53(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + """ a $p """) } // expect
  fun m54(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + "%s".format(p)) } // expect
  fun m55(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + String.format("%s", p)) } // expect
  fun m56(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.format(1)) } // expect
  fun m57(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.orEmpty()) } // expect
  fun m58(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.ifEmpty { "a" }) } // expect
  fun m59(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + "".ifEmpty { p }) } // expect
  fun m60(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.ifBlank { "a" }) } // expect
}
