package app

import kotlinx.serialization.json.Json
import org.slf4j.LoggerFactory
import org.springframework.web.bind.annotation.*

@RestController
class Audit(private val mapper: ObjectMapper) {
    private val log = LoggerFactory.getLogger(javaClass)

    @PostMapping("/login")
    fun login(@RequestParam user: String) {
        log.warn("login failed for ${Json.encodeToString(user)}")
        log.warn("login failed for ${mapper.writeValueAsString(user)}")
    }
}
