package app

import java.util.*
import org.springframework.web.bind.annotation.*

enum class Kind { A, B }

data class Two(val first: String, val second: String)

@RestController
class Slugs {
    @GetMapping("/m1")
    fun m1(@RequestParam q: String) {
        run {
            val m = Regex("x(\\d+)(.*)").find(q)!!
            Runtime.getRuntime().exec(m.groupValues[1])
        }
        run {
            val m = Regex("[a-z]+").find(q)!!
            Runtime.getRuntime().exec(m.value)
        }
        run {
            val m = Regex("x(\\d+)(.*)").matchEntire(q)!!
            Runtime.getRuntime().exec(m.groups[1]!!.value)
        }
        run {
            val (n, rest) = Regex("x(\\d+)(.*)").find(q)!!.destructured
            Runtime.getRuntime().exec(n)
        }
        run {
            val r = Regex("[a-z]+").findAll(q).map { it.value }.joinToString(" ")
            Runtime.getRuntime().exec(r)
        }
    }
}
