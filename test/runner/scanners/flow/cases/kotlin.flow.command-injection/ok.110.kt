import io.ktor.server.application.*
import io.ktor.server.routing.*
import io.ktor.server.websocket.*
import io.ktor.websocket.*
import java.io.File

data class Job(val name: String, val size: Int)

fun Application.module() = routing {
    webSocket("/jobs") {
        val script = File("/etc/jobs/convert.sh").readText()
        for (frame in incoming) {
            val size = (frame as? Frame.Text)?.readText()?.toIntOrNull() ?: continue
            Runtime.getRuntime().exec(arrayOf("sh", "-c", "convert -resize $size"))
        }
    }
    webSocket("/typed") {
        val job = receiveDeserialized<Job>()
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "convert -resize ${job.size}"))
    }
}
