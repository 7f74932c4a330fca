package web

import java.nio.file.Files
import java.nio.file.Path
import org.springframework.web.bind.annotation.*
import org.springframework.web.multipart.MultipartFile

class Incoming(val claimId: Long, val name: String)

@RestController
class Uploads {
    @PostMapping("/a")
    fun all(@RequestPart("files") files: List<MultipartFile>) {
        files.map { it.toIncoming(1) }.map { Files.write(Path.of("/x").resolve(it.name), ByteArray(0)) } // expect
    }

    @PostMapping("/b")
    fun numbered(@RequestPart("files") files: List<MultipartFile>) {
        files.map { it.toIncoming(1) }.map { Files.write(Path.of("/x").resolve("c" + it.claimId), ByteArray(0)) }
    }

    private fun MultipartFile.toIncoming(claimId: Long) = Incoming(claimId, originalFilename ?: "unnamed.bin")
}
