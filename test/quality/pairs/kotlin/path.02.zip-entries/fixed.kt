package app

import java.io.File
import java.io.InputStream
import java.util.zip.ZipInputStream

fun unzip(input: InputStream, target: File) {
    ZipInputStream(input).use { zip ->
        generateSequence { zip.nextEntry }.forEach { entry ->
            val file = File(target, entry.name)
            require(file.canonicalPath.startsWith(target.canonicalPath + File.separator))
            file.outputStream().use { zip.copyTo(it) }
        }
    }
}
