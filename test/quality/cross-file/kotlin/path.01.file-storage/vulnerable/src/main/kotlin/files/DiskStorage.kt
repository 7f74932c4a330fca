package files

import java.io.File
import org.springframework.stereotype.Component

@Component
class DiskStorage : Storage {
    private val root = File("/srv/files")

    override fun read(name: String): ByteArray = File(root, name).readBytes() // expect
}
