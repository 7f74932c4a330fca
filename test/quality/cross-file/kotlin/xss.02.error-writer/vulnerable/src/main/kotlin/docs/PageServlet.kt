package docs

import jakarta.servlet.http.HttpServlet
import jakarta.servlet.http.HttpServletRequest
import jakarta.servlet.http.HttpServletResponse

class PageServlet : HttpServlet() {
    private val pages = mapOf("install" to "Run the installer.")

    override fun doGet(request: HttpServletRequest, response: HttpServletResponse) {
        val name = request.getParameter("page")
        val text = pages[name] ?: return response.writeNotFound("There is no page $name")
        response.writer.print(text)
    }
}
