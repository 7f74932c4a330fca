package setters.frames

import java.io.ByteArrayInputStream
import java.io.ObjectInputStream

class FrameCodec {
    fun decode(frame: ByteArray): Any =
        ObjectInputStream(ByteArrayInputStream(frame)).use { input ->
            input.readObject() // expect
        }
}
