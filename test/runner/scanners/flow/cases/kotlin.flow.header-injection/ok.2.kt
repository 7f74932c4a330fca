import javax.servlet.http.*

class Case : HttpServlet() {
    override fun doPost(request: HttpServletRequest, response: HttpServletResponse) {
        val value = request.getParameter("value")
        response.setHeader("Content-Language", value.replace("\r", "").replace("\n", ""))
    }
}
