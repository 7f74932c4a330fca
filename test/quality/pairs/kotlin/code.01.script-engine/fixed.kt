package app

import javax.script.ScriptEngineManager
import org.springframework.web.bind.annotation.*

@RestController
class Calc {
    @GetMapping("/calc")
    fun calc(@RequestParam expr: Double): Any? {
        val engine = ScriptEngineManager().getEngineByExtension("js")
        engine.put("x", expr)
        return engine.eval("x * 2")
    }
}
