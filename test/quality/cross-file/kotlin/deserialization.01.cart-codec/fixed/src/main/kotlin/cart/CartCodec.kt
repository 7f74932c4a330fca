package cart

import com.fasterxml.jackson.module.kotlin.jacksonObjectMapper
import com.fasterxml.jackson.module.kotlin.readValue
import java.util.Base64

object CartCodec {
    fun decode(text: String): Any {
        val bytes = Base64.getUrlDecoder().decode(text)
        return jacksonObjectMapper().readValue<List<String>>(bytes)
    }
}
