package docs

import jakarta.servlet.http.HttpServletResponse

fun HttpServletResponse.writeNotFound(message: String) {
    status = 404
    contentType = "text/html"
    writer.println("<p>$message</p>") // expect
}
