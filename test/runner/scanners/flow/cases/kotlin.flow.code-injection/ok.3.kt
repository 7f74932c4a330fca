import org.springframework.expression.spel.standard.SpelExpressionParser
import org.springframework.web.bind.annotation.*

@RestController
class Sums {
    private val parser = SpelExpressionParser()

    @GetMapping("/sum")
    fun sum(@RequestParam name: String): String = parser.parseExpression("1 + 1").value.toString() + name
}
