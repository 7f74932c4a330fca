import java.io.File
import java.util.zip.ZipFile

fun unpack(file: File, target: File) {
    ZipFile(file).use { zip ->
        zip.entries().asSequence().filterNot { it.isDirectory }.forEach { entry ->
            File(target, entry.name).outputStream().use { zip.getInputStream(entry).copyTo(it) } // expect
        }
    }
}
