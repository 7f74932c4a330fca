import io.ktor.server.application.*
import io.ktor.server.routing.*
import io.ktor.server.websocket.*
import io.ktor.websocket.*
import java.io.File

data class Job(val name: String, val size: Int)

fun Application.module() = routing {
    webSocket("/jobs") {
        for (frame in incoming) {
            val text = (frame as? Frame.Text)?.readText() ?: continue
            Runtime.getRuntime().exec(arrayOf("sh", "-c", "convert $text")) // expect
        }
    }
    webSocket("/typed") {
        val job = receiveDeserialized<Job>()
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "convert ${job.name}")) // expect
    }
}
