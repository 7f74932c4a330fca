package app

import org.slf4j.LoggerFactory
import org.springframework.web.bind.annotation.*

fun String.oneLine(): String = replace(Regex("[\\p{Cntrl}\\u0085]"), " ")

@RestController
class Audit {
    private val log = LoggerFactory.getLogger(javaClass)

    @PostMapping("/login")
    fun login(@RequestParam user: String) {
        log.warn("login failed for ${user.oneLine()}")
        log.warn("login failed for ${user.replace(Regex("[\\x00-\\x1f]"), "_")}")
        log.warn("login failed for ${user.replace(Regex("[^ -~]"), "_")}")
        log.warn("login failed for ${user.filterNot { it == '\r' || it == '\n' }}")
        log.warn("login failed for ${user.filterNot { it.isISOControl() }}")
        log.warn("login failed for ${user.filterNot(Char::isISOControl)}")
    }
}
