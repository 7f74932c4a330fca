import jakarta.servlet.http.*
class B : HttpServlet() {
  override fun doGet(q: HttpServletRequest, r: HttpServletResponse) {
    val t = Triple("a", q.getParameter("t"), 1)
    Runtime.getRuntime().exec("x " + t.second) // expect
    Runtime.getRuntime().exec("x " + t.first)
    val (a, b) = Pair("a", q.getParameter("t"))
    Runtime.getRuntime().exec("x " + a)
    Runtime.getRuntime().exec("x " + b) // expect
    val p = "a" to q.getParameter("t")
    Runtime.getRuntime().exec("x " + p.first)
    Runtime.getRuntime().exec("x " + p.second) // expect
    val m = mapOf("k" to q.getParameter("k"), "c" to "d")
    Runtime.getRuntime().exec("x " + m["k"]) // expect
    Runtime.getRuntime().exec("x " + m["c"])
    for ((k, v) in m) Runtime.getRuntime().exec("x " + v) // expect
  }
}
