import org.springframework.web.bind.annotation.*
@RestController
class A {
  private val known = setOf("a")
  @GetMapping("/x")
  fun get(@RequestParam q: String): String {
    val m = mutableMapOf<String, String>()
    for (pair in q.split("&")) {
      val (k, v) = pair.split("=")
      m[k] = v
    }
    if (m["repo"] !in known) return ""
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ls " + m["repo"]))
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ls " + m["x"])) // expect
    val n = q.split("&").associate { it.substringBefore("=") to it.substringAfter("=") }
    if (n["repo"] !in known) return ""
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ls " + n["repo"]))
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ls " + n["x"])) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ls " + n.getOrDefault("y", ""))) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ls " + n.getValue("z"))) // expect
    return ""
  }
}
