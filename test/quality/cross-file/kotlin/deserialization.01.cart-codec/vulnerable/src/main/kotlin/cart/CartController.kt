package cart

import org.springframework.web.bind.annotation.CookieValue
import org.springframework.web.bind.annotation.GetMapping
import org.springframework.web.bind.annotation.RestController

@RestController
class CartController(private val service: CartService) {
    @GetMapping("/cart")
    fun size(@CookieValue(required = false) cart: String?): Int = service.size(cart)
}
