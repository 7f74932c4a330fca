import org.springframework.expression.spel.standard.SpelExpressionParser
import org.springframework.web.bind.annotation.*

@RestController
class Rules {
    private val parser = SpelExpressionParser()

    @GetMapping("/rule")
    fun rule(@RequestParam expression: String): Any? = parser.parseExpression(expression).value // expect
}
