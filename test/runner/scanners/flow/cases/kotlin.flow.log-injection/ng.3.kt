package app

import org.slf4j.LoggerFactory
import org.springframework.web.bind.annotation.*

fun String.narrow(): String = replace(Regex("[\\p{Punct}\\u0085]"), " ")

@RestController
class Audit {
    private val log = LoggerFactory.getLogger(javaClass)

    @PostMapping("/login")
    fun login(@RequestParam user: String) {
        log.warn("login failed for ${user.narrow()}") // expect
        log.warn("login failed for ${user.replace(Regex("[\\x00-\\x08]"), "_")}") // expect
        log.warn("login failed for ${user.filterNot { it == '\r' || it == '\t' }}") // expect
        log.warn("login failed for ${user.filterNot { it.isUpperCase() }}") // expect
    }
}
