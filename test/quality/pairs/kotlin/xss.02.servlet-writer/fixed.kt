package app

import javax.servlet.http.*
import org.springframework.web.util.HtmlUtils

class Search : HttpServlet() {
    override fun doGet(req: HttpServletRequest, resp: HttpServletResponse) {
        resp.contentType = "text/html"
        val q = HtmlUtils.htmlEscape(req.getParameter("q"))
        resp.writer.println("<p>You searched for $q</p>")
    }
}
