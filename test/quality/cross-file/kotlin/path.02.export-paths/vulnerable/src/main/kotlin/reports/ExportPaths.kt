package reports

import java.nio.file.Path
import java.nio.file.Paths

class ExportPaths(private val settings: ExportSettings) {
    fun of(name: String): Path = Paths.get(settings.folder, name)
}
