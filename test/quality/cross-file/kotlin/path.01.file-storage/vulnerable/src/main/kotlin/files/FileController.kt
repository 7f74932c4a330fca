package files

import org.springframework.web.bind.annotation.GetMapping
import org.springframework.web.bind.annotation.RequestParam
import org.springframework.web.bind.annotation.RestController

@RestController
class FileController(private val storage: Storage) {
    @GetMapping("/files", produces = ["application/octet-stream"])
    fun download(@RequestParam name: String): ByteArray = storage.read(name)
}
