package app

import java.util.*
import org.springframework.web.bind.annotation.*

enum class Kind { A, B }

data class Two(val first: String, val second: String)

@RestController
class Memos {
    @GetMapping("/m1")
    fun m1(@RequestParam q: String) {
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l[0])
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.first())
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.joinToString(",") { "?" })
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.size.toString())
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.map { "x" }.first())
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.filter { it.matches(Regex("[a-z]+")) }.joinToString(" "))
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.filter { it in setOf("a", "b") }.joinToString(" "))
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.mapNotNull { it.toIntOrNull() }.joinToString(" "))
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.firstOrNull() ?: "x")
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.getOrElse(0) { "x" })
        }
    }
    @GetMapping("/m2")
    fun m2(@RequestParam q: String) {
        run {
            val l = listOf("a", "b")
            Runtime.getRuntime().exec(l.find { it == q } ?: "x")
        }
        run {
            val l = listOf("a", "b")
            Runtime.getRuntime().exec(l.firstOrNull { it.equals(q, true) } ?: "x")
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.take(1)[0])
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.subList(0, 1)[0])
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.fold("") { a, s -> a + "?" })
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.fold(0) { a, s -> a + s.length }.toString())
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.any { it == "x" }.toString() + l.count().toString())
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.associateWith { "v" }["a"] ?: "")
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.associate { it to "k" }["k"] ?: "")
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.groupBy { it.length }.keys.joinToString())
        }
    }
    @GetMapping("/m3")
    fun m3(@RequestParam q: String) {
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.withIndex().joinToString { "${it.index}" })
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.indices.joinToString())
        }
        run {
            val m = mapOf("a" to "x", "b" to q)
            Runtime.getRuntime().exec(m["a"]!!)
        }
        run {
            val m = mapOf("a" to "x", "b" to q)
            Runtime.getRuntime().exec(m.getOrDefault("a", "z"))
        }
        run {
            val m = mapOf("a" to "x", "b" to q)
            Runtime.getRuntime().exec(m.getOrElse("a") { "z" })
        }
        run {
            val m = mapOf("a" to "x", "b" to q)
            Runtime.getRuntime().exec(m.keys.joinToString())
        }
        run {
            val m = mapOf("a" to "x", "b" to q)
            Runtime.getRuntime().exec(m.entries.joinToString { it.key })
        }
        run {
            val m = mapOf("a" to "x", "b" to q)
            Runtime.getRuntime().exec(m.map { (k, v) -> k }.joinToString())
        }
        run {
            val m = mapOf("a" to "x", "b" to q)
            Runtime.getRuntime().exec(m.map { "${it.key}=?" }.joinToString(","))
        }
        run {
            var r = ""; for ((k, v) in mapOf("a" to "x", "b" to q)) r += k
            Runtime.getRuntime().exec(r)
        }
    }
    @GetMapping("/m4")
    fun m4(@RequestParam q: String) {
        run {
            var r = ""; mapOf("a" to "x", "b" to q).forEach { (k, v) -> r += k }
            Runtime.getRuntime().exec(r)
        }
        run {
            val t = listOf(Two("a", q))
            Runtime.getRuntime().exec(t.map { it.first }.joinToString())
        }
        run {
            val t = listOf(Two("a", q))
            Runtime.getRuntime().exec(t.map(Two::first).joinToString())
        }
        run {
            val t = listOf(Two("a", q))
            Runtime.getRuntime().exec(t.groupBy { it.first }.keys.joinToString())
        }
        run {
            val t = listOf(Two("a", q))
            Runtime.getRuntime().exec(t.joinToString { it.first })
        }
    }
}
