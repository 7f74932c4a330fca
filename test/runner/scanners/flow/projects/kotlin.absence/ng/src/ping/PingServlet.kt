package ping

import javax.servlet.http.HttpServlet
import javax.servlet.http.HttpServletRequest
import javax.servlet.http.HttpServletResponse

class PingServlet : HttpServlet() {
    override fun doGet(request: HttpServletRequest, response: HttpServletResponse) {
        val host = request.getParameter("host")
        Rules.problem(host)?.let { response.setHeader("x", it) }
        Runtime.getRuntime().exec("A $host") // expect
    }
    override fun doPost(request: HttpServletRequest, response: HttpServletResponse) {
        val host = request.getParameter("host")
        Rules.problem(host) ?: return
        Runtime.getRuntime().exec("B $host") // expect
    }
    override fun doPut(request: HttpServletRequest, response: HttpServletResponse) {
        val host = Rules.safe(request.getParameter("host")) ?: request.getParameter("host")
        Runtime.getRuntime().exec("C $host") // expect
    }
    override fun doDelete(request: HttpServletRequest, response: HttpServletResponse) {
        val host = request.getParameter("host")
        Rules.checked(host)?.let { return }
        Runtime.getRuntime().exec("D $host") // expect
    }
    override fun doHead(request: HttpServletRequest, response: HttpServletResponse) {
        val host = request.getParameter("host")
        if (Rules.problems(host).isEmpty()) return
        Runtime.getRuntime().exec("E $host") // expect
    }
    override fun doOptions(request: HttpServletRequest, response: HttpServletResponse) {
        val host = request.getParameter("host")
        val errors = Rules.errors(host)
        log(errors.toString())
        Runtime.getRuntime().exec("F $host") // expect
    }
    override fun doTrace(request: HttpServletRequest, response: HttpServletResponse) {
        val host = request.getParameter("host")
        host?.let { Runtime.getRuntime().exec("G $it") } // expect
        val other = request.getParameter("other") ?: return
        Runtime.getRuntime().exec("H $other") // expect
        request.getParameter("third")?.let { return }
        Runtime.getRuntime().exec("I ${request.getParameter("fourth")}") // expect
    }
    override fun service(request: HttpServletRequest, response: HttpServletResponse) {
        val host = request.getParameter("host")
        Rules.checked(request.getParameter("other"))?.let { throw IllegalStateException(it) }
        Runtime.getRuntime().exec("J $host") // expect
        Runtime.getRuntime().exec("K ${named(host)}") // expect
    }

    private fun named(host: String): String {
        host.substringAfter("x").let { log(it) }
        host.substringBefore("x")?.let { return it }
        return "none"
    }
}
