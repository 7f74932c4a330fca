package com.acme.filter;

import org.springframework.expression.Expression;
import org.springframework.expression.ExpressionParser;
import org.springframework.expression.spel.standard.SpelExpressionParser;
import org.springframework.expression.spel.support.StandardEvaluationContext;
import org.springframework.web.bind.annotation.*;

@RestController
public class RuleController {
    private final ExpressionParser parser = new SpelExpressionParser();

    @GetMapping("/rules/check")
    public boolean check(@RequestParam String expression, @RequestParam int amount) {
        StandardEvaluationContext context = new StandardEvaluationContext();
        context.setVariable("amount", amount);
        context.setVariable("limit", expression);
        Expression rule = parser.parseExpression("#amount < T(Integer).parseInt(#limit)");
        return Boolean.TRUE.equals(rule.getValue(context, Boolean.class));
    }
}
