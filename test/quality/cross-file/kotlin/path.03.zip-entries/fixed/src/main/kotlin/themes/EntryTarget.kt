package themes

import java.io.File
import java.io.IOException

internal fun targetOf(folder: File, entry: String): File {
    val target = File(folder, entry)
    if (!target.canonicalPath.startsWith(folder.canonicalPath + File.separator)) {
        throw IOException("entry outside of the folder")
    }
    return target
}
