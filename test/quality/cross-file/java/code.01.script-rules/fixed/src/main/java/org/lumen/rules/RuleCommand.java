package org.lumen.rules;

public record RuleCommand(String name, String expression) {
    public String script() {
        double factor = Double.parseDouble(expression);
        return "var result = (" + factor + "); result;";
    }
}
