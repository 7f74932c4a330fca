package pipelines

import org.yaml.snakeyaml.LoaderOptions
import org.yaml.snakeyaml.Yaml
import org.yaml.snakeyaml.constructor.SafeConstructor

object Yamls {
    fun create(): Yaml {
        return Yaml(SafeConstructor(LoaderOptions()))
    }
}
