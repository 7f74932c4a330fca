package media

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext

class Converter {
    suspend fun convert(format: Format): Int = withContext(Dispatchers.IO) {
        val line = "ffmpeg -i /srv/input.mp4 /tmp/output." + format.extension
        ProcessBuilder("/bin/sh", "-c", line).start().waitFor() // expect
    }
}
