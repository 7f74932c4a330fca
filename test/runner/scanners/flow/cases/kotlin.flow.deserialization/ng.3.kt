package depot

import java.io.ObjectInputStream
import java.util.Base64
import org.springframework.web.bind.annotation.*

@RestController
class BasketController {
    @PostMapping("/basket")
    fun restore(@RequestBody basket: String): Any =
        Base64.getDecoder().decode(basket).inputStream().let(::ObjectInputStream).use { it.readObject() } // expect
}
