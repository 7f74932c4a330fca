package pages

import jakarta.servlet.http.HttpServlet
import jakarta.servlet.http.HttpServletRequest
import jakarta.servlet.http.HttpServletResponse

class Notice(private val title: String) {
    private val body = StringBuilder()

    fun line(text: String) {
        body.append("<p>").append(text).append("</p>")
    }

    fun render(): String = buildString {
        append("<h1>").append(title).append("</h1>")
        append(body)
    }
}

class NoticeServlet : HttpServlet() {
    override fun doGet(req: HttpServletRequest, resp: HttpServletResponse) {
        val notice = Notice("Notice")
        notice.line(req.getParameter("text"))
        resp.contentType = "text/html"
        resp.writer.write(notice.render()) // expect
    }
}
