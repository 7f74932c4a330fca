package depot

import org.springframework.web.bind.annotation.*

@RestController
class PackController {
    @PostMapping("/pack")
    fun pack(@RequestParam crate: String) {
        val names = listOf("--crate=$crate").filter { it.length > 8 }.ifEmpty { listOf("--all") }.joinToString(" ")
        ProcessBuilder("sh", "-c", "pack $names").start() // expect
        ProcessBuilder("sh", "-c", "pack " + "".ifEmpty { "--all" }).start()
    }
}
