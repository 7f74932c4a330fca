package prop.obj.lib3
import javax.servlet.http.*
import com.fasterxml.jackson.module.kotlin.*
import kotlinx.serialization.json.*
import kotlinx.serialization.*
import arrow.core.*
import java.io.*
  fun m61(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.reader.readText()) } // expect
  fun m62(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.reader.readLines()[0]) } // expect
  fun m63(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.reader.lineSequence().first()) } // expect
  fun m64(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.reader.useLines { it.joinToString() }) } // expect
  fun m65(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.reader.lines().toList()[0]) } // expect
  fun m66(req: HttpServletRequest) { val p = req.getParameter("p"); var r = ""; req.reader.forEachLine { r += it }; Runtime.getRuntime().exec("sh -c " + r) } // expect
  fun m67(req: HttpServletRequest) { val p = req.getParameter("p"); var r = ""; req.reader.lineSequence().forEach { r += it }; Runtime.getRuntime().exec("sh -c " + r) } // expect
  fun m68(req: HttpServletRequest) { val p = req.getParameter("p"); var r = ""; req.reader.useLines { ls -> ls.forEach { r += it } }; Runtime.getRuntime().exec("sh -c " + r) } // expect
  fun m69(req: HttpServletRequest) { val p = req.getParameter("p"); val sb = StringBuilder(); var l = req.reader.readLine(); while (l != null) { sb.append(l); l = req.reader.readLine() }; Runtime.getRuntime().exec("sh -c " + sb) } // expect
  fun m70(req: HttpServletRequest) { val p = req.getParameter("p"); val o = ByteArrayOutputStream(); req.inputStream.copyTo(o); Runtime.getRuntime().exec("sh -c " + o.toString()) } // expect
  fun m71(req: HttpServletRequest) { val p = req.getParameter("p"); val o = ByteArrayOutputStream(); req.inputStream.use { i -> i.copyTo(o) }; Runtime.getRuntime().exec("sh -c " + o.toByteArray().decodeToString()) } // expect
  fun m72(req: HttpServletRequest) { val p = req.getParameter("p"); val b = ByteArray(10); val n = req.inputStream.read(b); Runtime.getRuntime().exec("sh -c " + String(b, 0, n)) } // expect
  fun m73(req: HttpServletRequest) { val p = req.getParameter("p"); val b = CharArray(10); req.reader.read(b); Runtime.getRuntime().exec("sh -c " + String(b)) } // expect
  fun m74(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.getPart("f").inputStream.bufferedReader().readText()) } // expect
  fun m75(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.getPart("f").submittedFileName) } // expect
  fun m76(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.parts.first().name) } // expect
  fun m77(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.parts.map { it.submittedFileName }.first()) } // expect
  fun m78(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.cookies.first { it.name == "a" }.value) } // expect
  fun m79(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.cookies?.find { it.name == "a" }?.value) } // expect
  fun m80(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.cookies.associate { it.name to it.value }["a"]) } // expect
  fun m81(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.headerNames.toList().map { req.getHeader(it) }.first()) } // expect
  fun m82(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.headerNames.asSequence().first()) } // expect
  fun m83(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.getHeaders("X").toList()[0]) } // expect
  fun m84(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.parameterMap["a"]!![0]) } // expect
  fun m85(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.parameterMap.mapValues { it.value.first() }["a"]) } // expect
  fun m86(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.parameterMap.entries.joinToString("&") { "${it.key}=${it.value[0]}" }) } // expect
  fun m87(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.parameterMap.flatMap { (k, v) -> v.toList() }.first()) } // expect
  fun m88(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.getParameterValues("a").joinToString()) } // expect
  fun m89(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.parameterNames.toList()[0]) } // expect
  fun m90(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.queryString.split("&").associate { val (k, v) = it.split("="); k to v }["a"]) } // expect
}
