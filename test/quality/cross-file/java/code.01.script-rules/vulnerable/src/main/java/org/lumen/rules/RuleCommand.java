package org.lumen.rules;

public record RuleCommand(String name, String expression) {
    public String script() {
        return "var result = (" + expression + "); result;";
    }
}
