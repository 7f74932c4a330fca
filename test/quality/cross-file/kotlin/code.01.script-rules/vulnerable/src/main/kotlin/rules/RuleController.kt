package rules

import org.springframework.web.bind.annotation.PostMapping
import org.springframework.web.bind.annotation.RequestBody
import org.springframework.web.bind.annotation.RestController

@RestController
class RuleController {
    private val engine = RuleEngine()

    @PostMapping("/rules/check")
    fun check(@RequestBody condition: Condition): Boolean = engine.evaluate(condition.toScript()) == true
}
