import java.io.ByteArrayInputStream
import java.io.ObjectInputFilter
import java.io.ObjectInputStream

private val MODEL_ONLY = ObjectInputFilter.Config.createFilter("com.example.model.*;!*")

fun decode(frame: ByteArray): Any? =
    ObjectInputStream(ByteArrayInputStream(frame)).use { input ->
        input.objectInputFilter = MODEL_ONLY
        input.readObject()
    }
