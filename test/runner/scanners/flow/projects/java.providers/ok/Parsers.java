package providers.plans;

import io.micronaut.context.annotation.Bean;
import io.micronaut.context.annotation.Factory;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

@Factory
public class Parsers {
    @Bean
    Yaml yaml() {
        return new Yaml(new SafeConstructor(new LoaderOptions()));
    }
}
