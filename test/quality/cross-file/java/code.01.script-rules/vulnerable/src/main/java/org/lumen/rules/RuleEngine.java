package org.lumen.rules;

import javax.script.ScriptEngine;
import javax.script.ScriptEngineManager;
import javax.script.ScriptException;

public class RuleEngine {
    private final ScriptEngine engine = new ScriptEngineManager().getEngineByName("js");

    public Object evaluate(String expression) throws ScriptException {
        return engine.eval(expression); // expect
    }
}
