package prop.text.strings6
import javax.servlet.http.*
import java.util.*
import java.io.*
  fun m151(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.startsWith("a")) }
  fun m152(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + UUID.fromString(p)) }
  fun m153(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + when (p) { "a" -> "x" else -> "y" }) }
  fun m154(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.lastIndex) }
  fun m155(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.toBigIntegerOrNull()) }
  fun m156(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.sumOf { it.code }) }
  fun m157(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.compareTo("a")) }
  fun m158(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + if (p == "a") "b" else "c") }
  fun m159(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.lines().size) }
  fun m160(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.toHashSet().size) }
  fun m161(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.split(",").map { it.toInt() }) }
  fun m162(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.all { it.isDigit() }) }
  fun m163(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + java.time.LocalDate.parse(p)) }
}
