package app

import javax.script.ScriptEngineManager
import org.springframework.web.bind.annotation.*

@RestController
class Calc {
    @GetMapping("/calc")
    fun calc(@RequestParam expr: String): Any? {
        val engine = ScriptEngineManager().getEngineByExtension("js")
        return engine.eval(expr) // expect
    }
}
