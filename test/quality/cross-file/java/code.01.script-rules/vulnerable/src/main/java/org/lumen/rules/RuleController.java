package org.lumen.rules;

import javax.script.ScriptException;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class RuleController {
    private final RuleEngine engine = new RuleEngine();

    @PostMapping("/rules/evaluate")
    public Object evaluate(@RequestBody RuleCommand command) throws ScriptException {
        return engine.evaluate(command.script());
    }
}
