import javax.servlet.http.*

class Case : HttpServlet() {
    override fun doPost(request: HttpServletRequest, response: HttpServletResponse) {
        val value = request.getParameter("value")
        ldapTemplate.search("ou=people", "(uid=" + value + ")", mapper) // expect
    }
}
