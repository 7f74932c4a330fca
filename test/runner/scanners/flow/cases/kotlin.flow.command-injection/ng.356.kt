package prop.obj.obj1
import javax.servlet.http.*
import java.util.concurrent.*
import java.util.concurrent.atomic.*
import kotlinx.coroutines.*
import kotlinx.coroutines.channels.*
import kotlinx.coroutines.flow.*
import kotlin.reflect.full.*
import kotlin.properties.*
  fun m1(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + D1OfObj1(p, 1).name) } // expect
  fun m2(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + D1OfObj1(name = p, n = 1).name) } // expect
  fun m3(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + D1OfObj1(p, 1).copy(n = 2).name) } // expect
  fun m4(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + D1OfObj1("a", 1).copy(name = p).name) } // expect
  fun m5(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + D1OfObj1(p, 1).component1()) } // expect
  fun m6(req: HttpServletRequest) { val p = req.getParameter("p"); val (a, b) = D1OfObj1(p, 1); Runtime.getRuntime().exec("sh -c " + a) } // expect
  fun m7(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + D1OfObj1(p, 1).toString()) } // expect
  fun m8(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + D1OfObj1(p, 1)) } // expect
  fun m9(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + D1OfObj1("a", 1).apply { other = p }.other) } // expect
  fun m10(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + D1OfObj1("a", 1).also { it.other = p }.other) } // expect
  fun m11(req: HttpServletRequest) { val p = req.getParameter("p"); val d = D1OfObj1("a", 1); d.other = p; Runtime.getRuntime().exec("sh -c " + d.other) } // expect
  fun m12(req: HttpServletRequest) { val p = req.getParameter("p"); val d = D1OfObj1("a", 1); with(d) { other = p }; Runtime.getRuntime().exec("sh -c " + d.other) } // expect
  fun m13(req: HttpServletRequest) { val p = req.getParameter("p"); val d: D1OfObj1? = D1OfObj1(p, 1); Runtime.getRuntime().exec("sh -c " + d?.name) } // expect
  fun m14(req: HttpServletRequest) { val p = req.getParameter("p"); val d: D1OfObj1? = D1OfObj1(p, 1); Runtime.getRuntime().exec("sh -c " + d?.name?.trim().orEmpty()) } // expect
  fun m15(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + C1OfObj1(p).get()) } // expect
  fun m16(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + C1OfObj1(p).prop) } // expect
  fun m17(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + C1OfObj1(p).lz) } // expect
  fun m18(req: HttpServletRequest) { val p = req.getParameter("p"); val c = C1OfObj1("a"); c.setter = p; Runtime.getRuntime().exec("sh -c " + c.setter) } // expect
  fun m19(req: HttpServletRequest) { val p = req.getParameter("p"); val c = C1OfObj1("a"); c.backing = p; Runtime.getRuntime().exec("sh -c " + c.read()) } // expect
  fun m20(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + C1OfObj1.make(p).get()) } // expect
  fun m22(req: HttpServletRequest) { val p = req.getParameter("p"); ObOfObj1.v = p;; Runtime.getRuntime().exec("sh -c " + ObOfObj1.v) } // expect
  fun m23(req: HttpServletRequest) { val p = req.getParameter("p"); ObOfObj1.put(p);; Runtime.getRuntime().exec("sh -c " + ObOfObj1.take()) } // expect
  fun m24(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + SealedOfObj1.A(p).v) } // expect
  fun m25(req: HttpServletRequest) { val p = req.getParameter("p"); val s: SealedOfObj1 = SealedOfObj1.A(p); val r = when (s) { is SealedOfObj1.A -> s.v; is SealedOfObj1.B -> "b" }; Runtime.getRuntime().exec("sh -c " + r) } // expect
  fun m26(req: HttpServletRequest) { val p = req.getParameter("p"); val i: If1OfObj1 = ImOfObj1(p); Runtime.getRuntime().exec("sh -c " + i.call()) } // expect
  fun m27(req: HttpServletRequest) { val p = req.getParameter("p"); val i = object : If1OfObj1 { override fun call() = p }; Runtime.getRuntime().exec("sh -c " + i.call()) } // expect
  fun m28(req: HttpServletRequest) { val p = req.getParameter("p"); val i = If1OfObj1 { p }; Runtime.getRuntime().exec("sh -c " + i.call()) } // expect
  fun m29(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + DeOfObj1(ImOfObj1(p)).call()) } // expect
  fun m30(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + GnOfObj1(p).t) } // expect
}
data class D1OfObj1(val name: String, val n: Int) { var other: String = "" }
class C1OfObj1(private val s: String) { val prop get() = s + "x"; val lz by lazy { s.trim() }; var setter: String = ""; set(value) { field = value.trim() }; var backing = ""; fun read() = backing; fun get() = s; val len get() = s.length; companion object { fun make(s: String) = C1OfObj1(s); fun last(s: String): String = s } }
object ObOfObj1 { var v = ""; private var w = ""; fun put(s: String) { w = s }; fun take() = w }
sealed class SealedOfObj1 { class A(val v: String) : SealedOfObj1(); class B : SealedOfObj1() }
fun interface If1OfObj1 { fun call(): String }
class ImOfObj1(private val s: String) : If1OfObj1 { override fun call(): String = s }
class DeOfObj1(i: If1OfObj1) : If1OfObj1 by i
class GnOfObj1<T>(val t: T)
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
