package prop.obj.lib4
import javax.servlet.http.*
import com.fasterxml.jackson.module.kotlin.*
import com.fasterxml.jackson.databind.ObjectMapper
import kotlinx.serialization.json.*
import kotlinx.serialization.*
import arrow.core.*
import java.io.*
  fun m91(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.queryString.split("&").map { it.split("=") }.associate { it[0] to it[1] }["a"]) } // expect
  fun m92(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.requestURI.substringAfterLast("/")) } // expect
  fun m93(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.pathInfo.removePrefix("/")) } // expect
  fun m94(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.getAttribute("x").toString() + req.getHeader("y")) } // expect
  fun m95(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Json.parseToJsonElement(p).jsonObject["a"]!!.jsonPrimitive.int) }
  fun m96(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Json.parseToJsonElement(p).jsonObject.size) }
  fun m98(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Regex("a").matches(p)) }
  fun m99(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Regex("a").containsMatchIn(p)) }
  fun m100(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Regex("a").findAll(p).count()) }
  fun m101(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Json.parseToJsonElement(p).jsonObject["a"]!!.jsonPrimitive.boolean) }
  fun m102(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ObjectMapper().readTree(p)["a"].asInt()) }
  fun m103(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.contentLength) }
  fun m104(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Regex("a").find(p)?.range) }
}
