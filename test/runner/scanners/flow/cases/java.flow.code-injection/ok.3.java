import org.springframework.expression.EvaluationContext;
import org.springframework.expression.spel.standard.SpelExpressionParser;
import org.springframework.expression.spel.support.SimpleEvaluationContext;
import org.springframework.web.bind.annotation.*;

@RestController
public class FilterController {
    @PostMapping("/filter")
    public boolean filter(@RequestBody String expression) {
        EvaluationContext context = SimpleEvaluationContext.forReadOnlyDataBinding().build();
        return new SpelExpressionParser().parseExpression(expression).getValue(context, Boolean.class);
    }
}
