package docs

import jakarta.servlet.http.HttpServletResponse
import org.springframework.web.util.HtmlUtils

fun HttpServletResponse.writeNotFound(message: String) {
    status = 404
    contentType = "text/html"
    writer.println("<p>${HtmlUtils.htmlEscape(message)}</p>")
}
