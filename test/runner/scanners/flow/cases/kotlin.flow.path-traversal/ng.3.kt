import java.io.File
import org.http4k.core.*
import org.http4k.routing.*

fun app(): HttpHandler = { req: Request ->
    Response(Status.OK).body(File("/data/" + req.query("file")).readText()) // expect
}
