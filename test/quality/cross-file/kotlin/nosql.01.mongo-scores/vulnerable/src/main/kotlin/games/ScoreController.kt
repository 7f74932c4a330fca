package games

import org.springframework.web.bind.annotation.GetMapping
import org.springframework.web.bind.annotation.RequestParam
import org.springframework.web.bind.annotation.RestController

@RestController
class ScoreController(private val store: ScoreStore) {
    @GetMapping("/scores")
    fun count(@RequestParam minimum: String): Long = store.countAbove(minimum)
}
