package pipelines

import org.yaml.snakeyaml.LoaderOptions
import org.yaml.snakeyaml.Yaml
import org.yaml.snakeyaml.constructor.Constructor

object Yamls {
    fun create(): Yaml {
        val options = LoaderOptions()
        options.setTagInspector { true } // expect
        return Yaml(Constructor(Any::class.java, options)) // expect
    }
}
