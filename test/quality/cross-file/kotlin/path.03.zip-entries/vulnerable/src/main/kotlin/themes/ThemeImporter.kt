package themes

import java.io.File
import java.io.InputStream
import java.util.zip.ZipInputStream

class ThemeImporter(private val folder: File) {
    fun import(upload: InputStream) {
        ZipInputStream(upload).use { zip ->
            generateSequence { zip.nextEntry }.forEach { entry ->
                val target = targetOf(folder, entry.name)
                target.outputStream().use { output -> zip.copyTo(output) } // expect
            }
        }
    }
}
