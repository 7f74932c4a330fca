package app

import java.util.*
import org.springframework.web.bind.annotation.*

enum class Kind { A, B }

data class Two(val first: String, val second: String)

@RestController
class Reports {
    @GetMapping("/m1")
    fun m1(@RequestParam q: String) {
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l[1]) // expect
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.last()) // expect
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.joinToString(",")) // expect
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.joinToString(",") { it.trim() }) // expect
        }
        run {
            val l = listOf("a", "b")
            Runtime.getRuntime().exec(l.joinToString(q)) // expect
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.map { it + "x" }.last()) // expect
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.filter { it.isNotBlank() }.joinToString(" ")) // expect
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.filterNot { it.isBlank() }.joinToString(" ")) // expect
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.mapIndexed { i, s -> "$i$s" }.joinToString(" ")) // expect
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.getOrNull(1) ?: "x") // expect
        }
    }
    @GetMapping("/m2")
    fun m2(@RequestParam q: String) {
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.find { it.length > 2 } ?: "x") // expect
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.reversed()[0]) // expect
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.sorted()[0]) // expect
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.sortedBy { it.length }[0]) // expect
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.drop(1)[0]) // expect
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.distinct().joinToString()) // expect
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.fold("") { a, s -> a + s }) // expect
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.reduce { a, s -> a + s }) // expect
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.zip(listOf("x", "y")).map { it.first }.joinToString()) // expect
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.associateWith { "v" }.keys.joinToString()) // expect
        }
    }
    @GetMapping("/m3")
    fun m3(@RequestParam q: String) {
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.associateBy { "k" }["k"] ?: "") // expect
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.associate { "k" to it }["k"] ?: "") // expect
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.groupBy { it.length }.values.first().first()) // expect
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.partition { it.isEmpty() }.second.first()) // expect
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.chunked(2).first().joinToString()) // expect
        }
        run {
            val l = listOf("a", q)
            Runtime.getRuntime().exec(l.flatMap { listOf(it) }.joinToString()) // expect
        }
        run {
            val m = mapOf("a" to "x", "b" to q)
            Runtime.getRuntime().exec(m["b"]!!) // expect
        }
        run {
            val m = mapOf("a" to "x", "b" to q)
            Runtime.getRuntime().exec(m.getValue("b")) // expect
        }
        run {
            val m = mapOf("a" to "x", "b" to q)
            Runtime.getRuntime().exec(m.values.joinToString()) // expect
        }
        run {
            val m = mapOf("a" to "x", "b" to q)
            Runtime.getRuntime().exec(m.entries.joinToString { it.value }) // expect
        }
    }
    @GetMapping("/m4")
    fun m4(@RequestParam q: String) {
        run {
            val m = mapOf("a" to "x", "b" to q)
            Runtime.getRuntime().exec(m.map { (k, v) -> v }.joinToString()) // expect
        }
        run {
            val m = mapOf("a" to "x", "b" to q)
            Runtime.getRuntime().exec(m.map { "${it.key}=${it.value}" }.joinToString(",")) // expect
        }
        run {
            var r = ""; mapOf(q to "x").forEach { (k, v) -> r += k }
            Runtime.getRuntime().exec(r) // expect
        }
        run {
            var r = ""; for ((k, v) in mapOf(q to "x")) r += k
            Runtime.getRuntime().exec(r) // expect
        }
        run {
            val t = listOf(Two("a", q))
            Runtime.getRuntime().exec(t.map { it.second }.joinToString()) // expect
        }
        run {
            val t = listOf(Two("a", q))
            Runtime.getRuntime().exec(t.map(Two::second).joinToString()) // expect
        }
        run {
            val t = listOf(Two("a", q))
            Runtime.getRuntime().exec(t.associate { it.first to it.second }["a"]!!) // expect
        }
    }
}
