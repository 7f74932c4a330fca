package prop.obj.obj3
import javax.servlet.http.*
import java.util.concurrent.*
import java.util.concurrent.atomic.*
import kotlinx.coroutines.*
import kotlinx.coroutines.channels.*
import kotlinx.coroutines.flow.*
import kotlin.reflect.full.*
import kotlin.properties.*
  fun m61(req: HttpServletRequest) { val p = req.getParameter("p"); var x: String by Delegates.notNull(); x = p; Runtime.getRuntime().exec("sh -c " + x) } // expect
  fun m62(req: HttpServletRequest) { val p = req.getParameter("p"); var x by Delegates.observable("") { _, _, n -> }; x = p; Runtime.getRuntime().exec("sh -c " + x) } // expect
  fun m63(req: HttpServletRequest) { val p = req.getParameter("p"); val x: String; x = p; Runtime.getRuntime().exec("sh -c " + x) } // expect
  fun m64(req: HttpServletRequest) { val p = req.getParameter("p"); lateinit var x: String; x = p; Runtime.getRuntime().exec("sh -c " + x) } // expect
  fun m65(req: HttpServletRequest) { val p = req.getParameter("p"); try { throw ExOfObj3(p) } catch (e: ExOfObj3) { Runtime.getRuntime().exec("sh -c " + e.cmd) }; Runtime.getRuntime().exec("sh -c " + 1) } // expect
  fun m66(req: HttpServletRequest) { val p = req.getParameter("p"); val m = try { throw IllegalStateException(p) } catch (e: Exception) { e.message }; Runtime.getRuntime().exec("sh -c " + m) } // expect
  fun m68(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runBlocking { p }) } // expect
  fun m69(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runBlocking { async { p }.await() }) } // expect
  fun m70(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runBlocking { val d = async { p }; d.await() }) } // expect
  fun m71(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runBlocking { withContext(Dispatchers.IO) { p } }) } // expect
  fun m72(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runBlocking { coroutineScope { p } }) } // expect
  fun m73(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runBlocking { withTimeout(3) { p } }) } // expect
  fun m74(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runBlocking { withTimeoutOrNull(3) { p } } ?: "") } // expect
  fun m75(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runBlocking { listOf(async { p }).awaitAll()[0] }) } // expect
  fun m76(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runBlocking { awaitAll(async { p }).first() }) } // expect
  fun m77(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runBlocking { flowOf(p).first() }) } // expect
  fun m78(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runBlocking { flow { emit(p) }.map { it.trim() }.first() }) } // expect
  fun m79(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runBlocking { flowOf(p).toList()[0] }) } // expect
  fun m80(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runBlocking { listOf(p).asFlow().filter { true }.single() }) } // expect
  fun m81(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runBlocking { flowOf(p).onEach { }.firstOrNull() }) } // expect
  fun m82(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runBlocking { flowOf("a").map { p }.first() }) } // expect
  fun m83(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runBlocking { flowOf(p).transform { emit(it) }.first() }) } // expect
  fun m84(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runBlocking { flowOf(p).flatMapConcat { flowOf(it) }.first() }) } // expect
  fun m85(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runBlocking { flowOf(p).reduce { a, b -> a + b } }) } // expect
  fun m86(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runBlocking { flowOf(p).fold("") { a, b -> a + b } }) } // expect
  fun m87(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runBlocking { flowOf("a").combine(flowOf(p)) { a, b -> a + b }.first() }) } // expect
  fun m88(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runBlocking { flowOf("a").zip(flowOf(p)) { a, b -> b }.first() }) } // expect
  fun m89(req: HttpServletRequest) { val p = req.getParameter("p"); var x = ""; runBlocking { flowOf(p).collect { x = it } }; Runtime.getRuntime().exec("sh -c " + x) } // expect
  fun m90(req: HttpServletRequest) { val p = req.getParameter("p"); var x = ""; runBlocking { launch { x = p } }; Runtime.getRuntime().exec("sh -c " + x) } // expect
}
class ExOfObj3(val cmd: String) : RuntimeException("x")
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
