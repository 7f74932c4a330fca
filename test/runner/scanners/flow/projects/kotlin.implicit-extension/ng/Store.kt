package reading.files

import java.nio.file.Path

class Tapes(private val root: Path) {
    fun load(name: String): ByteArray = root.resolve(name).toFile().readBytes() // expect
}
