import com.fasterxml.jackson.annotation.JsonTypeInfo
import com.fasterxml.jackson.databind.ObjectMapper
import com.fasterxml.jackson.databind.jsontype.impl.LaissezFaireSubTypeValidator

@JsonTypeInfo(use = JsonTypeInfo.Id.CLASS, property = "type") // expect
interface Shape

class Mappers {
    val old = ObjectMapper().apply {
        enableDefaultTyping() // expect
    }
    val other = ObjectMapper().also { it.activateDefaultTyping(LaissezFaireSubTypeValidator.instance) } // expect
}
