package cart

import java.io.ByteArrayInputStream
import java.io.ObjectInputStream
import java.util.Base64

object CartCodec {
    fun decode(text: String): Any {
        val bytes = Base64.getUrlDecoder().decode(text)
        return ObjectInputStream(ByteArrayInputStream(bytes)).use { it.readObject() } // expect
    }
}
