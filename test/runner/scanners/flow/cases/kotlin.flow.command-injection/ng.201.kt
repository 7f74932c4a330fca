package demo
import org.springframework.web.bind.annotation.*
class Bag(private val values: List<String>) : Iterable<String> {
    override fun iterator(): Iterator<String> = values.iterator()
}
class Clean(private val values: List<String>) {
    operator fun iterator(): Iterator<Int> = values.map { it.toInt() }.iterator()
}
@RestController
class A {
    @GetMapping("/a") fun a(@RequestParam all: List<String>) {
        for (x in Bag(all)) Runtime.getRuntime().exec("sh -c " + x) // expect
    }
    @GetMapping("/b") fun b(@RequestParam all: List<String>) {
        for (x in Clean(all)) Runtime.getRuntime().exec("sh -c " + x)
    }
}
