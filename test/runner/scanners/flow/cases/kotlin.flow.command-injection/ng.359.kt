package prop.obj.obj4
import javax.servlet.http.*
import java.util.concurrent.*
import java.util.concurrent.atomic.*
import kotlinx.coroutines.*
import kotlinx.coroutines.channels.*
import kotlinx.coroutines.flow.*
import kotlin.reflect.full.*
import kotlin.properties.*
  fun m91(req: HttpServletRequest) { val p = req.getParameter("p"); var x = ""; GlobalScope.launch { x = p }; Runtime.getRuntime().exec("sh -c " + x) } // expect
  fun m92(req: HttpServletRequest) { val p = req.getParameter("p"); val ch = Channel<String>(); runBlocking { ch.send(p) }; Runtime.getRuntime().exec("sh -c " + runBlocking { ch.receive() }) } // expect
  fun m93(req: HttpServletRequest) { val p = req.getParameter("p"); val ch = Channel<String>(); ch.trySend(p); Runtime.getRuntime().exec("sh -c " + ch.tryReceive().getOrNull()) } // expect
  fun m94(req: HttpServletRequest) { val p = req.getParameter("p"); val st = MutableStateFlow(""); st.value = p; Runtime.getRuntime().exec("sh -c " + st.value) } // expect
  fun m96(req: HttpServletRequest) { val p = req.getParameter("p"); val st = MutableStateFlow(p); Runtime.getRuntime().exec("sh -c " + st.asStateFlow().value) } // expect
  fun m97(req: HttpServletRequest) { val p = req.getParameter("p"); val d = CompletableDeferred<String>(); d.complete(p); Runtime.getRuntime().exec("sh -c " + runBlocking { d.await() }) } // expect
  fun m98(req: HttpServletRequest) { val p = req.getParameter("p"); val a = AtomicReference(p); Runtime.getRuntime().exec("sh -c " + a.get()) } // expect
  fun m99(req: HttpServletRequest) { val p = req.getParameter("p"); val a = AtomicReference(""); a.set(p); Runtime.getRuntime().exec("sh -c " + a.get()) } // expect
  fun m100(req: HttpServletRequest) { val p = req.getParameter("p"); val a = AtomicReference(""); a.updateAndGet { p }; Runtime.getRuntime().exec("sh -c " + a.get()) } // expect
  fun m101(req: HttpServletRequest) { val p = req.getParameter("p"); val t = ThreadLocal<String>(); t.set(p); Runtime.getRuntime().exec("sh -c " + t.get()) } // expect
  fun m102(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CompletableFuture.supplyAsync { p }.thenApply { it.trim() }.get()) } // expect
  fun m103(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CompletableFuture.supplyAsync { "a" }.thenApply { it + p }.get()) } // expect
  fun m104(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Executors.newSingleThreadExecutor().submit<String> { p }.get()) } // expect
  fun m105(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Executors.newSingleThreadExecutor().submit(Callable { p }).get()) } // expect
  fun m106(req: HttpServletRequest) { val p = req.getParameter("p"); val q = LinkedBlockingQueue<String>(); q.put(p); Runtime.getRuntime().exec("sh -c " + q.take()) } // expect
  fun m107(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + D1OfObj4(p, 1).n) }
  fun m108(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + D1OfObj4(p, 1).hashCode()) }
  fun m109(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + D1OfObj4(p, 1) == D1OfObj4("a", 1)) }
  fun m110(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p is String) }
  fun m111(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + E1OfObj4.valueOf(p)) }
  fun m113(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + E1OfObj4.values().first { it.name == p }) }
  fun m114(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + E1OfObj4.entries.find { it.name == p }?.name) }
  fun m115(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + runBlocking { async { p.length }.await() }) }
  fun m117(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + hof3(p) { it.length }) }
  fun m118(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + D1OfObj4::class.simpleName + p.length) }
}
data class D1OfObj4(val name: String, val n: Int) { var other: String = "" }
class C1OfObj4(private val s: String) { val prop get() = s + "x"; val lz by lazy { s.trim() }; var setter: String = ""; set(value) { field = value.trim() }; var backing = ""; fun read() = backing; fun get() = s; val len get() = s.length; companion object { fun make(s: String) = C1OfObj4(s); fun last(s: String): String = s } }
enum class E1OfObj4 { A, B }
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
