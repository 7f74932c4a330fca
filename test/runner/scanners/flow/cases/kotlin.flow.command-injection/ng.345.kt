package prop.coll.coll1
import javax.servlet.http.*
import java.util.*
  fun m1(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p)[0]) } // expect
  fun m2(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf("a", p).last()) } // expect
  fun m3(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOfNotNull(p).first()) } // expect
  fun m5(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + arrayListOf(p).get(0)) } // expect
  fun m6(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + arrayOf(p)[0]) } // expect
  fun m7(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + setOf(p).first()) } // expect
  fun m8(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + mutableSetOf(p).single()) } // expect
  fun m9(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + linkedSetOf(p).elementAt(0)) } // expect
  fun m10(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + hashSetOf(p).random()) } // expect
  fun m11(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + sequenceOf(p).first()) } // expect
  fun m12(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + mapOf("a" to p)["a"]) } // expect
  fun m13(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + mapOf("a" to p).getValue("a")) } // expect
  fun m14(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + mapOf(p to "a").keys.first()) } // expect
  fun m15(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + mapOf("a" to p).values.first()) } // expect
  fun m16(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + mapOf("a" to p).entries.first().value) } // expect
  fun m18(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + hashMapOf("a" to p).getOrDefault("a", "")) } // expect
  fun m19(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + linkedMapOf("a" to p).toList()[0].second) } // expect
  fun m20(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + mapOf("a" to p).map { "${it.key}=${it.value}" }.joinToString("&")) } // expect
  fun m21(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + mapOf("a" to p).map { (k, v) -> v }.first()) } // expect
  fun m22(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + mapOf("a" to p).mapValues { it.value.trim() }["a"]) } // expect
  fun m23(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + mapOf("a" to p).mapValues { (_, v) -> v.trim() }.getValue("a")) } // expect
  fun m25(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + mapOf("a" to p).filter { it.value.isNotEmpty() }["a"]) } // expect
  fun m26(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + mapOf("a" to p).filterKeys { it == "a" }["a"]) } // expect
  fun m27(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + mapOf("a" to p).filterValues { it != "" }.values.joinToString()) } // expect
  fun m28(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + mapOf("a" to p).plus("b" to "c")["a"]) } // expect
  fun m29(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + (mapOf("b" to "c") + ("a" to p))["a"]) } // expect
  fun m30(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + (mapOf("b" to "c") + mapOf("a" to p)).getValue("a")) } // expect
}
