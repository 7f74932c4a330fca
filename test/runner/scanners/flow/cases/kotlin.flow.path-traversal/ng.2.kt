package app

import java.io.File
import java.io.InputStream
import java.util.zip.ZipInputStream

fun unzip(input: InputStream, target: File) {
    ZipInputStream(input).use { zip ->
        generateSequence { zip.nextEntry }.forEach { entry ->
            val file = File(target, entry.name)
            file.outputStream().use { zip.copyTo(it) } // expect
        }
    }
}
