import org.mvel2.MVEL
import org.springframework.web.bind.annotation.*

@RestController
class A {
    @GetMapping("/")
    fun run(@RequestParam rule: String): String {
        MVEL.eval(rule) // expect
        JexlBuilder().create().createExpression(rule) // expect
        AviatorEvaluator.execute(rule) // expect
        return MVEL.eval("1 + 1").toString()
    }
}
