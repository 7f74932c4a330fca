package prices

import org.springframework.web.bind.annotation.GetMapping
import org.springframework.web.bind.annotation.RequestParam
import org.springframework.web.bind.annotation.RestController

@RestController
class PriceController(private val document: PriceDocument) {
    @GetMapping("/price")
    fun price(@RequestParam code: String): Int = document.priceOf(normalizeCode(code)).length
}
