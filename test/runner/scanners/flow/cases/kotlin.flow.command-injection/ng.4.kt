import jakarta.servlet.http.*
class B : HttpServlet() {
  override fun doGet(q: HttpServletRequest, r: HttpServletResponse) {
    val m = mutableMapOf<String, MutableList<String>>()
    for (n in listOf("a")) m.getOrPut(n) { mutableListOf() }.add(q.getParameter("m"))
    Runtime.getRuntime().exec("x " + m["a"]!!.first()) // expect
    val g = q.getParameterValues("m").groupBy { it.take(1) }
    g.forEach { (k, v) -> Runtime.getRuntime().exec("x " + v[0]) } // expect
    val a = q.getParameterValues("m").associateWith { it.length }
    Runtime.getRuntime().exec("x " + a.keys.first()) // expect
    val b = q.getParameterValues("m").associate { it to it.trim() }
    Runtime.getRuntime().exec("x ${b["z"]}") // expect
    val (c, d) = q.getParameter("m").split(",")
    Runtime.getRuntime().exec("x $d") // expect
    val e = buildList { add(q.getParameter("e")) }
    Runtime.getRuntime().exec("x ${e[0]}") // expect
    val f = q.getParameterValues("m").fold("x") { acc, s -> "$acc $s" }
    Runtime.getRuntime().exec(f) // expect
    val (h, i) = q.getParameterValues("m").partition { it.isEmpty() }
    Runtime.getRuntime().exec("x " + i.joinToString(" ")) // expect
    val j = sequence { yield(q.getParameter("s")); yieldAll(listOf("a")) }
    Runtime.getRuntime().exec("x " + j.first()) // expect
    val k = q.getParameterValues("m").zip(listOf(1)).map { (s, n) -> s.repeat(n) }
    Runtime.getRuntime().exec("x " + k.last()) // expect
    val t = Triple("a", q.getParameter("t"), 1)
    Runtime.getRuntime().exec("x " + t.second) // expect
    Runtime.getRuntime().exec("x " + t.first)
    val n = runCatching { q.getParameter("n") }.getOrDefault("x")
    Runtime.getRuntime().exec("x $n") // expect
    val o = q.getParameter("o").also { println(it) }.run { "x " + this }
    Runtime.getRuntime().exec(o) // expect
    val p by lazy { q.getParameter("p") }
    Runtime.getRuntime().exec("x $p") // expect
    val s = with(StringBuilder()) { append("x "); append(q.getParameter("z")); toString() }
    Runtime.getRuntime().exec(s) // expect
    val u = q.parameterMap.mapValues { (_, v) -> v.joinToString() }.filterKeys { it != "x" }
    Runtime.getRuntime().exec("x ${u["a"]}") // expect
    val w = try { q.getParameter("w") } catch (e: Exception) { "" } finally { }
    Runtime.getRuntime().exec("x $w") // expect
    val x = q.getParameter("x")?.takeIf { it.isNotBlank() } ?: "d"
    Runtime.getRuntime().exec("x $x") // expect
    val y = arrayOf(q.getParameter("y"), *q.getParameterValues("y"))
    Runtime.getRuntime().exec(y.joinToString(" ", prefix = "x ") { it.uppercase() }) // expect
    val z = object { val v = q.getParameter("z") }
    Runtime.getRuntime().exec("x " + z.v) // expect
  }
}
