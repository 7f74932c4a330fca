package walks

import java.io.File
import org.springframework.web.bind.annotation.PostMapping
import org.springframework.web.bind.annotation.RequestBody
import org.springframework.web.bind.annotation.RestController
import org.springframework.web.client.RestTemplate

data class Walk(val name: String, val map: String)

@RestController
class WalkController(private val http: RestTemplate) {
    @PostMapping("/walks")
    fun sizes(@RequestBody walks: List<Walk>): Int = walks.sumOf { sizeOf(it.map) }

    @PostMapping("/walks/longest")
    fun longest(@RequestBody walks: List<Walk>) {
        val name = walks.map { it.name }.single { it.isNotEmpty() }
        File("/srv/walks", name).writeText("seen") // expect
    }

    private fun sizeOf(address: String): Int =
        http.getForObject(address, String::class.java)!!.length // expect
}
