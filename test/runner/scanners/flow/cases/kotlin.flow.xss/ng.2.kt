package app

import javax.servlet.http.*

class Search : HttpServlet() {
    override fun doGet(req: HttpServletRequest, resp: HttpServletResponse) {
        resp.contentType = "text/html"
        val q = req.getParameter("q")
        resp.writer.println("<p>You searched for $q</p>") // expect
    }
}
