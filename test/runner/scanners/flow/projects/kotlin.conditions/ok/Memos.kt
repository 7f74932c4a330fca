package memos

import org.springframework.web.bind.annotation.GetMapping
import org.springframework.web.bind.annotation.RequestParam
import org.springframework.web.bind.annotation.RestController

val columns = setOf("name", "date")

@RestController
class Memos {
    @GetMapping("/inside")
    fun inside(@RequestParam q: String) {
        when (q) {
            in columns -> Runtime.getRuntime().exec(q)
            else -> Unit
        }
    }

    @GetMapping("/others")
    fun others(@RequestParam q: String) {
        when (q) {
            !in columns -> Unit
            else -> Runtime.getRuntime().exec(q)
        }
        Runtime.getRuntime().exec("wc ${q.run { length }}")
    }

    @GetMapping("/bound")
    fun bound(@RequestParam q: String) {
        val column = when (val trimmed = q.trim()) {
            in setOf("name") -> trimmed
            else -> throw IllegalArgumentException()
        }
        Runtime.getRuntime().exec(column)
    }
}
