package prop.coll.coll7
import javax.servlet.http.*
import java.util.*
  fun m181(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).map { it.length }[0]) }
  fun m182(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).map { it.toInt() }) }
  fun m183(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).isEmpty()) }
  fun m184(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + mapOf("a" to "b")[p]) }
  fun m185(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + mapOf("a" to "b").getOrDefault(p, "c")) }
  fun m186(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + mapOf("a" to p, "b" to "c")["b"]) }
  fun m187(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + mapOf("a" to p).size) }
  fun m188(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + mapOf("a" to p).containsKey("a")) }
  fun m189(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + mapOf("a" to p).keys.joinToString()) }
  fun m190(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf("a", "b").find { it == p }) }
  fun m191(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf("a", "b").firstOrNull { it == p } ?: "c") }
  fun m192(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf("a", "b").indexOf(p)) }
  fun m193(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ("a" to p).first) }
  fun m194(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).groupingBy { "a" }.eachCount()["a"]) }
  fun m195(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).none()) }
  fun m196(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).lastIndex) }
  fun m197(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + if (p in listOf("a", "b")) p else "c") }
  fun m198(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).map(String::length)) }
  fun m199(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + listOf(p).associateWith { 1 }.values.first()) }
}
