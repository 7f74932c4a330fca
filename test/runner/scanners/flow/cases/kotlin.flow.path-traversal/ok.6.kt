import jakarta.validation.Valid
import jakarta.validation.constraints.Pattern
import java.io.File
import org.springframework.web.bind.annotation.PostMapping
import org.springframework.web.bind.annotation.RequestBody

data class Note(
    @field:Pattern(regexp = "[A-Za-z0-9][A-Za-z0-9 _-]*")
    val title: String,
    @get:Pattern(message = "a folder", regexp = """\w+""")
    val folder: String,
)

class Notes {
    @PostMapping("/notes")
    fun save(@Valid @RequestBody note: Note) {
        val copy = note.copy(title = note.title.lowercase())
        File("/srv/notes/${copy.folder}/${copy.title}.md").writeText("")
    }
}
