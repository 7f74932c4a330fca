package prop.text.strings5
import javax.servlet.http.*
import java.util.*
import java.io.*
  fun m121(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runCatching { p }.getOrNull()) } // expect
  fun m122(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runCatching { p.trim() }.getOrDefault("a")) } // expect
  fun m123(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runCatching { p }.getOrElse { "a" }) } // expect
  fun m124(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runCatching { error("x") }.getOrElse { p }) } // expect
  fun m125(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runCatching { p }.map { it.trim() }.getOrThrow()) } // expect
  fun m126(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runCatching { p }.fold({ it }, { "a" })) } // expect
  fun m127(req: HttpServletRequest) { val p = req.getParameter("p"); var x = ""; runCatching { p }.onSuccess { x = it }; Runtime.getRuntime().exec("sh -c " + x) } // expect
  fun m128(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Result.success(p).getOrNull()) } // expect
  fun m129(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + requireNotNull(p)) } // expect
  fun m130(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + checkNotNull(p) { "x" }) } // expect
  fun m131(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + java.net.URLDecoder.decode(p, "UTF-8")) } // expect
  fun m132(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + String(Base64.getDecoder().decode(p))) } // expect
  fun m133(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + kotlin.io.encoding.Base64.decode(p).decodeToString()) } // expect
  fun m134(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.length) }
  fun m135(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.count { it == 'a' }) }
  fun m136(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.toInt()) }
  fun m137(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.toIntOrNull()) }
  fun m138(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.toLong() + 1) }
  fun m139(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.toDoubleOrNull() ?: 0.0) }
  fun m140(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.isEmpty()) }
  fun m141(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.isNullOrBlank()) }
  fun m142(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.indexOf("a")) }
  fun m143(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.hashCode()) }
  fun m144(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.contains("a")) }
  fun m145(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.equals("a", ignoreCase = true)) }
  fun m146(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p == "a") }
  fun m147(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.any { it == 'a' }) }
  fun m148(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.toBoolean()) }
  fun m149(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.toUIntOrNull()) }
  fun m150(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.toByteOrNull()) }
}
