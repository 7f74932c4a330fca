import org.http4k.core.ContentType
import org.http4k.core.Request
import org.http4k.core.Response
import org.http4k.core.Status.Companion.OK
import org.http4k.core.with
import org.http4k.lens.Header
import org.http4k.lens.contentType

fun greeting(request: Request): Response =
    Response(OK).header("Content-Type", "text/html; charset=utf-8").body("<p>" + request.query("name") + "</p>") // expect

fun farewell(request: Request): Response =
    Response(OK).with(Header.CONTENT_TYPE of ContentType.TEXT_HTML).body("<p>" + request.query("name") + "</p>") // expect
