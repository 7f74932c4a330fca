import javax.servlet.http.*

class Case : HttpServlet() {
    override fun doPost(request: HttpServletRequest, response: HttpServletResponse) {
        val value = request.getParameter("value")
        request.session.setAttribute("role", if (value == "author") "author" else "reader")
    }
}
