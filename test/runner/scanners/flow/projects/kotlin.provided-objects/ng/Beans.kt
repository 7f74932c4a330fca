package shop

import io.micronaut.context.annotation.Factory
import jakarta.inject.Singleton
import org.yaml.snakeyaml.Yaml
import org.yaml.snakeyaml.constructor.SafeConstructor

@Factory
class Beans {
    @Singleton
    fun yaml(): Yaml = Yaml()
}
