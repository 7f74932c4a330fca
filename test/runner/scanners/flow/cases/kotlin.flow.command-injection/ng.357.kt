package prop.obj.obj2
import javax.servlet.http.*
import java.util.concurrent.*
import java.util.concurrent.atomic.*
import kotlinx.coroutines.*
import kotlinx.coroutines.channels.*
import kotlinx.coroutines.flow.*
import kotlin.reflect.full.*
import kotlin.properties.*
  fun m31(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + GnOfObj2(D1OfObj2(p, 1)).t.name) } // expect
  fun m32(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.ext()) } // expect
  fun m33(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.extProp) } // expect
  fun m34(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + "a".inf(p)) } // expect
  fun m35(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + (VOfObj2(p) + VOfObj2("a")).s) } // expect
  fun m36(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + (VOfObj2(p))["x"]) } // expect
  fun m37(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + VOfObj2(p)()) } // expect
  fun m38(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + (VOfObj2("a") + VOfObj2(p)).s) } // expect
  fun m39(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + top(p)) } // expect
  fun m40(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + top2(b = p)) } // expect
  fun m41(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + top3("a", p)) } // expect
  fun m42(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + topDef(p)) } // expect
  fun m43(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + hof(p) { it + "a" }) } // expect
  fun m44(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + hof2 { p }) } // expect
  fun m45(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + hof("a") { p }) } // expect
  fun m46(req: HttpServletRequest) { val p = req.getParameter("p"); val f: (String) -> String = { it.trim() }; Runtime.getRuntime().exec("sh -c " + f(p)) } // expect
  fun m47(req: HttpServletRequest) { val p = req.getParameter("p"); val f = { s: String -> s + "a" }; Runtime.getRuntime().exec("sh -c " + f(p)) } // expect
  fun m48(req: HttpServletRequest) { val p = req.getParameter("p"); val f = fun(s: String): String { return s }; Runtime.getRuntime().exec("sh -c " + f(p)) } // expect
  fun m49(req: HttpServletRequest) { val p = req.getParameter("p"); val f: () -> String = { p }; Runtime.getRuntime().exec("sh -c " + f()) } // expect
  fun m50(req: HttpServletRequest) { val p = req.getParameter("p"); val f = ::top; Runtime.getRuntime().exec("sh -c " + f(p)) } // expect
  fun m51(req: HttpServletRequest) { val p = req.getParameter("p"); val f = String::trim; Runtime.getRuntime().exec("sh -c " + f(p)) } // expect
  fun m52(req: HttpServletRequest) { val p = req.getParameter("p"); val f = p::trim; Runtime.getRuntime().exec("sh -c " + f()) } // expect
  fun m53(req: HttpServletRequest) { val p = req.getParameter("p"); val f: String.() -> String = { this + "x" }; Runtime.getRuntime().exec("sh -c " + p.f()) } // expect
  fun m54(req: HttpServletRequest) { val p = req.getParameter("p"); val f = { a: String -> { b: String -> a + b } }; Runtime.getRuntime().exec("sh -c " + f(p)("x")) } // expect
  fun m55(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + D1OfObj2::name.get(D1OfObj2(p, 1))) } // expect
  fun m56(req: HttpServletRequest) { val p = req.getParameter("p"); fun local(s: String) = s + "x";; Runtime.getRuntime().exec("sh -c " + local(p)) } // expect
  fun m57(req: HttpServletRequest) { val p = req.getParameter("p"); fun local2(): String { return p };; Runtime.getRuntime().exec("sh -c " + local2()) } // expect
  fun m58(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + inl { p }) } // expect
  fun m59(req: HttpServletRequest) { val p = req.getParameter("p"); var x = ""; val r = Runnable { x = p }; r.run(); Runtime.getRuntime().exec("sh -c " + x) } // expect
  fun m60(req: HttpServletRequest) { val p = req.getParameter("p"); var x = ""; Thread { x = p }.run(); Runtime.getRuntime().exec("sh -c " + x) } // expect
}
data class D1OfObj2(val name: String, val n: Int) { var other: String = "" }
class GnOfObj2<T>(val t: T)
class VOfObj2(val s: String) { operator fun plus(o: VOfObj2) = VOfObj2(s + o.s); operator fun get(k: String) = s; operator fun invoke() = s }
fun String.ext() = this + "x"
val String.extProp get() = this + "x"
infix fun String.inf(o: String) = this + o
fun top(s: String) = s.trim()
fun top2(a: String = "x", b: String) = a + b
fun top3(vararg s: String) = s.joinToString(" ")
fun topDef(s: String, t: String = s): String = t
fun hof(s: String, f: (String) -> String) = f(s)
fun hof2(f: () -> String) = f()
fun hof3(s: String, f: (String) -> Int) = f(s)
inline fun <T> inl(f: () -> T): T = f()
