package com.acme.calc;

import javax.script.ScriptEngine;
import javax.script.ScriptEngineManager;
import javax.script.ScriptException;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class FormulaController {
    private final ScriptEngine engine = new ScriptEngineManager().getEngineByName("nashorn");

    @PostMapping("/price")
    public Object price(@RequestParam String discount) throws ScriptException {
        return engine.eval("100 * (1 - " + Double.parseDouble(discount) + ")");
    }
}
