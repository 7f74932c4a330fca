package prop.text.strings4
import javax.servlet.http.*
import java.util.*
import java.io.*
  fun m91(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.groupBy { it }.keys.joinToString()) } // expect
  fun m92(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.asIterable().joinToString("")) } // expect
  fun m93(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.toList().joinToString("")) } // expect
  fun m94(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.subSequence(0, 3)) } // expect
  fun m95(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p[0]) } // expect
  fun m96(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.first()) } // expect
  fun m97(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.elementAt(0)) } // expect
  fun m98(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.toString()) } // expect
  fun m99(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.intern()) } // expect
  fun m100(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.prependIndent(" ")) } // expect
  fun m101(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.toRegex().pattern) } // expect
  fun m102(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.byteInputStream().bufferedReader().readText()) } // expect
  fun m103(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.reader().readText()) } // expect
  fun m104(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringReader(p).readLines().first()) } // expect
  fun m105(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.reader().useLines { it.first() }) } // expect
  fun m106(req: HttpServletRequest) { val p = req.getParameter("p"); val w = StringWriter(); PrintWriter(w).use { it.print(p) }; Runtime.getRuntime().exec("sh -c " + w.toString()) } // expect
  fun m107(req: HttpServletRequest) { val p = req.getParameter("p"); val w = StringWriter(); w.write(p); Runtime.getRuntime().exec("sh -c " + w) } // expect
  fun m108(req: HttpServletRequest) { val p = req.getParameter("p"); val o = ByteArrayOutputStream(); o.write(p.toByteArray()); Runtime.getRuntime().exec("sh -c " + o.toString()) } // expect
  fun m109(req: HttpServletRequest) { val p = req.getParameter("p"); val o = ByteArrayOutputStream(); o.writer().use { it.write(p) }; Runtime.getRuntime().exec("sh -c " + o.toString()) } // expect
  fun m110(req: HttpServletRequest) { val p = req.getParameter("p"); val o = ByteArrayOutputStream(); PrintStream(o).println(p); Runtime.getRuntime().exec("sh -c " + o.toString()) } // expect
  fun m111(req: HttpServletRequest) { val p = req.getParameter("p"); val o = StringBuilder(); p.lineSequence().forEachIndexed { i, l -> o.append(l) }; Runtime.getRuntime().exec("sh -c " + o) } // expect
  fun m112(req: HttpServletRequest) { val p = req.getParameter("p"); var r = ""; for (i in p.indices) r += p[i]; Runtime.getRuntime().exec("sh -c " + r) } // expect
  fun m113(req: HttpServletRequest) { val p = req.getParameter("p"); var r = ""; for ((i, c) in p.withIndex()) r += c; Runtime.getRuntime().exec("sh -c " + r) } // expect
  fun m114(req: HttpServletRequest) { val p = req.getParameter("p"); var r = ""; repeat(2) { r += p }; Runtime.getRuntime().exec("sh -c " + r) } // expect
  fun m115(req: HttpServletRequest) { val p = req.getParameter("p"); val (a, b) = p.split("=");; Runtime.getRuntime().exec("sh -c " + b) } // expect
  fun m116(req: HttpServletRequest) { val p = req.getParameter("p"); val x = if (p.length > 3) p else "a"; Runtime.getRuntime().exec("sh -c " + x) } // expect
  fun m117(req: HttpServletRequest) { val p = req.getParameter("p"); val x = when { p.isEmpty() -> "a"; else -> p }; Runtime.getRuntime().exec("sh -c " + x) } // expect
  fun m118(req: HttpServletRequest) { val p = req.getParameter("p"); val x = try { p.trim() } catch (e: Exception) { "a" }; Runtime.getRuntime().exec("sh -c " + x) } // expect
  fun m119(req: HttpServletRequest) { val p = req.getParameter("p"); val x: Any = p; Runtime.getRuntime().exec("sh -c " + (if (x is String) x else "")) } // expect
  fun m120(req: HttpServletRequest) { val p = req.getParameter("p"); val x by lazy { p }; Runtime.getRuntime().exec("sh -c " + x) } // expect
}
