package reports

import org.springframework.web.bind.annotation.GetMapping
import org.springframework.web.bind.annotation.RequestParam
import org.springframework.web.bind.annotation.RestController

val columns = setOf("name", "date")

@RestController
class Reports {
    @GetMapping("/others")
    fun others(@RequestParam q: String) {
        when (q) {
            in columns -> Unit
            else -> Runtime.getRuntime().exec(q) // expect
        }
    }

    @GetMapping("/outside")
    fun outside(@RequestParam q: String) {
        when (q) {
            !in columns -> Runtime.getRuntime().exec(q) // expect
            else -> Unit
        }
    }

    @GetMapping("/chosen")
    fun chosen(@RequestParam q: String, @RequestParam given: String) {
        when (q) {
            "name", in listOf(given) -> Runtime.getRuntime().exec(q) // expect
            else -> Unit
        }
    }

    @GetMapping("/between")
    fun between(@RequestParam q: String) {
        when (q) {
            in "a".."z" -> Runtime.getRuntime().exec(q) // expect
            else -> Unit
        }
        Runtime.getRuntime().exec(q.run { trim() }) // expect
        Runtime.getRuntime().exec(with(q) { uppercase() }) // expect
    }
}
