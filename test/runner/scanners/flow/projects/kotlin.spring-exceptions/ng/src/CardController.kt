package cards

import org.springframework.web.bind.annotation.*

class NoCard(message: String) : RuntimeException(message)

@RestController
class CardController {
    @GetMapping("/cards/{name}")
    fun card(@PathVariable name: String): Int {
        throw NoCard("There is no card $name")
    }
}
