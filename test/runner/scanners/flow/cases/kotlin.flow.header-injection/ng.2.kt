import javax.servlet.http.*

class Case : HttpServlet() {
    override fun doPost(request: HttpServletRequest, response: HttpServletResponse) {
        val value = request.getParameter("value")
        response.addHeader("X-Name", "a" + value.trim()) // expect
    }
}
