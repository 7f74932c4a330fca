package com.acme.filters;

import org.springframework.expression.Expression;
import org.springframework.expression.spel.standard.SpelExpressionParser;

public class Expressions {
    private final SpelExpressionParser parser = new SpelExpressionParser();

    public Expression compile(String text) {
        return parser.parseExpression(text); // expect
    }
}
