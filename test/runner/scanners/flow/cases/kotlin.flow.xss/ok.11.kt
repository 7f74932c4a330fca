import org.http4k.core.Request
import org.http4k.core.Response
import org.http4k.core.Status.Companion.OK
import org.springframework.web.util.HtmlUtils

fun greeting(request: Request): Response =
    Response(OK).header("Content-Type", "text/plain; charset=utf-8").body("Hello " + request.query("name"))

fun farewell(request: Request): Response =
    Response(OK).header("Content-Type", "text/html").body("<p>" + HtmlUtils.htmlEscape(request.query("name") ?: "") + "</p>")
