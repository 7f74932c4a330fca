package injected.rules;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.expression.EvaluationContext;
import org.springframework.expression.spel.support.StandardEvaluationContext;

@Configuration
public class Contexts {
    @Bean
    public EvaluationContext evaluationContext() {
        return new StandardEvaluationContext();
    }
}
