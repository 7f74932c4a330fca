package shop

import io.micronaut.http.annotation.Body
import io.micronaut.http.annotation.Controller
import io.micronaut.http.annotation.Post
import org.yaml.snakeyaml.Yaml

@Controller("/orders")
class Orders(private val yaml: Yaml) {
    @Post
    fun create(@Body order: String): String {
        val fields: Map<String, Any> = yaml.load(order) // expect
        return "created ${fields.size}"
    }
}
