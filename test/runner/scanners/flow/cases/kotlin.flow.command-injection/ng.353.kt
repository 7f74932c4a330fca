package prop.obj.lib2
import javax.servlet.http.*
import com.fasterxml.jackson.module.kotlin.*
import kotlinx.serialization.json.*
import kotlinx.serialization.*
import arrow.core.*
import java.io.*
  fun m31(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Regex("a(.*)").matchEntire(p)!!.destructured.component1()) } // expect
  fun m32(req: HttpServletRequest) { val p = req.getParameter("p"); val (x) = Regex("a(.*)").find(p)!!.destructured; Runtime.getRuntime().exec("sh -c " + x) } // expect
  fun m33(req: HttpServletRequest) { val p = req.getParameter("p"); val (x, y) = Regex("a(.*)b(.*)").matchEntire(p)!!.destructured; Runtime.getRuntime().exec("sh -c " + y) } // expect
  fun m36(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Regex("a").replace(p, "b")) } // expect
  fun m37(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Regex("a").replace("abc", p)) } // expect
  fun m38(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Regex("a").replace("abc") { p }) } // expect
  fun m39(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Regex("a").replace(p) { it.value }) } // expect
  fun m40(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Regex("a").replaceFirst(p, "b")) } // expect
  fun m41(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Regex("a").split(p)[0]) } // expect
  fun m42(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Regex("a").toPattern().matcher(p).replaceAll("b")) } // expect
  fun m43(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + "a(.*)".toRegex().find(p)?.value) } // expect
  fun m44(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.some().getOrElse { "a" }) } // expect
  fun m45(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Some(p).value) } // expect
  fun m46(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Option.fromNullable(p).map { it.trim() }.getOrElse { "" }) } // expect
  fun m47(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.right().getOrNull()) } // expect
  fun m48(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.right().map { it.trim() }.getOrElse { "x" }) } // expect
  fun m49(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.left().fold({ it }, { "a" })) } // expect
  fun m50(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Either.Right(p).value) } // expect
  fun m51(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Either.catch { p }.getOrNull()) } // expect
  fun m52(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Either.catch { p }.fold({ "a" }, { it })) } // expect
  fun m53(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + nonEmptyListOf(p).head) } // expect
  fun m54(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.toOption().orNull()) } // expect
  fun m55(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.inputStream.bufferedReader().readText()) } // expect
  fun m56(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.inputStream.bufferedReader().use { it.readText() }) } // expect
  fun m57(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.inputStream.bufferedReader().use(BufferedReader::readText)) } // expect
  fun m58(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.inputStream.readBytes().decodeToString()) } // expect
  fun m59(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + String(req.inputStream.readBytes())) } // expect
  fun m60(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.inputStream.reader().readText()) } // expect
}
