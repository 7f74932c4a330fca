import javax.servlet.http.HttpServlet
import javax.servlet.http.HttpServletRequest
import javax.servlet.http.HttpServletResponse

private val PAGE = Regex("/(?:shelf|/reader)/[a-z0-9]+")
private val ANY = Regex("/(?:shelf|reader)/[a-z0-9]+|.+")

class Bookshop : HttpServlet() {
    override fun doGet(request: HttpServletRequest, response: HttpServletResponse) {
        val page = request.getParameter("page")
        if (PAGE.matches(page)) response.sendRedirect(page) // expect
        if (ANY.matches(page)) response.sendRedirect(page) // expect
    }
}
