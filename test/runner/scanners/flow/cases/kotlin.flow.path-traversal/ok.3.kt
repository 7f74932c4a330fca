import java.io.File
import org.http4k.core.*
import org.springframework.web.bind.annotation.*

fun app(): HttpHandler = { req: Request ->
    val name = File(req.query("file") ?: "").name
    Response(Status.OK).body(File("/data/" + name).readText())
}

@RestController
class Files {
    @GetMapping("/file")
    fun file(@RequestParam name: String) = File("/data/" + File(name).nameWithoutExtension).readText()
}
