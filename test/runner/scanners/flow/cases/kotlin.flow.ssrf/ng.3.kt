package depot

import org.springframework.web.reactive.function.client.WebClient
import org.springframework.web.reactive.function.client.awaitBody
import org.springframework.web.reactive.function.server.*

data class Probe(val url: String, val number: Long)

class ProbeHandler(builder: WebClient.Builder) {
    private val web = builder.build()

    suspend fun probe(request: ServerRequest): ServerResponse {
        val probe = request.awaitBody<Probe>()
        val answer = web.get().uri(probe.url).retrieve().awaitBody<String>() // expect
        web.get().uri("https://probes.example.com/${probe.number}").retrieve().awaitBody<String>()
        return ServerResponse.ok().bodyValueAndAwait(answer.length)
    }
}
