package files

import java.io.File
import java.io.FileNotFoundException
import org.springframework.stereotype.Component

@Component
class DiskStorage : Storage {
    private val root = File("/srv/files")

    override fun read(name: String): ByteArray {
        val file = File(root, name).canonicalFile
        if (!file.path.startsWith(root.canonicalPath + File.separator)) throw FileNotFoundException(name)
        return file.readBytes()
    }
}
