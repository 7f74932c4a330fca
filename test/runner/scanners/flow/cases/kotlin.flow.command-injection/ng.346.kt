package prop.coll.coll2
import javax.servlet.http.*
import java.util.*
  fun m31(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + mapOf("a" to p).toMutableMap()["a"]) } // expect
  fun m32(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + mapOf("a" to p).toSortedMap().firstEntry().value) } // expect
  fun m33(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + mapOf("a" to p).entries.joinToString { it.value }) } // expect
  fun m34(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + mapOf("a" to p).flatMap { listOf(it.value) }[0]) } // expect
  fun m36(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + mutableMapOf<String, String>().getOrPut("a") { p }) } // expect
  fun m37(req: HttpServletRequest) { val p = req.getParameter("p"); val m = mutableMapOf<String, String>(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + m["a"]) } // expect
  fun m38(req: HttpServletRequest) { val p = req.getParameter("p"); val m = mutableMapOf<String, String>(); m.getOrPut("a") { p }; Runtime.getRuntime().exec("sh -c " + m["a"]) } // expect
  fun m39(req: HttpServletRequest) { val p = req.getParameter("p"); val m = mutableMapOf<String, String>(); m += "a" to p; Runtime.getRuntime().exec("sh -c " + m["a"]) } // expect
  fun m40(req: HttpServletRequest) { val p = req.getParameter("p"); val m = mutableMapOf<String, String>(); m.putAll(listOf("a" to p)); Runtime.getRuntime().exec("sh -c " + m["a"]) } // expect
  fun m41(req: HttpServletRequest) { val p = req.getParameter("p"); val m = mutableMapOf<String, MutableList<String>>(); m.getOrPut("a") { mutableListOf() }.add(p); Runtime.getRuntime().exec("sh -c " + m["a"]!![0]) } // expect
  fun m43(req: HttpServletRequest) { val p = req.getParameter("p"); val m = mutableMapOf("a" to p); Runtime.getRuntime().exec("sh -c " + m.remove("a")) } // expect
  fun m44(req: HttpServletRequest) { val p = req.getParameter("p"); val m = mapOf("a" to p); val (k, v) = m.entries.first(); Runtime.getRuntime().exec("sh -c " + v) } // expect
  fun m45(req: HttpServletRequest) { val p = req.getParameter("p"); var r = ""; for ((k, v) in mapOf("a" to p)) r += v; Runtime.getRuntime().exec("sh -c " + r) } // expect
  fun m46(req: HttpServletRequest) { val p = req.getParameter("p"); var r = ""; mapOf("a" to p).forEach { (k, v) -> r = v }; Runtime.getRuntime().exec("sh -c " + r) } // expect
  fun m47(req: HttpServletRequest) { val p = req.getParameter("p"); var r = ""; mapOf("a" to p).forEach { k, v -> r = v }; Runtime.getRuntime().exec("sh -c " + r) } // expect
  fun m48(req: HttpServletRequest) { val p = req.getParameter("p"); var r = ""; mapOf("a" to p).onEach { r = it.value }; Runtime.getRuntime().exec("sh -c " + r) } // expect
  fun m49(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + buildMap { put("a", p) }["a"]) } // expect
  fun m50(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + buildList { add(p) }[0]) } // expect
  fun m51(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + buildList { addAll(p.split(",")) }.first()) } // expect
  fun m52(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + buildSet { add(p) }.first()) } // expect
  fun m53(req: HttpServletRequest) { val p = req.getParameter("p"); val l = mutableListOf<String>(); l += p; Runtime.getRuntime().exec("sh -c " + l[0]) } // expect
  fun m54(req: HttpServletRequest) { val p = req.getParameter("p"); val l = mutableListOf<String>(); l.add(p); Runtime.getRuntime().exec("sh -c " + l.first()) } // expect
  fun m55(req: HttpServletRequest) { val p = req.getParameter("p"); val l = mutableListOf("a"); l[0] = p; Runtime.getRuntime().exec("sh -c " + l[0]) } // expect
  fun m56(req: HttpServletRequest) { val p = req.getParameter("p"); val l = mutableListOf("a"); l.add(0, p); Runtime.getRuntime().exec("sh -c " + l[0]) } // expect
  fun m57(req: HttpServletRequest) { val p = req.getParameter("p"); val l = mutableListOf<String>(); l.addAll(listOf(p)); Runtime.getRuntime().exec("sh -c " + l[0]) } // expect
  fun m58(req: HttpServletRequest) { val p = req.getParameter("p"); val l = mutableListOf(p); Runtime.getRuntime().exec("sh -c " + l.removeAt(0)) } // expect
  fun m59(req: HttpServletRequest) { val p = req.getParameter("p"); val l = mutableListOf(p); Runtime.getRuntime().exec("sh -c " + l.removeFirst()) } // expect
  fun m60(req: HttpServletRequest) { val p = req.getParameter("p"); val l = mutableListOf(p); Runtime.getRuntime().exec("sh -c " + l.removeLastOrNull()) } // expect
}
