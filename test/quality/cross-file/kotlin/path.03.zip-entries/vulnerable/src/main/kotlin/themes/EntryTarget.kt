package themes

import java.io.File

internal fun targetOf(folder: File, entry: String): File = File(folder, entry)
