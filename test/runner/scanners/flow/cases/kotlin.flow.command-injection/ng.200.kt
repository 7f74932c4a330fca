package demo
import org.springframework.web.bind.annotation.*
class Bag(private val values: Map<String, String>) {
    operator fun get(name: String): String? = values[name]
}
class Clean(private val values: Map<String, String>) {
    operator fun get(name: String): Int = values[name]!!.toInt()
}
class Store {
    private val items = mutableMapOf<String, String>()
    operator fun set(name: String, value: String) { items[name] = value }
    operator fun get(name: String): String? = items[name]
}
class Digits {
    private val items = mutableMapOf<String, Int>()
    operator fun set(name: String, value: String) { items[name] = value.toInt() }
    operator fun get(name: String): Int? = items[name]
}
@RestController
class A {
    @GetMapping("/a") fun a(@RequestParam all: Map<String, String>) {
        val bag = Bag(all)
        Runtime.getRuntime().exec("sh -c " + bag["x"]) // expect
    }
    @GetMapping("/b") fun b(@RequestParam all: Map<String, String>) {
        val bag = Clean(all)
        Runtime.getRuntime().exec("sh -c " + bag["x"])
    }
    @GetMapping("/c") fun c(@RequestParam x: String) {
        val s = Store()
        s["x"] = x
        Runtime.getRuntime().exec("sh -c " + s["x"]) // expect
    }
    @GetMapping("/d") fun d(@RequestParam x: String) {
        val s = Digits()
        s["x"] = x
        Runtime.getRuntime().exec("sh -c " + s["x"])
    }
}
