package prop.text.strings1
import javax.servlet.http.*
import java.util.*
import java.io.*
  fun m1(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.trim()) } // expect
  fun m2(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.trimStart('a').trimEnd()) } // expect
  fun m3(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.trimIndent().trimMargin()) } // expect
  fun m4(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.substring(1..3)) } // expect
  fun m5(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.slice(0..2)) } // expect
  fun m6(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.take(3)) } // expect
  fun m7(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.takeLast(3).takeWhile { it != 'a' }) } // expect
  fun m8(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.drop(1).dropLast(1).dropWhile { it == 'a' }) } // expect
  fun m9(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.removePrefix("a").removeSuffix("b").removeSurrounding("'")) } // expect
  fun m10(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.removeRange(0, 1)) } // expect
  fun m11(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.replace("a", "b")) } // expect
  fun m12(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.replace(Regex("a"), "b")) } // expect
  fun m13(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.replace(Regex("a")) { it.value.uppercase() }) } // expect
  fun m14(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + "a".replace(Regex("a")) { p }) } // expect
  fun m15(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + "abc".replace("a", p)) } // expect
  fun m16(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.replaceFirst("a", "b")) } // expect
  fun m17(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.replaceBefore("a", "b")) } // expect
  fun m18(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + "a=b".replaceAfter("=", p)) } // expect
  fun m19(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.replaceRange(0, 1, "x")) } // expect
  fun m20(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + "abc".replaceRange(0, 1, p)) } // expect
  fun m21(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.replaceFirstChar { it.uppercase() }) } // expect
  fun m22(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.replaceIndent("  ")) } // expect
  fun m23(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.lowercase().uppercase()) } // expect
  fun m24(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.toLowerCase().toUpperCase().capitalize().decapitalize()) } // expect
  fun m25(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.reversed()) } // expect
  fun m26(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.repeat(2)) } // expect
  fun m27(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.padStart(5, '0').padEnd(10)) } // expect
  fun m28(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.substringBefore("a")) } // expect
  fun m29(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.substringAfter("a", "")) } // expect
  fun m30(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.substringAfterLast('/')) } // expect
}
