import com.fasterxml.jackson.annotation.JsonSubTypes
import com.fasterxml.jackson.annotation.JsonTypeInfo
import com.fasterxml.jackson.databind.ObjectMapper

@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes(JsonSubTypes.Type(Circle::class, name = "circle"))
interface Shape

class Circle : Shape

class Mappers {
    val plain = ObjectMapper().apply {
        deactivateDefaultTyping()
    }
}
