package app

import java.util.*
import org.springframework.web.bind.annotation.*

enum class Kind { A, B }

data class Two(val first: String, val second: String)

@RestController
class Tags {
    @GetMapping("/m1")
    fun m1(@RequestParam q: String) {
        run {
            val m = Regex("x(\\d+)(.*)").find(q)!!
            Runtime.getRuntime().exec(m.groupValues[2]) // expect
        }
        run {
            val m = Regex("x(\\d+)(.*)").find(q)!!
            Runtime.getRuntime().exec(m.value) // expect
        }
        run {
            val (n, rest) = Regex("x(\\d+)(.*)").find(q)!!.destructured
            Runtime.getRuntime().exec(rest) // expect
        }
    }
}
