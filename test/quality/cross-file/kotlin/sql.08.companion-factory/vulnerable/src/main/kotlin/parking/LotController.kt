package parking

import org.springframework.web.bind.annotation.GetMapping
import org.springframework.web.bind.annotation.RequestParam
import org.springframework.web.bind.annotation.RestController

@RestController
class LotController(private val lots: LotRepository) {
    @GetMapping("/lots")
    fun inCity(@RequestParam city: String): List<Int> = LotQuery.forCity(city).let(lots::ids)
}
