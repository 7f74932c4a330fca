package reports

import java.nio.file.Path
import java.nio.file.Paths

class ExportPaths(private val settings: ExportSettings) {
    private val name = Regex("[a-z0-9-]+\\.csv")

    fun of(file: String): Path {
        require(name.matches(file)) { "The name is invalid." }
        return Paths.get(settings.folder, file)
    }
}
