package setters.frames

import java.io.ByteArrayInputStream
import java.io.ObjectInputFilter
import java.io.ObjectInputStream

class FrameCodec {
    private val filter = ObjectInputFilter.Config.createFilter("setters.model.*;!*")

    fun decode(frame: ByteArray): Any =
        ObjectInputStream(ByteArrayInputStream(frame)).use { input ->
            input.objectInputFilter = filter
            input.readObject()
        }
}
