package app

import org.slf4j.LoggerFactory
import org.springframework.web.bind.annotation.*

@RestController
class Audit {
    private val log = LoggerFactory.getLogger(javaClass)

    @PostMapping("/login")
    fun login(@RequestParam user: String) {
        log.warn("login failed for ${user.replace("\n", "").replace("\r", "")}")
    }
}
