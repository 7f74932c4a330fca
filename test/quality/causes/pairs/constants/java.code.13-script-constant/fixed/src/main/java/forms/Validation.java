package forms;

import javax.script.ScriptEngine;
import javax.script.ScriptEngineManager;
import javax.script.ScriptException;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class Validation {
    private static final String RULE = "var ok = function (n) { return n > 0; }; ok(3)";

    @PostMapping("/forms/validate")
    public Object validate(@RequestBody String body) throws ScriptException {
        ScriptEngine engine = new ScriptEngineManager().getEngineByName("javascript");
        return engine.eval(RULE);
    }
}
