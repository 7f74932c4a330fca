package ping

import javax.servlet.http.HttpServlet
import javax.servlet.http.HttpServletRequest
import javax.servlet.http.HttpServletResponse

class PingServlet : HttpServlet() {
    override fun doGet(request: HttpServletRequest, response: HttpServletResponse) {
        val host = request.getParameter("host")
        Rules.problem(host)?.let { return }
        Runtime.getRuntime().exec("a $host")
    }
    override fun doPost(request: HttpServletRequest, response: HttpServletResponse) {
        val host = request.getParameter("host")
        Rules.checked(host) ?: return
        Runtime.getRuntime().exec("b $host")
    }
    override fun doPut(request: HttpServletRequest, response: HttpServletResponse) {
        val host = Rules.safe(request.getParameter("host")) ?: return
        Runtime.getRuntime().exec("c $host")
    }
    override fun doDelete(request: HttpServletRequest, response: HttpServletResponse) {
        val host = Rules.safeUnless(request.getParameter("host")) ?: throw IllegalArgumentException()
        Runtime.getRuntime().exec("d $host")
    }
    override fun doHead(request: HttpServletRequest, response: HttpServletResponse) {
        val host = request.getParameter("host")
        Rules.problemElse(host)?.let { throw IllegalArgumentException(it) }
        Runtime.getRuntime().exec("e $host")
    }
    override fun doTrace(request: HttpServletRequest, response: HttpServletResponse) {
        val host = request.getParameter("host")
        Rules.problemElse(host)?.also { response.sendError(400, it); return }
        Runtime.getRuntime().exec("f $host")
    }
    override fun doOptions(request: HttpServletRequest, response: HttpServletResponse) {
        val host = request.getParameter("host")
        if (Rules.problems(host).isNotEmpty()) return
        Runtime.getRuntime().exec("g $host")
    }
}
class TraceServlet : HttpServlet() {
    override fun doGet(request: HttpServletRequest, response: HttpServletResponse) {
        val host = request.getParameter("host")
        if (Rules.errors(host).any()) return
        Runtime.getRuntime().exec("h $host")
    }
    override fun doPost(request: HttpServletRequest, response: HttpServletResponse) {
        val host = request.getParameter("host")
        val errors = Rules.errorMap(host)
        if (errors.isNotEmpty()) return
        Runtime.getRuntime().exec("i $host")
    }
    override fun doPut(request: HttpServletRequest, response: HttpServletResponse) {
        val host = request.getParameter("host")
        requireNotNull(Rules.checked(host)) { "bad" }
        Runtime.getRuntime().exec("j $host")
    }
    override fun doDelete(request: HttpServletRequest, response: HttpServletResponse) {
        val host = request.getParameter("host")
        Rules.checked(host)!!
        Runtime.getRuntime().exec("k $host")
    }
    override fun doHead(request: HttpServletRequest, response: HttpServletResponse) {
        val host = request.getParameter("host")
        Rules.checked(host)?.let { Runtime.getRuntime().exec("l $it"); Runtime.getRuntime().exec("m $host") }
    }
    override fun doOptions(request: HttpServletRequest, response: HttpServletResponse) {
        val host = request.getParameter("host")
        if (null != Rules.problem(host)) return
        Runtime.getRuntime().exec("n $host")
    }
    override fun doTrace(request: HttpServletRequest, response: HttpServletResponse) {
        val host = request.getParameter("host")
        val ok = host?.let { it.matches(Regex("[a-z]+")) } ?: false
        if (!ok) return
        Runtime.getRuntime().exec("o $host")
    }
}
class RouteServlet : HttpServlet() {
    override fun doGet(request: HttpServletRequest, response: HttpServletResponse) {
        val host = request.getParameter("host")
        host.takeIf { it.matches(Regex("[a-z]+")) } ?: return
        Runtime.getRuntime().exec("p $host")
    }
    override fun doPost(request: HttpServletRequest, response: HttpServletResponse) {
        val host = request.getParameter("host")
        if (Rules.safe(host) == null) return
        Runtime.getRuntime().exec("q $host")
    }
    override fun doPut(request: HttpServletRequest, response: HttpServletResponse) {
        val host = request.getParameter("host")
        when (val problem = Rules.problem(host)) {
            null -> Runtime.getRuntime().exec("r $host")
            else -> response.sendError(400, problem)
        }
    }
    override fun doDelete(request: HttpServletRequest, response: HttpServletResponse) {
        val host = request.getParameter("host")
        Rules.problem(host)?.run { response.sendError(400, this); return }
        Runtime.getRuntime().exec("s $host")
    }
    override fun doHead(request: HttpServletRequest, response: HttpServletResponse) {
        val host = request.getParameter("host")
        Rules.errors(host).firstOrNull()?.let { return }
        Runtime.getRuntime().exec("t $host")
    }
    override fun doOptions(request: HttpServletRequest, response: HttpServletResponse) {
        val host = request.getParameter("host")
        val errors = Rules.errors(host)
        errors.takeIf { it.isNotEmpty() }?.let { return }
        Runtime.getRuntime().exec("u $host")
    }
}
