package rules

import javax.script.ScriptEngineManager

class RuleEngine {
    private val engine = ScriptEngineManager().getEngineByName("js")

    fun evaluate(script: String): Any? = engine.eval(script) // expect
}
