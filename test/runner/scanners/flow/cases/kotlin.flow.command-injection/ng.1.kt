package app

import org.springframework.web.bind.annotation.*

@RestController
class Ping {
    @GetMapping("/ping")
    fun ping(@RequestParam host: String): String {
        val process = ProcessBuilder("sh", "-c", "ping -c 1 $host").start() // expect
        return process.inputStream.bufferedReader().readText()
    }
}
