import java.io.File
import java.io.InputStream
import java.util.zip.ZipInputStream

fun unpack(input: InputStream, target: File) {
    ZipInputStream(input).use { zip ->
        generateSequence { zip.nextEntry }.filterNot { it.isDirectory }.forEach { entry ->
            val file = File(target, entry.name).canonicalFile
            if (!file.path.startsWith(target.canonicalPath + File.separator)) error("outside of the target")
            file.outputStream().use { zip.copyTo(it) }
        }
    }
}
