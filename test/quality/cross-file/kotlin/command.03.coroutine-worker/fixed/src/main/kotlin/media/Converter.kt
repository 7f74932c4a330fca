package media

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext

class Converter {
    suspend fun convert(format: Format): Int = withContext(Dispatchers.IO) {
        val target = "/tmp/output." + format.extension
        ProcessBuilder("ffmpeg", "-i", "/srv/input.mp4", target).start().waitFor()
    }
}
