package listening.files

import java.nio.file.Path

class Discs(private val root: Path) {
    fun load(number: Int): ByteArray = root.resolve("$number.flac").toFile().readBytes()
}
