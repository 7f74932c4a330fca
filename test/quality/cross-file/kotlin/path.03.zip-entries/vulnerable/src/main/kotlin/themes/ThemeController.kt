package themes

import java.io.File
import org.springframework.web.bind.annotation.PostMapping
import org.springframework.web.bind.annotation.RequestParam
import org.springframework.web.bind.annotation.RestController
import org.springframework.web.multipart.MultipartFile

@RestController
class ThemeController {
    private val importer = ThemeImporter(File("/srv/themes"))

    @PostMapping("/themes")
    fun upload(@RequestParam theme: MultipartFile) = importer.import(theme.inputStream)
}
