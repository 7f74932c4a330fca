package injected.rules;

import org.springframework.expression.EvaluationContext;
import org.springframework.expression.Expression;
import org.springframework.expression.spel.standard.SpelExpressionParser;
import org.springframework.stereotype.Service;

@Service
public class RuleFilter {
    private final EvaluationContext context;

    public RuleFilter(EvaluationContext context) {
        this.context = context;
    }

    public boolean matches(String rule, Object order) {
        Expression expression = new SpelExpressionParser().parseExpression(rule);
        return Boolean.TRUE.equals(expression.getValue(context, order, Boolean.class)); // expect
    }
}
